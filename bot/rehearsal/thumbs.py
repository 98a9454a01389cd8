"""Two thumbs: how a person at the offline Discord opens a table and plays a turn with nothing but buttons and menus."""

from __future__ import annotations

import json
from collections.abc import Callable

from bot.offline import Answer, Channel, Json, OfflineDiscord, Person, controls_of

EPHEMERAL = 64


def control(message: Json, verb: str, *, arg: str = "") -> Json:
    """The control of a message with that verb (and argument, before its dot). Raises LookupError with what there is."""
    there = controls_of(message)
    for found in there:
        parts = str(found.get("custom_id", "")).split("|")
        if parts[0] == "mn1" and parts[1] == verb and (not arg or parts[6].split(".")[0] == arg):
            return found
    raise LookupError(f"no {verb} {arg} among {[found.get('custom_id') for found in there]}")


def has(message: Json, verb: str, *, enabled: bool = True) -> bool:
    """Whether a message has a (usable) control of that verb."""
    try:
        found = control(message, verb)
    except LookupError:
        return False
    return not (enabled and found.get("disabled"))


def public(message: Json) -> bool:
    """Whether everybody in the channel sees it."""
    return not message.get("flags", 0) & EPHEMERAL


async def press(person: Person, message: Json, verb: str) -> Answer:
    """Click the button of that verb."""
    return await person.click(message, control(message, verb)["custom_id"])


async def seen(person: Person, wanted: Callable[[Json], bool], timeout: float = 15.0, *, since: int = 0) -> Json:
    """The first message, or form of one, that this person has seen or comes to see and that is the wanted one."""
    return await person.wait(wanted, timeout, since=since)


async def open_table(
    host: Person, *others: Person, options: dict[str, str] | None = None, game: str = "battle_line"
) -> Channel:
    """The host opens a table, sets options (texts in their modal), the others sit down, the match starts. Returns its
    thread."""
    begin = len(host.inbox)
    made = await host.slash("partie creer", jeu=game)
    assert made.error is None
    lobby = await seen(host, lambda m: public(m) and has(m, "join"), since=begin)
    for name, value in (options or {}).items():
        # each option set shows the lobby anew: the button is pressed as it was when the eye fell on it
        opened = await host.click(lobby, control(lobby, "options")["custom_id"], stale=True)
        assert opened.error is None, opened.error
        panel = opened.message
        try:
            typed = control(panel, "optask", arg=name)
        except LookupError:
            answer = await host.select(panel, control(panel, "opt", arg=name)["custom_id"], [value])
        else:
            answer = await host.submit(await host.click(panel, typed["custom_id"]), {"value": value})
        assert answer.error is None
    for other in others:
        answer = await press(other, lobby, "join")
        assert answer.error is None
    lobby = await seen(host, lambda m: m["id"] == lobby["id"] and has(m, "start"))
    answer = await press(host, lobby, "start")
    assert answer.error is None
    return await thread_of(host, since=begin)


async def thread_of(person: Person, *, since: int = 0) -> Channel:
    """The thread of the first turn post in this person's inbox from a position on, once it is there."""
    post = await seen(person, lambda m: public(m) and has(m, "play") and has(m, "hand"), 20, since=since)
    return next(channel for channel in person.channels() if channel.id == int(post["channel_id"]))


def turn_posts(person: Person, thread: Channel) -> list[Json]:
    """The turn posts of a match, oldest first."""
    return [message for message in person.messages(thread) if has(message, "hand", enabled=False)]


async def fill(person: Person, panel: Json) -> Json:
    """Choose the first value of every menu that still wants one, until the panel's one button can be pressed."""
    for _ in range(12):
        if has(panel, "go"):
            return panel
        empty = [
            found
            for found in controls_of(panel)
            if "options" in found and found.get("min_values", 1) and not any(o.get("default") for o in found["options"])
        ]
        assert empty, json.dumps(panel["components"], ensure_ascii=False)
        answer = await person.select(panel, empty[0]["custom_id"], [empty[0]["options"][0]["value"]])
        assert answer.error is None
        panel = answer.message
    raise AssertionError("the panel never becomes complete")


async def play_turn(person: Person, post: Json) -> Answer:
    """A whole turn through the panel behind `Jouer`: open it, fill it, press its button (again where a card was looked at
    in between)."""
    opened = await press(person, post, "play")
    assert opened.error is None
    assert opened.ephemeral
    panel = opened.message
    turn = decision_of(panel)
    for _ in range(8):
        panel = await fill(person, panel)
        answer = await press(person, panel, "go")
        assert answer.error is None
        panel = answer.message
        if decision_of(panel) != turn:
            return answer
    raise AssertionError("the turn never ends")


def decision_of(panel: Json) -> str:
    """The fingerprint of the decision that a turn panel is for; empty where it asks nothing."""
    return str(control(panel, "go")["custom_id"]).split("|")[5] if has(panel, "go", enabled=False) else ""


async def play_to_end(
    discord: OfflineDiscord, thread: Channel, players: dict[int, Person], watcher: Person, *, most: int = 400
) -> Json:
    """Play turn after turn, whoever is asked, until the post of the end. Returns it."""
    for turn in range(most):
        last = await latest(discord, thread, watcher, turn)
        if not has(last, "play"):
            return last
        asked = asked_of(last, players)
        await play_turn(players[asked], last)
        before = last["id"]
        await discord.until(lambda before=before: newest_id(watcher, thread) != before, 15)  # type: ignore[misc]
    raise AssertionError(f"no end after {most} turns")


def newest_id(person: Person, thread: Channel) -> str:
    """The id of the newest turn post, or post of the end, in the thread."""
    return next(str(m["id"]) for m in reversed(person.messages(thread)) if has(m, "text"))


async def latest(discord: OfflineDiscord, thread: Channel, person: Person, turn: int) -> Json:
    """The newest turn post, or post of the end, in the thread."""
    await discord.until(lambda: any(has(m, "text") for m in person.messages(thread)), 15)
    newest = newest_id(person, thread)
    return next(m for m in person.messages(thread) if m["id"] == newest)


def asked_of(post: Json, players: dict[int, Person]) -> int:
    """Whom a turn post mentions: the one player who must act."""
    mentioned = [int(user["id"]) for user in post["mentions"]]
    assert len(mentioned) == 1, mentioned
    assert mentioned[0] in players
    return mentioned[0]
