"""Situations and scripted dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from rules.bastion import GAME
from rules.bastion.book import name_of, square_of
from rules.bastion.field import Field
from rules.bastion.monsters import monsters_phase
from rules.bastion.options import BastionOptions
from rules.bastion.state import Bastion, Hero, Monster, most_hp
from rules.chance import Chance
from rules.game import Illegal, Move, Step


class Dice(Chance):
    """A chance whose dice show these values in this order; every value must fit its die, and all must be used."""

    def __init__(self, *values: int) -> None:
        super().__init__(b"scripted")
        self.values = list(values)
        self.occasions: list[str] = []
        self.sides: list[int] = []

    def die(self, occasion: str, sides: int = 6) -> int:
        assert occasion not in self.occasions
        assert self.values, f"no value left for {occasion}"
        value = self.values.pop(0)
        assert 1 <= value <= sides, f"{value} on a d{sides} ({occasion})"
        self.occasions.append(occasion)
        self.sides.append(sides)
        return value


def hero(kind: str, square: str, hp: int | None = None, **more: Any) -> tuple[str, str, int | None, dict[str, Any]]:
    """A hero for `scene`."""
    return kind, square, hp, more


def scene(
    scenario: str,
    heroes: Sequence[tuple[str, str, int | None, dict[str, Any]]],
    monsters: Sequence[tuple[str, str] | tuple[str, str, int]] = (),
    *,
    seats: int | None = None,
    wave: int = 1,
    round: int = 1,
    options: BastionOptions | None = None,
) -> Bastion:
    """A heroes' phase: heroes with two actions each, one seat a hero unless `seats` says otherwise. Monsters are `(kind,
    square)` or `(kind, square, hit points)`; a far goblin that plays no part stands nowhere unless it is named."""
    count = len(heroes) if seats is None else seats
    options = options or BastionOptions(party="pair" if len(heroes) > count else "each")
    state = Bastion(options, count, scenario, "turn", wave, round, round)
    book = state.book
    party = len(heroes)
    figures = []
    for number, (kind, square, hp, more) in enumerate(heroes):
        card = book.hero(kind)
        assert card is not None
        known = tuple(ability.id for ability in card.abilities)
        one = Hero(kind, min(number, count - 1), square_of(square), 0, card.die, known, actions=2)
        one = replace(one, hp=most_hp(book, kind, party) if hp is None else hp)
        figures.append(replace(one, **({"actions": 0} | more if one.hp == 0 else more)))
    foes = []
    kinds = [item[0] for item in monsters]
    for place, item in enumerate(monsters, 1):
        kind = item[0]
        number = 0 if kinds.count(kind) == 1 else kinds[:place].count(kind)
        hp = item[2] if len(item) > 2 else most_hp(book, kind, party)
        foes.append(Monster(f"{kind}-{number}", kind, place, square_of(item[1]), hp))
    picks = tuple((one.seat, one.kind) for one in figures)
    return replace(state, heroes=tuple(figures), monsters=tuple(foes), picks=picks)


def play(state: Bastion, move: Move, *dice: int, seat: int = 0) -> Bastion:
    """The state after a move with these dice, all of which must have been needed."""
    return step(state, move, *dice, seat=seat).state


def step(state: Bastion, move: Move, *dice: int, seat: int = 0) -> Step[Bastion]:
    """The step of a move with these dice."""
    chance = Dice(*dice)
    found = GAME.play(state, seat, (move,), chance)
    assert not chance.values, f"dice left: {chance.values}"
    GAME.check(found.state)
    return found


def monsters_play(state: Bastion, *dice: int) -> tuple[Bastion, Field]:
    """The monsters' phase alone, without what follows from it."""
    chance = Dice(*dice)
    field = Field(state, chance)
    monsters_phase(field)
    assert not chance.values, f"dice left: {chance.values}"
    return field.state, field


def hp_of(state: Bastion, key: str) -> int:
    """Hit points of a hero or a monster; 0 for a monster that is gone."""
    figure = state.hero(key) or state.monster(key)
    return 0 if figure is None else figure.hp


def where(state: Bastion, key: str) -> str:
    """The square of a hero or a monster."""
    figure = state.hero(key) or state.monster(key)
    assert figure is not None
    return name_of(figure.square)


def refused(state: Bastion, move: Move, reason: str, *, seat: int = 0, **facts: object) -> None:
    """The move is refused for this reason (and these facts), no die is rolled, and nothing changes."""
    chance = Dice()
    before = state
    with pytest.raises(Illegal) as caught:
        GAME.play(state, seat, (move,), chance)
    assert caught.value.reason == reason, caught.value.reason
    for name, value in facts.items():
        assert caught.value.facts[name] == value
    assert state == before
    view = GAME.view(state, seat)
    assert GAME.canonical(view, move) not in GAME.legal_moves(view)
