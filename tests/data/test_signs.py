"""Signs in the catalogues: marks for those who show them, words for those who do not."""

from __future__ import annotations

import re

import pytest

from data.signs import MARK, SIGNS, marked, sign_of, unmarked, written
from data.words import FOLDER, LANGUAGES, plain, sign_word, words
from render.kit.emoji import EMOJIS
from rules.game import Event, Illegal, Phrase, Ref
from rules.registry import games
from rules.voice import Voice

GAME = games()["paper_tales"]


def test_every_sign_has_its_picture_and_its_words() -> None:
    assert set(SIGNS) == set(EMOJIS)
    for language in LANGUAGES:
        for name in SIGNS:
            assert sign_word(name, language)
            assert sign_word(name, language, 2)


def test_a_mark_is_one_character_and_comes_back() -> None:
    for language in LANGUAGES:
        for name in SIGNS:
            mark = marked(f":{name}:", language)
            assert len(mark) == 1
            assert MARK.fullmatch(mark)
            assert sign_of(mark) == (name, language)
            assert written(mark) == f":{name}:"
    with pytest.raises(LookupError):
        sign_of("a")
    with pytest.raises(LookupError):
        sign_of("\ue0f0")


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("fr", "0 :crystal:, 1 :crystal:, 2 :crystal:", "0 cristal, 1 cristal, 2 cristaux"),
        ("en", "0 :crystal:, 1 :crystal:, 2 :crystal:", "0 crystals, 1 crystal, 2 crystals"),
        ("fr", "+2 :food: par :food:", "+2 nourritures par nourriture"),
        ("fr", "−3 :legend: et **12** :age:", "−3 PL et **12** jetons Âge"),
        ("fr", "tour 2. :pack: ouvert", "tour 2. paquet ouvert"),
        ("en", "21 :age: :age:", "21 age tokens age token"),
        ("fr", "sans signe : 3 PL :rien:", "sans signe : 3 PL :rien:"),
    ],
)
def test_a_sign_in_words_agrees_with_its_number(language: str, text: str, said: str) -> None:
    assert plain(marked(text, language)) == said


def test_no_catalogue_writes_a_sign_that_does_not_exist() -> None:
    for path in FOLDER.glob("*/*.ftl"):
        wrong = [name for name in re.findall(r":([a-z_]+):", path.read_text("utf-8")) if name not in SIGNS]
        assert wrong == [], path


def test_words_say_their_own_signs_and_leave_those_of_arguments() -> None:
    own = words("paper_tales", "fr")
    mark = marked(":gold:", "fr")
    assert own.text("price-gold", gold=3, land=2) == "3 or (terrain 2)"
    assert own.text("price", gold=3, land=2, needed=f"1 {mark}") == f"3 or (terrain 2) ; il faut produire 1 {mark}"
    assert own.marked("price-gold", gold=3, land=2) == f"3 {mark} (terrain 2)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_a_voice_carry_marks_also_of_what_stands_in_them(language: str) -> None:
    voice = Voice(GAME, language, ("Ana", "Bob"))
    said = voice.say(Phrase("answer-level", {"level": 1, "effect": Phrase("effect-mine-1")}))
    assert MARK.findall(said) == [marked(":crystal:", language)]
    assert not MARK.search(plain(said))
    assert "crist" in plain(said) or "crystal" in plain(said)


def test_what_people_type_is_neither_altered_nor_a_sign() -> None:
    mark = marked(":gold:", "fr")
    voice = Voice(GAME, "fr", ("Zoé :food:", f"B{mark}ob"))
    reason = f"j’avais oublié 1 :gold:{mark}"
    event = Event("corrected-gold", {"seat": Ref("seat", 0), "gold": 4, "before": 3, "reason": reason})
    said = voice.event(event)
    assert said == f"Correction du MJ : Zoé :food: a 4 {mark} (avant : 3). j’avais oublié 1 :gold:"
    assert voice.seat(1) == "Bob"
    assert unmarked("a\ue000\uf004b") == "ab"


def test_typed_text_is_quoted_and_variants_are_not() -> None:
    voice = Voice(GAME, "en", ("Ana",), lambda text: f"«{text}»")
    event = Event("corrected-gold", {"seat": Ref("seat", 0), "gold": 4, "before": 3, "reason": "*my* <@5> fault"})
    assert voice.event(event).endswith("«*my* <@5> fault»")
    assert voice.facts({"how": "won", "phase": "two_words-x", "no": ""}) == {"how": "won", "phase": "two_words-x", "no": ""}
    assert voice.refusal(Illegal("not-this-phase", phase="draft")).startswith("It is Recruitment")
