"""Whom and where a hero can reach, from the view."""

from __future__ import annotations

from rules.bastion.board import DISTANCE, SQUARES
from rules.bastion.combat import can_hit
from rules.bastion.view import BastionView, HeroView, ability_of


def aims(view: BastionView, square: int, reach: int) -> tuple[str, ...]:
    """The monsters in range and in sight of a square, in the monsters' order."""
    ground = view.board
    return tuple(monster.id for monster in view.ordered if can_hit(ground, square, monster.square, reach))


def destinations(view: BastionView, hero: HeroView, points: int) -> tuple[int, ...]:
    """Where a hero can go with so many points: its own square first, then the cheapest."""
    found = view.board.reach(hero.square, view.taken - {hero.square})
    near = sorted((cost, square) for square, (cost, _) in found.items() if cost <= points and square != hero.square)
    return (hero.square, *(square for _, square in near))


def misty(view: BastionView, hero: HeroView, reach: int) -> tuple[int, ...]:
    """Where a hero can teleport to: its own square first, then free squares in sight."""
    seen, far, ground = view.board.seen[hero.square], DISTANCE[hero.square], view.board
    taken = view.taken
    near = (square for square in range(SQUARES) if far[square] <= reach and seen[square] and ground.open(square))
    return (hero.square, *(square for square in near if square not in taken))


def ready_abilities(view: BastionView, hero: HeroView) -> tuple[str, ...]:
    """The known abilities that may still be used in this turn and this wave, in the order of the sheet."""
    left = dict(hero.left)
    if hero.used and not view.book.rules.ability_limit_is_per_ability:
        return ()
    able = (key for key in hero.abilities if key in hero.known and key not in hero.used and left.get(key, 1) > 0)
    return tuple(key for key in able if ability_of(view, hero, key) is not None)
