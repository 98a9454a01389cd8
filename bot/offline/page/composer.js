// Where one writes: plain messages, or "/" and a command.

import { h, icon, shield } from "./dom.js";
import { leaves, search, typedCommand, typedOptions } from "./commands.js";
import { localized } from "./i18n.js";
import { CommandForm } from "./slash.js";
import { Suggestions } from "./suggest.js";

const LONGEST = 2000;
const NAME_SHOWN = 20; // characters of a channel's name that fit a phone's width

export class Composer {
  constructor(store, ctx) {
    this.store = store;
    this.ctx = ctx;
    this.form = null;
    this.drafts = new Map();
    this.channel = null;
    this.suggest = new Suggestions(`picker-${ctx.key}`, (item) => this.take(item.leaf));
    this.input = h("textarea", { class: "write", rows: 1, maxlength: LONGEST, enterkeyhint: "send" });
    this.sendButton = h("button", { class: "icon-button send", type: "button", "aria-label": ctx.t("send"), title: ctx.t("send"), on: { click: () => this.enter() } }, icon("send"));
    this.slashButton = h("button", { class: "icon-button slash", type: "button", "aria-label": ctx.t("picker"), title: ctx.t("picker") }, "/");
    this.slashButton.addEventListener("click", () => {
      this.input.value = "/";
      this.input.focus();
      this.typed();
    });
    this.box = h("div", { class: "write-box" }, this.slashButton, this.input, this.sendButton);
    this.notice = h("div", { class: "composer-notice", role: "status" });
    this.el = h("div", { class: "composer" }, this.suggest.el, this.notice, this.box);
    this.suggest.attach(this.input);
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => this.suggest.hide());
    this.input.addEventListener("focus", () => this.typed());
  }

  /** Move to a channel; an unfinished text waits where it was written. */
  show(channelId, name) {
    if (this.channel === channelId) return;
    if (this.channel) this.drafts.set(this.channel, this.input.value);
    this.leave(false);
    this.channel = channelId;
    this.input.value = this.drafts.get(channelId) ?? "";
    const label = this.ctx.t("composer", { name });
    this.input.placeholder = name.length > NAME_SHOWN ? this.ctx.t("composer", { name: `${name.slice(0, NAME_SHOWN - 1)}…` }) : label;
    this.input.setAttribute("aria-label", label);
    this.fit();
  }

  all() {
    const inDM = this.ctx.inDM();
    const context = inDM ? 1 : 0;
    const here = this.store.commands.filter((c) => (c.contexts?.length ? c.contexts.includes(context) : !(inDM && c.dm_permission === false)));
    return leaves(here, this.ctx.locale);
  }

  typed() {
    this.fit();
    this.say("");
    const text = this.input.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.suggest.hide();
    const query = text.slice(1);
    const all = this.all();
    const whole = query.endsWith(" ") || query.includes(":") ? typedCommand(all, query) : null;
    if (whole && (whole.rest || query.endsWith(" ")) && !this.longer(all, query)) return this.take(whole.leaf, typedOptions(whole.leaf, whole.rest, this.ctx.locale));
    const found = search(all, query);
    const empty = all.length ? this.ctx.t("noCommand", { q: query }) : this.ctx.t("noCommandYet");
    this.suggest.show(found.map((leaf) => ({ leaf, label: `/${leaf.label}`, sub: leaf.description, hint: this.hint(leaf), lead: h("span", { class: "avatar bot", "aria-hidden": "true" }, shield()) })),
      { title: this.ctx.t("picker"), empty });
  }

  /** Could what is typed still become a longer command's name? */
  longer(all, query) {
    const typed = this.ctx.plain(query);
    return all.some((leaf) => leaf.names.some((n) => this.ctx.plain(n).startsWith(typed) && n.length > typed.length));
  }

  hint(leaf) {
    return leaf.options.filter((o) => o.required).map((o) => localized(o, "name", this.ctx.locale)).join(" · ");
  }

  key(event) {
    if (event.isComposing) return;
    if (this.suggest.open) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        event.preventDefault();
        return this.suggest.move(step);
      }
      if (event.key === "Tab" || (event.key === "Enter" && !event.shiftKey)) {
        event.preventDefault();
        return void this.suggest.pick();
      }
    }
    if (event.key === "Escape") this.suggest.hide();
    else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.enter();
    }
  }

  enter() {
    const text = this.input.value.trim();
    if (!text || !this.channel) return;
    if (!this.store.send({ op: "send", channel_id: this.channel, content: this.withMentions(text) })) return this.say(this.ctx.t("offline"), true);
    this.input.value = "";
    this.typed();
  }

  /** "@Joueur 2" becomes a mention, longest names first. */
  withMentions(text) {
    let out = text;
    for (const person of this.ctx.people().sort((a, b) => b.name.length - a.name.length)) out = out.replaceAll(`@${person.name}`, `<@${person.id}>`);
    return out;
  }

  /** Begin to fill in a command. One without options still waits for a press of "run". */
  take(leaf, given = {}) {
    this.suggest.hide();
    this.input.value = "";
    this.form?.el.remove();
    this.form = new CommandForm(leaf, this.ctx, given, {
      channel: () => this.channel,
      onLeave: () => this.leave(true),
      onRun: async (request) => {
        await this.ctx.act({ op: "command", ...request });
        this.leave(!this.ctx.layer.querySelector(".veil")); // a modal it opened has the focus now
      },
    });
    this.box.hidden = true;
    this.el.append(this.form.el);
    this.form.focus();
  }

  /** `</name:id>` in a message was pressed. */
  open(name, id) {
    const wanted = name.split(" ").slice(1).join(" ");
    const leaf = this.all().find((l) => l.command.id === id && l.path.join(" ") === wanted) ?? typedCommand(this.all(), name)?.leaf;
    if (leaf) this.take(leaf);
    else {
      this.input.value = `/${name}`;
      this.input.focus();
    }
  }

  leave(focus) {
    if (!this.form) return;
    this.form.el.remove();
    this.form = null;
    this.box.hidden = false;
    this.fit();
    if (focus) this.input.focus();
  }

  say(text, bad = false) {
    this.notice.textContent = text;
    this.notice.classList.toggle("bad", bad);
  }

  fit() {
    this.input.style.setProperty("height", "auto");
    if (this.input.scrollHeight) this.input.style.setProperty("height", `${Math.min(160, this.input.scrollHeight)}px`);
    this.sendButton.disabled = !this.input.value.trim();
  }
}
