"""The turn panel, previews, answers and hints: what a seat is shown, and that it shows no more."""

from __future__ import annotations

import pytest

from rules.battle_line import GAME
from rules.battle_line.moves import (
    Cards,
    CardText,
    Claim,
    Deserter,
    Discards,
    Draw,
    End,
    Inspect,
    PassTurn,
    Place,
    Redeploy,
    Scout,
    ScoutDraw,
    ScoutReturn,
    Traitor,
)
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.state import BattleLine
from rules.game import Form, Illegal, Pick, Ref

from .build import FULL, build, play


def form(state: BattleLine, **picks: str) -> Form:
    return GAME.form(GAME.view(state, state.active), {name: tuple(text.split()) for name, text in picks.items()})


def pick(shown: Form, name: str) -> Pick:
    return next(item for item in shown.picks if item.name == name)


def names(shown: Form) -> list[str]:
    return [item.name for item in shown.picks]


def values(item: Pick) -> list[int | str]:
    return [ref.value for ref in item.choices]


def test_a_turn_by_thumb() -> None:
    state = build({2: ("R10 R9", ""), 3: ("O10 O9 O8", "")}, ("R8 G1", "B1"))
    shown = form(state)
    assert (names(shown), shown.moves) == (["card"], ())
    shown = form(state, card="R8")
    assert (names(shown), shown.moves) == (["card", "battlefield"], ())
    shown = form(state, card="R8", battlefield="2")
    assert names(shown) == ["card", "battlefield", "claims", "deck"]
    # the card just chosen completes battlefield 2; nothing is claimed that was not chosen
    assert (values(pick(shown, "claims")), pick(shown, "claims").chosen) == ([2, 3], ())
    assert pick(shown, "deck").chosen == (Ref("deck", "troops"),)
    assert shown.moves == (Place("R8", 2), Draw("troops"))
    shown = form(state, card="R8", battlefield="2", claims="2 3", deck="tactics")
    assert shown.moves == (Place("R8", 2), Claim(2), Claim(3), Draw("tactics"))
    assert play(state, *shown.moves).fields[2].owner == 0


def test_outdated_picks_are_ignored() -> None:
    state = build({2: ("R10 R9 R8", "")}, ("R7 G1", "B1"))
    shown = form(state, card="R7", battlefield="2", claims="5 x", deck="gold", target="B1")
    assert (names(shown), shown.moves) == (["card", "battlefield"], ())
    assert form(state, card="B1") == form(state)


def test_claims_come_first_where_the_table_says_so() -> None:
    state = build({2: ("R10 R9", ""), 3: ("O10 O9 O8", "")}, ("R8 G1", "B1"), options=BattleLineOptions(claims="start"))
    shown = form(state, card="R8", battlefield="2", claims="3")
    assert names(shown) == ["claims", "card", "battlefield", "deck"]
    assert shown.moves == (Claim(3), Place("R8", 2), Draw("troops"))


def test_a_battlefield_claimed_first_is_no_place_for_the_card_after_it() -> None:
    fields = {3: ("O10 O9 O8", ""), 4: ("G10 G9", "")}
    state = build(fields, ("MUD R8", "B1"), options=BattleLineOptions(claims="start"))
    assert 3 in values(pick(form(state, card="MUD"), "battlefield"))
    shown = form(state, card="MUD", claims="3")
    assert 3 not in values(pick(shown, "battlefield"))
    shown = form(state, card="MUD", claims="3", battlefield="4")
    assert play(state, *shown.moves).fields[2].owner == 0


def test_hints_preset_what_is_proven() -> None:
    options = BattleLineOptions(hints=True)
    state = build({2: ("R10 R9", ""), 3: ("O9 O8 O7", "")}, ("R8 G1", "B1"), options=options)
    shown = form(state, card="R8", battlefield="2")
    assert pick(shown, "claims").chosen == (Ref("battlefield", 2),)
    assert {"preview-provable", "preview-unproven"} <= {line.key for line in shown.lines}
    cleared = GAME.form(GAME.view(state, 0), {"card": ("R8",), "battlefield": ("2",), "claims": ()})
    assert pick(cleared, "claims").chosen == ()


def test_without_hints_nothing_tells_what_is_provable() -> None:
    state = build({2: ("R10 R9 R8", ""), 3: ("O9 O8 O7", "")}, ("R1 G1", "B1"))
    view = GAME.view(state, 0)
    assert not any(any(field.provable) for field in view.fields)
    assert GAME.preview(view, (Claim(2), Claim(3))) == ()
    keys = {line.key for number in (2, 3) for line in GAME.answer(view, Inspect(number)).lines}
    assert not keys & {"answer-provable", "answer-beaten"}


def test_guile_cards_are_aimed_step_by_step() -> None:
    fields = {1: ("R1 K1", "B1 K2"), 2: ("R2 R3 R4", "")}
    state = build(fields, ("DESERTER TRAITOR REDEPLOY SCOUT", ""))
    shown = form(state, card="DESERTER")
    assert values(pick(shown, "target")) == ["B1", "K2"]
    assert form(state, card="DESERTER", target="K2").moves[0] == Deserter("K2")
    shown = form(state, card="TRAITOR")
    assert (values(pick(shown, "target")), pick(shown, "target").chosen) == (["B1"], (Ref("card", "B1"),))
    assert values(pick(shown, "battlefield")) == [1, 3, 4, 5, 6, 7, 8, 9]
    assert form(state, card="TRAITOR", battlefield="1").moves[0] == Traitor("B1", 1)
    shown = form(state, card="REDEPLOY", own="K1")
    assert values(pick(shown, "destination")) == [3, 4, 5, 6, 7, 8, 9, 0]
    assert form(state, card="REDEPLOY", own="K1", destination="0").moves[0] == Redeploy("K1", 0)
    scout = form(state, card="SCOUT")
    assert (scout.moves, scout.verb) == ((Scout(),), "scout")


def test_the_scouts_panels() -> None:
    state = play(build({2: ("R10 R9 R8", "")}, ("SCOUT G1 G2 G3 G4 G5 G6", "")), Scout())
    shown = form(state, deck="tactics")
    assert (shown.moves, shown.verb) == ((ScoutDraw("tactics"),), "scout-draw")
    for _ in range(3):
        state = play(state, ScoutDraw("troops"))
    shown = form(state)
    assert (names(shown), shown.moves) == (["back"], ())
    shown = form(state, back="G1", top="G2", claims="2")
    assert shown.moves == (ScoutReturn("G1"), ScoutReturn("G2"), Claim(2), End())
    assert "G1" not in values(pick(shown, "top"))


def test_what_cannot_be_played_is_not_offered_and_the_panel_says_why() -> None:
    state = build({2: ("R10", "B1")}, ("FOG K1 R8", ""), tactics_played=(1, 0))
    shown = form(state)
    assert values(pick(shown, "card")) == ["R8"]
    assert shown.lines[0].key == "form-tactics-blocked"
    king = form(build(hands=("K1 R8", ""), king_used=(True, False)))
    assert [line.key for line in king.lines] == ["form-second-king"]


def test_a_pass_is_offered_where_it_is_allowed() -> None:
    state = build(FULL, ("B1 FOG", ""))
    shown = form(state)
    assert values(pick(shown, "card")) == ["FOG", "pass"]
    shown = form(state, card="pass", claims="1")
    assert (shown.moves, shown.verb) == ((PassTurn(), Claim(1), Draw("troops")), "pass")
    assert "pass" not in values(pick(form(build(hands=("B1 FOG", ""))), "card"))


def test_who_is_not_to_act_gets_nothing() -> None:
    state = build(hands=("R1", "B1"))
    for viewer in (1, "public", "gm"):
        shown = GAME.form(GAME.view(state, viewer), {})  # type: ignore[arg-type]
        assert (shown.picks, shown.moves) == ((), ())


def test_previews_tell_formation_and_tactics() -> None:
    state = build({2: ("R10 R9", "")}, ("R8 K1", ""))
    view = GAME.view(state, 0)
    (line,) = GAME.preview(view, (Place("R8", 2), Draw("troops")))
    assert line.key == "preview-formation"
    assert line.facts["formation"].facts["total"] == 27  # type: ignore[union-attr]
    assert [item.key for item in GAME.preview(view, (Place("K1", 4),))] == ["preview-side", "preview-tactics"]
    assert GAME.preview(view, (Place("B9", 4),)) == ()


def test_the_evidence_is_what_lies_face_up() -> None:
    state = build({2: ("R10", "B9")}, ("R1", "B1"), discards=("SCOUT G5", ""))
    for viewer in (0, 1, "public"):
        view = GAME.view(state, viewer)  # type: ignore[arg-type]
        reply = GAME.answer(view, Cards())
        assert (view.seen, reply.picture) == (("R10", "G5", "B9"), "evidence")
        assert reply.lines[0].facts == {"seen": 3, "unseen": 57}
        assert reply.lines[1].facts["unseen"] == tuple(range(1, 10))


@pytest.mark.parametrize("text", ["Traître", "traitre", " TRAITOR ", "Traitor"])
def test_a_card_may_be_asked_for_in_either_language(text: str) -> None:
    reply = GAME.answer(GAME.view(build(), "public"), CardText(text))
    assert [line.key for line in reply.lines] == ["answer-card", "effect-TRAITOR", "ruling-TRAITOR"]


@pytest.mark.parametrize("text", ["R10", "rouge 10", "10 rouge", "red 10", "10R"])
def test_a_troop_has_many_spellings(text: str) -> None:
    reply = GAME.answer(GAME.view(build(), "public"), CardText(text))
    assert reply.lines[0].facts["card"] == Ref("card", "R10")


def test_questions_that_make_no_sense() -> None:
    view = GAME.view(build(), "public")
    for query, reason in [(CardText("x" * 1500), "unknown-card"), (Inspect(10), "no-such-battlefield")]:
        with pytest.raises(Illegal) as caught:
            GAME.answer(view, query)
        assert caught.value.reason == reason
    with pytest.raises(Illegal):
        GAME.answer(view, Scout())


def test_discards_and_who_may_play_a_tactic() -> None:
    state = build(discards=("SCOUT", "G5"), tactics_played=(1, 0))
    lines = GAME.answer(GAME.view(state, 1), Discards()).lines
    assert [line.facts.get("may") for line in lines] == [None, None, 0, 1]
