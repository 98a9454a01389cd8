// Select menus: the trigger, and what a menu offers. The popover draws the list.

import { h, icon } from "./dom.js";
import { customEmoji } from "./markdown.js";
import { openPopover } from "./popover.js";

/** The choices of a select: its own options, or the people / channels / roles this person knows. */
export function offered(c, ctx) {
  const given = new Set((c.default_values ?? []).map((d) => String(d.id)));
  if (c.type === 3) return (c.options ?? []).map((o) => ({ ...o, value: String(o.value), chosen: Boolean(o.default) }));
  if (c.type === 8) {
    const wanted = c.channel_types?.length ? new Set(c.channel_types) : null;
    return ctx.channels().filter((ch) => !wanted || wanted.has(ch.type)).map((ch) => ({ value: ch.id, label: `#${ch.name}`, chosen: given.has(ch.id) }));
  }
  const people = ctx.people().map((u) => ({ value: u.id, label: u.name, user: u, chosen: given.has(u.id) }));
  const roles = ctx.roles().map((r) => ({ value: r.id, label: `@${r.name}`, chosen: given.has(r.id) }));
  if (c.type === 6) return roles;
  return c.type === 7 ? [...people, ...roles] : people;
}

/**
 * A select menu. `onCommit(values)` when the person has decided. Returns {el, trigger, values()}; `values()` is what
 * is chosen now (a modal reads it when submitted).
 */
export function selectMenu(c, ctx, { onCommit = () => {}, labelId = null } = {}) {
  const options = offered(c, ctx);
  let chosen = options.filter((o) => o.chosen).map((o) => o.value);
  const min = c.min_values ?? (c.required === false ? 0 : 1);
  const max = Math.max(1, c.max_values ?? 1);
  const shown = h("span", { class: "select-shown" });
  const trigger = h("button", {
    class: "select", type: "button", disabled: Boolean(c.disabled), "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-labelledby": labelId, data: { customId: c.custom_id ?? "" },
  }, shown, icon("chevron"));
  const draw = () => {
    const picked = options.filter((o) => chosen.includes(o.value));
    shown.replaceChildren();
    shown.classList.toggle("placeholder", !picked.length);
    if (!picked.length) shown.append(c.placeholder || ctx.t("choose"));
    else if (picked.length === 1 && max === 1) shown.append(...[picked[0].emoji && customEmoji(picked[0].emoji), picked[0].label].filter(Boolean));
    else for (const o of picked) shown.append(h("span", { class: "pill" }, o.emoji && customEmoji(o.emoji), o.label));
  };
  trigger.addEventListener("click", () => {
    openPopover({
      anchor: trigger, ctx, options, chosen, min: Math.min(min, options.length), max: Math.min(max, options.length), title: c.placeholder,
      onCommit: (values) => {
        chosen = values;
        draw();
        onCommit(values);
      },
    });
  });
  draw();
  return { el: h("div", { class: "select-box" }, trigger), trigger, values: () => [...chosen], min };
}
