// The open list of a select menu, laid over its column next to its trigger.

import { h, icon, plain } from "./dom.js";
import { customEmoji } from "./markdown.js";

const GAP = 4;
const FILTER_FROM = 9; // options: fewer are read at a glance
let current = null;

/**
 * Single choice commits at the click. Several commit with the button, or by clicking elsewhere as Discord does;
 * Escape leaves everything as it was.
 */
export function openPopover({ anchor, ctx, options, chosen, min, max, title, onCommit }) {
  const again = current?.anchor === anchor;
  current?.close(true);
  if (again) return;
  const several = max > 1;
  const picked = new Set(chosen);
  const before = [...chosen].sort().join("\n");
  const list = h("ul", { class: "options", role: "listbox", tabindex: "-1", "aria-multiselectable": several ? "true" : null, "aria-label": title || ctx.t("choose") });
  const filter = options.length >= FILTER_FROM ? h("input", { class: "filter", type: "text", placeholder: ctx.t("filter"), "aria-label": ctx.t("filter") }) : null;
  const go = several ? h("button", { class: "button primary small", type: "button" }, ctx.t("validate")) : null;
  const foot = several && h("div", { class: "popover-foot" },
    h("span", { class: "hint" }, ctx.t(min === max ? "chooseExactly" : "chooseBetween", { min, max })), go);
  const panel = h("div", { class: "popover", role: "dialog", "aria-label": title || ctx.t("choose") }, filter, list, foot);
  let rows = [];
  let active = -1;

  const allowed = () => picked.size >= min && picked.size <= max;
  const close = (commit) => {
    if (current?.panel !== panel) return;
    current = null;
    panel.remove();
    document.removeEventListener("pointerdown", away, true);
    window.removeEventListener("resize", follow);
    ctx.scroller?.removeEventListener("scroll", follow);
    anchor.setAttribute("aria-expanded", "false");
    const values = options.map((o) => o.value).filter((v) => picked.has(v));
    if (commit && allowed() && [...values].sort().join("\n") !== before) onCommit(values);
  };
  const away = (event) => {
    if (!panel.contains(event.target) && !anchor.contains(event.target)) close(several);
  };
  // Messages that arrive move the trigger; the open list goes with it.
  const follow = () => (anchor.isConnected ? place(panel, anchor, ctx.layer) : undefined);

  const pick = (option) => {
    if (several) {
      if (picked.has(option.value)) picked.delete(option.value);
      else if (picked.size < max) picked.add(option.value);
      paint();
      return;
    }
    if (picked.has(option.value) && min === 0) picked.clear();
    else {
      picked.clear();
      picked.add(option.value);
    }
    const values = [...picked];
    close(false);
    anchor.focus();
    onCommit(values);
  };
  const paint = () => {
    rows.forEach(({ el, option }, i) => {
      const on = picked.has(option.value);
      el.setAttribute("aria-selected", String(on));
      el.setAttribute("aria-disabled", String(several && !on && picked.size >= max));
      el.classList.toggle("active", i === active);
    });
    if (go) go.disabled = !allowed();
    if (rows[active]) {
      list.setAttribute("aria-activedescendant", rows[active].el.id);
      rows[active].el.scrollIntoView({ block: "nearest" });
    }
  };
  const fill = () => {
    const wanted = plain(filter?.value ?? "");
    const kept = options.filter((o) => !wanted || plain(`${o.label} ${o.description ?? ""}`).includes(wanted));
    rows = kept.map((option, i) => ({ option, el: row(option, i, several, pick, ctx) }));
    list.replaceChildren(...rows.map((r) => r.el));
    if (!rows.length) list.append(h("li", { class: "none" }, ctx.t("noSuggestion")));
    active = rows.length ? Math.max(0, rows.findIndex((r) => picked.has(r.option.value))) : -1;
    paint();
  };
  const key = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && rows.length) active = (active + step + rows.length) % rows.length;
    else if (event.key === "Home" && !filter) active = 0;
    else if (event.key === "End" && !filter) active = rows.length - 1;
    else if (event.key === "Enter" || (event.key === " " && !filter)) {
      if (event.target === go) return;
      if (event.ctrlKey && several && allowed()) close(true);
      else if (rows[active]) pick(rows[active].option);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      close(false);
      anchor.focus();
    } else if (event.key === "Tab" && !several) close(false);
    else return;
    if (event.key !== "Tab") event.preventDefault();
    paint();
  };

  filter?.addEventListener("input", fill);
  panel.addEventListener("keydown", key);
  go?.addEventListener("click", () => (close(true), anchor.focus()));
  current = { anchor, panel, close };
  ctx.layer.append(panel);
  fill();
  place(panel, anchor, ctx.layer);
  anchor.setAttribute("aria-expanded", "true");
  document.addEventListener("pointerdown", away, true);
  window.addEventListener("resize", follow);
  ctx.scroller?.addEventListener("scroll", follow, { passive: true });
  (filter ?? list).focus({ preventScroll: true });
}

function row(option, i, several, pick, ctx) {
  return h("li", { class: "option", role: "option", id: `option-${ctx.key}-${i}`, data: { value: option.value }, on: { click: () => pick(option) } },
    several ? h("span", { class: "box" }, icon("check")) : null,
    option.emoji && customEmoji(option.emoji),
    option.user && ctx.avatar(option.user),
    h("span", { class: "option-text" }, h("span", { class: "option-label" }, option.label), option.description && h("span", { class: "option-sub" }, option.description)),
    several ? null : h("span", { class: "tick" }, icon("check")));
}

/** Under the trigger, or above it where there is more room. */
function place(panel, anchor, layer) {
  const frame = layer.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const below = frame.bottom - box.bottom - GAP * 2;
  const above = box.top - frame.top - GAP * 2;
  const wanted = Math.min(panel.scrollHeight + 2, 340);
  const up = below < wanted && above > below;
  panel.style.setProperty("left", `${Math.max(GAP, box.left - frame.left)}px`);
  panel.style.setProperty("width", `${Math.min(box.width, frame.width - GAP * 2)}px`);
  panel.style.setProperty("max-height", `${Math.max(140, Math.min(wanted, up ? above : below))}px`);
  panel.style.setProperty("bottom", up ? `${frame.bottom - box.top + GAP}px` : "auto");
  panel.style.setProperty("top", up ? "auto" : `${box.bottom - frame.top + GAP}px`);
}
