"""The thumb panel of each phase: open and pick, wishes for the night, deployment spot by spot, construction and saves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rules.game import Form, Move, Phrase, Pick, Ref
from rules.paper_tales.ageing import healers, savable
from rules.paper_tales.build import payments, projects
from rules.paper_tales.cards import kind, kinds, without
from rules.paper_tales.draft import PICKS, best
from rules.paper_tales.fallback import moves_to
from rules.paper_tales.forecast import forecast
from rules.paper_tales.legal import board_of, desk_of, may_act, pool_of, waits
from rules.paper_tales.moves import (
    ActFirst,
    Aim,
    Build,
    BuildNothing,
    BurnCard,
    Keep,
    Night,
    OpenPack,
    PayFirst,
    PickCard,
    Ready,
    Reopen,
    Save,
    Trust,
    Unsave,
    Unwish,
    Wake,
    Wish,
)
from rules.paper_tales.orders import DEPLOY, MOST, idle
from rules.paper_tales.plans import actors, choosers, kept_card, kind_at, left, lies
from rules.paper_tales.play import WISHES
from rules.paper_tales.previews import build_lines, deploy_lines, preview
from rules.paper_tales.state import SPOTS, Desk, Kingdom
from rules.paper_tales.view import PaperTalesView

Picks = Mapping[str, tuple[str, ...]]
EMPTY = Ref("stand", "empty")


@dataclass
class _Panel:
    """A form while it is being put together."""

    view: PaperTalesView
    given: Picks
    picks: list[Pick] = field(default_factory=list)
    lines: list[Phrase] = field(default_factory=list)

    def one(self, name: str, choices: Iterable[Ref], preset: Ref | None = None) -> str | None:
        """Add a control of one choice; the value chosen, None while there is none."""
        options = tuple(dict.fromkeys(choices))
        wanted = self.given.get(name, ())[:1]
        chosen = tuple(ref for ref in options if str(ref.value) in wanted)
        if not chosen and preset in options and preset is not None:
            chosen = (preset,)
        self.picks.append(Pick(name, options, chosen))
        return str(chosen[0].value) if chosen else None

    def many(self, name: str, choices: Iterable[Ref], preset: tuple[Ref, ...], most: int) -> tuple[str, ...]:
        """Add a control of several choices; the values in the order chosen."""
        options = tuple(choices)
        by_value = {str(ref.value): ref for ref in options}
        chosen = tuple(ref for ref in preset if ref in options)
        if name in self.given:
            known = tuple(by_value[value] for value in dict.fromkeys(self.given[name]) if value in by_value)
            chosen = known if known or not self.given[name] else chosen
        chosen = chosen[:most]
        self.picks.append(Pick(name, options, chosen, 0, most))
        return tuple(str(ref.value) for ref in chosen)

    def done(self, moves: Iterable[Move], verb: str, *, direct: bool = False) -> Form:
        """The form with the batch of its button."""
        return Form(tuple(self.picks), tuple(moves), verb, tuple(self.lines), direct)


def form(view: PaperTalesView, picks: Picks) -> Form:
    """The panel of the viewer; without picks or moves for whoever has nothing to do."""
    if not may_act(view):
        return Form((), ())
    panel = _Panel(view, picks)
    if view.phase == "draft":
        return _draft(panel)
    if view.phase == "deploy":
        return _deploy(panel)
    if view.phase == "follow":
        return _follow(panel)
    return _build(panel)


# -- recruitment -------------------------------------------------------------------------------------------------------


def _draft(panel: _Panel) -> Form:
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
    lines = [Phrase("form-draft", {"pick": min(own.picks + 1, PICKS + 1), "packs": own.packs - own.opened})]
    if desk.taken:
        lines.append(Phrase("form-changeable", {"card": Ref("unit", desk.taken)}))
    return lines


def _pick(panel: _Panel, *, repick: bool) -> Form:
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


def _wishes(panel: _Panel) -> Form:
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
    return panel.done(moves, "wishes")


# -- deployment --------------------------------------------------------------------------------------------------------


def _deploy(panel: _Panel) -> Form:
    """One control for each spot, then what is kept, paid first, aimed at; the button gives all of it and says ready."""
    view = panel.view
    own = view.own
    assert own is not None
    kingdom, desk = board_of(view), desk_of(view)
    if own.ready:
        return _ready(panel, desk, deploy_lines(kingdom, desk))
    if desk.acts >= MOST:
        panel.lines += deploy_lines(kingdom, desk)
        return panel.done((Ready(),), "ready")
    values = _values(kingdom, desk)
    layout = _layout(panel, kingdom, desk, values)
    texts = {token: text for text, token in values.items()}
    for spot in kingdom.open_spots:
        choices = [EMPTY, *(Ref("stand", text) for text in values)]
        chosen = Ref("stand", texts[layout[spot]]) if layout.get(spot) else EMPTY
        panel.picks.append(Pick(f"spot-{spot}", tuple(choices), (chosen,)))
    moves = list(moves_to(kingdom, desk, {spot: _card(token) for spot, token in layout.items() if token}, aim=False))
    after = _after(kingdom, desk, moves)
    moves += _details(panel, kingdom, desk, after)
    panel.lines += deploy_lines(kingdom, _after(kingdom, desk, moves))
    return panel.done((*moves, Ready()), "ready")


def _ready(panel: _Panel, desk: Desk, lines: list[Phrase]) -> Form:
    """Orders are given: they can be taken back while others decide."""
    if desk.acts >= MOST:
        return Form((), ())
    panel.lines += [Phrase("form-ready"), *lines]
    return panel.done((Reopen(),), "reopen")


def _values(kingdom: Kingdom, desk: Desk) -> dict[str, str]:
    """The choices for a spot by their text: units in play, then cards of the hand, each copy apart. The tokens: `@F1`,
    `knight`, `knight+2`."""
    found = {f"{spot}-{unit.kind}-{unit.age}": f"@{spot}" for spot, unit in kingdom.units}
    for card in dict.fromkeys(desk.hand):
        for copy in range(1, desk.hand.count(card) + 1):
            token = card if copy == 1 else f"{card}+{copy}"
            found[token] = token
    return found


def _card(token: str) -> str:
    return token.partition("+")[0]


def _layout(panel: _Panel, kingdom: Kingdom, desk: Desk, values: dict[str, str]) -> dict[str, str]:
    """What stands where by the plan and what was picked since: who is put on a spot and stood elsewhere changes places."""
    assert desk.deploy is not None
    layout: dict[str, str] = {}
    seen: dict[str, int] = {}
    for spot, item in zip(SPOTS, desk.deploy.layout, strict=True):
        if item and not item.startswith("@"):
            seen[item] = seen.get(item, 0) + 1
            item = item if seen[item] == 1 else f"{item}+{seen[item]}"
        if item:
            layout[spot] = item
    for spot in kingdom.open_spots:
        given = panel.given.get(f"spot-{spot}", ())[:1]
        if not given or (given[0] != "empty" and given[0] not in values):
            continue
        token = values.get(given[0], "")
        elsewhere = next((other for other, item in layout.items() if item == token and token), "")
        if elsewhere and elsewhere != spot:
            layout[elsewhere] = layout.get(spot, "")
        layout[spot] = token
    return {spot: token for spot, token in layout.items() if token}


def _after(kingdom: Kingdom, desk: Desk, moves: Iterable[Move]) -> Desk:
    """The desk after these changes."""
    for move in moves:
        desk = replace(desk, deploy=DEPLOY[type(move)](kingdom, desk, move))
    return desk


def _details(panel: _Panel, kingdom: Kingdom, desk: Desk, after: Desk) -> list[Move]:
    """What is kept, who is paid first, who acts first, who gets tokens: only where there is something to choose."""
    plan, before = after.deploy, desk.deploy
    assert plan is not None
    assert before is not None
    moves: list[Move] = []
    cards = left(after)
    if cards:
        wanted = before.keep if before.keep == "none" or before.keep in cards else kept_card(after)
        choices = [*(Ref("keep", card) for card in dict.fromkeys(cards)), Ref("keep", "none")]
        keep = panel.one("keep", choices, Ref("keep", wanted))
        if keep is not None and keep != (plan.keep or kept_card(after)):
            moves.append(Keep(keep))
    expected, _ = forecast(kingdom, after)
    placed = [spot for spot in plan.pay if kind(kind_at(kingdom, plan, spot)).cost > 0]
    if len(placed) > 1 and (expected.unpaid or "pay" in panel.given):
        stood = {_text(kingdom, after, spot): spot for spot in placed}
        first = _text(kingdom, after, next(spot for spot in plan.pay if spot in placed))
        paid = panel.one("pay", [Ref("stand", text) for text in stood], Ref("stand", first))
        if paid is not None and plan.pay[0] != stood[paid]:
            moves.append(PayFirst(stood[paid]))
    able = choosers(kingdom, plan)
    if able and len(actors(kingdom, plan)) > 1:
        stood = {_text(kingdom, after, spot): spot for spot in actors(kingdom, plan)}
        usual = Ref("stand", "usual")
        first_actor = panel.one("first", [usual, *(Ref("stand", text) for text in stood)], usual)
        if first_actor in stood and plan.first[:1] != (stood[first_actor],):
            moves.append(ActFirst(stood[first_actor]))
    standing = {_text(kingdom, after, spot): spot for spot in SPOTS if lies(plan, spot)}
    aims = dict(plan.aims)
    for number, spot in enumerate(able, 1):
        now = aims.get(spot) or dict(before.aims).get(spot, "")
        preset = Ref("stand", _text(kingdom, after, now)) if now and lies(plan, now) else None
        target = panel.one(f"aim-{number}", [Ref("stand", text) for text in standing], preset)
        if target is not None and aims.get(spot) != standing[target]:
            moves.append(Aim(spot, standing[target]))
    return moves


def _text(kingdom: Kingdom, desk: Desk, spot: str) -> str:
    """The choice that stands for what the plan puts on a spot."""
    plan = desk.deploy
    assert plan is not None
    item = lies(plan, spot)
    if item.startswith("@"):
        unit = kingdom.at(item[1:])
        assert unit is not None
        return f"{item[1:]}-{unit.kind}-{unit.age}"
    copies = [other for other in SPOTS if lies(plan, other) == item]
    copy = copies.index(spot) + 1
    return item if copy == 1 else f"{item}+{copy}"


def _follow(panel: _Panel) -> Form:
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


def _build(panel: _Panel) -> Form:
    """What to build, how to pay the Temple, whom Healers save; the button says ready too."""
    view = panel.view
    own = view.own
    assert own is not None
    kingdom, desk = board_of(view), desk_of(view)
    plan = desk.build
    assert plan is not None
    if own.ready:
        return Form((), ()) if idle(kingdom) else _ready(panel, desk, build_lines(kingdom, desk))
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


def _payment(panel: _Panel, kingdom: Kingdom, desk: Desk, project: str) -> list[Move]:
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
