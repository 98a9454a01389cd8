"""Wars and income (paper_tales.md 1.5, 1.6, 4.2): one snapshot, comparisons, then all points and gold."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rules.game import Event, Fact, Phrase, Ref
from rules.paper_tales.cards import kind
from rules.paper_tales.gains import earned, line, scored
from rules.paper_tales.options import PaperTalesOptions
from rules.paper_tales.reckon import Sums, reckon, war_gains
from rules.paper_tales.state import SPOTS, Kingdom, PaperTales, Round

WAR: Final = 3
"""Points for a war won."""


@dataclass(frozen=True, slots=True)
class Result:
    """The wars of one Kingdom. `won`: against the seat before and the seat after, or (two seats, `double6`) against the only
    opponent, and with twice its strength. `wars`: how many wars count as won for per-war bonuses; `points` for the wars."""

    won: tuple[bool, bool]
    wars: int
    points: int


def compare(strengths: tuple[int, ...], options: PaperTalesOptions) -> tuple[Result, ...]:
    """The wars of all Kingdoms, given their strengths in seat order (1.5)."""
    seats = len(strengths)
    results = []
    for seat, mine in enumerate(strengths):
        if seats == 2 and options.two_player_war == "double6":
            theirs = strengths[1 - seat]
            won = mine > 0 and mine >= theirs
            twice = won and mine >= 2 * theirs
            results.append(Result((won, twice), int(won), WAR * (won + twice)))
        else:
            before, after = strengths[(seat - 1) % seats], strengths[(seat + 1) % seats]
            both = (mine >= before, mine >= after)
            results.append(Result(both, sum(both), WAR * sum(both)))
    return tuple(results)


def fight(state: PaperTales) -> tuple[PaperTales, tuple[Event, ...]]:
    """The wars of this turn, with the sums that people check."""
    found = [reckon(kingdom) for kingdom in state.kingdoms]
    results = compare(tuple(sums.total for sums in found), state.options)
    events = [_strength(seat, state.kingdoms[seat], found[seat]) for seat in range(state.seats)]
    for seat, result in enumerate(results):
        events += _wars(state, seat, result, found)
    for seat, result in enumerate(results):
        state, more = _bonuses(state, seat, result, found[seat])
        events += more
    return state, tuple(events)


def _strength(seat: int, kingdom: Kingdom, found: Sums) -> Event:
    """Strength line by line: unit, current strength, and the printed one where it differs."""
    lines = []
    for index, spot in enumerate(SPOTS):
        unit = kingdom.spots[index]
        if unit is None or not found.fighting[index]:
            continue
        facts: dict[str, Fact] = {"unit": Ref("unit", unit.kind), "strength": found.strengths[index], "age": unit.age}
        printed = kind(unit.kind).printed
        if printed != found.strengths[index]:
            lines.append(Phrase("strength-changed", {**facts, "printed": printed}))
        else:
            lines.append(Phrase("strength-unit", {**facts, "spot": Ref("spot", spot)}))
    if found.bonus:
        lines.append(Phrase("strength-bonus", {"building": Ref("building", "barracks"), "strength": found.bonus}))
    who: dict[str, Fact] = {"seat": Ref("seat", seat), "total": found.total}
    return Event("strength", {**who, "lines": tuple(lines)}) if lines else Event("strength-nothing", who)


def _wars(state: PaperTales, seat: int, result: Result, found: list[Sums]) -> list[Event]:
    """The comparisons of one Kingdom."""
    seats, mine = state.seats, found[seat].total
    facts: dict[str, Fact] = {"seat": Ref("seat", seat), "wars": result.wars, "points": result.points}
    if seats == 2 and state.options.two_player_war == "double6":
        theirs = found[1 - seat].total
        how = "twice" if result.won[1] else "won" if result.won[0] else "lost"
        line_of = Phrase("war-single", {"mine": mine, "theirs": theirs, "other": Ref("seat", 1 - seat), "how": how})
        return [Event("wars", {**facts, "lines": (line_of,)})]
    lines = []
    for won, other in zip(result.won, ((seat - 1) % seats, (seat + 1) % seats), strict=True):
        theirs = found[other].total
        how = "tied" if mine == theirs else "won" if won else "lost"
        lines.append(Phrase("war", {"mine": mine, "theirs": theirs, "other": Ref("seat", other), "how": how}))
    return [Event("wars", {**facts, "lines": tuple(lines)})]


def _bonuses(state: PaperTales, seat: int, result: Result, found: Sums) -> tuple[PaperTales, list[Event]]:
    """Points and gold of the wars, of units for each war won, and of level-2 buildings."""
    before = state.kingdoms[seat]
    gains = war_gains(before, found, result.wars, aged_leviathan=state.options.aged_leviathan)
    points = [(source, amount) for what, source, amount in gains if what == "lp"]
    gold = [(source, amount) for what, source, amount in gains if what == "gold"]
    kingdom = scored(before, "wars", result.points)
    kingdom = scored(kingdom, "units", sum(amount for source, amount in points if source.spot))
    kingdom = scored(kingdom, "buildings", sum(amount for source, amount in points if source.building))
    kingdom = earned(kingdom, sum(amount for _, amount in gold))
    last = Round(state.turn, found.total, result.won, kingdom.points - before.points)
    state = state.kingdom(seat, replace(kingdom, last=last))
    events = []
    if kingdom.points != before.points:
        lines: tuple[Phrase, ...] = (Phrase("gain-wars", {"amount": result.points}),) if result.points else ()
        lines += tuple(line(before, *gain) for gain in points)
        facts: dict[str, Fact] = {"seat": Ref("seat", seat), "lines": lines, "points": kingdom.points - before.points}
        events.append(Event("war-points", {**facts, "total": kingdom.points}))
    if gold:
        facts = {"seat": Ref("seat", seat), "lines": tuple(line(before, *gain) for gain in gold)}
        events.append(Event("war-gold", {**facts, "gold": kingdom.gold - before.gold, "total": kingdom.gold}))
    return state, events


def collect(state: PaperTales) -> tuple[PaperTales, tuple[Event, ...]]:
    """The income of this turn, source by source."""
    events = []
    for seat, kingdom in enumerate(state.kingdoms):
        gains = reckon(kingdom).income
        gold = sum(amount for _, amount in gains)
        after = earned(kingdom, gold)
        state = state.kingdom(seat, replace(after, last=replace(after.last, income=gold)))
        facts: dict[str, Fact] = {"seat": Ref("seat", seat), "lines": tuple(line(kingdom, *gain) for gain in gains)}
        events.append(Event("income", {**facts, "gold": gold, "total": after.gold}))
    return state, tuple(events)
