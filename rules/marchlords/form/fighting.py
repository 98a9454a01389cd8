"""The panel of the battles: which one, what about it; a report is one page."""

from __future__ import annotations

from rules.game import Form, Move, Phrase, Ref
from rules.marchlords.answers import answer
from rules.marchlords.battle.listing import moves_in
from rules.marchlords.battle.report import OUTCOMES, SIDES, STEP
from rules.marchlords.battle.simulate import can_capture
from rules.marchlords.form.panel import Panel, narrowed
from rules.marchlords.moves import FileReport, WriteCapture, WriteLosses, WriteOutcome
from rules.marchlords.numbers import numbers
from rules.marchlords.previews import preview
from rules.marchlords.queries import SheetText
from rules.marchlords.state import army_name, room_key
from rules.marchlords.view import BattleDetail, BattleView

WRITING = ("outcome", "losses", "captured", "report")
"""Moves that the page `report` gives together."""
PRESET = ("fate", "siege", "retreat")
"""Choices that begin with what would be chosen for whoever lets the time pass."""
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
    preset = Ref("battle", here or next(iter(by_battle)))
    number = panel.one("battle", [Ref("battle", n) for n in by_battle], preset, hide=True)
    assert number is not None
    known = next(battle for battle in view.battles if str(battle.number) == number)
    sheet = answer(view, SheetText(number)).lines
    panel.lines += sheet if known.stage == "report" else sheet[:1]  # what was fielded is past
    by_name: dict[str, list[Move]] = {}
    for move in by_battle[number]:
        by_name.setdefault(move.name, []).append(move)
    acts = [Ref("act", act) for act in ACTS if act in by_name or (act == "report" and set(WRITING) & set(by_name))]
    act = panel.one("act", acts, _first(panel, known, acts), hide=True)
    assert act is not None
    if act == "retreat" and known.detail is not None:
        seat, army = known.detail.retreats[0]
        panel.lines.append(Phrase("tell-leaving", {"army": Ref("army", army_name(seat, army))}))
    if act == "report":
        assert known.detail is not None
        rules = numbers().losses
        panel.lines.append(
            Phrase("tell-losses", {"loser": rules.loser, "dispersed": rules.dispersed, "winner": rules.winner})
        )
        written = _report(panel, known, known.detail, number)
        panel.lines += preview(view, written)
        return panel.done(written, act)
    chosen = narrowed(panel, by_name[act], ("battle",), preset=act in PRESET)
    if chosen is None:
        return panel.done((), act)
    panel.lines += preview(view, (chosen,))
    return panel.done((chosen,), act)


def _first(panel: Panel, known: BattleView, acts: list[Ref]) -> Ref:
    """The act that the panel begins with: the dice, where the other side has left it to them already."""
    dice = Ref("act", "simulate")
    if dice in acts and known.detail is not None and panel.view.seat in known.sides:
        return dice if known.detail.agreed[1 - known.sides.index(panel.view.seat)] else acts[0]
    return acts[0]


def _report(panel: Panel, known: BattleView, detail: BattleDetail, number: str) -> tuple[Move, ...]:
    """Who won, losses of both sides, whether a general was taken; the button files it."""
    assert panel.view.seat is not None
    side = known.sides.index(panel.view.seat)
    draft, mine = detail.drafts[side], detail.filed[side]
    who = (Ref("seat", known.attacker), Ref("result", "draw"), Ref("seat", known.defender))
    winners = dict(zip(OUTCOMES, who, strict=True))
    winner = panel.one("result", [winners[item] for item in OUTCOMES], winners.get(draft.outcome))
    outcome = next((item for item in OUTCOMES if str(winners[item].value) == winner), None)
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
