"""The worked examples of paper_tales.md 6 about the draft, T1 to T7, each a test named after it; the passing tables."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.game import Illegal
from rules.paper_tales import draft
from rules.paper_tales.moves import BurnCard, Keep, OpenPack, PickCard, Place, Ready
from rules.paper_tales.plans import kept_card
from rules.paper_tales.state import PaperTales

from .build import chance, everybody, open_and_pick, play, start


def in_turn(state: PaperTales, turn: int) -> PaperTales:
    """The same table at the beginning of another turn."""
    dealt = [card for desk in state.desks for pack in desk.queue for card in pack.cards]
    cards = sorted([*state.pile, *dealt])
    return draft.begin(replace(state, turn=turn, pile=tuple(cards)), chance())[0]


def whole(seats: int, turn: int, seat: int = 0, **options: object) -> str:
    """The packs that a seat meets in that turn, as `A5`: letter of the seat that each was dealt to, and the cards in it.
    Seats act in a mixed order; the forced last card counts."""
    state = in_turn(start(seats, **options), turn)
    met = []
    while not draft.complete(state):
        able = [other for other, desk in enumerate(state.desks) if draft.openable(desk)]
        other = able[len(met) % len(able)]
        pack = state.desks[other].queue[0]
        if other == seat:
            met.append(pack)
        state, _ = draft.open_pack(state, other)
        state, _ = draft.choose(state, other, pack.cards[0], burn=False)
        if state.burns:
            state, _ = draft.choose(state, other, pack.cards[1], burn=True)
    met += state.desks[seat].queue
    return " ".join(f"{'ABCDEFG'[pack.origin]}{len(pack.cards)}" for pack in met)


def test_t1_three_players_first_turn() -> None:
    assert whole(3, 1) == "A5 C4 B3 A2 C1"


def test_t2_three_players_second_turn() -> None:
    assert whole(3, 2) == "A5 B4 C3 A2 B1"


def test_t3_four_players_the_last_card_comes_back() -> None:
    assert whole(4, 1) == "A5 D4 C3 B2 A1"
    assert whole(4, 2) == "A5 B4 C3 D2 A1"


def test_t4_five_and_seven_players_no_pack_is_seen_twice() -> None:
    assert whole(5, 1) == "A5 E4 D3 C2 B1"
    assert whole(7, 1, large=True) == "A5 G4 F3 E2 D1"


def test_t5_two_players_burn_eight_cards() -> None:
    assert whole(2, 1) == "A9 B7 A5 B3 A1"
    state = start(2)
    while state.phase == "draft":
        seat = next(s for s, desk in enumerate(state.desks) if desk.queue and len(desk.queue[0].cards) > 1)
        state = open_and_pick(state, seat)
    assert [len(desk.hand) for desk in state.desks] == [5, 5]
    assert len(state.buried) == 8


def test_t6_five_players_reshuffle_in_the_fourth_turn() -> None:
    state = start(5)
    piles = [81, len(state.pile)]
    shuffled = []
    for _ in range(3):
        while state.phase == "draft":
            seat = next(s for s, desk in enumerate(state.desks) if desk.queue and len(desk.queue[0].cards) > 1)
            state = open_and_pick(state, seat)
        for _ in ("deploy", "build"):
            step = everybody(state, {})
            state = step.state
            shuffled += [event for event in step.events if event.kind == "reshuffled"]
            if state.phase == "draft":
                break
        piles.append(len(state.pile))
    assert piles[:4] == [81, 56, 31, 6]
    assert state.turn == 4
    assert len(shuffled) == 1
    # every hand was discarded but for five kept cards: 81 - 25 packs - 5 kept are in the pile or the discards
    assert len(state.pile) + len(state.discards) + len(state.buried) == 81 - 25 - 5
    assert len(state.discards) + len(state.buried) == 0


def test_t7_a_kept_card_makes_a_hand_of_six() -> None:
    state = start(3)
    while state.phase == "draft":
        seat = next(s for s, desk in enumerate(state.desks) if desk.queue and len(desk.queue[0].cards) > 1)
        state = open_and_pick(state, seat)
    kept = state.desks[0].hand[0]
    state = everybody(state, {0: [Keep(kept)] if kept != _dearest(state) else []}).state
    assert state.desks[0].kept == kept
    state = everybody(state, {}).state if state.phase == "build" else state
    assert state.turn == 2
    while state.phase == "draft":
        seat = next(s for s, desk in enumerate(state.desks) if desk.queue and len(desk.queue[0].cards) > 1)
        state = open_and_pick(state, seat)
    hand = state.desks[0].hand
    assert len(hand) == 6
    assert kept in hand
    buried = len(state.buried)
    moves = [Place(card, spot) for card, spot in zip(hand, ("F1", "F2", "B1", "B2"), strict=False)]
    after = play(state, 0, *moves, Ready()).state
    for seat in (1, 2):
        after = play(after, seat, Keep("none"), Ready()).state
    assert len(after.buried) - buried == 1 + 6 + 6
    assert after.desks[0].kept in hand


def _dearest(state: PaperTales) -> str:
    return kept_card(state.desks[0])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_passing_tables(seats: int, turn: int) -> None:
    """In turns 1 and 3 seat p holds at pick k the pack of seat p - k, in 2 and 4 that of p + k (1.3)."""
    sign = -1 if turn in (1, 3) else 1
    size, step = (9, 2) if seats == 2 else (5, 1)
    for seat in range(seats):
        expected = [f"{'ABCDE'[(seat + sign * k) % seats]}{size - step * k}" for k in range(5)]
        assert whole(seats, turn, seat).split() == expected


def test_two_players_without_burning() -> None:
    assert whole(2, 1, two_player_draft="plain") == "A5 B4 A3 B2 A1"


def test_burning_is_for_two() -> None:
    state = play(start(3), 0, OpenPack()).state
    card = state.desks[0].queue[0].cards[0]
    with pytest.raises(Illegal) as refused:
        play(state, 0, BurnCard(card))
    assert refused.value.reason == "no-burning"
    assert play(state, 0, PickCard(card)).state.desks[0].picks == 1
