"""Laws about whole matches: they end, their records replay, occasions are unique, secret orders commute."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rules import codec
from rules.chance import Chance
from rules.game import Decision, Illegal, Move, Step
from rules.scribe import Scribe
from rules.simulate import Broken, Moment, Style, random_moves, scribe_of, walk
from rules.transcript import dumps, loads, replay
from rules.verify import verify

from .case import Case, LawBroken, require
from .laws import try_play


class Position(NamedTuple):
    """A state of a match, and what was done next (None at the end)."""

    scribe: Scribe
    number: int
    state: Any
    next: Moment | None


def match(case: Case, seed: str, number: int, style: Style) -> tuple[Scribe, list[Moment]]:
    """A whole match. It ends within `bound`, plays only legal moves, and every state is sane."""
    scribe = scribe_of(case.game, case.options, case.seats, seed, number)
    try:
        moments = list(walk(scribe, style, number))
    except Broken as broken:
        raise LawBroken("matches end", f"{style}: {broken}") from broken
    case.figures["matches"] += 1
    case.figures["entries"] += scribe.number
    outcome = case.game.outcome(scribe.state)
    case.figures[f"ended: {outcome.reason if outcome else None}"] += 1
    return scribe, moments


def positions(scribe: Scribe, moments: list[Moment], count: int) -> Iterator[Position]:
    """`count` positions spread evenly over a match, the first and the last among them."""
    total = len(moments)
    count = min(count, total + 1)
    for index in sorted({round(i * total / max(1, count - 1)) for i in range(count)}):
        if index < total:
            yield Position(scribe, index, moments[index].before, moments[index])
        else:
            yield Position(scribe, index, scribe.state, None)


def record(case: Case, scribe: Scribe) -> None:
    """The record, taken back in the middle and played on, survives JSON, is verified, and replays to the same states; a
    record with one altered digest does not."""
    if scribe.number > 3:
        scribe.rewind(scribe.number // 2)
        decision = next(decision for decision in case.game.pending(scribe.state) if decision.actors)
        moves = random_moves(scribe, decision.actors[0], scribe.apart("after the rewind"))
        scribe.play(decision.actors[0], moves)
    transcript = loads(dumps(scribe.transcript()))
    require(transcript == scribe.transcript(), "record", "the transcript changes on its way through JSON")
    report = verify(transcript, case.game)
    require(report.ok, "record", lambda: "; ".join(map(str, report.failures[:3])))
    states = list(replay(case.game, transcript))
    require(states == scribe.states, "record", "the replay gives other states")
    case.figures["records verified"] += 1
    case.figures["draws verified"] += report.draws


def occasions(scribe: Scribe) -> None:
    """No occasion is used by two entries of a match without rewinds."""
    used: dict[str, int] = {}
    for entry in scribe.entries:
        for occasion in {row[0] for row in entry.draws or ()}:
            require(
                occasion not in used,
                "occasions",
                f"{occasion!r} is drawn in the entries {used.get(occasion)} and {entry.number}",
            )
            used[occasion] = entry.number


def interleavings(case: Case, position: Position, chance: Chance, trials: int = 2) -> None:
    """Secret orders of different seats to one decision: every seat's own orders, mixed in any way, are all accepted and
    give one state and the same events."""
    for decision in case.game.pending(position.state):
        if len(decision.actors) < 2:
            continue
        for trial in range(trials):
            name = f"{decision.key}/{trial}"
            orders = [
                (actor, _orders(case, position, decision, actor, chance, f"{name}/{actor}")) for actor in decision.actors
            ]
            orders = [(actor, moves) for actor, moves in orders if moves]
            if len(orders) < 2:
                continue
            mixed = [seat for seat, moves in orders for _ in moves]
            results = [
                _play_in_order(case, position, dict(orders), order)
                for order in (tuple(mixed), tuple(reversed(mixed)), chance.shuffle(f"{name}/mix", mixed))
            ]
            for state, events in results[1:]:
                require(state == results[0][0], "interleavings", f"orders {orders} give two states")
                require(events == results[0][1], "interleavings", f"orders {orders} give different events")
            case.figures["interleavings"] += 1


def _orders(
    case: Case, position: Position, decision: Decision, actor: int, chance: Chance, name: str
) -> tuple[Move, ...]:
    """Secret moves that one seat makes alone until it has no further ones."""
    state, orders = position.state, []
    for step in range(12):
        asked = next((d for d in case.game.pending(state) if d.key == decision.key), None)
        if asked is None or actor not in asked.actors:
            break
        listed = [move for move in case.game.legal_moves(case.game.view(state, actor)) if move.secret and not move.tentative]
        if not listed:
            break
        move = chance.pick(f"{name}/{step}", listed)
        result = try_play(case, state, actor, (move,), position.scribe.seed)
        if isinstance(result, Illegal):
            raise LawBroken("listed moves play", f"{move} of seat {actor} is refused: {result.reason}")
        orders.append(move)
        state = result.state
    return tuple(orders)


def _play_in_order(
    case: Case, position: Position, orders: dict[int, tuple[Move, ...]], order: tuple[int, ...]
) -> tuple[Any, list[str]]:
    state = position.state
    queues = {seat: list(moves) for seat, moves in orders.items()}
    events: list[str] = []
    for seat in order:
        move = queues[seat].pop(0)
        step = try_play(case, state, seat, (move,), position.scribe.seed)
        if not isinstance(step, Step):
            raise LawBroken("interleavings", f"{move} of seat {seat} is refused after others' orders: {step.reason}")
        state = step.state
        events.extend(str(codec.event_to_json(event)) for event in step.events)
    return state, sorted(events)
