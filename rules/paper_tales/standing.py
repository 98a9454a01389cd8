"""Where a table stands, as everybody may know it: packs by queue, picks left to the house, who is ready."""

from __future__ import annotations

from rules.game import Fact, Phrase, Ref
from rules.paper_tales.view import PaperTalesView


def standing(view: PaperTalesView) -> tuple[Phrase, ...]:
    """One line for each queue of the draft; in a phase of secret orders who has given them. Counts only: the packs and
    orders themselves are not looked at, even where the viewer sees them."""
    playing = [kingdom for kingdom in view.kingdoms if not kingdom.resigned]
    if view.phase == "draft":
        lines = []
        for kingdom in playing:
            facts: dict[str, Fact] = {"seat": Ref("seat", kingdom.seat), "packs": kingdom.choices, "picks": kingdom.picks}
            lines.append(Phrase("answer-queue", {**facts, "open": int(kingdom.opened), "night": int(kingdom.night)}))
        return tuple(lines)
    if view.phase in ("deploy", "build"):
        ready = tuple(Ref("seat", kingdom.seat) for kingdom in playing if kingdom.ready)
        return (Phrase("standing-ready", {"seats": ready}) if ready else Phrase("standing-nobody-ready"),)
    return ()
