// Discord's markdown as DOM nodes. `ctx` tells names and takes clicks; see Column.context().

import { h, icon, localUrl } from "./dom.js";
import { timestamp } from "./time.js";

const DEPTH = 12;
const SPECIAL = /[\\`*_~|<[h@]/g;

/** Blocks: fences, quotes, headings, small print, lists, and lines of text. */
export function markdown(text, ctx) {
  const root = document.createDocumentFragment();
  blocks(String(text ?? "").replace(/\r\n?/g, "\n"), ctx, root, 0);
  return root;
}

function blocks(text, ctx, out, depth) {
  const fence = /```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/g;
  let at = 0;
  for (let m = fence.exec(text); m; m = fence.exec(text)) {
    if (!m[2].trim()) continue;
    lines(text.slice(at, m.index).replace(/\n$/, ""), ctx, out, depth);
    out.append(h("pre", { tabindex: "0" }, h("code", null, m[2])));
    at = m.index + m[0].length;
    if (text[at] === "\n") at += 1;
  }
  lines(text.slice(at), ctx, out, depth);
}

function lines(text, ctx, out, depth) {
  if (!text) return;
  const rows = text.split("\n");
  let para = [];
  const flush = () => {
    if (!para.length) return;
    const p = h("div", { class: "para" });
    inline(para.join("\n"), ctx, p, 0);
    out.append(p);
    para = [];
  };
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i];
    const heading = /^(#{1,3})\s+(.+)$/.exec(row);
    const small = /^-#\s+(.+)$/.exec(row);
    if (heading) {
      flush();
      const el = h("div", { class: `heading h${heading[1].length}`, role: "heading", "aria-level": 2 + heading[1].length });
      inline(heading[2], ctx, el, 0);
      out.append(el);
    } else if (small) {
      flush();
      const el = h("div", { class: "subtext" });
      inline(small[1], ctx, el, 0);
      out.append(el);
    } else if (depth < 2 && /^>>> /.test(row)) {
      flush();
      const quote = h("blockquote");
      blocks([row.slice(4), ...rows.slice(i + 1)].join("\n"), ctx, quote, depth + 1);
      out.append(quote);
      return;
    } else if (depth < 2 && /^> /.test(row)) {
      flush();
      const inner = [];
      while (i < rows.length && /^> ?/.test(rows[i]) && rows[i][0] === ">") inner.push(rows[i++].replace(/^> ?/, ""));
      i -= 1;
      const quote = h("blockquote");
      lines(inner.join("\n"), ctx, quote, depth + 1);
      out.append(quote);
    } else if (/^\s*([-*]|\d{1,3}\.)\s+\S/.test(row)) {
      flush();
      const items = [];
      while (i < rows.length) {
        const item = /^(\s*)([-*]|\d{1,3}\.)\s+(.+)$/.exec(rows[i]);
        if (item && items.length && !item[1] && /\d/.test(item[2]) !== /\d/.test(items[0].mark)) break; // the other kind of list
        if (item) items.push({ indent: Math.floor(item[1].length / 2), mark: item[2], text: item[3] });
        else if (items.length && /^\s{2,}\S/.test(rows[i])) items.at(-1).text += `\n${rows[i].trim()}`;
        else break;
        i += 1;
      }
      i -= 1;
      out.append(list(items, ctx));
    } else para.push(row);
  }
  flush();
}

function list(items, ctx) {
  const root = h(/\d/.test(items[0].mark) ? "ol" : "ul", { start: /\d/.test(items[0].mark) ? parseInt(items[0].mark, 10) : null });
  const stack = [{ indent: items[0].indent, el: root }];
  for (const item of items) {
    while (stack.length > 1 && item.indent < stack.at(-1).indent) stack.pop();
    if (item.indent > stack.at(-1).indent && stack.at(-1).el.lastElementChild) {
      const sub = h(/\d/.test(item.mark) ? "ol" : "ul");
      stack.at(-1).el.lastElementChild.append(sub);
      stack.push({ indent: item.indent, el: sub });
    }
    const li = h("li");
    inline(item.text, ctx, li, 0);
    stack.at(-1).el.append(li);
  }
  return root;
}

/** Text inside one block. */
export function inline(text, ctx, out, depth = 0) {
  let at = 0;
  let plainFrom = 0;
  const flush = (to) => {
    if (to > plainFrom) out.append(text.slice(plainFrom, to));
  };
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const hit = SPECIAL.exec(text);
    if (!hit || depth > DEPTH) break;
    at = hit.index;
    const found = apply(text, at, ctx, depth);
    if (found) {
      flush(at);
      out.append(found.node);
      at += found.length;
      plainFrom = at;
    } else at += 1;
  }
  flush(text.length);
  return out;
}

function apply(text, at, ctx, depth) {
  for (const rule of RULES) {
    const found = rule(text, at, ctx, depth);
    if (found) return found;
  }
  return null;
}

/** Where `mark` closes from `from` on, minding escapes and code; -1 if it does not. */
function closing(text, from, mark) {
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === "\\") i += 1;
    else if (text[i] === "`") {
      const end = text.indexOf("`", i + 1);
      if (end > 0) i = end;
    } else if (text.startsWith(mark, i) && i > from) {
      if (mark.length === 1 && text[i + 1] === mark) {
        const inner = text.indexOf(mark + mark, i + 2);
        i = inner > 0 ? inner + 1 : i + 1;
        continue;
      }
      // "***both***": the inner mark closes first
      if (mark.length === 2 && text[i + 2] === mark[0] && text[i + 3] !== mark[0]) return i + 1;
      return i;
    }
  }
  return -1;
}

function wrap(text, at, mark, tag, ctx, depth, props) {
  if (!text.startsWith(mark, at)) return null;
  const end = closing(text, at + mark.length, mark);
  if (end < 0) return null;
  const node = h(tag, props);
  inline(text.slice(at + mark.length, end), ctx, node, depth + 1);
  return { node, length: end + mark.length - at };
}

function escape(text, at) {
  if (text[at] !== "\\" || !/[^0-9A-Za-z\s]/.test(text[at + 1] ?? "a")) return null;
  return { node: text[at + 1], length: 2 };
}

function code(text, at) {
  if (text[at] !== "`" || text[at - 1] === "`") return null;
  const width = /^`+/.exec(text.slice(at, at + 64))[0].length;
  const runs = /`+/g;
  runs.lastIndex = at + width;
  for (let m = runs.exec(text); m; m = runs.exec(text)) {
    if (m[0].length !== width) continue;
    const inside = text.slice(at + width, m.index);
    return { node: h("code", null, width > 1 ? inside.trim() : inside), length: m.index + width - at };
  }
  return null;
}

const bold = (text, at, ctx, depth) => wrap(text, at, "**", "strong", ctx, depth);
const underline = (text, at, ctx, depth) => wrap(text, at, "__", "u", ctx, depth);
const strike = (text, at, ctx, depth) => wrap(text, at, "~~", "s", ctx, depth);

function italicStar(text, at, ctx, depth) {
  if (text[at] !== "*" || /[\s*]/.test(text[at + 1] ?? " ")) return null;
  return wrap(text, at, "*", "em", ctx, depth);
}

function italicUnder(text, at, ctx, depth) {
  if (text[at] !== "_" || text[at + 1] === "_" || /\w/.test(text[at - 1] ?? " ")) return null;
  const found = wrap(text, at, "_", "em", ctx, depth);
  return found && !/\w/.test(text[at + found.length] ?? " ") ? found : null;
}

function spoiler(text, at, ctx, depth) {
  const found = wrap(text, at, "||", "span", ctx, depth, { class: "spoiler-text" });
  return found ? { node: hide(found.node, ctx), length: found.length } : null;
}

/** Cover an element until it is clicked (or Enter, Space). */
export function hide(el, ctx) {
  el.classList.add("hidden-content");
  el.tabIndex = 0;
  el.setAttribute("role", "button");
  el.setAttribute("aria-label", ctx.t("spoiler"));
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (!el.classList.contains("hidden-content")) return;
    event.preventDefault();
    event.stopPropagation();
    el.classList.remove("hidden-content");
    el.removeAttribute("role");
    el.removeAttribute("aria-label");
  };
  el.addEventListener("click", reveal, true);
  el.addEventListener("keydown", reveal, true);
  return el;
}

function angled(text, at, ctx) {
  if (text[at] !== "<") return null;
  const rest = text.slice(at, at + 400);
  let m = /^<@!?(\d+)>/.exec(rest);
  if (m) return { node: userMention(m[1], ctx), length: m[0].length };
  m = /^<#(\d+)>/.exec(rest);
  if (m) return { node: channelMention(m[1], ctx), length: m[0].length };
  m = /^<@&(\d+)>/.exec(rest);
  if (m) return { node: h("span", { class: "mention" }, `@${ctx.roleName(m[1])}`), length: m[0].length };
  m = /^<\/([^:>]{1,100}):(\d+)>/.exec(rest);
  if (m) {
    const [, name, id] = m;
    const label = ctx.commandLabel(name, id);
    const press = () => ctx.openCommand(name, id);
    return { node: h("button", { class: "mention command", type: "button", on: { click: press } }, `/${label}`), length: m[0].length };
  }
  m = /^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/.exec(rest);
  if (m) return { node: timestamp(Number(m[1]), m[2] ?? "f", ctx.locale), length: m[0].length };
  m = /^<(a?):(\w{1,40}):(\d+)>/.exec(rest);
  if (m) return { node: customEmoji({ name: m[2], id: m[3], animated: m[1] === "a" }), length: m[0].length };
  m = /^<(https?:\/\/[^\s>]+)>/.exec(rest);
  if (m) return { node: link(m[1], m[1]), length: m[0].length };
  return null;
}

function userMention(id, ctx) {
  const mine = ctx.isMe(id);
  return h("span", { class: mine ? "mention me" : "mention", data: { user: id } }, `@${ctx.userName(id)}`);
}

function channelMention(id, ctx) {
  const channel = ctx.channel(id);
  if (!channel) return h("span", { class: "mention" }, `#${ctx.t("unknownChannel")}`);
  const glyph = icon(channel.thread ? "thread" : "hash");
  return h("button", { class: "mention channel-ref", type: "button", on: { click: () => ctx.goTo(id) } }, glyph, channel.name);
}

function everyone(text, at) {
  const m = /^@(everyone|here)\b/.exec(text.slice(at, at + 10));
  return m ? { node: h("span", { class: "mention me" }, m[0]), length: m[0].length } : null;
}

function maskedLink(text, at, ctx, depth) {
  if (text[at] !== "[") return null;
  const m = /^\[((?:\\.|[^\]\\]){1,300})\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"([^"]*)")?\)/.exec(text.slice(at, at + 2500));
  if (!m) return null;
  const el = link(m[2], "");
  if (m[3]) el.title = m[3];
  inline(m[1], ctx, el, depth + 1);
  return { node: el, length: m[0].length };
}

function autoLink(text, at) {
  if (text[at] !== "h" || /\w/.test(text[at - 1] ?? " ")) return null;
  const m = /^https?:\/\/[^\s<>|]+[^\s<>|.,:;"'!?)\]*_]/.exec(text.slice(at, at + 2000));
  return m ? { node: link(m[0], m[0]), length: m[0].length } : null;
}

function link(url, label) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, label);
}

/** A custom emoji's picture; its name when there is none. A plain emoji is its own text. */
export function customEmoji(emoji) {
  if (!emoji?.id) return h("span", { class: "emoji-text" }, emoji?.name ?? "");
  const img = h("img", {
    class: "emoji", alt: `:${emoji.name}:`, title: `:${emoji.name}:`, draggable: "false", loading: "lazy",
    src: localUrl(`/emojis/${emoji.id}.${emoji.animated ? "gif" : "png"}`),
  });
  img.addEventListener("error", () => img.replaceWith(h("span", { class: "emoji-text missing" }, `:${emoji.name}:`)), { once: true });
  return img;
}

const RULES = [escape, code, spoiler, bold, underline, strike, italicStar, italicUnder, angled, maskedLink, autoLink, everyone];
