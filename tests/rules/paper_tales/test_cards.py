"""The data files hold the printed deck (paper_tales.md 2.2, 2.3), and every code is read."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from data.words import LANGUAGES, words
from rules.paper_tales.cards import CARDS, COSTS, STRENGTHS, WrongDeck, buildings, deck, kinds, verify
from rules.paper_tales.draft import best, worth
from rules.paper_tales.effects import Condition, Effect, effect
from rules.paper_tales.labels import building_named, spot_named, unit_named


def test_checksums_of_the_book() -> None:
    assert len(kinds()) == 42
    assert len(deck()) == CARDS == 81
    assert Counter(kinds()[card].cost for card in deck()) == COSTS
    assert Counter(kinds()[card].strength for card in deck()) == STRENGTHS
    assert sum(kinds()[card].cost for card in deck()) == 71
    assert sum(kinds()[card].printed for card in deck()) == 167
    assert Counter(kind.copies for kind in kinds().values()) == {1: 16, 2: 13, 3: 13}


@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("peddler", {"copies": 2}),
        ("kraken", {"cost": 5}),
        ("knight", {"strength": 3}),
        ("shapeshifter", {"strength": 0}),
        ("miner", {"produces": (0, 0, 2)}),
        ("veteran", {"effects": ()}),
        ("farmer", {"id": "knight"}),
    ],
)
def test_a_wrong_deck_is_refused(card: str, change: dict[str, object]) -> None:
    altered = tuple(
        replace(kind, **change) if kind.id == card else kind  # type: ignore[arg-type]
        for kind in kinds().values()
    )
    with pytest.raises(WrongDeck):
        verify(altered)


def test_the_master_alchemist_acts_every_turn() -> None:
    (found,) = [item for item in kinds()["master_alchemist"].effects if item.act == "age"]
    assert found.phase == "P2"


def test_buildings_as_printed() -> None:
    costs = {name: [(level.cost, level.gold) for level in plan.levels] for name, plan in buildings().items()}
    assert costs == {
        "town": [((0, 1, 0), None), ((0, 2, 0), None)],
        "temple": [((0, 0, 1), 2), ((0, 0, 2), 3)],
        "tavern": [((1, 0, 0), None), ((1, 1, 0), None)],
        "mine": [((0, 1, 0), None), ((0, 1, 1), None)],
        "barracks": [((0, 1, 0), None), ((1, 1, 0), None)],
    }


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("P4:gold+1", Effect("P4", "add", 1, (), "gold")),
        ("P4:gold+3?age_self>=1", Effect("P4", "add", 3, (), "gold", condition=Condition("age_self", ">=", 1))),
        ("P3:lp+crystal*wars_won", Effect("P3", "add", 1, ("crystal", "wars_won"), "lp")),
        ("P2!:lp-3*L2@phase_end", Effect("P2!", "add", -3, ("L2",), "lp", "phase_end")),
        ("P6:lp-3@death_self?age==1", Effect("P6", "add", -3, (), "lp", "death_self", Condition("age", "==", 1))),
        ("P3:lp+1*units(str>=3)", Effect("P3", "add", 1, ("units(str>=3)",), "lp")),
        ("RES:food2?age_self>=1", Effect("RES", "produce", 2, (), "food", condition=Condition("age_self", ">=", 1))),
        ("RES:food?front", Effect("RES", "produce", 1, (), "food", condition=Condition("front"))),
        ("P2!:age(others,1)", Effect("P2!", "age", 1, (), "others")),
        ("P2:age(choose1,food)", Effect("P2", "age", 1, ("food",), "choose1")),
        ("P2!:morph(cost<=3,age+1)", Effect("P2!", "morph", 3, second=1)),
        ("P5:gold_for(any)", Effect("P5", "gold_for", 1, (), "any")),
        ("P6:dies?age>=2", Effect("P6", "dies", 1, condition=Condition("age", ">=", 2))),
    ],
)
def test_codes(code: str, expected: Effect) -> None:
    assert effect(code) == expected


@pytest.mark.parametrize(
    "code",
    ["", "P7:gold+1", "P3:fly", "P4:gold", "P4:gold+1*luck", "P3:str=3?food", "RES:food?front>=1", "P3:str=3?food>=x"],
)
def test_what_is_no_code(code: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        effect(code)


def test_names_in_both_languages() -> None:
    for text, unit in {
        "Chevalier": "knight",
        "chevalier": "knight",
        "KNIGHT": "knight",
        "forgeronne": "blacksmith",
        "general": "commander",
        "relique": "relic_of_wisdom",
        "homme arbre": "treefolk",
        "Homme-arbre": "treefolk",
        "Bucheron": "woodcutter",
        "Mystique": "mystical_healer",
    }.items():
        assert unit_named(text) == unit, text
    assert unit_named("") is None
    assert unit_named("licorne") is None
    assert [building_named(text) for text in ("ville", "Caserne", "tavern", "tour")] == ["town", "barracks", "tavern", None]
    assert [spot_named(text) for text in ("A1", "arrière 2", "F3", "b1", "x")] == ["F1", "B2", "F3", "B1", None]


def test_every_name_finds_its_unit() -> None:
    for language in LANGUAGES:
        for unit in kinds():
            assert unit_named(words("paper_tales", language).text(f"unit-{unit}")) == unit


def test_short_effects_fit_beneath_a_choice() -> None:
    for language in LANGUAGES:
        own = words("paper_tales", language)
        for unit, kind in kinds().items():
            short = own.text(f"short-{unit}")
            line = own.text("detail-unit", cost=kind.cost, strength=kind.printed, effect=short)
            assert len(line) <= 100, line


def test_what_the_house_picks() -> None:
    assert worth("knight") == 4 - 1
    assert worth("forest_spirit") == 3 + 2 * 3 - 3
    assert worth("hunter") == 2 + 2
    assert best(["farmer", "knight", "veteran"]) == "farmer"  # 3, 3 and 3: the lowest number
    assert best(["knight", "veteran"], wishes=["kraken", "veteran"]) == "veteran"
