"""Conservation and sanity of a state (used by tests and by `doctor`)."""

from __future__ import annotations

from rules.battle_line.cards import HAND, TACTICS, TROOPS, deck_of, kind, ordered
from rules.battle_line.state import BattleLine
from rules.battle_line.terrain import law


def all_cards(state: BattleLine) -> tuple[str, ...]:
    """Every card of the game on the table, wherever it lies, in card order."""
    cards = [*state.hands[0], *state.hands[1], *state.decks[0], *state.decks[1], *state.discards[0], *state.discards[1]]
    for field in state.fields:
        cards += [*field.sides[0], *field.sides[1], *(["FOG"] if field.fog else []), *(["MUD"] if field.mud else [])]
    return ordered(cards)


def check_state(state: BattleLine) -> None:
    """Raise AssertionError if cards are lost or doubled, or something lies where it cannot."""
    expected = (*TROOPS, *TACTICS) if state.options.tactics else TROOPS
    assert all_cards(state) == expected, "sixty Troops and ten Tactics, each once"
    assert len(state.fields) == 9, "nine battlefields"
    for field in state.fields:
        rule = law(state.options, field.terrain, field.fog, field.mud)
        for side in field.sides:
            assert len(side) <= rule.slots, f"battlefield {field.number} is overfull"
            assert all(kind(card) in ("troop", "morale") for card in side), "only formation cards take a slot"
        assert field.last is not None or not (field.sides[0] or field.sides[1]), "nobody placed the last card"
    for deck in (0, 1):
        assert all(deck_of(card) == deck for card in state.decks[deck]), "a card lies in the wrong deck"
        assert len(state.returned[deck]) <= len(state.decks[deck]), "more cards put back than there are"
    for seat in (0, 1):
        hand = state.hands[seat]
        assert hand == ordered(hand), "a hand is kept in order"
        # a Scout may be out when a match ends, by a claim or a resignation
        scouting = seat == state.active and (state.stage.startswith("scout") or state.stage == "over")
        assert len(hand) <= HAND + (2 if scouting else 0), f"seat {seat} holds {len(hand)} cards"
        assert set(state.exposed[seat]) <= set(hand), "a card known to be in a hand is not there"
    assert 0 <= abs(state.tactics_played[0] - state.tactics_played[1]) <= 1, "one Tactic ahead at most"
    assert (state.stage == "over") == bool(state.reason), "a match is over for a reason"
    assert state.scout == (0, 0) or state.stage.startswith("scout"), "a Scout is out in no stage of its own"
