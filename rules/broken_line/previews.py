"""What a batch would do, as far as its seat can know: cost, points left, what a pawn may meet, and the odds."""

from __future__ import annotations

from collections.abc import Sequence

from rules.broken_line.beliefs import Beliefs, Weights, odds
from rules.broken_line.board import blocked, line, name_of
from rules.broken_line.judge import check
from rules.broken_line.moves import Enlist, Fly, March, Run, Sacrifice, Shoot, Step
from rules.broken_line.paths import canonical, own_pawn, way_of
from rules.broken_line.pieces import GREY, camp_of
from rules.broken_line.reach import Ground, Way, number
from rules.broken_line.tables import rules_file
from rules.broken_line.view import BrokenLineView
from rules.game import Fact, Illegal, Move, Phrase, Ref


def preview(view: BrokenLineView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
    """Lines about the first move of a batch; none for what cannot be played or needs no words."""
    if not moves:
        return ()
    move = canonical(view, moves[0])
    try:
        check(view, move)
    except Illegal:
        return ()
    if isinstance(move, Step | March | Run | Fly):
        way = way_of(view, move)
        return way_lines(view, way, isinstance(move, Run), isinstance(move, Fly))
    if isinstance(move, Sacrifice):
        return (Phrase("preview-sacrifice", {"square": Ref("square", move.mage), "origin": Ref("square", move.pawn)}),)
    if isinstance(move, Shoot):
        return shot_lines(view, move.cannon, move.direction)
    if isinstance(move, Enlist):
        return enlist_lines(view, move.square)
    return ()


def way_lines(view: BrokenLineView, way: Way, ran: bool = False, flown: bool = False) -> tuple[Phrase, ...]:
    """Cost and points left, what shows, and whom the pawn would meet."""
    pawn = own_pawn(view, name_of(way.path[0]))
    left = view.points - way.cost
    lines = [Phrase("preview-way", {"square": Ref("square", name_of(way.path[-1])), "cost": way.cost, "left": left})]
    if ran or flown:
        lines.append(Phrase("preview-run" if ran else "preview-flight"))
    if way.kind == "attack":
        lines.append(duel_line(view, pawn.rank, name_of(way.path[-1])))
    elif way.kind == "tavern":
        lines.append(tavern_line(view, pawn.rank, name_of(way.path[-1])))
    return tuple(lines)


def shot_lines(view: BrokenLineView, cannon: str, direction: str) -> tuple[Phrase, ...]:
    """What a shot shows, and on which squares the die would find a foe."""
    start, die, ground = number(cannon), rules_file().die, Ground(view)
    camp = own_pawn(view, cannon).camp
    path = line(start, direction)[:die]
    hits = []
    for far, square in enumerate(path, 1):
        foe = ground.pawns.get(square)
        if foe is not None and foe.camp != camp and not blocked(start, path[:far]):
            hits.append(Ref("square", name_of(square)))
    facts: dict[str, Fact] = {"die": die, "count": len(hits), "squares": tuple(hits)}
    return Phrase("preview-shot", {"square": Ref("square", cannon)}), Phrase("preview-shot-hits", facts)


def duel_line(view: BrokenLineView, rank: str, square: str) -> Phrase:
    """The odds of attacking the foe on a square."""
    foe = view.pawn(square)
    assert foe is not None
    if foe.known:
        return _known_line(rank, foe.army, foe.known)
    return _odds_line("preview-odds", rank, Beliefs(view).of(foe))


def tavern_line(view: BrokenLineView, rank: str, square: str) -> Phrase:
    """The odds of attacking the mercenary on a square, whose rank the viewer's camp may have learnt (BL-50)."""
    met = next((grey.rank for grey in view.greys if grey.square == square), "")
    return _known_line(rank, GREY, met) if met else _odds_line("preview-tavern", rank, Beliefs(view).mercenaries())


def _known_line(rank: str, army: str, other: str) -> Phrase:
    found = odds(rank, {other: 1})
    result = "win" if found.win else "dice" if found.dice else "lose" if found.lose else "both"
    foe = Ref("pawn", f"{army}{other}")
    return Phrase("preview-known", {"foe": foe, "result": "artefact" if found.artefact else result})


def _odds_line(key: str, rank: str, weights: Weights) -> Phrase:
    found = odds(rank, weights)
    facts: dict[str, Fact] = {"win": found.win, "dice": found.dice, "lose": found.lose + found.both, "total": found.total}
    return Phrase(key, facts | {"artefact": found.artefact})


def enlist_lines(view: BrokenLineView, square: str) -> tuple[Phrase, ...]:
    """What putting the mercenary there would start."""
    recruit, foe = view.recruit, Ground(view).pawns
    assert recruit is not None
    there = next((pawn for pawn in foe.values() if pawn.square == square), None)
    if there is None or there.camp == camp_of(recruit.army):
        return ()
    return (duel_line(view, recruit.rank, square),)
