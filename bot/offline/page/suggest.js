// The list above the composer: commands while one types, then the choices of an option.

import { h } from "./dom.js";

export class Suggestions {
  /** `onPick(item)`; items are {label, sub, hint, lead, ...}. */
  constructor(id, onPick) {
    this.id = id;
    this.onPick = onPick;
    this.items = [];
    this.active = -1;
    this.el = h("div", { class: "suggestions", hidden: true });
    this.list = h("ul", { class: "options", role: "listbox", id });
    this.title = h("div", { class: "suggestions-title" });
    this.el.append(this.title, this.list);
    // The field keeps the focus: a click here must not take it.
    this.el.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get open() {
    return !this.el.hidden && this.items.length > 0;
  }

  show(items, { title = "", empty = null, active = 0 } = {}) {
    this.items = items;
    this.active = items.length ? active : -1;
    this.title.textContent = title;
    this.title.hidden = !title;
    this.rows = items.map((item, i) => h("li", { class: "option", role: "option", id: `${this.id}-${i}`, on: { click: () => this.onPick(item) } },
      item.lead ?? null,
      h("span", { class: "option-text" }, h("span", { class: "option-label" }, item.label), item.sub && h("span", { class: "option-sub" }, item.sub)),
      item.hint && h("span", { class: "option-hint" }, item.hint)));
    this.list.replaceChildren(...this.rows);
    if (!items.length && empty) this.list.append(h("li", { class: "none" }, empty));
    this.el.hidden = !items.length && !empty;
    this.paint();
  }

  hide() {
    this.el.hidden = true;
    this.items = [];
    this.active = -1;
    this.field?.removeAttribute("aria-activedescendant");
    this.field?.setAttribute("aria-expanded", "false");
  }

  /** Tell assistive technology which field this list belongs to. */
  attach(field) {
    this.field = field;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", this.id);
    field.setAttribute("aria-expanded", String(this.open));
  }

  paint() {
    this.rows?.forEach((row, i) => {
      row.classList.toggle("active", i === this.active);
      row.setAttribute("aria-selected", String(i === this.active));
    });
    const row = this.rows?.[this.active];
    row?.scrollIntoView({ block: "nearest" });
    this.field?.setAttribute("aria-expanded", String(this.open));
    if (row) this.field?.setAttribute("aria-activedescendant", row.id);
    else this.field?.removeAttribute("aria-activedescendant");
  }

  move(step) {
    if (!this.items.length) return;
    this.active = (this.active + step + this.items.length) % this.items.length;
    this.paint();
  }

  pick() {
    const item = this.items[this.active];
    if (item) this.onPick(item);
    return Boolean(item);
  }
}
