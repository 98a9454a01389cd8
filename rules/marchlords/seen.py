"""Parts of a view: an army, a battle, a kingdom as one viewer may know them (marchlords.md 4.2, 16)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.marchlords.state import FORTS, Account, Kind, Sheet, Stage, Version, army_name


@dataclass(frozen=True, slots=True)
class ArmyView:
    """An army in sight. `tile`: a number; at sea it is aboard its ship. `home`: the city it is attached to, for its owner.
    `prev`: the tile it came from in the last flip, for its owner and those who meet it in a battle. Both None where there
    is none."""

    seat: int
    number: int
    tile: int
    tier: int
    general: bool
    home: int | None
    prev: int | None

    @property
    def name(self) -> str:
        """`A1`."""
        return army_name(self.seat, self.number)


@dataclass(frozen=True, slots=True)
class BattleDetail:
    """What the sides of an open battle know of it, and the arbiter of a dispute; see `state.Battle`. Never what another side
    is still writing down, or how often it changed its mind. `contested`: True, or None where nothing is."""

    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    sheet: Sheet
    same: bool
    drafts: tuple[Version, Version]
    filed: tuple[Version | None, Version | None]
    agreed: tuple[bool, bool]
    acts: tuple[int, int]
    contested: bool | None
    retreats: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class BattleView:
    """A battle of the last flip. Everybody knows its number, kind, sides, what it waits for (`stage`: report, fate, siege,
    retreat, closed) and how it ended (`outcome` attacker, draw, defender, annulled, "" while that is open; `conceded`).
    `tile`: None unless in sight, or once it is closed. `detail`: for the sides, the arbiter of a dispute and a GM, while it
    is open. `arbiter`: who must settle a dispute, as far as the viewer may know. `choices`: tiles that the army about to
    retreat may go to, the default first, for its owner."""

    number: int
    kind: Kind
    attacker: int
    defender: int
    stage: Stage
    outcome: str
    conceded: bool
    tile: int | None
    arbiter: int | None
    detail: BattleDetail | None
    choices: tuple[int, ...]

    @property
    def open(self) -> bool:
        """Whether something is still to be decided."""
        return self.stage != "closed"

    @property
    def sides(self) -> tuple[int, int]:
        """Attacker and defender."""
        return (self.attacker, self.defender)

    @property
    def fort(self) -> bool:
        """Whether a structure is attacked."""
        return self.kind in FORTS

    @property
    def disputed(self) -> bool:
        """Whether an arbiter must decide, as far as the viewer knows."""
        detail = self.detail
        return detail is not None and self.stage == "report" and (bool(detail.contested) or all(detail.filed))


@dataclass(frozen=True, slots=True)
class KingdomView:
    """A kingdom. Public: `faction` ("" before it is chosen), `ready`, `asked` (the table waits for it), `dormant`,
    `fallen`, `score` as of the last flip (None where scores are hidden), victories over a side with (`field`) and without
    an army (`garrison`), `resistance` of its capital where the table plays with that.

    Only its own, None to others: `gold` in the purse, `left` after this turn's orders, `income` and `upkeep` of the coming
    flip as things stand, `reserve` and `generals` in service, `raised`: number of the last army, `cooldown` and `waaagh`
    (None also where the faction has no such thing), `hold`: turns in a row with enough city sites (None also where that
    does not win), `account` of the last flip."""

    seat: int
    faction: str
    ready: bool
    asked: bool
    dormant: bool
    fallen: bool
    score: int | None
    field: int
    garrison: int
    resistance: int
    gold: int | None
    left: int | None
    income: int | None
    upkeep: int | None
    reserve: int | None
    generals: int | None
    raised: int | None
    cooldown: int | None
    waaagh: int | None
    hold: int | None
    account: Account | None
