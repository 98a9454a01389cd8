"""The thumb panel of deployment: one control for each spot, then what is kept, paid first, acts first, is aimed at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules.game import Form, Move, Pick, Ref
from rules.paper_tales.cards import kind
from rules.paper_tales.fallback import moves_to
from rules.paper_tales.forecast import forecast
from rules.paper_tales.legal import board_of, desk_of
from rules.paper_tales.moves import ActFirst, Aim, Keep, PayFirst, Ready
from rules.paper_tales.orders import DEPLOY, MOST
from rules.paper_tales.panel import Panel, given
from rules.paper_tales.plans import actors, choosers, kept_card, kind_at, left, lies, morphs
from rules.paper_tales.previews import deploy_lines
from rules.paper_tales.state import SPOTS, Desk, Kingdom

EMPTY = Ref("stand", "empty")


def deployment(panel: Panel) -> Form:
    """One control for each spot, then what is kept, paid first, aimed at; the button gives all of it and says ready."""
    view = panel.view
    own = view.own
    assert own is not None
    kingdom, desk = board_of(view), desk_of(view)
    if own.ready:
        return given(panel, desk, deploy_lines(kingdom, desk))
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


def _layout(panel: Panel, kingdom: Kingdom, desk: Desk, values: dict[str, str]) -> dict[str, str]:
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


def _details(panel: Panel, kingdom: Kingdom, desk: Desk, after: Desk) -> list[Move]:
    """What is kept, who is paid first, who acts first, who gets tokens: only where there is something to choose."""
    plan, before = after.deploy, desk.deploy
    assert plan is not None
    assert before is not None
    moves: list[Move] = []

    def now_on(spot: str) -> str:
        return _now_on(kingdom, desk, after, spot)

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
        wanted_first = next((spot for spot in map(now_on, before.pay) if spot in placed), placed[0])
        paid = panel.one("pay", [Ref("stand", text) for text in stood], Ref("stand", _text(kingdom, after, wanted_first)))
        if paid is not None and plan.pay[0] != stood[paid]:
            moves.append(PayFirst(stood[paid]))
    able = choosers(kingdom, plan)
    acting = actors(kingdom, plan)
    if len(acting) > 1 and (able or any(morphs(kind_at(kingdom, plan, spot)) for spot in acting)):
        stood = {_text(kingdom, after, spot): spot for spot in acting}
        ordered = [spot for spot in map(now_on, before.first) if spot in acting]
        usual = Ref("stand", "usual")
        preset_first = Ref("stand", _text(kingdom, after, ordered[0])) if ordered else usual
        first_actor = panel.one("first", [usual, *(Ref("stand", text) for text in stood)], preset_first)
        if first_actor in stood:
            ordered = [stood[first_actor], *(spot for spot in ordered if spot != stood[first_actor])]
            moves += [ActFirst(spot) for spot in reversed(ordered)]
    standing = {_text(kingdom, after, spot): spot for spot in SPOTS if lies(plan, spot)}
    aims = {now_on(source): now_on(target) for source, target in before.aims}
    for number, spot in enumerate(able, 1):
        now = aims.get(spot, "")
        preset = Ref("stand", _text(kingdom, after, now)) if now else None
        target = panel.one(f"aim-{number}", [Ref("stand", text) for text in standing], preset)
        if target is not None:
            moves.append(Aim(spot, standing[target]))
    return moves


def _now_on(kingdom: Kingdom, desk: Desk, after: Desk, spot: str) -> str:
    """The spot on which the plan of `after` puts what that of `desk` puts on `spot`; "" where it puts it nowhere."""
    assert desk.deploy is not None
    assert after.deploy is not None
    if not lies(desk.deploy, spot):
        return ""
    text = _text(kingdom, desk, spot)
    return next((other for other in SPOTS if lies(after.deploy, other) and _text(kingdom, after, other) == text), "")


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
