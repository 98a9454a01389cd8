// The list of messages of the channel on screen.

import { h, icon } from "./dom.js";
import { byId } from "./store.js";
import { continues, isEphemeral, renderMessage } from "./message.js";
import { dayName } from "./time.js";

const NEAR = 80; // px from the bottom that still count as "at the bottom"

export class MessageList {
  constructor(store, ctx) {
    this.store = store;
    this.ctx = ctx;
    this.channel = null;
    this.firstUnread = null;
    this.nodes = new Map();
    this.stuck = true;
    this.list = h("ol", { class: "messages", role: "log", "aria-live": "polite", "aria-relevant": "additions", tabindex: "0" });
    this.older = h("button", { class: "text-button older", type: "button", on: { click: () => this.more() } }, ctx.t("older"));
    this.empty = h("p", { class: "empty" });
    this.scroller = h("div", { class: "scroller" }, this.older, this.empty, this.list);
    this.down = h("button", { class: "to-bottom", type: "button", hidden: true, "aria-label": ctx.t("toBottom"), title: ctx.t("toBottom"), on: { click: () => this.bottom() } }, icon("chevron"));
    this.el = h("div", { class: "message-area" }, this.scroller, this.down);
    this.scroller.addEventListener("scroll", () => {
      this.stuck = this.scroller.scrollHeight - this.scroller.scrollTop - this.scroller.clientHeight < NEAR;
      this.down.hidden = this.stuck;
      if (this.scroller.scrollTop < 40 && !this.older.hidden) this.more();
    }, { passive: true });
    // Pictures that arrive and panels that grow must not push the newest line out of sight.
    this.watch = new ResizeObserver(() => this.stuck && this.bottom());
    this.watch.observe(this.list);
    this.watch.observe(this.scroller);
  }

  show(channelId, firstUnread) {
    this.channel = channelId;
    this.firstUnread = firstUnread;
    this.stuck = true;
    this.reset();
    this.bottom();
  }

  messages() {
    return this.store.messages.get(this.channel) ?? [];
  }

  reset() {
    this.nodes.clear();
    this.list.replaceChildren();
    for (const m of this.messages()) {
      const el = renderMessage(m, this.ctx);
      this.nodes.set(m.id, el);
      this.list.append(el);
    }
    this.arrange();
  }

  apply({ kind, channel_id, message, id }) {
    if (channel_id !== this.channel) return;
    if (kind === "history") {
      const height = this.scroller.scrollHeight;
      const top = this.scroller.scrollTop;
      this.reset();
      this.scroller.scrollTop = top + this.scroller.scrollHeight - height;
      this.loading = false;
      return;
    }
    if (kind === "delete") {
      this.nodes.get(id)?.remove();
      this.nodes.delete(id);
    } else {
      const el = renderMessage(message, this.ctx);
      const old = this.nodes.get(message.id);
      this.nodes.set(message.id, el);
      if (old) this.swap(old, el);
      else {
        const after = this.messages().find((m) => byId(m, message) > 0 && this.nodes.has(m.id));
        this.list.insertBefore(el, after ? this.nodes.get(after.id) : null);
        el.classList.add("arrived");
        if (this.forMe(message)) this.stuck = true;
      }
    }
    this.arrange();
    if (this.stuck) this.bottom();
  }

  /** What one wrote, or the answer to what one just did: it must be seen, wherever one was reading. */
  forMe(m) {
    const me = this.store.me?.id;
    return isEphemeral(m) || m.author?.id === me || (m.interaction_metadata?.user ?? m.interaction?.user)?.id === me;
  }

  /** Replace a message's node; the focus stays on the control of the same custom id, else of the same place. */
  swap(old, el) {
    const controls = (node) => [...node.querySelectorAll("[data-custom-id]")];
    const at = controls(old).indexOf(document.activeElement);
    const focused = document.activeElement?.dataset?.customId;
    old.replaceWith(el);
    if (at < 0) return;
    const now = controls(el);
    const same = [now.find((x) => x.dataset.customId === focused), now[at]].find((x) => x && !x.disabled);
    (same ?? this.list).focus({ preventScroll: true });
  }

  /** Which messages share a heading, where a day begins, where the unread ones begin. */
  arrange() {
    const list = this.messages();
    const hasThread = (id) => this.nodes.get(id)?.querySelector(".thread-card");
    let before = null;
    let day = null;
    for (const m of list) {
      const el = this.nodes.get(m.id);
      if (!el) continue;
      el.querySelector(":scope > .divider")?.remove();
      const today = dayName(m.timestamp, this.ctx.locale);
      const unread = m.id === this.firstUnread;
      if (today !== day || unread) {
        el.prepend(h("div", { class: unread ? "divider unread" : "divider", role: "separator" }, h("span", null, unread ? this.ctx.t("newMessages") : today)));
      }
      el.classList.toggle("grouped", today === day && !unread && continues(m, before) && !hasThread(before.id));
      el.classList.toggle("divided", today !== day || unread);
      day = today;
      before = m;
    }
    this.older.hidden = !list.length || this.store.complete.has(this.channel);
    this.empty.hidden = list.length > 0;
    this.empty.textContent = this.ctx.t(this.channel ? "emptyChannel" : "noChannel");
  }

  more() {
    const first = this.messages()[0];
    if (!first || this.loading) return;
    this.loading = this.store.send({ op: "history", channel_id: this.channel, before: first.id });
  }

  bottom() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  jumpTo(id) {
    const el = this.nodes.get(id);
    if (!el) return;
    el.scrollIntoView({ block: "center", behavior: "smooth" });
    el.classList.add("flash");
    setTimeout(() => el.classList.remove("flash"), 1600);
  }

  failed(id, text) {
    const slot = this.nodes.get(id)?.querySelector(".message-error");
    if (!slot) return;
    slot.replaceChildren(icon("alert"), text);
    setTimeout(() => slot.replaceChildren(), 8000);
  }

  close() {
    this.watch.disconnect();
  }
}
