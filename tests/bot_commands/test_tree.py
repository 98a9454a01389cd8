"""The synced commands: names by Discord's rule in every locale, descriptions, limits, contexts, and the derivation."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from discord import app_commands

from bot import commands
from bot.commands.build import group
from bot.commands.words import BadName, about, name
from bot.panels.desk import Desk
from data.words import words
from rules.game import Choice, Range, Resign, fields_of
from rules.registry import offered

NAME = re.compile(r"^[-_'\w]{1,32}$")


@pytest.fixture
async def payload() -> list[dict[str, Any]]:
    """What a sync would send."""
    client = discord.Client(intents=discord.Intents.none())
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(client)
    await commands.install(client, tree, Desk(None, None, None))  # type: ignore[arg-type]
    translator = tree.translator
    assert translator is not None
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def walk(command: dict[str, Any]) -> list[dict[str, Any]]:
    """A command and everything in it."""
    found = [command]
    for option in command.get("options", []):
        found += walk(option)
    return found


def leaves(payload: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Every invocable command by its path."""
    found: dict[str, dict[str, Any]] = {}

    def go(node: dict[str, Any], path: str) -> None:
        inner = [option for option in node.get("options", []) if option["type"] in (1, 2)]
        if not inner:
            found[path] = node
        for option in inner:
            go(option, f"{path} {option['name']}")

    for command in payload:
        go(command, command["name"])
    return found


async def test_names_and_descriptions_are_valid_in_every_locale(payload: list[dict[str, Any]]) -> None:
    for command in payload:
        for node in walk(command):
            for text in [node["name"], *(node.get("name_localizations") or {}).values()]:
                assert NAME.fullmatch(text), text
                assert text == text.lower()
            for text in [node["description"], *(node.get("description_localizations") or {}).values()]:
                assert 1 <= len(text) <= 100, text


async def test_siblings_have_different_names_in_every_locale(payload: list[dict[str, Any]]) -> None:
    for locale in (None, "en-US", "en-GB"):
        for command in payload:
            for node in walk(command):
                options = node.get("options", [])
                names = [(option.get("name_localizations") or {}).get(locale, option["name"]) for option in options]
                assert len(set(names)) == len(names), names
                assert len(options) <= 25


async def test_no_command_is_too_big(payload: list[dict[str, Any]]) -> None:
    for command in payload:
        size = 0
        for node in walk(command):
            for part in ("name", "description"):
                texts = [node[part], *(node.get(f"{part}_localizations") or {}).values()]
                size += max(len(text) for text in texts)
            size += sum(len(choice["name"]) + len(str(choice["value"])) for choice in node.get("choices", []))
        assert size <= 8000, command["name"]


async def test_groups_keep_one_name_and_everything_else_has_an_english_one(payload: list[dict[str, Any]]) -> None:
    titles = {words(key, "fr").text("game-name") for key in offered()}
    for command in payload:
        groups = [node for node in walk(command) if any(option["type"] in (1, 2) for option in node.get("options", []))]
        for node in groups:
            assert not node.get("name_localizations")
            # a game may be called the same everywhere
            assert node["description_localizations"]["en-US"] != node["description"] or node["description"] in titles
    for path, leaf in leaves(payload).items():
        assert set(leaf["name_localizations"]) == {"en-US", "en-GB"}, path


async def test_commands_work_in_servers_and_in_direct_messages(payload: list[dict[str, Any]]) -> None:
    for command in payload:
        assert command["contexts"] == [0, 1]
        assert command["integration_types"] == [0]


async def test_every_move_and_query_is_a_command_with_its_fields(payload: list[dict[str, Any]]) -> None:
    known = leaves(payload)
    for game in offered().values():
        said = words(game.key, "fr")
        for kind in (*game.moves, *game.queries):
            if kind is Resign:
                assert f"{said.text('group')} {said.text('move-resign')}" not in known
                continue
            section = f"{said.text(f'section-{kind.section}')} " if kind.section else ""
            leaf = known[f"{said.text('group')} {section}{said.text(f'move-{kind.name}')}"]
            options = leaf["options"]
            required = [option["required"] for option in options]
            assert required == sorted(required, reverse=True)
            assert kind.general or options[-1]["autocomplete"]  # which match
            for spec in fields_of(kind):
                title = said.text(f"move-{kind.name}-{spec.name}")
                option = next(option for option in options if option["name"] == title)
                if isinstance(spec.kind, Choice):
                    # text with suggestions, and no length that would keep a long one from being picked
                    assert option["type"] == 3
                    assert option.get("autocomplete")
                    assert "max_length" not in option
                elif isinstance(spec.kind, Range):
                    assert (option["min_value"], option["max_value"]) == (spec.kind.minimum, spec.kind.maximum)


async def test_the_promised_commands_are_there(payload: list[dict[str, Any]]) -> None:
    known = leaves(payload)
    lobby = "creer rejoindre quitter lancer voir main journal regles abandonner annuler exporter liste"
    desk = "pause reprendre prolonger annuler-coup jouer-pour remplacer voir-comme forcer table tables terminer"
    wanted = [f"partie {leaf}" for leaf in lobby.split()] + [f"mj {leaf}" for leaf in desk.split()] + ["aide", "ping"]
    assert set(wanted) <= set(known)
    assert {"ligne poser", "ligne revendiquer", "ligne piocher"} <= set(known)


@pytest.mark.parametrize("bad", ["Poser", "poser une carte", "", "x" * 33, "💥"])
def test_a_name_that_discord_would_refuse_is_reported_with_its_key(bad: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from data import words as module

    monkeypatch.setattr(module.Words, "text", lambda self, key, **facts: bad)
    with pytest.raises(BadName, match="cmd-partie"):
        name("cmd-partie")


def test_a_description_that_is_too_long_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    from data import words as module

    monkeypatch.setattr(module.Words, "text", lambda self, key, **facts: "x" * 101)
    with pytest.raises(BadName, match="101"):
        about("cmd-partie-about")
    with pytest.raises(BadName):
        group("cmd-partie")
