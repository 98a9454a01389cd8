"""What a table may choose (battle_line.md 1.12, 1.13, 2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rules.game import Text

Series = Literal["single", "best-of-3", "best-of-5", "to-10", "to-15", "to-20"]

GAMES: Final[dict[str, int]] = {"single": 1, "best-of-3": 3, "best-of-5": 5, "to-10": 5, "to-15": 7, "to-20": 9}
"""The most games of each series. A race to a score needs fewer unless games are drawn; the limit makes it end surely."""


@dataclass(frozen=True, slots=True)
class BattleLineOptions:
    """`claims`: at any moment of one's turn before the draw, or only before playing. `tactics`: with the Tactics deck.
    `terrain`: battlefields art side up, four house terrains by lot, all nine by lot, or those written in `terrain_text`.
    `hints`: show which battlefields are provable. `series`: one game, best of several, or a race to a score."""

    claims: Literal["any", "start"] = "any"
    tactics: bool = True
    terrain: Literal["off", "some", "all", "custom"] = "off"
    terrain_text: Annotated[str, Text(4000, when="terrain=custom")] = ""
    hints: bool = False
    series: Series = "single"

    @property
    def games(self) -> int:
        """The most games that this series can have."""
        return GAMES[self.series]

    @property
    def wins_needed(self) -> int | None:
        """Games to win in a best-of series, None in a race to a score."""
        return None if self.target else self.games // 2 + 1

    @property
    def target(self) -> int | None:
        """The score that ends a race, None in a best-of series."""
        return int(self.series[3:]) if self.series.startswith("to-") else None
