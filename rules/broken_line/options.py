"""What a table may choose (BL-3 to BL-5, BL-63)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rules.broken_line.pieces import armies_of, is_major
from rules.broken_line.tables import CAMPS, Camp
from rules.game import Range

Format = Literal["skirmish", "duel", "alliance", "war"]
SEATS: Final = {"skirmish": 2, "duel": 2, "alliance": 4, "war": 6}


@dataclass(frozen=True, slots=True)
class BrokenLineOptions:
    """`format`: `skirmish` (1v1, major armies only), `duel` (1v1, all three armies each), `alliance` (2v2, a minor army each
    and the major one shared), `war` (3v3, an army each). `dice`: dice of movement in a turn (BL-5). `memory`: each player's
    own view marks foes' pawns whose rank was shown (BL-63). `turns`: after so many the camp with more creatures wins
    (12)."""

    format: Format = "skirmish"
    dice: Annotated[int, Range(1, 2)] = 1
    memory: bool = True
    turns: Annotated[int, Range(50, 600)] = 600

    @property
    def seats(self) -> int:
        """Players of this format."""
        return SEATS[self.format]

    def armies(self, camp: Camp) -> tuple[str, ...]:
        """The armies that a camp brings."""
        return armies_of(camp, self.format == "skirmish")

    @property
    def all_armies(self) -> tuple[str, ...]:
        """The armies on the board, the good camp's first."""
        return tuple(army for camp in CAMPS for army in self.armies(camp))

    def choices(self, camp: Camp) -> tuple[str, ...]:
        """What a player of that camp may take: the camp itself (1v1), a minor army (2v2), an army (3v3)."""
        if self.seats == 2:
            return (camp,)
        if self.format == "alliance":
            return tuple(army for army in self.armies(camp) if not is_major(army))
        return self.armies(camp)

    def run_by(self, choice: str, camp: Camp) -> tuple[str, ...]:
        """The armies whose pawns a player with that choice moves (BL-3, A33)."""
        if self.seats == 2:
            return self.armies(camp)
        if self.format == "alliance":
            return tuple(army for army in self.armies(camp) if army == choice or is_major(army))
        return (choice,)
