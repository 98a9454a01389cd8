"""The position in words: alt texts, and the board as text that one can play from. From the view alone."""

from __future__ import annotations

from render.kit.prose import ALT, TEXT, escaped, joined, plain, shortened
from render.paper_tales.hand import follow_told
from render.paper_tales.header import facts_line
from render.paper_tales.recent import sentences
from render.paper_tales.row import state_sign, wars
from render.paper_tales.words import RESOURCES, ROMAN, building_name, say, titled, unit_name
from render.picture import Look
from rules.paper_tales.build import projects
from rules.paper_tales.cards import buildings, kind
from rules.paper_tales.view import DeskView, KingdomView, PaperTalesView, SpotView
from rules.voice import listed


def plain_name(look: Look, seat: int) -> str:
    """A name as one line of text, without direction marks."""
    given = plain(look.names[seat]) if seat < len(look.names) else ""
    return given or say(look.language, "picture-seat", number=seat + 1)


# -- pieces ------------------------------------------------------------------------------------------------------------


def unit_told(spot: SpotView, language: str) -> str:
    """`Knight 4, age 1`: a unit in play with its strength now and its tokens."""
    told = f"{unit_name(spot.unit, language)} {spot.strength}"
    return f"{told} ({say(language, 'picture-alt-age', count=spot.age)})" if spot.age else told


def card_told(unit: str, language: str) -> str:
    """`Knight (1 gold, strength 4)`: a card in hand."""
    found = kind(unit)
    strength = "–" if found.strength is None else str(found.strength)
    return say(language, "picture-alt-card", unit=unit_name(unit, language), cost=str(found.cost).replace("-", "−"),
               strength=strength)  # fmt: skip


def amounts_told(amounts: tuple[int, int, int], language: str) -> str:
    """Food, wood and crystal in words, those that are nothing left out; "" for nothing at all."""
    made = [(one, count) for one, count in zip(RESOURCES, amounts, strict=True) if count]
    return listed([say(language, f"picture-amount-{one}", count=count) for one, count in made], language)


def _row(kingdom: KingdomView, row: str, language: str, free: bool) -> str:
    spots = [spot for spot in kingdom.spots if spot.row == row and spot.open]
    told = [unit_told(spot, language) if spot.unit else say(language, "picture-alt-free") for spot in spots]
    if not free:
        told = [unit_told(spot, language) for spot in spots if spot.unit]
    return ", ".join(told) or say(language, "picture-alt-none")


def _sites(kingdom: KingdomView, language: str) -> str:
    return ", ".join(f"{building_name(building, language)} {ROMAN[level]}" for building, level in kingdom.buildings)


def _counters(kingdom: KingdomView, name: str, language: str) -> str:
    facts = {"points": kingdom.points, "gold": kingdom.gold, "strength": kingdom.strength}
    return say(language, "picture-alt-kingdom", name=name, **facts)


def _doing(view: PaperTalesView, kingdom: KingdomView, language: str) -> str:
    """What a seat does and holds face down, as a list."""
    sign = state_sign(view, kingdom)
    parts = [say(language, f"picture-state-{sign}")] if sign else []
    cards = kingdom.hand + kingdom.kept
    parts += [say(language, "picture-alt-cards", count=cards)] if cards else []
    parts += [say(language, "picture-alt-packs", count=kingdom.packs)] if kingdom.packs else []
    parts += [say(language, "picture-alt-opened")] if kingdom.opened else []
    return ", ".join(parts)


def _wars(view: PaperTalesView, look: Look, seat: int) -> str:
    """The wars of this turn, once they are fought."""
    told = []
    for other, strength, won in wars(view, seat):
        if won is not None:
            key = "picture-alt-won" if won else "picture-alt-lost"
            told.append(say(look.language, key, name=plain_name(look, other), strength=strength))
    return ", ".join(told)


def _status(view: PaperTalesView, look: Look) -> str:
    if view.outcome is not None:
        winners = listed([plain_name(look, seat) for seat in view.outcome.winners], look.language)
        return say(look.language, "picture-alt-winner", names=winners)
    asked = [plain_name(look, one.seat) for one in view.kingdoms if one.asked]
    return say(look.language, "picture-alt-asked", names=listed(asked, look.language)) if asked else ""


# -- alt texts ---------------------------------------------------------------------------------------------------------


def _kingdom(view: PaperTalesView, look: Look, kingdom: KingdomView, detail: int) -> str:
    """A Kingdom in one run of text; `detail` 3 tells all, 0 only counters, units in Front and Back."""
    language = look.language
    parts = [_counters(kingdom, plain_name(look, kingdom.seat), language)]
    units = [spot for spot in kingdom.spots if spot.unit]
    for row in ("front", "back"):
        if any(spot.row == row for spot in units):
            parts.append(say(language, f"picture-alt-{row}", units=_row(kingdom, row, language, False)))
    if kingdom.buildings and detail > 0:
        parts.append(f"{_sites(kingdom, language)}.")
    made = amounts_told((kingdom.food, kingdom.wood, kingdom.crystal), language)
    if made and detail > 1:
        parts.append(say(language, "picture-alt-produces", what=made))
    if detail > 2:
        also = (_wars(view, look, kingdom.seat), _doing(view, kingdom, language))
        parts += [f"{titled(text)}." for text in also if text]
    return " ".join(parts)


def board_alt(view: PaperTalesView, look: Look) -> str:
    """Header, what changed, who is asked, the Kingdoms, piles; at most 1,024 characters, with as much of each Kingdom as
    there is room for."""
    language = look.language
    head = say(language, "picture-alt-board", title=say(language, "game-name"), facts=facts_line(view, look))
    said = " ".join(sentences(look, len(view.kingdoms)))
    changed = say(language, "picture-alt-recent", what=shortened(said, 200)) if said else ""
    start = [head, changed, _status(view, look)]
    piles = say(language, "picture-piles", pile=view.pile, up=len(view.discards), down=view.buried)
    more = say(language, "picture-alt-more")
    for detail in (3, 2, 1, 0):
        parts = [*start, *(_kingdom(view, look, kingdom, detail) for kingdom in view.kingdoms), piles]
        if len(" ".join(part for part in parts if part)) + len(more) + 2 <= ALT:
            break
    return joined(parts, ALT, more)


def hand_alt(view: PaperTalesView, look: Look, seat: int) -> str:
    """The open pack, the hand, the plan and what comes of it."""
    head = facts_line(view, look) + "."
    return joined([head, *desk_told(view, look, seat)], ALT, say(look.language, "picture-alt-more"))


def desk_told(view: PaperTalesView, look: Look, seat: int) -> list[str]:
    """What only a seat sees, sentence by sentence."""
    desk, language = view.desks[seat], look.language
    if desk is None:
        return []
    told = []
    if desk.pack:
        told.append(_cards("picture-alt-pack", desk.pack, language))
        for key, unit in (("picture-alt-taken", desk.take), ("picture-alt-burnt", desk.burn)):
            if unit:
                told.append(say(language, key, unit=unit_name(unit, language)))
    if desk.passed:
        told.append(_cards("picture-alt-passed", desk.passed, language))
        told.append(say(language, "picture-alt-taken", unit=unit_name(desk.taken, language)))
    mine = (*desk.hand, *((desk.taken,) if desk.taken else ()), *((desk.kept,) if desk.kept else ()))
    told.append(_cards("picture-alt-hand", mine, language) if mine else say(language, "picture-hand-empty"))
    if view.phase == "deploy" and view.plan is not None:
        told += _plan_told(view, desk, language)
    if view.follow is not None and view.follow.seat == seat:
        told.append(follow_told(view, language))
    if view.phase == "build":
        told += _build_told(view, desk, seat, language)
    if desk.wishes:
        wished = listed([unit_name(unit, language) for unit in desk.wishes], language)
        told.append(say(language, "picture-wishes", units=wished) + ".")
    return told


def _cards(key: str, cards: tuple[str, ...], language: str) -> str:
    return say(language, key, cards=", ".join(card_told(unit, language) for unit in cards))


def _plan_told(view: PaperTalesView, desk: DeskView, language: str) -> list[str]:
    assert view.plan is not None
    expected = view.plan.forecast
    units = [f"{say(language, f'spot-{spot.id}')} {unit_told(spot, language)}" for spot in view.plan.spots if spot.unit]
    placed = ", ".join(units) or say(language, "picture-alt-none")
    facts = {"gold": expected.gold, "strength": expected.strength, "income": expected.income}
    told = [say(language, "picture-alt-plan", units=placed, **facts)]
    made = amounts_told((expected.food, expected.wood, expected.crystal), language)
    told += [say(language, "picture-alt-produces", what=made)] if made else []
    for key, cards in (("picture-will-unpaid", expected.unpaid), ("picture-will-dismiss", expected.dismissed),
                       ("picture-alt-kept", (expected.kept,) if expected.kept else ()),
                       ("picture-alt-dropped", expected.dropped)):  # fmt: skip
        if cards:
            told.append(say(language, key, units=listed([unit_name(unit, language) for unit in cards], language)))
    if expected.unknown:
        told.append(say(language, "picture-will-morph"))
    return told


def _build_told(view: PaperTalesView, desk: DeskView, seat: int, language: str) -> list[str]:
    kingdom, plan = view.kingdoms[seat], desk.build
    able = [one for one in projects(view.boards[seat]) if one.affordable]
    told = []
    if plan is not None and plan.project:
        building, _, level = plan.project.rpartition("-")
        name = building_name(building, language)
        told.append(say(language, "picture-will-build", building=name, level=ROMAN[int(level)]))
    else:
        told.append(say(language, "picture-will-build-nothing"))
    for spot in plan.saves if plan else ():
        saved = next((one.unit for one in kingdom.spots if one.id == spot and one.unit), "")
        if saved:
            told.append(say(language, "picture-will-save", unit=unit_name(saved, language)))
    if able:
        names = [
            say(language, "picture-alt-project", building=building_name(one.building, language), level=ROMAN[one.level],
                gold=one.payments[0].total)
            for one in able
        ]  # fmt: skip
        told.append(say(language, "picture-alt-projects", projects=", ".join(names)))
    return told


def kingdom_alt(view: PaperTalesView, look: Look, seat: int) -> str:
    """One Kingdom with everything about it."""
    language, kingdom = look.language, view.kingdoms[seat]
    income = say(language, "picture-alt-income", gold=kingdom.income)
    parts = [facts_line(view, look) + ".", _kingdom(view, look, kingdom, 3), income]
    for spot in kingdom.spots:
        if spot.unit:
            parts.append(f"{unit_name(spot.unit, language)}{_colon(language)} {say(language, f'effect-{spot.unit}')}")
    return joined(parts, ALT, say(language, "picture-alt-more"))


def unit_alt(unit: str, language: str) -> str:
    """A unit with its price, strength and effect."""
    copies = say(language, "picture-copies", count=kind(unit).copies)
    return shortened(f"{card_told(unit, language)}, {copies}. {say(language, f'effect-{unit}')}", ALT)


def building_alt(names: tuple[str, ...], language: str) -> str:
    """Buildings with what both levels cost and do."""
    parts = []
    for building in names:
        for number, level in enumerate(buildings()[building].levels, 1):
            cost = amounts_told(level.cost, language)
            if level.gold is not None:
                cost = say(language, "picture-alt-either", cost=cost, gold=level.gold)
            effect = say(language, f"effect-{building}-{number}")
            parts.append(say(language, "picture-alt-level", building=building_name(building, language), level=ROMAN[number],
                             cost=cost, effect=effect))  # fmt: skip
    parts.append(say(language, "picture-land"))
    return joined(parts, ALT, say(language, "picture-alt-more"))


def waiting_alt(view: PaperTalesView, look: Look) -> str:
    """Whom the table waits for, and what lies where."""
    parts = [facts_line(view, look) + ".", _status(view, look)]
    for kingdom in view.kingdoms:
        doing = _doing(view, kingdom, look.language) or say(look.language, "picture-state-none")
        parts.append(f"{plain_name(look, kingdom.seat)}{_colon(look.language)} {doing}.")
    return joined(parts, ALT, say(look.language, "picture-alt-more"))


def discards_alt(view: PaperTalesView, look: Look) -> str:
    """The piles and what lies face up."""
    told = say(look.language, "picture-piles", pile=view.pile, up=len(view.discards), down=view.buried)
    units = ", ".join(unit_name(unit, look.language) for unit in view.discards)
    return shortened(f"{told} {units}".strip(), ALT)


def _colon(language: str) -> str:
    return "\u202f:" if language == "fr" else ":"


# -- the board as text -------------------------------------------------------------------------------------------------


def board_text(view: PaperTalesView, look: Look) -> str:
    """The whole position as Discord Markdown: header, what changed, the Kingdoms from top to bottom, what the viewing seat
    holds."""
    language = look.language
    safe_names = tuple(escaped(plain_name(look, seat)) for seat in range(len(view.kingdoms)))
    safe = Look(language, safe_names, look.code, look.palette, look.seat, look.recent)
    lines = [f"**{say(language, 'game-name')}** · {facts_line(view, look)}"]
    said = " ".join(sentences(safe, len(view.kingdoms), drawn=False))
    lines += [say(language, "picture-alt-recent", what=shortened(said, 600))] if said else []
    status = _status(view, safe)
    lines += [f"**{status}**"] if status else []
    for kingdom in view.kingdoms:
        lines += _text_kingdom(view, safe, kingdom)
    lines.append(say(language, "picture-piles", pile=view.pile, up=len(view.discards), down=view.buried))
    if view.seat is not None:
        own = desk_told(view, safe, view.seat)
        lines += [f"**{own[0]}**", *own[1:]] if own else []
    lines.append(f"-# {say(language, 'picture-text-key')}")
    return shortened("\n".join(lines), TEXT)


def _text_kingdom(view: PaperTalesView, look: Look, kingdom: KingdomView) -> list[str]:
    language = look.language
    doing = _doing(view, kingdom, language)
    head = _counters(kingdom, f"**{plain_name(look, kingdom.seat)}**", language)
    lines = [f"{head} {titled(doing)}{'.' if doing else ''}".rstrip()]
    for row in ("front", "back"):
        lines.append("- " + say(language, f"picture-alt-{row}", units=_row(kingdom, row, language, True)))
    made = amounts_told((kingdom.food, kingdom.wood, kingdom.crystal), language)
    last = [f"{_sites(kingdom, language)}." if kingdom.buildings else "",
            say(language, "picture-alt-produces", what=made) if made else "", _wars(view, look, kingdom.seat)]  # fmt: skip
    told = " ".join(part for part in last if part)
    return [*lines, f"- {told}"] if told else lines
