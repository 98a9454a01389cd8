"""Views, imagined worlds, absent seats, and the words of the game."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from fluent.syntax import ast, visitor

from data.words import catalogue, words
from rules.battle_line import GAME
from rules.battle_line.cards import CARDS
from rules.battle_line.checks import all_cards
from rules.battle_line.labels import plain
from rules.battle_line.moves import Draw, End, Place, Scout, ScoutDraw, ScoutReturn
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.state import BattleLine
from rules.chance import Chance
from rules.game import Illegal, Ref, fields_of
from rules.voice import Voice

from .build import build, play


def scouted() -> BattleLine:
    """Seat 0 has put two orange Troops back, seat 1 has drawn the upper one."""
    hands = ("SCOUT R1 R2 R3 R4 R5 R6", "G1 G2 G3 G4 G5 G6 G7")
    state = build(hands=hands, decks=(" ".join(c for c in CARDS[:60] if c[0] in "BPYO"), None))
    state = play(state, Scout())
    for _ in range(3):
        state = play(state, ScoutDraw("troops"))
    first, second, *_ = [card for card in state.hands[0] if card[0] == "O"]
    state = play(state, ScoutReturn(second), ScoutReturn(first), End())
    return play(state, Place("G1", 1), Draw("troops"))


@pytest.mark.parametrize("viewer", [0, 1, "public", "gm"])
def test_an_imagined_world_looks_the_same_and_conserves_cards(viewer: int | str) -> None:
    state = scouted()
    view = GAME.view(state, viewer)  # type: ignore[arg-type]
    worlds = [GAME.imagine(state, viewer, Chance(bytes([n]))) for n in range(12)]  # type: ignore[arg-type]
    for world in worlds:
        assert GAME.view(world, viewer) == view  # type: ignore[arg-type]
        assert all_cards(world) == all_cards(state)
    assert len({world.decks for world in worlds}) > 10
    for seat in (0, 1):
        hands = {world.hands[seat] for world in worlds}
        assert (len(hands) == 1) == (viewer in (seat, "gm"))


def test_what_a_seat_put_back_it_still_knows_in_imagined_worlds() -> None:
    state = scouted()
    top, drawn = state.decks[0][0], GAME.view(state, 0).exposed[1]
    assert GAME.view(state, 0).tops[0] == (top,)
    assert len(drawn) == 1
    for number in range(8):
        world = GAME.imagine(state, 0, Chance(bytes([number])))
        assert world.decks[0][0] == top
        assert set(drawn) <= set(world.hands[1])
    others = {GAME.imagine(state, 1, Chance(bytes([number]))).decks[0][0] for number in range(8)}
    assert len(others) > 1


def test_hidden_cards_are_in_no_view_but_their_own() -> None:
    state = GAME.start(BattleLineOptions(), 2, Chance(b"hidden"))
    for viewer in (0, 1, "public"):
        text = repr(GAME.view(state, viewer))  # type: ignore[arg-type]
        for seat in (0, 1):
            for card in state.hands[seat]:
                assert (f"'{card}'" in text) == (viewer == seat)


@pytest.mark.parametrize(
    "options",
    [
        BattleLineOptions(),
        BattleLineOptions(claims="start", tactics=False),
        BattleLineOptions(terrain="all", hints=True),
    ],
    ids=["standard", "start", "terrain"],
)
@pytest.mark.parametrize("styles", [("autopilot", "autopilot"), ("pass", "pass"), ("autopilot", "pass")])
def test_absent_seats_finish_a_match(options: BattleLineOptions, styles: tuple[str, str]) -> None:
    for number in range(2):
        state = GAME.start(options, 2, Chance(bytes([number])))
        entries = 0
        while pending := GAME.pending(state):
            seat = pending[0].actors[0]
            moves = GAME.fallback(GAME.view(state, seat), pending[0], styles[seat], Chance(b"apart"))  # type: ignore[arg-type]
            state = GAME.play(state, seat, moves, Chance(bytes([number]))).state
            GAME.check(state)
            entries += 1
        assert entries < 160
        outcome = GAME.outcome(state)
        assert outcome is not None
        if styles == ("autopilot", "pass"):
            assert outcome.winners == (0,)


def test_the_autopilot_beats_random_play() -> None:
    wins = 0
    for number in range(6):
        rng = Random(number)
        state = GAME.start(BattleLineOptions(), 2, Chance(bytes([number])))
        while pending := GAME.pending(state):
            seat = pending[0].actors[0]
            view = GAME.view(state, seat)
            if seat == 0:
                moves = GAME.fallback(view, pending[0], "autopilot", Chance(b""))
            else:
                listed = [move for move in GAME.legal_moves(view) if move.name != "resign"]
                moves = (rng.choice(listed),)
            with suppress(Illegal):  # random claims are often refused
                state = GAME.play(state, seat, moves, Chance(bytes([number]))).state
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += outcome.winners == (0,)
    assert wins == 6


# -- words -------------------------------------------------------------------------------------------------------------


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    class Reader(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

    Reader().visit(message)
    return found


def test_both_languages_have_the_same_keys_and_variables() -> None:
    french, english = catalogue("battle_line", "fr"), catalogue("battle_line", "en")
    assert set(french) == set(english)
    for key, message in french.items():
        assert variables(message) == variables(english[key]), key
        assert {a.id.name for a in message.attributes} == {a.id.name for a in english[key].attributes}, key


@pytest.mark.parametrize("language", ["fr", "en"])
def test_commands_fit_into_discord(language: str) -> None:
    catalogue_ = words("battle_line", language)
    used = set()
    for kind in (*GAME.moves, *GAME.queries):
        name = catalogue_.text(f"move-{kind.name}")
        assert name == name.lower()
        assert name.replace("-", "").isalnum()
        assert len(name) <= 32
        used.add(name)
        keys = [f"move-{kind.name}", *(f"move-{kind.name}-{spec.name}" for spec in fields_of(kind))]
        assert all(len(catalogue_.text(f"{key}-about")) <= 100 for key in keys)
    assert len(used) == len(GAME.moves) + len(GAME.queries)


def test_spellings_are_not_shared_by_two_cards() -> None:
    owner: dict[str, str] = {}
    for language in ("fr", "en"):
        catalogue_ = words("battle_line", language)
        for card in CARDS:
            for text in (catalogue_.text(f"card-{card}"), *(catalogue_.attribute(f"card-{card}", "alias") or "").split(",")):
                assert owner.setdefault(plain(text), card) == card, text


def test_french_is_written_with_its_own_marks() -> None:
    catalogue_ = words("battle_line", "fr")
    for key, message in catalogue("battle_line", "fr").items():
        if key.startswith(("event-", "refusal-", "answer-", "preview-", "form-", "effect-", "ruling-")):
            for element in message.value.elements if message.value else ():
                if isinstance(element, ast.TextElement):
                    assert "'" not in element.value, key
                    assert not any(f" {mark}" in element.value for mark in ";!?:"), key
    assert "\u202f" in catalogue_.text("rules-text")


def test_labels_of_terrains_come_from_their_data() -> None:
    assert Voice(GAME, "fr").label(Ref("terrain", "H1")) == "Gué"
    assert Voice(GAME, "en").label(Ref("terrain", "H1")) == "Ford"
    assert Voice(GAME, "en").label(Ref("terrain", "own-3")) == "terrain of battlefield 3"
