"""What a menu says beneath a choice: who stands there, what is met, what a rank can do."""

from __future__ import annotations

from rules.broken_line.beliefs import Beliefs
from rules.broken_line.pieces import GREY, RANKS
from rules.broken_line.view import BrokenLineView, PawnView
from rules.game import Phrase, Ref


def detail(view: BrokenLineView, ref: Ref) -> Phrase | None:
    """The line beneath that choice; None where the name says enough."""
    value = str(ref.value)
    if ref.domain == "square":
        return _square(view, value)
    if ref.domain == "rank" and value in RANKS:
        return Phrase(f"short-{value}")
    if ref.domain == "way":
        return _way(view, value)
    if ref.domain == "army" and view.phase == "place" and any(army.letter == value for army in view.armies):
        return Phrase("detail-placed" if view.army(value).placed else "detail-unplaced")
    return None


def _square(view: BrokenLineView, square: str) -> Phrase | None:
    pawn = view.pawn(square)
    if pawn is None:
        return Phrase("detail-empty") if view.phase == "place" else None
    return face(pawn)


def _mercenary(view: BrokenLineView, square: str) -> Phrase | None:
    grey = next((grey for grey in view.greys if grey.square == square), None)
    if grey is None:
        return None
    return Phrase("detail-known", {"pawn": Ref("pawn", f"{GREY}{grey.rank}")}) if grey.rank else Phrase("detail-tavern")


def face(pawn: PawnView) -> Phrase:
    """A pawn as the viewer sees it."""
    if pawn.rank:
        return Phrase("detail-face", {"pawn": Ref("pawn", f"{pawn.army}{pawn.rank}")})
    if pawn.known:
        return Phrase("detail-known", {"pawn": Ref("pawn", f"{pawn.army}{pawn.known}")})
    return Phrase("detail-back", {"army": Ref("colour", pawn.army)})


def _way(view: BrokenLineView, value: str) -> Phrase | None:
    manner, square, _ = value.split("-")
    pawn = view.pawn(square)
    if pawn is None:
        return _mercenary(view, square)
    if manner == "bring" or pawn.rank or pawn.known:
        return face(pawn)
    total = sum(Beliefs(view).of(pawn).values())
    return Phrase("detail-unknown", {"army": Ref("colour", pawn.army), "total": total})
