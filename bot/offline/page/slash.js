// A command being filled in: one field an option, suggestions for the field one is in.

import { h, icon } from "./dom.js";
import { localized } from "./i18n.js";
import { fixedChoices, readOption } from "./commands.js";
import { Suggestions } from "./suggest.js";

const DEBOUNCE = 140; // ms

let serial = 0;

export class CommandForm {
  /**
   * @param leaf what commands.leaves() made
   * @param ctx Column.context()
   * @param {{[name: string]: string}} given texts to start with
   * @param {{channel: () => string, onRun: (values: object) => Promise<void>, onLeave: () => void}} hooks
   */
  constructor(leaf, ctx, given, hooks) {
    Object.assign(this, { leaf, ctx, hooks });
    this.id = `command-${(serial += 1)}`;
    this.suggest = new Suggestions(`${this.id}-list`, (item) => this.choose(item));
    this.fields = [];
    this.current = null;
    this.timer = null;
    this.asked = 0;
    this.rows = h("div", { class: "command-fields" });
    this.extra = h("div", { class: "command-extra" });
    this.error = h("div", { class: "form-error", role: "alert" });
    this.run = h("button", { class: "button primary small", type: "submit" }, icon("send"), ctx.t("run"));
    this.el = h("form", { class: "command-form", novalidate: true, "aria-label": `/${leaf.label}` },
      this.suggest.el,
      h("div", { class: "command-head" },
        h("span", { class: "command-name" }, `/${leaf.label}`), h("span", { class: "command-description" }, leaf.description),
        h("button", { class: "icon-button", type: "button", "aria-label": ctx.t("leaveCommand"), title: ctx.t("leaveCommand"), on: { click: () => this.leave() } }, icon("close"))),
      this.rows, h("div", { class: "command-foot" }, this.extra, this.run), this.error);
    for (const option of leaf.options) {
      if (option.required || option.name in given) this.addField(option, given[option.name] ?? "");
      else this.extra.append(this.offer(option));
    }
    this.el.addEventListener("submit", (event) => (event.preventDefault(), this.submit()));
    this.el.addEventListener("keydown", (event) => this.key(event));
    this.el.addEventListener("focusout", (event) => {
      if (!this.el.contains(event.relatedTarget)) this.suggest.hide();
    });
  }

  offer(option) {
    const name = localized(option, "name", this.ctx.locale);
    const chip = h("button", { class: "chip", type: "button", title: `${localized(option, "description", this.ctx.locale)} (${this.ctx.t("optional")})` }, icon("plus"), name);
    chip.addEventListener("click", () => {
      chip.remove();
      this.addField(option, "").input.focus();
    });
    return chip;
  }

  addField(option, text) {
    const { ctx } = this;
    const id = `${this.id}-${this.fields.length}`;
    const input = h("input", { class: "input", id, type: "text", autocomplete: "off", spellcheck: "false", "aria-describedby": `${id}-about`, data: { option: option.name } });
    input.value = text;
    const problem = h("div", { class: "field-error", role: "alert" });
    const field = { option, input, problem, fixed: fixedChoices(option, ctx), picked: null };
    const name = localized(option, "name", ctx.locale);
    this.rows.append(h("div", { class: "command-field" },
      h("label", { for: id, class: "option-name" }, name, option.required ? h("span", { class: "star", title: ctx.t("required"), "aria-label": ctx.t("required") }, " *") : null),
      h("div", { class: "option-input" }, input, problem),
      h("div", { class: "option-about", id: `${id}-about` }, localized(option, "description", ctx.locale))));
    input.addEventListener("focus", () => this.enter(field));
    input.addEventListener("input", () => {
      field.picked = null;
      problem.textContent = "";
      this.offerChoices(field);
    });
    this.fields.push(field);
    return field;
  }

  focus() {
    const empty = this.fields.find((f) => !f.input.value) ?? this.fields[0];
    (empty?.input ?? this.run).focus();
  }

  enter(field) {
    this.current = field;
    this.suggest.attach(field.input);
    this.offerChoices(field, true);
  }

  /** Show what the field may hold: its own choices at once, the bot's after a short rest of the fingers. */
  offerChoices(field, now = false) {
    clearTimeout(this.timer);
    const title = localized(field.option, "name", this.ctx.locale);
    const empty = this.ctx.t("noSuggestion");
    if (field.fixed) {
      const typed = field.picked ? "" : this.ctx.plain(field.input.value.trim());
      const kept = field.fixed.filter((c) => this.ctx.plain(c.label).includes(typed));
      this.suggest.show(kept.map((c) => ({ label: c.label, choice: c, lead: c.user && this.ctx.avatar(c.user) })), { title, empty });
      return;
    }
    if (!field.option.autocomplete) return this.suggest.hide();
    if (!this.suggest.open || this.shownFor !== field) this.suggest.show([], { title, empty: this.ctx.t("searching") });
    this.timer = setTimeout(() => this.ask(field, title), now ? 0 : DEBOUNCE);
  }

  async ask(field, title) {
    const turn = (this.asked += 1);
    let choices = [];
    try {
      choices = await this.ctx.act({ op: "autocomplete", ...this.request(this.partial(field)), focused: field.option.name });
    } catch {
      choices = [];
    }
    if (turn !== this.asked || this.current !== field || document.activeElement !== field.input) return;
    this.shownFor = field;
    const items = choices.map((c) => ({ label: localized(c, "name", this.ctx.locale), choice: { label: localized(c, "name", this.ctx.locale), value: c.value } }));
    this.suggest.show(items, { title, empty: this.ctx.t("noSuggestion") });
  }

  /** The values so far, as the bot should see them while one types. */
  partial(focused) {
    const out = {};
    for (const f of this.fields) {
      if (f === focused) out[f.option.name] = f.picked ? f.picked.value : f.input.value;
      else if (f.picked) out[f.option.name] = f.picked.value;
      else if (f.input.value.trim()) {
        const read = readOption(f.option, f.input.value, f.fixed, this.ctx);
        if (!read.problem) out[f.option.name] = read.value;
      }
    }
    return out;
  }

  request(options) {
    return { channel_id: this.hooks.channel(), command_id: this.leaf.command.id, path: this.leaf.path, options };
  }

  choose(item) {
    const field = this.current;
    if (!field) return;
    field.picked = item.choice;
    field.input.value = item.choice.label;
    field.problem.textContent = "";
    this.suggest.hide();
    const next = this.fields.find((f) => f.option.required && !f.input.value.trim());
    if (next) next.input.focus();
    else field.input.focus({ preventScroll: true });
    if (!next) this.suggest.hide();
  }

  key(event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!this.suggest.open && this.current) this.offerChoices(this.current, true);
      else this.suggest.move(event.key === "ArrowDown" ? 1 : -1);
      event.preventDefault();
    } else if (event.key === "Enter" && event.target.tagName === "INPUT") {
      event.preventDefault();
      const typedWhole = this.current?.picked || (!this.current?.input.value.trim() && !this.current?.option.required);
      if (this.suggest.open && !typedWhole) this.suggest.pick();
      else this.submit();
    } else if (event.key === "Tab" && !event.shiftKey && this.suggest.open && this.current && !this.current.picked && this.current.input.value.trim()) {
      this.suggest.pick();
      event.preventDefault();
    } else if (event.key === "Escape") {
      event.stopPropagation();
      if (!this.suggest.el.hidden) this.suggest.hide();
      else this.leave();
    } else if (event.key === "Backspace" && event.target.tagName === "INPUT" && !event.target.value && this.fields[0]?.input === event.target) this.leave();
  }

  leave() {
    clearTimeout(this.timer);
    this.hooks.onLeave();
  }

  async submit() {
    const { ctx } = this;
    const values = {};
    for (const f of this.fields) {
      f.problem.textContent = "";
      const text = f.input.value.trim();
      if (!text) {
        if (!f.option.required) continue;
        f.problem.textContent = ctx.t("missing", { name: localized(f.option, "name", ctx.locale) });
        f.input.focus();
        return;
      }
      const read = f.picked ? { value: f.picked.value } : readOption(f.option, text, f.fixed, ctx);
      if (read.problem) {
        f.problem.textContent = read.problem;
        f.input.focus();
        return;
      }
      values[f.option.name] = read.value;
    }
    this.suggest.hide();
    this.run.disabled = true;
    this.error.textContent = "";
    this.el.classList.add("busy");
    try {
      await this.hooks.onRun(this.request(values));
    } catch (problem) {
      this.error.textContent = ctx.failure(problem);
    } finally {
      this.run.disabled = false;
      this.el.classList.remove("busy");
    }
  }
}
