// One message of the list, whole.

import { add, h, icon, localUrl, shield } from "./dom.js";
import { components } from "./components.js";
import { attachments } from "./media.js";
import { embeds } from "./embeds.js";
import { customEmoji, markdown } from "./markdown.js";
import { messageTime } from "./time.js";

const FLAG = { EPHEMERAL: 64, LOADING: 128, SILENT: 4096, V2: 32768 };
const SAME_SPEAKER = 7 * 60 * 1000; // ms between two messages that share one heading
const SYSTEM = new Set([1, 2, 4, 6, 18, 21]);
const HUES = ["#7a4b2b", "#2f5d8a", "#3f7047", "#8a3b52", "#6a4a86", "#91631a", "#2d6b6b", "#5c5470"];

export const isEphemeral = (m) => Boolean((m.flags ?? 0) & FLAG.EPHEMERAL);
export const isLoading = (m) => Boolean((m.flags ?? 0) & FLAG.LOADING);

/** A face: the person's initials on their colour, the house's shield for a bot, or their picture where they have one. */
export function avatar(user, colour, cls = "avatar") {
  const el = h("span", { class: user?.bot ? `${cls} bot` : cls, "aria-hidden": "true" });
  if (user?.bot) el.append(shield());
  else {
    const name = user?.global_name || user?.username || user?.name || "?";
    const words = name.trim().split(/\s+/);
    el.append(words.length > 1 ? (words[0][0] + words.at(-1)[0]).toUpperCase() : name.slice(0, 2).toUpperCase());
    const ground = css(colour ?? user?.avatar_color) ?? HUES[Number(String(user?.id ?? "0").slice(-6)) % HUES.length];
    el.style.setProperty("background", ground);
    if (bright(ground)) el.style.setProperty("color", "#2b1d0c");
  }
  if (user?.avatar) {
    const img = h("img", { src: localUrl(`/avatars/${user.id}/${user.avatar}.png`), alt: "" });
    img.addEventListener("load", () => el.replaceChildren(img), { once: true });
  }
  return el;
}

function css(colour) {
  if (typeof colour === "number") return `#${colour.toString(16).padStart(6, "0")}`;
  return typeof colour === "string" && /^#[0-9a-f]{6}$/i.test(colour) ? colour : null;
}

/** Too bright for white letters? (relative luminance, WCAG 2) */
function bright(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => (parseInt(hex.slice(i, i + 2), 16) / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.3;
}

/** May this message go without a heading of its own, after `before`? */
export function continues(m, before) {
  if (!before || SYSTEM.has(m.type) || SYSTEM.has(before.type) || m.type === 19 || usedBy(m)) return false;
  if (before.author?.id !== m.author?.id || isEphemeral(m) !== isEphemeral(before)) return false;
  return Date.parse(m.timestamp) - Date.parse(before.timestamp) < SAME_SPEAKER;
}

function usedBy(m) {
  const meta = m.interaction_metadata;
  const name = m.interaction?.name ?? meta?.name;
  const user = m.interaction?.user ?? meta?.user;
  return name && user ? { name, user } : null;
}

export function renderMessage(m, ctx) {
  if (SYSTEM.has(m.type)) return systemMessage(m, ctx);
  const author = ctx.user(m.author);
  const classes = ["message"];
  if (isEphemeral(m)) classes.push("ephemeral");
  if (ctx.mentionsMe(m)) classes.push("pings-me");
  if (isLoading(m)) classes.push("loading");
  const el = h("li", { class: classes.join(" "), data: { id: m.id, author: author?.id ?? "" } },
    h("div", { class: "gutter" }, avatar(author, ctx.colour(author?.id))),
    h("div", { class: "body" },
      reply(m, ctx),
      invoked(m, ctx),
      h("div", { class: "who" },
        h("span", { class: "author" }, ctx.nameOf(author)),
        author?.bot && h("span", { class: "app-tag" }, ctx.t("app")),
        h("span", { class: "when", title: new Date(m.timestamp).toLocaleString(ctx.locale) }, messageTime(m.timestamp, ctx.locale, ctx.t)),
        !m.content && editedMark(m, ctx)),
      isLoading(m) ? thinking(author, ctx) : content(m, ctx),
      threadCard(m, ctx),
      isEphemeral(m) && foot(m, ctx),
      h("div", { class: "message-error", role: "alert" })));
  return el;
}

/** "(edited)": after the text, or next to the time of a post without any. */
function editedMark(m, ctx) {
  return m.edited_timestamp ? h("span", { class: "edited", title: new Date(m.edited_timestamp).toLocaleString(ctx.locale) }, ctx.t("edited")) : null;
}

function content(m, ctx) {
  const parts = [];
  const edited = editedMark(m, ctx);
  if (m.content) {
    const text = h("div", { class: "content md" }, markdown(m.content, ctx));
    if (edited) (text.lastElementChild?.classList.contains("para") ? text.lastElementChild : text).append(" ", edited);
    parts.push(text);
  }
  parts.push(attachments(m, ctx), embeds(m, ctx));
  if (m.components?.length) parts.push(h("div", { class: "components" }, components(m.components, m, ctx)));
  if (m.reactions?.length) parts.push(h("div", { class: "reactions" }, m.reactions.map((r) => h("span", { class: "reaction" }, customEmoji(r.emoji), String(r.count)))));
  return parts;
}

function thinking(author, ctx) {
  return h("div", { class: "thinking", role: "status" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), ctx.t("thinking", { name: ctx.nameOf(author) }));
}

function foot(m, ctx) {
  return h("div", { class: "only-you" }, icon("eye"), ctx.t("onlyYou"), " · ",
    h("button", { class: "text-button", type: "button", on: { click: () => ctx.dismiss(m) } }, ctx.t("dismiss")));
}

/** The first text of a layout: what a reply to it quotes. */
function firstText(list) {
  for (const c of list ?? []) {
    const found = c.type === 10 ? c.content : firstText(c.components);
    if (found) return found;
  }
  return "";
}

function reply(m, ctx) {
  if (m.type !== 19 && !(m.message_reference && "referenced_message" in m)) return null;
  return quoted(m.referenced_message, ctx);
}

/** One line of another message, which leads to it. */
function quoted(to, ctx) {
  if (!to) return h("div", { class: "reply" }, icon("reply"), h("em", null, ctx.t("replyGone")));
  const line = (to.content || firstText(to.components) || ctx.t("picture")).split("\n")[0].replace(/^(#{1,3}|-#|>) /, "").slice(0, 140);
  return h("button", { class: "reply", type: "button", on: { click: () => ctx.jumpTo(to.id, to.channel_id) } },
    icon("reply"), avatar(ctx.user(to.author), ctx.colour(to.author?.id), "avatar tiny"),
    h("span", { class: "author" }, ctx.nameOf(ctx.user(to.author))), h("span", { class: "reply-text" }, markdown(line, ctx)));
}

function invoked(m, ctx) {
  const use = usedBy(m);
  if (!use) return null;
  return h("div", { class: "reply" }, icon("reply"), avatar(ctx.user(use.user), ctx.colour(use.user.id), "avatar tiny"),
    h("span", { class: "author" }, ctx.nameOf(ctx.user(use.user))), ` ${ctx.t("used")} `, h("span", { class: "mention" }, `/${ctx.commandLabel(use.name, null)}`));
}

function threadCard(m, ctx) {
  const thread = m.thread ?? (ctx.channel(m.id)?.thread ? ctx.channel(m.id) : null);
  if (!thread || !ctx.channel(thread.id)) return null;
  return h("button", { class: "thread-card", type: "button", on: { click: () => ctx.goTo(thread.id) } },
    icon("thread"), h("span", { class: "thread-name" }, thread.name), h("span", { class: "thread-open" }, ctx.t("openThread"), " ›"));
}

function systemMessage(m, ctx) {
  const who = h("span", { class: "author" }, ctx.nameOf(ctx.user(m.author)));
  const target = m.mentions?.[0] ? ctx.nameOf(ctx.user(m.mentions[0])) : "";
  const line = { 1: ctx.t("joinedThread", { name: target }), 2: ctx.t("leftThread", { name: target }), 4: ctx.t("renamed", { name: m.content ?? "" }), 6: ctx.t("pinned"), 18: ctx.t("threadMade") }[m.type];
  const el = h("li", { class: "message system", data: { id: m.id } }, h("div", { class: "gutter" }, icon(m.type === 6 ? "pin" : "thread")));
  if (m.type === 21) return add(el, h("div", { class: "body" }, ctx.t("threadFrom"), " ", quoted(m.referenced_message, ctx)));
  const thread = m.type === 18 ? m.message_reference?.channel_id ?? m.thread?.id : null;
  const name = thread && h("button", { class: "text-button strong", type: "button", on: { click: () => ctx.goTo(thread) } }, m.content || ctx.channel(thread)?.name);
  return add(el, h("div", { class: "body" }, who, " ", line, " ", name, h("span", { class: "when" }, messageTime(m.timestamp, ctx.locale, ctx.t))));
}
