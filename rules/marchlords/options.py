"""What a table may choose (marchlords.md 3, 8.1, 13, 14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rules.game import Range

SEATS: Final = {
    "small": (2, 3),
    "medium": (4, 5, 6),
    "large": (7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17),
    "small_fixed": (3,),
    "medium_fixed": (6,),
    "large_fixed": (17,),
}
"""Numbers of seats by map."""


@dataclass(frozen=True, slots=True)
class MarchlordsOptions:
    """`map`: generated anew, or one of the published ones, whose terrain everybody knows. `turns`: the campaign ends after
    the battles of that turn (R14.1). `domination`: who holds enough city sites two turns running wins at once (R14.2).
    `last_capital`: capitals have a resistance and can fall (R14.3). `confirm`: once all
    kingdoms are ready, `auto` leaves a quarter of an hour in which each may change its mind, `at_once` flips, `manual` asks
    the first seat that plays (R3.4). `harbour`: gold of the port that the Dark Elves start with (R13.8).
    `overlap`: the next turn is planned while battles wait, with frozen gold (R3.8). `emergency_levy`: R12.12.
    `score_hidden`: scores are shown at the end only. `system`: the tabletop game whose points the sheets use; `own` with
    `coefficient` percent of the points of The Old World (R8.5)."""

    map: Literal["small", "medium", "large", "small_fixed", "medium_fixed", "large_fixed"] = "small"
    turns: Literal["6", "12", "20", "30"] = "20"
    domination: bool = True
    last_capital: bool = False
    confirm: Literal["auto", "at_once", "manual"] = "auto"
    harbour: Literal["4", "2", "1", "0", "6"] = "4"
    overlap: bool = False
    emergency_levy: bool = False
    score_hidden: bool = False
    system: Literal["tow", "t9a", "whfb8", "whfb6", "wap", "kow", "opr_aof", "aos", "warmaster", "own"] = "tow"
    coefficient: Annotated[int, Range(10, 1000)] = 100

    @property
    def size(self) -> Literal["small", "medium", "large"]:
        """The size of the map."""
        return self.map.removesuffix("_fixed")  # type: ignore[return-value]

    @property
    def published(self) -> bool:
        """Whether everybody knows the terrain from the start (R4.6)."""
        return self.map.endswith("_fixed")
