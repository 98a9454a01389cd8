"""What `data/broken_line` holds: the board, the armies, the numbers of the rules (broken_line.md 2 to 4, 12)."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from data.tables import Flag, Table, Whole, table

Camp = Literal["good", "evil"]
CAMPS: Final[tuple[Camp, Camp]] = ("good", "evil")
"""The good camp stands in the south, the evil one in the north (4)."""


class FortRow(Table):
    """A fort and the south-west and north-east corners of its footprint."""

    id: str
    corners: tuple[str, str]


class GateRow(Table):
    """A gate of a fort: edges as (outside, inside); `closes` while the other camp holds the castle (BL-53)."""

    fort: str
    side: Literal["north", "south", "east", "west"]
    closes: Flag = False
    edges: tuple[tuple[str, str], ...]


class ShortcutRow(Table):
    """The dotted passage of an outpost: two squares that are neighbours for one point (BL-10)."""

    fort: str
    ends: tuple[str, str]


class BoardFile(Table):
    """`board.toml`; rows north first."""

    terrain: tuple[str, ...]
    zones: tuple[str, ...]
    forts: tuple[FortRow, ...]
    gates: tuple[GateRow, ...]
    shortcuts: tuple[ShortcutRow, ...]


class ArmyRow(Table):
    """An army: its letter, its camp, minor or major."""

    id: str
    camp: Camp
    size: Literal["minor", "major"]


class RankRow(Table):
    """A rank: strength in a duel, whether it moves by itself, whether it may enter an enemy's square."""

    id: str
    strength: Whole = 0
    charge: Whole = 0
    moves: Flag = True
    attacks: Flag = True


class Composition(Table):
    """How many pawns of each rank, in the order of the ranks."""

    minor: tuple[Whole, ...]
    major: tuple[Whole, ...]


class MercenaryFile(Table):
    """The grey pawns and the two squares where they wait."""

    pool: tuple[str, ...]
    spots: tuple[str, str]


class PresetRow(Table):
    """A ready-made placement for each size of army, front row first."""

    id: str
    minor: tuple[str, ...]
    major: tuple[str, ...]


class ArmiesFile(Table):
    """`armies.toml`."""

    armies: tuple[ArmyRow, ...]
    ranks: tuple[RankRow, ...]
    composition: Composition
    mercenaries: MercenaryFile
    presets: tuple[PresetRow, ...]


class Hours(Table):
    """Hours for each kind of decision."""

    army: Whole
    place: Whole
    first: Whole
    act: Whole
    move: Whole
    enlist: Whole
    draw: Whole


class RulesFile(Table):
    """`rules.toml`."""

    die: Whole
    idle_draw: Whole
    idle_warning: Whole
    max_turns: Whole
    offer_from: Whole
    chain_after_duel: Flag
    run_may_attack: Flag
    hours: Hours


@cache
def board_file() -> BoardFile:
    """The board as people may correct it."""
    return table("broken_line/board.toml", BoardFile)


@cache
def armies_file() -> ArmiesFile:
    """The armies as people may correct them."""
    return table("broken_line/armies.toml", ArmiesFile)


@cache
def rules_file() -> RulesFile:
    """The numbers and switches of the rules."""
    return table("broken_line/rules.toml", RulesFile)
