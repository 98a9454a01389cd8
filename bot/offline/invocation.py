"""From what a person types or clicks to the `data` of an interaction, with the checks that Discord's own client makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .command_checks import ATTACHMENT, BOOLEAN, CHANNEL, GROUP, INTEGER, NUMBER, ROLE, STRING, SUBCOMMAND, USER
from .components import BUTTON, SELECTS, STRING_SELECT, flatten
from .errors import Refused
from .files import Upload
from .model import Channel, Json, User
from .world import World


def names_of(thing: Json) -> set[str]:
    """A command's or option's name in every language."""
    return {thing["name"], *(thing.get("name_localizations") or {}).values()}


def find_command(world: World, user: User, channel: Channel, words: str) -> tuple[Json, list[str]]:
    """The top-level command and its sub-command names for typed words (`partie creer`). Raises Refused."""
    first, *rest = words.strip().lstrip("/").split()
    for command in commands_for(world, user, channel):
        if first in names_of(command):
            return command, rest
    raise Refused(f"there is no command /{first} here")


def commands_for(world: World, user: User, channel: Channel) -> list[Json]:
    """The slash commands that a person is offered in a channel."""
    found = []
    for command in world.all_commands():
        if command["type"] != 1:
            continue
        contexts = command.get("contexts")
        if channel.is_dm:
            allowed = 1 in contexts if contexts is not None else command["dm_permission"] and "guild_id" not in command
        else:
            allowed = contexts is None or 0 in contexts
            need = int(command["default_member_permissions"] or 0)
            barred = command["default_member_permissions"] == "0"
            allowed = allowed and not barred and world.permissions(user, channel) & need == need
        if allowed:
            found.append(command)
    return found


def command_data(
    world: World,
    user: User,
    command: Json,
    path: Sequence[str],
    values: Mapping[str, Any],
    *,
    focused: str | None = None,
) -> Json:
    """The `data` of a command (or, with `focused`, autocomplete) interaction.

    `values` maps option names, in any language, to what was typed: for choices their name or value, for users their
    id or object, for files an `Upload`. Raises Refused when Discord's client would not send it.
    """
    chain: list[Json] = []
    level = command
    for word in path:
        found = next(
            (o for o in level.get("options", []) if o["type"] in (SUBCOMMAND, GROUP) and word in names_of(o)), None
        )
        if found is None:
            raise Refused(f"/{command['name']} has no sub-command {word}")
        chain.append(found)
        level = found
    declared = level.get("options", [])
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in declared):
        raise Refused(f"/{command['name']} needs a sub-command")
    resolved: Json = {}
    options: list[Json] = []
    left = {name: value for name, value in values.items() if value is not None}
    for option in declared:
        given = names_of(option) & left.keys()
        if given:
            value = left.pop(given.pop())
            is_focused = focused is not None and focused in names_of(option)
            typed = str(value) if is_focused else _typed(world, option, value, resolved, partial=focused is not None)
            options.append({"name": option["name"], "type": option["type"], "value": typed})
            if is_focused:
                options[-1]["focused"] = True
        elif option.get("required") and focused is None:
            raise Refused(f"the option {option['name']} is required")
    if left:
        raise Refused(f"unknown options {', '.join(sorted(left))}; there are {', '.join(o['name'] for o in declared)}")
    if focused is not None and not any(option.get("focused") for option in options):
        raise Refused(f"there is no option {focused}")
    for step in reversed(chain):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def _typed(world: World, option: Json, value: Any, resolved: Json, *, partial: bool) -> Any:
    """The value as the client sends it for an option's type."""
    kind, name = option["type"], option["name"]
    choices = option.get("choices")
    if choices:
        for choice in choices:
            if value == choice["value"] or str(value) in names_of(choice):
                return choice["value"]
        raise Refused(f"{value!r} is not a choice of {name}: {', '.join(choice['name'] for choice in choices)}")
    if kind == STRING:
        text = str(value)
        if not partial and not option.get("min_length", 0) <= len(text) <= option.get("max_length", 6000):
            raise Refused(f"{name} has a wrong length ({len(text)} characters)")
        return text
    if kind in (INTEGER, NUMBER):
        try:
            number = int(value) if kind == INTEGER else float(value)
        except (TypeError, ValueError):
            raise Refused(f"{name} takes a number, not {value!r}") from None
        if not option.get("min_value", number) <= number <= option.get("max_value", number):
            raise Refused(f"{name} is out of range")
        return number
    if kind == BOOLEAN:
        if isinstance(value, str):
            return value.lower() in ("true", "vrai", "1", "oui", "yes")
        return bool(value)
    if kind == ATTACHMENT:
        if not isinstance(value, Upload):
            raise Refused(f"{name} takes a file")
        attachment = world.files.put(world.snowflakes.next(), world.guild_id, value.name, value.content)
        resolved.setdefault("attachments", {})[attachment["id"]] = attachment
        return attachment["id"]
    target = str(getattr(value, "id", value))
    _resolve(world, kind, target, resolved)
    return target


def _resolve(world: World, kind: int, target: str, resolved: Json) -> None:
    """Add the full object behind an id to `resolved`. Raises Refused when there is none."""
    number = int(target) if target.isdecimal() else 0
    if number in world.users and kind not in (CHANNEL, ROLE):
        user = world.users[number]
        resolved.setdefault("users", {})[target] = user.data
        resolved.setdefault("members", {})[target] = {**world.member(user), "permissions": "0"}
    elif number in world.channels and kind not in (USER, ROLE):
        resolved.setdefault("channels", {})[target] = {**world.channels[number].data, "permissions": "0"}
    elif number in world.roles and kind not in (USER, CHANNEL):
        resolved.setdefault("roles", {})[target] = world.roles[number]
    else:
        raise Refused(f"{target!r} is not somebody or something of this server")


# components ----------------------------------------------------------------------------------------------------------


def find_control(components: list[Json], wanted: str, kinds: frozenset[int]) -> Json:
    """The button or select with this custom id or label (placeholder, for a select). Raises Refused."""
    controls = [c for c in flatten(components) if c.get("type") in kinds]
    for keys in (("custom_id",), ("label", "placeholder")):
        found = [c for c in controls if any(c.get(key) == wanted for key in keys)]
        if len(found) > 1:
            raise Refused(f"there are {len(found)} controls {wanted!r}: use the custom id")
        if found:
            return found[0]
    named = [c for c in controls if (c.get("emoji") or {}).get("name") == wanted]
    if len(named) == 1:
        return named[0]
    offered = ", ".join(str(c.get("label") or c.get("placeholder") or c.get("custom_id")) for c in controls)
    raise Refused(f"no control {wanted!r} here; there are: {offered or 'none'}")


def component_data(world: World, control: Json, values: Sequence[Any] | None) -> Json:
    """The `data` of a click or a selection. Values of a select may be given by label. Raises Refused."""
    if control.get("disabled"):
        raise Refused(f"{control.get('label') or control['custom_id']} is disabled")
    data: Json = {"component_type": control["type"], "custom_id": control.get("custom_id"), "id": control["id"]}
    if control["type"] == BUTTON:
        if control["style"] == 5:
            raise Refused("a link button opens a page, the bot hears nothing")
        return data
    data.update(selection(world, control, list(values or [])))
    return data


def selection(world: World, control: Json, values: list[Any]) -> Json:
    """`values` (and `resolved`) of a select, given by value or label. Raises Refused."""
    resolved: Json = {}
    if control["type"] == STRING_SELECT:
        chosen = []
        for value in values:
            match = [o for o in control["options"] if o["value"] == str(value)]
            match = match or [o for o in control["options"] if o["label"] == str(value)]
            if not match:
                raise Refused(f"{value!r} is not among {', '.join(o['label'] for o in control['options'])}")
            chosen.append(match[0]["value"])
    else:
        kind = {5: USER, 6: ROLE, 7: 9, 8: CHANNEL}[control["type"]]
        chosen = [str(getattr(value, "id", value)) for value in values]
        for target in chosen:
            _resolve(world, kind, target, resolved)
    low = control.get("min_values", 1) if control.get("required", True) else 0
    if not low <= len(chosen) <= control.get("max_values", 1):
        raise Refused(f"choose between {low} and {control.get('max_values', 1)} values")
    return {"values": chosen, **({"resolved": resolved} if resolved else {})}


def message_control(components: list[Json], wanted: str, *, select: bool) -> Json:
    """A button or a select of a message by custom id or label. Raises Refused."""
    return find_control(components, wanted, SELECTS if select else frozenset({BUTTON}))
