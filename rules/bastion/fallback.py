"""Moves for an absent seat, from its view alone: the least the rules allow, or sensible play (`pilot`)."""

from __future__ import annotations

from rules.bastion.book import name_of
from rules.bastion.legal import upgrades
from rules.bastion.moves import ChooseHero, EndTurn, Follow
from rules.bastion.pilot import Pilot
from rules.bastion.view import BastionView, HeroView
from rules.chance import Chance
from rules.game import Move


def busy(view: BastionView) -> tuple[HeroView, ...]:
    """The own heroes that still have something to do in the heroes' phase, those with an open move first."""
    able = [hero for hero in view.own if hero.follow or (view.monsters and hero.stands and hero.actions)]
    return tuple(sorted(able, key=lambda hero: not hero.follow))


def least(view: BastionView, chance: Chance) -> tuple[Move, ...]:
    """Unused actions are lost, open moves stay (BG-45); between waves the default of BG-42; a hero by lot."""
    if view.phase == "turn":
        found: list[Move] = []
        for hero in busy(view):
            if hero.follow:
                found.append(Follow(name_of(hero.square), hero.kind))
            if hero.actions and view.monsters:
                found.append(EndTurn(hero.kind))
        return tuple(found)
    return _between(view, chance)


def autopilot(view: BastionView, chance: Chance) -> tuple[Move, ...]:
    """One action at a time, because what comes next depends on the dice."""
    if view.phase == "turn":
        return (Pilot(view, busy(view)[0]).best(),)
    return _between(view, chance)


def _between(view: BastionView, chance: Chance) -> tuple[Move, ...]:
    if view.phase == "choose":
        taken = [kind for _, kind in view.picks]
        free = [card.id for card in view.book.heroes if card.id not in taken]
        return (ChooseHero(chance.pick("hero", free)),)
    hero = next(hero for hero in view.own if hero.upgrading)
    return (upgrades(view, hero)[0],)
