"""Whole matches of Paper Tales between processes: drafts at everybody's own pace, one player away, a second thought, a
restart; and what reaches whom."""

from __future__ import annotations

import json
import random
import sqlite3
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.offline import Json, OfflineDiscord, Person, media_of, text_of
from bot.rehearsal.process import BotProcess
from bot.rehearsal.thumbs import control, has, press, public, seen
from rules.transcript import loads
from rules.verify import verify
from tests.offline import spec
from tests.wire import tales

pytestmark = pytest.mark.wire


@dataclass
class Watch:
    """How far the record had come when each account had received so many messages."""

    bot: BotProcess
    people: list[Person]
    thread: int
    marks: list[tuple[int, list[int]]] = field(default_factory=list)

    def mark(self) -> None:
        """Now."""
        received = [len(person.inbox) for person in self.people]
        with sqlite3.connect(self.bot.database) as database:
            (number,) = database.execute("select max(number) from entry").fetchone()
        self.marks.append((number, received))

    def leaks(self, course: list[dict[int | None, set[str]]], seats: dict[int, int | None]) -> list[str]:
        """Messages that name a unit which their reader had not learnt by then."""
        faults = []
        for place, person in enumerate(self.people):
            for at, message in enumerate(person.inbox):
                letter = int(message["channel_id"]) == person.dm.id
                if not letter and int(message["channel_id"]) != self.thread:
                    continue  # the lobby, before anything is dealt: its options name a unit
                number = next((number for number, received in self.marks if at < received[place]), len(course) - 1)
                reader = seats[person.id] if letter or not public(message) else None
                hidden = tales.units_named(tales.said_of(message)) - course[number][reader]
                if hidden:
                    faults.append(f"{person.name}, message {at}: {sorted(hidden)} in {tales.said_of(message)[:200]}")
        return faults


def let_time_pass(bot: BotProcess, seat: int) -> None:
    """Write into the database of a bot that is down: the open pick of a seat is overdue."""
    long_ago = (datetime.now(UTC) - timedelta(minutes=5)).strftime("%Y-%m-%d %H:%M:%S.%f")
    with sqlite3.connect(bot.database) as database:
        row = database.execute(
            "update deadline set due = ? where kind = 'expiry' and state = 'open' and decision_key like ?",
            (long_ago, f"%/seat {seat}/pick %"),
        )
        assert row.rowcount == 1


async def act_if_asked(person: Person, thread: Any, dice: random.Random) -> bool:
    """One act of a person the table waits for: a pick, or orders; whether there was one."""
    panel = await tales.panel_of(person, thread)
    if not has(panel, "go", enabled=False) or not tales.asked(panel):
        return False
    if tales.menu(panel, "act") is not None:
        await tales.pick_from_pack(person, thread, dice)
        return True
    panel = await tales.fill_at_random(person, panel, dice)
    if has(panel, "go"):
        await tales.go(person, panel)
    return True


async def exported(person: Person, thread: Any) -> Json:
    """The whole match after its end."""
    answer = await person.slash("partie exporter", channel=thread)
    text = person.picture(media_of(answer.message)[0]["media"]).decode()
    assert verify(loads(text)).ok
    found: Json = json.loads(text)
    return found


async def test_a_draft_at_everybodys_own_pace(discord: OfflineDiscord, bot: BotProcess) -> None:
    """Must show 2 and 3: four players and a GM over the wire; picks in arbitrary order, one player away for a whole turn,
    one picks again, the bot is killed in the middle of the draft; packs go round as the tables say, and nothing hidden
    reaches anybody but its seat (and the GM without a seat)."""
    dice = random.Random(5)
    players = [discord.person(f"Joueur {number}", "en-US" if number == 2 else "fr") for number in (1, 2, 3, 4)]
    gm, bystander = discord.person("MJ"), discord.person("Passante")
    thread = await tales.set_table(discord, gm, players)
    watch = Watch(bot, [*players, bystander], thread.id)
    watch.mark()
    away = players[3]

    # a pick, and a second thought while the next holder has not opened the pack
    panel = await tales.pick_from_pack(players[0], thread, dice)
    panel = await tales.panel_of(players[0], thread)
    assert not tales.asked(panel)
    assert tales.menu(panel, "act") is not None
    panel = await tales.choose(players[0], panel, "act", "repick")
    cards = tales.menu(panel, "card")
    assert cards is not None
    other = next(option["value"] for option in cards["options"] if not option.get("default"))
    panel = await tales.choose(players[0], panel, "card", other)
    await tales.go(players[0], panel)
    watch.mark()
    for player in (players[2], players[1]):
        await tales.pick_from_pack(player, thread, dice)
        watch.mark()

    # killed in the middle of the draft; meanwhile the time of the fourth player runs out
    await bot.kill()
    let_time_pass(bot, 3)
    await bot.start()
    said = lambda: [text_of(message) for message in bystander.messages(thread)]  # noqa: E731
    await discord.until(lambda: any(away.name in text and "maison" in text for text in said()), 60)
    watch.mark()

    # the others go on, in any order, to the end of the turn; the away seat is played at once
    while True:
        with sqlite3.connect(bot.database) as database:
            turn = database.execute("select max(decision_key) from deadline").fetchone()[0]
        if str(turn).startswith("turn 2"):
            break
        for player in dice.sample(players[:3], 3):
            while await act_if_asked(player, thread, dice) and dice.random() < 0.5:
                watch.mark()
            watch.mark()
    with sqlite3.connect(bot.database) as database:
        rows = database.execute("select kind, actor, by from entry where actor = '3'").fetchall()
    assert rows
    assert all((kind, by) == ("fallback", "house") for kind, _, by in rows), "the house played the whole turn for them"

    # the GM without a seat sees what each player sees
    seen_as = await gm.slash("mj voir-comme", channel=thread, place="Joueur 1")
    assert seen_as.ephemeral
    refused = await players[1].slash("mj voir-comme", channel=thread, place="Joueur 1")
    assert not media_of(refused.message)

    # the fourth comes back, and all play to the end
    panel = await tales.panel_of(away, thread)
    panel = await tales.choose(away, panel, "act", "wishes")
    await away.select(panel, control(panel, "pick", arg="wishes")["custom_id"], ["dragon", "knight"])
    panel = await tales.panel_of(away, thread)
    await tales.go(away, panel)
    watch.mark()
    for _ in range(200):
        if any(has(message, "text") and "meneur verify" in text_of(message) for message in bystander.messages(thread)):
            break
        for player in dice.sample(players, 4):
            if not any("meneur verify" in text for text in said()[-3:]):
                await act_if_asked(player, thread, dice)
                watch.mark()
    end = next(message for message in bystander.messages(thread) if "meneur verify" in text_of(message))
    assert not has(end, "play")

    entries = (await exported(players[0], thread))["entries"]
    _packs_go_round(entries, 4)
    course = tales.known_by_seat(entries, 4)
    seats = {player.id: seat for seat, player in enumerate(players)} | {bystander.id: None}
    assert not watch.leaks(course, seats)
    assert any(
        tales.units_named(tales.said_of(message)) for message in players[0].inbox if "/hand" in tales.said_of(message)
    ), "the test sees units where units are shown"
    if spec.PRESENT:
        assert not [fault for request in discord.requests for fault in spec.request_faults(request)]
    refusals = [r for r in discord.requests if r.status >= 400]
    assert not refusals, [(r.method, r.path, r.answer) for r in refusals]


def _packs_go_round(entries: list[Json], seats: int) -> None:
    """Each pack that was opened is the one its giver had picked from, without what was taken; downwards in turns 1 and 3,
    upwards in 2 and 4; every seat opened four."""
    packs, taken = tales.opened_packs(entries, seats), tales.taken_cards(entries)
    assert len(packs) == 4 * seats * 4
    for (turn, seat, pick), cards in packs.items():
        assert len(cards) == 6 - pick
        if pick > 1:
            giver = (seat - 1 if turn % 2 else seat + 1) % seats
            before = list(packs[turn, giver, pick - 1])
            before.remove(taken[turn, giver, pick - 1])
            assert cards == before


async def test_thumbs_alone_play_a_whole_match(discord: OfflineDiscord, bot: BotProcess) -> None:
    """Must show 6: buttons and menus from the first pack to the final points; with closed direct messages for one player,
    who is called in the thread."""
    dice = random.Random(2)
    players = [discord.person("Joueur 1"), discord.person("Joueur 2", "en-US")]
    players[-1].close_dms()
    gm = discord.person("MJ")
    thread = await tales.set_table(discord, gm, players)
    over = lambda: [m for m in players[0].messages(thread) if "meneur verify" in text_of(m)]  # noqa: E731
    for _ in range(200):
        if over():
            break
        for player in dice.sample(players, 2):
            if not over():
                await act_if_asked(player, thread, dice)
    assert over()
    assert (await exported(players[0], thread))["outcome"]
    called = [m for m in players[0].messages(thread) if players[-1].mention in text_of(m) and not media_of(m)]
    assert len(called) > 1, "packs that reach somebody without direct messages are told in the thread"
    assert not players[-1].messages(players[-1].dm)


async def test_the_button_beneath_the_hand_opens_the_pack(discord: OfflineDiscord, bot: BotProcess) -> None:
    """A direct message says that a pack waits; its button opens it at once."""
    players = [discord.person("Joueur 1"), discord.person("Joueur 3")]
    await tales.set_table(discord, discord.person("MJ"), players)
    letter = await seen(players[0], lambda m: "guild_id" not in m and has(m, "go"))
    assert "À toi de jouer" in text_of(letter)
    answer = await press(players[0], letter, "go")
    assert answer.error is None
    assert tales.menu(answer.message, "card") is not None
