"""States, moves, events and options to JSON values and back.

States, views and options go through a pydantic TypeAdapter (checked, exact); moves as `{"move": name, field: value}`; facts
with `Ref` as `{"ref": [domain, value]}`, `Phrase` as `{"say": key, "with": facts}` and tuples as lists.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import TypeAdapter, ValidationError

from rules.chance import Draw
from rules.game import Event, Fact, Facts, Game, Illegal, Move, Phrase, Ref, fields_of

AnyGame = Game[Any, Any, Any]

_ADAPTERS: dict[Any, TypeAdapter[Any]] = {}


def adapter(kind: Any) -> TypeAdapter[Any]:
    """The pydantic adapter of a dataclass, built once."""
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]


def dump(value: Any) -> Any:
    """A frozen dataclass as plain JSON values."""
    return adapter(type(value)).dump_python(value, mode="json")


def load(kind: type, value: Any) -> Any:
    """The dataclass of that kind from plain JSON values. Raises pydantic.ValidationError."""
    return adapter(kind).validate_json(json.dumps(value))


def digest(value: Any) -> str:
    """A short fingerprint of a state: the first 16 hexadecimal digits of the SHA-256 of its canonical JSON."""
    text = json.dumps(dump(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def move_to_json(move: Move) -> dict[str, int | str]:
    """One move as `{"move": name, field: value, ...}`."""
    return {"move": move.name} | {spec.name: getattr(move, spec.name) for spec in fields_of(type(move))}


def move_from_json(game: AnyGame, value: Mapping[str, Any]) -> Move:
    """The move (or correction, or query) of that game. Raises Illegal("no-such-move") for what it does not have."""
    classes = {kind.name: kind for kind in (*game.moves, *game.corrections, *game.queries)}
    data = dict(value)
    kind = classes.get(str(data.pop("move", "")))
    if kind is None:
        raise Illegal("no-such-move")
    try:
        move: Move = adapter(kind).validate_python(data)
    except ValidationError as error:
        raise Illegal("no-such-move") from error
    return move


def fact_to_json(fact: Fact) -> Any:
    """One fact as a JSON value."""
    if isinstance(fact, Ref):
        return {"ref": [fact.domain, fact.value]}
    if isinstance(fact, Phrase):
        return {"say": fact.key, "with": facts_to_json(fact.facts)}
    if isinstance(fact, tuple):
        return [fact_to_json(item) for item in fact]
    return fact


def fact_from_json(value: Any) -> Fact:
    """The inverse of `fact_to_json`."""
    if isinstance(value, dict):
        if "ref" in value:
            return Ref(*value["ref"])
        return Phrase(value["say"], facts_from_json(value["with"]))
    if isinstance(value, list):
        return tuple(fact_from_json(item) for item in value)
    if isinstance(value, int | str):
        return value
    raise TypeError(f"no fact: {value!r}")


def facts_to_json(facts: Facts) -> dict[str, Any]:
    """Facts by name as JSON values."""
    return {name: fact_to_json(fact) for name, fact in facts.items()}


def facts_from_json(value: Mapping[str, Any]) -> dict[str, Fact]:
    """The inverse of `facts_to_json`."""
    return {name: fact_from_json(item) for name, item in value.items()}


def event_to_json(event: Event) -> dict[str, Any]:
    """An event as `{"kind", "facts", "seats"}`, with `"room"` where it belongs to one."""
    seats = None if event.seats is None else list(event.seats)
    value = {"kind": event.kind, "facts": facts_to_json(event.facts), "seats": seats}
    return value | {"room": event.room} if event.room else value


def event_from_json(value: Mapping[str, Any]) -> Event:
    """The inverse of `event_to_json`."""
    seats = value["seats"]
    facts = facts_from_json(value["facts"])
    return Event(value["kind"], facts, None if seats is None else tuple(seats), value.get("room", ""))


def draws_to_json(draws: Iterable[Draw]) -> list[list[Any]]:
    """Draws as `[occasion, index, sides, value]` rows."""
    return [[draw.occasion, draw.index, draw.sides, draw.value] for draw in draws]
