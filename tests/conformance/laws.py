"""The laws that every game keeps, checked on single positions. Each raises LawBroken naming the law."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any

from rules import codec
from rules.chance import Chance
from rules.game import (
    GM,
    PUBLIC,
    Choice,
    Event,
    Illegal,
    Move,
    Range,
    Resign,
    Step,
    Text,
    Viewer,
    fields_of,
)

from .case import Case, LawBroken, require

NONSENSE: Mapping[type, tuple[int | str, ...]] = {int: (0, -1, 1, 99), str: ("", "nonsense", "é" * 41)}


def viewers(case: Case) -> tuple[Viewer, ...]:
    """Everybody from whom something may be hidden."""
    return (*range(case.seats), PUBLIC)


# -- values ------------------------------------------------------------------------------------------------------------


def frozen(value: Any, path: str = "state") -> None:
    """No mutable container and no float anywhere: what cannot change cannot be changed by mistake."""
    if value is None or isinstance(value, bool | int | str | bytes):
        return
    if isinstance(value, tuple | frozenset):
        for index, item in enumerate(value):
            frozen(item, f"{path}[{index}]")
    elif isinstance(value, MappingProxyType):
        for key, item in value.items():
            frozen(item, f"{path}[{key!r}]")
    else:
        parameters = getattr(type(value), "__dataclass_params__", None)
        require(parameters is not None and parameters.frozen, "immutable", f"{path} is a {type(value).__name__}")
        for item in fields(value):
            frozen(getattr(value, item.name), f"{path}.{item.name}")


def identity(case: Case, state: Any) -> None:
    """State, views and options survive JSON exactly."""
    frozen(state)
    for value in (state, case.options, *(case.game.view(state, viewer) for viewer in (*viewers(case), GM))):
        again = codec.load(type(value), codec.dump(value))
        require(again == value, "json identity", f"{type(value).__name__} changes through JSON")
        require(codec.digest(again) == codec.digest(value), "json identity", "the digest changes")
    require(isinstance(state, case.game.state_type), "json identity", "the state is not of state_type")
    require(isinstance(case.game.view(state, 0), case.game.view_type), "json identity", "the view is not of view_type")


def unchanged(state: Any, before: str, act: str) -> None:
    """A state is as it was."""
    require(codec.digest(state) == before, "purity", f"{act} changed a state in place")


def try_play(case: Case, state: Any, actor: Any, moves: tuple[Move, ...], seed: bytes) -> Step[Any] | Illegal:
    """The step, or the refusal. Anything else that is raised breaks a law, and so does a changed state."""
    before = codec.digest(state)
    result: Step[Any] | Illegal
    try:
        result = case.game.play(state, actor, moves, Chance(seed))
    except Illegal as illegal:
        result = illegal
    except Exception as error:
        raise LawBroken("play raises only Illegal", f"{moves} of {actor}: {type(error).__name__}: {error}") from error
    unchanged(state, before, f"play({actor}, {moves})")
    return result


# -- decisions and moves -----------------------------------------------------------------------------------------------


def decisions(case: Case, state: Any) -> None:
    """Pending decisions make sense, and there are none exactly when there is an outcome."""
    pending, outcome = case.game.pending(state), case.game.outcome(state)
    require(bool(pending) == (outcome is None), "pending", f"pending {pending} with outcome {outcome}")
    keys = [decision.key for decision in pending]
    require(len(set(keys)) == len(keys), "pending", f"two decisions of one key: {keys}")
    clocks = case.game.clocks(case.options)
    timed = {*clocks.hours, *(kind for kind, minutes in clocks.windows.items() if minutes)}
    known = {*clocks.calls, *(kind for kind, minutes in clocks.windows.items() if not minutes)} <= set(clocks.hours)
    require(known, "pending", "a kind whose end is special has no hours")
    rooms = {room.key: room for room in case.game.rooms(state)}
    require(len(rooms) == len(case.game.rooms(state)), "rooms", f"two rooms of one key: {list(rooms)}")
    for room in rooms.values():
        require(room.key and set(room.members) <= set(range(case.seats)), "rooms", f"{room.key!r}: members {room.members}")
    for decision in pending:
        concerned = (*decision.actors, *decision.may)
        require(concerned, "pending", f"{decision.key} has no actors")
        require(len(set(concerned)) == len(concerned), "pending", f"{decision.key}: a seat must and may act")
        require(set(concerned) <= set(range(case.seats)), "pending", f"{decision.key}: actors {concerned}")
        require(decision.kind in timed, "pending", f"no hours for decisions of kind {decision.kind!r}")
        require(decision.room in {"", *rooms}, "pending", f"{decision.key}: no room {decision.room!r}")
        if decision.room and rooms[decision.room].private:
            inside = set(concerned) <= set(rooms[decision.room].members)
            require(inside, "rooms", f"{decision.key} concerns somebody outside {decision.room}")
        for actor in concerned:
            listed = [move for move in case.game.legal_moves(case.game.view(state, actor)) if not isinstance(move, Resign)]
            require(listed, "pending", f"seat {actor} is asked {decision.key} and has no move")
    awaited = any(decision.actors for decision in pending)
    require(awaited or not pending, "pending", "nobody is waited for, and the match is not over")
    if outcome is not None:
        require(len(outcome.places) == case.seats, "outcome", f"places {outcome.places}")
        require(set(outcome.winners) <= set(range(case.seats)), "outcome", f"winners {outcome.winners}")
        require(all(outcome.places[seat] == 1 for seat in outcome.winners), "outcome", "a winner without the first place")
        require(outcome.scores is None or len(outcome.scores) == case.seats, "outcome", f"scores {outcome.scores}")
        for viewer in viewers(case):
            require(not case.game.legal_moves(case.game.view(state, viewer)), "outcome", "moves are listed after the end")


def listed_moves_play(case: Case, state: Any, seed: bytes) -> tuple[list[Step[Any]], list[Illegal]]:
    """Every listed move is its own canonical form, plays, gives a sane state, and gives the same step again. A tentative one
    may be refused, if it is refused again."""
    steps: list[Step[Any]] = []
    refusals: list[Illegal] = []
    for viewer in (PUBLIC, GM):
        require(not case.game.legal_moves(case.game.view(state, viewer)), "listed", f"moves are listed for {viewer}")
    for seat in range(case.seats):
        view = case.game.view(state, seat)
        listed = case.game.legal_moves(view)
        require(len(set(listed)) == len(listed), "listed", f"seat {seat}: a move is listed twice")
        require(listed == case.game.legal_moves(view), "listed", "two calls give different lists")
        for move in listed:
            require(type(move) in case.game.moves, "listed", f"{type(move).__name__} is not in Game.moves")
            require(case.game.canonical(view, move) == move, "canonical", f"{move} is listed and not its own canonical form")
            require(
                codec.move_from_json(case.game, codec.move_to_json(move)) == move, "json identity", f"{move} through JSON"
            )
            step = try_play(case, state, seat, (move,), seed)
            again = try_play(case, state, seat, (move,), seed)
            require(again == step, "purity", f"{move} played twice from one state gives two results")
            if isinstance(step, Illegal):
                detail = f"{move} of seat {seat} is refused: {step.reason} {dict(step.facts)}"
                require(move.tentative, "listed moves play", detail)
                case.figures["tentative moves refused"] += 1
                refusals.append(step)
                continue
            sane(case, step.state)
            steps.append(step)
            case.figures["listed moves played"] += 1
    return steps, refusals


def sane(case: Case, state: Any) -> None:
    """`check` holds."""
    try:
        case.game.check(state)
    except AssertionError as error:
        raise LawBroken("check", str(error)) from error


class Pool:
    """Values that fields of moves have had, by domain, to make up moves that might be legal and are not."""

    def __init__(self) -> None:
        self._values: dict[str, dict[int | str, None]] = {}

    def learn(self, moves: tuple[Move, ...]) -> None:
        """Remember the values in these moves."""
        for move in moves:
            for spec in fields_of(type(move)):
                if isinstance(spec.kind, Choice):
                    self._values.setdefault(spec.kind.domain, {})[getattr(move, spec.name)] = None

    def values(self, kind: Any, base: type) -> tuple[int | str, ...]:
        """Possible and impossible values of a field."""
        if isinstance(kind, Choice):
            known = [value for value in self._values.get(kind.domain, {}) if isinstance(value, base)]
            return (*known, *NONSENSE[base])
        if isinstance(kind, Range):
            low, high = kind.minimum, kind.maximum
            return tuple(dict.fromkeys((low - 1, low, (low + high) // 2, high, high + 1)))
        assert isinstance(kind, Text)
        return ("", "a", "Liberté", "x" * (kind.maximum + 1))

    def invent(self, kinds: tuple[type[Move], ...], each: int, chance: Chance, name: str) -> Iterator[Move]:
        """`each` made-up moves of every class (one of a class without fields)."""
        for number, kind in enumerate(kinds):
            specs = fields_of(kind)
            for turn in range(each if specs else 1):
                occasion = f"{name}/{number}/{turn}"
                yield kind(
                    **{s.name: chance.pick(f"{occasion}/{s.name}", self.values(s.kind, s.type)) for s in specs}
                )


def unlisted(case: Case, view: Any, made_up: Iterator[Move]) -> list[Move]:
    """Those that are neither listed nor canonically equal to a listed one."""
    listed = set(case.game.legal_moves(view))
    found = []
    for move in made_up:
        if move in listed or isinstance(move, Resign):
            continue
        try:
            if case.game.canonical(view, move) in listed:
                continue
        except Illegal:
            pass
        found.append(move)
    return found


def unlisted_moves_are_refused(case: Case, state: Any, pool: Pool, chance: Chance, seed: bytes) -> list[Illegal]:
    """A move that is not listed is refused; a batch with one such move is refused whole; corrections and queries are no
    moves of a seat; strangers have no moves; nothing changes."""
    refusals = []
    for seat in range(case.seats):
        view = case.game.view(state, seat)
        made_up = pool.invent(case.game.moves, 4, chance, f"refused/{seat}")
        bad = unlisted(case, view, made_up)
        bad += list(pool.invent((*case.game.corrections, *case.game.queries), 1, chance, f"other/{seat}"))
        for move in bad:
            result = try_play(case, state, seat, (move,), seed)
            if not isinstance(result, Illegal):
                raise LawBroken("unlisted moves are refused", f"{move} of seat {seat} is accepted")
            refusals.append(result)
            case.figures["unlisted moves refused"] += 1
        good = case.game.legal_moves(view)
        if good and bad:
            first = chance.pick(f"batch/{seat}", good)
            after = try_play(case, state, seat, (first,), seed)
            if isinstance(after, Step):
                still = [m for m in bad if isinstance(try_play(case, after.state, seat, (m,), seed), Illegal)]
                if still:
                    result = try_play(case, state, seat, (first, still[0]), seed)
                    require(isinstance(result, Illegal), "batches are atomic", f"{(first, still[0])} is accepted")
        result = try_play(case, state, seat, (), seed)
        if not isinstance(result, Illegal):
            raise LawBroken("batches are atomic", "an empty batch is accepted")
        refusals.append(result)
    if case.game.outcome(state) is not None:
        for seat in range(case.seats):
            result = try_play(case, state, seat, (Resign(),), seed)
            require(isinstance(result, Illegal), "outcome", "one can resign after the end")
    return refusals


def resigning(case: Case, state: Any, seed: bytes) -> list[Step[Any]]:
    """While the match runs every seat may resign, at any time and once; with more than two seats the others may play on."""
    steps = []
    if case.game.outcome(state) is None:
        for seat in range(case.seats):
            step = try_play(case, state, seat, (Resign(),), seed)
            if isinstance(step, Illegal) and step.reason == "resigned" and case.seats > 2:
                gone = case.game.legal_moves(case.game.view(state, seat))
                require(not gone, "resigning", f"seat {seat} has resigned and has moves")
                continue
            if isinstance(step, Illegal):
                raise LawBroken("resigning", f"seat {seat} may not resign: {step.reason}")
            sane(case, step.state)
            decisions(case, step.state)
            steps.append(step)
    return steps


# -- the house's own acts ----------------------------------------------------------------------------------------------


def fallbacks(case: Case, state: Any, seed: bytes) -> None:
    """For every actor of every decision both styles of fallback give moves that play and carry the decision forward."""
    for decision in case.game.pending(state):
        for actor in decision.actors:
            view = case.game.view(state, actor)
            for style in ("pass", "autopilot"):
                moves = case.game.fallback(view, decision, style, Chance(seed).apart("fallback"))
                require(moves, "fallback", f"{style} gives no moves for {decision.key}")
                result = try_play(case, state, actor, tuple(moves), seed)
                if isinstance(result, Illegal):
                    raise LawBroken("fallback", f"{style}: {moves} are refused: {result.reason} {dict(result.facts)}")
                require(result.state != state, "fallback", f"{style}: {moves} change nothing")


def known(events: tuple[Event, ...], viewer: Viewer) -> tuple[Event, ...]:
    """The events that a viewer may know."""
    return tuple(event for event in events if event.known_to(viewer))
