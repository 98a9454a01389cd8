"""The nine house terrains at play, and a table's own (battle_line.md 2)."""

from __future__ import annotations

import pytest

from rules.battle_line import GAME
from rules.battle_line.cards import CARDS
from rules.battle_line.moves import Claim, Deserter, Draw, Place, Redeploy, Traitor, Weather
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.terrain import HOUSE_IDS, house_terrain, law, own_layout, terrain
from rules.chance import Chance
from rules.game import Illegal

from .build import build, legal, play, refused


def test_h1_ford_two_cards_and_mud_adds_one() -> None:
    state = build({1: ("R10 R9", "")}, ("MUD R1", "B1"), terrain={1: "H1"})
    assert refused(state, Place("R1", 1)).reason == "no-slot"
    assert play(state, Claim(1)).fields[0].owner == 0
    assert refused(build({1: ("R10 O10", "B9")}, terrain={1: "H1"}), Claim(1)).reason == "claim-beatable"
    muddy = play(state, Weather("MUD", 1), Draw("troops"))
    assert GAME.view(muddy, 0).field(1).slots == 3


def test_h2_ploughed_field_four_cards_and_no_mud() -> None:
    state = build({1: ("R10 R9 R8", "")}, ("MUD R7", "B1"), terrain={1: "H2"})
    assert refused(state, Claim(1)).reason == "claim-incomplete"
    assert refused(state, Weather("MUD", 1)).reason == "terrain-bars"
    assert Weather("MUD", 1) not in legal(state, Weather)
    assert play(state, Place("R7", 1), Claim(1)).fields[0].owner == 0


def test_h3_mist_only_the_total() -> None:
    fields = {1: ("R1 R2 R3", "O1 Y2 G4")}
    assert refused(build(fields, terrain={1: "H3"}, last={1: 1}), Claim(1)).reason == "claim-weaker"
    assert play(build(fields, last={1: 1}), Claim(1)).fields[0].owner == 0
    state = build(fields, ("FOG R7", ""), terrain={1: "H3"})
    assert refused(state, Weather("FOG", 1)).reason == "terrain-bars"


@pytest.mark.parametrize("card", ["K1", "CAV", "SUP"])
def test_h4_forest_no_morale(card: str) -> None:
    state = build({1: ("R1", ""), 2: (card, "")}, (f"{'K2' if card == 'K1' else 'K1'} REDEPLOY R7", ""), terrain={1: "H4"})
    assert refused(state, Redeploy(card, 1)).reason == "terrain-bars"
    assert play(state, Redeploy(card, 3)).fields[2].sides[0] == (card,)
    held = build({1: ("R1", "")}, (f"{card} R7", ""), terrain={1: "H4"})
    assert refused(held, Place(card, 1)).reason == "terrain-bars"
    assert [move.battlefield for move in legal(held, Place) if move.card == card] == list(range(2, 10))  # type: ignore[attr-defined]


def test_h5_ridge_no_weather_no_guile_to_or_from() -> None:
    fields = {1: ("R1", "B1"), 2: ("R2", "B2")}
    state = build(fields, ("FOG DESERTER TRAITOR REDEPLOY R7", ""), terrain={1: "H5"})
    for move in (
        Weather("FOG", 1),
        Deserter("B1"),
        Traitor("B1", 2),
        Traitor("B2", 1),
        Redeploy("R1", 2),
        Redeploy("R2", 1),
    ):
        illegal = refused(state, move)
        assert illegal.reason == "terrain-bars", move
    assert legal(state, Deserter) == [Deserter("B2")]
    assert Traitor("B2", 1) not in legal(state, Traitor)
    assert play(state, Deserter("B2")).discards[1] == ("B2",)


def test_h6_hill_ties_go_to_the_last_card() -> None:
    tie = {1: ("R10 R8 R2", "B9 B7 B4")}
    assert play(build(tie, last={1: 0}, terrain={1: "H6"}), Claim(1)).fields[0].owner == 0
    assert refused(build(tie, last={1: 1}, terrain={1: "H6"}), Claim(1)).reason == "claim-tie-lost"
    best = build({1: ("R10 R9 R8", "")}, terrain={1: "H6"})
    assert refused(best, Claim(1)).reason == "claim-tie-beatable"


def test_h7_defile_seven_or_less() -> None:
    state = build({1: ("R7 R6", ""), 2: ("", "B9")}, ("R8 R5 CAV K1 SUP TRAITOR", ""), terrain={1: "H7"})
    assert refused(state, Place("R8", 1)).reason == "terrain-bars"
    assert refused(state, Place("CAV", 1)).reason == "terrain-bars"
    assert refused(state, Traitor("B9", 1)).reason == "terrain-bars"
    assert play(state, Place("R5", 1), Claim(1)).fields[0].owner == 0
    king = play(state, Place("K1", 1))
    shown = GAME.view(king, 0).field(1).formations[0]
    assert shown is not None
    assert (shown.category, shown.total, shown.wilds) == ("wedge", 18, (("K1", 5),))


def test_h8_night_colours_do_not_count() -> None:
    state = build({1: ("R10 R9 R8", "")}, ("R1", ""), terrain={1: "H8"})
    illegal = refused(state, Claim(1))
    assert illegal.reason == "claim-beatable"
    assert [ref.value for ref in illegal.facts["cards"]] == ["O10", "Y10", "G10"]  # type: ignore[union-attr]
    square = build({1: ("R10 O10 Y10", "")}, ("R1", ""), terrain={1: "H8"})
    assert play(square, Claim(1)).fields[0].owner == 0


def test_h9_famine_the_lower_total() -> None:
    state = build({1: ("R1 R2 R3", "")}, terrain={1: "H9"})
    assert play(state, Claim(1)).fields[0].owner == 0
    assert refused(build({1: ("R10 R9 R8", "")}, terrain={1: "H9"}), Claim(1)).reason == "claim-beatable"
    assert play(build({1: ("R4 O4 Y4", "B5 P5 G5")}, terrain={1: "H9"}), Claim(1)).fields[0].owner == 0


def test_where_terrain_and_weather_conflict_the_terrain_wins() -> None:
    assert law(BattleLineOptions(), "H2", True, True).slots == 4
    assert law(BattleLineOptions(), "H5", True, True).slots == 3
    assert not law(BattleLineOptions(), "H5", True, True).fog
    assert law(BattleLineOptions(), "H1", False, True).slots == 3


def test_every_house_terrain_has_both_texts() -> None:
    for key in HOUSE_IDS:
        place = house_terrain(key)
        assert place.name.fr
        assert place.name.en
        assert place.text.fr.endswith(".")
        assert place.text.en.endswith(".")


@pytest.mark.parametrize(("choice", "count"), [("off", 0), ("some", 4), ("all", 9)])
def test_lots_of_terrains(choice: str, count: int) -> None:
    options = BattleLineOptions(terrain=choice)  # type: ignore[arg-type]
    layouts = set()
    for seed in range(5):
        keys = tuple(field.terrain for field in GAME.start(options, 2, Chance(bytes([seed]))).fields)
        laid = [key for key in keys if key]
        assert len(laid) == len(set(laid)) == count
        layouts.add(keys)
    assert len(layouts) == (1 if count == 0 else 5)


OWN = """
[3]
name = "Pont"
text = { fr = "Deux cartes.", en = "Two cards." }
slots = 2
ban = ["R10", "FOG"]

[7]
house = "H5"
"""


def test_a_table_writes_its_own_terrains() -> None:
    options = GAME.configure(BattleLineOptions(terrain="custom"), "terrain_text", OWN)
    assert own_layout(options) == ("", "", "own-3", "", "", "", "H5", "", "")
    state = GAME.start(options, 2, Chance(b"own"))
    assert GAME.view(state, 0).field(3).slots == 2
    place = terrain(options, "own-3")
    assert (place.name.en, place.text.fr) == ("Pont", "Deux cartes.")
    assert [card for card in CARDS if not place.admits(card)] == ["R10", "FOG"]
    # a barred Troop cannot complete the other side either
    built = build({3: ("R9 R8", "")}, ("R10", ""), terrain={3: "own-3"}, options=options)
    assert refused(built, Claim(3)).facts["cards"] != ()
    assert refused(build({}, ("R10", ""), terrain={3: "own-3"}, options=options), Place("R10", 3)).reason == "terrain-bars"


@pytest.mark.parametrize(
    ("text", "line", "place", "code"),
    [
        ("[3]\nslots = 7", 2, "3.slots", "most"),
        ("[3]\nslots = 1", 2, "3.slots", "least"),
        ("[3]\n\nslots = 2.5", 3, "3.slots", "whole"),
        ("[3]\nslots = '2'", 2, "3.slots", "whole"),
        ("[12]\nslots = 2", 1, "12", "key"),
        ("[3]\nslot = 2", 2, "3.slot", "key"),
        ('[3]\nfog = "yes"', 2, "3.fog", "flag"),
        ('[3]\nban = "MUD"', 2, "3.ban", "list"),
        ('[3]\nban = ["R11"]', 2, "3.ban", "card"),
        ('[3]\nhouse = "H10"', 2, "3.house", "house"),
        ("[3]\ntroop_min = 5\ntroop_max = 4", 1, "3", "span"),
        ("[3]\ntroop_max = 1", 1, "3", "few"),
        ('[3]\nname = { fr = "Pont" }', 2, "3.name.en", "missing"),
        ("[3]\nname = 4", 2, "3.name", "table"),
        (f'[3]\nname = "{"x" * 31}"', 1, "3", "long"),
        ("[3]\nslots", 2, "TOML", "toml"),
        ("hello", 1, "TOML", "toml"),
    ],
)
def test_mistakes_in_a_tables_text_are_told(text: str, line: int, place: str, code: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.configure(BattleLineOptions(), "terrain_text", text)
    illegal = caught.value
    assert illegal.reason == "terrain-text"
    assert (illegal.facts["line"], illegal.facts["place"]) == (line, place)
    assert illegal.facts["expected"].key == f"expected-{code}"  # type: ignore[union-attr]


def test_custom_terrain_needs_a_text() -> None:
    with pytest.raises(Illegal) as caught:
        GAME.start(BattleLineOptions(terrain="custom"), 2, Chance(b""))
    assert caught.value.reason == "no-terrain-text"


def test_a_terrain_without_a_text_is_told_by_its_switches() -> None:
    text = '[1]\nslots = 4\nban = ["MUD"]\n[2]\ntroop_max = 6\n[3]\nname = "@here **x**"'
    options = GAME.configure(BattleLineOptions(terrain="custom"), "terrain_text", text)
    assert terrain(options, "own-1").text.en == "4 cards a side; barred here: Mud."
    assert terrain(options, "own-2").text.fr == "Valeurs de 1 à 6."
    assert terrain(options, "own-3").text.en == "Nothing special."
    assert terrain(options, "own-3").name.en == "here x"
