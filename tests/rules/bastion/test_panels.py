"""Panels, answers, typed forms, recap: everything by thumbs, and in words."""

from __future__ import annotations

from typing import Any

import pytest

from data.words import LANGUAGES
from rules.bastion import GAME
from rules.bastion.book import house
from rules.bastion.moves import (
    Attack,
    EndTurn,
    Follow,
    HeroSheet,
    Learn,
    MonsterSheet,
    Revive,
    RulesText,
    Sharpen,
    SightLine,
    UseAbility,
    Walk,
)
from rules.bastion.options import BastionOptions
from rules.bastion.state import Bastion
from rules.bastion.view import BastionView
from rules.chance import Chance
from rules.game import Form, Illegal, Move, Phrase, Ref, Resign
from rules.simulate import scribe_of, walk
from rules.voice import Voice

from .build import hero, play, scene

VOICES = [Voice(GAME, language, ("Ana", "Bo")) for language in LANGUAGES]
FAR = ("gobelin", "F6")


def by_thumb(view: BastionView) -> set[Move]:
    """Every move that some way through the panel gives, its controls used from top to bottom."""
    found: set[Move] = set()
    todo: list[dict[str, tuple[str, ...]]] = [{}]
    seen: set[str] = set()
    while todo:
        picks = todo.pop()
        form: Form = GAME.form(view, picks)
        found.update(form.moves)
        earlier: dict[str, tuple[str, ...]] = {}
        for pick in form.picks:
            for ref in pick.choices:
                further = earlier | {pick.name: (str(ref.value),)}
                key = str(further)
                if key not in seen:
                    seen.add(key)
                    todo.append(further)
            earlier[pick.name] = tuple(str(ref.value) for ref in pick.chosen)
    return found


SITUATIONS = [
    scene("cour", [hero("rempart", "A3", 5)], [("gobelin", "A4"), ("gobelin", "A2"), FAR]),
    scene("cour", [hero("archere", "C1")], [("gobelin", "C5"), ("arbaletrier", "D4"), FAR]),
    scene("tour", [hero("arcaniste", "C3", 3)], [("gobelin", "D4"), ("gobelin", "B3")]),
    scene("porte", [hero("rodeur", "C4", 4)], [("dragonnet", "D5"), FAR]),
    scene("porte", [hero("rodeur", "C4", follow="fuite", actions=1)], [("dragonnet", "D5"), FAR]),
    scene("cour", [hero("rempart", "A1"), hero("archere", "B1", 0)], [("gobelin", "A2"), FAR], seats=1),
    scene("cour", [hero("rempart", "A1"), hero("archere", "C1")], [("gobelin", "A2"), FAR], seats=1),
]


@pytest.mark.parametrize("state", SITUATIONS, ids=range(len(SITUATIONS)))
def test_every_move_is_reachable_by_thumbs_alone(state: Bastion) -> None:
    view = GAME.view(state, 0)
    assert by_thumb(view) == {move for move in GAME.legal_moves(view) if not isinstance(move, Resign)}


@pytest.mark.parametrize("state", SITUATIONS, ids=range(len(SITUATIONS)))
def test_what_stands_beneath_a_choice_fits_a_menu(state: Bastion) -> None:
    view = GAME.view(state, 0)
    deeds = [str(ref.value) for pick in GAME.form(view, {}).picks if pick.name == "act" for ref in pick.choices]
    for deed in deeds or [""]:
        for pick in GAME.form(view, {"act": (deed,)}).picks:
            for ref in pick.choices:
                detail = GAME.detail(view, ref)
                for voice in VOICES:
                    assert detail is None or 0 < len(voice.say(detail)) <= 100, voice.say(detail)


def test_every_ability_fits_beneath_its_name() -> None:
    for card in house().heroes:
        for ability in card.abilities:
            for voice in VOICES:
                assert len(voice.say(Phrase(f"does-{ability.id}"))) <= 100


def test_every_choice_of_heroes_and_upgrades_is_reachable_too() -> None:
    start = GAME.view(GAME.start(BastionOptions(), 2, Chance(b"x")), 1)
    assert len(by_thumb(start)) == 4
    won = play(scene("cour", [hero("rempart", "A3", known=("mur",))], [("gobelin", "A4", 1)]), Attack("gobelin-0"), 6, 2)
    assert by_thumb(GAME.view(won, 0)) == {
        Sharpen("rempart"),
        *(Learn(key, "rempart") for key in ("charge", "fauchage", "souffle")),
    }


def test_the_panel_tells_costs_dice_and_odds() -> None:
    view = GAME.view(scene("cour", [hero("rempart", "C3")], [("gobelin", "C2"), FAR]), 0)
    form = GAME.form(view, {"act": ("attack",)})
    assert form.moves == (Attack("gobelin-1", "rempart"),), "the only target is preset"
    assert [line.key for line in form.lines] == ["form-actions", "preview-dice", "preview-odds"]
    odds = form.lines[-1].facts
    assert (odds["won"], odds["tied"], odds["lost"], odds["cases"]) == (33, 5, 10, 48)
    said = VOICES[0].say(form.lines[1])
    assert said == "**Aldric** d8 + 1 (hauteur +1) contre **Gobelin 1** d6."
    steps = GAME.form(view, {"act": ("walk",)}).picks[-1]
    details = {VOICES[1].label(ref): VOICES[1].say(detail) for ref in steps.choices if (detail := GAME.detail(view, ref))}
    assert details["D4"] == "cost 1 · height 1"
    assert details["D2"].startswith("cost 1 · height 0 · in reach: Goblin 1")


def test_a_choice_of_square_stays_when_only_the_ability_changes() -> None:
    view = GAME.view(scene("cour", [hero("arcaniste", "A1")], [("gobelin", "A4"), FAR]), 0)
    picks = {"act": ("brume",), "square": ("arcaniste|walk|A2",), "target": ("arcaniste|attack|gobelin-1",)}
    assert GAME.form(view, picks).moves == (UseAbility("brume", "gobelin-1", "A2", hero="arcaniste"),)


@pytest.mark.parametrize(
    ("typed", "listed"),
    [
        (Walk("a2"), Walk("A2", "rempart")),
        (UseAbility("mur"), UseAbility("mur", hero="rempart")),
        (UseAbility("charge", "gobelin-1"), UseAbility("charge", "gobelin-1", "A1", hero="rempart")),
        (UseAbility("souffle", "rempart"), UseAbility("souffle", hero="rempart")),
        (EndTurn(), EndTurn("rempart")),
        (Revive(), Revive("rempart")),
        (Follow("b 1"), Follow("B1", "rempart")),
    ],
)
def test_typed_moves_are_understood(typed: Move, listed: Move) -> None:
    view = GAME.view(scene("cour", [hero("rempart", "A1", 5)], [("gobelin", "A2"), FAR]), 0)
    assert GAME.canonical(view, typed) == listed


# -- questions ---------------------------------------------------------------------------------------------------------


def answered(state: Bastion, query: Move, viewer: Any = 0) -> list[Phrase]:
    reply = GAME.answer(GAME.view(state, viewer), query)
    for voice in VOICES:
        assert all(voice.say(line) for line in reply.lines)
    return list(reply.lines)


def test_sight_tells_who_is_seen_and_what_stands_in_the_way() -> None:
    state = scene("cour", [hero("archere", "A2")], [("gobelin", "B3"), ("gobelin", "C2"), FAR])
    lines = answered(state, SightLine())
    seen = {str(getattr(line.facts["who"], "value", "")): line.facts["state"] for line in lines if line.key == "answer-seen"}
    assert seen == {"gobelin-1": "covered", "gobelin-2": "blocked", "gobelin-3": "blocked"}
    assert [line.key for line in lines].count("preview-odds") == 1
    assert answered(state, SightLine("C2"))[0].key == "answer-line-blocked"
    assert answered(state, SightLine("gobelin 1"))[0].key == "answer-line-covered"
    assert answered(state, SightLine("A1", "c1"))[0].key == "answer-line-clear"
    assert answered(state, SightLine("Maëlys", "goblin 1"), "public")[0].key == "answer-line-covered"


def test_sight_over_a_lower_wall_says_that_it_goes_one_way() -> None:
    lines = answered(scene("remparts", [hero("archere", "C2")], [("gobelin", "B5")]), SightLine("B5"))
    assert [line.key for line in lines] == ["answer-line-clear", "answer-line-back"]


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        (SightLine("nowhere"), "no-such-place"),
        (SightLine("B2"), "sight-wall"),
        (SightLine("A2"), "sight-self"),
        (SightLine("", "B2"), "sight-from-wall"),
        (HeroSheet("nobody"), "no-such-hero"),
        (MonsterSheet("nobody"), "no-such-monster"),
        (RulesText("nothing"), "no-such-chapter"),
    ],
)
def test_questions_that_make_no_sense(query: Move, reason: str) -> None:
    view = GAME.view(scene("cour", [hero("archere", "A2")], [("gobelin", "B3")]), 0)
    with pytest.raises(Illegal) as caught:
        GAME.answer(view, query)
    assert caught.value.reason == reason
    for voice in VOICES:
        assert voice.refusal(caught.value)


def test_sheets_in_either_language_and_by_any_spelling() -> None:
    state = scene("cour", [hero("archere", "A2", 3, used=("precis",))], [("gobelin", "B3"), ("dragonnet", "F1")])
    for name in ("", "archere", "Maelys", "l'Archère", "MAËLYS", "archer"):
        lines = answered(state, HeroSheet(name))
        assert len(lines) == 5
        assert (lines[0].facts["hp"], lines[1].facts["state"]) == (3, "used")
    assert {str(getattr(line.facts.get("kind"), "value", "")) for line in answered(state, MonsterSheet())} >= {
        "gobelin",
        "dragonnet",
    }
    for name in ("gobelin", "goblin", "Gobelin", "dragonnet"):
        assert answered(state, MonsterSheet(name))[0].key == "answer-monster"
    assert len(answered(state, RulesText())) == 7
    assert len(answered(state, RulesText("visée"))) == 1


def test_the_recap_counts_damage_falls_and_luck() -> None:
    scribe = scribe_of(GAME, BastionOptions(scenario="cour"), 2, "recap", 0)
    moments = list(walk(scribe, "autopilot"))
    events = [event for moment in moments for event in moment.step.events]
    lines = GAME.recap(events)
    assert [line.key for line in lines] == ["recap-rounds", *["recap-hero", "recap-luck"] * 2, "recap-monsters"]
    dice = [draw for entry in scribe.entries for draw in entry.draws or () if "/attack" in draw[0]]
    shown = sum(value + 1 for *_, value in dice)
    lucks = [line for line in lines if line.key in ("recap-luck", "recap-monsters")]
    assert sum(int(str(line.facts["shown"])) for line in lucks) == shown
    heroes = [line for line in lines if line.key == "recap-hero"]
    lost = sum(roll.losses[not roll.heroic] for moment in moments for roll in moment.step.state.rolls)
    assert sum(int(str(line.facts["taken"])) for line in heroes) == lost
    assert sum(int(str(line.facts["falls"])) for line in heroes) == sum(event.kind == "fell" for event in events)
    for voice in VOICES:
        assert all(voice.say(line) for line in lines)


CHANGED = """
[[heroes]]
id = "archere"
die = 6
hp = 5
speed = 4
range = 4
abilities = [{ id = "precis", kind = "attack", attack = 4 }, { id = "repli", kind = "attack_move", move = 4, attack = 2 }]
"""


def test_an_ability_whose_numbers_a_table_has_changed_is_not_told_with_those_of_the_house() -> None:
    options = GAME.configure(BastionOptions(), "own_text", CHANGED)
    view = GAME.view(scene("cour", [hero("archere", "C1")], [("gobelin", "C5")], options=options), 0)
    assert GAME.detail(view, Ref("ability", "precis")) == Phrase("kind-of-attack")
    assert GAME.detail(view, Ref("ability", "repli")) == Phrase("does-repli")


def test_each_step_of_a_batch_is_told_with_its_cost() -> None:
    view = GAME.view(scene("cour", [hero("rodeur", "C1")], [FAR]), 0)
    lines = GAME.preview(view, (Walk("C2"), Walk("C3")))
    assert [line.facts["cost"] for line in lines] == [1, 2]
