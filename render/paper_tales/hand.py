"""What only a seat sees: the open pack and its hand, its plan of deployment with what comes of it, what it could build."""

from __future__ import annotations

from collections import Counter

from render.kit.marks import plate
from render.kit.palette import mix, palette
from render.kit.sheet import Sheet
from render.paper_tales import layout as at
from render.paper_tales.blocks import Block, Shown, cards_block, label_block, line_block, stacked, strip_block
from render.paper_tales.cells import production
from render.paper_tales.header import facts_line
from render.paper_tales.projects import projects_block
from render.paper_tales.recent import Recent
from render.paper_tales.row import PLACES, draw_sites, draw_spot
from render.paper_tales.tally import tally_block
from render.paper_tales.words import ROMAN, building_name, say, unit_name
from render.picture import Look
from rules.paper_tales.build import projects
from rules.paper_tales.state import SPOTS
from rules.paper_tales.view import DeskView, KingdomView, PaperTalesView, PlanView, SpotView
from rules.voice import listed


def names(units: tuple[str, ...], language: str) -> str:
    """Units by name, in a list."""
    return listed([unit_name(unit, language) for unit in units], language)


def draw_hand(view: PaperTalesView, look: Look, seat: int) -> Sheet:
    """The picture of a seat's own things, as high as they need."""
    desk = view.desks[seat]
    assert desk is not None
    title, blocks = {"draft": _draft, "deploy": _deploy, "build": _build}.get(view.phase, _rest)(view, desk, look, seat)
    return stacked(look, title, facts_line(view, look, False), blocks)


def _draft(view: PaperTalesView, desk: DeskView, look: Look, seat: int) -> tuple[str, list[Block]]:
    """The open pack, or the hand so far; the last pack while its pick may be changed; wishes."""
    language, kingdom = look.language, view.kingdoms[seat]
    blocks: list[Block] = []
    waiting = kingdom.choices - kingdom.opened
    if waiting and not desk.pack:
        blocks.append(line_block(look, "pack", say(language, "picture-packs-waiting", count=waiting), True))
    mine = (*desk.hand, *((desk.taken,) if desk.taken else ()), *((desk.kept,) if desk.kept else ()))
    if desk.pack:
        blocks.append(cards_block(look, _marked(desk.pack, desk.take, desk.burn, language)))
        if waiting:
            blocks.append(line_block(look, "pack", say(language, "picture-packs-more", count=waiting)))
        if mine:
            blocks.append(strip_block(look, say(language, "picture-hand-so-far", count=len(mine)), mine, seat))
    elif mine:
        blocks.append(cards_block(look, [Shown(unit) for unit in mine]))
    else:
        blocks.append(line_block(look, "scroll", say(language, "picture-hand-empty")))
    if desk.passed:
        blocks.append(strip_block(look, say(language, "picture-passed"), desk.passed, seat, desk.taken))
    if desk.wishes:
        blocks.append(line_block(look, "legend", say(language, "picture-wishes", units=names(desk.wishes, language))))
    return say(language, "picture-pack-open" if desk.pack else "picture-hand"), blocks


def _marked(pack: tuple[str, ...], take: str, burn: str, language: str) -> list[Shown]:
    found = []
    chosen = {"picture-taken": take, "picture-burnt": burn}
    for unit in pack:
        why = next((why for why, one in chosen.items() if one == unit), "")
        if why:
            del chosen[why]
            burnt = why == "picture-burnt"
            found.append(Shown(unit, say(language, why), "skull" if burnt else "check", burnt))
        else:
            found.append(Shown(unit))
    return found


def plan_marks(desk: DeskView, plan: PlanView, language: str) -> list[Shown]:
    """The cards of the hand with what the plan does with each."""
    assert desk.deploy is not None
    spots: dict[str, list[str]] = {}
    for spot, item in zip(SPOTS, desk.deploy.layout, strict=True):
        if item and not item.startswith("@"):
            spots.setdefault(item, []).append(spot)
    unpaid, kept = Counter(plan.forecast.unpaid), plan.forecast.kept
    found = []
    for unit in desk.hand:
        if spots.get(unit):
            spot = spots[unit].pop(0)
            if unpaid[unit] and len(spots[unit]) < unpaid[unit]:
                found.append(Shown(unit, say(language, "picture-unpaid"), "gold", True))
            else:
                found.append(Shown(unit, say(language, f"spot-{spot}"), "deployment"))
        elif unit == kept:
            kept = ""
            found.append(Shown(unit, say(language, "picture-kept"), "shield"))
        else:
            found.append(Shown(unit, say(language, "picture-dropped"), "skull", True))
    return found


def _deploy(view: PaperTalesView, desk: DeskView, look: Look, seat: int) -> tuple[str, list[Block]]:
    """The hand with the plan on it, the Kingdom after it, what it costs and brings."""
    language, kingdom = look.language, view.kingdoms[seat]
    if desk.deploy is None or view.plan is None:
        return _rest(view, desk, look, seat)
    expected = view.plan.forecast
    state = say(language, "picture-ready" if kingdom.ready else "picture-not-ready")
    if desk.hand:
        blocks = [cards_block(look, plan_marks(desk, view.plan, language))]
    else:
        blocks = [line_block(look, "scroll", say(language, "picture-hand-empty"))]
    blocks.append(label_block(look, say(language, "picture-plan"), state))
    blocks.append(kingdom_block(look, kingdom, view.plan.spots, (expected.food, expected.wood, expected.crystal)))
    points = (kingdom.points, kingdom.points - expected.loss) if expected.loss else None
    gold, strength = (kingdom.gold, expected.gold), (kingdom.strength, expected.strength)
    blocks.append(tally_block(look, gold, strength, expected.income, points))
    if expected.unpaid:
        short = names(expected.unpaid, language)
        blocks.append(line_block(look, "gold", say(language, "picture-will-unpaid", units=short), True))
    if expected.dismissed:
        gone = names(expected.dismissed, language)
        blocks.append(line_block(look, "skull", say(language, "picture-will-dismiss", units=gone)))
    if expected.unknown:
        blocks.append(line_block(look, "dice", say(language, "picture-will-morph")))
    for source, target in desk.deploy.aims:
        giver, taker = _standing(view.plan, source, language), _standing(view.plan, target, language)
        blocks.append(line_block(look, "age", say(language, "picture-aim", unit=giver, target=taker)))
    return say(language, "picture-hand"), blocks


def _standing(plan: PlanView, spot: str, language: str) -> str:
    """What will stand on a spot, by name, its place where nothing is known."""
    unit = next((one.unit for one in plan.spots if one.id == spot and one.unit), "")
    return unit_name(unit, language) if unit else say(language, f"spot-{spot}")


def _build(view: PaperTalesView, desk: DeskView, look: Look, seat: int) -> tuple[str, list[Block]]:
    """The own Kingdom and everything that could be built."""
    language, kingdom = look.language, view.kingdoms[seat]
    state = say(language, "picture-ready" if kingdom.ready else "picture-not-ready")
    plan = desk.build
    chosen = plan.project if plan else ""
    if chosen:
        building, _, level = chosen.rpartition("-")
        told = say(language, "picture-will-build", building=building_name(building, language), level=ROMAN[int(level)])
    else:
        told = say(language, "picture-will-build-nothing")
    blocks = [
        kingdom_block(look, kingdom, kingdom.spots, (kingdom.food, kingdom.wood, kingdom.crystal)),
        tally_block(look, (kingdom.gold,), (kingdom.strength,), None, (kingdom.points,)),
        line_block(look, "hammer", f"{told} {state}", True),
    ]
    for spot in plan.saves if plan else ():
        unit = next((one.unit for one in kingdom.spots if one.id == spot and one.unit), "")
        if unit:
            blocks.append(line_block(look, "heart", say(language, "picture-will-save", unit=unit_name(unit, language))))
    blocks.append(projects_block(look, projects(view.boards[seat]), chosen, plan.payment if plan else ""))
    return say(language, "picture-phase-build"), [*blocks, *_held(desk, look, seat)]


def _rest(view: PaperTalesView, desk: DeskView, look: Look, seat: int) -> tuple[str, list[Block]]:
    """Nothing to plan: the own Kingdom and what is in hand."""
    kingdom = view.kingdoms[seat]
    blocks = [
        kingdom_block(look, kingdom, kingdom.spots, (kingdom.food, kingdom.wood, kingdom.crystal)),
        tally_block(look, (kingdom.gold,), (kingdom.strength,), None, (kingdom.points,)),
    ]
    if view.follow is not None and view.follow.seat == seat:
        blocks.append(line_block(look, "age", follow_told(view, look.language), True))
    return say(look.language, "picture-hand"), [*blocks, *_held(desk, look, seat)]


def follow_told(view: PaperTalesView, language: str) -> str:
    """What the owner of a Shapeshifter's successor is asked."""
    asked = view.follow
    assert asked is not None
    unit = next((spot.unit for spot in view.kingdoms[asked.seat].spots if spot.id == asked.spot and spot.unit), "")
    named = unit_name(unit, language) if unit else say(language, f"spot-{asked.spot}")
    return say(language, "picture-follow", unit=named)


def _held(desk: DeskView, look: Look, seat: int) -> list[Block]:
    mine = (*desk.hand, *((desk.kept,) if desk.kept else ()))
    if not mine:
        return [line_block(look, "scroll", say(look.language, "picture-hand-empty"))]
    return [strip_block(look, say(look.language, "picture-hand-so-far", count=len(mine)), mine, seat)]


def kingdom_block(look: Look, kingdom: KingdomView, spots: tuple[SpotView, ...], amounts: tuple[int, int, int]) -> Block:
    """A Kingdom without its head."""
    colours = palette(look.palette)
    high = 2 * at.CELL_H + at.GAP

    def draw(sheet: Sheet, y: float) -> None:
        top = round(y) - at.BAR - at.GAP
        ground = plate(
            at.RIGHT - at.LEFT, high + 2 * at.PAD, colours.panel, mix(colours.panel, colours.panel_edge, 0.8), 2, 14
        )
        sheet.lay(ground, (at.LEFT, y - at.PAD))
        for spot in spots:
            column, line = PLACES[spot.id]
            draw_spot(sheet, spot, kingdom.seat, look, (at.cell(column), round(y) + line * (at.CELL_H + at.GAP)))
        sheet.lay(production(amounts, colours.name), (at.cell(2), y + at.CELL_H + at.GAP))
        draw_sites(sheet, kingdom, look, top, Recent())

    return Block(high + at.PAD, draw)
