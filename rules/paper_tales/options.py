"""What a table may choose (paper_tales.md 1.3, 1.5, 3, 4.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

TURNS: Final = 4
HAND: Final = 5
GOLD: Final = 3


@dataclass(frozen=True, slots=True)
class PaperTalesOptions:
    """`large`: six or seven seats with the deck of the base game. `two_player_draft`: `burn` (nine cards, take one and burn
    one, 1.3) or `plain` (five cards, as with more seats). `two_player_war`: `double6` (one comparison, 3 points to whoever
    is not weaker, 6 for twice the strength) or `two_neighbours` (the only opponent counts as both neighbours, 1.5).
    `aged_leviathan`: whether a Leviathan that cannot fight still counts as a strong unit for the Barracks (H8)."""

    large: bool = False
    two_player_draft: Literal["burn", "plain"] = "burn"
    two_player_war: Literal["double6", "two_neighbours"] = "double6"
    aged_leviathan: bool = True
