"""The position in words: alt texts, and the board as text that one can play from. From the view alone."""

from __future__ import annotations

import re
from typing import Final

from render.battle_line.evidence import tactics_shown
from render.battle_line.hand import blocked, known_cards
from render.battle_line.header import facts_line
from render.battle_line.recent import sentences
from render.battle_line.words import code, say, terrain_name, terrain_text, titled
from render.picture import Look
from rules.battle_line.cards import COLOURS
from rules.battle_line.view import BattleLineView, FieldView

ALT: Final = 1024
TEXT: Final = 3800
_MARKDOWN: Final = re.compile(r"([\\*_~`|>#\[\]()<-])")
_CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]+")


def plain_name(look: Look, seat: int) -> str:
    """A name as one line of text, without direction marks."""
    given = _CONTROLS.sub(" ", look.names[seat]).strip() if seat < len(look.names) else ""
    return given or say(look.language, "picture-seat", number=seat + 1)


def escaped(text: str) -> str:
    """Text whose Markdown signs stand for themselves."""
    return _MARKDOWN.sub(r"\\\1", text)


def shortened(text: str, limit: int) -> str:
    """The text, cut at a space and closed with an ellipsis where it is longer than `limit`."""
    if len(text) <= limit:
        return text
    return text[: limit - 1].rsplit(" ", 1)[0] + "…"


def _joined(parts: list[str], spare: list[str], limit: int, more: str) -> str:
    """The parts, then as many of the spare ones as fit; `more` says that something was left out."""
    text = " ".join(part for part in parts if part)
    left_out = False
    for part in spare:
        if len(text) + len(part) + 1 > limit - len(more) - 1:
            left_out = True
            break
        text = f"{text} {part}"
    return shortened(f"{text} {more}" if left_out else text, limit)


# -- alt texts ---------------------------------------------------------------------------------------------------------


def order(look: Look) -> tuple[int, int]:
    """The seats in the order in which texts name them: the near one, then the far one."""
    return (1, 0) if look.seat == 1 else (0, 1)


def _status(view: BattleLineView, look: Look) -> str:
    if view.outcome is not None:
        winner = next(iter(view.outcome.winners), None)
        if winner is None:
            return say(look.language, "picture-over") + "."
        return say(look.language, "picture-alt-winner", name=plain_name(look, winner))
    return "" if view.active is None else say(look.language, "picture-alt-active", name=plain_name(look, view.active))


def _side(field: FieldView, seat: int, language: str, full: bool) -> str:
    cards = " ".join(code(card, language) for card in field.sides[seat]) or say(language, "picture-alt-empty")
    formation = field.formations[seat]
    if formation is None or not full:
        return cards
    return f"{cards} ({titled(language, f'formation-{formation.category}')} {formation.total})"


def _signs(view: BattleLineView, field: FieldView, look: Look, winner: bool = True) -> list[str]:
    language = look.language
    signs = [terrain_name(view.options, field.terrain, language)] if field.terrain else []
    signs += [say(language, "card-FOG")] if field.fog else []
    signs += [say(language, "card-MUD")] if field.mud else []
    if field.owner is None:
        able = [seat for seat in order(look) if field.provable[seat]]
        signs += [say(language, "picture-alt-provable", name=plain_name(look, seat)) for seat in able]
    if winner and field.owner is not None:
        signs.append(say(language, "picture-alt-owner", name=plain_name(look, field.owner)))
    return signs


def _fields(view: BattleLineView, look: Look, full: bool) -> str:
    near, far = order(look)
    language = look.language
    rows = []
    for field in view.fields:
        signs = _signs(view, field, look)
        if not (signs or any(field.sides)):
            continue
        left, right = _side(field, near, language, full), _side(field, far, language, full)
        after = ", " + ", ".join(signs) if signs else ""
        rows.append(say(language, "picture-alt-field", number=field.number, left=left, right=right, signs=after))
    if not rows:
        return say(language, "picture-alt-bare")
    head = say(language, "picture-alt-sides", left=plain_name(look, near), right=plain_name(look, far))
    return f"{head} {'. '.join(rows)}."


def _counts(view: BattleLineView, look: Look, seat: int, name: str) -> str:
    troops, tactics = view.hand_counts[seat]
    fields = say(look.language, "picture-fields", count=sum(field.owner == seat for field in view.fields))
    return say(look.language, "picture-alt-counts", name=name, fields=fields, troops=troops, tactics=tactics,
               played=view.tactics_played[seat])  # fmt: skip


def _discards(view: BattleLineView, look: Look, seat: int, name: str) -> str:
    cards = ", ".join(code(card, look.language) for card in view.discards[seat])
    return say(look.language, "picture-alt-discards", name=name, cards=cards) if cards else ""


def _series(view: BattleLineView, look: Look) -> str:
    facts: dict[str, int | str] = {"first": plain_name(look, 0), "second": plain_name(look, 1)}
    points: dict[str, int | str] = {"first-points": view.scores[0], "second-points": view.scores[1]}
    return say(look.language, "picture-text-scores", **facts, **points)


def board_alt(view: BattleLineView, look: Look) -> str:
    """Header, what changed, the battlefields, counters; at most 1,024 characters."""
    language = look.language
    head = say(language, "picture-alt-board", title=say(language, "game-name"), facts=facts_line(view, look))
    said = " ".join(sentences(look))
    changed = say(language, "picture-alt-recent", what=shortened(said, 200)) if said else ""
    decks = say(language, "picture-alt-decks", troops=view.decks[0], tactics=view.decks[1])
    spare = [_series(view, look), decks] if view.options.series != "single" else [decks]
    spare += [*(_counts(view, look, seat, plain_name(look, seat)) for seat in order(look))]
    spare += [text for seat in order(look) if (text := _discards(view, look, seat, plain_name(look, seat)))]
    more = say(language, "picture-alt-more")
    start = [head, changed, _status(view, look)]
    for full in (True, False):
        fields = _fields(view, look, full)
        if len(" ".join((*start, fields, decks, more))) + 3 <= ALT:
            return _joined([*start, fields], spare, ALT, more)
    return _joined([*start, _fields(view, look, False)], [], ALT, more)


def hand_alt(view: BattleLineView, look: Look, seat: int) -> str:
    """The hand, what cannot be played, what is known beyond it."""
    cards = view.hands[seat] or ()
    listed = ", ".join(code(card, look.language) for card in cards) or say(look.language, "picture-alt-none")
    text = say(look.language, "picture-text-hand", cards=listed) + "."
    notes = dict.fromkeys(key for card in cards if (key := blocked(view, seat, card)))
    parts = [say(look.language, key) for key in notes]
    for key, known in known_cards(view, seat):
        parts.append(f"{say(look.language, key)} {', '.join(code(card, look.language) for card in known)}.")
    return shortened(" ".join([facts_line(view, look) + ".", text, *parts]), ALT)


def evidence_alt(view: BattleLineView, look: Look) -> str:
    """The visible Troops by colour, and the Tactics on the table."""
    language = look.language
    none = say(language, "picture-alt-none")
    parts = [say(language, "picture-alt-evidence")]
    for colour in COLOURS:
        values = " ".join(card[1:] for card in view.seen if card[0] == colour) or none
        parts.append(say(language, "picture-alt-row", suit=titled(language, f"colour-{colour}"), cards=values))
    if view.options.tactics:
        played = ", ".join(code(card, language) for card in tactics_shown(view)) or none
        parts.append(say(language, "picture-alt-played", cards=played))
    return shortened(" ".join(parts), ALT)


def field_alt(view: BattleLineView, field: FieldView, look: Look) -> str:
    """One battlefield."""
    language = look.language
    parts = [
        say(language, "picture-field", number=field.number) + ".",
        say(language, "picture-field-slots", count=field.slots) + ".",
    ]
    parts += [f"{plain_name(look, seat)}{_colon(language)} {_side(field, seat, language, True)}." for seat in order(look)]
    parts += [f"{sign}." for sign in _signs(view, field, look)]
    if field.terrain:
        parts.append(terrain_text(view.options, field.terrain, language))
    return shortened(" ".join(parts), ALT)


def _colon(language: str) -> str:
    return "\u202f:" if language == "fr" else ":"


# -- the board as text -------------------------------------------------------------------------------------------------


def _row(left: list[str], right: list[str], widths: tuple[int, int], head: str) -> str:
    return f"{head} {' '.join(left).ljust(widths[0])} | {' '.join(right)}".rstrip()


def _cells(field: FieldView, seat: int, language: str) -> list[str]:
    cards = [code(card, language) for card in field.sides[seat]]
    free = 0 if field.owner is not None else field.slots - len(cards)
    return [card.ljust(3) for card in cards] + ["·  "] * free


def _worth(field: FieldView, seat: int, language: str) -> str:
    formation = field.formations[seat]
    return "" if formation is None else f"{titled(language, f'formation-{formation.category}')} {formation.total}"


def _grid(view: BattleLineView, look: Look) -> str:
    near, far = order(look)
    language = look.language
    sides = {seat: [_cells(field, seat, language) for field in view.fields] for seat in (near, far)}
    names = {seat: shortened(plain_name(look, seat).replace("`", "'"), 16) for seat in (near, far)}
    worths = {seat: [_worth(field, seat, language) for field in view.fields] for seat in (near, far)}
    width = max(len(names[near]), *(len(" ".join(cells)) for cells in sides[near]), *(len(text) for text in worths[near]))
    lines = [f"    {names[near].ljust(width)} | {names[far]}"]
    for index, field in enumerate(view.fields):
        mark = " " if field.owner is None else "←" if field.owner == near else "→"
        lines.append(_row(sides[near][index], sides[far][index], (width, 0), f"{field.number} {mark}"))
        if worths[near][index] or worths[far][index]:
            lines.append(f"    {worths[near][index].ljust(width)} | {worths[far][index]}".rstrip())
        signs = _signs(view, field, look, winner=False)
        if signs:
            lines.append(f"    ~ {', '.join(sign.replace('`', chr(39)) for sign in signs)}")
    return "```\n" + "\n".join(lines) + "\n```"


def board_text(view: BattleLineView, look: Look) -> str:
    """The whole position as Discord Markdown: header, what changed, a table of nine battlefields, counters, terrain."""
    language = look.language
    safe = Look(
        language, tuple(escaped(plain_name(look, seat)) for seat in (0, 1)), look.code, look.palette, look.seat, look.recent
    )
    lines = [f"**{say(language, 'game-name')}** · {facts_line(view, look)}"]
    said = " ".join(sentences(safe, drawn=False))
    if said:
        lines.append(say(language, "picture-alt-recent", what=shortened(said, 500)))
    status = _status(view, safe)
    if status:
        lines.append(f"**{status}**")
    lines.append(_grid(view, look))
    if view.options.series != "single":
        lines.append(_series(view, safe))
    for seat in order(look):
        lines.append(_counts(view, safe, seat, f"**{plain_name(safe, seat)}**"))
        discards = _discards(view, safe, seat, plain_name(safe, seat))
        lines += [discards] if discards else []
    lines.append(say(language, "picture-alt-decks", troops=view.decks[0], tactics=view.decks[1]))
    if view.seat is not None:
        cards = ", ".join(code(card, language) for card in view.hand) or say(language, "picture-alt-none")
        lines.append(f"**{say(language, 'picture-text-hand', cards=cards)}**")
        for key, known in known_cards(view, view.seat):
            lines.append(f"{say(language, key)} {', '.join(code(card, language) for card in known)}")
    lines.append(f"-# {say(language, 'picture-text-key')}")
    text = "\n".join(lines)
    for field in view.fields:
        if field.terrain:
            name = escaped(terrain_name(view.options, field.terrain, language))
            rule = escaped(terrain_text(view.options, field.terrain, language))
            line = say(language, "picture-text-terrain", number=field.number, name=name, text=rule)
            if len(text) + len(line) + 1 <= TEXT:
                text += "\n" + line
    return text
