"""What a table may choose (BG-1, and scenarios and things of its own)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules.game import Text


@dataclass(frozen=True, slots=True)
class BastionOptions:
    """`scenario`: one of the house, one by lot, or one of the table's own. `party`: a hero for each of one or two people,
    or one person with two heroes. `own_text`: heroes, monsters, waves, maps and numbers of the table's own, in the format
    of the data files."""

    scenario: Literal["draw", "cour", "remparts", "tour", "porte", "own"] = "draw"
    party: Literal["each", "pair"] = "each"
    own_text: Annotated[str, Text(4000)] = ""
