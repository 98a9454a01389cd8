"""The turn panel: a game's `Form` as selects and one big button, playable by thumb alone.

Every choice is kept by the referee (`set_draft`), so a panel survives a restart and can be opened on two devices; the big
button carries a digest of the batch it was drawn for, and plays nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.panels import hand, shelf
from bot.panels.ids import Control, base36, digest_of, fingerprint, typed_key
from bot.panels.limits import COMPONENTS, OPTIONS, walk
from bot.panels.names import plain_names
from bot.panels.panel import Button, Item, Panel, Row, button, rows, select
from bot.panels.posts.layout import text
from bot.record.kept import Kept
from bot.referee.model import Stamp, Table
from rules.game import Form, Move, Pick, Ref, Resign
from rules.registry import game
from rules.voice import Voice

if TYPE_CHECKING:
    from bot.panels.desk import Ask

AROUND = 5
"""Components of a turn panel besides its controls: two texts, the picture, and for whoever holds several seats a select in
its row."""

PAGE = "page:"
"""Drafts also keep which page of a long select is open, under this and the pick's name."""
TYPED = "typed:"
"""Drafts also keep what was typed and refused, under this and the key of the move (`typed_key`)."""


def page_of(pick: Pick, draft: Mapping[str, Sequence[str]]) -> int:
    """The open page of a pick, 0 the first; the one with the present choice where none was turned to."""
    last = max(0, (len(pick.choices) - 1) // OPTIONS)
    kept = draft.get(PAGE + pick.name, ())
    if kept and kept[0].isdigit():
        return min(int(kept[0]), last)
    first = next((place for place, ref in enumerate(pick.choices) if ref in pick.chosen), 0)
    return first // OPTIONS


def page_values(pick: Pick, page: int) -> tuple[str, ...]:
    """The values that one page of a pick offers."""
    return tuple(str(ref.value) for ref in pick.choices[page * OPTIONS : (page + 1) * OPTIONS])


def form_rows(
    table: Table,
    seat: int,
    view: Any,
    form: Form,
    voice: Voice,
    stamp: Stamp,
    draft: Mapping[str, Sequence[str]],
    *,
    salt: str = "",
    extra: Sequence[Button] = (),
    kept: Sequence[Kept] = (),
) -> list[Row]:
    """The controls of a turn panel: a select for each pick (paged beyond 25), page buttons, then the button that plays.

    `view` is the seat's, for the line beneath each choice; `voice` names persons plainly (menus interpret nothing). `salt`
    makes the selects of each showing new ones: a client sends nothing when the option it thinks chosen is chosen again.
    `extra` buttons stand beside the big one. What this person has `kept` comes in menus before it, what they could keep in
    buttons after it, where there is room. Where there are too many controls for a title above each, the choice shown says
    what it is for.
    """
    key = fingerprint(stamp.decision)

    def control(verb: str, arg: str) -> Control:
        return Control(verb, table.match_id, seat, stamp.revision, key, arg)

    picks = [pick for pick in form.picks if pick.choices]
    digest = digest_of(form.moves)
    style = "danger" if any(move.final for move in form.moves) else "success"
    go = button(voice.words.text(f"act-{form.verb}"), control("go", digest), style, disabled=not form.moves)
    typed = _typed_buttons(form, voice, control)
    # where something can only be typed, that is the one thing to press
    last = rows([go, *extra]) if not typed else [*rows([go, *typed] if form.moves else typed), *rows(extra)]

    menus = shelf.menus(form, voice, control, kept, salt)
    keeping = rows(shelf.buttons(form, voice, control, kept))

    def controls(naming: str, shelved: bool) -> list[Row]:
        chosen = [row for pick in picks for row in _pick_rows(pick, view, voice, draft, control, salt, naming)]
        return [*chosen, *menus, *last, *keeping] if shelved else [*chosen, *last]

    naming = "above" if len(picks) > 1 else ""
    tries = (controls(naming, True), controls("within", True), controls(naming, False))
    return next((found for found in tries if _components(found) <= COMPONENTS - AROUND), controls("within", False))


def typed_name(voice: Voice, name: str) -> str:
    """What the button and the modal of a move that is typed say (`move-{name}.typed`, else the act)."""
    label = voice.words.attribute(f"move-{name}", "typed") or act_name(voice, name)
    return f"{label[:1].upper()}{label[1:]}"


def _typed_buttons(form: Form, voice: Voice, control: Any) -> list[Button]:
    """A button for each move that is typed, named after its act; where several are of a kind, after its choices too."""
    found = []
    for move in form.typed:
        label = typed_name(voice, move.name)
        if sum(other.name == move.name for other in form.typed) > 1:
            label = " · ".join([label, *shelf.settled(voice, move)])
        style = "secondary" if form.moves else "success"
        found.append(button(label, control("type", typed_key(move)), style))
    return found


def _components(found: Sequence[Row]) -> int:
    """How many components Discord counts in these rows."""
    return sum(1 for _ in walk([row.to_component_dict() for row in found]))


def _item(ref: Ref, view: Any, voice: Voice, chosen: bool, title: str = "") -> Item:
    """An option; the one chosen begins with the title, where one is given."""
    detail = voice.game.detail(view, ref)
    label = voice.label(ref)
    if ref.domain != "seat":  # a person is called as they call themselves
        label = label[:1].upper() + label[1:]
    label = f"{title} · {label}" if title and chosen else label
    return Item(str(ref.value), label, voice.say(detail) if detail else "", chosen)


def _pick_rows(
    pick: Pick, view: Any, voice: Voice, draft: Mapping[str, Sequence[str]], control: Any, salt: str, naming: str
) -> list[Row]:
    """The select of a pick. A select that shows a choice no longer says what it is for: with `naming` its title stands
    `above` it, or `within` the choice."""
    page = page_of(pick, draft)
    pages = (len(pick.choices) + OPTIONS - 1) // OPTIONS
    shown = pick.choices[page * OPTIONS : (page + 1) * OPTIONS]
    words = voice.words
    title = words.text(f"pick-{pick.name}")
    if pages > 1:
        title = f"{title} ({page + 1}/{pages})"
    items = [_item(ref, view, voice, ref in pick.chosen, title if naming == "within" else "") for ref in shown]
    # on one page of several nothing need be chosen: the choice may stand on another
    least = pick.least if pages == 1 else 0
    found: list[Row] = []
    if naming == "above" and any(item.chosen for item in items):
        found.append(text(f"-# {title}"))
    found.append(select(control("pick", f"{pick.name}.{salt}"), title, items, least=least, most=pick.most))
    if pages > 1:
        turn = [
            button(words.text("panel-page-back"), control("page", f"{pick.name}.{page - 1}"), disabled=page == 0)
            if page
            else button(words.text("panel-page-back"), control("page", f"{pick.name}.-"), disabled=True),
            button(words.text("panel-page-on"), control("page", f"{pick.name}.{page + 1}"), disabled=page + 1 == pages),
        ]
        found += rows(turn)
    return found


def salt_of(ask: Ask) -> str:
    """A few characters that differ from one interaction to the next."""
    return base36(ask.interaction.id % 36**5)


def menu_voice(ask: Ask, table: Table) -> Voice:
    """The game's voice for menus and buttons, names unescaped."""
    return Voice(game(table.game_key), ask.language, plain_names(table, ask.language))


async def form_of(ask: Ask, table: Table, seat: int) -> tuple[Form, dict[str, tuple[str, ...]]]:
    """The seat's form with what it has picked so far, and those picks."""
    draft = await ask.referee.draft(table.match_id, seat)
    seen = await ask.desk.seen(table, seat)
    picks = {name: values for name, values in draft.items() if not name.startswith((PAGE, TYPED))}
    return game(table.game_key).form(seen.view, picks), draft


async def _formed(ask: Ask, table: Table, seat: int) -> tuple[Form, dict[str, tuple[str, ...]], tuple[Kept, ...]]:
    """Form and picks of a seat, and what its holder keeps where the form has a place for it."""
    form, draft = await form_of(ask, table, seat)
    return form, draft, await ask.referee.kept(ask.person.id, table.game_key) if form.keeps else ()


async def turn_panel(ask: Ask, table: Table, seat: int, notice: str = "", *, begun: bool = False) -> Panel:
    """The hand on top, what is asked, what the present choice would do, and the controls. A seat with nothing to decide
    gets its hand and whom the match waits for. `begun`: the seat has just played a part of its turn, and reads what is
    still open."""
    stamp = table.stamp(seat)
    if table.status != "running" or stamp is None:
        return await hand.hand_panel(ask, table, seat, notice)
    seen = await ask.desk.seen(table, seat)
    # the picture takes longest: the record is read while it is drawn
    picture, (form, draft, kept), extra, since = await asyncio.gather(
        ask.desk.hand(ask, table, seat),
        _formed(ask, table, seat),
        hand.side_buttons(ask, table, seat, playing=True),
        hand.since(ask, table, seat, notice),
    )
    voice = ask.voice(table)
    lines = [_open(ask, table, seat, seen.legal, voice, begun), *(f"- {voice.say(line)}" for line in form.lines)]
    lines += [f"- {line}" for line in _preview(table, seen.view, form, voice) if f"- {line}" not in lines]
    controls = form_rows(
        table, seat, seen.view, form, menu_voice(ask, table), stamp, draft, salt=salt_of(ask), extra=extra, kept=kept
    )
    looks = hand.glance_rows(ask, table, seat, seen.view)
    if _components([*controls, *looks]) <= COMPONENTS - AROUND:
        controls += looks
    return Panel(
        heading=ask.heading(table),
        notice=notice,
        lines=tuple(since),
        picture=picture,
        after=tuple(lines),
        rows=(*hand.seat_rows(ask, table, seat, "play"), *controls),
    )


def _open(ask: Ask, table: Table, seat: int, legal: Sequence[Move], voice: Voice, begun: bool) -> str:
    """What the seat is asked; in the middle of a turn, by which acts it can go on, where the game's words name them so."""
    asked = table.asked(seat)
    if begun and asked and legal:
        names = dict.fromkeys(move.name for move in legal if not isinstance(move, Resign))
        acts = [voice.words.attribute(f"move-{name}", "act") for name in names]
        if all(acts):
            return ask.text("panel-remains", what=" / ".join(f"**{act}**" for act in dict.fromkeys(acts)))
    if not asked:
        return "\n".join([*hand.waiting_lines(ask, table, voice), ask.text("panel-may")])
    return ask.text("panel-asked", what=hand.kinds_asked(voice, asked))


def act_name(voice: Voice, name: str) -> str:
    """A kind of move as people say it; the name of its command where the game has no other."""
    return voice.words.attribute(f"move-{name}", "act") or voice.words.text(f"move-{name}")


def _preview(table: Table, view: Any, form: Form, voice: Voice) -> list[str]:
    if not form.moves:
        return []
    return list(dict.fromkeys(voice.say(line) for line in game(table.game_key).preview(view, form.moves)))
