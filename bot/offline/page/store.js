// What one person knows: channels, messages, people, commands, unread marks. Nothing is shared between columns.

import { Socket } from "./socket.js";

const TEXT = new Set([0, 5]);
const THREAD = new Set([10, 11, 12]);
const ANSWER_LIMIT = 15000; // ms: the server answers "failed" after Discord's 3 s; this is for a dead connection

export const isThread = (channel) => THREAD.has(channel?.type);
export const isText = (channel) => TEXT.has(channel?.type);
export const isDM = (channel) => channel?.type === 1 || channel?.type === 3;

/** Snowflakes compare as numbers of any length. */
export function byId(a, b) {
  return a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

let counter = 0;
const newNonce = () => `${Date.now()}${String((counter += 1) % 1000).padStart(3, "0")}`;

export class InteractionFailed extends Error {}

/**
 * Events (CustomEvent, `detail`): ready, channels, messages {kind, channel_id, message|id}, unread, commands, presence,
 * connection, users, modal, notice {message, channel_id}, thread {channel}.
 */
export class Store extends EventTarget {
  constructor(whoami) {
    super();
    this.me = null;
    this.guild = null;
    this.channels = new Map();
    this.users = new Map();
    this.messages = new Map();
    this.commands = [];
    this.unread = new Map();
    this.complete = new Set(); // channels whose oldest message is loaded
    this.readUpTo = new Map();
    this.open = null; // the channel on screen
    this.botOnline = true;
    this.connection = "connecting";
    this.pending = new Map();
    this.waiters = new Set();
    this.socket = new Socket(whoami, (op, d) => this.receive(op, d), (state) => this.connectionState(state));
  }

  tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
    for (const check of [...this.waiters]) check();
  }

  connectionState(state) {
    if (state === "open") return; // "ready" says when the column is live again
    this.connection = this.connection === "connecting" ? "connecting" : "lost";
    this.tell("connection");
  }

  receive(op, d) {
    this[`on_${op}`]?.(d);
  }

  on_ready(d) {
    this.me = d.me;
    this.guild = d.guild;
    this.users = new Map(Object.entries(d.users ?? {}));
    this.channels = new Map((d.channels ?? []).map((c) => [c.id, c]));
    this.commands = d.commands ?? [];
    const before = this.messages;
    this.messages = new Map();
    for (const channel of this.channels.keys()) {
      const list = [...(d.messages?.[channel] ?? [])].sort(byId);
      this.messages.set(channel, list);
      if (list.length < 50) this.complete.add(channel);
      const old = before.get(channel);
      if (old && channel !== this.open) for (const m of list.slice(-20)) if (!old.some((o) => o.id === m.id)) this.count(m);
    }
    for (const user of this.users.values()) if (user.bot && "online" in user) this.botOnline = user.online;
    if ("bot_online" in d) this.botOnline = d.bot_online;
    this.connection = "ready";
    this.lastFailure = null;
    this.tell("connection");
    this.tell("ready");
  }

  on_message(m) {
    const list = this.messages.get(m.channel_id) ?? [];
    if (list.some((o) => o.id === m.id)) return this.on_message_update(m);
    list.push(m);
    list.sort(byId);
    this.messages.set(m.channel_id, list);
    this.learn(m);
    this.count(m);
    this.tell("messages", { kind: "add", channel_id: m.channel_id, message: m });
  }

  on_message_update(m) {
    const list = this.messages.get(m.channel_id);
    const at = list?.findIndex((o) => o.id === m.id) ?? -1;
    if (at < 0) {
      // Older than what is loaded: history will bring it when asked. A new one (late ephemeral) is an arrival.
      const oldest = list?.[0];
      if (!oldest || byId(m, oldest) > 0) this.on_message(m);
      return;
    }
    list[at] = m;
    this.learn(m);
    this.tell("messages", { kind: "update", channel_id: m.channel_id, message: m });
  }

  on_message_delete({ id, channel_id }) {
    const list = this.messages.get(channel_id);
    if (!list) return;
    this.messages.set(channel_id, list.filter((m) => m.id !== id));
    this.tell("messages", { kind: "delete", channel_id, id });
  }

  on_history({ channel_id, messages }) {
    const list = this.messages.get(channel_id) ?? [];
    const fresh = (messages ?? []).filter((m) => !list.some((o) => o.id === m.id));
    if (!fresh.length) this.complete.add(channel_id);
    for (const m of fresh) this.learn(m);
    this.messages.set(channel_id, [...fresh, ...list].sort(byId));
    this.tell("messages", { kind: "history", channel_id });
  }

  on_channel(channel) {
    const known = this.channels.has(channel.id);
    this.channels.set(channel.id, channel);
    if (!this.messages.has(channel.id)) {
      this.messages.set(channel.id, []);
      this.complete.add(channel.id);
    }
    for (const user of channel.recipients ?? []) if (!this.users.has(user.id)) this.users.set(user.id, user);
    this.tell("channels", { channel });
    if (!known && isThread(channel)) this.tell("thread", { channel });
  }

  on_channel_update(channel) {
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    if (!this.messages.has(channel.id)) this.messages.set(channel.id, []);
    this.tell("channels", { channel });
  }

  on_channel_delete({ id }) {
    this.channels.delete(id);
    this.messages.delete(id);
    this.unread.delete(id);
    this.tell("channels", { gone: id });
  }

  on_user(user) {
    this.users.set(user.id, { ...this.users.get(user.id), ...user });
    if (user.id === this.me?.id) this.me = { ...this.me, ...user };
    this.tell("users", { user });
  }

  on_commands(commands) {
    this.commands = Array.isArray(commands) ? commands : commands.commands ?? [];
    this.tell("commands");
  }

  on_presence({ bot_online }) {
    this.botOnline = Boolean(bot_online);
    this.tell("presence");
  }

  on_modal(modal) {
    this.settle(modal.nonce, "done");
    this.tell("modal", modal);
  }

  on_autocomplete({ nonce, choices }) {
    const wait = this.pending.get(nonce);
    if (!wait) return;
    this.pending.delete(nonce);
    clearTimeout(wait.timer);
    wait.resolve(choices ?? []);
  }

  on_interaction({ nonce, state, message }) {
    this.settle(nonce, state, message);
  }

  on_error({ message }) {
    if (message === this.lastFailure) return; // already shown where it was asked
    this.tell("notice", { message, channel_id: this.open });
  }

  settle(nonce, state, message) {
    const wait = this.pending.get(nonce);
    if (!wait) return;
    this.pending.delete(nonce);
    clearTimeout(wait.timer);
    this.lastFailure = state === "failed" ? message : null;
    if (state === "failed") wait.reject(new InteractionFailed(typeof message === "string" ? message : ""));
    else wait.resolve(state);
  }

  /** An act the application answers: resolves when acknowledged, rejects with InteractionFailed. */
  act(payload) {
    const nonce = newNonce();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.settle(nonce, "failed", ""), ANSWER_LIMIT);
      this.pending.set(nonce, { resolve, reject, timer });
      if (!this.socket.send({ ...payload, nonce })) this.settle(nonce, "failed", "offline");
    });
  }

  send(payload) {
    return this.socket.send(payload);
  }

  /** Resolve with the first true value of `probe`, asked again whenever anything changes here; reject after `ms`. */
  until(probe, ms) {
    return new Promise((resolve, reject) => {
      const check = () => {
        const found = probe();
        if (!found) return false;
        done();
        resolve(found);
        return true;
      };
      const done = () => {
        clearTimeout(timer);
        this.waiters.delete(check);
      };
      const timer = setTimeout(() => (done(), reject(new Error("timeout"))), ms);
      if (!check()) this.waiters.add(check);
    });
  }

  learn(m) {
    for (const user of [m.author, ...(m.mentions ?? [])]) if (user && !this.users.has(user.id)) this.users.set(user.id, user);
  }

  mentionsMe(m) {
    if (!this.me) return false;
    if (m.mention_everyone) return true;
    return (m.mentions ?? []).some((u) => u.id === this.me.id) || m.referenced_message?.author?.id === this.me.id;
  }

  count(m) {
    if (m.author?.id === this.me?.id) return;
    if (m.channel_id === this.open && !document.hidden) return;
    const mark = this.unread.get(m.channel_id) ?? { count: 0, mentions: 0 };
    if (!mark.count) this.readUpTo.set(m.channel_id, m.id);
    mark.count += 1;
    if (this.mentionsMe(m) || isDM(this.channels.get(m.channel_id))) mark.mentions += 1;
    this.unread.set(m.channel_id, mark);
    this.tell("unread");
  }

  /** Show a channel: its unread marks go, and the id of its first unread message is returned (or null). */
  show(channelId) {
    this.open = channelId;
    const first = this.unread.has(channelId) ? this.readUpTo.get(channelId) ?? null : null;
    if (this.unread.delete(channelId)) this.tell("unread");
    return first;
  }

  name(user) {
    return user?.global_name || user?.display_name || user?.username || user?.name || "";
  }

  channelName(channel) {
    if (!channel) return "";
    if (isDM(channel)) {
      const others = (channel.recipients ?? []).filter((u) => u.id !== this.me?.id);
      return others.map((u) => this.name(this.users.get(u.id) ?? u)).join(", ") || channel.name || "DM";
    }
    return channel.name ?? "";
  }

  /** Text channels with their threads, then direct messages. */
  tree() {
    const all = [...this.channels.values()];
    const texts = all.filter(isText).sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || byId(a, b));
    const threads = all.filter(isThread).sort(byId);
    return {
      texts: texts.map((channel) => ({ channel, threads: threads.filter((t) => t.parent_id === channel.id) })),
      strays: threads.filter((t) => !texts.some((c) => c.id === t.parent_id)),
      dms: all.filter(isDM).sort(byId),
    };
  }

  firstChannel() {
    const { texts, dms } = this.tree();
    return texts[0]?.channel.id ?? dms[0]?.id ?? null;
  }

  close() {
    this.socket.close();
    for (const wait of this.pending.values()) clearTimeout(wait.timer);
    this.pending.clear();
    this.waiters.clear();
  }
}
