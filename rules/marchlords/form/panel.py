"""A panel while it is being put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rules.game import Choice, Form, Move, Phrase, Pick, Ref, fields_of
from rules.marchlords.view import MarchlordsView

Picks = Mapping[str, tuple[str, ...]]


@dataclass
class Panel:
    """Controls and lines so far, and what has been picked."""

    view: MarchlordsView
    given: Picks
    picks: list[Pick] = field(default_factory=list)
    lines: list[Phrase] = field(default_factory=list)

    def one(self, name: str, choices: Iterable[Ref], preset: Ref | None = None, *, hide: bool = False) -> str | None:
        """Add a control of one choice; the value chosen, None while there is none. A single choice is preset; with `hide` it
        gets no control: there is nothing to choose."""
        options = tuple(dict.fromkeys(choices))
        wanted = self.given.get(name, ())[:1]
        chosen = tuple(ref for ref in options if str(ref.value) in wanted)
        if not chosen and len(options) == 1:
            chosen = options
        if not chosen and preset in options and preset is not None:
            chosen = (preset,)
        if len(options) > 1 or not hide:
            self.picks.append(Pick(name, options, chosen))
        return str(chosen[0].value) if chosen else None

    def done(self, moves: Iterable[Move], verb: str) -> Form:
        """The form with the batch of its button."""
        return Form(tuple(self.picks), tuple(moves), verb, tuple(self.lines))


def narrowed(panel: Panel, moves: Sequence[Move], skip: Sequence[str] = (), *, preset: bool = False) -> Move | None:
    """One of these moves of one class, chosen field by field; None while something is open. Fields in `skip` are settled;
    with `preset` each begins with its first value."""
    left = list(moves)
    if not left:
        return None
    for spec in fields_of(type(left[0])):
        if spec.name in skip:
            continue
        domain = spec.kind.domain if isinstance(spec.kind, Choice) else spec.name
        values = dict.fromkeys(getattr(move, spec.name) for move in left)
        refs = [Ref(domain, value) for value in values]
        chosen = panel.one(f"{spec.name}", refs, refs[0] if preset else None)
        if chosen is None:
            return None
        left = [move for move in left if str(getattr(move, spec.name)) == chosen]
    return left[0]
