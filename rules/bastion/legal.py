"""What a seat may do, and why not (BG-13 to BG-21, BG-42).

`check` is the one judge: `play` asks it before every move; `legal_moves` lists what it lets through. Both know the view
and nothing else.
"""

from __future__ import annotations

from dataclasses import replace

from rules import grid
from rules.bastion.aims import aims, destinations, misty, ready_abilities
from rules.bastion.board import BLOCKED, DISTANCE, path
from rules.bastion.book import SIZE, Ability, name_of
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
from rules.bastion.view import BastionView, HeroView, ability_of
from rules.game import Fact, Illegal, Move, Ref, Resign

HERO_MOVES = (Walk, Attack, UseAbility, Follow, Revive, EndTurn)
UPGRADES = (Sharpen, Learn)


# -- the judge ---------------------------------------------------------------------------------------------------------


def check(view: BastionView, move: Move) -> None:
    """Nothing if the viewing seat may make this (canonical) move now. Raises Illegal."""
    if view.phase == "over":
        raise Illegal("over")
    if not isinstance(move, (*HERO_MOVES, *UPGRADES, ChooseHero, Resign)):
        raise Illegal("no-such-move")
    if view.seat is None or not 0 <= view.seat < view.seats:
        raise Illegal("not-a-seat")
    if isinstance(move, ChooseHero):
        _check_choice(view, move)
    elif isinstance(move, UPGRADES):
        _check_upgrade(view, move)
    elif isinstance(move, HERO_MOVES):
        _check_act(view, move)


def _check_choice(view: BastionView, move: ChooseHero) -> None:
    if view.phase != "choose":
        raise Illegal("already-chosen")
    if view.seat not in view.may_choose:
        raise Illegal("already-chosen")
    if view.book.hero(move.hero) is None:
        raise Illegal("no-such-hero", heroes=tuple(Ref("hero", card.id) for card in view.book.heroes))
    for seat, kind in view.picks:
        if kind == move.hero:
            reason = "hero-yours" if seat == view.seat else "same-hero"
            raise Illegal(reason, hero=Ref("hero", kind), seat=Ref("seat", seat))


def _hero(view: BastionView, kind: str) -> HeroView:
    if not kind:
        raise Illegal("which-hero", heroes=tuple(Ref("hero", hero.kind) for hero in view.own))
    hero = view.hero(kind)
    if hero is None:
        raise Illegal("no-such-hero", heroes=tuple(Ref("hero", other.kind) for other in view.own))
    if hero.seat != view.seat:
        raise Illegal("not-your-hero", hero=Ref("hero", kind), heroes=tuple(Ref("hero", other.kind) for other in view.own))
    return hero


def _check_upgrade(view: BastionView, move: Sharpen | Learn) -> None:
    if view.phase != "upgrade":
        raise Illegal("no-upgrade")
    hero = _hero(view, move.hero)
    facts: dict[str, Fact] = {"hero": Ref("hero", hero.kind)}
    if not hero.upgrading:
        raise Illegal("upgraded", **facts)
    if isinstance(move, Sharpen):
        if hero.die >= view.book.rules.dice[-1]:
            raise Illegal("die-max", **facts, die=hero.die)
        return
    unknown = tuple(Ref("ability", key) for key in hero.abilities if key not in hero.known)
    if move.ability not in hero.abilities:
        raise Illegal("not-on-sheet", **facts, abilities=unknown)
    if move.ability in hero.known:
        raise Illegal("ability-known", **facts, ability=Ref("ability", move.ability), abilities=unknown)


def _check_act(view: BastionView, move: Move) -> None:
    """A move of the heroes' phase."""
    assert isinstance(move, HERO_MOVES)
    if view.phase == "choose":
        raise Illegal("not-hero-phase")
    if view.phase == "upgrade":
        raise Illegal("upgrade-pending")
    hero = _hero(view, move.hero)
    if not hero.stands:
        raise Illegal("hero-down", hero=Ref("hero", hero.kind))
    if isinstance(move, Follow):
        if not hero.follow:
            raise Illegal("no-follow", hero=Ref("hero", hero.kind))
        _check_square(view, hero, move.square, may_stay=True)
        return
    if hero.follow:
        raise Illegal("follow-first", hero=Ref("hero", hero.kind), ability=Ref("ability", hero.follow))
    if not view.monsters:
        raise Illegal("wave-over")
    if not hero.actions:
        raise Illegal("no-actions", hero=Ref("hero", hero.kind))
    if isinstance(move, Walk):
        _check_square(view, hero, move.square, may_stay=False)
    elif isinstance(move, Attack):
        _check_target(view, hero.square, hero.range, move.target)
    elif isinstance(move, Revive):
        _check_revive(view, hero)
    elif isinstance(move, UseAbility):
        _check_ability(view, hero, move)


def square_number(text: str) -> int:
    """The index of a typed square. Raises Illegal("off-grid")."""
    square = grid.parse(text)
    if square is None or not grid.on_board(square, SIZE, SIZE):
        raise Illegal("off-grid")
    return grid.index(square, SIZE)


def _free(view: BastionView, text: str) -> int:
    """A square that is open and free. Raises Illegal."""
    square = square_number(text)
    place = Ref("square", name_of(square))
    if view.squares[square].wall is not None:
        raise Illegal("wall", square=place)
    if square in view.taken:
        raise Illegal("occupied", square=place, who=_who(view, square))
    return square


def _who(view: BastionView, square: int) -> Ref:
    key = next((hero.kind for hero in view.heroes if hero.square == square), None)
    return Ref("figure", key or next(monster.id for monster in view.monsters if monster.square == square))


def _check_square(view: BastionView, hero: HeroView, text: str, *, may_stay: bool, most: int | None = None) -> None:
    """Whether the hero can go there; `most` points instead of what the view's reach knows."""
    if square_number(text) == hero.square:
        if may_stay:
            return
        raise Illegal("no-move", square=Ref("square", name_of(hero.square)))
    square = _free(view, text)
    found = view.board.reach(hero.square, view.taken - {hero.square})
    if square not in found:
        raise Illegal("unreachable", square=Ref("square", name_of(square)))
    points = (_follow_points(view, hero) if hero.follow else hero.speed) if most is None else most
    cost = found[square][0]
    if cost > points:
        near = max((step for step in path(found, square) if found[step][0] <= points), key=lambda step: found[step][0])
        facts: dict[str, Fact] = {"square": Ref("square", name_of(square)), "cost": cost, "points": points}
        raise Illegal("too-far", **facts, near=Ref("square", name_of(near)))


def _follow_points(view: BastionView, hero: HeroView) -> int:
    ability = ability_of(view, hero, hero.follow)
    return ability.move if ability else 0


def _check_target(view: BastionView, square: int, reach: int, key: str) -> None:
    """Whether a monster can be attacked from a square. Raises Illegal."""
    monster = view.monster(key)
    if monster is None:
        raise Illegal("bad-target", targets=tuple(Ref("figure", other.id) for other in view.monsters))
    distance = DISTANCE[square][monster.square]
    if distance > reach:
        raise Illegal("out-of-range", target=Ref("figure", key), distance=distance, range=reach)
    if view.board.seen[square][monster.square] == BLOCKED:
        facts: dict[str, Fact] = {"origin": Ref("square", name_of(square)), "square": Ref("square", name_of(monster.square))}
        walls = tuple(Ref("square", grid.name(wall)) for wall in view.board.look(square, monster.square).blockers)
        raise Illegal("no-sight", target=Ref("figure", key), **facts, walls=walls)


def _check_revive(view: BastionView, hero: HeroView) -> None:
    others = [other for other in view.heroes if other.kind != hero.kind]
    if not others:
        raise Illegal("alone")
    down = [other for other in others if not other.stands]
    if not down:
        raise Illegal("not-down", hero=Ref("hero", others[0].kind))
    if not any(beside(view, hero.square, other.square) for other in down):
        facts: dict[str, Fact] = {"hero": Ref("hero", down[0].kind), "square": Ref("square", name_of(down[0].square))}
        raise Illegal("not-adjacent", **facts)


def beside(view: BastionView, a: int, b: int) -> bool:
    """Whether two squares are adjacent and not parted by a sealed corner (BG-15)."""
    return DISTANCE[a][b] == 1 and not view.board.sealed(a, b)


def _check_ability(view: BastionView, hero: HeroView, move: UseAbility) -> None:
    ability = ability_of(view, hero, move.ability)
    able = tuple(Ref("ability", key) for key in ready_abilities(view, hero))
    if ability is None or ability.id not in hero.known:
        raise Illegal("unknown-ability", hero=Ref("hero", hero.kind), abilities=able)
    name = Ref("ability", ability.id)
    rules = view.book.rules
    if ability.id in hero.used or (hero.used and not rules.ability_limit_is_per_ability):
        raise Illegal("ability-used", ability=name, abilities=able)
    if ability.per_wave and dict(hero.left)[ability.id] <= 0:
        raise Illegal("ability-spent", ability=name, abilities=able)
    _check_unneeded(ability, move)
    start = hero.square
    if ability.kind == "move_attack":
        _check_square(view, hero, move.square, may_stay=True, most=ability.move)
        start = square_number(move.square)
    elif ability.kind == "teleport_attack":
        start = _check_teleport(view, hero, ability, move.square)
    if ability.attacks:
        _check_target(view, start, ability.range or hero.range, move.target)
    if ability.kind == "double":
        if move.second == move.target:
            raise Illegal("same-target", target=Ref("figure", move.target))
        _check_target(view, start, ability.range or hero.range, move.second)
    elif ability.kind in ("sweep", "burst") and not aims(view, hero.square, ability.reach):
        raise Illegal("nobody-near", ability=name, range=ability.reach)
    elif ability.kind == "heal":
        _check_heal(view, hero, ability, move.target)


def _check_unneeded(ability: Ability, move: UseAbility) -> None:
    """Nothing is given that the ability does not ask for."""
    asked = {
        "target": ability.attacks or (ability.kind == "heal" and ability.reach > 0),
        "square": ability.kind in ("move_attack", "teleport_attack"),
        "second": ability.kind == "double",
    }
    for name, wanted in asked.items():
        if getattr(move, name) and not wanted:
            raise Illegal("not-for-that", ability=Ref("ability", ability.id))


def _check_teleport(view: BastionView, hero: HeroView, ability: Ability, text: str) -> int:
    if square_number(text) == hero.square:
        return hero.square
    square = _free(view, text)
    place = Ref("square", name_of(square))
    distance = DISTANCE[hero.square][square]
    if distance > ability.reach:
        raise Illegal("mist-too-far", square=place, distance=distance, range=ability.reach)
    if view.board.seen[hero.square][square] == BLOCKED:
        raise Illegal("mist-unseen", square=place)
    return square


def _check_heal(view: BastionView, hero: HeroView, ability: Ability, key: str) -> None:
    other = hero if not ability.reach else view.hero(key)
    if other is None:
        raise Illegal("heal-whom", heroes=tuple(Ref("hero", item.kind) for item in view.heroes))
    if not other.stands:
        raise Illegal("heal-down", hero=Ref("hero", other.kind))
    if other.kind != hero.kind:
        distance = DISTANCE[hero.square][other.square]
        if distance > ability.reach or view.board.seen[hero.square][other.square] == BLOCKED:
            raise Illegal("heal-far", hero=Ref("hero", other.kind), range=ability.reach)
    if other.hp >= other.most:
        raise Illegal("unhurt", hero=Ref("hero", other.kind), hp=other.hp)


# -- the list ----------------------------------------------------------------------------------------------------------


def legal_moves(view: BastionView) -> tuple[Move, ...]:
    """Every move of the viewing seat, in a stable order; empty for who watches and when the match is over."""
    if view.seat is None or view.seat >= view.seats or view.phase == "over":
        return ()
    found: list[Move] = []
    if view.seat in view.may_choose:
        taken = [kind for _, kind in view.picks]
        found += [ChooseHero(card.id) for card in view.book.heroes if card.id not in taken]
    for hero in view.own:
        if view.phase == "upgrade" and hero.upgrading:
            found += upgrades(view, hero)
        elif view.phase == "turn" and hero.stands:
            found += hero_moves(view, hero)
    return (*found, Resign())


def upgrades(view: BastionView, hero: HeroView) -> list[Move]:
    """What a hero may choose between waves."""
    found: list[Move] = [Sharpen(hero.kind)] if hero.die < view.book.rules.dice[-1] else []
    return found + [Learn(key, hero.kind) for key in hero.abilities if key not in hero.known]


def hero_moves(view: BastionView, hero: HeroView) -> list[Move]:
    """What a standing hero may do in the heroes' phase."""
    if hero.follow:
        return [Follow(name_of(square), hero.kind) for square in (hero.square, *(square for square, _ in hero.reach))]
    if not hero.actions or not view.monsters:
        return []
    found: list[Move] = [Walk(name_of(square), hero.kind) for square, _ in hero.reach]
    found += [Attack(key, hero.kind) for key in aims(view, hero.square, hero.range)]
    for key in ready_abilities(view, hero):
        found += uses(view, hero, key)
    down = [other for other in view.heroes if not other.stands and beside(view, hero.square, other.square)]
    if down:
        found.append(Revive(hero.kind))
    return [*found, EndTurn(hero.kind)]


def uses(view: BastionView, hero: HeroView, key: str) -> list[Move]:
    """All ways to use a ready ability now."""
    ability = ability_of(view, hero, key)
    assert ability is not None
    kind, me = ability.kind, hero.kind
    reach = ability.range or hero.range
    if kind in ("attack", "attack_move"):
        return [UseAbility(key, target, hero=me) for target in aims(view, hero.square, reach)]
    if kind in ("move_attack", "teleport_attack"):
        squares = destinations(view, hero, ability.move) if kind == "move_attack" else misty(view, hero, ability.reach)
        return [UseAbility(key, target, name_of(to), hero=me) for to in squares for target in aims(view, to, reach)]
    if kind == "double":
        near = aims(view, hero.square, reach)
        return [UseAbility(key, one, second=two, hero=me) for one in near for two in near if one != two]
    if kind in ("sweep", "burst"):
        return [UseAbility(key, hero=me)] if aims(view, hero.square, ability.reach) else []
    if kind == "heal":
        return [UseAbility(key, whom, hero=me) for whom in _mendable(view, hero, ability)]
    return [UseAbility(key, hero=me)]


def _mendable(view: BastionView, hero: HeroView, ability: Ability) -> list[str]:
    """Whom a healing ability can help: "" for itself where it helps nobody else."""
    if not ability.reach:
        return [""] if hero.hp < hero.most else []
    seen = view.board.seen[hero.square]
    near = [
        other
        for other in view.heroes
        if other.kind == hero.kind or (DISTANCE[hero.square][other.square] <= ability.reach and seen[other.square])
    ]
    return [other.kind for other in near if other.stands and other.hp < other.most]


# -- typed forms -------------------------------------------------------------------------------------------------------


def canonical(view: BastionView, move: Move) -> Move:
    """The listed form of a move: the hero filled in where only one can be meant, squares as they are named, staying as
    one's own square."""
    if isinstance(move, HERO_MOVES + UPGRADES) and not move.hero:
        move = replace(move, hero=_meant(view, move))
    if isinstance(move, Walk | Follow | UseAbility) and move.square:
        square = grid.parse(move.square)
        if square is not None and grid.on_board(square, SIZE, SIZE):
            move = replace(move, square=grid.name(square))
    if isinstance(move, UseAbility):
        return _canonical_use(view, move)
    return move


def _meant(view: BastionView, move: Move) -> str:
    """Which own hero acts where none is named; "" where several could."""
    own = view.own
    if isinstance(move, UseAbility | Learn):
        own = tuple(hero for hero in own if move.ability in hero.abilities) or own
    if isinstance(move, Follow):
        own = tuple(hero for hero in own if hero.follow) or own
    elif isinstance(move, HERO_MOVES):
        own = tuple(hero for hero in own if hero.stands and hero.actions) or own
    else:
        own = tuple(hero for hero in own if hero.upgrading) or own
    return own[0].kind if len(own) == 1 else ""


def _canonical_use(view: BastionView, move: UseAbility) -> UseAbility:
    hero = view.hero(move.hero)
    ability = ability_of(view, hero, move.ability) if hero is not None else None
    if hero is None or ability is None:
        return move
    if ability.kind in ("move_attack", "teleport_attack") and not move.square:
        move = replace(move, square=name_of(hero.square))
    if ability.kind == "heal":
        if ability.reach and not move.target:
            move = replace(move, target=hero.kind)
        elif not ability.reach and move.target == hero.kind:
            move = replace(move, target="")
    return move
