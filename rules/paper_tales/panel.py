"""What the thumb panels of all phases are put together from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rules.game import Form, Move, Phrase, Pick, Ref
from rules.paper_tales.moves import Reopen
from rules.paper_tales.orders import MOST
from rules.paper_tales.state import Desk
from rules.paper_tales.view import PaperTalesView

Picks = Mapping[str, tuple[str, ...]]


@dataclass
class Panel:
    """A form while it is being put together."""

    view: PaperTalesView
    given: Picks
    picks: list[Pick] = field(default_factory=list)
    lines: list[Phrase] = field(default_factory=list)

    def one(self, name: str, choices: Iterable[Ref], preset: Ref | None = None) -> str | None:
        """Add a control of one choice; the value chosen, None while there is none."""
        options = tuple(dict.fromkeys(choices))
        wanted = self.given.get(name, ())[:1]
        chosen = tuple(ref for ref in options if str(ref.value) in wanted)
        if not chosen and preset in options and preset is not None:
            chosen = (preset,)
        self.picks.append(Pick(name, options, chosen))
        return str(chosen[0].value) if chosen else None

    def many(self, name: str, choices: Iterable[Ref], preset: tuple[Ref, ...], most: int) -> tuple[str, ...]:
        """Add a control of several choices; the values in the order chosen."""
        options = tuple(choices)
        by_value = {str(ref.value): ref for ref in options}
        chosen = tuple(ref for ref in preset if ref in options)
        if name in self.given:
            known = tuple(by_value[value] for value in dict.fromkeys(self.given[name]) if value in by_value)
            chosen = known if known or not self.given[name] else chosen
        chosen = chosen[:most]
        self.picks.append(Pick(name, options, chosen, 0, most))
        return tuple(str(ref.value) for ref in chosen)

    def done(self, moves: Iterable[Move], verb: str, *, direct: bool = False) -> Form:
        """The form with the batch of its button."""
        return Form(tuple(self.picks), tuple(moves), verb, tuple(self.lines), direct)


def given(panel: Panel, desk: Desk, lines: list[Phrase]) -> Form:
    """Orders are given: they can be taken back while others decide."""
    if desk.acts >= MOST:
        return Form((), ())
    panel.lines += [Phrase("form-ready"), *lines]
    return panel.done((Reopen(),), "reopen")
