// Pictures: shown at their own proportions, enlarged at a click, their description one press away.

import { h, icon, localUrl } from "./dom.js";
import { fileLink } from "./components.js";
import { hide } from "./markdown.js";

/** A picture that opens large. `item`: {url, width, height}; `alt` is its description or null. */
export function picture(item, alt, ctx) {
  const described = alt || "";
  const img = h("img", { src: item.url, alt: described, loading: "lazy", draggable: "false", width: item.width || null, height: item.height || null });
  const open = h("button", { class: "picture", type: "button", title: ctx.t("enlarge"), on: { click: () => enlarge(img.src, described, ctx) } }, img);
  img.addEventListener("error", () => open.classList.add("broken"), { once: true });
  if (!described) {
    open.setAttribute("aria-label", `${ctx.t("enlarge")} · ${ctx.t("picture")}`);
    return h("div", { class: "figure" }, open);
  }
  const text = h("div", { class: "alt-text", hidden: true }, described);
  const toggle = h("button", { class: "alt-toggle", type: "button", "aria-expanded": "false", title: ctx.t("altText") }, "ALT");
  toggle.addEventListener("click", () => {
    text.hidden = !text.hidden;
    toggle.setAttribute("aria-expanded", String(!text.hidden));
  });
  return h("div", { class: "figure" }, open, toggle, text);
}

function enlarge(src, alt, ctx) {
  const back = document.activeElement;
  const close = () => {
    box.close();
    box.remove();
    back?.focus?.();
  };
  const img = h("img", { src, alt });
  const text = h("p", { class: "large-alt" }, alt || ctx.t("noAlt"));
  const box = h("dialog", { class: "lightbox", "aria-label": ctx.t("picture") },
    h("div", { class: "large" }, img),
    h("div", { class: "large-foot" }, text, h("button", { class: "button secondary", type: "button", on: { click: close } }, ctx.t("close"))));
  img.addEventListener("click", () => box.classList.toggle("full"));
  box.addEventListener("cancel", (event) => (event.preventDefault(), close()));
  box.addEventListener("click", (event) => {
    if (event.target === box || event.target.classList.contains("large")) close();
  });
  document.body.append(box);
  box.showModal();
}

const isPicture = (a) => a.content_type?.startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(a.filename ?? "");

/** A message's attachments that its own components do not already show. */
export function attachments(message, ctx) {
  const v2 = (message.flags ?? 0) & 32768;
  if (v2 || !message.attachments?.length) return null;
  return h("div", { class: "attachments" }, message.attachments.map((a) => {
    const url = localUrl(a.proxy_url || a.url);
    if (!isPicture(a)) return fileLink(a.filename, a.size, url, ctx);
    const shown = picture({ url, width: a.width, height: a.height }, a.description, ctx);
    return a.filename?.startsWith("SPOILER_") ? hide(h("div", { class: "spoiler-box" }, shown), ctx) : shown;
  }));
}
