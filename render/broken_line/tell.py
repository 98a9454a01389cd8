"""The position in words: alt texts of all pictures. From the view alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from render.broken_line.card import counts, unknown
from render.broken_line.closeup import best_ways, square_facts
from render.broken_line.duel import strength_told
from render.broken_line.field import open_view
from render.broken_line.header import facts_line, latest, news_of, status
from render.broken_line.layout import at
from render.broken_line.words import army_name, face_name, say, titled
from render.kit.prose import ALT, joined, plain, shortened
from render.picture import Look
from rules.broken_line.board import WIDTH, board
from rules.broken_line.pieces import GREY, RANKS
from rules.broken_line.reach import ReachView, budget
from rules.broken_line.view import ArmyView, BrokenLineView, DuelView, PawnView


def plain_name(look: Look, seat: int) -> str:
    """A name as one line of text, without direction marks."""
    given = plain(look.names[seat]) if seat < len(look.names) else ""
    return given or say(look.language, "picture-seat", number=seat + 1)


def plainly(look: Look, seats: int) -> Look:
    """The same look with names as text."""
    names = tuple(plain_name(look, seat) for seat in range(seats))
    return Look(look.language, names, look.code, look.palette, look.seat, look.recent)


def colon(language: str) -> str:
    """A colon as the language sets it."""
    return "\u202f:" if language == "fr" else ":"


def by_row(squares: Iterable[str]) -> str:
    """Squares row by row from the north: `17 ACD, 16 B`."""
    rows: dict[int, list[str]] = defaultdict(list)
    for square in sorted(squares, key=lambda name: at(name) % WIDTH):
        rows[int(square[1:])].append(square[0])
    return ", ".join(f"{row} {''.join(rows[row])}" for row in sorted(rows, reverse=True))


def by_rank(pawns: Iterable[PawnView]) -> str:
    """Pawns of an army by rank, the highest first: `11 L3; 7 C4 D4; P A1`."""
    found: dict[str, list[str]] = defaultdict(list)
    for pawn in pawns:
        found[pawn.rank or pawn.known].append(pawn.square)
    order = (*reversed(RANKS[:11]), *RANKS[11:])
    return "; ".join(f"{rank} {' '.join(found[rank])}" for rank in order if found[rank])


def army_told(view: BrokenLineView, look: Look, army: ArmyView) -> str:
    """An army, who runs it, and how many pawns are left."""
    name = titled(army_name(army.letter, look.language))
    names = ", ".join(plain_name(look, seat) for seat in army.runners)
    who = f"{name} ({names})" if names else name
    return say(look.language, "picture-alt-army", army=who, left=army.left, total=army.total)


def where_told(view: BrokenLineView, look: Look, army: ArmyView, faces: bool) -> list[str]:
    """Where the pawns of an army stand, as far as the viewer may know what they are."""
    pawns = [pawn for pawn in view.pawns if pawn.army == army.letter]
    seen = [pawn for pawn in pawns if faces and pawn.rank]
    known = [pawn for pawn in pawns if faces and pawn.known]
    hidden = [pawn for pawn in pawns if pawn not in seen and pawn not in known]
    told = [by_rank(seen) + "."] if seen else []
    told += [say(look.language, "picture-alt-known", pawns=by_rank(known))] if known else []
    told += [say(look.language, "picture-alt-hidden", squares=by_row(pawn.square for pawn in hidden))] if hidden else []
    return told


def greys_told(view: BrokenLineView, language: str, faces: bool) -> str:
    """The mercenaries that wait."""
    spots = [f"{one.square} {face_name(one.rank, language)}" if faces and one.rank else one.square for one in view.greys]
    return say(language, "picture-alt-greys", squares=", ".join(spots)) if spots else ""


def dice_told(view: BrokenLineView, language: str) -> str:
    """The dice of the turn and what is left of them."""
    if not view.dice or view.phase not in ("move", "enlist"):
        return ""
    points = say(language, "picture-points", count=view.points)
    return say(language, "picture-alt-dice", dice=" + ".join(map(str, view.dice)), points=points)


def castle_told(view: BrokenLineView, language: str) -> str:
    """Who holds the castle."""
    if not view.holder:
        return ""
    return f"{say(language, f'picture-castle-{view.holder}')}. {say(language, 'picture-alt-gates')}"


def board_alt(view: BrokenLineView, look: Look, own: bool = False, team: bool = False) -> str:
    """Header, what changed, who is asked, the armies and where they stand; at most 1,024 characters. `own`: told to the
    viewing seat; with `team` to all allies of the look's seat."""
    look = plainly(look, len(view.seats))
    language = look.language
    faces = own or open_view(view)
    said = news_of(view, look, own, drawn=False)
    key = "picture-alt-team" if team else "picture-alt-own" if own else "picture-alt-open" if faces else "picture-alt-board"
    head = say(language, key, title=say(language, "game-name"), facts=facts_line(view, look))
    parts = [head, say(language, "picture-alt-recent", what=latest(said, 240)) if said else "",
             f"{status(view, look, False, own)}.", dice_told(view, language), castle_told(view, language)]  # fmt: skip
    camp = view.seats[look.seat].camp if team and look.seat is not None else view.camp
    armies = sorted(view.armies, key=lambda army: army.camp != camp) if own else view.armies
    setting = view.phase in ("armies", "place") and not faces
    for army in armies:
        parts.append(army_told(view, look, army))
        if not setting:
            parts += where_told(view, look, army, faces)
    parts.append(greys_told(view, language, faces))
    return joined(parts, ALT, say(language, "picture-alt-more"))


def placement_alt(view: BrokenLineView, look: Look, seat: int, team: bool = False) -> str:
    """The placement of one's camp, front row first; `team`: told to all allies."""
    language = look.language
    parts = [facts_line(view, look) + ".", f"{status(view, plainly(look, len(view.seats)), named=False)}."]
    if not (view.seats[seat].ready or team):
        parts.append(titled(say(language, "picture-changes", count=view.changes)) + ".")
    for army in view.armies:
        if army.camp == view.seats[seat].camp:
            rows = layout_rows(view, army.letter)
            told = " / ".join(rows) if rows else say(language, "picture-unplaced")
            parts.append(f"{titled(army_name(army.letter, language))}{colon(language)} {told}.")
    return joined(parts, ALT, say(language, "picture-alt-more"))


def layout_rows(view: BrokenLineView, letter: str) -> list[str]:
    """A placement as rows of ranks, front row first, from the left as its runner sees it; empty where nothing is laid."""
    laid = {at(pawn.square): pawn.rank for pawn in view.pawns if pawn.army == letter}
    if not laid:
        return []
    squares, width = board().zone(letter), board().zone_width(letter)
    codes = [laid.get(square, ".") for square in squares]
    return [" ".join(codes[start : start + width]) for start in range(0, len(codes), width)]


def zoom_alt(view: BrokenLineView, look: Look, squares: frozenset[int], title: str, faces: bool) -> str:
    """A part of the board: its title, the pawns in it."""
    language = look.language
    faces = faces or open_view(view)
    parts = [f"{title}.", facts_line(view, look) + "."]
    for army in view.armies:
        inside = [pawn for pawn in view.pawns if pawn.army == army.letter and at(pawn.square) in squares]
        if view.phase in ("armies", "place") and not faces:
            inside = []
        if inside:
            told = []
            for pawn in inside:
                rank = (pawn.rank or pawn.known) if faces else ""
                told.append(f"{pawn.square} {face_name(rank, language)}" if rank else pawn.square)
            parts.append(f"{titled(army_name(army.letter, language))}{colon(language)} {', '.join(told)}.")
    inside_greys = [one for one in view.greys if at(one.square) in squares]
    if inside_greys:
        parts.append(greys_told(view, language, faces))
    return joined(parts, ALT, say(language, "picture-alt-more"))


def square_alt(view: BrokenLineView, look: Look, square: str, faces: bool) -> str:
    """A square and who stands there."""
    facts = ", ".join(square_facts(view, square, look.language, faces or open_view(view)))
    return shortened(f"{square}{colon(look.language)} {facts}.", ALT)


def reach_alt(view: BrokenLineView, look: Look, found: ReachView) -> str:
    """Where a pawn can go, by points."""
    language = look.language
    pawn = view.pawn(found.square)
    assert pawn is not None
    points = say(language, "picture-points", count=budget(view, pawn.army))
    parts = [f"{face_name(pawn.rank, language)}, {found.square}, {points}."]
    ways = best_ways(found)
    for cost in sorted({cost for cost, _, _ in ways.values()}):
        told = []
        for square, (price, kind, manner) in ways.items():
            if price == cost:
                also = [say(language, f"picture-reach-{kind}")] if kind != "move" else []
                also += [say(language, f"picture-told-{manner}").lower()] if manner != "walk" else []
                told.append(f"{square} ({', '.join(also)})" if also else square)
        count = say(language, "picture-points", count=cost)
        parts.append(f"{titled(count)}{colon(language)} {', '.join(told)}.")
    return joined(parts, ALT, say(language, "picture-alt-more"))


def duel_alt(view: BrokenLineView, look: Look, duel: DuelView) -> str:
    """A duel with strengths, dice and end."""
    language = look.language
    sides = []
    for side, army, rank, other in ((0, duel.army, duel.rank, duel.other_rank), (1, duel.other, duel.other_rank, duel.rank)):
        name = say(language, "picture-legend-tavern") if army == GREY else army_name(army, language)
        who = face_name(rank, language) if rank else say(language, "picture-unknown-rank")
        sum_ = strength_told(rank, side == 0, other, language) if rank else ""
        also = f" ({sum_})" if "+" in sum_ else ""
        sides.append(f"{titled(name)} {say(language, 'picture-attacks' if side == 0 else 'picture-defends')}: {who}{also}."
                     .replace(":", colon(language), 1))  # fmt: skip
    dice = say(language, "picture-told-dice", rolls=", ".join(f"{a}–{b}" for a, b in duel.dice)) if duel.dice else ""
    end = say(language, f"picture-result-{'' if duel.rank else 'secret-'}{duel.result}")
    head = say(language, "picture-duel-title", square=duel.square)
    parts = [f"{facts_line(view, look)}.", f"{head}.", *sides, dice, end if end.endswith("!") else f"{end}."]
    return shortened(" ".join(part for part in parts if part), ALT)


def creatures_alt(view: BrokenLineView, look: Look, camp: str) -> str:
    """The creatures of a camp: how many are left, what they can do."""
    language = look.language
    parts = [f"{titled(say(language, f'army-{camp}'))}."]
    lost = unknown(view, camp)
    parts += [say(language, "picture-unknown-fallen", count=lost) + "."] if lost else []
    for rank, (left, total) in counts(view, camp).items():
        parts.append(f"{face_name(rank, language)} {left}/{total}{colon(language)} {say(language, f'picture-about-{rank}')}")
    return joined(parts, ALT, say(language, "picture-alt-more"))
