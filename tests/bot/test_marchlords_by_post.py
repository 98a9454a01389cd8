"""Campaigns as the house keeps their time: the window once all are ready, who is late, battles that nobody reports."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.record.work import Work
from bot.referee.model import Person, Table, TableRules
from bot.referee.referee import Referee
from rules import codec
from rules.game import PUBLIC, Illegal, Move, Phrase, Ref
from rules.marchlords.corrections import AnnulBattle, EndOrders, MakeDormant, SettleBattle
from rules.marchlords.game import GAME
from rules.marchlords.moves import (
    ChooseFaction,
    CloseTurn,
    ConfirmReport,
    FileReport,
    LeaveToDice,
    MarchTo,
    Ready,
    Reopen,
    WriteOutcome,
)
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.state import Marchlords
from rules.marchlords.view import view_of
from rules.voice import Voice
from tests.rules.marchlords import build

from .conftest import GUEST, HOST, OTHER, PLACE, THIRD, House
from .test_referee_basics import refused

PEOPLE = (HOST, GUEST, THIRD)
PASS = TableRules(at_timeout="pass")


async def campaign(referee: Referee, rules: TableRules = PASS, people: tuple[Person, ...] = PEOPLE, **options: str) -> Table:
    """In its first turn of orders."""
    table = await referee.open(
        "marchlords", HOST, PLACE, interaction_id="900", options={"map": "small_fixed", **options}, rules=rules, seats=3
    )
    for number, person in enumerate(people[1:]):
        table = await referee.join(table.match_id, person, f"90{number + 1}")
    table = await referee.start(table.match_id, HOST.id)
    for faction in ("empire", "nains", "skavens")[: len(people)]:
        (seat,) = table.pending[0].actors
        if table.chair(seat).user_id is not None:
            table = (await referee.play(table.match_id, PEOPLE[seat].id, seat, (ChooseFaction(faction),))).table
    return table


async def ready(house: House, table: Table, *seats: int) -> Table:
    """These kingdoms have finished their orders."""
    for seat in seats:
        table = (await house.referee.play(table.match_id, PEOPLE[seat].id, seat, (Ready(),))).table
    return table


async def later(house: House, table: Table, **time: float) -> Table:
    """So much later, as the clock finds it."""
    house.clock.advance(**time)
    await house.referee.sweep()
    return await house.referee.table(table.match_id)


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


# -- the GM's powers (15) ----------------------------------------------------------------------------------------------


@pytest.fixture
async def two_fights(house: House, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Battle 1 in C4 between A and B, battle 2 in D2 between A and C; the GM plays no kingdom."""

    def start(self: object, options: MarchlordsOptions, seats: int, chance: object) -> Marchlords:
        state = build.campaign("A1 C3", "A2 C2", "B1 C5", "C1 E2", gold=(30, 30, 30))
        for seat, name, tile in ((0, "A1", "C4"), (1, "B1", "C4"), (0, "A2", "D2"), (2, "C1", "D2")):
            state = build.order(state, seat, build.march(name, tile))
        return replace(build.flip(state), options=options)

    monkeypatch.setattr(type(GAME), "start", start)
    table = await house.referee.open(
        "marchlords", OTHER, PLACE, interaction_id="900", rules=PASS, seats=3, seated=False, options={"confirm": "at_once"}
    )
    for number, person in enumerate(PEOPLE):
        table = await house.referee.join(table.match_id, person, f"90{number + 1}")
    return await house.referee.start(table.match_id, OTHER.id)


async def play(house: House, table: Table, seat: int, *moves: Move) -> Table:
    """This person does that."""
    return (await house.referee.play(table.match_id, PEOPLE[seat].id, seat, moves)).table


async def state_of(house: House, table: Table) -> Marchlords:
    """The whole truth."""
    async with house.store.read_match(table.match_id) as reader:
        state = await reader.state_at(reader.match.number)
    assert isinstance(state, Marchlords)
    return state


async def test_a_closed_battle_is_reopened_and_later_closings_stay(house: House, two_fights: Table) -> None:
    table = two_fights
    assert [battle.number for battle in (await state_of(house, table)).battles] == [1, 2]
    for battle, other in (("1", 1), ("2", 2)):
        table = await play(house, table, 0, WriteOutcome(battle, "draw"), FileReport(battle))
        table = await play(house, table, other, ConfirmReport(battle))
        if battle == "1":
            closed = table.number
    table = await play(house, table, 1, build.march("B1", "D5"))
    assert table.pending[0].key == "turn 2/orders", "the turn has opened and somebody has planned"
    table = await house.referee.strike(table.match_id, OTHER.id, closed)
    state = await state_of(house, table)
    assert (state.phase, state.turn) == ("battles", 1)
    assert [(battle.stage, battle.outcome) for battle in state.battles] == [("report", ""), ("closed", "draw")]
    assert [decision.kind for decision in table.pending] == ["result"]
    assert build.where(state, "A1") == "C4"
    assert "struck" in await house.notices(table.match_id)
    table = await play(house, table, 1, ConfirmReport("1"))
    assert table.pending[0].key == "turn 2/orders"
    await refused("no-such-entry", house.referee.strike(table.match_id, OTHER.id, 999))
    await refused("gm-only", house.referee.strike(table.match_id, GUEST.id, 1))


async def test_the_last_flip_is_undone_with_its_orders(house: House) -> None:
    table = await campaign(house.referee, confirm="at_once")
    (army,) = (await state_of(house, table)).of(1)
    goal = next(move for move in GAME.legal_moves(view_of(await state_of(house, table), 1)) if isinstance(move, MarchTo))
    table = await play(house, table, 1, goal)
    before = await state_of(house, await ready(house, table, 1, 2))
    table = await ready(house, table, 0)
    assert table.pending[0].key == "turn 2/orders"
    to = await house.referee.before_reveal(table.match_id, HOST.id)
    table = await house.referee.rewind_reveal(table.match_id, HOST.id, to)
    (consent,) = table.consents
    table = await house.referee.consent(consent.id, GUEST.id, True)
    after = await state_of(house, table)
    assert after == before
    assert (after.army(1, 1), len(after.desks[1].marches)) == (army, 1)


async def test_a_dormant_kingdom_goes_to_a_newcomer_without_its_armies(house: House, two_fights: Table) -> None:
    """R14.6: the house's replacement wakes it."""
    table = await house.referee.correct(two_fights.match_id, OTHER.id, (MakeDormant(2, "gone"),), "gone")
    state = await state_of(house, table)
    assert (state.kingdoms[1].dormant, state.of(1)) == (True, ())
    newcomer = Person(10**17 + 9, "Fay", "en-GB")
    table = await house.referee.replace(table.match_id, OTHER.id, 1, newcomer, "1")
    state = await state_of(house, table)
    assert (state.kingdoms[1].dormant, state.of(1)) == (False, ())
    assert state.holding(build.at("E6")).owner == 1
    table = await house.referee.correct(table.match_id, OTHER.id, (AnnulBattle("2", "list"),), "list")
    assert table.pending[0].key == "turn 2/orders"
    assert table.pending[0].actors == (0, 1, 2)
    table = (await house.referee.play(table.match_id, newcomer.id, 1, (Ready(),))).table
    assert table.pending[0].actors == (0, 2)


async def test_the_gm_closes_the_turn_for_everybody(house: House) -> None:
    table = await campaign(house.referee)
    await house.referee.correct(table.match_id, HOST.id, (EndOrders("the holidays"),), "the holidays")
    (consent,) = (await house.referee.table(table.match_id)).consents
    table = await house.referee.consent(consent.id, GUEST.id, True)
    assert table.pending[0].key == "turn 2/orders"


async def test_the_next_turn_is_planned_while_a_battle_waits(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """R3.8: the flip waits for the battles, whoever is ready; reopening wins no time."""

    def start(self: object, options: MarchlordsOptions, seats: int, chance: object) -> Marchlords:
        state = build.campaign("A1 C3", "B1 C5", "C1 G1", options=replace(options, confirm="at_once"))
        state = build.order(build.order(state, 0, build.march("A1", "C4")), 1, build.march("B1", "C4"))
        return replace(build.flip(state), options=options)

    monkeypatch.setattr(type(GAME), "start", start)
    table = await house.referee.open(
        "marchlords", HOST, PLACE, interaction_id="900", rules=PASS, seats=3, options={"overlap": "yes"}
    )
    for number, person in enumerate(PEOPLE[1:]):
        table = await house.referee.join(table.match_id, person, f"90{number + 1}")
    table = await house.referee.start(table.match_id, HOST.id)
    begun = house.clock.now()
    assert [decision.key for decision in table.pending] == ["turn 2/orders", "turn 1/battle 1/report"]
    assert [chamber.room.key for chamber in table.chambers] == ["turn 1/battle 1"]
    table = await ready(house, table, 0, 1)
    table = await later(house, table, hours=72)
    assert (table.chair(2).misses, table.pending[0].actors, table.pending[0].may) == (1, (), (0, 1, 2))
    table = (await house.referee.play(table.match_id, GUEST.id, 1, (Reopen(),))).table
    due = next(due.due for due in table.dues if due.decision_key == "turn 2/orders")
    assert due == begun + timedelta(hours=74), "two hours from now"
    table = await ready(house, table, 1)
    for person, seat in ((HOST, 0), (GUEST, 1)):
        table = (await house.referee.play(table.match_id, person.id, seat, (LeaveToDice("1"),))).table
    while table.pending[0].kind in ("retreat", "fate", "siege") or table.pending[-1].kind in ("retreat", "fate", "siege"):
        table = await later(house, table, hours=24)
    assert table.pending[0].key in ("turn 2/confirm", "turn 3/orders")
    table = await later(house, table, minutes=15)
    assert table.pending[0].key == "turn 3/orders"


async def test_orders_are_sealed_until_the_campaign_is_over(house: House) -> None:
    """16: nobody reads them before, a GM who plays included; then they are in the record for all."""
    table = await campaign(house.referee, confirm="at_once")
    goal = next(move for move in GAME.legal_moves(view_of(await state_of(house, table), 1)) if isinstance(move, MarchTo))
    table = await play(house, table, 1, goal)
    mine = codec.move_to_json(goal)
    assert (await house.referee.view(table.match_id, 0)).desks[1] is None
    for viewer in (0, 2, PUBLIC):
        export = await house.referee.export(table.match_id, viewer)
        assert mine not in [move for entry in export["entries"] for move in entry["moves"] or ()]
    table = await house.referee.end(table.match_id, HOST.id)
    export = await house.referee.export(table.match_id, PUBLIC)
    assert mine in [move for entry in export["entries"] for move in entry["moves"]]
