"""The turn machine: readiness, the end of the turn, absence, what is remembered, the order in which seats act."""

from __future__ import annotations

from itertools import permutations

import pytest

from rules.chance import Chance
from rules.game import Illegal, Phrase, Resign
from rules.marchlords.game import GAME
from rules.marchlords.moves import (
    BuildOutpost,
    Cancel,
    ChooseFaction,
    CloseTurn,
    Levy,
    MarchVia,
    RaiseTier,
    Ready,
    Recruit,
    Reopen,
    UpgradeCity,
    UseAction,
)
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.queries import TileText
from rules.marchlords.state import Desk
from rules.marchlords.view import view_of

from .build import at, campaign, chance, flip, march, order, refused, steps, where

MANUAL = MarchlordsOptions(confirm="manual")


def test_factions_are_chosen_in_order_each_once() -> None:
    state = GAME.start(MarchlordsOptions(), 2, Chance(b"x"))
    assert refused(state, 1, ChooseFaction("nains")) == "faction-turn"
    state = order(state, 0, ChooseFaction("nains"))
    assert refused(state, 0, ChooseFaction("empire")) == "faction-chosen"
    assert refused(state, 1, ChooseFaction("nains")) == "faction-taken"
    state = order(state, 1, ChooseFaction("elfes_noirs"))
    assert (state.phase, state.turn) == ("orders", 1)
    for seat in (0, 1):
        assert state.kingdoms[seat].gold == 5
        assert state.army(seat, 1).tile == state.capitals[seat]
        assert state.holding(state.capitals[seat]).port == (seat == 1)
        assert state.land.coast[state.capitals[seat]]


def test_who_resigns_before_the_deal_keeps_a_dormant_capital() -> None:
    state = GAME.start(MarchlordsOptions(), 3, Chance(b"x"))
    state = order(state, 0, ChooseFaction("nains"))
    state = order(state, 1, Resign())
    state = order(state, 2, ChooseFaction("skavens"))
    assert state.phase == "orders"
    assert state.holding(state.capitals[1]).owner == 1
    assert state.of(1) == ()
    GAME.check(state)


def test_e51_whoever_is_late_is_made_ready_with_the_orders_recorded() -> None:
    state = order(campaign(), 2, march("C1", "G2"))
    state = order(order(state, 0, Ready()), 1, Ready())
    (decision,) = GAME.pending(state)
    assert decision.actors == (2,)
    moves = GAME.fallback(view_of(state, 2), decision, "pass", chance())
    assert moves == (Ready(),)
    state = order(state, 2, *moves)
    assert (state.turn, where(state, "C1")) == (2, "G2")
    assert GAME.clocks(state.options).misses == 2


def test_e52_ready_can_be_taken_back_until_the_turn_is_closed() -> None:
    state = campaign(options=MANUAL)
    for seat in range(3):
        state = order(state, seat, Ready())
    assert state.phase == "confirm"
    state = order(state, 1, Reopen())
    assert (state.phase, state.turn, state.ready) == ("orders", 1, (True, False, True))
    state = order(state, 1, Ready())
    assert state.phase == "confirm"


def test_e53_and_e54_the_turn_is_closed_once() -> None:
    state = campaign(options=MANUAL)
    for seat in range(3):
        state = order(state, seat, Ready())
    assert refused(state, 1, CloseTurn()) == "not-the-closer"
    (decision,) = GAME.pending(state)
    assert (decision.kind, decision.actors, GAME.clocks(state.options).hours["confirm"]) == ("confirm", (0,), 24)
    state = order(state, 0, *GAME.fallback(view_of(state, 0), decision, "pass", chance()))
    assert state.turn == 2
    assert refused(state, 0, CloseTurn()) == "nothing-to-close"


def test_e55_a_remembered_tile_tells_the_old_owner_and_no_armies() -> None:
    state = campaign("A1 C3", "B1 E6", "C1 D5 tier 3", hold=("B D4 outpost",), turn=4)
    state = order(state, 0, march("A1", "B1"))
    state = flip(state)
    for _ in range(2):
        state = flip(order(state, 0, march("A1", "B1")) if where(state, "A1") != "B1" else state)
    from dataclasses import replace

    from rules.marchlords.state import Holding

    fogged = replace(state, holdings=tuple(h for h in state.holdings if h.tile != state.capitals[0]))
    fogged = fogged.hold(Holding(at("D4"), 2, outpost=True))
    view = view_of(fogged, 0)
    tile = view.tile("D4")
    assert tile is not None
    if tile.fog == "remembered":
        assert tile.owner == 1
        lines = GAME.answer(view, TileText("D4")).lines
        assert Phrase("answer-seen", {"turn": tile.seen}) in lines
        assert not any(line.key == "answer-army" for line in lines)
    assert tile.fog in ("remembered", "visible")


def orders_of(seat: int) -> tuple:
    """Orders of each seat that touch many things."""
    return (
        (march("A1", "C3"), UseAction(), RaiseTier("A1"), BuildOutpost("C3"), Ready()),
        (march("B1", "D5"), Recruit(), RaiseTier("B1"), Ready()),
        (march("C1", "F2"), UpgradeCity("G1"), Cancel("march-C1"), march("C1", "G2"), Ready()),
    )[seat]


@pytest.mark.parametrize("first", list(permutations(range(3))))
def test_any_interleaving_of_orders_gives_the_same_flip(first: tuple[int, ...]) -> None:
    start = campaign(gold=(40, 60, 40))
    one = start
    for seat in range(3):
        one = order(one, seat, *orders_of(seat))
    other = start
    queues = {seat: list(orders_of(seat)) for seat in first}
    while any(queues.values()):
        for seat in first:
            if queues[seat]:
                other = order(other, seat, queues[seat].pop(0))
    assert other == one


def test_a_campaign_may_end_amid_its_battles() -> None:
    """Whoever is left alone wins at once, with armies before walls that nobody assaults any more."""
    state = order(campaign("A1 C2", "B1 D5", seats=2, hold=("B D4 city1",)), 0, march("A1", "D4"))
    state = flip(state)
    assert state.phase == "battles"
    state = order(state, 1, Resign())
    assert (state.phase, where(state, "A1")) == ("over", "D4")
    GAME.check(state)


def test_a_batch_is_atomic_and_counts_once() -> None:
    state = campaign()
    with pytest.raises(Illegal):
        GAME.play(state, 0, (march("A1", "C2"), march("A1", "G4")), chance())
    after = GAME.play(state, 0, (march("A1", "C2"), march("A1", "C3")), chance()).state
    assert after.desks[0].acts == 1
    assert state.desks[0] == Desk()


def test_a_march_can_be_led_round() -> None:
    state = order(campaign(seen=True), 0, march("A1", "D3"))
    before = state.desks[0].march(1).path
    side = next(name for name in ("C1", "C2", "C3", "B2", "D2") if at(name) not in before)
    listed = GAME.legal_moves(view_of(state, 0))
    assert MarchVia("A1", "F4") not in listed
    assert refused(state, 0, MarchVia("A1", "F4")) == "not-beside"
    if MarchVia("A1", side) in listed:
        after = order(state, 0, MarchVia("A1", side)).desks[0].march(1).path
        assert at(side) in after
        assert after[-1] == before[-1]


def test_withdrawing_an_action_drops_marches_that_needed_it() -> None:
    state = campaign(factions=("orcs_gobelins", "empire", "demons"), waaagh=(3, 0, 0), seen=True)
    state = order(state, 0, UseAction(), march("A1", "F4"))
    state = order(state, 0, Cancel("action"))
    assert state.desks[0].marches == ()
    assert flip(state).kingdoms[0].waaagh == 3


def test_changing_a_march_drops_the_outpost_at_its_end() -> None:
    state = order(campaign(), 0, march("A1", "D2"), BuildOutpost("D2"), march("A1", "C2"))
    assert state.desks[0].sites == ()


def test_an_outpost_can_be_left_behind() -> None:
    state = campaign("A1 C2", gold=(9, 5, 5))
    state = order(state, 0, BuildOutpost("C2"), march("A1", "D3"))
    state = flip(state)
    assert state.holding(at("C2")).outpost
    assert where(state, "A1") == "D3"


def test_emergency_levy() -> None:
    """R12.12."""
    bare = ("B1 E6", "C1 G1")
    assert refused(campaign(*bare, gold=(20, 5, 5)), 0, Levy("B1")) == "need-level-2"
    state = campaign(*bare, gold=(20, 5, 5), options=MarchlordsOptions(emergency_levy=True))
    state = flip(order(state, 0, Levy("B1")))
    (army,) = state.of(0)
    assert (army.tier, army.general, state.kingdoms[0].account.orders) == (1, True, 10)


def test_resigning_leaves_a_dormant_kingdom_and_two_seats_end_the_campaign() -> None:
    state = order(campaign(), 0, Resign())
    assert state.kingdoms[0].dormant
    assert state.of(0) == ()
    assert state.holding(at("B1")).owner == 0
    assert GAME.pending(state)[0].actors == (1, 2)
    assert refused(state, 0, Ready()) == "resigned"
    state = order(state, 1, Resign())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", (2,))


def test_points_decide_after_the_last_turn() -> None:
    state = campaign(turn=20, hold=("B D4 city2",))
    outcome = GAME.outcome(flip(state))
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.places) == ("points", (1,), (2, 1, 2))
    assert outcome.scores == (3, 3 + 4 + 1, 3)


def test_domination_needs_two_turns() -> None:
    """R14.2: strictly more than half of the four sites."""
    state = campaign(hold=("B D4 city1", "B C2 city1", "B B3 city1"))
    state = flip(state)
    assert (state.kingdoms[1].hold, GAME.outcome(state)) == (1, None)
    outcome = GAME.outcome(flip(state))
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("domination", (1,))
    two = flip(flip(campaign(hold=("B D4 city1", "B C2 city1"))))
    assert GAME.outcome(two) is None


def test_steps_back_and_forth_are_steps() -> None:
    state = order(campaign(seen=True), 0, *steps("A1", "B2 B1"))
    assert state.desks[0].march(1).path == (at("B2"), at("B1"))
