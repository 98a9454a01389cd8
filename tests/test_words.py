"""The catalogues: the same keys, variables and attributes in all languages, nothing missing or unused, within Discord's
limits, well set."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from data.words import FOLDER, LANGUAGES, Words, catalogue, words
from rules.game import fields_of
from rules.options import describe
from rules.registry import games
from rules.voice import Voice
from tests.word_usage import own_usage, usage_of

PARTS = ("common", *games())
EITHER = pytest.mark.parametrize("part", PARTS)
GAME = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

CONTRACT = ("move-", "event-", "refusal-", "decision-", "outcome-", "pick-", "act-", "option-")
"""Prefixes whose keys the house builds from what a game declares."""


def references(node: Any, kind: type) -> Iterator[Any]:
    """All references of a kind within a message."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from references(value, kind)
    elif isinstance(node, list):
        for value in node:
            yield from references(value, kind)


def variables(message: ast.Message) -> dict[str, set[str]]:
    """The variables of the value and of each attribute."""
    found = {"": {ref.id.name for ref in references(message.value, ast.VariableReference)}}
    for attribute in message.attributes:
        if attribute.id.name != "alias":  # other spellings: a language may have some where another has none
            found[attribute.id.name] = {ref.id.name for ref in references(attribute.value, ast.VariableReference)}
    return found


def texts(message: ast.Message) -> Iterator[str]:
    """The pieces of text of a message."""
    for element in references([message.value, message.attributes], ast.TextElement):
        yield element.value


def test_every_catalogue_is_examined() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.ftl")} == set(PARTS)
    assert {path.stem for path in FOLDER.glob("*/*.ftl")} == set(LANGUAGES)


@EITHER
def test_languages_have_the_same_keys_variables_and_attributes(part: str) -> None:
    first, *others = (catalogue(part, language) for language in LANGUAGES)
    assert first
    for other in others:
        assert set(first) == set(other)
        for key, message in first.items():
            assert variables(message) == variables(other[key]), key


@EITHER
@LANGUAGE
def test_no_key_stands_twice(part: str, language: str) -> None:
    entries = FluentParser().parse((FOLDER / part / f"{language}.ftl").read_text("utf-8")).body
    counts = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term))
    assert [key for key, count in counts.items() if count > 1] == []


@EITHER
@LANGUAGE
def test_messages_refer_to_messages_that_exist(part: str, language: str) -> None:
    known = {**catalogue("common", language), **catalogue(part, language)}
    for key, message in catalogue(part, language).items():
        for reference in references(message, ast.MessageReference):
            assert reference.id.name in known, key


@EITHER
@LANGUAGE
def test_typesetting(part: str, language: str) -> None:
    faults = []
    for key, message in catalogue(part, language).items():
        if not any(text.strip() for text in texts(message)) and not list(references(message, ast.Placeable)):
            faults.append(f"{key}: empty")
        for text in texts(message):
            if language == "fr" and re.search(r"\w'\w", text) and not key.startswith(("cmd-", "move-")):
                faults.append(f"{key}: straight apostrophe in {text!r}")
            if language == "fr" and re.search(r" [:;?!»](?=[\s*]|$)|« ", text):
                faults.append(f"{key}: a line may break before a mark in {text!r}")
            if re.search(r"[^\n ] {2,}\S", text):
                faults.append(f"{key}: double space in {text!r}")
            if any(unicodedata.category(char) in ("Cc", "Cf", "Co", "Cn") and char not in "\n\u200d\u2060" for char in text):
                faults.append(f"{key}: control character in {text!r}")
            if text != unicodedata.normalize("NFC", text):
                faults.append(f"{key}: decomposed letters in {text!r}")
    assert faults == []


NAME = re.compile(r"[-_'\w]{1,32}")


def name_faults(own: Words, key: str) -> list[str]:
    """What Discord would refuse in a name of a command or option: `^[-_'\\p{L}\\p{N}]{1,32}$`, lower case."""
    text = own.text(key)
    good = NAME.fullmatch(text) and text == text.lower()
    good = good and all(char in "-_'" or unicodedata.category(char)[0] in "LN" for char in text)
    return [] if good else [f"{own.game}/{own.language}: {key} = {text!r}"]


def about_faults(own: Words, key: str) -> list[str]:
    """What Discord would refuse in a description."""
    text = own.text(key)
    return [] if 1 <= len(text) <= 100 else [f"{own.game}/{own.language}: {key} has {len(text)} characters"]


@GAME
@LANGUAGE
def test_commands_of_moves(game: Any, language: str) -> None:
    own = words(game.key, language)
    faults = name_faults(own, "group")
    for group in (game.moves, game.corrections, game.queries):
        for move in group:
            faults += name_faults(own, f"move-{move.name}") + about_faults(own, f"move-{move.name}-about")
            for spec in fields_of(move):
                key = f"move-{move.name}-{spec.name}"
                faults += name_faults(own, key) + about_faults(own, f"{key}-about")
            names = [own.text(f"move-{move.name}-{spec.name}") for spec in fields_of(move)]
            assert len(set(names)) == len(names), f"{move.name}: two options of one name"
    commands = [own.text(f"move-{move.name}") for move in (*game.moves, *game.queries)]
    assert len(set(commands)) == len(commands), "two commands of one name"
    assert faults == []


@LANGUAGE
def test_the_group_of_a_game_has_one_name_in_all_languages(language: str) -> None:
    for game in games():
        assert words(game, language).text("group") == words(game, "fr").text("group")


@LANGUAGE
def test_commands_of_the_house(language: str) -> None:
    own = words("common", language)
    faults = []
    for key in catalogue("common", language):
        if key.startswith("cmd-"):
            faults += about_faults(own, key) if key.endswith("-about") else []
            is_name = f"{key}-about" in catalogue("common", language)
            faults += name_faults(own, key) if is_name else []
    assert faults == []


@EITHER
@LANGUAGE
def test_buttons_and_placeholders_fit(part: str, language: str) -> None:
    own = words(part, language)
    faults = []
    for key, message in catalogue(part, language).items():
        if not key.startswith(("pick-", "act-", "option-")) or list(references(message, ast.VariableReference)):
            continue
        if message.value is not None and len(own.text(key)) > 80:
            faults.append(f"{key} has {len(own.text(key))} characters")
        for attribute in message.attributes:
            if len(own.attribute(key, attribute.id.name) or "") > 150:
                faults.append(f"{key}.{attribute.id.name} is longer than a placeholder")
    assert faults == []


# -- missing and unused ------------------------------------------------------------------------------------------------


@GAME
@LANGUAGE
def test_what_a_game_declares_has_words(game: Any, language: str) -> None:
    own = words(game.key, language)
    options = game.options_type()
    needed = ["game-name", "group", "rules-text", *(f"decision-{kind}" for kind in game.clocks(options).hours)]
    for setting in describe(game.options_type):
        needed.append(f"option-{setting.name}")
        if set(setting.choices) != {"yes", "no"}:
            needed += [f"option-{setting.name}-{value}" for value in setting.choices]
    assert [key for key in needed if not own.has(key)] == []


@GAME
@LANGUAGE
def test_what_the_rules_say_has_words(game: Any, language: str) -> None:
    """Every kind of event, reason of refusal, and phrase that stands in the rules as it is."""
    own, calls = words(game.key, language), own_usage(game.key).calls
    needed = {f"event-{kind}" for kind in calls.get("Event", ())} | {f"refusal-{why}" for why in calls.get("Illegal", ())}
    needed |= {key for key in calls.get("Phrase", ()) if not key.endswith("-")}
    assert needed
    assert sorted(key for key in needed if not own.has(key)) == []


@GAME
@LANGUAGE
def test_a_seat_without_a_person_has_a_name(game: Any, language: str) -> None:
    assert Voice(game, language).seat(0) != Voice(game, language).seat(1)
    assert Voice(game, language, ["Zoé"]).seat(0) == "Zoé"


@LANGUAGE
def test_what_the_house_says_has_words(language: str) -> None:
    """Every string of the house that looks like a key and has the prefix of some catalogue's keys."""
    own = catalogue("common", language)
    calls = usage_of("common").calls
    refusals = {f"refusal-{reason}" for reason in calls.get("Refusal", ())}
    every = set(own).union(*(catalogue(game, language) for game in games()))
    assert sorted(refusals - every) == []
    asked = {key for name in ("text", "said", "about", "name", "say") for key in calls.get(name, ())}
    asked = {key for key in asked if re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", key)}
    assert asked
    assert sorted(asked - every) == []


def stems(key: str) -> set[str]:
    """What a key of the contract is built from: `move-place-card-about` from `place-card-about`, `place-card`, `place`."""
    rest = key.split("-", 1)[1]
    return {rest, *(rest[: mark.start()] for mark in re.finditer("-", rest))}


@EITHER
def test_no_key_is_unused(part: str) -> None:
    usage = usage_of(part)
    first = catalogue(part, LANGUAGES[0])
    referred = {ref.id.name for message in first.values() for ref in references(message, ast.MessageReference)}
    domains = tuple(f"{domain}-" for domain in usage.calls.get("Ref", set()) | usage.calls.get("Choice", set()))
    settings = {setting.name for game in games().values() for setting in describe(game.options_type)}
    said = usage.literals | settings
    unused = []
    for key in first:
        declared = key.startswith(CONTRACT) and stems(key) & said
        composed = not key.startswith(CONTRACT) and usage.says(key.removesuffix("-about"))
        if not (key in referred or key in said or declared or composed or key.startswith(domains)):
            unused.append(key)
    assert unused == []
