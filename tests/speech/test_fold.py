"""What people really type, made comparable."""

from __future__ import annotations

import unicodedata

import pytest

from bot.speech.fold import LONGEST_TYPED, cut, fold, visible, whole
from bot.speech.names import LONGEST_NAME, plain, quoted, safe


@pytest.mark.parametrize(
    "typed",
    [
        "Épée",
        "epee",
        "ÉPÉE",
        unicodedata.normalize("NFD", "épée"),
        "  épée ",
        "é\u200bpée",
        "<@123> épée",
        "<#456> épée",
        "<:sword:789> épée",
        "#épée",
        "@épée",
        "«\u00a0épée\u00a0»",
    ],
)
def test_every_spelling_of_one_word_is_one_word(typed: str) -> None:
    assert fold(typed) == "epee"


@pytest.mark.parametrize("typed", ["l’œil", "l'œil", "L'OEIL", "l‘oeil", unicodedata.normalize("NFD", "l’œil")])
def test_ligatures_and_apostrophes(typed: str) -> None:
    assert fold(typed) == "l'oeil"


def test_a_very_long_text_is_not_read_whole() -> None:
    assert len(fold("a" * 100_000)) <= LONGEST_TYPED * 2


@pytest.mark.parametrize("typed", ["²", "--5", "5-", "", "1.5", "9" * 40, "٣", "1 2"])
def test_what_is_no_number_is_none(typed: str) -> None:
    assert whole(typed) is None


def test_numbers_are_read() -> None:
    assert [whole(typed) for typed in ("0", " 12 ", "-3")] == [0, 12, -3]


def test_visible_makes_one_line_and_turns_nothing_around() -> None:
    assert visible("a\n\u202eb\tc\u2066\x07") == "a b c"


@pytest.mark.parametrize(("text", "most"), [("abc", 3), ("abcd", 3), ("😀😀😀", 4), ("", 3)])
def test_cut_counts_as_discord_does(text: str, most: int) -> None:
    assert len(cut(text, most).encode("utf-16-le")) // 2 <= most
    assert cut("abc", 3) == "abc"


@pytest.mark.parametrize(
    "name",
    [
        "@everyone",
        "<@123>",
        "**bold**",
        "`code`",
        "a\nb",
        "||spoiler||",
        "[link](http://x)",
        "\u202eevil",
        "> quote",
        "# title",
        "- list",
        "_under_",
        "\\back",
    ],
)
def test_a_name_is_data(name: str) -> None:
    shown = safe(name)
    assert "\n" not in shown
    assert "\u202e" not in shown
    assert "@everyone" not in shown
    assert "<@123>" not in shown
    for mark in "*_`|[](>":
        for place, letter in enumerate(shown):
            assert letter != mark or shown[place - 1] == "\\"
    assert not shown.startswith(("#", "-", ">"))


def test_a_name_of_nothing_visible_is_still_a_name() -> None:
    assert plain("\u200b\u200b") == "?"
    assert len(plain("x" * 300)) == LONGEST_NAME


def test_what_was_typed_is_shown_back_short() -> None:
    assert len(quoted("y" * 1500)) == 60
