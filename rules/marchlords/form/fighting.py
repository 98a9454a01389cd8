"""The panel of the battles: which one, what about it; a report is one page."""

from __future__ import annotations

from rules.game import Form, Move, Ref
from rules.marchlords.answers import answer
from rules.marchlords.battle.listing import moves_in
from rules.marchlords.battle.report import OUTCOMES, SIDES, STEP
from rules.marchlords.battle.simulate import can_capture
from rules.marchlords.form.panel import Panel, narrowed
from rules.marchlords.moves import FileReport, WriteCapture, WriteLosses, WriteOutcome
from rules.marchlords.previews import preview
from rules.marchlords.queries import SheetText
from rules.marchlords.state import room_key
from rules.marchlords.view import BattleDetail, BattleView

WRITING = ("outcome", "losses", "captured", "report")
"""Moves that the page `report` gives together."""
ACTS = ("confirm", "report", "simulate", "contest", "withdraw", "lead", "concede", "arbitrate", "fate", "siege", "retreat")


def battles_form(panel: Panel) -> Form:
    """The battle (that of the room where the panel was opened comes first), the act, its choices."""
    view = panel.view
    assert view.seat is not None
    by_battle: dict[str, list[Move]] = {}
    for battle in view.battles:
        if battle.open and battle.detail is not None:
            moves = list(moves_in(view, battle, battle.detail, view.seat))
            if moves:
                by_battle[str(battle.number)] = moves
    if not by_battle:
        return Form((), ())
    room = "".join(panel.given.get("room", ())[:1])
    here = next((number for number in by_battle if room == room_key(view.battle_turn, number)), None)
    number = panel.one("battle", [Ref("battle", n) for n in by_battle], Ref("battle", here) if here else None)
    if number is None:
        return panel.done((), "report")
    known = next(battle for battle in view.battles if str(battle.number) == number)
    panel.lines += answer(view, SheetText(number)).lines
    by_name: dict[str, list[Move]] = {}
    for move in by_battle[number]:
        by_name.setdefault(move.name, []).append(move)
    acts = [Ref("act", act) for act in ACTS if act in by_name or (act == "report" and set(WRITING) & set(by_name))]
    act = panel.one("act", acts, acts[0])
    assert act is not None
    if act == "report":
        assert known.detail is not None
        written = _report(panel, known, known.detail, number)
        panel.lines += preview(view, written)
        return panel.done(written, act)
    chosen = narrowed(panel, by_name[act], ("battle",))
    if chosen is None:
        return panel.done((), act)
    panel.lines += preview(view, (chosen,))
    return panel.done((chosen,), act)


def _report(panel: Panel, known: BattleView, detail: BattleDetail, number: str) -> tuple[Move, ...]:
    """Who won, losses of both sides, whether a general was taken; the button files it."""
    assert panel.view.seat is not None
    side = known.sides.index(panel.view.seat)
    draft, mine = detail.drafts[side], detail.filed[side]
    preset = Ref("result", draft.outcome) if draft.outcome else None
    outcome = panel.one("result", [Ref("result", item) for item in OUTCOMES], preset)
    percents = [Ref("percent", percent) for percent in range(0, 101, STEP)]
    moves: list[Move] = []
    losses = []
    for which, word in enumerate(SIDES):
        chosen = panel.one(f"losses-{word}", percents, Ref("percent", draft.losses[which]))
        losses.append(int(chosen or 0))
    if outcome is None:
        return ()
    if outcome != draft.outcome:
        moves.append(WriteOutcome(number, outcome))
    for which, word in enumerate(SIDES):
        if losses[which] != draft.losses[which]:
            moves.append(WriteLosses(number, word, losses[which]))
    able = can_capture(detail.sheet, outcome)
    kept = draft.captured and able
    taken = kept
    if able:
        choice = panel.one("taken", [Ref("taken", "no"), Ref("taken", "yes")], Ref("taken", "yes" if kept else "no"))
        taken = choice == "yes"
        if taken != kept:
            moves.append(WriteCapture(number, "yes" if taken else "no"))
    same = mine is not None and (mine.outcome, mine.losses, mine.captured) == (outcome, tuple(losses), taken)
    return tuple(moves) if same else (*moves, FileReport(number))
