"""Application commands: Discord's rules on their names, options, choices and sizes, and the stored form."""

from __future__ import annotations

import re
from typing import Any

from .errors import Form
from .model import Json

CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
MAX_COMMANDS = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15}
MAX_CHARACTERS = 8000
LOCALES = frozenset(
    {"id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR", "ro"}
    | {"fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"}
)
# Discord: letters and digits of any script, dash, underscore and apostrophe; lower-case where the script has cases.
_NAME = re.compile(r"[-_'\w]{1,32}")

Path = tuple[str | int, ...]


def check_command(form: Form, raw: Any, path: Path = ()) -> Json:
    """Check one command; faults go to `form`. Returns the fields as stored (without ids)."""
    if not isinstance(raw, dict):
        form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return {}
    kind = raw.get("type") or CHAT_INPUT
    stored: Json = {
        "type": kind,
        "name": raw.get("name"),
        "name_localizations": raw.get("name_localizations"),
        "description": raw.get("description") or "",
        "description_localizations": raw.get("description_localizations"),
        "default_member_permissions": raw.get("default_member_permissions"),
        "dm_permission": raw.get("dm_permission") is not False,
        "contexts": raw.get("contexts"),
        "integration_types": raw.get("integration_types") or [0],
        "nsfw": bool(raw.get("nsfw")),
    }
    if stored["default_member_permissions"] is not None:
        stored["default_member_permissions"] = str(stored["default_member_permissions"])
    if kind == CHAT_INPUT:
        _names(form, raw, path)
        stored["options"] = _options(form, raw.get("options") or [], path, depth=0)
        if _size(raw) > MAX_CHARACTERS:
            form.add(
                path,
                "APPLICATION_COMMAND_TOO_LARGE",
                f"Command exceeds maximum size ({MAX_CHARACTERS}) (name, description, options, choices together)",
            )
    else:
        form.length((*path, "name"), raw.get("name"), 1, 32)
        if raw.get("description"):
            form.add((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", "Context menus have none.")
    return stored


def check_all(form: Form, commands: Any) -> list[Json]:
    """Check a bulk overwrite: each command, the counts by type and that names are unique."""
    if not isinstance(commands, list):
        form.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return []
    stored = [check_command(form, raw, (i,)) for i, raw in enumerate(commands)]
    seen: set[tuple[Any, Any]] = set()
    for i, command in enumerate(stored):
        key = (command.get("type"), command.get("name"))
        if key in seen:
            form.add((i,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add(key)
    for kind, most in MAX_COMMANDS.items():
        if sum(1 for command in stored if command.get("type") == kind) > most:
            form.add((), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    return stored


def _name(form: Form, name: Any, path: Path) -> None:
    if not form.length(path, name, 1, 32):
        return
    if not _NAME.fullmatch(name) or name != name.lower():
        form.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _names(form: Form, raw: Json, path: Path) -> None:
    _name(form, raw.get("name"), (*path, "name"))
    form.length((*path, "description"), raw.get("description"), 1, 100)
    for key, check in (("name_localizations", _name), ("description_localizations", None)):
        for locale, text in (raw.get(key) or {}).items():
            here = (*path, key, locale)
            if locale not in LOCALES:
                form.add(here, "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
            elif check is not None:
                check(form, text, here)
            else:
                form.length(here, text, 1, 100)


def _options(form: Form, options: Any, path: Path, *, depth: int) -> list[Json]:
    here = (*path, "options")
    if not form.count(here, options, 0, 25):
        return []
    stored: list[Json] = []
    names: set[str] = set()
    optional_seen = False
    kinds = {option.get("type") in (SUBCOMMAND, GROUP) for option in options if isinstance(option, dict)}
    if len(kinds) > 1:
        form.add(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and other options cannot be mixed")
    for i, option in enumerate(options):
        at = (*here, i)
        kind = option.get("type")
        _names(form, option, at)
        for name in {option.get("name"), *(option.get("name_localizations") or {}).values()}:
            if name in names:
                form.add(at, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        names |= {option.get("name"), *(option.get("name_localizations") or {}).values()}
        nested_wrongly = (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1)
        if not isinstance(kind, int) or not 1 <= kind <= 11 or nested_wrongly:
            form.add((*at, "type"), "BASE_TYPE_CHOICES", "Value of field \"type\" is not allowed here.")
            continue
        kept = dict(option)
        if kind in (SUBCOMMAND, GROUP):
            kept["options"] = _options(form, option.get("options") or [], at, depth=2 if kind == SUBCOMMAND else 1)
            if kind == GROUP and any(o.get("type") != SUBCOMMAND for o in kept["options"]):
                form.add((*at, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds sub-commands.")
        else:
            _value_option(form, option, at)
            if option.get("required") and optional_seen:
                form.add(
                    at,
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
            optional_seen = optional_seen or not option.get("required")
        stored.append({key: value for key, value in kept.items() if value is not None})
    return stored


def _value_option(form: Form, option: Json, at: Path) -> None:
    kind, choices = option["type"], option.get("choices") or []
    if choices and option.get("autocomplete"):
        form.add(at, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE", "Autocomplete and choices exclude each other")
    if (choices or option.get("autocomplete")) and kind not in (STRING, INTEGER, NUMBER):
        form.add(at, "APPLICATION_COMMAND_OPTIONS_CHOICES_TYPE", "Only string and number options have choices")
    if form.count((*at, "choices"), choices, 0, 25):
        seen: set[Any] = set()
        for i, choice in enumerate(choices):
            form.length((*at, "choices", i, "name"), choice.get("name"), 1, 100)
            for locale, name in (choice.get("name_localizations") or {}).items():
                form.length((*at, "choices", i, "name_localizations", locale), name, 1, 100)
            value = choice.get("value")
            if kind == STRING:
                form.length((*at, "choices", i, "value"), value, 1, 100)
            elif not isinstance(value, int | float):
                form.add((*at, "choices", i, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
            if value in seen or choice.get("name") in seen:
                form.add((*at, "choices", i), "APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATE", "Choices must be unique")
            seen |= {value, choice.get("name")}
    form.whole((*at, "min_length"), option.get("min_length"), 0, 6000)
    form.whole((*at, "max_length"), option.get("max_length"), 1, 6000)


def _longest(raw: Json, key: str) -> int:
    texts = [raw.get(key) or "", *(raw.get(f"{key}_localizations") or {}).values()]
    return max(len(str(text)) for text in texts)


def _size(raw: Json) -> int:
    """Characters of a command as Discord counts them: per field the longest of its localisations."""
    size = _longest(raw, "name") + _longest(raw, "description")
    size += sum(_longest(choice, "name") + len(str(choice.get("value", ""))) for choice in raw.get("choices") or [])
    return size + sum(_size(option) for option in raw.get("options") or [] if isinstance(option, dict))
