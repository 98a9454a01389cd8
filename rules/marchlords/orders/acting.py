"""The faction's action, sieges, ransoms (marchlords.md 9.1 step 4, 10, 13)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Illegal
from rules.marchlords.moves import Assault, Ransom, Release, Sally, UseAction
from rules.marchlords.numbers import numbers
from rules.marchlords.orders.ken import Ken, afford
from rules.marchlords.state import Desk, Offer, Siege

STEP = 5
MOST = 200
"""Ransoms go in steps of 5 gold up to 200."""


def use_action(ken: Ken, desk: Desk, move: UseAction) -> Desk:
    """Trigger the action for the coming flip (R13.3 to R13.5)."""
    action, own = ken.faction.action, ken.view.kingdoms[ken.seat]
    if action is None:
        raise Illegal("action-none")
    if desk.action:
        raise Illegal("already")
    if action.kind == "waaagh":
        have = own.waaagh or 0
        if have < action.victories:
            raise Illegal("waaagh-locked", have=have, need=action.victories)
    elif own.cooldown:
        raise Illegal("action-cooldown", turns=own.cooldown)
    return replace(desk, action=action.id)


def assault(ken: Ken, desk: Desk, move: Assault) -> Desk:
    """Besiegers storm the city at the flip (R10.3)."""
    tile = ken.tile(move.tile)
    siege = _siege(ken, tile)
    ken.calm(tile)
    if siege.besieger != ken.seat:
        raise Illegal("no-siege", tile=ken.place(tile))
    if tile in desk.assaults:
        raise Illegal("already")
    leaving = {march.army for march in desk.marches}
    here = [army.number for army in ken.armies.values() if army.tile == tile]
    if any(number in leaving for number in here):
        raise Illegal("army-has-moved", army=ken.ref(next(number for number in here if number in leaving)))
    return replace(desk, assaults=tuple(sorted((*desk.assaults, tile))))


def sally(ken: Ken, desk: Desk, move: Sally) -> Desk:
    """Besieged armies break out at the flip (R10.3)."""
    tile = ken.tile(move.tile)
    siege = _siege(ken, tile)
    ken.calm(tile)
    if siege.besieger == ken.seat:
        raise Illegal("no-siege", tile=ken.place(tile))
    if not any(army.tile == tile for army in ken.armies.values()):
        raise Illegal("no-army-on-tile", tile=ken.place(tile))
    if tile in desk.sallies:
        raise Illegal("already")
    return replace(desk, sallies=tuple(sorted((*desk.sallies, tile))))


def _siege(ken: Ken, tile: int) -> Siege:
    siege = ken.sieges.get(tile)
    holding = ken.held.get(tile)
    if siege is None or holding is None or ken.seat not in (siege.besieger, holding.owner):
        raise Illegal("no-siege", tile=ken.place(tile))
    return siege


def ransom(ken: Ken, desk: Desk, move: Ransom) -> Desk:
    """Gold set aside for the return of a general; a new offer replaces the old one."""
    captive = ken.captives.get(move.captive)
    if captive is None or captive.owner != ken.seat:
        raise Illegal("no-such-captive")
    offers = _with(desk.offers, _offer(move.captive, move.gold))
    return afford(ken, desk, replace(desk, offers=offers))


def release(ken: Ken, desk: Desk, move: Release) -> Desk:
    """The captive goes free if at least so much is offered."""
    captive = ken.captives.get(move.captive)
    if captive is None or captive.captor != ken.seat:
        raise Illegal("no-such-captive")
    return replace(desk, releases=_with(desk.releases, _offer(move.captive, move.gold)))


def rounded(gold: int) -> int:
    """A sum of gold as it is listed: down to a multiple of five."""
    return gold // STEP * STEP


def _offer(captive: int, gold: int) -> Offer:
    least = numbers().cost.ransom
    if not least <= gold <= MOST:
        raise Illegal("ransom-sum", least=least, most=MOST)
    return Offer(captive, rounded(gold))


def _with(offers: tuple[Offer, ...], offer: Offer) -> tuple[Offer, ...]:
    if offer in offers:
        raise Illegal("same-order")
    others = (other for other in offers if other.captive != offer.captive)
    return tuple(sorted((*others, offer), key=lambda other: other.captive))
