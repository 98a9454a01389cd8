// The page: who sits where, and what all columns share.

import { h, icon, replace } from "./dom.js";
import { LOCALES, firstLanguage, translator } from "./i18n.js";
import { Column } from "./column.js";
import { demo, games } from "./demo.js";
import { startTicking } from "./time.js";
import { MOST, topbar } from "./topbar.js";

const RETRY = 1500; // ms

const memory = {
  get: (key) => {
    try {
      return localStorage.getItem(`meneur/${key}`);
    } catch {
      return null;
    }
  },
  set: (key, value) => {
    try {
      localStorage.setItem(`meneur/${key}`, value);
    } catch { /* private mode: the page works, it only forgets */ }
  },
};

class App {
  constructor(root) {
    const query = new URLSearchParams(location.search);
    this.lang = firstLanguage(query.get("lang"), memory.get("lang"));
    this.t = translator(this.lang);
    this.theme = ["light", "dark"].find((v) => v === (query.get("theme") ?? memory.get("theme"))) ?? "auto";
    this.folk = [];
    this.columns = [];
    this.botOnline = false;
    this.busy = false;
    const room = Math.max(1, Math.min(3, Math.floor(innerWidth / 400)));
    this.count = Math.max(1, Math.min(MOST, Number(query.get("columns") ?? memory.get("columns")) || room));
    this.seated = (query.get("people") ?? memory.get("people") ?? "").split(",").map((s) => s.trim()).filter(Boolean);
    this.bar = h("div", { class: "bar-slot" });
    this.row = h("main", { class: "columns" });
    this.toast = h("div", { class: "toast", role: "status", hidden: true });
    this.wait = h("div", { class: "server-away", hidden: true });
    replace(root, this.bar, this.wait, this.row, this.toast);
    this.world = {
      t: (...args) => this.t(...args),
      people: () => this.folk,
      colour: (id) => this.folk.find((p) => p.id === id)?.avatar_color,
      whoami: (column) => this.whoami(column),
      swap: (column, id) => this.swap(column, id),
      presence: () => this.presence(),
      met: (user) => this.met(user),
    };
    this.applyTheme();
    this.drawBar();
    this.begin();
  }

  async fetchPeople() {
    const answer = await fetch("/offline/people", { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    const { people, guild, bot } = await answer.json();
    this.folk = people;
    this.guild = guild;
    this.bot = bot;
  }

  async begin() {
    try {
      await this.fetchPeople();
    } catch {
      this.wait.hidden = false;
      this.wait.textContent = this.t("serverAway");
      setTimeout(() => this.begin(), RETRY);
      return;
    }
    this.wait.hidden = true;
    this.setCount(this.count);
  }

  /** The id of a column's person now: after a fresh start of the server ids differ, names stay. */
  async whoami(column) {
    if (!this.folk.some((p) => p.id === column.person.id) || column.store?.connection === "lost") {
      await this.fetchPeople();
      const same = this.folk.find((p) => p.id === column.person.id) ?? this.folk.find((p) => p.name === column.person.name);
      if (!same) return null;
      column.person = same;
    }
    return column.person.id;
  }

  /** Somebody came in from elsewhere (another tab, a test): they can be seated here too. */
  async met(user) {
    if (this.folk.some((p) => p.id === user.id)) return;
    await this.fetchPeople().catch(() => null);
    for (const column of this.columns) column.header();
  }

  /** The people for the columns: those remembered first, then whoever does not sit yet. */
  seating(count) {
    const wanted = this.seated.map((name) => this.folk.find((p) => p.name === name || p.global_name === name)).filter(Boolean);
    const out = [];
    for (const person of [...wanted, ...this.folk]) if (out.length < count && !out.includes(person)) out.push(person);
    return out;
  }

  setCount(count) {
    this.count = count;
    this.fill(this.seating(count));
    memory.set("columns", String(count));
  }

  fill(people) {
    const kept = new Map(this.columns.map((c) => [c.person.id, c]));
    this.columns = people.map((person, i) => {
      const column = kept.get(person.id) ?? new Column(person, i, this.world);
      kept.delete(person.id);
      column.index = i;
      return column;
    });
    for (const column of kept.values()) column.close();
    if (this.columns.some((c, i) => this.row.children[i] !== c.el)) this.row.replaceChildren(...this.columns.map((c) => c.el));
    this.row.dataset.count = String(this.columns.length);
    for (const column of this.columns) column.header();
    this.drawBar();
  }

  async swap(column, id) {
    const person = id === "+" ? await this.addPerson() : this.folk.find((p) => p.id === id);
    if (!person) return;
    const people = this.columns.map((c) => c.person);
    const other = people.findIndex((p) => p.id === person.id);
    if (other >= 0) people[other] = column.person; // already seated: the two change places
    people[column.index] = person;
    this.seated = people.map((p) => p.name);
    memory.set("people", this.seated.join(","));
    this.fill(people);
  }

  /** Ask for a name and a language; resolves with the new person, or null. */
  addPerson() {
    const { t } = this;
    return new Promise((resolve) => {
      const name = h("input", { class: "input", id: "new-name", maxlength: 32, autocomplete: "off", required: true });
      const locale = h("select", { class: "input", id: "new-locale" }, LOCALES.map(([code, label]) => h("option", { value: code }, label)));
      locale.value = this.lang === "fr" ? "fr" : "en-US";
      const error = h("div", { class: "form-error", role: "alert" });
      const done = (person) => {
        box.close();
        box.remove();
        resolve(person);
      };
      const form = h("form", { class: "modal" },
        h("div", { class: "modal-head" }, h("h2", null, t("addPersonTitle"))),
        h("div", { class: "modal-body" },
          h("div", { class: "field" }, h("label", { class: "field-label", for: "new-name" }, t("newName")), name),
          h("div", { class: "field" }, h("label", { class: "field-label", for: "new-locale" }, t("language")), locale), error),
        h("div", { class: "modal-foot" }, h("button", { class: "button secondary", type: "button", on: { click: () => done(null) } }, t("cancel")), h("button", { class: "button primary", type: "submit" }, t("add"))));
      form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const wanted = name.value.trim();
        if (!wanted) return name.focus();
        try {
          const answer = await fetch("/offline/people", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name: wanted, locale: locale.value }) });
          if (!answer.ok) throw new Error((await answer.text()).slice(0, 200));
          const person = await answer.json();
          this.folk = [...this.folk.filter((p) => p.id !== person.id), person];
          done(person);
        } catch (problem) {
          error.textContent = problem.message;
        }
      });
      const box = h("dialog", { class: "page-dialog", "aria-label": t("addPersonTitle") }, form);
      box.addEventListener("cancel", (event) => (event.preventDefault(), done(null)));
      document.body.append(box);
      box.showModal();
      name.focus();
    });
  }

  presence() {
    const online = this.columns.some((c) => c.store.connection === "ready" && c.store.botOnline);
    if (online === this.botOnline) return;
    this.botOnline = online;
    this.drawBar();
    if (online) this.learnGames();
  }

  /** Which games the bot offers, once it has shown its commands. */
  async learnGames() {
    try {
      const { store } = this.columns[0];
      await store.until(() => store.commands.length, 20000);
      this.games = await games(store);
    } catch {
      this.games = [];
    }
    this.drawBar();
  }

  /** The game of the demonstrations: the one chosen before, else the first. */
  get game() {
    const known = this.games?.length ? this.games : [{ name: "Battle Line", value: "battle_line" }];
    return known.find((game) => game.value === memory.get("game")) ?? known[0];
  }

  setGame(value) {
    memory.set("game", value);
    this.drawBar();
  }

  setLang(lang) {
    this.lang = lang;
    this.t = translator(lang);
    memory.set("lang", lang);
    this.drawBar();
    for (const column of this.columns) column.header();
  }

  setTheme(theme) {
    this.theme = theme;
    memory.set("theme", theme);
    this.applyTheme();
    this.drawBar();
    this.bar.querySelector(".theme").focus();
  }

  applyTheme() {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }

  drawBar() {
    document.documentElement.lang = this.lang;
    document.title = `Meneur · ${this.t("subtitle")}`;
    replace(this.bar, topbar(this));
  }

  async runDemo(alone) {
    if (this.busy) return;
    this.busy = true;
    this.drawBar();
    this.say(this.t("demoRunning"), "working");
    try {
      await demo(this.columns, alone || this.columns.length < 2, this.game, this.t, (key, vars) => this.say(this.t(key, vars), "working"));
      this.say(this.t("demoDone"), "good", 4000);
    } catch (error) {
      this.say(this.t("demoFailed", { why: error.message || this.t("failed") }), "bad", 15000);
    }
    this.busy = false;
    this.drawBar();
  }

  say(text, kind, forMs = 0) {
    clearTimeout(this.toastTimer);
    this.toast.className = `toast ${kind}`;
    this.toast.hidden = false;
    const shut = h("button", { class: "icon-button", type: "button", "aria-label": this.t("close"), on: { click: () => (this.toast.hidden = true) } }, icon("close"));
    replace(this.toast, kind === "working" ? h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")) : icon(kind === "bad" ? "alert" : "check"), h("span", null, text), kind === "bad" && shut);
    if (forMs) this.toastTimer = setTimeout(() => (this.toast.hidden = true), forMs);
  }
}

startTicking();
window.meneur = new App(document.getElementById("app"));
