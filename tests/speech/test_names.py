"""Names and typed texts are shown as they were typed, and do nothing: no markdown, no ping, no link."""

from __future__ import annotations

import pytest

from bot.speech.names import plain, quoted, safe


@pytest.mark.parametrize(
    "name", ["https://x.example/a", "HTTP://x.example", "steam://run/1", "www.x.example", "discord.gg/abc", "x.com/a"]
)
def test_an_address_in_a_name_is_no_link(name: str) -> None:
    for said in (safe(name), quoted(name)):
        bare = said.replace("\u200b", "").replace("\\", "")
        assert bare == name, "it still reads the same"
        assert "\u200b" in said
        assert "://" not in said
        assert "www." not in said.lower()
        assert ".gg/" not in said
    assert plain(name) == name


@pytest.mark.parametrize("name", ["Zoé", "M. com", "a:b", "12:30", "J.-P.", "www"])
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    assert safe(name) == name
