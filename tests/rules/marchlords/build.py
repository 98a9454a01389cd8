"""Positions of Marchlords in a few words, on the small map of the rule book's examples."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from rules.chance import Chance
from rules.game import Event, Illegal, Move
from rules.marchlords import sight
from rules.marchlords.flip.turn import scored
from rules.marchlords.land import published
from rules.marchlords.moves import CloseTurn, MarchTo, Ready, StepTo
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.play import play_seat
from rules.marchlords.state import (
    NOWHERE,
    Army,
    Captive,
    Desk,
    Holding,
    Kingdom,
    Knowledge,
    Marchlords,
    Ship,
    Siege,
)

BENCH = published("bench")
FACTIONS = ("empire", "guerriers_chaos", "comtes_vampires")
CAPITALS = ("B1", "E6", "G1")


def chance(seed: str = "test") -> Chance:
    """A stream of chance."""
    return Chance(seed.encode())


def at(name: str) -> int:
    """The tile of that name on the bench map."""
    tile = campaign_field().named(name)
    assert tile is not None, name
    return tile


def campaign_field():
    """The tiles of the bench map."""
    from rules.hexes import field

    return field(BENCH.radius)


def army(text: str) -> Army:
    """`A1 C3` or `B2 D4 tier 3` or `A1 C3 leaderless` or `A1 C3 home C2`."""
    words = text.split()
    seat, number = ord(words[0][0]) - 65, int(words[0][1:])
    tier = int(words[words.index("tier") + 1]) if "tier" in words else 1
    home = at(words[words.index("home") + 1]) if "home" in words else NOWHERE
    return Army(seat, number, at(words[1]), tier, "leaderless" not in words, home)


def holding(text: str) -> Holding:
    """`A C2 city2`, `B D4 outpost port`."""
    seat, tile, *what = text.split()
    city = next((int(word[4:]) for word in what if word.startswith("city")), 0)
    return Holding(at(tile), ord(seat) - 65, city, "outpost" in what, "port" in what)


def campaign(
    *armies: str,
    hold: Iterable[str] = (),
    ships: Iterable[str] = (),
    sieges: Iterable[str] = (),
    factions: tuple[str, ...] = FACTIONS,
    gold: tuple[int, ...] = (),
    turn: int = 1,
    capitals: tuple[int, ...] = (1, 1, 1),
    seats: int = 3,
    generals: tuple[int, ...] = (),
    captives: tuple[Captive, ...] = (),
    seen: bool = False,
    options: MarchlordsOptions | None = None,
    **kingdom: tuple[int, ...],
) -> Marchlords:
    """A campaign in its phase of orders. Without armies each capital has its free one. `hold`: more holdings (a capital's
    tile there replaces it); `gold`: purses (5); `capitals`: their levels; `generals`: in reserve; `seen`: everybody has seen
    the whole map in turn 1; further names are fields of the kingdoms. With the last `ready` the turn flips, unless
    `options` ask somebody to close it."""
    purse = gold or (5,) * seats
    standing = [army(text) for text in armies]
    standing = standing or [Army(seat, 1, at(CAPITALS[seat]), home=at(CAPITALS[seat])) for seat in range(seats)]
    extra = [holding(text) for text in hold]
    taken = {item.tile for item in extra}
    own = [Holding(at(CAPITALS[seat]), seat, capitals[seat], port=factions[seat] == "elfes_noirs") for seat in range(seats)]
    own = [item for item in own if item.tile not in taken]
    reserve = generals or (0,) * seats
    kingdoms = tuple(
        Kingdom(
            faction=factions[seat],
            gold=purse[seat],
            earned=purse[seat],
            reserve=reserve[seat],
            raised=max([a.number for a in standing if a.seat == seat], default=0),
            resistance=3,
            **{name: values[seat] for name, values in kingdom.items()},
        )
        for seat in range(seats)
    )
    tiles = len(BENCH.ground)
    options = options or MarchlordsOptions()
    state = Marchlords(
        options=replace(options, confirm="at_once") if options.confirm == "auto" else options,
        kingdoms=kingdoms,
        desks=(Desk(),) * seats,
        ready=(False,) * seats,
        phase="orders",
        turn=turn,
        radius=BENCH.radius,
        ground=BENCH.ground,
        capitals=tuple(at(name) for name in CAPITALS[:seats]),
        armies=tuple(sorted(standing, key=lambda item: item.key)),
        holdings=tuple(sorted((*own, *extra), key=lambda item: item.tile)),
        ships=tuple(Ship(ord(text[0]) - 65, at(text.split()[1])) for text in ships),
        sieges=tuple(Siege(at(t.split()[1]), ord(t[0]) - 65, int(t.split()[2])) for t in sieges),
        captives=captives,
        knowledge=(Knowledge((sight.mark(1) if seen else sight.NEVER) * tiles),) * seats,
    )
    if seen:
        for seat in range(seats):
            state = sight.learn(state, seat, range(tiles))
    return scored(sight.look(state))


def order(state: Marchlords, seat: int, *moves: Move) -> Marchlords:
    """The state after moves of a seat, each in a batch of its own."""
    for move in moves:
        state = play_seat(state, seat, (move,), chance()).state
    return state


def refused(state: Marchlords, seat: int, move: Move) -> str:
    """The reason why a move is refused."""
    with pytest.raises(Illegal) as caught:
        play_seat(state, seat, (move,), chance())
    return caught.value.reason


def steps(name: str, path: str) -> tuple[Move, ...]:
    """A march step by step: `steps("A1", "B2 B3")`."""
    return tuple(StepTo(name, tile) for tile in path.split())


def march(name: str, tile: str) -> MarchTo:
    """A march by the cheapest path."""
    return MarchTo(name, tile)


def flip(state: Marchlords) -> Marchlords:
    """Everybody not yet ready becomes so."""
    return flipped(state)[0]


def flipped(state: Marchlords) -> tuple[Marchlords, tuple[Event, ...]]:
    """The state after the flip and its events."""
    events: list[Event] = []
    turn = state.turn
    for seat in state.active:
        if not state.ready[seat] and state.phase == "orders" and state.turn == turn:
            step = play_seat(state, seat, (Ready(),), chance())
            state = step.state
            events += step.events
    if state.phase == "confirm" and state.options.confirm == "auto":
        step = play_seat(state, state.active[0], (CloseTurn(),), chance())
        return step.state, (*events, *step.events)
    return state, tuple(events)


def where(state: Marchlords, name: str) -> str:
    """The tile of an army, "" if it is gone."""
    found = next((item for item in state.armies if item.name == name), None)
    return "" if found is None else state.field.names[found.tile]


def income_of(state: Marchlords, seat: int) -> tuple[int, int]:
    """Income and upkeep of the last flip."""
    account = state.kingdoms[seat].account
    return account.income, account.upkeep


def with_gold(state: Marchlords, seat: int, gold: int) -> Marchlords:
    """Another purse."""
    kingdom = state.kingdoms[seat]
    return state.kingdom(seat, replace(kingdom, gold=gold, earned=gold, spent=0))
