"""What a GM may put right, settle and order (marchlords.md 9, 15)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.game import GM, PUBLIC, Event, Illegal, Move, Resign
from rules.marchlords.corrections import (
    CLASSES,
    EndOrders,
    MakeDormant,
    PlaceArmy,
    RuleBattle,
    SetGold,
    SetTier,
    SetTile,
    SettleBattle,
    Wake,
)
from rules.marchlords.game import GAME
from rules.marchlords.moves import ChooseFaction, ConfirmReport, FileReport, LeaveToDice, Ready, WriteOutcome
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.state import Marchlords
from rules.marchlords.view import view_of
from rules.moves import fields_of

from .build import at, campaign, chance, flip, march, order, where


def act(state: Marchlords, *moves: Move) -> Marchlords:
    """The state after acts of the GM, sane."""
    after = GAME.play(state, GM, moves, chance()).state
    GAME.check(after)
    return after


def why_not(state: Marchlords, move: Move) -> str:
    with pytest.raises(Illegal) as caught:
        GAME.play(state, GM, (move,), chance())
    return caught.value.reason


def fight() -> Marchlords:
    """A1 and B1 meet in C4."""
    state = order(campaign("A1 C3", "B1 C5", "C1 G1", gold=(30, 30, 30)), 0, march("A1", "C4"))
    return flip(order(state, 1, march("B1", "C4")))


def test_every_act_fits_a_modal_with_its_reason() -> None:
    for kind in CLASSES:
        assert len(fields_of(kind)) <= 5
        assert fields_of(kind)[-1].name == "reason"


def test_others_do_not_read_what_was_put_right() -> None:
    state = campaign("A1 C3", "B1 D5", "C1 G1")
    acts = (SetGold(2, 77, "prize"), SetTier("B1", 3, "list"), PlaceArmy("B1", "E5", "typo"), SetTile("F2", 3, 1, 0, "map"))
    events: tuple[Event, ...] = GAME.play(state, GM, acts, chance()).events
    public = [event for event in events if event.known_to(PUBLIC)]
    assert [event.kind for event in public] == ["corrected", "corrected", "corrected", "corrected-map"]
    assert all(set(event.facts) <= {"seat", "reason"} for event in public)
    assert {(event.kind, event.seats) for event in events if event not in public} == {
        ("corrected-gold", (1,)),
        ("corrected-tier", (1,)),
        ("corrected-place", (1,)),
        ("corrected-tile", (2,)),
    }


def test_an_army_is_placed_and_a_lost_one_comes_back() -> None:
    state = campaign("A1 C3", "A2 D3 tier 3", "B1 E6", "C1 G1", hold=("B D4 outpost",), ships=("A A2",))
    assert where(act(state, PlaceArmy("a1", "d2", "typo")), "A1") == "D2"
    at_sea = act(state, PlaceArmy("A1", "A2", "aboard"))
    assert (where(at_sea, "A1"), at_sea.ships) == ("A2", ())
    for name, tile, reason in (("A1", "D4", "correction-battle"), ("A1", "E6", "correction-battle")):
        assert why_not(state, PlaceArmy(name, tile, "no")) == reason
    for name, tile, reason in (("A4", "D2", "no-army-named"), ("Z1", "D2", "no-army-named"), ("A1", "Z9", "no-such-tile")):
        assert why_not(state, PlaceArmy(name, tile, "no")) == reason
    gone = act(state, SetTier("A2", 0, "lost"))
    back = act(gone, PlaceArmy("A2", "D3", "not lost after all"))
    army = back.army(0, 2)
    assert army is not None
    assert (army.tier, army.general, back.kingdoms[0].raised) == (1, False, 2)
    assert act(back, PlaceArmy("A3", "D3", "a gift")).kingdoms[0].raised == 3


def test_a_tile_with_both_structures_and_none() -> None:
    state = campaign()
    both = act(state, SetTile("B4", 1, 0, 3, "map")).holding(at("B4"))
    assert both is not None
    assert (both.outpost, both.port, both.city) == (True, True, 0)
    assert act(campaign(hold=("B D4 city2",)), SetTile("D4", 0, 0, 0, "map")).holding(at("D4")) is None


def test_a_battle_is_settled_as_declared_drawn_or_by_the_dice() -> None:
    state = fight()
    assert why_not(state, RuleBattle("1", "attacker", "photos")) == "no-version"
    assert why_not(state, RuleBattle("1", "anything", "photos")) == "ruling"
    assert why_not(state, RuleBattle("7", "draw", "photos")) == "no-such-battle"
    drawn = act(state, RuleBattle("1", "draw", "photos"))
    assert (where(drawn, "A1"), where(drawn, "B1"), drawn.phase) == ("C3", "C5", "orders")
    dice = act(state, RuleBattle("1", "dice", "no time to play"))
    assert dice == act(state, RuleBattle("1", "dice", "another reason")), "the dice fall once"
    agreed = order(order(state, 0, LeaveToDice("1")), 1, LeaveToDice("1"))
    assert replace(dice, scores=()) == replace(agreed, scores=()), "as they would for the sides"
    filed = order(state, 0, WriteOutcome("1", "attacker"), FileReport("1"))
    won = act(filed, RuleBattle("1", "attacker", "photos"))
    assert won.kingdoms[0].field == 1
    settled = act(filed, SettleBattle("1", "defender", " 60 / 5 ", 1, "photos"))
    assert (settled.kingdoms[1].field, len(settled.captives)) == (1, 1)
    for losses in ("60", "60/101", "many", "1/2/3"):
        assert why_not(filed, SettleBattle("1", "defender", losses, 0, "photos")) == "losses-pair"


def test_the_gm_closes_the_turn_with_the_orders_that_are_there() -> None:
    state = order(campaign("A1 C3", "B1 E6", "C1 G1"), 0, march("A1", "C2"))
    after = act(state, EndOrders("holidays"))
    assert (after.turn, where(after, "A1"), after.ready) == (2, "C2", (False, False, False))
    manual = replace(state, options=MarchlordsOptions(confirm="manual"))
    waiting = order(order(order(manual, 0, Ready()), 1, Ready()), 2, Ready())
    assert act(waiting, EndOrders("holidays")).turn == 2
    assert why_not(fight(), EndOrders("no")) == "not-this-phase"


def test_a_dormant_kingdom_wakes_without_armies() -> None:
    """R14.6."""
    state = act(campaign(gold=(5, 9, 5)), MakeDormant(2, "gone"))
    assert (state.kingdoms[1].dormant, state.of(1), GAME.pending(state)[0].actors) == (True, (), (0, 2))
    assert why_not(state, MakeDormant(2, "again")) == "kingdom-gone"
    assert why_not(state, Wake(1, "no")) == "not-dormant"
    state = flip(state)
    assert state.kingdoms[1].gold == 9, "no income"
    assert GAME.newcomer(state, 1) == (Wake(2, ""),)
    assert GAME.newcomer(state, 0) == ()
    awake = act(state, Wake(2, "a newcomer"))
    assert GAME.pending(awake)[0].actors == (0, 1, 2)
    assert (awake.of(1), awake.kingdoms[1].gold, view_of(awake, 1).fog[at("E6")]) == ((), 9, "v")
    assert flip(awake).kingdoms[1].gold == 12


def test_a_turn_that_all_had_closed_waits_for_whoever_wakes() -> None:
    state = act(campaign(options=MarchlordsOptions(confirm="manual")), MakeDormant(2, "gone"))
    state = order(order(state, 0, Ready()), 2, Ready())
    assert state.phase == "confirm"
    state = act(state, Wake(2, "a newcomer"))
    assert (state.phase, GAME.pending(state)[0].actors) == ("orders", (1,))


def test_a_report_against_a_sleeper_is_confirmed_by_whoever_wakes() -> None:
    state = campaign("A1 C3", "B1 E6", "C1 G1", hold=("B D4 city1",), seen=True)
    state = flip(order(state, 0, march("A1", "D4")))
    state = act(state, MakeDormant(2, "gone"))
    state = order(state, 0, WriteOutcome("1", "attacker"), FileReport("1"))
    assert GAME.pending(state)[0].kind == "dispute"
    state = act(state, Wake(2, "a newcomer"))
    assert (GAME.pending(state)[0].kind, GAME.pending(state)[0].actors) == ("result", (1,))
    assert order(state, 1, ConfirmReport("1")).kingdoms[0].garrison == 1


def test_who_sleeps_before_the_deal_can_wake_before_and_after() -> None:
    start = GAME.start(MarchlordsOptions(), 3, chance())
    asleep = order(start, 1, Resign())
    assert GAME.pending(act(asleep, Wake(2, "back")))[0].actors == (0,)
    dealt = order(order(asleep, 0, ChooseFaction("nains")), 2, ChooseFaction("skavens"))
    awake = act(dealt, Wake(2, "a newcomer"))
    assert awake.kingdoms[1].active
    assert GAME.pending(awake)[0].actors == (0, 1, 2)
    assert why_not(start, SetGold(1, 3, "too early")) == "not-this-phase"


def test_the_last_but_one_kingdom_asleep_ends_the_campaign() -> None:
    """R14.5."""
    state = act(campaign(), MakeDormant(2, "gone"))
    outcome = GAME.outcome(act(state, MakeDormant(3, "gone")))
    assert outcome is not None
    assert outcome.winners == (0,)
