"""Corrections by a GM: small, public, and never against the ground."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.bastion.field import Field, figure, hero_ref, square_ref
from rules.bastion.labels import figure_named, square_named
from rules.bastion.moves import SetActions, SetHitPoints, SetSquare
from rules.bastion.rounds import settle
from rules.bastion.state import Bastion, most_hp
from rules.bastion.view import view_of
from rules.chance import Chance
from rules.game import GM, PUBLIC, Illegal, Move, Ref, Step


def correct(state: Bastion, moves: Sequence[Move], chance: Chance) -> Step[Bastion]:
    """A GM's batch, all of it or nothing; what follows from it (a wave won, a defeat, the monsters' phase) happens.
    Raises Illegal."""
    if state.phase == "over":
        raise Illegal("over")
    if not moves:
        raise Illegal("no-moves")
    field = Field(state, chance)
    for move in moves:
        if field.state.phase == "over":
            raise Illegal("over")
        if isinstance(move, SetHitPoints):
            _hit_points(field, move)
        elif isinstance(move, SetSquare):
            _square(field, move)
        elif isinstance(move, SetActions):
            _actions(field, move)
        else:
            raise Illegal("no-correction")
        settle(field)
    return Step(field.state, tuple(field.events), (PUBLIC,) if field.thrown else ())


def _named(field: Field, text: str) -> str:
    view = view_of(field.state, GM)
    found = figure_named(view, text)
    if found is None:
        keys = [hero.kind for hero in view.heroes] + [monster.id for monster in view.monsters]
        raise Illegal("correction-figure", figures=tuple(Ref("figure", key) for key in keys))
    return str(found.value)


def _hit_points(field: Field, move: SetHitPoints) -> None:
    key = _named(field, move.figure)
    state = field.state
    hero, monster = state.hero(key), state.monster(key)
    most = most_hp(state.book, hero.kind if hero else monster.kind if monster else key, state.party)
    if not 0 <= move.hp <= most:
        raise Illegal("correction-hp", figure=figure(key), most=most)
    if hero is not None:
        down = {"actions": 0, "follow": "", "guard": 0, "dodge": 0} if move.hp == 0 else {}
        field.state = state.with_hero(replace(hero, hp=move.hp, **down))  # type: ignore[arg-type]
    elif monster is not None:
        field.state = state.with_monster(replace(monster, hp=move.hp))
    field.tell("corrected_hp", figure=figure(key), hp=move.hp, reason=move.reason)


def _square(field: Field, move: SetSquare) -> None:
    key = _named(field, move.figure)
    square = square_named(move.square)
    if square is None:
        raise Illegal("off-grid")
    if not field.ground.open(square) or square in field.state.taken:
        raise Illegal("correction-square", square=square_ref(square))
    hero, monster = field.state.hero(key), field.state.monster(key)
    if hero is not None:
        field.state = field.state.with_hero(replace(hero, square=square))
    elif monster is not None:
        field.state = field.state.with_monster(replace(monster, square=square))
    field.tell("corrected_square", figure=figure(key), square=square_ref(square), reason=move.reason)


def _actions(field: Field, move: SetActions) -> None:
    key = _named(field, move.hero)
    hero = field.state.hero(key)
    if hero is None or not hero.stands or field.state.phase != "turn" or not 0 <= move.actions <= 4:
        raise Illegal("correction-actions")
    field.state = field.state.with_hero(replace(hero, actions=move.actions))
    field.tell("corrected_actions", hero=hero_ref(key), actions=move.actions, reason=move.reason)
