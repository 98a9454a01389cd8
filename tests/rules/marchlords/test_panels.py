"""The thumb panel: what it begins with, what its menus say, what it leaves out."""

from __future__ import annotations

from rules.game import Form, Ref
from rules.marchlords.game import GAME
from rules.marchlords.moves import (
    BuildOutpost,
    ChooseFaction,
    FileReport,
    LeaveToDice,
    MarchTo,
    Ready,
    Recruit,
    WriteOutcome,
)
from rules.marchlords.view import view_of
from rules.voice import Voice

from .build import campaign, chance, flip, march, order

NAMES = ["Ana", "Bob", "Eve"]


def form(state, seat: int = 0, **picks: str) -> Form:
    """The panel of a seat that has picked these."""
    return GAME.form(view_of(state, seat), {name.replace("_", "-"): (value,) for name, value in picks.items()})


def pick(shown: Form, name: str):
    """The control of that name."""
    return next(item for item in shown.picks if item.name == name)


def said(state, shown: Form, seat: int = 0) -> str:
    """The lines of a panel."""
    voice = Voice(GAME, "en", NAMES)
    return "\n".join(voice.say(line) for line in shown.lines)


def test_a_turn_begins_with_the_first_army_that_has_no_march() -> None:
    state = campaign("A1 C3", "A2 C4", "B1 E6")
    assert pick(form(state), "army").chosen == (Ref("army", "A1"),)
    state = order(state, 0, march("A1", "C2"))
    assert pick(form(state), "army").chosen == (Ref("army", "A2"),)
    state = order(state, 0, march("A2", "D4"))
    shown = form(state)
    assert [item.name for item in shown.picks] == ["act"]
    assert shown.moves == (Ready(),)


def test_goals_say_how_far_they_are_and_what_is_there() -> None:
    state = campaign("A1 C3", "B1 E6")
    goals = pick(form(state), "tile").choices
    assert {goal.domain for goal in goals} == {"goal"}
    view, voice = view_of(state, 0), Voice(GAME, "en", NAMES)
    first = goals[0]
    assert view.land.site[view.field.named(str(first.value).partition(":")[2])]  # free sites come first
    assert voice.label(first) in view.field.names
    line = GAME.detail(view, first)
    assert line is not None
    assert "of" in voice.say(line)
    assert "room for a city" in voice.say(line)
    goal = str(first.value).partition(":")[2]
    assert form(state, tile=str(first.value)).moves[0] == MarchTo("A1", goal)
    assert form(state, tile="A2:C2").moves == ()  # of an army that there is not


def test_orders_are_listed_with_their_prices() -> None:
    state = order(campaign("A1 C3", gold=(200, 5, 5)), 0, march("A1", "D4"), BuildOutpost("D4"), Recruit(), Recruit())
    told = said(state, form(state, act="ready"))
    assert "A1: D4" in told
    assert "outpost at D4, 4 gold" in told
    assert "(× 2), 120 gold" in told  # 40 + 80
    assert "•" not in told


def test_a_faction_tells_what_it_can_do_before_it_is_taken() -> None:
    state = GAME.start(GAME.options_type(), 2, chance())
    assert form(state).lines == ()
    shown = form(state, faction="orcs_gobelins")
    assert shown.moves == (ChooseFaction("orcs_gobelins"),)
    assert "WAAAGH!" in said(state, shown)


def met():
    """A1 and B1 meet in C4."""
    state = order(campaign("A1 C3", "B1 C5"), 0, march("A1", "C4"))
    return flip(order(state, 1, march("B1", "C4")))


def test_a_report_asks_who_won_by_name() -> None:
    state = met()
    shown = form(state)
    assert [item.name for item in shown.picks][:2] == ["act", "result"]  # the only battle needs no choosing
    attacker = state.battles[0].attacker
    assert pick(shown, "result").choices == (Ref("seat", attacker), Ref("result", "draw"), Ref("seat", 1 - attacker))
    moves = form(state, result=str(attacker)).moves
    assert moves == (WriteOutcome("1", "attacker"), FileReport("1"))
    assert "loses a tier from 50%" in said(state, shown)


def test_the_dice_come_first_where_the_other_side_has_left_it_to_them() -> None:
    state = met()
    assert pick(form(state), "act").chosen == (Ref("act", "report"),)
    left = order(state, 1, LeaveToDice("1"))
    assert pick(form(left), "act").chosen == (Ref("act", "simulate"),)
    assert form(left).moves == (LeaveToDice("1"),)
