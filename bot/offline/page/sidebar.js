// The list of channels: text channels with their threads, then direct messages.

import { h, icon } from "./dom.js";
import { isDM, isThread } from "./store.js";
import { avatar } from "./message.js";

export class Sidebar {
  constructor(store, ctx, onPick) {
    this.store = store;
    this.ctx = ctx;
    this.onPick = onPick;
    this.el = h("nav", { class: "sidebar", "aria-label": ctx.t("channels") });
    this.el.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      const rows = [...this.el.querySelectorAll(".channel")];
      const at = rows.indexOf(document.activeElement);
      rows[(at + step + rows.length) % rows.length]?.focus();
      event.preventDefault();
    });
  }

  draw() {
    const { texts, strays, dms } = this.store.tree();
    const focused = this.el.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
    this.el.replaceChildren(
      h("div", { class: "guild-name" }, this.store.guild?.name ?? ""),
      h("h3", { class: "group" }, this.ctx.t("textChannels")),
      h("ul", null, texts.map(({ channel, threads }) => h("li", null, this.row(channel),
        threads.length ? h("ul", { class: "threads" }, threads.map((t) => h("li", null, this.row(t)))) : null)),
      strays.map((t) => h("li", null, this.row(t)))));
    if (dms.length) this.el.append(h("h3", { class: "group" }, this.ctx.t("dms")), h("ul", null, dms.map((c) => h("li", null, this.row(c)))));
    if (focused) this.el.querySelector(`[data-channel="${focused}"]`)?.focus();
  }

  row(channel) {
    const { store, ctx } = this;
    const mark = store.unread.get(channel.id);
    const open = store.open === channel.id;
    const classes = ["channel"];
    if (open) classes.push("open");
    if (mark) classes.push("unread");
    if (channel.thread_metadata?.archived) classes.push("archived");
    return h("button", { class: classes.join(" "), type: "button", "aria-current": open ? "true" : null, data: { channel: channel.id }, on: { click: () => this.onPick(channel.id) } },
      glyph(channel, store, ctx), h("span", { class: "channel-name" }, store.channelName(channel)),
      mark?.mentions ? h("span", { class: "badge", "aria-label": ctx.t("mentionN", { n: mark.mentions }) }, String(mark.mentions))
        : mark && h("span", { class: "unread-dot", role: "img", "aria-label": ctx.t("unreadN", { n: mark.count }) }));
  }
}

export function glyph(channel, store, ctx) {
  if (isDM(channel)) {
    const other = (channel.recipients ?? []).find((u) => u.id !== store.me?.id);
    return avatar(ctx.user(other), ctx.colour(other?.id), "avatar tiny");
  }
  if (isThread(channel)) return icon(channel.type === 12 ? "lock" : "thread");
  return icon("hash");
}
