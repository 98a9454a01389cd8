"""Questions about a game itself: `/contes carte` and `/contes batiment`, for anybody and anywhere, in either language."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.speech.fold import fold
from bot.speech.understand import MOST_CHOICES, Typed, Unclear, every_name, label, read_move, things
from data.words import LANGUAGES, words
from render.picture import Look
from render.registry import painter
from rules.chance import Chance
from rules.game import fields_of
from rules.paper_tales.cards import kinds
from rules.paper_tales.moves import BuildingText, Discards, KingdomText, Tables, UnitText, Waiting
from rules.registry import games
from tests.bot_commands.house import House, house, picture_texts, texts

GAME = games()["paper_tales"]
CARD, BUILDING = "contes carte", "contes batiment"


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A running bot that serves Paper Tales, with its own pictures."""
    monkeypatch.setattr(type(GAME), "offered", True)
    async with house(tmp_path) as made:
        yield made


@pytest.mark.parametrize("typed", ["Kraken", "kraken", "KRAKEN ", "kra", "<@12> Kraken"])
async def test_a_card_is_shown_with_picture_effect_and_rulings(home: House, typed: str) -> None:
    answer = await home.alice.slash(home.channel, CARD, nom=typed)
    assert answer.response.ephemeral
    said = texts(answer)
    assert "**Kraken**" in said
    assert "Quand tes unités meurent" in said
    assert words("paper_tales", "fr").text("ruling-kraken") in said
    assert picture_texts(answer).startswith("Kraken (")


async def test_effects_show_the_applications_emojis(home: House) -> None:
    await home.settle()
    said = texts(await home.alice.slash(home.channel, CARD, nom="enfant des forets"))
    there = {emoji.name.rpartition("_")[0]: str(emoji) for emoji in await home.bot.fetch_application_emojis()}
    assert f"Produit 1\u00a0{there['wood']} et 1\u00a0{there['food']}." in said
    assert ":wood:" not in said.replace(there["wood"], "")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Forest Child", "Enfant des forêts"),
        ("enfant des forêts", "Enfant des forêts"),
        ("ENFANT DES FORETS", "Enfant des forêts"),
        ("homme arbre", "Homme-arbre"),
        ("guerisseur", "Mystique"),
        ("maitre du temps", "Maîtresse du temps"),
        ("time_master", "Maîtresse du temps"),
        ("relic", "Relique de Sagesse"),
        ("serpent", "Serpent géant"),
    ],
)
async def test_any_spelling_in_either_language_is_understood(home: House, typed: str, name: str) -> None:
    assert f"**{name}**" in texts(await home.alice.slash(home.channel, CARD, nom=typed))


async def test_the_reader_gets_their_own_language(home: House) -> None:
    answer = await home.carol.slash(home.channel, CARD, nom="Bûcheron")
    assert "**Woodcutter**" in texts(answer)
    assert picture_texts(answer).startswith("Woodcutter (")


async def test_a_wrong_name_is_refused_with_what_is_near(home: House) -> None:
    said = texts(await home.alice.slash(home.channel, CARD, nom="krakn"))
    assert said.startswith("Je ne connais pas « krakn ».")
    assert said.endswith("Cherches-tu l’un de ceux-ci ? Kraken.")
    english = texts(await home.carol.slash(home.channel, CARD, nom="woodcuter"))
    assert "Woodcutter" in english
    assert "I know nothing called “woodcuter”" in english
    odd = texts(await home.alice.slash(home.channel, BUILDING, nom="**tour** :or:"))
    assert "\\*\\*tour\\*\\* :or:" in odd
    for building in ("Taverne", "Ville", "Mine", "Temple", "Caserne"):
        assert building in odd


async def test_several_cards_of_one_beginning_are_named(home: House) -> None:
    said = texts(await home.alice.slash(home.channel, CARD, nom="esprit"))
    assert "plusieurs" in said
    assert "Esprit des cavernes" in said
    assert "Esprit des forêts" in said
    assert "Kraken" not in said


async def test_a_building_is_shown_with_both_levels(home: House) -> None:
    for typed in ("temple", "TEMPLE", "temp"):
        answer = await home.alice.slash(home.channel, BUILDING, nom=typed)
        assert "**Temple**" in texts(answer)
        assert "Niveau 2" in texts(answer)
        assert picture_texts(answer).startswith("Temple I")
    assert "**Caserne**" in texts(await home.alice.slash(home.channel, BUILDING, nom="barracks"))


async def test_suggestions_are_in_the_readers_language(home: House) -> None:
    french = [row["name"] for row in await home.alice.autocomplete(home.channel, CARD, "nom", "")]
    english = [row["name"] for row in await home.carol.autocomplete(home.channel, CARD, "nom", "")]
    assert len(french) == len(english) == MOST_CHOICES
    assert french == sorted(french, key=fold)
    assert "Archère" in french
    assert "Archer" in english
    narrowed = await home.alice.autocomplete(home.channel, CARD, "nom", "foret")
    assert {row["name"] for row in narrowed} == {"Enfant des forêts", "Esprit des forêts"}
    across = await home.alice.autocomplete(home.channel, CARD, "nom", "forest ch")
    assert [row["name"] for row in across] == ["Enfant des forêts"]
    picked = across[0]["value"]
    assert "**Enfant des forêts**" in texts(await home.alice.slash(home.channel, CARD, nom=picked))
    assert len(await home.carol.autocomplete(home.channel, BUILDING, "nom", "")) == 5


def beginnings(text: str) -> list[str]:
    return [text[:length] for length in range(1, len(text) + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unit_is_found_by_its_unique_beginnings(language: str) -> None:
    (spec,) = fields_of(UnitText)
    refs = things(GAME, "unit")
    assert {str(ref.value) for ref in refs} == set(kinds())
    names = {ref: label(GAME, language, ref) for ref in refs}
    for ref, name in names.items():
        assert any(value == ref.value for _, value in every_name(GAME, spec, name, language))
        found = 0
        for start in beginnings(fold(name)):
            alone = [other for other, text in names.items() if fold(text).startswith(start)] == [ref]
            try:
                query: Any = read_move(GAME, Typed(UnitText, {"card": start}), ())
            except Unclear:
                continue  # it begins something in the other language, too
            assert query.card == ref.value or not alone
            found += query.card == ref.value
        assert found, name


def test_every_question_that_has_a_picture_names_it() -> None:
    view = GAME.view(GAME.start(GAME.options_type(), 3, Chance(bytes(32))), 0)
    look = Look("fr", ("Ana", "Bob", "Cléo"), "PAP-1", seat=0)
    queries = (UnitText("kraken"), BuildingText("mine"), KingdomText(1), Tables(), Waiting(), Discards())
    assert {type(query) for query in queries} == set(GAME.queries)
    for query in queries:
        reply = GAME.answer(view, query)
        assert painter(GAME.key).answer(view, reply.picture, query, look) is not None, query.name


def test_a_name_of_no_letter_is_refused_without_guesses() -> None:
    for kind, field in ((UnitText, "card"), (BuildingText, "building")):
        for typed in ("", "   ", "?!", "\u200b"):
            with pytest.raises(Unclear) as caught:
                read_move(GAME, Typed(kind, {field: typed}), ())
            assert caught.value.choices == ()
