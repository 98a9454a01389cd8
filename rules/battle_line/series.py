"""How games and series end (battle_line.md 1.12, 3.10, 3.11)."""

from __future__ import annotations

from dataclasses import replace

from rules.battle_line.deal import deal
from rules.battle_line.state import Battlefield, BattleLine, face_up, other, put
from rules.battle_line.terrain import law
from rules.battle_line.view import claim_proof
from rules.chance import Chance
from rules.game import Event, Fact, Ref

WINNER_POINTS = 5


def owned(fields: tuple[Battlefield, ...]) -> tuple[int, int]:
    """How many battlefields each seat has claimed."""
    owners = [field.owner for field in fields]
    return owners.count(0), owners.count(1)


def three_adjacent(fields: tuple[Battlefield, ...], seat: int) -> tuple[int, ...]:
    """The numbers of three adjacent battlefields of that seat, () where there are none."""
    for first in range(len(fields) - 2):
        if all(field.owner == seat for field in fields[first : first + 3]):
            return tuple(range(first + 1, first + 4))
    return ()


def won_by(fields: tuple[Battlefield, ...], seat: int) -> str:
    """`five`, `three` (adjacent) or "" (1.12)."""
    if owned(fields)[seat] >= 5:
        return "five"
    return "three" if three_adjacent(fields, seat) else ""


def after_claim(state: BattleLine, chance: Chance) -> tuple[BattleLine, list[Event]]:
    """The game ends at once when the active seat has five battlefields or three adjacent ones."""
    seat = state.active
    if reason := won_by(state.fields, seat):
        return _end_game(state, seat, reason, chance)
    return state, []


def settle(state: BattleLine, chance: Chance) -> tuple[BattleLine, list[Event]]:
    """The same after a correction, whoever's turn it is."""
    for seat in (state.active, other(state.active)):
        if reason := won_by(state.fields, seat):
            return _end_game(state, seat, reason, chance)
    return state, []


def finish_turn(state: BattleLine, chance: Chance) -> tuple[BattleLine, list[Event]]:
    """The turn goes to the other seat; after two turns in a row without a card or a claim the game is adjudicated."""
    passes = state.passes + 1 if state.passed and not state.claimed else 0
    if passes >= 2:
        return _adjudicate(state, chance)
    following = replace(
        state,
        active=other(state.active),
        turn=state.turn + 1,
        stage="play",
        scout=(0, 0),
        passed=False,
        claimed=False,
        passes=passes,
    )
    return following, [Event("turn", {"seat": Ref("seat", following.active), "turn": following.turn})]


def _adjudicate(state: BattleLine, chance: Chance) -> tuple[BattleLine, list[Event]]:
    """3.11: what can be proven is given first, then every battlefield where exactly one side is complete; if nobody has
    won by then, most battlefields win, and equal numbers are a draw."""
    events = [Event("adjudication", {})]
    for incomplete_too in (False, True):
        fields = []
        for field in state.fields:
            winner = _deserved(state, field, incomplete_too)
            if winner is not None:
                field = replace(field, owner=winner)
                facts: dict[str, Fact] = {"seat": Ref("seat", winner), "battlefield": Ref("battlefield", field.number)}
                events.append(Event("awarded", facts))
            fields.append(field)
        state = replace(state, fields=tuple(fields))
        winners = [seat for seat in (0, 1) if won_by(state.fields, seat)]
        if len(winners) == 1:
            ended, more = _end_game(state, winners[0], won_by(state.fields, winners[0]), chance)
            return ended, events + more
    zero, one = owned(state.fields)
    leader = None if zero == one else 0 if zero > one else 1
    ended, more = _end_game(state, leader, "most" if leader is not None else "drawn", chance)
    return ended, events + more


def _deserved(state: BattleLine, field: Battlefield, incomplete_too: bool) -> int | None:
    """Who gets an unclaimed battlefield in an adjudication, None if nobody does."""
    if field.owner is not None:
        return None
    rule = law(state.options, field.terrain, field.fog, field.mud)
    if incomplete_too:
        complete = [seat for seat in (0, 1) if len(field.sides[seat]) == rule.slots]
        return complete[0] if len(complete) == 1 else None
    seen = face_up(state.fields, state.discards)
    proven = [seat for seat in (0, 1) if claim_proof(field, seat, seen, rule).holds]
    return proven[0] if len(proven) == 1 else None


def _end_game(state: BattleLine, winner: int | None, reason: str, chance: Chance) -> tuple[BattleLine, list[Event]]:
    """The game is over: points, then the end of the match or the next game, which the winner starts."""
    counts = owned(state.fields)
    gained = counts if winner is None else put(counts, winner, WINNER_POINTS)
    scores = (state.scores[0] + gained[0], state.scores[1] + gained[1])
    wins = state.wins if winner is None else put(state.wins, winner, state.wins[winner] + 1)
    state = replace(state, scores=scores, wins=wins)
    events = [_game_over(state, winner, reason, counts)]
    single = state.options.games == 1
    if not single:
        events.append(Event("series-score", {**_pair(scores, "points"), **_pair(wins, "wins")}))
    if single:
        return _over(state, winner, reason), events
    decided, champion = series_winner(state)
    if decided:
        return _over(state, champion, "series-drawn" if champion is None else "series"), events
    starter = winner if winner is not None else other(state.starter)
    state = deal(state.options, state.game + 1, starter, chance, scores, wins)
    return state, events + game_started(state)


def _game_over(state: BattleLine, winner: int | None, reason: str, counts: tuple[int, int]) -> Event:
    facts: dict[str, Fact] = {"game": state.game, "reason": reason, **_pair(counts, "fields")}
    if winner is None:
        return Event("game-drawn", facts)
    three = three_adjacent(state.fields, winner) if reason == "three" else ()
    facts |= {"seat": Ref("seat", winner), "battlefields": tuple(Ref("battlefield", number) for number in three)}
    facts["numbers"] = three
    return Event("game-over", facts | {"mine": counts[winner], "theirs": counts[1 - winner]})


def _pair(values: tuple[int, int], unit: str) -> dict[str, Fact]:
    return {"first": Ref("seat", 0), "second": Ref("seat", 1), f"{unit}-first": values[0], f"{unit}-second": values[1]}


def _over(state: BattleLine, winner: int | None, reason: str) -> BattleLine:
    return replace(state, stage="over", winner=winner, reason=reason, scout=(0, 0))


def series_winner(state: BattleLine) -> tuple[bool, int | None]:
    """Whether the series is decided after this game, and for whom (None: drawn).

    Best of several: who has more than half of the games. Race: who has reached the target with the higher score. After the
    last game that the series can have: the higher score, then more games won.
    """
    scores, wins = state.scores, state.wins
    options = state.options
    if options.wins_needed is not None and max(wins) >= options.wins_needed:
        return True, 0 if wins[0] > wins[1] else 1
    reached = options.target is not None and max(scores) >= options.target
    if reached and scores[0] != scores[1]:
        return True, 0 if scores[0] > scores[1] else 1
    if state.game >= options.games:
        if (scores[0], wins[0]) == (scores[1], wins[1]):
            return True, None
        return True, 0 if (scores[0], wins[0]) > (scores[1], wins[1]) else 1
    return False, None


def game_started(state: BattleLine) -> list[Event]:
    """What everybody hears when a new game has been dealt, and each seat its hand."""
    events = [Event("game-started", {"game": state.game, "seat": Ref("seat", state.starter)})]
    for seat in (0, 1):
        events.append(Event("dealt", {"cards": tuple(Ref("card", card) for card in state.hands[seat])}, (seat,)))
    return events


def resign(state: BattleLine, seat: int) -> tuple[BattleLine, list[Event]]:
    """A seat gives the match up; the other wins it."""
    state = _over(state, other(seat), "resigned")
    return state, [Event("resigned", {"seat": Ref("seat", seat), "winner": Ref("seat", other(seat))})]
