"""What a side is worth, or could become worth (battle_line.md 1.8, 1.9).

One question answers both: given the cards on a side, the number of cards still to come and the Troops that might come, which
is the best rank? It is decided category by category, the strongest first, instead of trying combinations: a wedge needs one
colour and one window of values, a square one value, a column the best cards of one colour, and so on.

Troops are kept as masks: six integers, one a colour, in which the bit `1 << value` tells that the card may come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rules.battle_line.cards import COLOURS, VALUE, WILD
from rules.battle_line.terrain import Law

Masks = tuple[int, ...]
ALL: Final[Masks] = (0b11111111110,) * 6

CATEGORIES: Final = ("total", "melee", "skirmish", "column", "square", "wedge")
"""From the weakest; `total` stands alone on a battlefield with Fog."""
_INDEX: Final = {colour: index for index, colour in enumerate(COLOURS)}
TOTAL, MELEE, SKIRMISH, COLUMN, SQUARE, WEDGE = range(6)


@dataclass(frozen=True, slots=True)
class Best:
    """The best rank of a side: `category` (index in CATEGORIES), `total` of the values, the values that its wild cards take
    (in the order of the side) and the Troops that would have to come for it."""

    category: int
    total: int
    wilds: tuple[tuple[str, int], ...]
    coming: tuple[str, ...]

    def key(self, law: Law) -> tuple[int, int]:
        """What is compared: the higher key wins."""
        return self.category, -self.total if law.low_sum else self.total


def masks_of(cards: Iterable[str]) -> Masks:
    """The Troops among some cards as masks."""
    masks = [0] * 6
    for card in cards:
        value = VALUE.get(card)
        if value is not None:
            masks[_INDEX[card[0]]] |= 1 << value
    return tuple(masks)


def unseen(seen: Iterable[str]) -> Masks:
    """The Troops that do not lie face up, as masks."""
    return tuple(full & ~up for full, up in zip(ALL, masks_of(seen), strict=True))


@lru_cache(maxsize=8192)
def complete(side: tuple[str, ...], law: Law) -> Best | None:
    """The rank of a side, None while it lacks cards."""
    return best(side, (0,) * 6, law) if len(side) == law.slots else None


def best(side: tuple[str, ...], pool: Masks, law: Law) -> Best | None:
    """The best rank that a side of at most `law.slots` cards can reach with Troops of the pool; None where it cannot be
    completed. Ties between Troops go to the first colour of R O Y G B P."""
    search = _Search(side, pool, law)
    if search.missing < 0:
        return None
    if law.fog:
        return search.melee(TOTAL)
    found = None
    if not law.colour_blind:
        found = search.wedge()
    found = found or search.square()
    if not law.colour_blind:
        found = found or search.column()
    return found or search.skirmish() or search.melee(MELEE)


class _Search:
    """One side looked at category by category."""

    __slots__ = ("any_colour", "colours", "fixed", "law", "mask", "missing", "pool", "values", "wilds")

    def __init__(self, side: tuple[str, ...], pool: Masks, law: Law) -> None:
        self.law = law
        self.missing = law.slots - len(side)
        self.pool = pool if law.pool == ALL else tuple(a & b for a, b in zip(pool, law.pool, strict=True))
        self.values: list[int] = []
        self.wilds: list[tuple[str, list[int]]] = []
        self.colours: set[int] = set()
        self.fixed = 0
        self.mask = 0
        for card in side:
            value = VALUE.get(card)
            if value is None:
                self.wilds.append((card, [v for v in WILD[card] if law.values >> v & 1]))
            else:
                self.values.append(value)
                self.fixed += value
                self.mask |= 1 << value
                self.colours.add(_INDEX[card[0]])
        a, b, c, d, e, f = self.pool
        self.any_colour = a | b | c | d | e | f

    def _windows(self) -> Iterator[int]:
        """Masks of consecutive values that hold all fixed ones, the one with the better total first."""
        size = self.law.slots
        if self.mask.bit_count() != len(self.values):
            return
        starts = range(1, 12 - size) if self.law.low_sum else range(11 - size, 0, -1)
        for start in starts:
            window = ((1 << size) - 1) << start
            if self.mask & ~window == 0:
                yield window

    def _cover(self, gaps: int, coming: int, index: int = 0) -> tuple[int, ...] | None:
        """Values for the wild cards from `index` on such that what remains of the gaps lies in `coming`."""
        if index == len(self.wilds):
            return () if gaps & ~coming == 0 and gaps.bit_count() == self.missing else None
        for value in self._in_turn(self.wilds[index][1]):
            if gaps >> value & 1:
                rest = self._cover(gaps & ~(1 << value), coming, index + 1)
                if rest is not None:
                    return (value, *rest)
        return None

    def _in_turn(self, values: list[int]) -> list[int]:
        return values if self.law.low_sum else values[::-1]

    def _run(self, category: int, window: int, coming: int, colour: int | None) -> Best | None:
        gaps = window & ~self.mask
        if (gaps & ~coming).bit_count() > len(self.wilds):
            return None
        taken = self._cover(gaps, coming)
        if taken is None:
            return None
        for value in taken:
            gaps &= ~(1 << value)
        first = (window & -window).bit_length() - 1
        total = self.law.slots * (2 * first + self.law.slots - 1) // 2
        cards = tuple(self._card(value, colour) for value in range(10, 0, -1) if gaps >> value & 1)
        return self._found(category, total, taken, cards)

    def _card(self, value: int, colour: int | None) -> str:
        if colour is None:
            colour = next(index for index, mask in enumerate(self.pool) if mask >> value & 1)
        return f"{COLOURS[colour]}{value}"

    def _found(self, category: int, total: int, taken: Iterable[int], cards: tuple[str, ...]) -> Best:
        wilds = tuple((card, value) for (card, _), value in zip(self.wilds, taken, strict=True))
        return Best(category, total, wilds, cards)

    def wedge(self) -> Best | None:
        """One colour, consecutive values."""
        if len(self.colours) > 1:
            return None
        candidates = self.colours or range(6)
        for window in self._windows():
            for colour in candidates:
                found = self._run(WEDGE, window, self.pool[colour], colour)
                if found:
                    return found
        return None

    def square(self) -> Best | None:
        """One value."""
        if self.mask.bit_count() > 1:
            return None
        candidates = [self.values[0]] if self.values else self._in_turn(list(range(1, 11)))
        for value in candidates:
            if all(value in values for _, values in self.wilds):
                cards = [f"{COLOURS[c]}{value}" for c, mask in enumerate(self.pool) if mask >> value & 1]
                if len(cards) >= self.missing:
                    size = self.law.slots
                    return self._found(SQUARE, value * size, (value,) * len(self.wilds), tuple(cards[: self.missing]))
        return None

    def column(self) -> Best | None:
        """One colour: its best cards."""
        if len(self.colours) > 1:
            return None
        found: Best | None = None
        for colour in self.colours or range(6):
            if self.pool[colour].bit_count() >= self.missing:
                values = self._in_turn([value for value in range(1, 11) if self.pool[colour] >> value & 1])
                option = self._sum(COLUMN, [f"{COLOURS[colour]}{value}" for value in values[: self.missing]])
                if found is None or option.key(self.law) > found.key(self.law):
                    found = option
        return found

    def skirmish(self) -> Best | None:
        """Consecutive values."""
        for window in self._windows():
            found = self._run(SKIRMISH, window, self.any_colour, None)
            if found:
                return found
        return None

    def melee(self, category: int) -> Best | None:
        """Anything: the best cards."""
        cards: list[str] = []
        for value in self._in_turn(list(range(1, 11))):
            if len(cards) >= self.missing:
                break
            if self.any_colour >> value & 1:
                cards += [f"{COLOURS[c]}{value}" for c, mask in enumerate(self.pool) if mask >> value & 1]
        if len(cards) < self.missing:
            return None
        return self._sum(category, cards[: self.missing])

    def _sum(self, category: int, cards: list[str]) -> Best:
        taken = [self._in_turn(values)[0] for _, values in self.wilds]
        total = self.fixed + sum(taken) + sum(VALUE[card] for card in cards)
        return self._found(category, total, taken, tuple(cards))
