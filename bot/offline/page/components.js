// Message components, classic and V2, as DOM. `ctx` is Column.context(), `message` the message that carries them.

import { add, h, icon, localUrl } from "./dom.js";
import { customEmoji, hide, markdown } from "./markdown.js";
import { selectMenu } from "./select.js";
import { picture } from "./media.js";

export const TYPE = {
  ROW: 1, BUTTON: 2, STRING_SELECT: 3, TEXT_INPUT: 4, USER_SELECT: 5, ROLE_SELECT: 6, MENTIONABLE_SELECT: 7, CHANNEL_SELECT: 8,
  SECTION: 9, TEXT: 10, THUMBNAIL: 11, GALLERY: 12, FILE: 13, SEPARATOR: 14, CONTAINER: 17, LABEL: 18, FILE_UPLOAD: 19,
  RADIO: 21, CHECKBOXES: 22, CHECKBOX: 23,
};
const BUTTON_STYLE = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
const SELECTS = new Set([3, 5, 6, 7, 8]);

export function components(list, message, ctx) {
  return (list ?? []).map((c) => component(c, message, ctx)).filter(Boolean);
}

function component(c, message, ctx) {
  switch (c.type) {
    case TYPE.ROW:
      return h("div", { class: "row" }, components(c.components, message, ctx));
    case TYPE.BUTTON:
      return button(c, message, ctx);
    case TYPE.SECTION:
      return h("div", { class: "section" },
        h("div", { class: "section-text" }, components(c.components, message, ctx)),
        c.accessory && h("div", { class: "accessory" }, component(c.accessory, message, ctx)));
    case TYPE.TEXT:
      return h("div", { class: "text md" }, markdown(c.content, ctx));
    case TYPE.THUMBNAIL:
      return h("div", { class: "thumbnail" }, covered(picture(media(c.media, message), c.description, ctx), c.spoiler, ctx));
    case TYPE.GALLERY:
      return gallery(c, message, ctx);
    case TYPE.FILE:
      return fileCard(c, message, ctx);
    case TYPE.SEPARATOR:
      return h("hr", { class: `separator${c.divider === false ? " blank" : ""}${c.spacing === 2 ? " large" : ""}` });
    case TYPE.CONTAINER:
      return container(c, message, ctx);
    default:
      if (SELECTS.has(c.type)) return messageSelect(c, message, ctx);
      return h("div", { class: "unknown-component" }, `?${c.type}`);
  }
}

function container(c, message, ctx) {
  const el = h("div", { class: "container" }, components(c.components, message, ctx));
  if (c.accent_color !== null && c.accent_color !== undefined) {
    el.classList.add("accented");
    el.style.setProperty("--accent-bar", `#${Number(c.accent_color).toString(16).padStart(6, "0")}`);
  }
  return covered(el, c.spoiler, ctx);
}

function covered(el, spoiler, ctx) {
  if (!spoiler) return el;
  const box = h("div", { class: "spoiler-box" }, el);
  return hide(box, ctx);
}

/** The media an item points to; "attachment://name" is one of the message's own files. */
function media(item, message) {
  const url = item?.url ?? "";
  if (!url.startsWith("attachment://")) return { ...item, url: localUrl(item?.proxy_url || url) };
  const name = url.slice("attachment://".length);
  const found = (message.attachments ?? []).find((a) => a.filename === name);
  return found ? { ...found, ...item, url: localUrl(found.proxy_url || found.url) } : { url: "" };
}

function gallery(c, message, ctx) {
  const items = c.items ?? [];
  return h("div", { class: `gallery n${Math.min(items.length, 4)}` },
    items.map((i) => covered(picture(media(i.media, message), i.description, ctx), i.spoiler, ctx)));
}

function fileCard(c, message, ctx) {
  const file = media(c.file, message);
  const name = c.name ?? file.filename ?? decodeURIComponent(file.url.split("/").at(-1)?.split("?")[0] ?? "");
  return covered(fileLink(name, c.size ?? file.size, file.url, ctx), c.spoiler, ctx);
}

export function fileLink(name, size, url, ctx) {
  const weight = size ? new Intl.NumberFormat(ctx.locale, { maximumFractionDigits: 1 }).format(size / 1024) : null;
  const unit = ctx.locale.startsWith("fr") ? "ko" : "kB";
  return h("a", { class: "file", href: url, target: "_blank", rel: "noopener", title: ctx.t("download"), download: name },
    icon("file"), h("span", { class: "file-name" }, name), weight && h("span", { class: "file-size" }, `${weight} ${unit}`));
}

/** A button's face: emoji, then label. */
function face(c) {
  return [c.emoji && customEmoji(c.emoji), c.label && h("span", { class: "label" }, c.label)];
}

function button(c, message, ctx) {
  const style = BUTTON_STYLE[c.style] ?? "secondary";
  if (style === "link") {
    const el = h("a", { class: "button link", href: c.disabled ? null : c.url, target: "_blank", rel: "noopener noreferrer", "aria-disabled": c.disabled ? "true" : null });
    return add(el, [face(c), icon("link")]);
  }
  const el = h("button", {
    class: `button ${style}`, type: "button", disabled: Boolean(c.disabled), data: { customId: c.custom_id ?? "" },
    "aria-label": c.label ? null : c.emoji?.name,
  }, face(c));
  if (style === "premium") el.disabled = true;
  el.addEventListener("click", () => press(el, c.custom_id, [], message, ctx));
  return el;
}

/** Send a component's act; the control is busy until the application has acknowledged it. */
export async function press(el, customId, values, message, ctx) {
  if (el.classList.contains("busy")) return;
  el.classList.add("busy");
  el.setAttribute("aria-busy", "true");
  try {
    await ctx.act({ op: "component", channel_id: message.channel_id, message_id: message.id, custom_id: customId, values });
  } catch (error) {
    ctx.failed(message, error);
  } finally {
    el.classList.remove("busy");
    el.removeAttribute("aria-busy");
  }
}

function messageSelect(c, message, ctx) {
  const menu = selectMenu(c, ctx, {
    onCommit: (values) => press(menu.trigger, c.custom_id, values, message, ctx),
  });
  return menu.el;
}
