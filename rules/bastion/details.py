"""What a menu says beneath a choice: a hero's numbers, the cost of a square, the odds against a target, what an ability
does."""

from __future__ import annotations

from rules.bastion.aims import aims
from rules.bastion.book import name_of
from rules.bastion.combat import Style, duel, odds, stepped, style_of
from rules.bastion.labels import MARK, square_named
from rules.bastion.previews import dice_phrase, fighter, foe, odds_facts, short_dice, text_of
from rules.bastion.view import BastionView, HeroView, ability_of
from rules.game import Fact, Phrase, Ref


def detail(view: BastionView, ref: Ref) -> Phrase | None:
    """The line beneath that choice; None where the name says enough."""
    value = str(ref.value)
    if ref.domain == "hero":
        return _hero(view, value)
    if ref.domain == "ability":
        return text_of(view, value)
    if ref.domain == "deed":
        return _deed(view, value)
    if ref.domain == "figure":
        return _figure(view, value)
    parts = value.split(MARK)
    hero = view.hero(parts[0])
    if hero is None or len(parts) < 3:
        return None
    if ref.domain == "spot":
        return _spot(view, hero, parts[1], parts[2])
    return _aim(view, hero, parts[1], parts[2:]) if ref.domain == "aim" else None


def _hero(view: BastionView, kind: str) -> Phrase | None:
    hero = view.hero(kind)
    if hero is not None:
        facts: dict[str, Fact] = {"hp": hero.hp, "most": hero.most, "left": hero.actions, "die": hero.die}
        return Phrase("detail-hero", facts | {"square": Ref("square", name_of(hero.square))})
    card = view.book.hero(kind)
    if card is None:
        return None
    hp = card.hp + (view.book.rules.solo_hp if view.party == 1 else 0)
    sheet: dict[str, Fact] = {"title": Ref("title", kind), "ability": Ref("ability", card.abilities[0].id)}
    return Phrase("detail-sheet", sheet | {"die": card.die, "hp": hp, "speed": card.speed, "range": card.range})


def _deed(view: BastionView, deed: str) -> Phrase | None:
    """What a deed means; numbers only where one own hero can be meant."""
    own = view.own
    if deed == "sharpen" and len([hero for hero in own if hero.upgrading]) == 1:
        hero = next(hero for hero in own if hero.upgrading)
        return Phrase("detail-sharpen", {"old": hero.die, "die": stepped(view.book.rules.dice, hero.die, 1)})
    if deed == "walk" and len(own) == 1:
        return Phrase("detail-walk", {"points": own[0].speed})
    if deed == "attack" and len(own) == 1:
        return Phrase("detail-attack", {"die": own[0].die, "range": own[0].range})
    return Phrase("detail-end") if deed == "end" else None


def _figure(view: BastionView, key: str) -> Phrase | None:
    monster, hero = view.monster(key), view.hero(key)
    if monster is not None:
        facts: dict[str, Fact] = {"hp": monster.hp, "most": monster.most, "die": monster.die}
        return Phrase("detail-figure", facts | {"square": Ref("square", name_of(monster.square))})
    return _hero(view, key) if hero is not None else None


def _spot(view: BastionView, hero: HeroView, how: str, text: str) -> Phrase | None:
    square = square_named(text)
    if square is None:
        return None
    ability = ability_of(view, hero, how)
    reach = ability.range or hero.range if ability is not None else hero.range
    found = view.board.reach(hero.square, view.taken - {hero.square})
    walks = ability is None or ability.kind != "teleport_attack"
    facts: dict[str, Fact] = {
        "cost": found[square][0] if walks and square in found else 0,
        "height": view.squares[square].height,
        "here": int(square == hero.square),
        "targets": tuple(Ref("figure", key) for key in aims(view, square, reach)),
    }
    return Phrase("detail-step" if walks else "detail-mist", facts)


def _aim(view: BastionView, hero: HeroView, how: str, rest: list[str]) -> Phrase | None:
    """`rest`: a square to attack from, if any, and the figure aimed at."""
    monster = view.monster(rest[-1])
    if monster is None:
        return _figure(view, rest[-1])
    square = square_named(rest[0]) if len(rest) > 1 else hero.square
    ability = ability_of(view, hero, how)
    moved = hero.moved or square != hero.square
    style = Style() if ability is None else style_of(ability, moved)
    match = duel(view.board, fighter(hero, square), foe(monster), style)
    facts = odds_facts(odds(match, (hero.hp, monster.hp), hero.dodge))
    dice: dict[str, Fact] = {"mine": short_dice(match, 0), "theirs": dice_phrase(match, 1)}
    return Phrase("detail-aim", facts | dice | {"hp": monster.hp, "ripostes": int(match.ripostes)})
