"""Step 4: contacts, sallies and assaults become battles with their sheets (marchlords.md 7, 8, 10)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from rules.marchlords.battle.sheets import led, sheet
from rules.marchlords.flip.movement import Contact
from rules.marchlords.state import Battle, Kind, Marchlords


def declare(state: Marchlords, contacts: Mapping[int, Contact], marching: Collection[tuple[int, int]]) -> Marchlords:
    """The state with the battles of this flip, numbered by tile. `marching`: armies that had orders to march."""
    fights = dict(contacts)
    for siege in state.sieges:
        holding = state.holding(siege.tile)
        assert holding is not None
        if siege.tile in fights:
            continue
        inside = any(army.tile == siege.tile and army.seat == holding.owner for army in state.armies)
        if inside and siege.tile in state.desks[holding.owner].sallies:
            fights[siege.tile] = Contact(holding.owner, siege.besieger, False)
        elif siege.tile in state.desks[siege.besieger].assaults:
            fights[siege.tile] = Contact(siege.besieger, holding.owner, False)
    battles = [
        _battle(state, number, tile, fights[tile], marching) for number, tile in enumerate(sorted(fights), 1)
    ]
    return replace(state, battles=tuple(battles))


def _battle(
    state: Marchlords, number: int, tile: int, contact: Contact, marching: Collection[tuple[int, int]]
) -> Battle:
    there = [army for army in state.armies if army.tile == tile]
    attackers = led([army for army in there if army.seat == contact.attacker])
    defenders = led([army for army in there if army.seat == contact.defender])
    kind = kind_of(state, tile, contact, bool(defenders), all(army.key in marching for army in there))
    if kind == "secours":
        relief = [army for army in attackers if army.prev >= 0]
        attackers = (*relief, *(army for army in attackers if army.prev < 0))
    elif kind == "sortie":
        defenders = led(defenders)
    return Battle(
        number=number,
        tile=tile,
        kind=kind,
        attacker=contact.attacker,
        defender=contact.defender,
        attackers=tuple(army.number for army in attackers),
        defenders=tuple(army.number for army in defenders),
        sheet=sheet(state, kind, tile, attackers, defenders),
        same=contact.same,
    )


def kind_of(state: Marchlords, tile: int, contact: Contact, defended: bool, all_marching: bool) -> Kind:
    """The type of an engagement (8)."""
    if state.land.sea[tile]:
        return "navale"
    holding, siege = state.holding(tile), state.siege(tile)
    if holding is not None and holding.built and holding.owner == contact.defender:
        if holding.city:
            return "siege_armee" if defended else "siege_garnison"
        return "assaut_port" if holding.port else "assaut_avant_poste"
    if holding is not None and siege is not None and holding.owner == contact.attacker:
        relieved = any(
            army.tile == tile and army.seat == contact.attacker and army.prev >= 0 for army in state.armies
        )
        return "secours" if relieved else "sortie"
    return "rencontre" if all_marching else "rangee"
