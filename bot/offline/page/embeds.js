// Embeds, as classic messages carry them.

import { h, localUrl } from "./dom.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";
import { messageTime } from "./time.js";

export function embeds(message, ctx) {
  if ((message.flags ?? 0) & 4) return null; // SUPPRESS_EMBEDS
  return (message.embeds ?? []).map((e) => embed(e, message, ctx));
}

function source(item, message) {
  const url = item.url ?? "";
  if (!url.startsWith("attachment://")) return localUrl(item.proxy_url || url);
  const file = (message.attachments ?? []).find((a) => a.filename === url.slice("attachment://".length));
  return file ? localUrl(file.url) : "";
}

function embed(e, message, ctx) {
  const title = e.title && (e.url
    ? h("a", { class: "embed-title", href: e.url, target: "_blank", rel: "noopener noreferrer" }, markdown(e.title, ctx))
    : h("div", { class: "embed-title" }, markdown(e.title, ctx)));
  const foot = [e.footer?.text, e.timestamp && messageTime(e.timestamp, ctx.locale, ctx.t)].filter(Boolean).join(" · ");
  const el = h("div", { class: "embed" },
    e.thumbnail && h("div", { class: "thumbnail" }, picture({ ...e.thumbnail, url: source(e.thumbnail, message) }, e.thumbnail.description, ctx)),
    e.author?.name && h("div", { class: "embed-author" }, e.author.name),
    title,
    e.description && h("div", { class: "md" }, markdown(e.description, ctx)),
    e.fields?.length && h("dl", { class: "embed-fields" }, e.fields.map((f) => h("div", { class: f.inline ? "field inline" : "field" },
      h("dt", null, markdown(f.name, ctx)), h("dd", { class: "md" }, markdown(f.value, ctx))))),
    e.image && picture({ ...e.image, url: source(e.image, message) }, e.image.description, ctx),
    foot && h("div", { class: "embed-foot" }, foot));
  if (e.color) el.style.setProperty("--accent-bar", `#${Number(e.color).toString(16).padStart(6, "0")}`);
  return el;
}
