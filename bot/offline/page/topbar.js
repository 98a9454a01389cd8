// The bar above the columns: how many, the demonstrations, the page's language and theme.

import { h, icon, shield } from "./dom.js";

export const MOST = 4;
const THEMES = ["auto", "light", "dark"];
const THEME_ICON = { auto: "auto", light: "sun", dark: "moon" };

/** `app` has t, lang, theme, count, botOnline, busy and the acts setCount, setLang, setTheme, runDemo. */
export function topbar(app) {
  const { t } = app;
  const counts = h("div", { class: "segments", role: "radiogroup", "aria-label": t("columns") },
    Array.from({ length: MOST }, (_, i) => h("button", {
      class: "segment", type: "button", role: "radio", "aria-checked": String(app.count === i + 1), "aria-label": t("columnsN", { n: i + 1 }), title: t("columnsN", { n: i + 1 }),
      on: { click: () => app.setCount(i + 1) },
    }, String(i + 1))));
  counts.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    app.setCount(Math.max(1, Math.min(MOST, app.count + step)));
    document.querySelector('.segments [aria-checked="true"]')?.focus();
  });
  const langs = h("div", { class: "segments", role: "group", "aria-label": t("pageLanguage") }, ["fr", "en"].map((lang) => h("button", {
    class: "segment", type: "button", "aria-pressed": String(app.lang === lang), lang, on: { click: () => app.setLang(lang) },
  }, lang.toUpperCase())));
  const themeLabel = t("theme", { v: t(`theme${app.theme[0].toUpperCase()}${app.theme.slice(1)}`) });
  const theme = h("button", { class: "icon-button theme", type: "button", "aria-label": themeLabel, title: themeLabel, on: { click: () => app.setTheme(THEMES[(THEMES.indexOf(app.theme) + 1) % 3]) } }, icon(THEME_ICON[app.theme]));
  const status = t(app.botOnline ? "botOnline" : "botOffline");
  return h("header", { class: "topbar" },
    h("div", { class: "brand" }, shield("shield brand-shield"), h("div", { class: "brand-text" }, h("h1", null, "Meneur"), h("span", { class: "subtitle" }, t("subtitle")))),
    h("span", { class: app.botOnline ? "status online" : "status", role: "status" }, h("i", { "aria-hidden": "true" }), h("span", { class: "status-text" }, status)),
    h("div", { class: "demo-buttons" },
      app.games?.length > 1 && h("select", { class: "input game", "aria-label": t("demoGame"), title: t("demoGame"), on: { change: (event) => app.setGame(event.target.value) } },
        app.games.map((game) => h("option", { value: game.value, selected: game.value === app.game.value }, game.name))),
      h("button", { class: "button primary demo", type: "button", title: t("demoTitle"), disabled: app.busy, on: { click: () => app.runDemo(false) } }, icon("swords"), h("span", null, t("demo"))),
      h("button", { class: "button secondary solo", type: "button", title: t("soloTitle"), disabled: app.busy, on: { click: () => app.runDemo(true) } }, icon("gear"), h("span", null, t("solo")))),
    h("div", { class: "bar-end" }, h("div", { class: "columns-choice" }, h("span", { class: "bar-label" }, t("columns")), counts), langs, theme));
}
