"""Signs: emojis, emblems, text with signs in it."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from data.words import LANGUAGES
from render.kit.emblems import UNITS, emblem
from render.kit.emoji import EMOJIS, SIZE, emoji
from render.kit.fonts import TEXT
from render.kit.icons import ICONS
from render.paper_tales.faces import PHASE_SIGNS
from render.paper_tales.rich import Piece, broken, chunks, fitted, lead
from render.paper_tales.words import effect_lines
from rules.paper_tales.cards import buildings, kinds

FORUM = ("food", "wood", "crystal", "age", "gold", "attack", "deployment", "legend")
BLACK, PAPER = (0, 0, 0), (251, 243, 223)


def test_the_signs_of_the_forum_adaptation_are_emojis() -> None:
    assert tuple(EMOJIS)[:8] == FORUM
    assert set(EMOJIS) <= set(ICONS)


@pytest.mark.parametrize("name", EMOJIS)
def test_an_emoji_is_a_small_transparent_square(name: str) -> None:
    image = Image.open(BytesIO(emoji(name)))
    assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (SIZE, SIZE))
    assert len(emoji(name)) <= 256 * 1024
    alpha = image.getchannel("A")
    assert all(alpha.getpixel(corner) == 0 for corner in ((0, 0), (SIZE - 1, 0), (0, SIZE - 1), (SIZE - 1, SIZE - 1)))
    assert 0.1 < sum(value > 128 for value in alpha.tobytes()) / SIZE**2 < 0.95
    assert emoji(name) == emoji(name)


@pytest.mark.parametrize("ground", [(49, 51, 56), (255, 255, 255)], ids=["dark", "light"])
def test_an_emoji_stands_out_in_a_line_of_text(ground: tuple[int, int, int]) -> None:
    for name in EMOJIS:
        sprite = Image.open(BytesIO(emoji(name))).resize((22, 22), Image.Resampling.LANCZOS)
        line = Image.new("RGB", (22, 22), ground)
        line.paste(sprite, (0, 0), sprite)
        levels = line.convert("L").tobytes()
        base = Image.new("RGB", (1, 1), ground).convert("L").tobytes()[0]
        assert sum(abs(level - base) > 60 for level in levels) >= 40, name


def test_no_sign_stands_for_nothing() -> None:
    with pytest.raises(KeyError):
        emoji("nothing")
    with pytest.raises(KeyError):
        emblem("nothing", 24, BLACK)


def test_every_unit_has_an_emblem_of_its_own() -> None:
    assert set(UNITS) == set(kinds())
    assert len(set(UNITS.values())) == len(UNITS)
    drawn = {unit: emblem(name, 48, BLACK).getchannel("A").tobytes() for unit, name in UNITS.items()}
    for first, second in combinations(drawn, 2):
        different = sum(abs(a - b) > 128 for a, b in zip(drawn[first], drawn[second], strict=True))
        assert different >= 0.04 * 48 * 48, (first, second)


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_on_cards_fit_and_name_known_signs(language: str) -> None:
    things = [*kinds(), *(f"{name}-{level}" for name in buildings() for level in (1, 2))]
    for thing in things:
        lines = effect_lines(thing, language)
        assert all(line for line in lines)
        signs = [piece.text for line in lines for chunk in chunks(line) for piece in chunk if piece.sign]
        assert set(signs) <= set(EMOJIS)
        assert not any(":" in piece.text.strip(":") for line in lines for chunk in chunks(line) for piece in chunk)
    for unit in kinds():
        size, rows = fitted(effect_lines(unit, language), TEXT, (34, 32, 30, 28), 322, 40, 172)
        assert sum(lead(row, size) for row in rows) <= 172, unit


def test_effects_begin_with_the_signs_of_their_phases() -> None:
    """The same phases in both languages, and none that the rules do not know of that unit."""
    for unit, found in kinds().items():
        known = {PHASE_SIGNS[effect.phase] for effect in found.effects if effect.phase in PHASE_SIGNS}
        told = []
        for language in LANGUAGES:
            opening = [chunks(line)[0][0] for line in effect_lines(unit, language)]
            told.append([piece.text for piece in opening if piece.sign])
        assert told[0] == told[1], unit
        assert known - {"deployment"} <= set(told[0]), unit
        assert set(told[0]) <= known | ({"deployment"} if found.cost < 0 else set()), unit


def test_a_number_is_not_parted_from_its_sign() -> None:
    text = "gives +1 :legend: per :age:, twice"
    assert (Piece("+1"), Piece("\u00a0"), Piece("legend", True)) in chunks(text)
    assert (Piece("age", True), Piece(",")) in chunks(text)
    for room in (60, 90, 120, 400):
        for line in broken(text, TEXT, 30, room):
            assert not line[-1].text.startswith("+1")
            assert sum(piece.wide(TEXT, 30) for piece in line) <= max(room, 75)
