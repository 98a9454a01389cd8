// One person at one little Discord: header, channels, messages, composer, and what lies over them.

import { h, icon, plain } from "./dom.js";
import { LOCALES, localized, translator } from "./i18n.js";
import { Store, isDM, isText, isThread } from "./store.js";
import { avatar } from "./message.js";
import { Composer } from "./composer.js";
import { MessageList } from "./messages.js";
import { openModal } from "./modal.js";
import { Sidebar, glyph } from "./sidebar.js";

let serial = 0;

export class Column {
  /** `world` is App's: people(), colour(id), whoami(person), swap(column, person), ask(), saveLocale(). */
  constructor(person, index, world) {
    Object.assign(this, { person, index, world });
    this.key = `c${(serial += 1)}`;
    this.locale = person.locale ?? "fr";
    this.store = new Store(() => world.whoami(this));
    this.el = h("section", { class: "column", data: { person: person.name } });
    this.drawer = false;
    this.el.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.drawer) return;
      this.toggleDrawer(false);
      this.headEl.querySelector(".drawer-button").focus();
    });
    this.seen = () => {
      if (!document.hidden && this.store.open) this.store.show(this.store.open);
    };
    document.addEventListener("visibilitychange", this.seen);
    this.listen();
    this.build();
  }

  listen() {
    const on = (type, act) => this.store.addEventListener(type, (event) => act(event.detail));
    on("ready", () => {
      const user = this.store.users.get(this.store.me.id);
      const locale = this.store.me.locale ?? user?.locale;
      this.person.dms_closed = this.store.me.dms_closed ?? this.person.dms_closed;
      if (locale && locale !== this.locale) {
        this.locale = locale;
        this.build();
      }
      const open = this.store.channels.has(this.store.open) ? this.store.open : this.remembered() ?? this.store.firstChannel();
      this.goTo(open, { quiet: true });
      this.header();
    });
    on("connection", () => this.banners());
    on("presence", () => this.banners());
    on("messages", (detail) => this.messages.apply(detail));
    on("unread", () => (this.sidebar.draw(), this.head()));
    on("channels", (detail) => {
      if (detail.gone && detail.gone === this.store.open) this.goTo(this.store.firstChannel());
      this.sidebar.draw();
      this.head();
      if (detail.channel && isThread(detail.channel)) this.messages.reset();
    });
    on("users", ({ user }) => {
      this.sidebar.draw();
      this.header();
      if (!user.bot) this.world.met(user);
    });
    on("notice", ({ message }) => this.composer.say(message, true));
    on("modal", (modal) => this.modal(modal));
  }

  /** Everything in the column in its language. */
  build() {
    this.t = translator(this.locale);
    this.messages?.close();
    this.layer = h("div", { class: "layer" });
    this.ctx = this.context();
    this.messages = new MessageList(this.store, this.ctx);
    this.ctx.scroller = this.messages.scroller;
    this.composer = new Composer(this.store, this.ctx);
    this.sidebar = new Sidebar(this.store, this.ctx, (id) => this.goTo(id, { focus: true }));
    this.headEl = h("div", { class: "chat-head" });
    this.jumps = h("div", { class: "jumps" });
    this.headerEl = h("header", { class: "column-head" });
    this.bannerEl = h("div", { class: "banners", role: "status" });
    const shade = h("div", { class: "shade", on: { click: () => this.toggleDrawer(false) } });
    this.el.lang = this.locale;
    this.el.replaceChildren(this.headerEl, this.bannerEl,
      h("div", { class: "column-body" }, this.sidebar.el, shade,
        h("div", { class: "chat" }, this.headEl, this.jumps, this.messages.el, this.composer.el)),
      this.layer);
    this.header();
    this.banners();
    if (this.store.open) this.goTo(this.store.open, { quiet: true });
    else this.messages.arrange();
  }

  context() {
    const { store, t } = this;
    return {
      t, plain, locale: this.locale, key: this.key, layer: this.layer, scroller: null,
      act: (payload) => store.act(payload),
      failure: (error) => this.failure(error),
      failed: (message, error) => this.messages.failed(message.id, this.failure(error)),
      people: () => this.people(),
      channels: () => [...store.channels.values()].filter((c) => isText(c) || isThread(c)),
      roles: () => (store.guild?.roles ?? []).filter((r) => r.id !== store.guild.id),
      roleName: (id) => (store.guild?.roles ?? []).find((r) => r.id === id)?.name ?? t("role"),
      isMe: (id) => id === store.me?.id,
      mentionsMe: (m) => store.mentionsMe(m),
      user: (u) => (u ? { ...u, ...store.users.get(u.id) } : u),
      nameOf: (u) => store.name(u) || t("unknownUser"),
      userName: (id) => store.name(store.users.get(id)) || t("unknownUser"),
      colour: (id) => this.world.colour(id),
      avatar: (u) => avatar(u, this.world.colour(u.id), "avatar tiny"),
      channel: (id) => {
        const c = store.channels.get(id);
        return c && { id, name: store.channelName(c), thread: isThread(c) };
      },
      inDM: () => isDM(store.channels.get(store.open)),
      goTo: (id) => this.goTo(id),
      jumpTo: (id, channel) => {
        if (channel && channel !== store.open && store.channels.has(channel)) this.goTo(channel);
        this.messages.jumpTo(id);
      },
      openCommand: (name, id) => this.composer.open(name, id),
      commandLabel: (name, id) => this.commandLabel(name, id),
      dismiss: (m) => {
        store.send({ op: "dismiss", message_id: m.id });
        store.on_message_delete({ id: m.id, channel_id: m.channel_id });
      },
    };
  }

  /** The people of the server this person may name: the known ones, bots last. */
  people() {
    const seen = new Map();
    for (const u of this.store.users.values()) seen.set(u.id, { ...u, name: this.store.name(u) });
    for (const p of this.world.people()) if (!seen.has(p.id)) seen.set(p.id, { ...p, name: p.global_name || p.name });
    return [...seen.values()].sort((a, b) => Number(a.bot ?? 0) - Number(b.bot ?? 0) || a.name.localeCompare(b.name));
  }

  commandLabel(name, id) {
    const words = name.split(" ");
    const command = this.store.commands.find((c) => (id ? c.id === id : c.name === words[0]));
    const out = [command ? localized(command, "name", this.locale) : words[0]];
    let node = command;
    for (const word of words.slice(1)) {
      node = node?.options?.find((o) => o.name === word);
      out.push(node ? localized(node, "name", this.locale) : word);
    }
    return out.join(" ");
  }

  failure(error) {
    if (error?.message === "offline") return this.t("failed") + " · " + this.t("offline");
    if (error?.message === "timeout") return this.t("timedOut");
    return error?.message || this.t("failed");
  }

  header() {
    const { t, world } = this;
    const me = this.store.me ?? this.person;
    const who = h("select", { class: "who-select", "aria-label": world.t("personIn", { n: this.index + 1 }) },
      world.people().map((p) => h("option", { value: p.id }, p.global_name || p.name)), h("option", { value: "+" }, world.t("addPerson")));
    who.value = this.person.id;
    who.addEventListener("change", () => {
      const wanted = who.value;
      who.value = this.person.id;
      world.swap(this, wanted);
    });
    const lang = h("select", { class: "lang-select", "aria-label": t("language"), title: t("language") }, LOCALES.map(([code, name, short]) => h("option", { value: code, title: name }, short)));
    lang.value = this.locale;
    lang.addEventListener("change", () => this.setLocale(lang.value));
    const shut = Boolean(this.person.dms_closed);
    const label = t(shut ? "dmsClosed" : "dmsOpen");
    const dms = h("button", { class: "icon-button dms", type: "button", role: "switch", "aria-checked": String(!shut), "aria-label": label, title: label }, icon(shut ? "mailoff" : "mail"));
    dms.addEventListener("click", () => {
      this.person.dms_closed = !shut;
      this.store.send({ op: "dms", closed: !shut });
      this.header();
      this.headerEl.querySelector(".dms").focus();
    });
    this.el.setAttribute("aria-label", this.store.name(me) || this.person.name);
    this.headerEl.replaceChildren(avatar({ ...me, global_name: this.person.global_name ?? this.person.name }, world.colour(this.person.id)), who, lang, dms);
  }

  setLocale(locale) {
    this.locale = locale;
    this.person.locale = locale;
    this.store.send({ op: "locale", locale });
    this.build();
    this.headerEl.querySelector(".lang-select").focus();
  }

  banners() {
    const { store, t } = this;
    const lines = [];
    if (store.connection !== "ready") lines.push(h("div", { class: "banner" }, icon("alert"), t(store.connection === "lost" ? "reconnecting" : "connecting")));
    else if (!store.botOnline) lines.push(h("div", { class: "banner calm" }, icon("alert"), t("botOfflineBanner")));
    this.bannerEl.replaceChildren(...lines);
    this.el.dataset.connection = store.connection;
    this.world.presence(store.botOnline && store.connection === "ready");
  }

  head() {
    const { store, t } = this;
    const channel = store.channels.get(store.open);
    this.el.dataset.place = isThread(channel) ? "thread" : "channel";
    const parent = isThread(channel) ? store.channels.get(channel.parent_id) : null;
    const elsewhere = [...store.unread].filter(([id]) => id !== store.open && store.channels.has(id));
    const mentions = elsewhere.reduce((n, [, m]) => n + m.mentions, 0);
    const menu = h("button", { class: "icon-button drawer-button", type: "button", "aria-expanded": String(this.drawer), "aria-label": t(this.drawer ? "hideChannels" : "showChannels"), title: t(this.drawer ? "hideChannels" : "showChannels"), on: { click: () => this.toggleDrawer() } },
      icon("menu"), mentions ? h("span", { class: "badge" }, String(mentions)) : elsewhere.length ? h("span", { class: "unread-dot" }) : null);
    this.headEl.replaceChildren(menu, channel ? glyph(channel, store, this.ctx) : "",
      h("h2", { class: "channel-title" }, parent && h("button", { class: "parent", type: "button", on: { click: () => this.goTo(parent.id) } }, `${store.channelName(parent)} ›`), h("span", { class: "channel-current" }, store.channelName(channel))),
      channel?.topic ? h("span", { class: "topic", title: channel.topic }, channel.topic) : "");
    this.jumps.replaceChildren(...elsewhere.map(([id, mark]) => h("button", { class: "jump", type: "button", on: { click: () => this.goTo(id) } },
      glyph(store.channels.get(id), store, this.ctx), h("span", { class: "jump-name" }, store.channelName(store.channels.get(id))), mark.mentions ? h("span", { class: "badge" }, String(mark.mentions)) : h("span", { class: "unread-dot" }))));
  }

  toggleDrawer(open = !this.drawer) {
    this.drawer = open;
    this.el.classList.toggle("drawer-open", open);
    this.head();
    if (open) (this.sidebar.el.querySelector(".channel.open") ?? this.sidebar.el.querySelector(".channel"))?.focus();
  }

  goTo(id, { focus = false, quiet = false } = {}) {
    if (!id || !this.store.channels.has(id)) {
      this.sidebar.draw();
      this.head();
      this.messages.show(null, null);
      return;
    }
    const firstUnread = this.store.show(id);
    this.remember(id);
    if (this.drawer) this.toggleDrawer(false);
    this.sidebar.draw();
    this.head();
    this.messages.show(id, firstUnread);
    this.composer.show(id, `${isDM(this.store.channels.get(id)) ? "@" : "#"}${this.store.channelName(this.store.channels.get(id))}`);
    if (focus && !quiet) this.composer.input.focus({ preventScroll: true });
  }

  remember(id) {
    try {
      sessionStorage.setItem(`channel/${this.person.name}`, id);
    } catch { /* private mode: nothing to remember */ }
  }

  remembered() {
    try {
      const id = sessionStorage.getItem(`channel/${this.person.name}`);
      return this.store.channels.has(id) ? id : null;
    } catch {
      return null;
    }
  }

  modal(modal) {
    this.closeModal?.();
    const back = document.activeElement;
    this.closeModal = openModal(modal, this.ctx,
      (fields) => this.store.act({ op: "modal_submit", modal_id: modal.modal_id, fields }),
      () => {
        this.closeModal = null;
        (back?.isConnected ? back : this.composer.input).focus({ preventScroll: true });
      });
  }

  close() {
    document.removeEventListener("visibilitychange", this.seen);
    this.messages.close();
    this.store.close();
    this.el.remove();
  }
}
