"""The Broken Line between processes: a short match of two and an alliance of four, with a mercenary duel and a mage's
teleport, by thumb; and what reaches whom."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from bot.offline import Json, OfflineDiscord, Person, media_of, text_of
from bot.offline.errors import Refused
from bot.rehearsal.process import BotProcess
from bot.rehearsal.thumbs import has, press, public
from rules.broken_line.pieces import GREY
from rules.transcript import loads
from rules.verify import verify
from tests.offline import spec
from tests.wire import lines
from tests.wire.tales import choose, go, panel_of

pytestmark = pytest.mark.wire

GOOD, EVIL = set("BWV"), set("RNJ")


async def exported(person: Person, thread: Any) -> Json:
    """The whole match after its end."""
    answer = await person.slash("partie exporter", channel=thread)
    text = person.picture(media_of(answer.message)[0]["media"]).decode()
    assert verify(loads(text)).ok
    found: Json = json.loads(text)
    return found


async def correct(gm: Person, thread: Any, square: str, to: str) -> None:
    """The GM puts a pawn elsewhere: what would take a dozen turns of walking."""
    answer = await gm.slash("terres mj deplacer", channel=thread, **{"de": square, "vers": to, "raison": "essai"})
    assert answer.error is None
    assert "Correction faite" in text_of(answer.message)


async def first_by_thumb(players: list[Person], thread: Any) -> None:
    """Whoever won the roll lets the first player begin."""
    for player in players:
        panel = await panel_of(player, thread)
        if lines.menu(panel, "starter") is not None:
            await go(player, await choose(player, panel, "starter", "0"))
            return
    raise AssertionError("nobody is asked who begins")


async def tavern(player: Person, panel: Json, pawn: str, spot: str) -> tuple[Json, str]:
    """A pawn beside a mercenary challenges it; what was told, and where a mercenary that was won is put."""
    panel = await lines.move(player, panel, pawn, f"walk-{spot}")
    said = text_of(panel)
    assert f"taverne de {spot}" in said, said
    where = lines.menu(panel, "enlist")
    if where is not None:
        panel = (await go(player, await choose(player, panel, "enlist", where["options"][0]["value"]))).message
    return panel, said


def no_faults(discord: OfflineDiscord) -> None:
    """Discord refused nothing, and its description objects to nothing."""
    if spec.PRESENT:
        assert not [fault for request in discord.requests for fault in spec.request_faults(request)]
    refusals = [request for request in discord.requests if request.status >= 400]
    assert not refusals, [(request.method, request.path, request.answer) for request in refusals]


async def resign_all(players: list[Person], thread: Any) -> None:
    for player in players:
        asked = await player.slash("partie abandonner", channel=thread)
        assert (await press(player, asked.message, "sure")).error is None


async def test_a_short_match_of_two(discord: OfflineDiscord, bot: BotProcess) -> None:
    """Must show 3 and 4: thirty pawns placed in well under two minutes of clicks (a preset, two exchanges, ready), a typed
    layout checked; a mercenary is challenged in secret, a mage brings a pawn; nothing hidden reaches the other or a
    spectator."""
    ana, bob = discord.person("Joueur 1"), discord.person("Joueur 2", "en-US")
    gm, watcher = discord.person("MJ"), discord.person("Passante")
    thread = await lines.set_table(discord, gm, [ana, bob], "skirmish")
    begins = {person.id: len(person.inbox) for person in (ana, bob, watcher)}
    await lines.take(ana, thread, "good")
    await lines.take(bob, thread, "evil")

    # a preset, two exchanges, ready: by thumb
    clicks, begun = 0, time.monotonic()
    panel = await choose(bob, await panel_of(bob, thread), "placing", "balanced")
    panel = (await go(bob, panel)).message
    clicks += 3
    for first, second in (("H14", "I"), ("P14", "O")):
        panel = await choose(bob, panel, "placing", "swap")
        panel = await lines.pick(bob, panel, "first", first)
        panel = await lines.pick(bob, panel, "second", second)
        panel = (await go(bob, panel)).message
        assert "swap" in text_of(panel).lower() or "exchange" in text_of(panel).lower(), text_of(panel)
        clicks += 4
    await lines.ready(bob, panel)
    assert clicks + 2 < 20
    assert time.monotonic() - begun < 60  # a machine's time; a person has six seconds for each click

    # a layout typed: its first mistake is named, what was typed is there again
    panel = await lines.type_rows(ana, await panel_of(ana, thread), lines.MAJOR.replace("11", "12"))
    assert "Rangée 2, case 5" in text_of(panel)
    shown = await press(ana, panel, "type")
    assert shown.modal is not None
    assert lines.MAJOR.replace("11", "12") in json.dumps(shown.modal.data)
    sent = await ana.submit(shown, {"rows": lines.MAJOR})
    await lines.ready(ana, sent.message)
    await first_by_thumb([ana, bob], thread)

    # the mercenary: a general comes beside it by the GM's hand, and challenges it
    await correct(gm, thread, "L4", "D9")
    panel = await lines.roll(ana, thread)
    panel, tavern_told = await tavern(ana, panel, "D9", "E9")
    await lines.end(ana, panel)

    # the other asks what it may not know
    back = await bob.slash("terres portee", channel=thread, pion="K2")
    assert back.ephemeral
    nobody = await bob.slash("terres portee", channel=thread, pion="L2")
    assert text_of(back.message).replace("K2", "") == text_of(nobody.message).replace("L2", "")
    panel = await lines.roll(bob, thread)
    await lines.end(bob, panel)

    # the mage of K2 gives itself up: the king comes
    panel = await lines.roll(ana, thread)
    panel = await lines.move(ana, panel, "K2", "bring-L3")
    assert "Mage 1 (blanc) se sacrifie en K2" in text_of(panel)
    await lines.end(ana, panel)
    await discord.until(lambda: any("se sacrifie en K2" in text_of(m) for m in watcher.messages(thread)), 20)
    post = next(m for m in watcher.messages(thread) if "se sacrifie en K2" in text_of(m))
    assert "Roi" not in text_of(post)

    ends = {person.id: len(person.inbox) for person in (ana, bob, watcher)}
    await resign_all([bob], thread)
    await discord.until(lambda: any("meneur verify" in text_of(m) for m in watcher.messages(thread)), 20)
    entries = (await exported(ana, thread))["entries"]
    kinds = {event["kind"] for entry in entries for event in entry["events"]}
    assert {"tavern", "sacrificed", "laid-preset", "laid-swap", "laid-rows", "corrected-move"} <= kinds
    told = lines.faces_told(entries, 2)
    grey = {face for face in told[0] if face[0] == GREY}
    assert grey
    assert not {face for face in told[1] | told[None] if face[0] == GREY} & grey
    for seat, person, own in ((0, ana, GOOD), (1, bob, EVIL), (None, watcher, set())):
        known = told[None] | (told[seat] if seat is not None else set())
        here = {thread.id, person.dm.id, int(thread.data["parent_id"])}
        assert not lines.leaks(person, begins[person.id], ends[person.id], own, known, here)
    assert lines.faces_named(tavern_told) & grey
    assert lines.faces_named("\n".join(lines.everything(m) for m in ana.inbox)) >= {"W11", "WA", "WP"}
    no_faults(discord)


async def test_an_alliance_of_four(discord: OfflineDiscord, bot: BotProcess) -> None:
    """Must show 3: each camp has its private thread, with its board for the two of them and nobody else; four players, a
    spectator, a GM; a mercenary duel and a teleport of an ally's pawn; the house plays some turns."""
    players = [discord.person(f"Joueur {number}", "en-US" if number == 3 else "fr") for number in (1, 2, 3, 4)]
    ana, bob, cid, dan = players
    gm, watcher = discord.person("MJ"), discord.person("Passante")
    thread = await lines.set_table(discord, gm, players, "alliance")
    begins = {person.id: len(person.inbox) for person in (*players, watcher)}
    for player, army in zip(players, "BVRJ", strict=True):
        await lines.take(player, thread, army)
    places = lambda person: {channel.id for channel in person.channels() if channel.kind != 1}  # noqa: E731
    await discord.until(lambda: all(len(places(player)) > len(places(watcher)) for player in players), 20)
    public_places = places(watcher)
    rooms = [places(player) - public_places for player in players]
    assert rooms[0] == rooms[1] != rooms[2] == rooms[3]
    (good,), (evil,) = rooms[0], rooms[2]
    assert places(gm) == public_places

    # captains set up the shared army too; allies see it
    for player, army, shared in ((ana, "B", "W"), (cid, "R", "N")):
        panel = await lines.type_rows(player, await panel_of(player, thread), lines.MINOR, army)
        panel = await lines.type_rows(player, panel, lines.MAJOR, shared)
        await lines.ready(player, panel)
    assert "W11" in lines.faces_named(lines.everything(await panel_of(bob, thread)))
    for player in (bob, dan):
        panel = await choose(player, await panel_of(player, thread), "placing", "spearhead")
        await lines.ready(player, (await go(player, panel)).message)
    await first_by_thumb(players, thread)

    # seat 0 begins: a general beside the mercenary
    await correct(gm, thread, "L4", "D9")
    panel = await lines.roll(ana, thread)
    panel, tavern_told = await tavern(ana, panel, "D9", "E9")
    await lines.end(ana, panel)
    await discord.until(lambda: any("taverne de E9" in text_of(m) for m in bob.messages(good)), 20)
    told_there = next(m for m in bob.messages(good) if "taverne de E9" in text_of(m))
    assert lines.faces_named(text_of(told_there)) == lines.faces_named(tavern_told)
    assert "camp-pawns" in lines.everything(told_there)

    # the house plays the turn of the next, step by step
    for _ in range(40):
        panel = await panel_of(bob, thread)
        if lines.menu(panel, "action") is not None:
            break
        answer = await gm.slash("mj jouer-pour", channel=thread, place=cid.name)
        assert answer.error is None
    panel = await lines.roll(bob, thread)
    panel = await lines.move(bob, panel, "K2", "bring-")
    assert "Mage 1 (white) gives itself up on K2" in text_of(panel)  # this account reads English
    await lines.end(bob, panel)

    ends = {person.id: len(person.inbox) for person in (*players, watcher)}
    await resign_all([cid, dan], thread)
    await discord.until(lambda: any("meneur verify" in text_of(m) for m in watcher.messages(thread)), 20)
    entries = (await exported(ana, thread))["entries"]
    told = lines.faces_told(entries, 4)
    kinds = {event["kind"] for entry in entries for event in entry["events"]}
    assert {"tavern", "sacrificed"} <= kinds
    for seat, person in enumerate((*players, watcher)):
        own = (GOOD if seat < 2 else EVIL) if seat < 4 else set()
        known = told[None] | (told[seat] if seat < 4 else set())
        here = {person.dm.id, *public_places, *({good} if seat < 2 else {evil} if seat < 4 else set())}
        assert not lines.leaks(person, begins[person.id], ends[person.id], own, known, here)
    for stranger in (gm, watcher, cid):
        with pytest.raises(Refused):
            stranger.messages(good)
    assert "W11" in lines.faces_named("\n".join(lines.everything(m) for m in bob.inbox)), "the test sees faces"
    for player, room in ((ana, good), (dan, evil)):
        first = next(m for m in player.messages(room) if text_of(m))
        assert "modérateurs" in text_of(first)
        assert public(first)
    no_faults(discord)
