"""The course of a match: waves, rounds, the siege, the end (BG-9, BG-12 to BG-14, BG-41 to BG-46)."""

from __future__ import annotations

from dataclasses import replace

from rules.bastion.board import DISTANCE, SQUARES
from rules.bastion.book import Book
from rules.bastion.field import Field, figure, hero_ref
from rules.bastion.monsters import monsters_phase
from rules.bastion.state import Bastion, Hero, Monster, most_hp, sheet
from rules.game import Ref


def enter(field: Field) -> None:
    """All heroes are chosen: they take the start squares in seat order, and the first wave comes."""
    state = field.state
    book = state.book
    heroes = []
    for (seat, kind), square in zip(sorted(state.picks, key=lambda pick: pick[0]), state.map.starts, strict=False):
        page = book.hero(kind)
        assert page is not None
        hp = most_hp(book, kind, state.party)
        heroes.append(Hero(kind, seat, square, hp, page.die, (page.abilities[0].id,)))
    field.state = replace(state, heroes=tuple(heroes))
    next_wave(field)


def next_wave(field: Field) -> None:
    """The next wave's monsters appear, and the heroes' phase begins (BG-9, BG-43)."""
    state = field.state
    wave = state.wave + 1
    kinds = state.book.waves[wave - 1]
    state = replace(state, wave=wave, round=0, monsters=(), trails=())
    for place, kind in enumerate(kinds, 1):
        number = 0 if kinds.count(kind) == 1 else kinds[:place].count(kind)
        monster = Monster(f"{kind}-{number}", kind, place, _gate(field, state), most_hp(state.book, kind, state.party))
        state = replace(state, monsters=(*state.monsters, monster))
    field.state = state
    names = tuple(figure(monster.id) for monster in state.monsters)
    field.tell("wave", wave=wave, waves=len(state.book.waves), monsters=names)
    next_round(field)


def _gate(field: Field, state: Bastion) -> int:
    """The first free spawn square, else the free square nearest to the first one (BG-9)."""
    gates = state.map.gates
    for square in gates:
        if square not in state.taken:
            return square
    free = [square for square in range(SQUARES) if field.ground.open(square) and square not in state.taken]
    return min(free, key=lambda square: (DISTANCE[square][gates[0]], square))


def next_round(field: Field) -> None:
    """A heroes' phase begins: actions anew, what lasted until one's next turn ends (BG-12, BG-13)."""
    state = field.state
    actions = state.book.rules.actions
    heroes = tuple(
        replace(hero, actions=actions if hero.stands else 0, used=(), guard=0, dodge=0, moved=False, follow="", rolls=0)
        for hero in state.heroes
    )
    field.state = replace(state, phase="turn", round=state.round + 1, rounds=state.rounds + 1, heroes=heroes)
    field.tell("round", wave=field.state.wave, round=field.state.round)


def settle(field: Field) -> None:
    """What follows from the state after an act: defeat, a wave won, the monsters' phase. An ability that still has its
    move is finished first."""
    state = field.state
    if state.phase not in ("turn", "upgrade"):
        return
    if not field.standing():
        _lose(field, "defeat")
    elif state.phase == "upgrade" or any(hero.follow for hero in state.heroes):
        return  # of an upgrade nothing follows but a correction's defeat
    elif not state.monsters:
        _win_wave(field)
    elif not any(hero.actions for hero in state.heroes):
        _monsters(field)


def _monsters(field: Field) -> None:
    monsters_phase(field)
    if not field.standing():
        _lose(field, "defeat")
    elif not field.state.monsters:
        _win_wave(field)
    else:
        _siege(field)
        if not field.standing():
            _lose(field, "defeat")
        elif field.state.rounds >= field.state.book.rules.max_rounds:
            _lose(field, "exhausted")
        else:
            next_round(field)


def _siege(field: Field) -> None:
    """The growing loss that ends every wave (BG-44); it cannot be dodged."""
    loss = field.state.round + 1 - field.state.book.rules.siege_from
    if loss < 1:
        return
    worn = field.standing()
    for hero in worn:
        field.hurt_hero(hero.kind, loss, dodges=False)
    field.tell("siege", heroes=tuple(hero_ref(hero.kind) for hero in worn), loss=loss)
    for hero in worn:
        if not field.hero(hero.kind).stands:
            field.tell("fell", hero=hero_ref(hero.kind))


def _win_wave(field: Field) -> None:
    """A wave is beaten: the end, or recovery and the choice between waves (BG-41, BG-42, BG-43)."""
    state = field.state
    field.tell("wave_won", wave=state.wave)
    if state.wave == len(state.book.waves):
        end(field, "victory")
        field.tell("victory", heroes=tuple(hero_ref(hero.kind) for hero in state.heroes))
        return
    if state.rounds >= state.book.rules.max_rounds:
        _lose(field, "exhausted")  # the next wave would begin with one round more
        return
    for hero in state.heroes:
        down = not hero.stands
        gained = field.heal(hero.kind, state.book.rules.wave_heal)
        if gained:
            left = field.hero(hero.kind).hp
            field.tell("recovered", hero=hero_ref(hero.kind), amount=gained, hp=left, up=int(down), by="")
    heroes = tuple(
        replace(
            hero,
            actions=0,
            used=(),
            spent=(),
            guard=0,
            dodge=0,
            moved=False,
            follow="",
            upgraded=not can_upgrade(state.book, hero),
        )
        for hero in field.state.heroes
    )
    field.state = replace(field.state, phase="upgrade", heroes=heroes)
    if all(hero.upgraded for hero in heroes):
        next_wave(field)


def can_upgrade(book: Book, hero: Hero) -> bool:
    """Whether there is anything left to choose between waves (A20)."""
    return hero.die < book.rules.dice[-1] or len(hero.known) < len(sheet(book, hero).abilities)


def end(field: Field, reason: str) -> None:
    """The match is over."""
    heroes = tuple(replace(hero, actions=0, follow="", upgraded=True) for hero in field.state.heroes)
    field.state = replace(field.state, phase="over", reason=reason, heroes=heroes)


def _lose(field: Field, reason: str) -> None:
    state = field.state
    end(field, reason)
    facts = {"wave": state.wave, "round": state.round}
    if reason == "defeat":
        field.tell("defeat", **facts)
    else:
        field.tell("exhausted", rounds=state.rounds)


def abandon(field: Field, seat: int) -> None:
    """Somebody gives the match up, for all."""
    end(field, "resigned")
    field.tell("resigned", seat=Ref("seat", seat))
