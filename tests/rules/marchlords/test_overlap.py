"""Planning while battles wait (R3.8): what rests, what gold is frozen, what the flip waits for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.game import PUBLIC, Event, Move, Phrase
from rules.marchlords.frozen import frozen
from rules.marchlords.game import GAME
from rules.marchlords.imagine import imagine
from rules.marchlords.legal import ken_of
from rules.marchlords.moves import (
    Assign,
    BuildOutpost,
    ChooseFate,
    ConfirmReport,
    FileReport,
    LeaveToDice,
    Levy,
    MarchTo,
    RaiseTier,
    Ready,
    Recruit,
    Reopen,
    StepTo,
    UpgradeCity,
    WriteLosses,
    WriteOutcome,
)
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.play import play_seat
from rules.marchlords.state import Marchlords
from rules.marchlords.view import view_of

from .build import at, campaign, chance, flip, flipped, march, order, refused, where

OVERLAP = MarchlordsOptions(overlap=True)


def met(gold: tuple[int, ...] = (60, 60, 60), turn: int = 1, **more: object) -> Marchlords:
    """A1 and B1 have met in C4; turn 2 is planned. A2 stands by in D2."""
    state = campaign("A1 C3", "A2 D2", "B1 C5", "C1 G1", gold=gold, turn=turn, options=OVERLAP, seen=True, **more)  # type: ignore[arg-type]
    return flip(order(order(state, 0, march("A1", "C4")), 1, march("B1", "C4")))


def siege(gold: tuple[int, ...] = (60, 60, 60)) -> Marchlords:
    """A1 attacks B's city D4, held by a garrison alone; turn 2 is planned."""
    state = campaign("A1 C3", "B1 E6", "C1 G1", hold=("B D4 city2",), gold=gold, options=OVERLAP, seen=True)
    return flip(order(state, 0, march("A1", "D4")))


def known(state: Marchlords, seat: int) -> int:
    """The frozen gold that the seat reckons with."""
    return ken_of(view_of(state, seat)).frozen


def ended(state: Marchlords, outcome: str, one: int = 0, two: int = 0) -> Marchlords:
    """Battle 1 was played; both sides say so."""
    battle = state.battles[0]
    moves: list[Move] = [WriteOutcome("1", outcome)]
    moves += [WriteLosses("1", "attacker", one)] if one else []
    moves += [WriteLosses("1", "defender", two)] if two else []
    state = order(state, battle.attacker, *moves, FileReport("1"))
    return order(state, battle.defender, ConfirmReport("1"))


def test_orders_open_at_once_and_the_flip_waits() -> None:
    state = met()
    GAME.check(state)
    assert (state.phase, state.turn, state.battle_turn) == ("orders", 2, 1)
    orders, fight = GAME.pending(state)
    assert (orders.key, orders.actors) == ("turn 2/orders", (0, 1, 2))
    assert (fight.key, fight.actors) == ("turn 1/battle 1/report", (0, 1))
    assert [room.key for room in GAME.rooms(state)] == ["turn 1/battle 1"]
    for seat in range(3):
        state = order(state, seat, Ready())
    assert state.turn == 2, "all are ready, and a battle waits"
    orders, fight = GAME.pending(state)
    assert (orders.actors, orders.may) == ((), (0, 1, 2)), "a change of mind is still possible"
    assert order(state, 2, Reopen()).ready == (True, True, False)
    after = ended(state, "draw")
    assert (after.turn, after.battles, after.phase) == (3, (), "orders"), "with the last battle the turn flips"
    GAME.check(after)


def test_without_the_option_a_battle_holds_the_campaign() -> None:
    state = campaign("A1 C3", "A2 D2", "B1 C5", "C1 G1")
    state = flip(order(order(state, 0, march("A1", "C4")), 1, march("B1", "C4")))
    assert (state.phase, state.turn) == ("battles", 1)
    assert refused(state, 2, Ready()) == "not-this-phase"


def test_engaged_armies_and_tiles_take_no_orders() -> None:
    state = met(generals=(2, 2, 2))
    for move in (march("A1", "C3"), StepTo("A1", "C3"), RaiseTier("A1"), Assign("A1")):
        assert refused(state, 0, move) == "army-engaged"
    assert refused(state, 0, BuildOutpost("C4")) == "tile-engaged"
    assert {move for move in GAME.legal_moves(view_of(state, 0)) if getattr(move, "army", "") == "A1"} == set()
    state = order(state, 0, march("A2", "D3"), RaiseTier("A2"))
    assert where(ended(flip(state), "draw"), "A2") == "D3"
    city = siege()
    assert refused(city, 1, UpgradeCity("D4")) == refused(city, 1, Levy("D4")) == "tile-engaged"


@pytest.mark.parametrize(("gold", "spendable"), [(5, 0), (10, 0), (25, 15)])
def test_ten_gold_are_frozen_for_each_battle_with_an_army(gold: int, spendable: int) -> None:
    state = met()
    state = replace(state, kingdoms=tuple(replace(k, gold=gold, earned=gold, spent=0) for k in state.kingdoms))
    assert [frozen(state, seat) for seat in range(3)] == [known(state, seat) for seat in range(3)] == [10, 10, 0]
    after = order(state, 0, BuildOutpost("D2")) if spendable >= 4 else None
    if after is None:
        assert refused(state, 0, BuildOutpost("D2")) == "no-gold"
        assert refused(state, 2, Recruit()) == "no-gold"  # 40 gold: C has no battle, and less than that
        return
    lines = GAME.form(view_of(after, 0), {}).lines
    assert Phrase("tell-gold-frozen", {"gold": gold, "price": 4, "left": spendable - 4, "frozen": 10}) in lines
    assert refused(after, 0, BuildOutpost("B1")) in ("no-gold", "outpost-on-city", "no-army-on-tile")
    GAME.check(after)
    robbed = ended(after, "defender")
    assert (robbed.kingdoms[0].gold, frozen(robbed, 0)) == (gold - 10, 0)
    GAME.check(robbed)


def test_twenty_gold_are_frozen_for_a_city_and_none_for_its_garrison() -> None:
    state = siege()
    assert [frozen(state, seat) for seat in range(3)] == [known(state, seat) for seat in range(3)] == [10, 20, 0]
    won = ended(state, "attacker")
    assert [frozen(won, seat) for seat in range(3)] == [0, 20, 0], "the fate of the place is still to be chosen"
    gold = won.kingdoms[1].gold
    razed = order(won, 0, ChooseFate("1", "destroy"))
    assert (razed.kingdoms[1].gold, razed.battles, frozen(razed, 1)) == (gold - 20, (), 0)


def test_a_capital_freezes_nothing_but_what_its_army_may_lose() -> None:
    state = campaign("A1 E5 tier 3", "B1 E6", "C1 G1", gold=(60, 60, 60), options=OVERLAP, seen=True)
    state = flip(order(state, 0, march("A1", "E6")))
    assert [frozen(state, seat) for seat in range(3)] == [known(state, seat) for seat in range(3)] == [10, 10, 0]


def test_a_tile_taken_this_turn_takes_orders_in_the_next() -> None:
    state = order(ended(siege(), "attacker"), 0, ChooseFate("1", "capture"))
    assert (state.taken, view_of(state, 0).taken, view_of(state, 1).taken) == ((at("D4"),), (at("D4"),), ())
    assert refused(state, 0, Levy("D4")) == "tile-taken"
    state_one = state.hold(replace(state.holding(at("D4")), city=1))  # type: ignore[type-var]
    assert refused(state_one, 0, UpgradeCity("D4")) == "city-too-young"
    later = flip(state)
    assert later.taken == ()
    assert order(later.hold(replace(later.holding(at("D4")), city=1)), 0, UpgradeCity("D4")).desks[0].sites  # type: ignore[type-var]


def test_ground_won_in_the_open_takes_orders_in_the_next_turn() -> None:
    state = campaign("A1 C3", "B1 C4", "C1 G1", hold=("B C4",), gold=(60, 60, 60), options=OVERLAP, seen=True)
    state = ended(flip(order(state, 0, march("A1", "C4"))), "attacker")
    decision = next(decision for decision in GAME.pending(state) if decision.kind == "retreat")
    assert refused(state, 0, BuildOutpost("C4")) == "tile-engaged"
    state = order(state, 1, *GAME.fallback(view_of(state, 1), decision, "pass", chance()))
    assert (state.taken, state.battles) == ((at("C4"),), ())
    assert refused(state, 0, BuildOutpost("C4")) == "tile-taken"
    assert order(flip(state), 0, BuildOutpost("C4")).desks[0].sites


def test_the_dice_fall_as_they_would_without_the_option() -> None:
    state = met()
    waiting = campaign("A1 C3", "A2 D2", "B1 C5", "C1 G1", gold=(60, 60, 60), seen=True)
    waiting = flip(order(order(waiting, 0, march("A1", "C4")), 1, march("B1", "C4")))
    dice = [order(order(one, 0, LeaveToDice("1")), 1, LeaveToDice("1")) for one in (state, waiting)]
    assert dice[0].armies == dice[1].armies
    assert dice[0].kingdoms == dice[1].kingdoms
    assert (dice[0].turn, dice[0].phase, dice[0].history) == (dice[1].turn, dice[1].phase, dice[1].history)


def test_the_last_turn_is_not_planned_ahead_and_the_one_before_ends_none() -> None:
    last = met(turn=20)
    assert (last.phase, last.turn) == ("battles", 20)
    over = GAME.outcome(ended(last, "draw"))
    assert over is not None
    assert over.reason == "points"
    before = met(turn=19)
    assert (before.phase, before.turn) == ("orders", 20)
    assert GAME.outcome(ended(before, "draw")) is None


def test_domination_counts_when_the_battles_of_its_turn_are_over() -> None:
    """R14.2: a turn ends with its battles."""
    hold = ("B D4 city1", "B C2 city1", "B B3 city1")
    state = met(hold=hold)
    assert state.kingdoms[1].hold == 0
    state = ended(state, "draw")
    assert (state.kingdoms[1].hold, len(state.history)) == (1, 1)


def test_a_battle_and_orders_in_one_batch_and_who_resigns_meanwhile() -> None:
    state = met()
    batch = (march("A2", "D3"), WriteOutcome("1", "draw"), FileReport("1"), RaiseTier("A2"))
    after = play_seat(state, 0, batch, chance()).state
    assert (len(after.desks[0].marches), after.desks[0].tiers, after.battles[0].filed[0] is not None) == (1, (2,), True)
    from rules.game import Resign

    gone = order(after, 1, Resign())
    assert (gone.battles, gone.phase, gone.desks[0].tiers) == ((), "orders", (2,))
    GAME.check(gone)


def test_the_panel_asks_what_it_is_about_and_a_room_begins_with_its_battle() -> None:
    state = met()
    view = view_of(state, 0)
    (first, *_), forms = GAME.form(view, {}).picks, GAME.form(view, {"room": ("turn 1/battle 1",)})
    assert (first.name, first.chosen[0].value) == ("matter", "orders")
    assert forms.picks[0].chosen[0].value == "battles"
    assert GAME.form(view_of(state, 2), {}).picks[0].name == "act"
    given = GAME.form(view_of(order(state, 0, Ready()), 0), {}).picks[0]
    assert (given.name, given.chosen[0].value) == ("matter", "battles")
    decision = GAME.pending(state)[1]
    assert GAME.fallback(view, decision, "pass", chance()) == (LeaveToDice("1"),)


def test_nothing_of_it_shows_to_others() -> None:
    taken = order(ended(siege(), "attacker"), 0, ChooseFate("1", "capture"))
    for state in (taken, met(), siege()):
        for viewer in (0, 1, 2, PUBLIC):
            for world in range(4):
                other = imagine(state, viewer, chance(f"{world}"))
                GAME.check(other)
                assert view_of(other, viewer) == view_of(state, viewer)


def test_everybody_hears_that_battles_wait() -> None:
    state = campaign("A1 C3", "B1 C5", "C1 G1", options=OVERLAP)
    events: tuple[Event, ...] = flipped(order(order(state, 0, march("A1", "C4")), 1, march("B1", "C4")))[1]
    assert [event.kind for event in events if event.kind in ("turn", "battles-wait")] == ["turn", "battles-wait"]
    assert isinstance(march("A1", "C4"), MarchTo)
