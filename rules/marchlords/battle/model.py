"""A battle as it stands, and its sheet (marchlords.md 8, 9). Tiles are numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal[
    "rangee",
    "rencontre",
    "siege_garnison",
    "siege_armee",
    "assaut_avant_poste",
    "assaut_port",
    "navale",
    "sortie",
    "secours",
    "capitulation",
]
"""Types of engagement (8)."""
Stage = Literal["report", "fate", "siege", "retreat", "closed"]
"""What a battle waits for: its result, the fate of the place, whether a drawn siege goes on, where an army retreats to."""

NOWHERE: Final = -1
FORTS: Final = ("siege_garnison", "siege_armee", "assaut_avant_poste", "assaut_port", "capitulation")
"""Engagements in which the attacker attacks a structure."""


@dataclass(frozen=True, slots=True)
class Part:
    """A line of a battle sheet, in points of The Old World: an army (its number) or a garrison (0), with its full `cap` and
    the points that its general may cost (0 without one). The first army of a side leads; `relief`: it was shut in, and helps
    those who come to its relief."""

    army: int
    cap: int
    general: int = 0
    relief: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """What each side fields, fixed when the battle is declared (R8.3, R8.4). `late`: garrison from tabletop turn 2; `wall`:
    level of the city, 0 without walls; `capital`; `tick`: of a siege."""

    attacker: tuple[Part, ...]
    defender: tuple[Part, ...]
    late: int = 0
    wall: int = 0
    capital: bool = False
    tick: int = 0

    def parts(self, side: int) -> tuple[Part, ...]:
        """Of the attacker (0) or the defender (1)."""
        return self.defender if side else self.attacker


@dataclass(frozen=True, slots=True)
class Version:
    """What one side says happened (R9.2): `outcome` attacker, draw, defender, or "" while it says nothing; losses of
    attacker and defender in percent; whether the loser's general was captured."""

    outcome: str = ""
    losses: tuple[int, int] = (0, 0)
    captured: bool = False


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle. `attackers`, `defenders`: numbers of the armies, the lead first. `same`: both sides entered the tile in the
    same tick. By side (attacker, defender): `drafts`, what it is writing down; `filed`, what it has handed in; `agreed` to
    let the dice decide; `acts`, changes made. `contested`: a filed version is left to an arbiter. `outcome` once decided
    (attacker, draw, defender, annulled); `conceded`; `retreats`: armies (seat, number) that must still leave the tile, the
    first one now. A closed battle keeps what everybody may know (see `scrubbed`)."""

    number: int
    tile: int
    kind: Kind
    attacker: int
    defender: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    sheet: Sheet
    same: bool = False
    stage: Stage = "report"
    drafts: tuple[Version, Version] = (Version(), Version())
    filed: tuple[Version | None, Version | None] = (None, None)
    agreed: tuple[bool, bool] = (False, False)
    acts: tuple[int, int] = (0, 0)
    contested: bool = False
    outcome: str = ""
    conceded: bool = False
    retreats: tuple[tuple[int, int], ...] = ()

    @property
    def sides(self) -> tuple[int, int]:
        """Attacker and defender."""
        return (self.attacker, self.defender)

    def scrubbed(self) -> Battle:
        """The battle once it is closed: what everybody may remember of it."""
        return Battle(
            self.number, NOWHERE, self.kind, self.attacker, self.defender, (), (), Sheet((), ()),
            stage="closed", outcome=self.outcome, conceded=self.conceded,
        )  # fmt: skip

    @property
    def open(self) -> bool:
        """Whether something is still to be decided."""
        return self.stage != "closed"

    @property
    def disputed(self) -> bool:
        """Whether an arbiter must decide: two versions differ, or one is contested (R9.3)."""
        return self.stage == "report" and (self.contested or all(version is not None for version in self.filed))

    @property
    def fort(self) -> bool:
        """Whether a structure is attacked."""
        return self.kind in FORTS

    @property
    def walls(self) -> bool:
        """Whether a city is attacked."""
        return self.kind in ("siege_garnison", "siege_armee", "capitulation")

    def armies(self, side: int) -> tuple[int, ...]:
        """Numbers of the attacker's (0) or the defender's (1) armies."""
        return self.defenders if side else self.attackers
