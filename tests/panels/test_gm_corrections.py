"""Corrections by thumb: those of every game fit a modal, and what a modal cannot hold keeps its command."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Annotated, Any, ClassVar

import pytest

from bot.panels import limits
from bot.panels.desk import Ask
from bot.panels.gm import corrections
from bot.panels.ids import Control
from bot.panels.router import fields_of
from bot.referee.model import Chair, Person, Refusal
from data.words import words
from rules.game import Move, Range, Text
from rules.game import fields_of as specs_of
from rules.registry import games

GM = 5
GAMES = pytest.mark.parametrize("game", [game for game in games().values() if game.corrections], ids=lambda game: game.key)
LANGUAGES = pytest.mark.parametrize("language", ["fr", "en"])


def asking(game: Any, language: str, user: int = GM, status: str = "running") -> Ask:
    """A GM's question about a table of this game with all seats taken."""
    seats = game.seat_counts(game.options_type())[-1]
    chairs = tuple(Chair(seat, 100 + seat, f"@**Nom très long de la place {seat}**") for seat in range(seats))
    table = SimpleNamespace(match_id=2**40, game_key=game.key, status=status, chairs=chairs, is_gm=lambda by: by == GM)

    async def found(match: int) -> Any:
        return table

    interaction: Any = SimpleNamespace(id=10**18)
    desk: Any = SimpleNamespace(referee=SimpleNamespace(table=found))
    return Ask(desk, interaction, Person(user, "Zoé"), language)


@GAMES
@LANGUAGES
async def test_every_correction_fits_a_modal(game: Any, language: str) -> None:
    """Discord's limits: 45 characters of title and labels, 100 of a description, five components, 25 options."""
    ask = asking(game, language)
    table = await ask.match(1)
    (row,) = corrections.menu(ask, table)
    menu = row.to_component_dict()["components"][0]
    fitting = [kind for kind in game.corrections if len(specs_of(kind)) <= corrections.MOST_FIELDS]
    assert len(fitting) > len(game.corrections) / 2, "one with more fields keeps its command"
    assert [option["value"] for option in menu["options"]] == [kind.name for kind in fitting]
    assert [option["label"] for option in menu["options"]] == [
        words(game.key, language).text(f"move-{kind.name}-about") for kind in fitting
    ]
    for kind in fitting:
        sent = (await corrections.modal(ask, Control("corask", 1), [kind.name])).to_dict()
        parts = sent["components"]
        assert len(sent["title"]) <= limits.MODAL_TITLE
        assert len(sent["custom_id"]) <= limits.CUSTOM_ID
        assert 1 <= len(parts) <= corrections.MOST_FIELDS
        assert all(part["type"] == 18 and 0 < len(part["label"]) <= limits.MODAL_LABEL for part in parts)
        assert all(len(part.get("description") or "") <= 100 for part in parts)
        assert not limits.faults_of(parts)
        by_name = {part["component"]["custom_id"]: part["component"] for part in parts}
        assert by_name["reason"]["required"]
        if "seat" in by_name:  # a person is chosen by name, and only those who sit here
            assert [option["value"] for option in by_name["seat"]["options"]] == [
                str(chair.seat + 1) for chair in table.chairs
            ]


@GAMES
async def test_a_modal_opens_for_a_gm_of_a_match_in_play_alone(game: Any) -> None:
    name = game.corrections[0].name
    for ask, wanted, reason in (
        (asking(game, "fr", user=6), name, "gm-only"),
        (asking(game, "fr", status="over"), name, "over"),
        (asking(game, "fr", status="lobby"), name, "not-started"),
        (asking(game, "fr"), "nonsense", "outdated"),
    ):
        with pytest.raises(Refusal) as caught:
            await corrections.modal(ask, Control("corask", 1), [wanted])
        assert caught.value.reason == reason


@dataclass(frozen=True, slots=True)
class Small(Move):
    """One field, and no reason of its own."""

    name: ClassVar[str] = "small"
    stones: Annotated[int, Range(1, 99)]


@dataclass(frozen=True, slots=True)
class Wide(Move):
    """Five fields beside the reason."""

    name: ClassVar[str] = "wide"
    a: Annotated[int, Range(1, 9)]
    b: Annotated[int, Range(1, 9)]
    c: Annotated[int, Range(1, 9)]
    d: Annotated[str, Text(9)]
    e: Annotated[str, Text(9)]


def test_a_reason_is_always_asked_and_what_is_too_wide_keeps_its_command() -> None:
    assert [spec.name for spec in corrections.asked_for(Small)] == ["stones", "reason"]
    rules: Any = SimpleNamespace(corrections=(Small, Wide))
    assert corrections.by_thumb(rules) == (Small,)


def test_what_was_chosen_in_a_modal_is_read_like_what_was_typed() -> None:
    sent = [
        {"type": 18, "component": {"type": 3, "custom_id": "seat", "values": ["2"]}},
        {"type": 18, "component": {"type": 4, "custom_id": "reason", "value": "oubli"}},
        {"type": 1, "components": [{"type": 4, "custom_id": "old", "value": None}]},
        {"type": 18, "component": {"type": 3, "custom_id": "none", "values": []}},
    ]
    assert fields_of(sent) == {"seat": "2", "reason": "oubli", "old": ""}
