"""A sensible opponent: it builds the best formations its hand allows, claims whatever is proven, and uses a Tactic where it
decides a battlefield at once.

Worth is counted in points: a wedge is about 60, a square 50, a column 40, a skirmish 25, a melee 10, plus up to 10 for the
total. All of it is integer arithmetic on the seat's own view.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.battle_line.cards import VALUE, is_troop, kind
from rules.battle_line.foresee import after_claims, foresee, law_of, proof_of, provable
from rules.battle_line.formations import Best, Masks, best, complete, masks_of, unseen
from rules.battle_line.legal import legal_moves, placeable_troops, tactics_open, where
from rules.battle_line.moves import Claim, Deserter, PassTurn, Place, Redeploy, Scout, Traitor, Weather
from rules.battle_line.prover import prove
from rules.battle_line.terrain import Law
from rules.battle_line.view import BattleLineView, FieldView
from rules.game import Move

_WORTH = (35, 10, 25, 40, 50, 60)
"""Points by index of formations.CATEGORIES."""
_HOPE = (0, 9, 24, 34, 40, 45)
"""Points taken off for cards still to be drawn, by how many."""
CLAIM = 100
"""A battlefield won at once."""


@dataclass(frozen=True)
class Turn:
    """What the autopilot does with a turn."""

    cards: tuple[Move, ...]
    claims: tuple[Claim, ...]
    deck: str = "troops"
    score: int = 0

    @property
    def plays(self) -> bool:
        """Whether a card leaves the hand."""
        return bool(self.cards) and not isinstance(self.cards[0], PassTurn)

    @property
    def scouts(self) -> bool:
        """Whether the Scout is played: its draws are decisions of their own."""
        return bool(self.cards) and isinstance(self.cards[0], Scout)


@dataclass
class _Mind:
    """What is worth knowing once for a whole turn."""

    view: BattleLineView
    seat: int
    hidden: Masks
    worths: dict[tuple[tuple[str, ...], Law, str, tuple[str, ...]], int] = field(default_factory=dict)
    hands: dict[str, Masks] = field(default_factory=dict)
    laws: dict[int, Law] = field(default_factory=dict)
    ranks: dict[int, Best | None] = field(default_factory=dict)

    def law(self, place: FieldView) -> Law:
        """The law of a battlefield."""
        if place.number not in self.laws:
            self.laws[place.number] = law_of(self.view, place)
        return self.laws[place.number]

    def rank(self, place: FieldView) -> Best | None:
        """The best that the other side of a battlefield is or can become."""
        if place.number not in self.ranks:
            self.ranks[place.number] = best(place.sides[1 - self.seat], self.hidden, self.law(place))
        return self.ranks[place.number]


def best_turn(view: BattleLineView) -> Turn:
    """The turn the autopilot would play from here: a card (if one is still to be played) and what can be claimed."""
    seat = view.seat
    assert seat is not None
    now = provable(view, seat)
    if view.stage != "play":
        claims = now if view.options.claims == "any" else ()
        return Turn((), tuple(Claim(number) for number in claims), _deck(view))
    if view.options.claims == "start":
        move = _choose(_Mind(after_claims(view, now), seat, unseen(view.seen)), ())
        return Turn((move,), tuple(Claim(number) for number in now), _deck(view))
    move = _choose(_Mind(view, seat, unseen(view.seen)), now)
    claimed = now if isinstance(move, Scout) else provable(foresee(view, move), seat)
    return Turn((move,), tuple(Claim(number) for number in claimed), _deck(view))


def best_return(view: BattleLineView, count: int) -> tuple[str, ...]:
    """The cards that the Scout sends back: those that serve the table least, low Troops before Tactics."""
    seat = view.seat
    assert seat is not None
    mind = _Mind(view, seat, unseen(view.seen))

    def use(card: str) -> tuple[int, str]:
        if not is_troop(card):
            held = sum(not is_troop(other) for other in view.hand)
            return (25 if held <= 2 else 5), card
        fields = [f for f in view.fields if f.owner is None and len(f.sides[seat]) < f.slots]
        gains = [_worth(mind, f, (*f.sides[seat], card), card) for f in fields if f.sides[seat]]
        return max([*gains, VALUE[card]]), card

    return tuple(sorted(view.hand, key=use)[:count])


def _choose(mind: _Mind, now: tuple[int, ...]) -> Move:
    """The best card move, or a pass where nothing can or should be played."""
    view = mind.view
    chosen: Move | None = None
    chosen_score = -10_000
    alike: set[tuple[object, ...]] = set()
    for move in legal_moves(view):
        if isinstance(move, Place):
            place = view.field(move.battlefield)
            shape = (move.card, place.sides, place.terrain, place.fog, place.mud)
            if not any(place.sides) and shape in alike:
                continue
            alike.add(shape)
            score = _place(mind, move)
        elif isinstance(move, Scout):
            score = 12 if len(now) == 0 else -5
        elif isinstance(move, Weather | Deserter | Traitor | Redeploy):
            score = _decisive(mind, move, now) if _changes_something(mind, move) else -40
        else:
            continue
        if score > chosen_score:
            chosen, chosen_score = move, score
    if chosen is None or (chosen_score < 10 and not placeable_troops(view)):
        return PassTurn()
    return chosen


# -- Troops and Morale cards -------------------------------------------------------------------------------------------


def _place(mind: _Mind, move: Place) -> int:
    """How good it is to put this card there."""
    view, seat = mind.view, mind.seat
    place = view.field(move.battlefield)
    side = (*place.sides[seat], move.card)
    after = _worth(mind, place, side, move.card)
    rival = _rival(mind, place)
    wild = kind(move.card) == "morale"
    full = len(side) == place.slots
    if full and _wins(mind, place, side, move.card):
        return CLAIM + _weight(mind, place) - (15 if wild else VALUE[move.card] // 3)
    if wild:
        return after - rival - 25 if full else -60
    if after < 0:
        return -45 - VALUE[move.card]
    before = _worth(mind, place, place.sides[seat], "")
    opening = 0 if place.sides[seat] else 6
    return min(after - rival, 30) + 2 * min(after - before, 10) - opening + _weight(mind, place)


def _wins(mind: _Mind, place: FieldView, side: tuple[str, ...], card: str) -> bool:
    """Whether a side completed by this card could be claimed at once. Most cannot, which the other side's rank tells."""
    rule = mind.law(place)
    own, rank = complete(side, rule), mind.rank(place)
    if own is not None and rank is not None and own.key(rule) < rank.key(rule) and card not in rank.coming:
        return False
    return prove(side, place.sides[1 - mind.seat], mind.view.seen, rule, True).holds


def _weight(mind: _Mind, place: FieldView) -> int:
    """How much a battlefield matters: beside own claims, or where the other seat threatens three adjacent ones."""
    fields = mind.view.fields
    total = 2 if 3 <= place.number <= 7 else 0
    for step in (-1, 1):
        index = place.number - 1 + step
        if 0 <= index < 9 and fields[index].owner is not None:
            total += 4
    return total


def _worth(mind: _Mind, place: FieldView, side: tuple[str, ...], card: str) -> int:
    """What a side may become, in points; negative where it can no longer win."""
    rule = mind.law(place)
    other = place.sides[1 - mind.seat]
    other = other if len(other) == rule.slots else ()
    key = (side, rule, card, other)
    if key not in mind.worths:
        mind.worths[key] = _count(mind, rule, side, other, card)
    return mind.worths[key]


def _count(mind: _Mind, rule: Law, side: tuple[str, ...], other: tuple[str, ...], card: str) -> int:
    missing = rule.slots - len(side)
    hopeful = best(side, mind.hidden, rule)
    if hopeful is None:
        return -1
    if len(other) == rule.slots:
        theirs = best(other, mind.hidden, rule)
        assert theirs is not None
        if hopeful.key(rule) <= theirs.key(rule):
            return -1
    points = _points(hopeful, rule) - _HOPE[missing]
    if missing:
        if card not in mind.hands:
            mind.hands[card] = masks_of(item for item in mind.view.hand if item != card)
        certain = best(side, mind.hands[card], rule)
        if certain is not None:
            points = max(points, _points(certain, rule) - 2 * missing)
    return max(points, 0)


def _points(rank: Best, rule: Law) -> int:
    share = rank.total * 10 // (10 * rule.slots)
    return _WORTH[rank.category] + (10 - share if rule.low_sum else share)


def _rival(mind: _Mind, place: FieldView) -> int:
    """What the other side of a battlefield may become, in points."""
    rank = mind.rank(place)
    if rank is None:
        return 0
    missing = place.slots - len(place.sides[1 - mind.seat])
    return max(_points(rank, mind.law(place)) - _HOPE[missing], 0)


# -- other Tactics -----------------------------------------------------------------------------------------------------


def _decisive(mind: _Mind, move: Move, now: tuple[int, ...]) -> int:
    """The worth of a Weather or Guile card: what it lets the seat claim at once, or takes from the other."""
    view, seat = mind.view, mind.seat
    after = foresee(view, move)
    touched = {number for number in _touched(view, move) if number}
    won = [n for n in touched if n not in now and _holds(after, n, seat)]
    lost = [n for n in touched if n in now and not _holds(after, n, seat)]
    if lost:
        return -200
    score = -40
    if won:
        score = CLAIM - 10 + _weight(mind, view.field(won[0]))
    threatened = [n for n in touched if _holds(view, n, 1 - seat)]
    saved = [n for n in threatened if not _holds(after, n, 1 - seat)]
    if saved and not isinstance(move, Redeploy):
        score = max(score, 35 + _weight(mind, view.field(saved[0])))
    return score


def _changes_something(mind: _Mind, move: Move) -> bool:
    """A quick look: a card that moves must complete a side to win anything at once."""
    if not isinstance(move, Redeploy | Traitor):
        return True
    if move.target == 0:
        return False
    place = mind.view.field(move.target)
    return len(place.sides[mind.seat]) == place.slots - 1 or isinstance(move, Traitor)


def _touched(view: BattleLineView, move: Move) -> tuple[int, ...]:
    if isinstance(move, Weather):
        return (move.battlefield,)
    assert isinstance(move, Redeploy | Deserter | Traitor)
    found = where(view, move.card)
    assert found is not None
    target = 0 if isinstance(move, Deserter) else move.target
    return found[0].number, target


def _holds(view: BattleLineView, number: int, seat: int) -> bool:
    place = view.field(number)
    return place.owner is None and len(place.sides[seat]) == place.slots and proof_of(view, place, seat).holds


def _deck(view: BattleLineView) -> str:
    """A Tactic now and then, as long as one may be played and few are held."""
    seat = view.seat
    assert seat is not None
    held = view.hand_counts[seat][1]
    early = view.turn < 8
    wants = not early and held == 0 and (tactics_open(view, seat) or view.turn % 4 == 0)
    return "tactics" if wants and view.decks[1] else "troops"
