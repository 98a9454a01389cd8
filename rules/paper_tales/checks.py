"""Conservation and sanity of a state (used by tests and by `doctor`)."""

from __future__ import annotations

from rules.paper_tales.ageing import healers, savable
from rules.paper_tales.build import payments
from rules.paper_tales.cards import deck, kinds, ordered
from rules.paper_tales.draft import origin_due
from rules.paper_tales.options import HAND
from rules.paper_tales.orders import MOST
from rules.paper_tales.plans import choosers, left, lies, planned
from rules.paper_tales.state import SPOTS, Desk, PaperTales


def all_cards(state: PaperTales) -> tuple[str, ...]:
    """Every card of the match, wherever it lies, in the order of the list."""
    cards = [*state.pile, *state.discards, *state.buried]
    for kingdom in state.kingdoms:
        cards += [unit.kind for _, unit in kingdom.units]
    for desk in state.desks:
        cards += [*desk.hand, *([desk.kept] if desk.kept else []), *(card for pack in desk.queue for card in pack.cards)]
        if desk.last is not None:
            cards += [desk.last.take, *([desk.last.burn] if desk.last.burn else [])]
    return ordered(cards)


def check_state(state: PaperTales) -> None:
    """Raise AssertionError if cards or gold are lost or made, or something lies where it cannot."""
    assert all_cards(state) == ordered(deck()), "eighty-one cards, each as often as it is printed"
    assert 1 <= state.turn <= 4, "four turns"
    assert (state.phase == "over") == bool(state.reason), "a match is over for a reason"
    assert (state.follow is not None) == (state.phase == "follow"), "a follow-up is asked for in its own phase"
    for heap in (state.discards, state.buried):
        assert heap == ordered(heap), "discards are kept in order"
    for seat, kingdom in enumerate(state.kingdoms):
        assert kingdom.gold == kingdom.earned - kingdom.spent, f"the gold of seat {seat} comes from somewhere"
        assert kingdom.gold >= 0, f"seat {seat} owes gold"
        assert kingdom.points >= 0, "points never go below 0"
        assert len(kingdom.spots) == len(SPOTS), "five spots"
        assert len({name for name, _ in kingdom.buildings}) == len(kingdom.buildings), "a building is built once"
        assert all(level in (1, 2) for _, level in kingdom.buildings), "two levels"
        assert kingdom.wide or kingdom.at("F3") is None, "the fifth spot needs a level-2 building"
        assert all(unit.age >= 0 for _, unit in kingdom.units), "tokens are counted from 0"
        _check_desk(state, seat, state.desks[seat])


def _check_desk(state: PaperTales, seat: int, desk: Desk) -> None:
    assert desk.hand == ordered(desk.hand), "a hand is kept in order"
    assert 0 <= desk.acts <= MOST, "batches are counted"
    assert len(set(desk.wishes)) == len(desk.wishes), "wishes are units, each once"
    assert set(desk.wishes) <= set(kinds()), "wishes are units"
    if state.phase == "over":
        return
    if state.phase == "draft":
        _check_draft(state, seat, desk)
    else:
        assert not desk.queue, "packs belong to the draft"
        assert desk.last is None, "picks belong to the draft"
    assert (desk.deploy is not None) == (state.phase == "deploy"), "deployments are planned in their phase"
    assert (desk.build is not None) == (state.phase == "build"), "constructions are planned in their phase"
    if desk.deploy is not None:
        _check_plan(state, seat, desk)
    if desk.build is not None:
        kingdom, plan = state.kingdoms[seat], desk.build
        assert len(plan.saves) <= healers(kingdom), "each Healer saves one"
        assert set(plan.saves) <= set(savable(kingdom)), "saves are possible"
        assert plan.saves == tuple(sorted(set(plan.saves))), "saves are kept in order"
        ways = [way.id for way in payments(kingdom, plan.project)] if plan.project else [""]
        assert plan.payment in ways, "what is planned can be built"


def _check_draft(state: PaperTales, seat: int, desk: Desk) -> None:
    size = 2 * HAND - 1 if state.burns else HAND
    step = 2 if state.burns else 1
    for place, pack in enumerate(desk.queue):
        assert pack.origin == origin_due(state, seat, place), "packs come in the order of passing"
        assert len(pack.cards) == size - step * (desk.picks + place), "packs shrink from hand to hand"
        assert pack.cards == ordered(pack.cards), "packs are kept in order"
    assert len(desk.hand) + (desk.last is not None) == desk.picks, "a pick gives a card"
    assert desk.last is None or desk.last.origin == origin_due(state, seat, -1), "the last pick is from the pack before"
    assert desk.last is None or not desk.open, "opening a pack locks what was picked before"
    assert desk.last is None or bool(desk.last.burn) == state.burns, "burning belongs to two players"
    assert not desk.open or desk.queue, "an open pack is one"
    marks = [card for card in (desk.take, desk.burn) if card]
    assert not marks or desk.open, "cards are chosen from an open pack"
    assert len(marks) < 1 + state.burns, "a pack that was chosen from goes on"
    assert all(card in desk.queue[0].cards for card in marks), "cards are chosen from the pack"


def _check_plan(state: PaperTales, seat: int, desk: Desk) -> None:
    kingdom, plan = state.kingdoms[seat], desk.deploy
    assert plan is not None
    there = [item for item in plan.layout if item.startswith("@")]
    assert len(set(there)) == len(there), "a unit stands on one spot"
    assert all(kingdom.at(item[1:]) for item in there), "units of the plan are in play"
    assert all(desk.hand.count(card) >= planned(plan).count(card) for card in planned(plan)), "cards of the hand are placed"
    new = {spot for spot in SPOTS if lies(plan, spot) and not lies(plan, spot).startswith("@")}
    assert set(plan.pay) == new, "every card placed is paid"
    assert len(plan.pay) == len(new), "every card placed is paid once"
    assert kingdom.wide or not lies(plan, "F3"), "nothing is planned on a spot that is not there"
    assert plan.keep in ("", "none", *left(desk)), "what is kept is there"
    assert plan.aims == tuple(sorted(plan.aims)), "choices are kept in order"
    able = choosers(kingdom, plan)
    assert all(source in able and lies(plan, target) for source, target in plan.aims), "choices concern units"
    assert all(lies(plan, spot) for spot in plan.first), "orders concern units"
