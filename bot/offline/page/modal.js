// Modals: a form over one column. Text inputs, or labels around inputs, selects, radio groups and check boxes.

import { add, h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { TYPE } from "./components.js";
import { selectMenu } from "./select.js";

let serial = 0;

/** Open a modal; `onSubmit(fields)` resolves when the application took it, and rejects with what to show. */
export function openModal(modal, ctx, onSubmit, onClose) {
  const id = `modal-${(serial += 1)}`;
  const fields = [];
  const body = h("div", { class: "modal-body" });
  for (const c of modal.components ?? []) body.append(part(c, ctx, fields, `${id}-${fields.length}`));
  const error = h("div", { class: "form-error", role: "alert" });
  const submit = h("button", { class: "button primary", type: "submit" }, ctx.t("submit"));
  const close = () => {
    veil.remove();
    onClose?.();
  };
  const form = h("form", { class: "modal", role: "dialog", "aria-modal": "true", "aria-labelledby": `${id}-title`, novalidate: true },
    h("div", { class: "modal-head" },
      h("h2", { id: `${id}-title` }, modal.title ?? ""),
      h("button", { class: "icon-button", type: "button", "aria-label": ctx.t("close"), on: { click: close } }, icon("close"))),
    body, error,
    h("div", { class: "modal-foot" }, h("button", { class: "button secondary", type: "button", on: { click: close } }, ctx.t("cancel")), submit));
  const veil = h("div", { class: "veil" }, form);

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const bad = fields.filter((f) => !f.check());
    if (bad.length) return bad[0].focus();
    submit.disabled = true;
    error.textContent = "";
    try {
      await onSubmit(Object.fromEntries(fields.map((f) => [f.customId, f.value()])));
      close();
    } catch (problem) {
      error.textContent = ctx.failure(problem);
      submit.disabled = false;
    }
  });
  veil.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    } else if (event.key === "Tab") trap(event, form);
  });
  ctx.layer.append(veil);
  (fields[0] ?? { focus: () => submit.focus() }).focus();
  return close;
}

function trap(event, form) {
  const stops = [...form.querySelectorAll("button, input, textarea, a[href]")].filter((el) => !el.disabled && el.offsetParent);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0]).focus();
}

function part(c, ctx, fields, id) {
  if (c.type === TYPE.TEXT) return h("div", { class: "md modal-text" }, markdown(c.content, ctx));
  if (c.type === TYPE.ROW) {
    return add(h("div", { class: "modal-row" }), (c.components ?? []).map((inner) => labelled({ label: inner.label, component: inner }, ctx, fields, `${id}-r`)));
  }
  if (c.type === TYPE.LABEL) return labelled(c, ctx, fields, id);
  return labelled({ label: c.label ?? "", component: c }, ctx, fields, id);
}

/** A field under its label. Adds {customId, value(), check(), focus()} to `fields`. */
function labelled(label, ctx, fields, id) {
  const c = label.component ?? {};
  const required = c.required ?? c.type !== TYPE.CHECKBOX;
  const problem = h("div", { class: "field-error", id: `${id}-error`, role: "alert" });
  const make = { [TYPE.TEXT_INPUT]: textInput, [TYPE.RADIO]: choiceGroup, [TYPE.CHECKBOXES]: choiceGroup, [TYPE.CHECKBOX]: checkbox }[c.type] ?? select;
  const field = make(c, ctx, id, required);
  fields.push({
    customId: c.custom_id,
    value: field.value,
    focus: field.focus,
    check: () => {
      const why = field.problem(required);
      problem.textContent = why ?? "";
      field.el.classList.toggle("invalid", Boolean(why));
      return !why;
    },
  });
  const grouped = c.type === TYPE.RADIO || c.type === TYPE.CHECKBOXES;
  return h("div", { class: "field", role: grouped ? "group" : null, "aria-labelledby": grouped ? `${id}-label` : null },
    h(c.type === TYPE.TEXT_INPUT ? "label" : "div", { class: "field-label", id: `${id}-label`, for: c.type === TYPE.TEXT_INPUT ? id : null },
      label.label ?? "", required && h("span", { class: "star", title: ctx.t("required"), "aria-label": ctx.t("required") }, " *")),
    label.description && h("div", { class: "field-description" }, label.description),
    field.el, problem);
}

function textInput(c, ctx, id) {
  const long = c.style === 2;
  const input = h(long ? "textarea" : "input", {
    id, class: "input", type: long ? null : "text", rows: long ? 5 : null, placeholder: c.placeholder, maxlength: c.max_length,
    "aria-describedby": `${id}-error`, autocomplete: "off",
  });
  input.value = c.value ?? "";
  const left = h("span", { class: "counter" });
  const count = () => {
    left.textContent = c.max_length ? `${[...input.value].length} / ${c.max_length}` : "";
  };
  input.addEventListener("input", count);
  count();
  return {
    el: h("div", { class: "input-box" }, input, c.max_length ? left : null),
    value: () => input.value,
    focus: () => input.focus(),
    problem: (required) => {
      const n = [...input.value].length;
      if (required && !input.value.trim()) return ctx.t("modalMissing");
      if (n && c.min_length && n < c.min_length) return ctx.t("tooShort", { n: c.min_length });
      return c.max_length && n > c.max_length ? ctx.t("tooLong", { n: c.max_length }) : null;
    },
  };
}

function choiceGroup(c, ctx, id) {
  const radio = c.type === TYPE.RADIO;
  const inputs = (c.options ?? []).map((o, i) => {
    const input = h("input", { type: radio ? "radio" : "checkbox", name: id, id: `${id}-${i}`, value: String(o.value) });
    input.checked = Boolean(o.default);
    return { o, input };
  });
  const chosen = () => inputs.filter((x) => x.input.checked).map((x) => x.input.value);
  const min = radio ? 1 : c.min_values ?? 1;
  const max = radio ? 1 : c.max_values ?? inputs.length;
  return {
    el: h("div", { class: "choices" }, inputs.map(({ o, input }) => h("label", { class: "choice", for: input.id }, input,
      h("span", { class: "option-text" }, h("span", { class: "option-label" }, o.label), o.description && h("span", { class: "option-sub" }, o.description))))),
    value: () => (radio ? chosen()[0] ?? null : chosen()),
    focus: () => inputs[0]?.input.focus(),
    problem: (required) => {
      const n = chosen().length;
      if (n === 0 && !required) return null;
      if (n === 0 && radio) return ctx.t("modalMissing");
      return n < min || n > max ? ctx.t(min === max ? "chooseExactly" : "chooseBetween", { min, max }) : null;
    },
  };
}

function checkbox(c, ctx, id, required) {
  const input = h("input", { type: "checkbox", id, "aria-labelledby": `${id}-label` });
  input.checked = Boolean(c.default);
  return {
    el: h("label", { class: "choice", for: id }, input, h("span", { class: "option-label" }, ctx.t("yes"))),
    value: () => input.checked,
    focus: () => input.focus(),
    problem: () => (required && c.required && !input.checked ? ctx.t("modalMissing") : null),
  };
}

function select(c, ctx, id) {
  const menu = selectMenu(c, ctx, { labelId: `${id}-label` });
  return {
    el: menu.el,
    value: menu.values,
    focus: () => menu.trigger.focus(),
    problem: (required) => (required && menu.min > 0 && !menu.values().length ? ctx.t("modalMissing") : null),
  };
}
