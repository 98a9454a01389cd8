"""Read-only help: line of sight, sheets, cards, rules."""

from __future__ import annotations

from rules import grid
from rules.bastion.board import COVERED, DISTANCE, SQUARES
from rules.bastion.book import HeroCard, MonsterCard, name_of
from rules.bastion.labels import meant, place_named
from rules.bastion.legal import beside
from rules.bastion.moves import HeroSheet, MonsterSheet, RulesText, SightLine
from rules.bastion.previews import odds_lines, text_of
from rules.bastion.state import most_hp
from rules.bastion.view import BastionView, HeroView, number_of
from rules.game import Answer, Fact, Illegal, Move, Phrase, Ref

CHAPTERS = ("turn", "attack", "sight", "moving", "monsters", "waves", "end")


def answer(view: BastionView, query: Move) -> Answer:
    """The reply to a question; pictures `sight`, `hero_sheet`, `monster_sheet`. Raises Illegal."""
    if isinstance(query, SightLine):
        return Answer(_sight(view, query), "sight")
    if isinstance(query, HeroSheet):
        return Answer(_hero(view, hero_asked(view, query.hero)), "hero_sheet")
    if isinstance(query, MonsterSheet):
        kinds = monsters_asked(view, query.monster)
        return Answer(tuple(line for kind in kinds for line in _monster(view, kind)), "monster_sheet")
    if isinstance(query, RulesText):
        return Answer(_rules(query.chapter))
    raise Illegal("no-such-query")


# -- what is asked about: pictures ask the same ------------------------------------------------------------------------


def origin_asked(view: BastionView, text: str) -> int:
    """From where somebody looks: a square or figure named, else the own (or first) hero. Raises Illegal."""
    if text.strip():
        found = place_named(view, text)
        if found is None:
            raise Illegal("no-such-place")
        return found
    heroes = [hero for hero in view.own if hero.stands] or list(view.own) or list(view.heroes)
    if not heroes:
        raise Illegal("nobody-on-board")
    return heroes[0].square


def square_asked(view: BastionView, text: str) -> int | None:
    """The square looked at: named itself or by who stands there; None where none is named. Raises Illegal."""
    if not text.strip():
        return None
    found = place_named(view, text)
    if found is None:
        raise Illegal("no-such-place")
    return found


def hero_asked(view: BastionView, text: str) -> str:
    """The hero whose sheet is asked for: named, else the own one, else the first one. Raises Illegal."""
    refs = tuple(Ref("hero", card.id) for card in view.book.heroes)
    if text.strip():
        found = meant(text, refs)
        if found is None:
            raise Illegal("no-such-hero", heroes=refs)
        return str(found.value)
    chosen = [kind for seat, kind in view.picks if seat == view.seat] or [kind for _, kind in view.picks]
    return chosen[0] if chosen else view.book.heroes[0].id


def monsters_asked(view: BastionView, text: str) -> tuple[str, ...]:
    """The kinds of monsters asked for: the one named (a kind, or a monster on the board), else those on the board, else
    those of the coming wave. Raises Illegal."""
    kinds = tuple(Ref("kind", card.id) for card in view.book.monsters)
    if text.strip():
        found = meant(text, kinds)
        if found is not None:
            return (str(found.value),)
        figure = meant(text, tuple(Ref("figure", monster.id) for monster in view.monsters))
        monster = view.monster(str(figure.value)) if figure is not None else None
        if monster is None:
            raise Illegal("no-such-monster", kinds=kinds)
        return (monster.kind,)
    there = [monster.kind for monster in view.ordered] or list(view.coming) or [card.id for card in view.book.monsters]
    return tuple(dict.fromkeys(there))


# -- sight -------------------------------------------------------------------------------------------------------------


def _sight(view: BastionView, query: SightLine) -> tuple[Phrase, ...]:
    origin = origin_asked(view, query.origin)
    target = square_asked(view, query.square)
    if view.squares[origin].wall is not None:
        raise Illegal("sight-from-wall", square=Ref("square", name_of(origin)))
    if target is not None:
        return _line(view, origin, target)
    here: dict[str, Fact] = {"square": Ref("square", name_of(origin)), "height": view.squares[origin].height}
    seen = view.board.seen[origin]
    open_squares = [square for square in range(SQUARES) if view.board.open(square) and square != origin]
    counts: dict[str, Fact] = {"seen": sum(seen[square] > 0 for square in open_squares), "all": len(open_squares)}
    lines = [Phrase("answer-sight", here | counts)]
    hero = next((hero for hero in view.heroes if hero.square == origin), None)
    for monster in view.ordered:
        if monster.square == origin:
            continue
        lines.append(_seen_line(view, origin, monster.square, Ref("figure", monster.id)))
        if hero is not None and seen[monster.square] and DISTANCE[origin][monster.square] <= hero.range:
            lines += odds_lines(view, hero, monster)
    return tuple(lines)


def _seen_line(view: BastionView, origin: int, square: int, who: Ref) -> Phrase:
    """Whether somebody is seen, covered, at which distance."""
    state = ("blocked", "clear", "covered")[view.board.seen[origin][square]]
    facts: dict[str, Fact] = {"who": who, "square": Ref("square", name_of(square)), "distance": DISTANCE[origin][square]}
    return Phrase("answer-seen", facts | {"state": state})


def _line(view: BastionView, origin: int, target: int) -> tuple[Phrase, ...]:
    """One line of sight in detail, and whether it differs the other way round."""
    if view.squares[target].wall is not None:
        raise Illegal("sight-wall", square=Ref("square", name_of(target)))
    facts: dict[str, Fact] = {
        "origin": Ref("square", name_of(origin)),
        "square": Ref("square", name_of(target)),
        "distance": DISTANCE[origin][target],
    }
    if origin == target:
        raise Illegal("sight-self", square=facts["square"])
    found = view.board.look(origin, target)
    if not found.clear:
        walls = tuple(Ref("square", grid.name(square)) for square in found.blockers)
        lines = [Phrase("answer-line-blocked", facts | {"walls": walls})]
    elif view.board.seen[origin][target] == COVERED:
        glued = [square for square in found.grazed if grid.distance(square, grid.at(target, 6)) <= 1]
        walls = tuple(Ref("square", grid.name(square)) for square in glued)
        lines = [Phrase("answer-line-covered", facts | {"walls": walls})]
    else:
        lines = [Phrase("answer-line-clear", facts)]
    back = view.board.seen[target][origin]
    if bool(back) != found.clear:
        lines.append(Phrase("answer-line-back", facts | {"seen": int(bool(back))}))
    if DISTANCE[origin][target] == 1 and not beside(view, origin, target):
        lines.append(Phrase("answer-line-sealed", facts))
    return tuple(lines)


# -- sheets, cards, rules ----------------------------------------------------------------------------------------------


def _hero(view: BastionView, kind: str) -> tuple[Phrase, ...]:
    card = view.book.hero(kind)
    assert card is not None
    hero = view.hero(kind)
    lines = [_sheet_line(view, card, hero)]
    for ability in card.abilities:
        known = ability.id in hero.known if hero is not None else ability == card.abilities[0]
        left = dict(hero.left).get(ability.id, -1) if hero is not None else ability.per_wave or -1
        used = hero is not None and ability.id in hero.used
        facts: dict[str, Fact] = {"ability": Ref("ability", ability.id), "text": text_of(view, ability.id)}
        state = "unknown" if not known else "used" if used else "spent" if left == 0 else "ready"
        lines.append(Phrase("answer-ability", facts | {"state": state}))
    return tuple(lines)


def _sheet_line(view: BastionView, card: HeroCard, hero: HeroView | None) -> Phrase:
    most = most_hp(view.book, card.id, view.party)
    facts: dict[str, Fact] = {
        "title": Ref("title", card.id),
        "die": hero.die if hero is not None else card.die,
        "hp": hero.hp if hero is not None else most,
        "most": most,
        "speed": card.speed,
        "range": card.range,
    }
    return Phrase("answer-hero", facts)


def _monster(view: BastionView, kind: str) -> tuple[Phrase, ...]:
    card = view.book.monster(kind)
    assert isinstance(card, MonsterCard)
    facts: dict[str, Fact] = {
        "kind": Ref("kind", kind),
        "die": card.die,
        "hp": most_hp(view.book, kind, view.party),
        "speed": card.speed,
        "range": card.range,
        "flies": int(card.flies),
    }
    lines = [Phrase("answer-monster", facts)]
    for special in dict.fromkeys(card.special):
        faces = tuple(number for number, item in enumerate(card.special, 1) if item == special)
        lines.append(Phrase("answer-special", {"faces": faces, "text": Phrase(f"special-{special}-text")}))
    for monster in view.monsters:
        if monster.kind == kind:
            where: dict[str, Fact] = {"monster": Ref("figure", monster.id), "square": Ref("square", name_of(monster.square))}
            numbers: dict[str, Fact] = {"hp": monster.hp, "most": monster.most, "number": number_of(monster.id)}
            lines.append(Phrase("answer-there", where | numbers | {"pinned": int(monster.pinned)}))
    return tuple(lines)


def _rules(text: str) -> tuple[Phrase, ...]:
    if not text.strip():
        return tuple(Phrase(f"chapter-{chapter}-text") for chapter in CHAPTERS)
    refs = tuple(Ref("chapter", chapter) for chapter in CHAPTERS)
    found = meant(text, refs)
    if found is None:
        raise Illegal("no-such-chapter", chapters=refs)
    return (Phrase(f"chapter-{found.value}-text"),)
