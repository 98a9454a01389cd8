"""What a seat can know beforehand of the consequences of a move: costs, both dice with their modifiers, exact odds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from rules.bastion.aims import aims
from rules.bastion.book import Ability, house, name_of
from rules.bastion.combat import Duel, Fighter, Odds, Style, duel, odds, percent, stepped, style_of, tenths
from rules.bastion.legal import canonical, check, square_number
from rules.bastion.moves import Attack, ChooseHero, EndTurn, Follow, Learn, Revive, Sharpen, UseAbility, Walk
from rules.bastion.view import BastionView, HeroView, MonsterView, ability_of
from rules.game import Fact, Illegal, Move, Phrase, Ref


def preview(view: BastionView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
    """The consequences of a batch as far as they can be told: of the moves up to the first that rolls a die."""
    lines: list[Phrase] = []
    for move in moves:
        meant = canonical(view, move)
        try:
            check(view, meant)
        except Illegal:
            break
        lines += lines_of(view, meant)
        if not isinstance(meant, Walk):
            break
        view = _walked(view, meant)
    return tuple(lines)


def _walked(view: BastionView, move: Walk) -> BastionView:
    """The view after a walk, as far as further moves of the same batch need it."""
    heroes = tuple(
        replace(hero, square=square_number(move.square), moved=True, actions=hero.actions - 1, reach=())
        if hero.kind == move.hero
        else hero
        for hero in view.heroes
    )
    return replace(view, heroes=heroes)


def lines_of(view: BastionView, move: Move) -> list[Phrase]:
    """The consequences of one legal move."""
    hero = view.hero(getattr(move, "hero", ""))
    if hero is None:
        return [Phrase("preview-choose", {"hero": Ref("hero", move.hero)})] if isinstance(move, ChooseHero) else []
    name: dict[str, Fact] = {"hero": Ref("hero", hero.kind)}
    if isinstance(move, Walk | Follow):
        return [step_line(view, hero, square_number(move.square))]
    if isinstance(move, Attack):
        monster = view.monster(move.target)
        return [] if monster is None else odds_lines(view, hero, monster)
    if isinstance(move, UseAbility):
        return _ability(view, hero, move)
    if isinstance(move, Revive):
        return [Phrase("preview-revive", name | {"hp": view.book.rules.revive_hp})]
    if isinstance(move, EndTurn):
        return [Phrase("preview-end", name | {"left": hero.actions})]
    if isinstance(move, Sharpen):
        return [Phrase("preview-sharpen", name | {"old": hero.die, "die": stepped(view.book.rules.dice, hero.die, 1)})]
    if isinstance(move, Learn):
        learnt: dict[str, Fact] = {"ability": Ref("ability", move.ability), "text": text_of(view, move.ability)}
        return [Phrase("preview-learn", name | learnt)]
    return []


def text_of(view: BastionView, key: str) -> Phrase:
    """What an ability does, in a sentence: the house's from the words, a table's own as the table says it.
    One of the house whose numbers a table has changed is told by its kind: the house's words name the house's numbers."""
    found = view.book.ability(key)
    if found is not None and found[1].text:
        return Phrase("own-named", {"name": found[1].text})
    known = key in _house_abilities() if found is None else told_by_house(found[1])
    kind = found[1].kind if found is not None else "attack"
    return Phrase(f"does-{key}") if known else Phrase(f"kind-of-{kind}")


def told_by_house(ability: Ability) -> bool:
    """Whether the words have a sentence for it that tells the truth."""
    return ability == _house_abilities().get(ability.id)


@cache
def _house_abilities() -> dict[str, Ability]:
    return {ability.id: ability for card in house().heroes for ability in card.abilities}


def step_line(view: BastionView, hero: HeroView, square: int) -> Phrase:
    """What it costs to go to a square, and what can be attacked from there."""
    cost, _ = view.board.reach(hero.square, view.taken - {hero.square}).get(square, (0, 0))
    facts: dict[str, Fact] = {
        "hero": Ref("hero", hero.kind),
        "square": Ref("square", name_of(square)),
        "cost": cost,
        "height": view.squares[square].height,
    }
    targets = tuple(Ref("figure", key) for key in aims(view, square, hero.range))
    return Phrase("preview-step", facts | {"targets": targets})


def fighter(hero: HeroView, square: int | None = None) -> Fighter:
    """A hero as one side of an opposed roll, perhaps on another square."""
    return Fighter(hero.square if square is None else square, hero.die, hero.range, hero.guard)


def foe(monster: MonsterView) -> Fighter:
    """A monster as one side of an opposed roll."""
    return Fighter(monster.square, monster.die, monster.range)


def odds_lines(
    view: BastionView, hero: HeroView, monster: MonsterView, style: Style | None = None, square: int | None = None
) -> list[Phrase]:
    """Both dice with their modifiers, and the exact odds of an attack."""
    match = duel(view.board, fighter(hero, square), foe(monster), style or Style())
    found = odds(match, (hero.hp, monster.hp), hero.dodge)
    names: dict[str, Fact] = {"hero": Ref("hero", hero.kind), "target": Ref("figure", monster.id)}
    dice: dict[str, Fact] = {"mine": dice_phrase(match, 0), "theirs": dice_phrase(match, 1)}
    return [
        Phrase("preview-dice", names | dice),
        Phrase("preview-odds", odds_facts(found) | {"ripostes": int(match.ripostes)}),
    ]


def dice_phrase(match: Duel, side: int) -> Phrase:
    """A die with its modifiers: `d8 + 1 (hauteur)`."""
    mod = match.mods[side]
    parts = tuple(Phrase(f"mod-{name}", {"value": f"{value:+d}".replace("-", "−")}) for name, value in match.parts[side])
    if not parts:
        return Phrase("die", {"die": match.dice[side]})
    sign = "plus" if mod > 0 else "minus" if mod < 0 else "even"
    return Phrase("die-mod", {"die": match.dice[side], "sign": sign, "mod": abs(mod), "parts": parts})


def short_dice(match: Duel, side: int) -> Phrase:
    """The same without what the modifiers are made of: `d8 + 1`."""
    mod = match.mods[side]
    sign = "plus" if mod > 0 else "minus" if mod < 0 else "even"
    return Phrase("die-short", {"die": match.dice[side], "sign": sign, "mod": abs(mod)})


def odds_facts(found: Odds) -> dict[str, Fact]:
    """The odds as exact counts, as percentages, and the mean losses with one decimal."""
    dealt, taken = tenths(found.dealt, found.cases), tenths(found.taken, found.cases)
    return {
        "cases": found.cases,
        "won": found.won,
        "tied": found.tied,
        "lost": found.lost,
        "won_share": percent(found.won, found.cases),
        "tied_share": percent(found.tied, found.cases),
        "lost_share": percent(found.lost, found.cases),
        "kill_share": percent(found.kills, found.cases),
        "fall_share": percent(found.falls, found.cases),
        "dealt": dealt[0],
        "dealt_tenth": dealt[1],
        "taken": taken[0],
        "taken_tenth": taken[1],
    }


def _ability(view: BastionView, hero: HeroView, move: UseAbility) -> list[Phrase]:
    ability = ability_of(view, hero, move.ability)
    if ability is None:
        return []
    square = square_number(move.square) if move.square else hero.square
    lines = [Phrase("preview-ability", {"ability": Ref("ability", ability.id), "text": text_of(view, ability.id)})]
    targets = [move.target, move.second] if ability.attacks else []
    if ability.kind in ("sweep", "burst"):
        targets = list(aims(view, hero.square, ability.reach))
    if ability.kind == "burst":
        names = tuple(Ref("figure", key) for key in targets)
        return [*lines, Phrase("preview-burst", {"targets": names, "amount": ability.amount})]
    style = style_of(ability, hero.moved or square != hero.square)
    for key in targets:
        monster = view.monster(key)
        if monster is not None:
            lines += odds_lines(view, hero, monster, style, square)
            hero = replace(hero, dodge=0)  # it softens one loss: of later rolls the worst is told
    if ability.kind == "heal":
        lines.append(_heal_line(view, hero, ability, move.target))
    return lines


def _heal_line(view: BastionView, hero: HeroView, ability: Ability, key: str) -> Phrase:
    other = view.hero(key) or hero
    hp = min(other.most, other.hp + ability.amount)
    return Phrase("preview-heal", {"hero": Ref("hero", other.kind), "hp": hp, "most": other.most})
