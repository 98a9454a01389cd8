"""What one viewer may know: everything that lies face up, its own hand, the backs of the other's, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from rules.battle_line.options import BattleLineOptions
from rules.battle_line.state import Cards, Stage
from rules.game import Outcome, Viewer


@dataclass(frozen=True, slots=True)
class Formation:
    """What a complete side is worth: `category` is `wedge`, `square`, `column`, `skirmish`, `melee` or (with Fog) `total`;
    `total` the sum of its values; `wilds` the value that each Morale card takes in it."""

    category: str
    total: int
    wilds: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class FieldView:
    """One battlefield as everybody sees it.

    `slots`: cards a complete side has now, Mud and terrain counted. `fog`, `mud`: Weather cards played here. `terrain`: "",
    `H1` .. `H9`, or `own-3` for a table's own terrain. `formations`: of complete sides, else None. `provable`: whether seat
    0 or 1 could prove a claim here; always false unless the table chose hints.
    """

    number: int
    sides: tuple[Cards, Cards]
    slots: int
    fog: bool
    mud: bool
    terrain: str
    owner: int | None
    last: int | None
    formations: tuple[Formation | None, Formation | None]
    provable: tuple[bool, bool] = (False, False)


@dataclass(frozen=True, slots=True)
class BattleLineView:
    """A match as one viewer may know it.

    `hands`: None where hidden. `hand_counts`: (Troops, Tactics) of each hand, open because the backs differ. `decks`:
    (Troops, Tactics) left. `tops`: for each deck, from the top, the cards that a Scout put there: their ids where this
    viewer knows them, else "". `exposed`: cards that this viewer knows in a hand it does not see. `seen`: face-up Troops in
    card order. `scout`: draws and returns that a Scout still owes. `active`: None when the match is over.
    """

    viewer: Viewer
    options: BattleLineOptions
    fields: tuple[FieldView, ...]
    hands: tuple[Cards | None, Cards | None]
    hand_counts: tuple[tuple[int, int], tuple[int, int]]
    decks: tuple[int, int]
    tops: tuple[Cards, Cards]
    exposed: tuple[Cards, Cards]
    discards: tuple[Cards, Cards]
    tactics_played: tuple[int, int]
    king_used: tuple[bool, bool]
    stage: Stage
    scout: tuple[int, int]
    passed: bool
    turn: int
    game: int
    starter: int
    active: int | None
    scores: tuple[int, int]
    wins: tuple[int, int]
    seen: Cards
    outcome: Outcome | None

    @property
    def seat(self) -> int | None:
        """The viewing seat, None for the public and the GM."""
        return self.viewer if isinstance(self.viewer, int) else None

    @property
    def mine(self) -> bool:
        """Whether the viewing seat is to act."""
        return self.active is not None and self.viewer == self.active

    @property
    def hand(self) -> Cards:
        """The hand of the viewing seat; empty for the public and the GM."""
        return () if self.seat is None else self.hands[self.seat] or ()

    def field(self, number: int) -> FieldView:
        """The battlefield of that number, 1 to 9."""
        return self.fields[number - 1]
