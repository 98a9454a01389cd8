"""What is stored comes back as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from rules import codec
from rules.chance import Chance
from rules.game import Event, Illegal, Phrase, Ref, Resign, fields_of
from tests.conformance.toy_game import Bid, Lay, Ready, SetScore, Toy, ToyGame, ToyOptions, Unseen

GAME = ToyGame()
STATE = GAME.start(ToyOptions(), 2, Chance(bytes(32)))

names = st.text("abcdefgh-", min_size=1, max_size=8)
refs = st.builds(Ref, names, st.integers() | st.text(max_size=8))
facts: st.SearchStrategy[Any] = st.recursive(
    st.integers() | st.text(max_size=12) | refs,
    lambda inner: (
        st.lists(inner, max_size=3).map(tuple) | st.builds(Phrase, names, st.dictionaries(names, inner, max_size=2))
    ),
    max_leaves=8,
)


@given(facts)
def test_facts_survive(fact: Any) -> None:
    assert codec.fact_from_json(json.loads(json.dumps(codec.fact_to_json(fact)))) == fact


@given(st.builds(Event, names, st.dictionaries(names, facts, max_size=3), st.none() | st.tuples(st.integers(0, 5))))
def test_events_survive(event: Event) -> None:
    assert codec.event_from_json(json.loads(json.dumps(codec.event_to_json(event)))) == event


def test_no_other_facts() -> None:
    with pytest.raises(TypeError, match="no fact"):
        codec.fact_from_json(1.5)


@pytest.mark.parametrize("move", [Lay(3), Bid(2), Ready(), Resign(), SetScore(0, 3, "typo"), Unseen()])
def test_moves_survive(move: Any) -> None:
    value = json.loads(json.dumps(codec.move_to_json(move)))
    assert value["move"] == move.name
    assert codec.move_from_json(GAME, value) == move


@pytest.mark.parametrize(
    "value",
    [{}, {"move": "castle"}, {"move": "lay"}, {"move": "lay", "card": "three"}, {"move": "lay", "card": None}],
)
def test_what_is_no_move_is_refused(value: dict[str, Any]) -> None:
    before = json.dumps(value)
    with pytest.raises(Illegal) as caught:
        codec.move_from_json(GAME, value)
    assert caught.value.reason == "no-such-move"
    assert json.dumps(value) == before


def test_states_survive() -> None:
    again = codec.load(Toy, json.loads(json.dumps(codec.dump(STATE))))
    assert again == STATE
    assert codec.digest(again) == codec.digest(STATE)
    assert isinstance(again.hands[0], tuple)


def test_a_digest_tells_states_apart() -> None:
    other = GAME.play(STATE, 0, (Lay(STATE.hands[0][0]),), Chance(bytes(32))).state
    assert codec.digest(other) != codec.digest(STATE)
    assert len(codec.digest(STATE)) == 16


def test_a_damaged_state_is_refused() -> None:
    value = codec.dump(STATE) | {"deck": ["ace"]}
    with pytest.raises(ValidationError):
        codec.load(Toy, value)


def test_fields_of_a_move() -> None:
    assert [(spec.name, spec.type, spec.required) for spec in fields_of(SetScore)] == [
        ("side", int, True),
        ("score", int, True),
        ("reason", str, True),
    ]
    assert fields_of(Resign) == ()


def test_draws_as_rows() -> None:
    chance = Chance(bytes(32))
    chance.dice("turn 1", 2)
    rows = codec.draws_to_json(chance.draws)
    assert [row[:3] for row in rows] == [["turn 1", 0, 6], ["turn 1", 1, 6]]
