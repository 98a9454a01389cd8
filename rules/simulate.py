"""Whole matches without people: autopilots, the least the rules allow, random moves, or a mixture.

Everything follows from the seed and the number of the match, so a broken match can be played again.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Literal, NamedTuple

from rules.chance import Chance
from rules.codec import AnyGame
from rules.game import Decision, Illegal, Move, Outcome, Ref, Resign, Seat, Step
from rules.scribe import Scribe
from rules.transcript import Transcript

Style = Literal["autopilot", "pass", "random", "mixed"]
"""`mixed`: each seat of each match has one of the other three, and now and then somebody resigns."""

RESIGN_ODDS = 400
"""In a mixed match one move in so many is a resignation."""


class Broken(Exception):
    """A simulated match that the rules did not carry to its end."""

    def __init__(self, match: int, entry: int, detail: str) -> None:
        super().__init__(f"match {match}, entry {entry}: {detail}")
        self.match = match
        self.entry = entry
        self.detail = detail


class Moment(NamedTuple):
    """One entry of a simulated match: who played what, from which state, with which result."""

    number: int
    before: Any
    decision: Decision
    actor: Seat
    moves: tuple[Move, ...]
    step: Step[Any]


def secret_of(seed: str, match: int) -> bytes:
    """The 32-byte secret of one simulated match."""
    return hashlib.sha256(f"meneur simulate\n{seed}\n{match}".encode()).digest()


def scribe_of(game: AnyGame, options: Any, seats: int, seed: str, match: int, *, keep: bool = True) -> Scribe:
    """The freshly dealt simulated match of that number."""
    ids = [f"simulated-{seed}-{match}-{seat}" for seat in range(seats)]
    return Scribe(game, options, seats, secret_of(seed, match), ids, keep=keep)


def random_moves(scribe: Scribe, actor: Seat, chance: Chance) -> tuple[Move, ...]:
    """One listed move, all equally likely; resigning is left out, and so are tentative moves that the rules refuse. Empty
    where nothing else is listed."""
    game = scribe.game
    listed = [move for move in game.legal_moves(game.view(scribe.state, actor)) if not isinstance(move, Resign)]
    for move in chance.shuffle("move", listed):
        if not move.tentative or _accepted(scribe, actor, move):
            return (move,)
    return ()


def _accepted(scribe: Scribe, actor: Seat, move: Move) -> bool:
    try:
        scribe.game.play(scribe.state, actor, (move,), scribe.chance())
    except Illegal:
        return False
    return True


def choose(scribe: Scribe, decision: Decision, actor: Seat, style: Style, chance: Chance) -> tuple[Move, ...]:
    """What the actor of that style does about the decision."""
    if style == "mixed":
        if chance.below("resign", RESIGN_ODDS) == 0:
            return (Resign(),)
        styles: tuple[Style, ...] = ("autopilot", "pass", "random")
        style = scribe.apart("styles").pick(f"seat {actor}", styles)
    if style == "random":
        return random_moves(scribe, actor, chance)
    view = scribe.game.view(scribe.state, actor)
    absent = scribe.apart(f"fallback/{scribe.number + 1}")
    return scribe.game.fallback(view, decision, "autopilot" if style == "autopilot" else "pass", absent)


def walk(scribe: Scribe, style: Style, match: int = 0) -> Iterator[Moment]:
    """Play the match to its end, yielding each entry. Raises Broken for a refused or missing move, an entry that changes
    nothing, a state that `check` rejects, or a match longer than `bound`."""
    game = scribe.game
    bound = game.bound(scribe.options)
    kind = "fallback" if style in ("autopilot", "pass") else "play"
    _check(scribe, match)
    while decisions := game.pending(scribe.state):
        number = scribe.number + 1
        if number > bound:
            raise Broken(match, number, f"the match is longer than its bound of {bound} entries")
        chance = scribe.apart(f"simulate/{number}")
        decision = chance.pick("decision", [decision for decision in decisions if decision.actors])
        actor = chance.pick("actor", decision.actors)
        before = scribe.state
        moves = choose(scribe, decision, actor, style, chance)
        if not moves:
            raise Broken(match, number, f"seat {actor} has no move for the decision {decision.key!r}")
        try:
            step = scribe.play(actor, moves, kind=kind, by="house" if kind == "fallback" else "seat")
        except Illegal as illegal:
            raise Broken(match, number, f"{moves} of seat {actor} are refused: {illegal.reason}") from illegal
        if step.state == before:
            raise Broken(match, number, f"{moves} of seat {actor} change nothing")
        _check(scribe, match)
        yield Moment(number, before, decision, actor, moves, step)
    if game.outcome(scribe.state) is None:
        raise Broken(match, scribe.number, "nothing is pending, but there is no outcome")


def _check(scribe: Scribe, match: int) -> None:
    try:
        scribe.game.check(scribe.state)
    except AssertionError as error:
        raise Broken(match, scribe.number, f"the state is not sane: {error}") from error


@dataclass(frozen=True, slots=True)
class Played:
    """A simulated match that ended. `transcript` is None unless it was to be kept; `sort` is what `Game.sort` says, `began`
    what `Game.began` does."""

    match: int
    seats: int
    entries: int
    outcome: Outcome
    transcript: Transcript | None = None
    sort: tuple[Ref, ...] = ()
    began: tuple[Seat, ...] = ()


def simulate(
    game: AnyGame, options: Any, seats: int, seed: str, match: int, style: Style = "autopilot", *, keep: bool = False
) -> Played:
    """Play one match to its end. Raises Broken."""
    scribe = scribe_of(game, options, seats, seed, match, keep=keep)
    for _ in walk(scribe, style, match):
        pass
    outcome = game.outcome(scribe.state)
    assert outcome is not None
    transcript = scribe.transcript() if keep else None
    return Played(match, seats, scribe.number, outcome, transcript, game.sort(scribe.state), game.began(scribe.state))


def wilson(successes: int, trials: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson score interval of a proportion, at 95 % by default. (0, 1) without trials."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


@dataclass
class Tally:
    """The results of many matches."""

    matches: int = 0
    entries: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    wins: Counter[Seat] = field(default_factory=Counter)
    seated: Counter[Seat] = field(default_factory=Counter)
    shared: int = 0
    drawn: int = 0
    sorts: Counter[tuple[Ref, ...]] = field(default_factory=Counter)
    won: Counter[tuple[Ref, ...]] = field(default_factory=Counter)
    """Matches with a winner, by sort."""
    begun: int = 0
    """Matches with a winner in which one side began."""
    held: int = 0
    """Those of them that the side which began has won."""

    def add(self, played: Played) -> None:
        """Count one match. A shared win counts for each winner; without winners the match is drawn."""
        self.matches += 1
        self.entries.append(played.entries)
        self.reasons[played.outcome.reason] += 1
        self.seated.update(range(played.seats))
        self.wins.update(played.outcome.winners)
        self.shared += len(played.outcome.winners) > 1
        self.drawn += not played.outcome.winners
        self.sorts[played.sort] += 1
        self.won[played.sort] += bool(played.outcome.winners)
        if played.began and played.outcome.winners:
            self.begun += 1
            self.held += not set(played.began).isdisjoint(played.outcome.winners)

    def chances(self) -> Mapping[Seat, tuple[float, float, float]]:
        """For each seat its share of wins and the 95 % Wilson interval."""
        seats = sorted(self.seated.items())
        return {seat: (self.wins[seat] / seated, *wilson(self.wins[seat], seated)) for seat, seated in seats}


def tally(results: Iterable[Played]) -> Tally:
    """The tally of these matches."""
    total = Tally()
    for played in results:
        total.add(played)
    return total
