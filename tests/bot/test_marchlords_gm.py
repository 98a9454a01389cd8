"""What a GM of a campaign may do (marchlords.md 15): reopen, undo, close, wake; and planning ahead."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.referee.model import Person, Table
from rules import codec
from rules.game import PUBLIC, Move
from rules.marchlords.corrections import AnnulBattle, EndOrders, MakeDormant
from rules.marchlords.game import GAME
from rules.marchlords.moves import (
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
from tests.rules.marchlords import build

from .campaigns import PASS, PEOPLE, campaign, later, ready
from .conftest import GUEST, HOST, OTHER, PLACE, House
from .test_referee_basics import refused


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
