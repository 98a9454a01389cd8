"""Step 2: movement by ticks (marchlords.md 7.1).

All armies take their first step together, then their second. Armies of two parties that would swap tiles meet on the border;
a tile holds two parties at most; who meets an enemy stops.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rules.marchlords.state import NOWHERE, Army, Marchlords, Ship

Key = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Contact:
    """Two parties on one tile. `same`: both entered it in the same tick."""

    attacker: int
    defender: int
    same: bool


@dataclass
class Marching:
    """The board while armies move: where they are, what is left of their paths, who has stopped."""

    state: Marchlords
    tile: dict[Key, int]
    prev: dict[Key, int]
    path: dict[Key, list[int]]
    ships: list[Ship]
    stopped: set[Key] = field(default_factory=set)
    contacts: dict[int, Contact] = field(default_factory=dict)
    trail: dict[int, set[int]] = field(default_factory=dict)
    held_off: list[tuple[Key, int]] = field(default_factory=list)

    def tiers(self, keys: Iterable[Key]) -> int:
        """The strength of a group of armies: the sum of their tiers."""
        return sum(self.army(key).tier for key in keys)

    def army(self, key: Key) -> Army:
        """The army as it was before the movement."""
        found = self.state.army(*key)
        assert found is not None
        return found

    def built_by(self, tile: int) -> int | None:
        """The owner of a structure on the tile."""
        holding = self.state.holding(tile)
        return holding.owner if holding is not None and holding.built else None

    def stop(self, key: Key) -> None:
        """The army goes no further in this flip."""
        self.stopped.add(key)
        self.path[key] = []


@dataclass(frozen=True, slots=True)
class Moved:
    """What the movement came to: the armies where they are, ships, contacts by tile, the tiles that each seat's armies
    stood on, and who was held off where."""

    state: Marchlords
    contacts: Mapping[int, Contact]
    trail: Mapping[int, set[int]]
    held_off: tuple[tuple[Key, int], ...]


def move(state: Marchlords, paths: Mapping[Key, tuple[int, ...]]) -> Moved:
    """The armies after all ticks. `paths`: of those that march."""
    board = Marching(
        state,
        tile={army.key: army.tile for army in state.armies},
        prev={army.key: NOWHERE for army in state.armies},
        path={army.key: list(paths.get(army.key, ())) for army in state.armies},
        ships=list(state.ships),
    )
    while True:
        intents = _intents(board)
        if not intents:
            break
        _crossings(board, intents)
        _two_parties(board, intents)
        _carry_out(board, intents)
        _contacts(board, intents)
    moved = tuple(replace(army, tile=board.tile[army.key], prev=board.prev[army.key]) for army in state.armies)
    ships = tuple(sorted(board.ships, key=lambda ship: (ship.seat, ship.tile)))
    after = replace(state, armies=moved, ships=ships)
    return Moved(after, board.contacts, board.trail, tuple(board.held_off))


def _intents(board: Marching) -> dict[Key, int]:
    """Step 1: every army that has not stopped wants onto its next tile; one whose ship is gone stops."""
    sea = board.state.land.sea
    berths = [(ship.seat, ship.tile) for ship in board.ships]
    wanted: dict[Key, int] = {}
    for key in sorted(board.path):
        if not board.path[key]:
            continue
        here, goal = board.tile[key], board.path[key][0]
        if sea[goal] and not sea[here]:
            if (key[0], goal) in berths:
                berths.remove((key[0], goal))
            elif not _port(board, key[0], here):
                board.stop(key)
                continue
        wanted[key] = goal
    return wanted


def _port(board: Marching, seat: int, tile: int) -> bool:
    holding = board.state.holding(tile)
    return holding is not None and holding.owner == seat and holding.port


def _cancel(board: Marching, intents: dict[Key, int], keys: Iterable[Key]) -> None:
    for key in keys:
        board.held_off.append((key, intents.pop(key)))
        board.stop(key)


def _crossings(board: Marching, intents: dict[Key, int]) -> None:
    """Step 2: where two parties want to swap tiles, the stronger group pushes through."""
    groups: dict[tuple[int, int, int], list[Key]] = {}
    for key, goal in intents.items():
        groups.setdefault((key[0], board.tile[key], goal), []).append(key)
    rank = {seat: place for place, seat in enumerate(board.state.initiative)}
    for (seat, here, goal), mine in sorted(groups.items()):
        for (other, there, back), theirs in sorted(groups.items()):
            if seat < other and (there, back) == (goal, here) and mine[0] in intents and theirs[0] in intents:
                ahead = (board.tiers(mine), -rank[seat]) > (board.tiers(theirs), -rank[other])
                _cancel(board, intents, theirs if ahead else mine)


def _two_parties(board: Marching, intents: dict[Key, int]) -> None:
    """Step 3: a tile holds two parties; entrants for whom there is no room are held off, until nothing changes."""
    rank = {seat: place for place, seat in enumerate(board.state.initiative)}
    changed = True
    while changed:
        changed = False
        for goal in sorted(set(intents.values())):
            standing = {key[0] for key, tile in board.tile.items() if tile == goal and key not in intents}
            owner = board.built_by(goal)
            inside = standing | ({owner} if owner is not None else set())
            entrants: dict[int, list[Key]] = {}
            for key, wanted in intents.items():
                if wanted == goal and key[0] not in inside:
                    entrants.setdefault(key[0], []).append(key)
            room = max(0, 2 - len(inside))
            if len(entrants) <= room:
                continue
            ranked = sorted(entrants, key=lambda seat: (-board.tiers(entrants[seat]), rank[seat]))
            for seat in ranked[room:]:
                _cancel(board, intents, entrants[seat])
            changed = True


def _carry_out(board: Marching, intents: dict[Key, int]) -> None:
    """Step 4: the moves, all together; ships are boarded, left, destroyed."""
    sea = board.state.land.sea
    left: list[Ship] = []
    for key, goal in sorted(intents.items()):
        here = board.tile[key]
        if sea[goal] and not sea[here] and Ship(key[0], goal) in board.ships:
            board.ships.remove(Ship(key[0], goal))
        if sea[here] and not sea[goal] and not _port(board, key[0], goal):
            left.append(Ship(key[0], here))
        board.tile[key], board.prev[key] = goal, here
        board.path[key].pop(0)
        board.trail.setdefault(key[0], set()).add(goal)
    board.ships += left
    here_now = {(key[0], goal) for key, goal in intents.items()}
    board.ships = [
        ship for ship in board.ships if not any(goal == ship.tile and seat != ship.seat for seat, goal in here_now)
    ]


def _contacts(board: Marching, intents: dict[Key, int]) -> None:
    """Step 5: a tile with an army and a second party is in contact: who is there stops."""
    rank = {seat: place for place, seat in enumerate(board.state.initiative)}
    for tile in sorted(set(intents.values())):
        there = {key for key, place in board.tile.items() if place == tile}
        seats = {key[0] for key in there}
        owner = board.built_by(tile)
        parties = seats | ({owner} if owner is not None else set())
        if len(parties) < 2:
            continue
        entered = {key[0] for key, goal in intents.items() if goal == tile}
        siege = board.state.siege(tile)
        if siege is not None and siege.besieger in seats and owner not in entered:
            for key in there:
                board.stop(key)
            continue
        if tile not in board.contacts:
            before = {key[0] for key in there if key not in intents}
            board.contacts[tile] = _sides(board, tile, parties, entered, before, rank)
        for key in there:
            board.stop(key)


def _sides(
    board: Marching, tile: int, parties: set[int], entered: set[int], before: set[int], rank: Mapping[int, int]
) -> Contact:
    """Who attacks: never the owner of a structure, unless it comes to the relief of a besieged city; else not who was there
    before; else not the owner of the tile; else the better initiative."""
    one, two = sorted(parties)
    owner = board.built_by(tile)
    siege = board.state.siege(tile)
    if owner is not None and siege is not None and siege.besieger in parties:
        return Contact(owner, siege.besieger, False)
    if owner is not None:
        return Contact(two if owner == one else one, owner, False)
    standing = before - entered or before
    if len(standing & parties) == 1:
        defender = next(iter(standing & parties))
        return Contact(two if defender == one else one, defender, False)
    holding = board.state.holding(tile)
    if holding is not None and holding.owner in parties:
        return Contact(two if holding.owner == one else one, holding.owner, True)
    attacker = min(parties, key=lambda seat: rank[seat])
    return Contact(attacker, two if attacker == one else one, True)
