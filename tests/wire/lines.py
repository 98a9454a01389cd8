"""The Broken Line by thumb over the wire, and which faces of pawns messages name."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from bot.offline import Json, OfflineDiscord, Person, controls_of, media_of, text_of
from bot.rehearsal.thumbs import control, has, press, public, seen
from rules.broken_line.pieces import ARMIES, GREY, RANKS
from rules.game import Ref
from rules.registry import game
from rules.voice import Voice
from tests.wire.tales import choose, go, menu, panel_of

__all__ = ["choose", "go", "menu", "panel_of"]

GAME = game("broken_line")
MAJOR = "3 6 7 8 10 8 7 6 3 / 3 5 . 7 11 9 . 6 5 / 4 5 . 1 P 2 . 3 4 / T . P 4 T P P . A"
MINOR = "3 6 . 5 . 6 3 / 7 5 8 4 8 5 7 / 4 6 2 10 1 9 4 / P 3 P T P . P"
"""Layouts as they are typed."""

_VOICES = tuple(Voice(GAME, language) for language in ("fr", "en"))
_NAMES = {voice.label(Ref("pawn", army + rank)): army + rank
          for army in (*ARMIES, GREY) for rank in RANKS for voice in _VOICES}  # fmt: skip
_NAMED = re.compile("|".join(sorted(map(re.escape, _NAMES), key=len, reverse=True)))
_ARMIES = {voice.label(Ref("army", army)).capitalize(): army for army in ARMIES for voice in _VOICES}
_SECTION = re.compile(rf"({'|'.join(map(re.escape, _ARMIES))})\b")
_STANDS = re.compile(r"(?:^|[;.:] ?)(1?\d|[PTA])((?: [A-W]1?\d)+)")
_PRIVATE = ("pawns.png", "placement.png", "camp-", "reach.png")


def everything(message: Json) -> str:
    """All a message says: texts, alt texts, files, menus."""
    pictures = [f"{item.get('description') or ''} {item['media']['url']}" for item in media_of(message)]
    files = [f"{item['filename']} {item.get('description') or ''}" for item in message["attachments"]]
    menus = [json.dumps(c, ensure_ascii=False) for c in controls_of(message)]
    return "\n".join([text_of(message), *pictures, *files, *menus])


def faces_named(text: str) -> set[str]:
    """Army and rank of every pawn that a text names: `Knight 7 (red)`, or in an alt text `Red army (Bob): … 7 D4 E4;`, or
    the rows of a placement."""
    found = {_NAMES[name] for name in _NAMED.findall(text)}
    for line in text.splitlines():
        parts = _SECTION.split(line)
        for army, told in zip(parts[1::2], parts[2::2], strict=True):
            found |= {_ARMIES[army] + rank for rank, _ in _STANDS.findall(told)}
            for row in re.findall(r"(?:(?:1?\d|[PTA.]) ){5,8}(?:1?\d|[PTA.])", told):
                found |= {_ARMIES[army] + rank for rank in row.split() if rank != "."}
    return found


def faces_told(entries: Iterable[Json], seats: int) -> dict[int | None, set[str]]:
    """The faces that events named in the end: to everybody (None), and to each seat."""
    found: dict[int | None, set[str]] = {seat: set() for seat in (None, *range(seats))}
    for entry in entries:
        for event in entry["events"]:
            for seat in [None] if event["seats"] is None else event["seats"]:
                found[seat] |= set(_pawns(event["facts"]))
    return found


def _pawns(value: Any) -> Iterable[str]:
    if isinstance(value, dict):
        if isinstance(value.get("ref"), list) and value["ref"][0] == "pawn":
            yield str(value["ref"][1])
        else:
            for item in value.values():
                yield from _pawns(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _pawns(item)


def leaks(person: Person, begin: int, until: int, own: set[str], told: set[str], places: set[int]) -> list[str]:
    """Messages of an account that name the face of a pawn that is neither its camp's nor was told to it, show everybody a
    private picture, or stand where it has no business. The same kind of pawn counts as the same: whoever was told of one
    red Knight may read of it."""
    faults = []
    for at, message in enumerate(person.inbox[begin:until]):
        if int(message["channel_id"]) not in places:
            faults.append(f"{person.name}, message {at} in a strange place")
        said = everything(message)
        hidden = {face for face in faces_named(said) if face[0] not in own} - told
        if hidden:
            faults.append(f"{person.name}, message {at}: {sorted(hidden)} in {said[:300]}")
        if not own and any(name in said for name in _PRIVATE):
            faults.append(f"{person.name}, message {at}: a private picture")
    return faults


# -- at the table --------------------------------------------------------------------------------------------------------


async def set_table(discord: OfflineDiscord, gm: Person, players: list[Person], form: str) -> Any:
    """A GM opens a table of this format; the players sit down in order; it starts. Returns its thread."""
    begin = len(gm.inbox)
    made = await gm.slash("partie creer", jeu="broken_line", arbitrer=True)
    assert made.error is None
    lobby = await seen(gm, lambda m: public(m) and has(m, "join"), since=begin)
    options = (await press(gm, lobby, "options")).message
    options = (await gm.select(options, control(options, "opt", arg="format")["custom_id"], [form])).message
    options = (await gm.click(options, control(options, "options", arg="house")["custom_id"])).message
    answer = await gm.select(options, control(options, "rule", arg="gm_sees_all")["custom_id"], ["yes"])
    assert answer.error is None
    for player in players:
        assert (await press(player, lobby, "join")).error is None
    lobby = await seen(gm, lambda m: m["id"] == lobby["id"] and has(m, "start"))
    assert (await press(gm, lobby, "start")).error is None
    post = await seen(players[0], lambda m: public(m) and has(m, "play") and has(m, "hand"), 20, since=begin)
    return next(channel for channel in players[0].channels() if channel.id == int(post["channel_id"]))


async def take(player: Person, thread: Any, army: str) -> None:
    """Take a camp or an army."""
    panel = await choose(player, await panel_of(player, thread), "army", army)
    await go(player, panel)


async def type_rows(player: Person, panel: Json, rows: str, army: str = "") -> Json:
    """Type a placement into the modal of the panel; the panel after it."""
    panel = await choose(player, panel, "placing", "rows")
    if army and menu(panel, "army") is not None:
        panel = await choose(player, panel, "army", army)
    shown = await press(player, panel, "type")
    assert shown.error is None
    sent = await player.submit(shown, {"rows": rows})
    assert sent.error is None
    return sent.message


async def ready(player: Person, panel: Json) -> None:
    """Say that one is ready."""
    panel = await choose(player, panel, "placing", "ready")
    await go(player, panel)


async def roll(player: Person, thread: Any) -> Json:
    """Choose to move; the panel with the points."""
    panel = await panel_of(player, thread)
    return (await go(player, await choose(player, panel, "action", "roll"))).message


async def pick(player: Person, panel: Json, name: str, begins: str) -> Json:
    """Choose the value of a menu that begins so, on whichever page it stands."""
    for _ in range(9):
        found = menu(panel, name)
        assert found is not None, text_of(panel)
        value = next((item["value"] for item in found["options"] if item["value"].startswith(begins)), None)
        if value is not None:
            return await choose(player, panel, name, value)
        pages = [c for c in controls_of(panel) if f"|{name}." in str(c.get("custom_id", "")) and "|page|" in c["custom_id"]]
        forward = pages[-1]
        assert not forward.get("disabled"), f"no {begins} in {name}"
        panel = (await player.click(panel, forward["custom_id"])).message
    raise AssertionError(f"no {begins} in {name}")


async def move(player: Person, panel: Json, pawn: str, way: str) -> Json:
    """Choose a pawn and a way, and do it."""
    panel = await pick(player, panel, "pawn", pawn)
    panel = await pick(player, panel, "way", way)
    answer = await go(player, panel)
    if has(answer.message, "sure"):
        answer = await press(player, answer.message, "sure")
        assert answer.error is None
    return answer.message


async def end(player: Person, panel: Json) -> None:
    """End the turn."""
    await go(player, await choose(player, panel, "pawn", "end"))
