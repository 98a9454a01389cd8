"""A person fills in a modal: from fields by label or custom id to the `data` of the submission."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .components import ACTION_ROW, CHECKBOX, CHECKBOXES, LABEL, RADIO, SELECTS, TEXT, TEXT_INPUT
from .errors import Refused
from .invocation import selection
from .model import Json
from .world import World


def modal_inputs(modal: Json) -> list[tuple[str, Json]]:
    """The inputs of a modal with the label shown next to each."""
    inputs: list[tuple[str, Json]] = []
    for part in modal["components"]:
        if part["type"] == LABEL:
            inputs.append((part["label"], part["component"]))
        elif part["type"] == ACTION_ROW:
            inputs += [(item.get("label", ""), item) for item in part["components"]]
    return inputs


def modal_data(world: World, modal: Json, fields: Mapping[str, Any]) -> Json:
    """The `data` of a modal submission. Fields left out keep what the bot preset. Raises Refused."""
    left = dict(fields)
    filled: dict[str, Json] = {}
    resolved: Json = {}
    for label, item in modal_inputs(modal):
        key = next((key for key in (item["custom_id"], label) if key in left), None)
        value = left.pop(key) if key is not None else None
        answer = _answer(world, label, item, value, given=key is not None)
        for kind, found in answer.pop("resolved", {}).items():
            resolved.setdefault(kind, {}).update(found)
        filled[item["custom_id"]] = answer
    if left:
        labels = ", ".join(label for label, _ in modal_inputs(modal))
        raise Refused(f"the modal has no field {', '.join(left)}; it has {labels}")
    data: Json = {"custom_id": modal["custom_id"], "components": [_part(part, filled) for part in modal["components"]]}
    if resolved:
        data["resolved"] = resolved
    return data


def _part(part: Json, filled: dict[str, Json]) -> Json:
    if part["type"] == LABEL:
        return {"type": LABEL, "id": part["id"], "component": filled[part["component"]["custom_id"]]}
    if part["type"] == TEXT:
        return {"type": TEXT, "id": part["id"]}
    return {
        "type": ACTION_ROW,
        "id": part["id"],
        "components": [filled[item["custom_id"]] for item in part["components"]],
    }


def _answer(world: World, label: str, item: Json, value: Any, *, given: bool) -> Json:
    kind = item["type"]
    base: Json = {"type": kind, "id": item["id"], "custom_id": item["custom_id"]}
    if kind == TEXT_INPUT:
        text = str(value if given and value is not None else item.get("value", ""))
        if not text and item["required"]:
            raise Refused(f"{label} must be filled in")
        if text and not item.get("min_length", 0) <= len(text) <= item.get("max_length", 4000):
            raise Refused(f"{label} has a wrong length ({len(text)} characters)")
        return {**base, "value": text}
    if kind == CHECKBOX:
        return {**base, "value": bool(value) if given else item["default"]}
    options = item.get("options", [])
    if given:
        values = list(value) if isinstance(value, list | tuple) else ([] if value in (None, "") else [value])
    else:
        values = [option["value"] for option in options if option.get("default")]
        values += [default["id"] for default in item.get("default_values", [])]
    if kind in SELECTS:
        if not values and not item.get("required", True):
            return {**base, "values": []}
        return {**base, **selection(world, item, values)}
    if kind == RADIO:
        chosen = _pick(label, options, values)
        if len(chosen) > 1 or (not chosen and item["required"]):
            raise Refused(f"{label}: choose one")
        return {**base, "value": chosen[0] if chosen else None}
    if kind == CHECKBOXES:
        chosen = _pick(label, options, values)
        low = item["min_values"] if item["required"] or chosen else 0
        if not low <= len(chosen) <= item["max_values"]:
            raise Refused(f"{label}: choose between {low} and {item['max_values']}")
        return {**base, "values": chosen}
    if item["required"]:
        raise Refused("files cannot be uploaded in a modal here")
    return {**base, "values": []}


def _pick(label: str, options: list[Json], values: list[Any]) -> list[str]:
    chosen = []
    for value in values:
        match = [o["value"] for o in options if str(value) in (o["value"], o["label"])]
        if not match:
            raise Refused(f"{value!r} is not a choice of {label}")
        chosen.append(match[0])
    return chosen
