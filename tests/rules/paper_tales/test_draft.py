"""The draft as play-by-post wants it (paper_tales.md box, 5.2, 5.3): queues, locks, changes of mind, wishes, the house."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.game import PUBLIC, Illegal, Move, Resign
from rules.paper_tales.draft import best
from rules.paper_tales.game import GAME
from rules.paper_tales.moves import BurnCard, Night, OpenPack, PickCard, Trust, Unwish, Wake, Wish
from rules.paper_tales.state import PaperTales

from .build import chance, open_and_pick, play, start


def refusal(state: PaperTales, seat: int, *moves: Move) -> str:
    with pytest.raises(Illegal) as refused:
        play(state, seat, *moves)
    return refused.value.reason


def asked(state: PaperTales) -> set[int]:
    return {seat for decision in GAME.pending(state) for seat in decision.actors}


def test_a_pack_must_be_opened() -> None:
    state = start(3)
    assert refusal(state, 0, PickCard(state.desks[0].queue[0].cards[0])) == "closed-pack"
    step = play(state, 0, OpenPack())
    assert step.reveals == (0,)
    assert [event.seats for event in step.events] == [(0,)]
    assert refusal(step.state, 0, OpenPack()) == "pack-open"


def test_packs_queue_in_front_of_a_slow_seat() -> None:
    state = start(4)
    for seat in (0, 3, 2):  # seat 1 sleeps; in turn 1 packs go from 0 to 1, 1 to 2, 2 to 3, 3 to 0
        state = open_and_pick(state, seat)
    state = open_and_pick(state, 0)
    state = open_and_pick(state, 3)
    state = open_and_pick(state, 0)
    assert [len(desk.queue) for desk in state.desks] == [0, 4, 0, 0]
    assert asked(state) == {1}
    assert [pack.origin for pack in state.desks[1].queue] == [1, 0, 3, 2]
    assert [len(pack.cards) for pack in state.desks[1].queue] == [5, 4, 3, 2]
    public = GAME.view(state, PUBLIC)
    assert [kingdom.packs for kingdom in public.kingdoms] == [0, 4, 0, 0]
    assert public.desks == (None,) * 4


def test_the_clock_of_a_pick_starts_when_its_pack_heads_the_queue() -> None:
    """The key of a pick is new only once the pick before is made; a waiting seat may act and is not asked."""
    state = open_and_pick(start(3), 0)
    own = next(decision for decision in GAME.pending(state) if decision.concerns(0))
    assert (own.key, own.actors, own.may) == ("turn 1/seat 0/pick 2", (), (0,))
    state = open_and_pick(state, 2)
    own = next(decision for decision in GAME.pending(state) if decision.concerns(0))
    assert (own.key, own.actors, own.may) == ("turn 1/seat 0/pick 2", (0,), ())


def test_a_pick_can_be_changed_until_the_next_holder_opens() -> None:
    state = play(start(3), 0, OpenPack()).state
    first, second, third = state.desks[0].queue[0].cards[:3]
    state = play(state, 0, PickCard(first)).state
    state = play(state, 0, PickCard(second)).state
    assert state.desks[0].last is not None
    assert state.desks[0].last.take == second
    assert GAME.view(state, 0).desk.taken == second  # type: ignore[union-attr]
    # seat 1 picks from its own pack, then opens this one
    state = open_and_pick(state, 1)
    step = play(state, 1, OpenPack())
    assert [(event.kind, event.seats) for event in step.events] == [("pick-locked", (0,)), ("opened", (1,))]
    assert step.state.desks[0].last is None
    assert step.state.desks[0].hand == (second,)
    assert refusal(step.state, 0, PickCard(third)) == "no-pack"


def test_opening_locks_ones_own_earlier_pick() -> None:
    state = open_and_pick(open_and_pick(start(3), 0), 2)
    taken = state.desks[0].last
    assert taken is not None
    step = play(state, 0, OpenPack())
    assert step.state.desks[0].last is None
    assert step.state.desks[0].hand == (taken.take,)
    assert refusal(step.state, 0, PickCard("kraken" if "kraken" not in step.state.desks[0].queue[0].cards else "ogre")) == (
        "not-in-pack"
    )


def test_a_changed_pick_changes_the_pack_that_waits() -> None:
    state = play(start(3), 0, OpenPack()).state
    pack = state.desks[0].queue[0].cards
    one, two = pack[0], next(card for card in pack if card != pack[0])
    state = play(state, 0, PickCard(one)).state
    state = play(state, 0, PickCard(two)).state
    waiting = next(item for item in state.desks[1].queue if item.origin == 0).cards
    assert sorted([*waiting, two]) == sorted(pack)
    GAME.check(state)


def test_two_players_take_and_burn_as_one_step() -> None:
    state = play(start(2), 0, OpenPack()).state
    one, two, three = list(dict.fromkeys(state.desks[0].queue[0].cards))[:3]
    half = play(state, 0, PickCard(one)).state
    assert half.desks[0].open
    assert len(half.desks[1].queue) == 1
    assert asked(half) == {0, 1}
    whole = play(half, 0, BurnCard(two)).state
    assert not whole.desks[0].open
    assert [len(pack.cards) for pack in whole.desks[1].queue] == [9, 7]
    assert whole.desks[0].last is not None
    assert (whole.desks[0].last.take, whole.desks[0].last.burn) == (one, two)
    swapped = play(whole, 0, PickCard(two)).state.desks[0].last
    assert swapped is not None
    counts = state.desks[0].queue[0].cards
    if counts.count(two) == 1:
        assert (swapped.take, swapped.burn) == (two, one)
    changed = play(whole, 0, BurnCard(three)).state
    assert changed.desks[0].last is not None
    assert changed.desks[0].last.burn == three
    GAME.check(changed)


def test_trust_finishes_what_was_begun() -> None:
    state = play(start(2), 0, OpenPack()).state
    one = state.desks[0].queue[0].cards[0]
    state = play(state, 0, PickCard(one)).state
    state = play(state, 0, Trust()).state
    assert state.desks[0].last is not None
    assert state.desks[0].last.take == one
    assert state.desks[0].last.burn


def test_trust_picks_a_wish_first_else_by_worth() -> None:
    state = start(4)
    cards = state.desks[0].queue[0].cards
    assert play(state, 0, Trust()).state.desks[0].last.take == best(cards)  # type: ignore[union-attr]
    wish = min(cards, key=lambda card: card == best(cards))
    wished = play(state, 0, Wish("kraken" if "kraken" not in cards else "ogre"), Wish(wish), Trust()).state
    assert wished.desks[0].last is not None
    assert wished.desks[0].last.take == wish


def test_a_wish_list_for_the_night() -> None:
    state = start(3)
    step = play(state, 1, Night())
    assert [event.kind for event in step.events if event.seats is None] == ["night"]
    state = step.state
    assert state.desks[1].picks == 1
    assert not state.desks[1].queue
    state = open_and_pick(state, 0)  # the pack that comes is opened and picked from at once
    assert state.desks[1].picks == 2
    assert state.desks[0].last is None
    assert [len(pack.cards) for pack in state.desks[2].queue] == [5, 4, 3]
    state = play(state, 1, Wake()).state
    state = open_and_pick(state, 2)
    state = open_and_pick(state, 0)
    assert state.desks[1].picks == 2
    assert asked(state) == {1, 2}


def test_wishes_are_private_and_the_night_is_public() -> None:
    state = play(start(3), 1, Wish("kraken"), Wish("ogre")).state
    assert state.desks[1].wishes == ("kraken", "ogre")
    assert play(state, 1, Wish("kraken")).state.desks[1].wishes == ("ogre", "kraken")
    assert play(state, 1, Unwish("kraken")).state.desks[1].wishes == ("ogre",)
    before = GAME.view(start(3), 0)
    assert GAME.view(state, 0) == before
    assert GAME.view(play(state, 1, Night()).state, PUBLIC).kingdoms[1].night
    assert refusal(state, 1, Wake()) == "same-order"
    many = ("archer", "cook", "demon", "dragon", "farmer", "golem")
    assert refusal(state, 1, *map(Wish, many), Wish("hunter")) == "wishes-full"


def test_the_last_card_is_forced_and_nobody_waits_for_it() -> None:
    state = start(3)
    steps = 0
    while state.phase == "draft":
        seat = min(asked(state))
        state = open_and_pick(state, seat)
        steps += 1
    assert steps == 3 * 4
    assert state.phase == "deploy"
    assert [len(desk.hand) for desk in state.desks] == [5, 5, 5]


def test_a_last_pick_can_be_changed_until_the_draft_ends() -> None:
    state = start(3)
    while asked(state) != {2}:
        state = open_and_pick(state, min(asked(state) - {2}))
    assert all(desk.last is None or seat != 2 for seat, desk in enumerate(state.desks))
    state = open_and_pick(state, 2)
    changeable = [seat for seat, desk in enumerate(state.desks) if desk.last is not None]
    assert changeable


def test_a_resigned_seat_does_not_hold_the_draft() -> None:
    state = play(start(4), 1, Resign()).state
    while state.phase == "draft":
        state = open_and_pick(state, min(asked(state)))
    assert len(state.desks[1].hand) == 5
    assert 1 not in asked(state)
    assert refusal(state, 1, Resign()) == "resigned"


def _deal_all(state: PaperTales, order: list[int]) -> PaperTales:
    """Everybody picks the first card of each pack, whoever acts when."""
    left = list(order)
    while left:
        for seat in list(left):
            if state.phase == "draft" and seat in asked(state):
                state = open_and_pick(state, seat)
                left.remove(seat)
                break
        else:
            break
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_order_in_which_seats_act_does_not_matter(seats: int) -> None:
    """Packs pass by the table whoever is fast: picks by the same rule give the same hands in any order."""
    turns = [seat for seat in range(seats) for _ in range(4)]
    results = set()
    for number in range(12):
        order = list(chance(f"order {number}").shuffle("order", turns))
        state = _deal_all(start(seats), order)
        assert state.phase == "deploy"
        plain = tuple(replace(desk, acts=0) for desk in state.desks)
        results.add((plain, state.buried, state.pile))
    assert len(results) == 1


def test_changes_of_mind_are_limited() -> None:
    state = play(start(3), 0, OpenPack()).state
    cards = tuple(dict.fromkeys(state.desks[0].queue[0].cards))
    for count in range(31):
        state = play(state, 0, PickCard(cards[count % 2])).state
    assert refusal(state, 0, PickCard(cards[1])) == "too-many-changes"
    assert GAME.view(state, PUBLIC).kingdoms[0].spent
