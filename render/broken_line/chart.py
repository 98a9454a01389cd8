"""The board as text that one can play from: a chart of two signs a square, the armies, the fallen, a key."""

from __future__ import annotations

from typing import Final

from render.broken_line.field import open_view
from render.broken_line.header import facts_line, latest, news_of, status
from render.broken_line.layout import at
from render.broken_line.tell import (
    army_told,
    castle_told,
    colon,
    dice_told,
    greys_told,
    layout_rows,
    plain_name,
    plainly,
)
from render.broken_line.words import army_name, face_name, rank_name, say, titled
from render.kit.prose import TEXT, escaped, shortened
from render.picture import Look
from rules.broken_line.board import COLUMNS, HEIGHT, WIDTH, board
from rules.broken_line.view import ArmyView, BrokenLineView, PawnView

GROUND: Final = {".": " .", "f": "^^", "l": "~~", "r": "##", "m": " .", "1": " 1", "c": " 1", "s": " 2", "*": " *"}
"""Two signs for each terrain: obstacles fill both; forts and castle show their height, a star is a red spot."""
SHORT: Final = {"10": "X", "11": "K", "A": "@"}


def pawn_code(pawn: PawnView, faces: bool) -> str:
    """A pawn in two signs: its army in capitals and its rank; a remembered rank with the army in small letters."""
    if faces and pawn.rank:
        return pawn.army + SHORT.get(pawn.rank, pawn.rank)
    if faces and pawn.known:
        return pawn.army.lower() + SHORT.get(pawn.known, pawn.known)
    return f"{pawn.army}?"


def chart(view: BrokenLineView, faces: bool) -> str:
    """The squares, row 17 at the top."""
    faces = faces or open_view(view)
    setting = view.phase in ("armies", "place") and not faces
    cells = [GROUND[letter] for letter in board().terrain]
    for grey in view.greys:
        cells[at(grey.square)] = f"G{SHORT.get(grey.rank, grey.rank)}" if faces and grey.rank else "G?"
    for pawn in view.pawns if not setting else ():
        cells[at(pawn.square)] = pawn_code(pawn, faces)
    names = "   " + " ".join(f" {letter}" for letter in COLUMNS)
    rows = []
    for row in reversed(range(HEIGHT)):
        rows.append(f"{row + 1:>2} " + " ".join(cells[row * WIDTH : (row + 1) * WIDTH]).rstrip() + f" {row + 1}")
    return "```\n" + "\n".join([names, *rows, names]) + "\n```"


def fallen_told(army: ArmyView, language: str) -> str:
    """The fallen of an army, as far as the viewer knows them."""
    told = [
        f"{count} × {face_name(rank, language)}" if count > 1 else face_name(rank, language) for rank, count in army.fallen
    ]
    told += [say(language, "picture-alt-unknown", count=army.unknown)] if army.unknown else []
    return ", ".join(told)


def board_text(view: BrokenLineView, look: Look) -> str:
    """The whole position as Discord Markdown, from what the viewer may know."""
    language, faces = look.language, view.seat is not None or open_view(view)
    look = plainly(look, len(view.seats))
    safe = Look(language, tuple(escaped(plain_name(look, seat)) for seat in range(len(view.seats))), look.code,
                look.palette, look.seat, look.recent)  # fmt: skip
    lines = [f"**{say(language, 'game-name')}** · {facts_line(view, look)}"]
    said = news_of(view, safe, faces, drawn=False)
    lines += [say(language, "picture-alt-recent", what=latest(said, 420))] if said else []
    lines.append(f"**{status(view, safe, False, view.seat is not None)}**")
    also = (dice_told(view, language), castle_told(view, language))
    lines += [part for part in also if part]
    lines.append(chart(view, faces))
    for army in view.armies:
        out = fallen_told(army, language)
        also_out = say(language, "picture-alt-fallen", who=out) if out else ""
        lines.append(f"- {army_told(view, safe, army)} {also_out}".rstrip())
    greys = greys_told(view, language, faces)
    lines += [greys] if greys else []
    if view.phase == "place" and view.seat is not None:
        lines += _layouts(view, language)
    lines.append(f"-# {say(language, 'picture-text-key')}")
    lines.append(f"-# {say(language, 'picture-text-ranks', ten=rank_name('10', language), king=rank_name('11', language))}")
    lines.append(f"-# {say(language, 'picture-text-gates')}")
    return shortened("\n".join(lines), TEXT)


def _layouts(view: BrokenLineView, language: str) -> list[str]:
    """The placements of the camp as rows that can be typed."""
    found = []
    for army in view.armies:
        rows = layout_rows(view, army.letter)
        if rows:
            found.append(f"{titled(army_name(army.letter, language))}{colon(language)} `{' / '.join(rows)}`")
    return found
