"""Campaigns as the house keeps their time: the window once all are ready, who is late, battles that nobody reports."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.record.work import Work
from bot.referee.model import Person, Table, TableRules
from rules import codec
from rules.game import PUBLIC, Illegal, Phrase, Ref
from rules.marchlords.corrections import SettleBattle
from rules.marchlords.game import GAME
from rules.marchlords.moves import (
    ChooseFaction,
    CloseTurn,
    FileReport,
    LeaveToDice,
    Reopen,
    WriteOutcome,
)
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.state import Marchlords
from rules.voice import Voice
from tests.rules.marchlords import build

from .campaigns import PASS, PEOPLE, campaign, later, ready
from .conftest import GUEST, HOST, PLACE, THIRD, House


async def test_e51_whoever_is_late_is_made_ready_and_twice_is_absent_until_they_act(house: House) -> None:
    table = await campaign(house.referee, confirm="at_once")
    assert table.dues[0].due == house.clock.now() + timedelta(hours=144)  # the first turn lasts twice as long
    table = await later(house, await ready(house, table, 0, 1), hours=142)
    reminded = await house.sent(table.match_id, "reminder")
    assert {tuple(payload["seats"]) for _, _, payload in reminded} == {(2,)}, "only the late are reminded"
    table = await later(house, table, hours=2)
    assert (table.pending[0].key, table.chair(2).misses, table.chair(2).away) == ("turn 2/orders", 1, False)
    table = await later(house, await ready(house, table, 0, 1), hours=72)
    assert (table.pending[0].key, table.chair(2).misses, table.chair(2).away) == ("turn 3/orders", 2, True)
    assert table.pending[0].actors == (0, 1)
    table = (await house.referee.play(table.match_id, THIRD.id, 2, (Reopen(),))).table
    assert (table.pending[0].actors, table.chair(2).misses, table.chair(2).away) == ((0, 1, 2), 0, False)


async def test_e52_the_window_of_a_quarter_of_an_hour_restarts_when_it_is_used(house: House) -> None:
    table = await ready(house, await campaign(house.referee), 0, 1, 2)
    begun = house.clock.now()
    assert (table.pending[0].kind, table.dues[0].due) == ("window", begun + timedelta(minutes=15))
    house.clock.advance(minutes=10)
    table = (await house.referee.play(table.match_id, GUEST.id, 1, (Reopen(),))).table
    assert (table.pending[0].key, table.pending[0].actors) == ("turn 1/orders", (1,))
    assert table.dues[0].due == begun + timedelta(hours=144), "a change of mind wins no time"
    house.clock.advance(minutes=10)
    table = await later(house, await ready(house, table, 1), minutes=14)
    assert table.pending[0].key == "turn 1/confirm"
    table = await later(house, table, minutes=1)
    assert table.pending[0].key == "turn 2/orders"
    assert [chair.misses for chair in table.chairs] == [0, 0, 0]
    assert await house.notices(table.match_id) == []


async def test_whoever_reopens_after_the_end_has_two_hours(house: House) -> None:
    table = await later(house, await ready(house, await campaign(house.referee), 0, 1), hours=144)
    assert table.pending[0].kind == "window"
    table = (await house.referee.play(table.match_id, THIRD.id, 2, (Reopen(),))).table
    assert table.dues[0].due == house.clock.now() + timedelta(hours=2)


async def test_the_first_seat_closes_the_window_at_once_and_once(house: House) -> None:
    """E54."""
    table = await ready(house, await campaign(house.referee), 0, 1, 2)
    with pytest.raises(Illegal) as refused:
        await house.referee.play(table.match_id, GUEST.id, 1, (CloseTurn(),))
    assert refused.value.reason == "not-the-closer"
    table = (await house.referee.play(table.match_id, HOST.id, 0, (CloseTurn(),))).table
    assert table.pending[0].key == "turn 2/orders"
    with pytest.raises(Illegal) as again:
        await house.referee.play(table.match_id, HOST.id, 0, (CloseTurn(),))
    assert again.value.reason == "nothing-to-close"


async def test_e53_a_creator_who_stays_silent_for_a_day_has_not_missed_anything(house: House) -> None:
    table = await ready(house, await campaign(house.referee, TableRules(), confirm="manual"), 0, 1, 2)
    assert table.pending[0].kind == "confirm"
    table = await later(house, table, hours=23)
    assert table.pending[0].kind == "confirm"
    table = await later(house, table, hours=1)
    assert (table.pending[0].key, table.chair(0).misses) == ("turn 2/orders", 0)


async def test_nobody_waits_for_a_window_of_their_own(house: House) -> None:
    """Whoever plays alone against automatons has just been ready."""
    table = await house.referee.open(
        "marchlords", HOST, PLACE, interaction_id="900", options={"map": "small_fixed"}, rules=PASS, seats=3
    )
    for _ in range(2):
        table = await house.referee.add_automaton(table.match_id, HOST.id)
    table = await house.referee.start(table.match_id, HOST.id)
    table = (await house.referee.play(table.match_id, HOST.id, 0, (ChooseFaction("empire"),))).table
    table = await ready(house, table, 0)
    assert table.pending[0].key == "turn 2/orders" or table.pending[0].kind == "report"


async def test_the_absence_of_the_closer_does_not_shorten_the_window(house: House) -> None:
    table = await campaign(house.referee)
    for _ in range(2):
        table = await later(house, await ready(house, table, 1, 2), hours=144)
        table = await later(house, table, minutes=15)
    assert table.chair(0).away
    table = await ready(house, table, 1, 2)
    assert (table.pending[0].kind, table.dues[0].due) == ("window", house.clock.now() + timedelta(minutes=15))
    assert (await house.referee.view(table.match_id, PUBLIC)).turn == 3


# -- battles -----------------------------------------------------------------------------------------------------------


@pytest.fixture
async def met(house: House, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A1 and B1 have met: battle 1. C is no party, and would settle a dispute."""

    def start(self: object, options: MarchlordsOptions, seats: int, chance: object) -> Marchlords:
        state = build.order(build.campaign("A1 C3", "B1 C5", "C1 G1"), 0, build.march("A1", "C4"))
        state = build.order(state, 1, build.march("B1", "C4"))
        return replace(build.flip(state), options=options)

    monkeypatch.setattr(type(GAME), "start", start)
    table = await house.referee.open("marchlords", HOST, PLACE, interaction_id="900", rules=PASS, seats=3)
    for number, person in enumerate(PEOPLE[1:]):
        table = await house.referee.join(table.match_id, person, f"90{number + 1}")
    return await house.referee.start(table.match_id, HOST.id)


async def called(house: House, table: Table) -> list[str]:
    """What the GM was told by the house."""
    return [payload["reason"] for _, _, payload in await house.sent(table.match_id, "gm-notice")]


async def test_a_battle_that_nobody_reports_stays_and_the_gm_is_called_again_and_again(house: House, met: Table) -> None:
    """R3.10, R9.6: silence never closes a battle."""
    assert (met.pending[0].kind, met.dues[0].due) == ("report", house.clock.now() + timedelta(days=14))
    table = await later(house, met, days=14)
    assert await called(house, table) == ["undecided"]
    assert table.dues[0].due == house.clock.now() + timedelta(hours=48)
    table = await later(house, table, days=2)
    assert await called(house, table) == ["undecided"] * 2
    assert (table.pending, [chair.misses for chair in table.chairs]) == (met.pending, [0, 0, 0])
    table = await house.referee.extend(table.match_id, HOST.id, 24)
    assert table.dues[0].due == house.clock.now() + timedelta(hours=72)


async def report(house: House, table: Table, person: Person, seat: int, outcome: str) -> Table:
    """This side says how it ended."""
    moves = (WriteOutcome("1", outcome), FileReport("1"))
    return (await house.referee.play(table.match_id, person.id, seat, moves)).table


async def test_a_report_that_nobody_confirms_waits_for_the_gm(house: House, met: Table) -> None:
    table = await report(house, met, HOST, 0, "attacker")
    assert (table.pending[0].kind, table.pending[0].actors) == ("result", (1,))
    assert table.dues[0].due == house.clock.now() + timedelta(hours=48)
    table = await later(house, table, hours=48)
    assert (table.pending[0].kind, table.chair(1).misses) == ("result", 0)
    assert await called(house, table) == ["undecided"]
    ((_, _, payload),) = await house.sent(table.match_id, "gm-notice")
    case = [codec.fact_from_json(fact) for fact in payload["case"]]
    for language in ("fr", "en"):
        told = [Voice(GAME, language).say(phrase) for phrase in case if isinstance(phrase, Phrase)]
        assert len(told) == len(case)
        assert "C4" in told[0], "the GM reads the sheet"
    assert isinstance(case[-1], Phrase)
    assert (case[-1].key, case[-1].facts["seat"], case[-1].facts["outcome"]) == (
        "answer-filed",
        Ref("seat", 0),
        Ref("result", "attacker"),
    )
    settled = SettleBattle("1", "attacker", "20/50", 0, "both sent me their photographs")
    await house.referee.correct(table.match_id, HOST.id, (settled,), "both sent me their photographs")
    table = await house.referee.table(table.match_id)
    (consent,) = table.consents  # the GM plays: another seat countersigns
    assert consent.seats == (1, 2)
    table = await house.referee.consent(consent.id, THIRD.id, True)
    assert table.pending[0].kind in ("retreat", "orders")


async def test_a_dispute_that_the_arbiter_leaves_waits_for_the_gm_and_no_dice_fall(house: House, met: Table) -> None:
    table = await report(house, met, HOST, 0, "attacker")
    table = await report(house, table, GUEST, 1, "defender")
    assert (table.pending[0].kind, table.pending[0].actors) == ("dispute", (2,))
    table = await later(house, table, hours=48)
    assert (table.pending[0].kind, await called(house, table)) == ("dispute", ["undecided"])


async def test_no_automaton_judges_persons(house: House, met: Table) -> None:
    await house.referee.replace(met.match_id, HOST.id, 2, None)
    table = await report(house, met, HOST, 0, "attacker")
    table = await report(house, table, GUEST, 1, "defender")
    assert (table.pending[0].kind, table.pending[0].actors) == ("dispute", (2,))
    table = await later(house, table, seconds=1)
    assert (table.pending[0].kind, await called(house, table)) == ("dispute", ["undecided"])
    for person, seat in ((HOST, 0), (GUEST, 1)):
        table = (await house.referee.play(table.match_id, person.id, seat, (LeaveToDice("1"),))).table
    assert table.pending[0].kind != "dispute", "both accept the dice"


async def test_an_automaton_that_is_a_side_leaves_it_to_the_dice(house: House, met: Table) -> None:
    table = await house.referee.replace(met.match_id, HOST.id, 1, None)
    assert (table.pending[0].kind, table.pending[0].actors) == ("report", (0,))
    table = (await house.referee.play(table.match_id, HOST.id, 0, (LeaveToDice("1"),))).table
    assert table.pending[0].kind != "report"


async def test_of_an_absent_side_the_gm_is_told_at_once(house: House, met: Table) -> None:
    async def leave(work: Work) -> None:
        work.chairs[1].away = True

    await house.store.on_match(met.match_id, leave)
    table = await report(house, met, HOST, 0, "draw")
    assert (table.pending[0].kind, table.pending[0].actors) == ("result", (1,))
    table = await later(house, table, seconds=1)
    assert (table.pending[0].kind, await called(house, table)) == ("result", ["undecided"])
