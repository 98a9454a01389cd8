"""The private map of a seat: what it knows as large as it goes, its orders upon it, its purse and the list of its orders."""

from __future__ import annotations

from typing import Final

from render.kit.crests import crest
from render.kit.fonts import BLACK, BOLD, TEXT
from render.kit.marks import plate
from render.kit.palette import Colour, Palette, palette
from render.kit.sheet import Sheet
from render.kit.type import capital_height, figure_height, width
from render.marchlords import layout as at
from render.marchlords.atlas import Marks, draw_map
from render.marchlords.board import ground
from render.marchlords.header import LEFT, RIGHT, caption, draw_header
from render.marchlords.place import Place, fogged
from render.marchlords.recent import sentences, tiles
from render.marchlords.words import minus, say
from render.picture import Look
from rules.marchlords.factions.kinds import factions
from rules.marchlords.state import Desk, army_name
from rules.marchlords.view import KingdomView, MarchlordsView

PURSE: Final = 138
"""Height of the purse."""
ORDER: Final = 54
"""Height of a line of the list of orders."""
LEAST: Final = 42.0
"""The side of a tile below which names and tiers are lost on a phone."""
MOST: Final = 16
"""Orders that the picture lists; the panel has them all."""


def known(view: MarchlordsView, seat: int) -> frozenset[int]:
    """The tiles that the seat knows, and those of its marches."""
    found = {index for index, mark in enumerate(view.fog) if mark != "."}
    desk = view.desks[seat]
    if desk is not None:
        found.update(tile for march in desk.marches for tile in march.path)
    return frozenset(found)


def framed(view: MarchlordsView, seat: int) -> frozenset[int]:
    """The tiles that the private map shows: all that are known, unless they lie so far apart that nothing could be read;
    then the stretch where most of the seat's own stands. The rest has its close-ups and the whole map."""
    tiles = known(view, seat)
    if at.part(view.radius, tiles).side >= LEAST:
        return tiles
    own = [army.tile for army in view.armies if army.seat == seat]
    own += [holding.tile for holding in view.holdings if holding.owner == seat]
    best = max(_stretches(view, tiles), key=lambda stretch: (sum(tile in stretch for tile in own), len(stretch)))
    return best if at.part(view.radius, best).side > at.part(view.radius, tiles).side else tiles


def _stretches(view: MarchlordsView, tiles: frozenset[int]) -> list[frozenset[int]]:
    """Parts of these tiles that hang together."""
    left, found = set(tiles), []
    while left:
        start = min(left)
        stretch, edge = {start}, [start]
        while edge:
            fresh = [tile for tile in view.field.around[edge.pop()] if tile in left and tile not in stretch]
            stretch.update(fresh)
            edge += fresh
        left -= stretch
        found.append(frozenset(stretch))
    return found


def next_gold(kingdom: KingdomView) -> int:
    """Gold after the coming flip, if nothing happens on the map."""
    return max(0, (kingdom.left or 0) + (kingdom.income or 0) - (kingdom.upkeep or 0))


def orders(view: MarchlordsView, seat: int, language: str) -> list[tuple[str, str]]:
    """The orders of a seat: a sign and a line of words each."""
    desk: Desk | None = view.desks[seat]
    if desk is None or not view.ground:
        return []
    place = view.field.names
    found: list[tuple[str, str]] = []
    for march in desk.marches:
        if march.path:
            facts = {"army": army_name(seat, march.army), "tile": place[march.path[-1]], "steps": len(march.path)}
            found.append(("march", say(language, "picture-order-march", **facts)))
    for site in desk.sites:
        found.append(("hammer", say(language, f"picture-order-{site.kind}", tile=place[site.tile])))
    found += [("deployment", say(language, "picture-order-levy", tile=place[tile])) for tile in desk.levies]
    if desk.recruits:
        found.append(("legend", say(language, "picture-order-recruit", count=desk.recruits)))
    for number in desk.assigns:
        found.append(("legend", say(language, "picture-order-assign", army=army_name(seat, number))))
    for number in desk.tiers:
        found.append(("up", say(language, "picture-order-raise", army=army_name(seat, number))))
    if desk.action:
        found.append(("scroll", say(language, "picture-order-action")))
    found += [("ram", say(language, "picture-order-assault", tile=place[tile])) for tile in desk.assaults]
    found += [("sword", say(language, "picture-order-sally", tile=place[tile])) for tile in desk.sallies]
    found += [("coins", say(language, "picture-order-ransom", gold=offer.gold)) for offer in desk.offers]
    found += [("coins", say(language, "picture-order-release", gold=offer.gold)) for offer in desk.releases]
    return found


def standing_facts(view: MarchlordsView, seat: int, language: str) -> str:
    """Generals and the faction's action in a line."""
    kingdom = view.kingdoms[seat]
    parts = [say(language, "picture-generals", count=kingdom.generals or 0, reserve=kingdom.reserve or 0)]
    faction = factions().get(kingdom.faction)
    if faction is not None and faction.action is not None:
        if kingdom.waaagh is not None:
            parts.append(say(language, "picture-waaagh", count=kingdom.waaagh, need=faction.action.victories))
        elif kingdom.cooldown:
            parts.append(say(language, "picture-action-wait", turns=kingdom.cooldown))
        elif kingdom.cooldown == 0:
            parts.append(say(language, "picture-action-ready"))
    return " · ".join(parts)


def draw_hand(view: MarchlordsView, look: Look, seat: int) -> Sheet:
    """The private map."""
    colours = palette(look.palette)
    said = caption(sentences(look, len(view.kingdoms), look.recent))
    listed = orders(view, seat, look.language)
    more = len(listed) - MOST
    listed = listed[: MOST - 1 if more > 0 else MOST]
    rows = -(-(len(listed) + (more > 0)) // 2)
    below = PURSE + 52 + max(1, rows) * ORDER + 30
    window = at.part(view.radius, framed(view, seat))
    top = at.HEADER + at.LINE * (len(said.lines) - 1)
    height = top + window.height + 14 + below + at.MARGIN
    base = ground(window, (at.WIDTH, height, top), view.radius, view.ground, view.fog, fogged(view), look.palette, "")
    sheet = Sheet(base)
    draw_header(sheet, view, look, said, say(look.language, "picture-own-map"))
    place = Place(window, at.MARGIN, top, look.palette)
    draw_map(sheet, view, place, Marks(plans=True, news=tiles(view, look.recent)))
    under = top + window.height + 14
    _purse(sheet, view.kingdoms[seat], look, colours, under)
    sheet.text(
        (LEFT, under + PURSE + 38), standing_facts(view, seat, look.language), TEXT, at.SMALL, colours.ink, room=RIGHT - LEFT
    )
    _list(sheet, listed, max(0, more + 1) if more > 0 else 0, look, colours, under + PURSE + 56)
    return sheet


def _purse(sheet: Sheet, kingdom: KingdomView, look: Look, colours: Palette, top: int) -> None:
    """Gold now, after the orders, income, upkeep, gold after the flip."""
    after = next_gold(kingdom)
    left = kingdom.left or 0
    short = left + (kingdom.income or 0) - (kingdom.upkeep or 0) < 0
    fields = (("gold", minus(kingdom.gold or 0), ""), ("left", minus(left), ""), ("income", f"+{kingdom.income or 0}", ""),
              ("upkeep", f"−{kingdom.upkeep or 0}", ""), ("next", minus(after), "short" if short else ""))  # fmt: skip
    step = at.INNER / len(fields)
    for k, (key, figure, state) in enumerate(fields):
        x = at.MARGIN + k * step
        strong = key in ("left", "next")
        ground_, edge, ink = (
            (colours.turn, colours.turn, colours.turn_ink) if strong else (colours.panel, colours.panel_edge, colours.ink)
        )
        sheet.lay(plate(round(step) - 10, PURSE - 10, ground_, edge, 2, 10), (x + 5, top))
        sheet.text((x + step / 2, top + 42), say(look.language, f"picture-purse-{key}"), BOLD, at.SMALL, ink, "m", step - 26)
        high = figure_height(BLACK, at.PURSE_VALUE)
        wide = width(figure, BLACK, at.PURSE_VALUE)
        base = top + 60 + high
        sheet.text((x + step / 2 - 22, base), figure, BLACK, at.PURSE_VALUE, ink, "m")
        coin: Colour = ink if strong else colours.gold
        sign = "skull" if state else "gold"
        sheet.lay(crest(sign, 40, coin), (x + step / 2 - 18 + wide / 2, base - high / 2 - 20))


def _list(sheet: Sheet, listed: list[tuple[str, str]], more: int, look: Look, colours: Palette, top: int) -> None:
    half = at.INNER / 2
    if not listed:
        sheet.text((LEFT, top + 38), say(look.language, "picture-no-orders"), TEXT, at.SMALL, colours.ink_soft)
        return
    lines = [*listed, *([("scroll", say(look.language, "picture-more-orders", count=more))] if more else [])]
    rows = -(-len(lines) // 2)
    for k, (sign, text) in enumerate(lines):
        column, row = divmod(k, rows)
        x, y = at.MARGIN + column * half, top + row * ORDER
        sheet.lay(plate(round(half) - 10, ORDER - 8, colours.panel, colours.panel_edge, 2, 8), (x + 5, y))
        sheet.lay(crest(sign, 30, colours.turn), (x + 18, y + 8))
        sheet.text((x + 62, y + 23 + capital_height(TEXT, at.SMALL) / 2), text, TEXT, at.SMALL, colours.ink, room=half - 86)
