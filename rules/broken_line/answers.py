"""Read-only help, from the viewer's view alone: the creature summary, a square, a reach, what was seen, the rules."""

from __future__ import annotations

from collections import Counter

from rules.broken_line.board import board, is_obstacle, square_of
from rules.broken_line.details import face
from rules.broken_line.labels import PARTS, TOPICS, named
from rules.broken_line.layouts import as_rows
from rules.broken_line.legal import codes_of
from rules.broken_line.moves import (
    Creatures,
    LastDuel,
    LayoutText,
    ReachText,
    RuleText,
    Seen,
    SquareText,
    Zoom,
)
from rules.broken_line.pieces import ARMIES, RANKS, composition
from rules.broken_line.reach import reach
from rules.broken_line.tables import CAMPS
from rules.broken_line.view import BrokenLineView, DuelView
from rules.game import Answer, Fact, Glance, Illegal, Move, Phrase, Ref

SHOWN = 40
"""Squares that a line names at most."""


def answer(view: BrokenLineView, query: Move) -> Answer:
    """The reply to a question. Raises Illegal for what does not exist, or is not for this viewer to know."""
    if isinstance(query, Creatures):
        return Answer(_creatures(view, camp_asked(view, query)), "creatures")
    if isinstance(query, SquareText):
        return Answer(_square(view, _known(query.square)), "square")
    if isinstance(query, ReachText):
        return Answer(_reach(view, _known(query.pawn)), "reach")
    if isinstance(query, Zoom):
        part = named("part", PARTS, query.part)
        if part is None:
            raise Illegal("no-such-part", parts=tuple(Ref("part", part) for part in PARTS))
        return Answer((Phrase("answer-zoom", {"part": Ref("part", part)}),), "zoom")
    if isinstance(query, LastDuel):
        if view.duel is None:
            raise Illegal("no-duel")
        return Answer(_duel(view.duel), "duel")
    if isinstance(query, Seen):
        return Answer(_seen(view))
    if isinstance(query, LayoutText):
        return Answer(_layout(view, query))
    if isinstance(query, RuleText):
        topic = named("topic", TOPICS, query.topic) if query.topic.strip() else "moves"
        if topic is None:
            raise Illegal("no-such-topic", topics=tuple(Ref("topic", topic) for topic in TOPICS))
        return Answer((Phrase(f"rule-{topic}"),))
    raise Illegal("no-such-query")


def glances(view: BrokenLineView) -> tuple[Glance, ...]:
    """What a menu beside the board offers: its parts drawn large, once pawns stand there; the last duel; help."""
    found = []
    if view.phase not in ("armies", "place"):
        found += [Glance(Phrase("glance-zoom", {"part": Ref("part", part)}), Zoom(part)) for part in PARTS]
        found.append(Glance(Phrase("glance-seen"), Seen()))
    if view.duel is not None:
        found.append(Glance(Phrase("glance-duel"), LastDuel()))
    found += [Glance(Phrase("glance-creatures", {"camp": Ref("army", camp)}), Creatures(camp)) for camp in CAMPS]
    return tuple(found)


def camp_asked(view: BrokenLineView, query: Creatures) -> str:
    """The camp of a question about creatures: the one named, else the viewer's own, else the good one. Raises Illegal."""
    if not query.camp.strip():
        return view.camp or CAMPS[0]
    camp = named("army", CAMPS, query.camp)
    if camp is None:
        raise Illegal("no-such-camp", camps=tuple(Ref("army", camp) for camp in CAMPS))
    return camp


def _known(name: str) -> str:
    square = square_of(name)
    if square is None:
        raise Illegal("bad-square", typed=name[:20])
    return board().names[square]


def _creatures(view: BrokenLineView, camp: str) -> tuple[Phrase, ...]:
    """Of each rank: how many there were, how many are out as far as is known, what it does."""
    armies = [army for army in view.armies if army.camp == camp]
    total, out = Counter[str](), Counter[str]()
    for army in armies:
        for rank, count in composition(army.letter):
            total[rank] += count
        for rank, count in army.brought:
            out[rank] += count
    left = sum(army.left for army in armies)
    unknown = sum(army.unknown for army in armies)
    lines = [Phrase("answer-creatures", {"army": Ref("army", camp), "left": left, "unknown": unknown})]
    for rank in RANKS:
        if total[rank]:
            facts: dict[str, Fact] = {"rank": Ref("rank", rank), "total": total[rank], "out": min(out[rank], total[rank])}
            lines.append(Phrase("answer-creature", facts | {"about": Phrase(f"short-{rank}")}))
    return tuple(lines)


def _square(view: BrokenLineView, square: str) -> tuple[Phrase, ...]:
    index = square_of(square)
    assert index is not None
    fixed, ref = board(), Ref("square", square)
    ground: Phrase
    if fixed.forts[index]:
        facts: dict[str, Fact] = {"square": ref, "fort": Ref("fort", fixed.forts[index]), "height": fixed.heights[index]}
        ground = Phrase("answer-fort", facts)
    else:
        letter = fixed.terrain[index] if is_obstacle(index) else "plain"
        ground = Phrase("answer-ground", {"square": ref, "terrain": Ref("terrain", letter)})
    lines = [ground]
    if square in fixed.red:
        lines.append(Phrase("answer-red"))
    for gate in fixed.gates:
        for outside, inside in gate.edges:
            if square in (outside, inside):
                shut = "" if not (gate.closes and view.holder) else view.holder
                other = Ref("square", inside if square == outside else outside)
                closed: Fact = Ref("army", shut) if shut else ""
                lines.append(Phrase("answer-gate", {"other": other, "closed": int(bool(shut)), "army": closed}))
    for one, two in fixed.shortcuts:
        if square in (one, two):
            lines.append(Phrase("answer-shortcut", {"other": Ref("square", two if square == one else one)}))
    if fixed.zones[index]:
        lines.append(Phrase("answer-zone", {"army": Ref("army", fixed.zones[index])}))
    pawn = view.pawn(square)
    grey = next((grey for grey in view.greys if grey.square == square), None)
    if pawn is not None:
        lines.append(Phrase("answer-pawn", {"pawn": face(pawn), "moved": int(pawn.moved), "merc": int(pawn.merc)}))
    elif grey is not None:
        rank: Fact = Ref("rank", grey.rank) if grey.rank else ""
        lines.append(Phrase("answer-grey", {"rank": rank, "known": int(bool(grey.rank))}))
    return tuple(lines)


def _reach(view: BrokenLineView, square: str) -> tuple[Phrase, ...]:
    found = reach(view, square)
    pawn = view.pawn(square)
    if found is None or pawn is None or view.phase not in ("act", "move", "enlist"):
        raise Illegal("no-face", square=Ref("square", square))
    lines = [Phrase("answer-reach", {"pawn": Ref("pawn", f"{pawn.army}{pawn.rank}"), "square": Ref("square", square)})]
    for manner, ways in (("walk", found.walks), ("run", found.runs), ("fly", found.flights)):
        costs = sorted({cost for _, cost, _ in ways}) if manner != "run" else [1] if ways else []
        for cost in costs:
            squares = [Ref("square", to) for to, price, _ in ways if price == cost]
            facts: dict[str, Fact] = {"cost": cost, "squares": tuple(squares[:SHOWN])}
            lines.append(Phrase(f"answer-reach-{manner}", facts))
    fights = [Ref("square", to) for to, _, kind in (*found.walks, *found.runs, *found.flights) if kind != "move"]
    if fights:
        lines.append(Phrase("answer-reach-fights", {"squares": tuple(dict.fromkeys(fights))}))
    if len(lines) == 1:
        lines.append(Phrase("answer-reach-none"))
    return tuple(lines)


def duel_faces(duel: DuelView) -> tuple[Ref | Phrase, Ref | Phrase]:
    """Attacker and defender, as far as the viewer knows them."""
    unknown = Phrase("answer-unknown", {"army": Ref("colour", duel.army)})
    one = Ref("pawn", f"{duel.army}{duel.rank}") if duel.rank else unknown
    two = Ref("pawn", f"{duel.other}{duel.other_rank}") if duel.other_rank else Phrase("answer-mercenary")
    return one, two


def _duel(duel: DuelView) -> tuple[Phrase, ...]:
    attacker, defender = duel_faces(duel)
    facts: dict[str, Fact] = {"attacker": attacker, "defender": defender, "square": Ref("square", duel.square)}
    lines = [Phrase("answer-duel", facts)]
    lines += [Phrase("answer-dice", {"mine": mine, "theirs": theirs}) for mine, theirs in duel.dice]
    return (*lines, Phrase(f"answer-duel-{duel.result}"))


def _seen(view: BrokenLineView) -> tuple[Phrase, ...]:
    """Backs whose rank was shown and where they stand now, then the fallen of each army."""
    lines = []
    shown = [pawn for pawn in view.pawns if pawn.known]
    if not view.options.memory:
        lines.append(Phrase("answer-no-memory"))
    elif not shown:
        lines.append(Phrase("answer-seen-none"))
    for pawn in shown:
        facts: dict[str, Fact] = {"pawn": Ref("pawn", f"{pawn.army}{pawn.known}"), "square": Ref("square", pawn.square)}
        lines.append(Phrase("answer-seen", facts))
    for army in view.armies:
        out = tuple(Phrase("answer-count", {"rank": Ref("rank", rank), "count": count}) for rank, count in army.fallen)
        facts = {"army": Ref("army", army.letter), "left": army.left, "out": out, "unknown": army.unknown}
        lines.append(Phrase("answer-fallen", facts))
    return tuple(lines)


def _layout(view: BrokenLineView, query: LayoutText) -> tuple[Phrase, ...]:
    """The placement of one's own army as rows to type again."""
    own = tuple(army.letter for army in view.armies if army.camp == view.camp and army.placed)
    if view.phase != "place" or not own:
        raise Illegal("no-layout")
    letter = named("army", ARMIES, query.army) if query.army.strip() else own[0]
    if letter not in own:
        raise Illegal("not-your-army", armies=tuple(Ref("army", army) for army in own))
    rows = as_rows(letter, codes_of(view, letter))
    return (Phrase("answer-layout", {"army": Ref("army", letter), "rows": rows}),)
