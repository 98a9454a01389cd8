// One click to a table: the acts of people at buttons, never a secret door. Everything is found by its custom_id.

import { isText, isThread, byId } from "./store.js";

const WAIT = 20000; // ms for each answer of the bot
const SOON = 900; // ms for the lobby to show what was just done
const MOST_AUTOMATONS = 4;

export class DemoFailed extends Error {}

/** Every control of a message, however deep. */
export function controls(node, out = []) {
  if (Array.isArray(node)) for (const one of node) controls(one, out);
  else if (node && typeof node === "object") {
    if (node.custom_id) out.push(node);
    controls(node.components, out);
    controls(node.accessory, out);
  }
  return out;
}

/** Does a button say this verb, at this match where one is given? Custom ids read "mn1|verb|match|...". */
export function says(control, verb, match = null) {
  const [version, said, at] = control.custom_id.split("|");
  return control.type === 2 && /^mn\d+$/.test(version) && said === verb && (match === null || at === match);
}

const matchOf = ({ control }) => control.custom_id.split("|")[2];

/** The newest message this person sees with such a control. Returns {message, control} or null. */
function find(store, verb, { after = null, enabled = true, match = null } = {}) {
  let best = null;
  for (const list of store.messages.values()) {
    for (const message of list) {
      if (after && byId(message, after) <= 0) continue;
      const control = controls(message.components).find((c) => says(c, verb, match) && !(enabled && c.disabled));
      if (control && (!best || byId(message, best.message) > 0)) best = { message, control };
    }
  }
  return best;
}

async function wait(store, probe, why) {
  try {
    return await store.until(probe, WAIT);
  } catch {
    throw new DemoFailed(why);
  }
}

async function press(store, { message, control }) {
  await store.act({ op: "component", channel_id: message.channel_id, message_id: message.id, custom_id: control.custom_id, values: [] });
}

/** Whether the table can begin as it stands. */
const startable = (store, here) => store.until(() => find(store, "start", here), SOON).then(() => true, () => false);

function newest(store) {
  let last = null;
  for (const list of store.messages.values()) for (const m of list) if (!last || byId(m, last) > 0) last = m;
  return last;
}

const opening = (store) => store.commands.find((c) => c.name === "partie" && c.options?.some((o) => o.name === "creer"));
const textChannel = (store) => store.tree().texts.find((x) => isText(x.channel))?.channel;

/** The games that the bot offers, as [{name, value}] in this person's language: what it suggests for the option. */
export async function games(store) {
  const command = opening(store);
  const channel = textChannel(store);
  const option = command?.options.find((o) => o.name === "creer")?.options?.find((o) => o.name === "jeu");
  if (!channel || !option?.autocomplete) return [];
  return store.act({ op: "autocomplete", channel_id: channel.id, command_id: command.id, path: ["creer"], options: { jeu: "" }, focused: "jeu" });
}

/**
 * Open a match of a game as column 1, seat the other columns (or automatons, until it can begin), start it, show its thread
 * everywhere. `say(key, vars)` tells what is being done; throws DemoFailed or InteractionFailed.
 */
export async function demo(columns, alone, game, t, say) {
  const host = columns[0];
  const guests = alone ? [] : columns.slice(1);
  if (host?.store.connection !== "ready") throw new DemoFailed(t("demoNoColumn"));
  const store = host.store;
  const name = store.name(store.me);
  const channel = textChannel(store);
  if (!channel) throw new DemoFailed(t("demoNoChannel"));
  host.goTo(channel.id);
  for (const guest of guests) guest.goTo(channel.id);
  const command = await wait(store, () => opening(store), t("demoNoCommand"));

  say("demoCreate", { name, game: game.name });
  const mark = newest(store);
  const knownThreads = new Set([...store.channels.values()].filter(isThread).map((c) => c.id));
  await store.act({ op: "command", channel_id: channel.id, command_id: command.id, path: ["creer"], options: { jeu: game.value } });
  const lobby = await wait(store, () => find(store, "join", { after: mark, enabled: false }), t("demoNoLobby"));
  const here = { after: mark, match: matchOf(lobby) };

  const shown = () => JSON.stringify(find(store, "join", { ...here, enabled: false })?.message.components);
  for (const guest of guests) {
    say("demoJoin", { name: guest.store.name(guest.store.me) });
    const seats = shown();
    const free = await guest.store.until(() => find(guest.store, "join", here), 3000).catch(() => null);
    if (!free) break; // the table is full
    await press(guest.store, free);
    await wait(store, () => shown() !== seats, t("demoNoLobby"));
  }
  for (let more = 0; more < MOST_AUTOMATONS && !(await startable(store, here)); more += 1) {
    say("demoAutomaton", { name });
    await press(store, await wait(store, () => find(store, "automaton", here), t("demoNoAutomaton")));
  }

  say("demoStart", { name });
  await press(store, await wait(store, () => find(store, "start", here), t("demoNoStart")));
  const fresh = (s) => [...s.channels.values()].find((c) => isThread(c) && !knownThreads.has(c.id));
  const thread = await wait(store, () => fresh(store), t("demoNoThread"));
  await Promise.allSettled(columns.map(async (column) => {
    await column.store.until(() => column.store.channels.has(thread.id), column === host || guests.includes(column) ? WAIT : 1500);
    column.goTo(thread.id);
  }));
  say("demoDone");
}
