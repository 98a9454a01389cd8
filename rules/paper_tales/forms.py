"""The thumb panel of each phase: open and pick, wishes for the night, deployment spot by spot, construction and saves."""

from __future__ import annotations

from rules.game import Form, Move, Phrase, Ref
from rules.paper_tales.ageing import healers, savable
from rules.paper_tales.build import payments, projects
from rules.paper_tales.cards import kinds, without
from rules.paper_tales.draft import PICKS, best
from rules.paper_tales.form_deploy import deployment
from rules.paper_tales.legal import board_of, desk_of, may_act, pool_of, waits
from rules.paper_tales.moves import (
    Aim,
    Build,
    BuildNothing,
    BurnCard,
    Night,
    OpenPack,
    PickCard,
    Ready,
    Save,
    Trust,
    Unsave,
    Unwish,
    Wake,
    Wish,
)
from rules.paper_tales.orders import MOST, idle
from rules.paper_tales.panel import Panel, Picks, given
from rules.paper_tales.play import WISHES
from rules.paper_tales.previews import build_lines, preview
from rules.paper_tales.state import Desk, Kingdom
from rules.paper_tales.view import PaperTalesView


def form(view: PaperTalesView, picks: Picks) -> Form:
    """The panel of the viewer; without picks or moves for whoever has nothing to do."""
    if not may_act(view):
        return Form((), ())
    panel = Panel(view, picks)
    if view.phase == "draft":
        return _draft(panel)
    if view.phase == "deploy":
        return deployment(panel)
    if view.phase == "follow":
        return _follow(panel)
    return _build(panel)


# -- recruitment -------------------------------------------------------------------------------------------------------


def _draft(panel: Panel) -> Form:
    """What to do first (open or pick, change the last pick, leave wishes, let the house pick), then its choices."""
    view = panel.view
    own, desk = view.own, view.desk
    assert own is not None
    assert desk is not None
    free = desk.acts < MOST
    acts = [Ref("act", "pick")] if own.opened else [Ref("act", "open")] if waits(view) else []
    if desk.passed and not own.opened and free:
        acts.append(Ref("act", "repick"))
    if own.opened or waits(view):
        acts.append(Ref("act", "trust"))
    if free:
        acts.append(Ref("act", "wishes"))
    if not acts:
        return Form((), ())
    panel.lines += _draft_lines(view)
    act = panel.one("act", acts, acts[0])
    if act == "wishes":
        return _wishes(panel)
    if act == "trust":
        return panel.done((Trust(),), "trust")
    if act == "open":
        return panel.done((OpenPack(),), "open", direct=True)
    return _pick(panel, repick=act == "repick")


def _draft_lines(view: PaperTalesView) -> list[Phrase]:
    own, desk = view.own, view.desk
    assert own is not None
    assert desk is not None
    done = own.picks >= PICKS
    facts = {"pick": own.picks + 1, "all": PICKS, "packs": own.choices - own.opened}
    lines = [Phrase("form-draft-done") if done else Phrase("form-draft-open" if own.opened else "form-draft", facts)]
    if own.night and not done:
        lines.append(Phrase("form-night"))
    if desk.taken:
        lines.append(Phrase("form-changeable", {"card": Ref("unit", desk.taken)}))
    return lines


def _pick(panel: Panel, *, repick: bool) -> Form:
    """The cards of the pack; the first wish in it is preset."""
    view = panel.view
    desk = view.desk
    assert desk is not None
    cards, take, burn = pool_of(view)
    wished = next((wish for wish in desk.wishes if wish in cards), "")
    refs = [Ref("unit", card) for card in dict.fromkeys(cards)]
    preset = take or wished
    card = panel.one("card", refs, Ref("unit", preset) if preset else None)
    verb = "repick" if repick else "pick"
    if card is None:
        return panel.done((), verb)
    moves: list[Move] = [PickCard(card)] if card != take else []
    if view.burns:
        rest = without(cards, card)
        others = [Ref("unit", item) for item in dict.fromkeys(rest)]
        given = burn if burn in rest else best(rest)
        burnt = panel.one("burnt", others, Ref("unit", given))
        assert burnt is not None
        if burn and not take:  # the card taken comes last: it passes the pack on, and the next holder may open it at once
            moves = [*([BurnCard(burnt)] if burnt != burn else []), *moves]
        else:
            after = take if card != take and burn == card and cards.count(card) < 2 else burn
            moves += [BurnCard(burnt)] if burnt != after else []
    if desk.acts >= MOST and len(moves) > 1 and (take or burn):
        moves = []
    return panel.done(moves, verb)


def _wishes(panel: Panel) -> Form:
    """The wish list in the order chosen, and whether the house picks by it."""
    view = panel.view
    own, desk = view.own, view.desk
    assert own is not None
    assert desk is not None
    now = tuple(Ref("unit", card) for card in desk.wishes)
    choices = (*now, *(Ref("unit", card) for card in kinds() if card not in desk.wishes))
    wanted = panel.many("wishes", choices, now, WISHES)
    moves: list[Move] = []
    kept = 0
    while kept < min(len(wanted), len(desk.wishes)) and wanted[kept] == desk.wishes[kept]:
        kept += 1
    moves += [Unwish(card) for card in desk.wishes[kept:]]
    moves += [Wish(card) for card in wanted[kept:]]
    if own.picks < PICKS:
        who = (Ref("picker", "self"), Ref("picker", "house"))
        picker = panel.one("picker", who, who[int(own.night)])
        if (picker == "house") != own.night:
            moves.append(Wake() if own.night else Night())
    return panel.done(moves, "list")


def _follow(panel: Panel) -> Form:
    """Whom the Shapeshifter's successor gives its tokens."""
    view = panel.view
    assert view.follow is not None
    kingdom = view.boards[view.follow.seat]
    unit = kingdom.at(view.follow.spot)
    assert unit is not None
    panel.lines.append(Phrase("form-follow", {"unit": Ref("unit", unit.kind)}))
    texts = {f"{spot}-{unit.kind}-{unit.age}": spot for spot, unit in kingdom.units}
    target = panel.one("target", [Ref("stand", text) for text in texts])
    return panel.done(() if target is None else (Aim(view.follow.spot, texts[target]),), "aim")


# -- construction and ageing -------------------------------------------------------------------------------------------


def _build(panel: Panel) -> Form:
    """What to build, how to pay the Temple, whom Healers save; the button says ready too."""
    view = panel.view
    own = view.own
    assert own is not None
    kingdom, desk = board_of(view), desk_of(view)
    plan = desk.build
    assert plan is not None
    if own.ready:
        return Form((), ()) if idle(kingdom) else given(panel, desk, build_lines(kingdom, desk))
    if desk.acts >= MOST:
        panel.lines += build_lines(kingdom, desk)
        return panel.done((Ready(),), "ready")
    moves: list[Move] = []
    able = [project.id for project in projects(kingdom) if project.affordable]
    nothing = Ref("project", "none")
    if able:
        preset = Ref("project", plan.project) if plan.project else nothing
        project = panel.one("project", [nothing, *(Ref("project", item) for item in able)], preset)
        if project != "none" and project is not None:
            moves += _payment(panel, kingdom, desk, project)
        elif plan.project:
            moves.append(BuildNothing())
    candidates = savable(kingdom)
    if candidates and healers(kingdom):
        texts = {_standing(kingdom, spot): spot for spot in candidates}
        now = tuple(Ref("stand", _standing(kingdom, spot)) for spot in plan.saves)
        most = min(healers(kingdom), len(candidates))
        wanted = [texts[text] for text in panel.many("saves", [Ref("stand", text) for text in texts], now, most)]
        moves += [Unsave(spot) for spot in plan.saves if spot not in wanted]
        moves += [Save(spot) for spot in wanted if spot not in plan.saves]
    panel.lines += preview(view, moves)
    return panel.done((*moves, Ready()), "ready")


def _payment(panel: Panel, kingdom: Kingdom, desk: Desk, project: str) -> list[Move]:
    plan = desk.build
    assert plan is not None
    ways = payments(kingdom, project)
    chosen = ways[0].id
    if len(ways) > 1:
        now = plan.payment if plan.project == project else ways[0].id
        given = panel.one("payment", [Ref("payment", way.id) for way in ways], Ref("payment", now))
        chosen = given or ways[0].id
    return [] if (plan.project, plan.payment) == (project, chosen) else [Build(project, chosen)]


def _standing(kingdom: Kingdom, spot: str) -> str:
    unit = kingdom.at(spot)
    assert unit is not None
    return f"{spot}-{unit.kind}-{unit.age}"
