"""The position in words: alt texts, and the board as text that one can play from. From the view alone."""

from __future__ import annotations

from collections.abc import Sequence

from render.bastion.cards import ability_state, most_of
from render.bastion.duels import can_attack, fight
from render.bastion.field import to_act
from render.bastion.hand import upgrade_told
from render.bastion.header import facts_line
from render.bastion.overlay import sight_states
from render.bastion.recent import sentences
from render.bastion.sight import heading, reports
from render.bastion.words import (
    ability_name,
    ability_text,
    hero_name,
    hero_short,
    kind_of,
    monster_name,
    numbered,
    say,
    special_name,
    special_text,
    square_name,
    titled,
)
from render.kit.prose import ALT, TEXT, escaped, joined, plain, shortened
from render.picture import Look
from rules.bastion.board import BLOCKED, COVERED
from rules.bastion.book import HeroCard, MonsterCard
from rules.bastion.combat import percent
from rules.bastion.state import Roll
from rules.bastion.view import BastionView, HeroView, MonsterView, number_of
from rules.voice import listed


def plain_name(look: Look, seat: int) -> str:
    """A name as one line of text, without direction marks."""
    given = plain(look.names[seat]) if seat < len(look.names) else ""
    return given or say(look.language, "picture-seat", number=seat + 1)


def _safe(look: Look, view: BastionView) -> Look:
    names = tuple(escaped(plain_name(look, seat)) for seat in range(view.seats))
    return Look(look.language, names, look.code, look.palette, look.seat, look.recent)


# -- pieces ------------------------------------------------------------------------------------------------------------


def _status(view: BastionView, look: Look) -> str:
    language = look.language
    if view.outcome is not None:
        return say(language, "picture-alt-won" if view.outcome.winners else "picture-alt-lost")
    if view.phase == "choose":
        asked = [plain_name(look, seat) for seat in view.to_act]
        return say(language, "picture-alt-choosing", names=listed(asked, language)) if asked else ""
    asked = [
        f"{plain_name(look, hero.seat)} ({hero_short(hero.kind, language)})" for hero in view.heroes if to_act(hero, view)
    ]
    return say(language, "picture-alt-asked", names=listed(asked, language)) if asked else ""


def _marks(hero: HeroView, language: str) -> list[str]:
    marks = [say(language, "picture-alt-guard", bonus=hero.guard)] if hero.guard else []
    marks += [say(language, "picture-alt-dodge", amount=hero.dodge)] if hero.dodge else []
    marks += [say(language, "picture-state-follow")] if hero.follow else []
    marks += [say(language, "picture-state-upgrade")] if hero.upgrading else []
    return marks


def hero_told(hero: HeroView, look: Look, full: bool) -> str:
    """A hero in a sentence; `full` with its abilities."""
    language = look.language
    head = say(language, "picture-alt-hero", hero=hero_short(hero.kind, language), name=plain_name(look, hero.seat),
               square=square_name(hero.square), hp=hero.hp, most=hero.most, die=hero.die, speed=hero.speed,
               range=hero.range)  # fmt: skip
    actions = say(language, "picture-alt-actions", count=hero.actions)
    parts = [head, actions if hero.stands else say(language, "picture-state-down"), *_marks(hero, language)]
    if full:
        known = []
        for key in hero.known:
            left = dict(hero.left).get(key, 1)
            gone = "used" if key in hero.used else "spent" if left <= 0 else ""
            named = ability_name(key, language)
            known.append(f"{named} ({say(language, f'picture-ability-{gone}')})" if gone else named)
        parts.append(", ".join(known))
    return ", ".join(parts) + "."


def monster_told(view: BastionView, monster: MonsterView, language: str) -> str:
    """A monster in a sentence, with what it last did."""
    named = numbered(monster.kind, monster.number, language)
    parts = [say(language, "picture-alt-monster", monster=named, square=square_name(monster.square), hp=monster.hp,
                 most=monster.most, die=monster.die, speed=monster.speed, range=monster.range)]  # fmt: skip
    parts += [say(language, "picture-alt-pinned")] if monster.pinned else []
    trail = next((one for one in view.trails if one.monster == monster.id), None)
    if trail is not None and trail.d6:
        parts.append(say(language, "picture-alt-special", d6=trail.d6, special=special_name(trail.special, language)))
    if trail is not None and len(trail.path) > 1:
        parts.append(say(language, "picture-alt-came", origin=square_name(trail.path[0])))
    return ", ".join(parts) + "."


def figure_name(key: str, heroic: bool, language: str) -> str:
    """A hero or monster by its id."""
    return hero_short(key, language) if heroic else numbered(kind_of(key), number_of(key), language)


def _sum(sides: int, rolled: int, mod: int) -> str:
    if not mod:
        return f"d{sides} {rolled}"
    return f"d{sides} {rolled} {'+' if mod > 0 else '−'} {abs(mod)} = {rolled + mod}".replace("= -", "= −")


def roll_told(roll: Roll, language: str) -> str:
    """An opposed roll in a sentence."""
    who = figure_name(roll.attacker, roll.heroic, language), figure_name(roll.target, not roll.heroic, language)
    sums = [_sum(roll.dice[k], roll.rolled[k], roll.mods[k]) for k in range(2)]
    lost = [say(language, "picture-news-row", hero=who[k], loss=roll.losses[k]) for k in (1, 0) if roll.losses[k]]
    cover = say(language, "picture-alt-cover") if roll.covered else ""
    result = listed(lost, language) if lost else say(language, "picture-alt-nothing")
    return say(language, "picture-alt-roll", attacker=who[0], mine=sums[0], target=who[1], theirs=sums[1] + cover,
               result=result)  # fmt: skip


def _grounds(view: BastionView, language: str) -> list[str]:
    """Walls and heights by their squares."""
    found = []
    walls = sorted({one.wall for one in view.squares if one.wall is not None})
    for level in walls:
        names = ", ".join(square_name(one.square) for one in view.squares if one.wall == level)
        found.append(say(language, "picture-alt-walls", level=level, squares=names))
    heights = sorted({one.height for one in view.squares if one.wall is None and one.height})
    for height in heights:
        names = ", ".join(square_name(one.square) for one in view.squares if one.wall is None and one.height == height)
        found.append(say(language, "picture-alt-height", height=height, squares=names))
    return found


def _coming(view: BastionView, language: str) -> str:
    if not view.coming or view.phase == "over":
        return ""
    kinds = [
        say(language, "picture-alt-many", count=view.coming.count(kind), kind=monster_name(kind, language))
        for kind in dict.fromkeys(view.coming)
    ]
    return say(language, "picture-alt-coming", monsters=listed(kinds, language))


def _picks(view: BastionView, look: Look) -> list[str]:
    return [
        say(look.language, "picture-alt-picked", name=plain_name(look, seat), hero=hero_name(kind, look.language))
        for seat, kind in view.picks
    ]


# -- alt texts ---------------------------------------------------------------------------------------------------------


def board_alt(view: BastionView, look: Look) -> str:
    """Header, what changed, who is to act, figures, dice, ground; at most 1,024 characters."""
    language = look.language
    head = say(language, "picture-alt-board", title=say(language, "game-name"), facts=facts_line(view, look))
    said = " ".join(sentences(view, look))
    parts = [head, say(language, "picture-alt-recent", what=shortened(said, 200)) if said else "", _status(view, look)]
    if view.phase == "choose":
        parts += _picks(view, look)
    parts += [hero_told(hero, look, False) for hero in view.heroes]
    parts += [monster_told(view, monster, language) for monster in view.ordered]
    parts += [roll_told(roll, language) for roll in view.rolls]
    parts += [*_grounds(view, language), _coming(view, language)]
    return joined(parts, ALT, say(language, "picture-alt-more"))


def hand_alt(view: BastionView, look: Look, seat: int) -> str:
    """What the seat can do now."""
    language = look.language
    parts = [facts_line(view, look) + "."]
    if view.phase == "choose":
        parts += [_sheet_line(view, card, language) for card in view.book.heroes]
        parts += _picks(view, look)
    for hero in (one for one in view.heroes if one.seat == seat):
        parts.append(hero_told(hero, look, True))
        if hero.upgrading:
            parts.append(upgrade_told(view, hero, language))
        parts += reach_told(hero, language)
        parts += attacks_told(view, hero, language)
    return joined(parts, ALT, say(language, "picture-alt-more"))


def reach_told(hero: HeroView, language: str) -> list[str]:
    """Where a hero can go now, by cost."""
    costs: dict[int, list[str]] = {}
    for square, cost in hero.reach:
        costs.setdefault(cost, []).append(square_name(square))
    rows = [say(language, "picture-alt-cost", cost=cost, squares=", ".join(names)) for cost, names in costs.items()]
    return [say(language, "picture-alt-reach", rows="; ".join(rows))] if rows else []


def attacks_told(view: BastionView, hero: HeroView, language: str) -> list[str]:
    """Whom a hero could attack from where it stands, with exact odds."""
    if not (hero.stands and hero.actions) or hero.follow:
        return []
    found = []
    for monster in view.ordered:
        if can_attack(view, hero, monster):
            chances = fight(view, hero, monster)[1]
            facts = {key: percent(count, chances.cases) for key, count in
                     (("won", chances.won), ("tied", chances.tied), ("lost", chances.lost))}  # fmt: skip
            named = numbered(monster.kind, monster.number, language)
            found.append(say(language, "picture-alt-odds", monster=named, **facts))
    return found


def sight_alt(view: BastionView, look: Look, origin: int, target: int | None) -> str:
    """What is seen from a square."""
    language = look.language
    states = sight_states(view, origin)
    parts = [heading(view, language, origin) + "."]
    hero = next((one for one in view.heroes if one.square == origin), None)
    if hero is not None and target is None:
        parts += attacks_told(view, hero, language)
    parts += reports(view, look, origin, target)
    for state, key in ((BLOCKED, "picture-alt-hidden"), (COVERED, "picture-alt-covered")):
        names = [square_name(square) for square, one in enumerate(states) if one == state and view.board.open(square)]
        if names:
            parts.append(say(language, key, squares=", ".join(names)))
    if hero is not None and target is None:
        parts += reach_told(hero, language)
    return joined(parts, ALT, say(language, "picture-alt-more"))


def _sheet_line(view: BastionView, card: HeroCard, language: str) -> str:
    return say(language, "picture-alt-sheet", hero=hero_name(card.id, language), hp=most_of(view, card), die=card.die,
               speed=card.speed, range=card.range, ability=ability_name(card.abilities[0].id, language))  # fmt: skip


def hero_alt(view: BastionView, look: Look, card: HeroCard) -> str:
    """A hero's sheet."""
    language, hero = look.language, view.hero(card.id)
    parts = [_sheet_line(view, card, language) if hero is None else hero_told(hero, look, False)]
    for k, ability in enumerate(card.abilities):
        state = ability_state(ability, hero, k == 0)
        told = f" ({say(language, f'picture-ability-{state}')})" if state else ""
        parts.append(f"{ability_name(ability.id, language)}{told}{_colon(language)} {ability_text(ability, language)}")
    return joined(parts, ALT, say(language, "picture-alt-more"))


def monsters_alt(view: BastionView, look: Look, cards: Sequence[MonsterCard]) -> str:
    """Monsters' cards."""
    language = look.language
    parts = []
    for card in cards:
        parts.append(say(language, "picture-alt-card", monster=monster_name(card.id, language), hp=most_of(view, card),
                         die=card.die, speed=card.speed, range=card.range))  # fmt: skip
        parts += [titled(say(language, "picture-flies")) + "."] if card.flies else []
        for special in dict.fromkeys(card.special):
            faces = ", ".join(str(face) for face, one in enumerate(card.special, 1) if one == special)
            parts.append(f"{faces}{_colon(language)} {special_text(special, language)}")
    return joined(parts, ALT, say(language, "picture-alt-more"))


def _colon(language: str) -> str:
    return "\u202f:" if language == "fr" else ":"


# -- the board as text -------------------------------------------------------------------------------------------------


def codes(view: BastionView, language: str) -> dict[str, str]:
    """A short sign of each figure: two letters for heroes, a letter and the number for monsters; where that would be the
    same for two, H1 and M1 and so on."""
    found = {hero.kind: hero_short(hero.kind, language)[:2].title() for hero in view.heroes}
    for monster in view.monsters:
        initial = monster_name(monster.kind, language)[:1].upper()
        found[monster.id] = f"{initial}{monster.number}" if monster.number else initial
    if len(set(found.values())) < len(found) or not all(code.isalnum() for code in found.values()):
        found = {hero.kind: f"H{k}" for k, hero in enumerate(view.heroes, 1)}
        found |= {monster.id: f"M{k}" for k, monster in enumerate(view.ordered, 1)}
    return found


def _grid(view: BastionView, signs: dict[str, str]) -> str:
    """Each square as its height and who stands there; `#` and the level for walls."""
    there = {one.square: signs[one.kind] for one in view.heroes} | {one.square: signs[one.id] for one in view.monsters}
    wide = max(3, *(1 + len(str(one.height)) + len(there.get(one.square, "")) for one in view.squares))
    lines = ["  " + " ".join(column.ljust(wide) for column in "ABCDEF")]
    for row in range(5, -1, -1):
        cells = []
        for one in view.squares[6 * row : 6 * row + 6]:
            ground = f"#{one.wall}" if one.wall is not None else str(one.height)
            cells.append(f"{ground} {there[one.square]}" if one.square in there else ground)
        lines.append(f"{row + 1} " + " ".join(cell.ljust(wide) for cell in cells))
    return "```\n" + "\n".join(line.rstrip() for line in lines) + "\n```"


def board_text(view: BastionView, look: Look) -> str:
    """The whole position as Discord Markdown: header, what changed, the ground, figures, dice."""
    language = look.language
    safe, signs = _safe(look, view), codes(view, language)
    lines = [f"**{say(language, 'game-name')}** · {escaped(facts_line(view, look))}"]
    said = " ".join(sentences(view, safe, drawn=False))
    lines += [say(language, "picture-alt-recent", what=shortened(said, 600))] if said else []
    status = _status(view, safe)
    lines += [f"**{status}**"] if status else []
    lines.append(_grid(view, signs))
    lines.append(f"-# {say(language, 'picture-text-key')}")
    if view.phase == "choose":
        lines += _picks(view, safe)
    lines += [f"- `{signs[hero.kind]}` {hero_told(hero, safe, True)}" for hero in view.heroes]
    lines += [f"- `{signs[monster.id]}` {escaped(monster_told(view, monster, language))}" for monster in view.ordered]
    lines += [f"- {escaped(roll_told(roll, language))}" for roll in view.rolls]
    coming = _coming(view, language)
    lines += [escaped(coming)] if coming else []
    return shortened("\n".join(lines), TEXT)
