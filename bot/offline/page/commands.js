// Slash commands as a person reads them: flattened to what can be run, searched in both languages.

import { plain } from "./dom.js";
import { localized } from "./i18n.js";

const SUB = 1;
const GROUP = 2;

/**
 * Every runnable command: {command, path, options, label, names, description}. `path` holds the default names of the
 * subcommands; `label` is what this locale reads ("partie créer"); `names` everything one may type for it.
 */
export function leaves(commands, locale) {
  const out = [];
  for (const command of commands) {
    if ((command.type ?? 1) !== 1) continue;
    walk(command, command, [], [localized(command, "name", locale)], [command.name], locale, out);
  }
  return out;
}

function walk(command, node, path, shown, names, locale, out) {
  const subs = (node.options ?? []).filter((o) => o.type === SUB || o.type === GROUP);
  if (!subs.length) {
    const label = shown.join(" ");
    out.push({ command, path, options: node.options ?? [], label, names: [label, names.join(" ")], description: localized(node, "description", locale) });
    return;
  }
  for (const sub of subs) walk(command, sub, [...path, sub.name], [...shown, localized(sub, "name", locale)], [...names, sub.name], locale, out);
}

/** The best matches first: a name that starts so, then a word that does, then a name or a description that holds it. */
export function search(all, typed, limit = 40) {
  const wanted = plain(typed).trim().replace(/\s+/g, " ");
  if (!wanted) return all.slice(0, limit);
  const score = (leaf) => {
    const names = leaf.names.map(plain);
    if (names.some((n) => n === wanted)) return 0;
    if (names.some((n) => n.startsWith(wanted))) return 1;
    if (names.some((n) => n.split(" ").some((w) => w.startsWith(wanted)))) return 2;
    if (names.some((n) => n.includes(wanted))) return 3;
    return plain(leaf.description).includes(wanted) ? 4 : 9;
  };
  return all.map((leaf) => ({ leaf, s: score(leaf) })).filter((x) => x.s < 9).sort((a, b) => a.s - b.s).slice(0, limit).map((x) => x.leaf);
}

/** The command typed in full at the start of `typed` (in either language) and the words after it. */
export function typedCommand(all, typed) {
  const text = plain(typed);
  let best = null;
  for (const leaf of all) {
    for (const name of leaf.names.map(plain)) {
      if (text === name || text.startsWith(`${name} `)) if (!best || name.length > best.length) best = { leaf, length: name.length };
    }
  }
  return best && { leaf: best.leaf, rest: typed.slice(best.length).trim() };
}

/** "carte:rouge 7 champ:3" -> {carte: "rouge 7", champ: "3"}, for the options this command has. */
export function typedOptions(leaf, rest, locale) {
  const known = new Map();
  for (const o of leaf.options) for (const name of [o.name, localized(o, "name", locale)]) known.set(plain(name), o.name);
  const out = {};
  let last = null;
  for (const word of rest.split(/\s+/).filter(Boolean)) {
    const m = /^([^\s:]+):(.*)$/.exec(word);
    const name = m && known.get(plain(m[1]));
    if (name) {
      last = name;
      out[name] = m[2];
    } else if (last) out[last] = `${out[last]} ${word}`.trim();
  }
  return out;
}

export const OPTION = { STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10 };

/** What an option offers without asking the bot: {label, value}[], or null for free text. */
export function fixedChoices(option, ctx) {
  if (option.choices?.length) return option.choices.map((c) => ({ label: localized(c, "name", ctx.locale), value: c.value }));
  if (option.type === OPTION.BOOLEAN) return [{ label: ctx.t("yes"), value: true }, { label: ctx.t("no"), value: false }];
  if (option.type === OPTION.USER || option.type === OPTION.MENTIONABLE) return ctx.people().map((u) => ({ label: u.name, value: u.id, user: u }));
  if (option.type === OPTION.CHANNEL) return ctx.channels().map((c) => ({ label: `#${c.name}`, value: c.id }));
  if (option.type === OPTION.ROLE) return ctx.roles().map((r) => ({ label: `@${r.name}`, value: r.id }));
  return null;
}

/** Typed text -> {value} or {problem}: what Discord's own client would refuse to send. */
export function readOption(option, text, fixed, ctx) {
  const typed = text.trim();
  if (fixed) {
    const hit = fixed.find((c) => plain(c.label) === plain(typed)) ?? fixed.find((c) => String(c.value) === typed);
    return hit ? { value: hit.value } : { problem: ctx.t("notInChoices") };
  }
  if (option.type === OPTION.INTEGER || option.type === OPTION.NUMBER) {
    const n = Number(typed.replace(",", "."));
    if (option.type === OPTION.INTEGER && !Number.isSafeInteger(n)) return { problem: ctx.t("notInteger") };
    if (!Number.isFinite(n)) return { problem: ctx.t("notNumber") };
    if (option.min_value !== undefined && n < option.min_value) return { problem: ctx.t("tooSmall", { n: option.min_value }) };
    if (option.max_value !== undefined && n > option.max_value) return { problem: ctx.t("tooLarge", { n: option.max_value }) };
    return { value: n };
  }
  const length = [...typed].length;
  if (option.min_length && length < option.min_length) return { problem: ctx.t("tooShort", { n: option.min_length }) };
  if (length > (option.max_length ?? 6000)) return { problem: ctx.t("tooLong", { n: option.max_length ?? 6000 }) };
  return { value: typed };
}
