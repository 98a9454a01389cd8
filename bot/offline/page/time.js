// Instants in the reader's language. Relative ones keep ticking.

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const NEARLY = 0.9; // 55 minutes are "1 hour", as on Discord
const formats = new Map();

function format(locale, style) {
  const key = `${locale}/${style}`;
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f));
  return formats.get(key);
}

/** "dans 3 heures", "2 minutes ago": rounded, in the largest unit that counts (nearly) one. */
export function relative(seconds, locale, now = Date.now()) {
  const delta = Math.round(seconds - now / 1000);
  const [unit, size] = UNITS.find(([, s]) => Math.abs(delta) >= s * NEARLY) ?? UNITS.at(-1);
  const key = `${locale}/relative`;
  if (!formats.has(key)) formats.set(key, new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  return formats.get(key).format(Math.round(delta / size), unit);
}

export function timestamp(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return h("span", null, `<t:${seconds}>`);
  const text = style === "R" ? relative(seconds, locale) : format(locale, style).format(date);
  return h("time", {
    class: "stamp", datetime: date.toISOString(), title: format(locale, "F").format(date),
    data: { at: String(seconds), style, locale },
  }, text);
}

/** A message's own time: "Aujourd'hui à 12:03", "Hier à 09:10", else the date. */
export function messageTime(iso, locale, t) {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const day = (d) => new Date(d.getFullYear(), d.getMonth(), d.getDate()).getTime();
  const days = Math.round((day(new Date()) - day(date)) / 86400000);
  const clock = format(locale, "t").format(date);
  if (days === 0) return t("today", { t: clock });
  if (days === 1) return t("yesterday", { t: clock });
  return format(locale, "s").format(date);
}

export function dayName(iso, locale) {
  return format(locale, "D").format(new Date(iso));
}

/** Start the one clock that keeps relative instants true. */
export function startTicking() {
  setInterval(() => {
    for (const el of document.querySelectorAll('time[data-style="R"]')) {
      const text = relative(Number(el.dataset.at), el.dataset.locale);
      if (el.textContent !== text) el.textContent = text;
    }
  }, 1000);
}
