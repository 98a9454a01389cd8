"""Playing a batch of moves: each is judged, then done; then the monsters play where it is their turn (BG-12 to BG-15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from rules.bastion.board import board
from rules.bastion.book import Ability, square_of
from rules.bastion.combat import can_hit, style_of
from rules.bastion.field import Field, figure, hero_ref, square_ref
from rules.bastion.legal import beside, canonical, check
from rules.bastion.moves import (
    Attack,
    ChooseHero,
    EndTurn,
    Follow,
    Learn,
    Revive,
    Sharpen,
    UseAbility,
    Walk,
)
from rules.bastion.rounds import abandon, enter, next_wave, settle
from rules.bastion.state import Bastion, Hero, card, sheet
from rules.bastion.view import to_act, view_of
from rules.chance import Chance
from rules.game import PUBLIC, Fact, Illegal, Move, Ref, Resign, Seat, Step


def play_seat(state: Bastion, seat: Seat, moves: Sequence[Move], chance: Chance) -> Step[Bastion]:
    """A seat's batch, all of it or nothing. Raises Illegal. Dice that fell are known to everybody."""
    if not moves:
        raise Illegal("no-moves")
    field = Field(state, chance)
    for move in moves:
        view = view_of(field.state, seat)
        meant = canonical(view, move)
        check(view, meant)
        if isinstance(meant, Resign):
            abandon(field, seat)
        else:
            _DO[type(meant)](field, seat, meant)
            settle(field)
    return Step(field.state, tuple(field.events), (PUBLIC,) if field.thrown else ())


# -- before and between waves ------------------------------------------------------------------------------------------


def _choose(field: Field, seat: Seat, move: ChooseHero) -> None:
    """A seat that has all its heroes changes the last of them."""
    state = field.state
    mine = [pick for pick in state.picks if pick[0] == seat]
    full = len(mine) == state.party // state.seats
    kept = tuple(pick for pick in state.picks if not (full and pick == mine[-1]))
    field.state = replace(state, picks=(*kept, (seat, move.hero)), changes=state.changes + full)
    field.tell("hero_chosen", seat=Ref("seat", seat), hero=hero_ref(move.hero))
    if not to_act(field.state):
        enter(field)


def _sharpen(field: Field, seat: Seat, move: Sharpen) -> None:
    hero = field.hero(move.hero)
    dice = field.state.book.rules.dice
    die = dice[dice.index(hero.die) + 1]
    field.state = field.state.with_hero(replace(hero, die=die, upgraded=True))
    field.tell("sharpened", hero=hero_ref(hero.kind), die=die)
    _onwards(field)


def _learn(field: Field, seat: Seat, move: Learn) -> None:
    hero = field.hero(move.hero)
    order = [ability.id for ability in sheet(field.state.book, hero).abilities]
    known = tuple(key for key in order if key in hero.known or key == move.ability)
    field.state = field.state.with_hero(replace(hero, known=known, upgraded=True))
    field.tell("learned", hero=hero_ref(hero.kind), ability=Ref("ability", move.ability))
    _onwards(field)


def _onwards(field: Field) -> None:
    if all(hero.upgraded for hero in field.state.heroes):
        next_wave(field)


# -- a hero's actions --------------------------------------------------------------------------------------------------


def _spend(field: Field, kind: str) -> Hero:
    hero = field.hero(kind)
    hero = replace(hero, actions=hero.actions - 1)
    field.state = field.state.with_hero(hero)
    return hero


def _go(field: Field, kind: str, square: int) -> None:
    """A hero walks, by a cheapest path; only cost and destination matter (BG-19)."""
    hero = field.hero(kind)
    ground = board(field.state.map, field.state.book.rules)
    cost = ground.reach(hero.square, field.state.taken - {hero.square})[square][0]
    field.place_hero(kind, square)
    field.tell("walked", hero=hero_ref(kind), origin=square_ref(hero.square), square=square_ref(square), cost=cost)


def _walk(field: Field, seat: Seat, move: Walk) -> None:
    _spend(field, move.hero)
    _go(field, move.hero, square_of(move.square))


def _attack(field: Field, seat: Seat, move: Attack) -> None:
    _spend(field, move.hero)
    field.hero_attacks(move.hero, move.target)


def _revive(field: Field, seat: Seat, move: Revive) -> None:
    hero = _spend(field, move.hero)
    view = view_of(field.state, seat)
    fallen = next(o for o in field.state.heroes if not o.stands and beside(view, hero.square, o.square))
    hp = field.state.book.rules.revive_hp
    field.state = field.state.with_hero(replace(fallen, hp=0, actions=0))
    gained = field.heal(fallen.kind, hp)
    field.tell("revived", hero=hero_ref(hero.kind), ally=hero_ref(fallen.kind), hp=gained)


def _end_turn(field: Field, seat: Seat, move: EndTurn) -> None:
    hero = field.hero(move.hero)
    field.state = field.state.with_hero(replace(hero, actions=0))
    field.tell("turn_ended", hero=hero_ref(hero.kind), left=hero.actions)


def _follow(field: Field, seat: Seat, move: Follow) -> None:
    hero = field.hero(move.hero)
    square = square_of(move.square)
    if square != hero.square:
        _go(field, move.hero, square)
    else:
        field.tell("stayed", hero=hero_ref(hero.kind))
    field.state = field.state.with_hero(replace(field.hero(move.hero), follow=""))


# -- abilities ---------------------------------------------------------------------------------------------------------


def _use(field: Field, seat: Seat, move: UseAbility) -> None:
    hero = _spend(field, move.hero)
    ability = sheet(field.state.book, hero).ability(move.ability)
    assert ability is not None
    spent = (*hero.spent, ability.id) if ability.per_wave else hero.spent
    field.state = field.state.with_hero(replace(hero, used=(*hero.used, ability.id), spent=spent))
    _ABILITY[ability.kind](field, hero.kind, ability, move)


def _strike(field: Field, kind: str, ability: Ability, move: UseAbility) -> None:
    field.hero_attacks(kind, move.target, style_of(ability, field.hero(kind).moved))


def _move_attack(field: Field, kind: str, ability: Ability, move: UseAbility) -> None:
    square = square_of(move.square)
    if square != field.hero(kind).square:
        _go(field, kind, square)
    _strike(field, kind, ability, move)


def _teleport_attack(field: Field, kind: str, ability: Ability, move: UseAbility) -> None:
    square, start = square_of(move.square), field.hero(kind).square
    if square != start:
        field.place_hero(kind, square)
        field.tell("vanished", hero=hero_ref(kind), origin=square_ref(start), square=square_ref(square))
    _strike(field, kind, ability, move)


def _attack_move(field: Field, kind: str, ability: Ability, move: UseAbility) -> None:
    _strike(field, kind, ability, move)
    hero = field.hero(kind)
    if hero.stands:
        field.state = field.state.with_hero(replace(hero, follow=ability.id))


def _double(field: Field, kind: str, ability: Ability, move: UseAbility) -> None:
    _strike(field, kind, ability, move)
    if field.hero(kind).stands:
        _strike(field, kind, ability, replace(move, target=move.second))


def _near(field: Field, kind: str, ability: Ability) -> tuple[str, ...]:
    """The monsters in sight within the ability's reach, in their order."""
    square, book = field.hero(kind).square, field.state.book
    ground = field.ground
    order = sorted(field.state.monsters, key=lambda monster: (card(book, monster).order, monster.place))
    return tuple(monster.id for monster in order if can_hit(ground, square, monster.square, ability.reach))


def _sweep(field: Field, kind: str, ability: Ability, move: UseAbility) -> None:
    for key in _near(field, kind, ability):
        if field.hero(kind).stands:
            _strike(field, kind, ability, replace(move, target=key))


def _burst(field: Field, kind: str, ability: Ability, move: UseAbility) -> None:
    for key in _near(field, kind, ability):
        loss = field.hurt_monster(key, ability.amount)
        left = field.state.monster(key)
        facts: dict[str, Fact] = {"monster": figure(key), "loss": loss, "left": left.hp if left else 0}
        field.tell("burst", hero=hero_ref(kind), ability=Ref("ability", ability.id), **facts)
        if left is None:
            field.tell("slain", monster=figure(key))


def _heal(field: Field, kind: str, ability: Ability, move: UseAbility) -> None:
    whom = move.target or kind
    gained = field.heal(whom, ability.amount)
    facts = {"amount": gained, "hp": field.hero(whom).hp, "up": 0}
    field.tell("recovered", hero=hero_ref(whom), by=Ref("ability", ability.id), **facts)


def _guard(field: Field, kind: str, ability: Ability, move: UseAbility) -> None:
    field.state = field.state.with_hero(replace(field.hero(kind), guard=ability.defence))
    field.tell("guarded", hero=hero_ref(kind), ability=Ref("ability", ability.id), bonus=ability.defence)


def _dodge(field: Field, kind: str, ability: Ability, move: UseAbility) -> None:
    field.state = field.state.with_hero(replace(field.hero(kind), dodge=ability.amount))
    field.tell("dodging", hero=hero_ref(kind), ability=Ref("ability", ability.id), amount=ability.amount)


_ABILITY: dict[str, Callable[[Field, str, Ability, UseAbility], None]] = {
    "attack": _strike,
    "move_attack": _move_attack,
    "attack_move": _attack_move,
    "teleport_attack": _teleport_attack,
    "double": _double,
    "sweep": _sweep,
    "burst": _burst,
    "heal": _heal,
    "guard": _guard,
    "dodge": _dodge,
}

_DO: dict[type[Move], Callable[[Field, Seat, Any], None]] = {
    ChooseHero: _choose,
    Sharpen: _sharpen,
    Learn: _learn,
    Walk: _walk,
    Attack: _attack,
    Revive: _revive,
    EndTurn: _end_turn,
    Follow: _follow,
    UseAbility: _use,
}
