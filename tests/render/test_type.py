"""Names of any kind can be drawn: no box, no break, never wider than their place."""

from __future__ import annotations

import unicodedata

import pytest

from data.words import LANGUAGES, catalogue
from render.battle_line.words import name
from render.kit.fonts import BLACK, BOLD, FALL_BACK, TEXT, TITLE, coverage, font
from render.kit.type import ELLIPSIS, REPLACEMENT, clean, fit, readable, runs, width, wrap
from render.picture import Look

NAMES = (
    "Élodie Œuvrard-Ÿ", "Zoë 😀🏰", "👩\u200d👩\u200d👧 famille", "🇫🇷 Bob", "שלום עולם", "مرحبا بالعالم", "Ναυσικά",
    "Иван Грозный", "東京タワー", "한국어", "नमस्ते", "𝓐𝓵𝓲𝓬𝓮", "\ufb01nesse", "a\u0301\u0301\u0301b",
    "\u202eevil\u2066name", "two\nlines\ttab", "x" * 32, "",
)  # fmt: skip
FACES = (TITLE, TEXT, BOLD, BLACK)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("given", NAMES)
def test_every_glyph_exists(given: str, face: str) -> None:
    for used, chunk in runs(given, face):
        assert {ord(char) for char in chunk} <= coverage(used)


def test_coverage_agrees_with_what_the_fonts_draw() -> None:
    for face in (*FACES, *FALL_BACK):
        drawn = font(face, 40)
        missing = bytes(drawn.getmask("\U0010fffd"))
        known = sorted(coverage(face))
        letters = [
            chr(code)
            for code in known[:: max(1, len(known) // 60)]
            if unicodedata.category(chr(code)) in ("Lu", "Ll", "Lo", "So")
        ]
        assert letters
        assert all(bytes(drawn.getmask(letter)) != missing for letter in letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_the_words_has_its_own_font(language: str) -> None:
    for key, message in catalogue("battle_line", language).items():
        if key.startswith("picture-") and message.value is not None:
            text = "".join(part.value for part in message.value.elements if hasattr(part, "value"))
            assert all(used == BOLD for used, _ in runs(text, BOLD)), key


def test_controls_and_direction_marks_go() -> None:
    assert clean("\u202eevil\u2066 na\u200bme\n x\x07") == "evil name x"


def test_fancy_letters_become_plain_ones() -> None:
    assert clean("𝓐𝓵𝓲𝓬𝓮") == "Alice"


def test_a_glyph_that_no_font_has_is_replaced() -> None:
    assert clean("東京") == REPLACEMENT * 2


def test_a_name_that_cannot_be_drawn_becomes_a_number() -> None:
    look = Look("fr", ("東京タワー 😀", "Zoé"))
    assert (name(look, 0), name(look, 1)) == ("Joueur 1", "Zoé")
    assert not readable("· · ·")
    assert readable("שלום")


@pytest.mark.parametrize("given", NAMES)
@pytest.mark.parametrize("room", [40, 120, 400])
def test_names_fit_their_place(given: str, room: int) -> None:
    assert width(fit(given, BOLD, 44, room), BOLD, 44) <= max(room, width(ELLIPSIS, BOLD, 44))


def test_right_to_left_runs_are_set_from_the_right() -> None:
    assert [chunk for _, chunk in runs("שלום Bob", BOLD)][-1].strip() == "שלום"


def test_wrapped_lines_hold_all_words_and_fit() -> None:
    text = "Pioche trois cartes, puis remets-en deux sur les pioches."
    lines = wrap(text, TEXT, 30, 300, 5)
    assert " ".join(lines) == text
    assert all(width(line, TEXT, 30) <= 300 for line in lines)
    assert wrap(text, TEXT, 30, 300, 1)[0].endswith(ELLIPSIS)
