"""What a person keeps for further matches, as menus and buttons of their turn panel: private panels alone show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.panels.ids import Control, digest_of, typed_key
from bot.panels.limits import OPTIONS
from bot.panels.panel import Button, Item, Row, button, select
from bot.record.kept import Kept
from bot.speech.fold import visible
from rules.game import Choice, Form, Keep, Move, Ref, Text, fields_of
from rules.voice import Voice

Controls = Callable[[str, str], Control]
"""The control of a verb and an argument, for the present match, seat and decision."""


def texts_in(move: Move) -> dict[str, str]:
    """What is typed of a move, by field."""
    return {spec.name: str(getattr(move, spec.name)) for spec in fields_of(type(move)) if isinstance(spec.kind, Text)}


def settled(voice: Voice, move: Move) -> list[str]:
    """The names of what is chosen of a move: of which army the rows are."""
    found = [(spec.name, spec.kind) for spec in fields_of(type(move)) if isinstance(spec.kind, Choice)]
    return [voice.label(Ref(kind.domain, getattr(move, name))) for name, kind in found]


def stands(keep: Keep) -> bool:
    """Whether there is something to keep."""
    return any(text.strip() for text in texts_in(keep.move).values())


def named(voice: Voice, form: Form, keep: Keep, what: str) -> str:
    """What its menu (`kept`) or its button (`keep`) says; where there are several, of what."""
    label = voice.words.attribute(f"move-{keep.move.name}", what) or ""
    alone = sum(other.move.name == keep.move.name for other in form.keeps) == 1
    return label if alone else " · ".join([label, *settled(voice, keep.move)])


def sort_name(voice: Voice, sort: str) -> str:
    """What a sort is called; as it is stored where the game no longer knows it."""
    return voice.words.text(f"kept-{sort}") if voice.words.has(f"kept-{sort}") else sort


def told(texts: Mapping[str, str]) -> str:
    """Kept texts on one line, for a menu."""
    return " · ".join(" / ".join(visible(line) for line in text.splitlines()) for text in texts.values())


def item(kept: Kept, title: str = "") -> Item:
    """A kept thing as an option; one that stands there already begins with the title of its menu."""
    return Item(str(kept.id), f"{title} · {kept.name}" if title else kept.name, told(kept.texts), bool(title))


def menus(form: Form, voice: Voice, control: Controls, kept: Sequence[Kept], salt: str) -> list[Row]:
    """For each thing that may be filled now, and of which this person keeps some, a menu of them."""
    found = []
    for keep in form.keeps:
        fitting = [one for one in kept if one.sort == keep.sort][:OPTIONS]
        if keep.fills and fitting:
            title, present = named(voice, form, keep, "kept"), texts_in(keep.move)
            items = [item(one, title if one.texts == present else "") for one in fitting]
            alike = [one for one in items if one.chosen][1:]  # kept twice under two names
            items = [Item(one.value, one.label, one.about) if one in alike else one for one in items]
            found.append(select(control("fill", f"{typed_key(keep.move)}.{salt}"), title, items))
    return found


def buttons(form: Form, voice: Voice, control: Controls, kept: Sequence[Kept]) -> list[Button]:
    """A button for each thing that can be kept as it stands; one that leads to all that is kept."""
    found = []
    for keep in form.keeps:
        if stands(keep):
            found.append(button(named(voice, form, keep, "keep"), control("keep", keep_arg(keep))))
    if form.keeps and kept:
        found.append(button(voice.words.text("panel-button-shelf"), control("shelf", "")))
    return found


def keep_arg(keep: Keep) -> str:
    """The argument of the button that keeps this: which move, and a digest of the texts it was drawn for. A digest of a
    secret stands in a private panel of whoever knows it."""
    return f"{typed_key(keep.move)}.{digest_of((keep.move,))}"
