"""Paper Tales by thumb over the wire, and what messages name of its units."""

from __future__ import annotations

import json
import random
import re
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from bot.offline import Answer, Json, OfflineDiscord, Person, controls_of, media_of, text_of
from bot.rehearsal.thumbs import control, has, press, public, seen
from data.words import words
from rules.paper_tales.cards import kinds

UNITS = {kind: tuple(words("paper_tales", language).text(f"unit-{kind}") for language in ("fr", "en")) for kind in kinds()}
_NAMED = {name.lower(): kind for kind, names in UNITS.items() for name in (*names, kind)}
_PATTERN = re.compile(rf"(?<![\w-])({'|'.join(sorted(map(re.escape, _NAMED), key=len, reverse=True))})(?![\w-])", re.I)


def units_named(text: str) -> set[str]:
    """The kinds of unit that a text names in French, in English, or by their id."""
    return {_NAMED[found.lower()] for found in _PATTERN.findall(text)}


def said_of(message: Json) -> str:
    """Everything a message says: texts, alt texts, files, and menus but the wish list, which offers all units there are."""
    pictures = [f"{item.get('description') or ''} {item['media']['url']}" for item in media_of(message)]
    files = [f"{item['filename']} {item.get('description') or ''}" for item in message["attachments"]]
    controls = [found for found in controls_of(message) if "|wishes." not in str(found.get("custom_id", ""))]
    menus = [json.dumps(found, ensure_ascii=False) for found in controls]
    return "\n".join([text_of(message), *pictures, *files, *menus])


async def set_table(discord: OfflineDiscord, gm: Person, players: list[Person], **options: Any) -> Any:
    """A GM opens a table for these players, who sit down in order; it starts. Returns its thread."""
    begin = len(gm.inbox)
    made = await gm.slash("partie creer", jeu="paper_tales", places=len(players), arbitrer=True, **options)
    assert made.error is None
    lobby = await seen(gm, lambda m: public(m) and has(m, "join"), since=begin)
    house = (await press(gm, lobby, "options")).message
    house = (await gm.click(house, control(house, "options", arg="house")["custom_id"])).message
    answer = await gm.select(house, control(house, "rule", arg="gm_sees_all")["custom_id"], ["yes"])
    assert answer.error is None
    for player in players:
        assert (await press(player, lobby, "join")).error is None
    lobby = await seen(gm, lambda m: m["id"] == lobby["id"] and has(m, "start"))
    assert (await press(gm, lobby, "start")).error is None
    post = await seen(players[0], lambda m: public(m) and has(m, "play") and has(m, "hand"), 20, since=begin)
    return next(channel for channel in players[0].channels() if channel.id == int(post["channel_id"]))


def newest_post(person: Person, thread: Any) -> Json:
    """The newest post of the table with the button that opens one's panel."""
    return next(message for message in reversed(person.messages(thread)) if public(message) and has(message, "play"))


async def panel_of(person: Person, thread: Any) -> Json:
    """The private panel behind the button."""
    answer = await press(person, newest_post(person, thread), "play")
    assert answer.error is None
    assert answer.ephemeral
    return answer.message


def verb(panel: Json) -> str:
    """What the big button of a panel says; empty where there is none that can be pressed."""
    return str(control(panel, "go")["label"]) if has(panel, "go") else ""


def menu(panel: Json, name: str) -> Json | None:
    """The menu of a pick, None where the panel has none."""
    try:
        return control(panel, "pick", arg=name)
    except LookupError:
        return None


async def choose(person: Person, panel: Json, name: str, value: str) -> Json:
    """Choose a value of a menu; the panel after it."""
    answer = await person.select(panel, control(panel, "pick", arg=name)["custom_id"], [value])
    assert answer.error is None
    return answer.message


def asked(panel: Json) -> bool:
    """Whether the table waits for whom the panel is for."""
    return any(sign in text_of(panel) for sign in ("À toi", "Your move"))


async def go(person: Person, panel: Json) -> Answer:
    """Press the big button."""
    answer = await press(person, panel, "go")
    assert answer.error is None
    return answer


async def fill_at_random(person: Person, panel: Json, dice: random.Random) -> Json:
    """Choose something in every menu that wants a choice, and now and then in those that have one."""
    touched: set[str] = set()
    for _ in range(14):
        menus = [
            found
            for found in controls_of(panel)
            if "options" in found and str(found["custom_id"]).split("|")[1] == "pick" and "|act." not in found["custom_id"]
        ]
        names = {str(found["custom_id"]).split("|")[6].split(".")[0]: found for found in menus}
        empty = [
            name
            for name, found in names.items()
            if found.get("min_values", 1) and not any(option.get("default") for option in found["options"])
        ]
        fresh = [name for name in names if name not in touched and name not in ("saves", "keep") and dice.random() < 0.6]
        wanted = empty or fresh
        if not wanted:
            break
        name = dice.choice(wanted)
        touched.add(name)
        value = dice.choice(names[name]["options"])["value"]
        panel = await choose(person, panel, name, value)
    return panel


async def pick_from_pack(person: Person, thread: Any, dice: random.Random) -> Json:
    """Open the pack that waits, if none is open, and take a card of it; the panel after it."""
    panel = await panel_of(person, thread)
    if menu(panel, "card") is None:
        panel = (await go(person, panel)).message
    cards = menu(panel, "card")
    assert cards is not None
    panel = await choose(person, panel, "card", dice.choice(cards["options"])["value"])
    return (await go(person, panel)).message


# -- what the record says ----------------------------------------------------------------------------------------------


def opened_packs(entries: Iterable[Json], seats: int) -> dict[tuple[int, int, int], list[str]]:
    """The packs that were opened, by (turn, seat, pick), as the kinds in them."""
    found: dict[tuple[int, int, int], list[str]] = {}
    turn = 1  # the first deal is the start itself
    for event in _standing_events(entries):
        if event["kind"] == "dealt":
            turn = event["facts"]["turn"]
        elif event["kind"] == "opened":
            (seat,) = event["seats"]
            found[turn, seat, event["facts"]["pick"]] = sorted(_units(event["facts"]["cards"]))
    return found


def taken_cards(entries: Iterable[Json]) -> dict[tuple[int, int, int], str]:
    """What was taken in the end, by (turn, seat, pick)."""
    found: dict[tuple[int, int, int], str] = {}
    turn = 1  # the first deal is the start itself
    for event in _standing_events(entries):
        if event["kind"] == "dealt":
            turn = event["facts"]["turn"]
        elif event["kind"] in ("picked", "repicked"):
            (seat,) = event["seats"]
            (card,) = _units(event["facts"]["card"])
            found[turn, seat, event["facts"]["pick"]] = card
    return found


def known_by_seat(entries: list[Json], seats: int) -> list[dict[int | None, set[str]]]:
    """For each entry, the units that had been named up to then: to everybody (None), and to each seat (its own orders and
    wishes included)."""
    known: dict[int | None, set[str]] = defaultdict(set)
    course = []
    for entry in entries:
        if isinstance(entry["actor"], int):
            known[entry["actor"]] |= set(_units(entry["moves"]))
        for event in entry["events"]:
            names = set(_units(event["facts"]))
            for seat in [None] if event["seats"] is None else event["seats"]:
                known[seat] |= names
        course.append({seat: set(known[seat]) | known[None] for seat in (None, *range(seats))})
    return course


def _standing_events(entries: Iterable[Json]) -> Iterable[Json]:
    for entry in entries:
        assert entry["kind"] != "rewind"
        yield from entry["events"]


def _units(value: Any) -> list[str]:
    """The kinds of unit among facts, whatever they are wrapped in."""
    if isinstance(value, str):
        return [value] if value in UNITS else []
    if isinstance(value, dict):
        return [unit for item in value.values() for unit in _units(item)]
    if isinstance(value, list | tuple):
        return [unit for item in value for unit in _units(item)]
    return []
