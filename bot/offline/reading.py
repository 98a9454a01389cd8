"""How tests and benchmarks read a message: its words, its controls, its pictures, wherever the layout puts them."""

from __future__ import annotations

from .components import BUTTON, FILE, GALLERY, SELECTS, TEXT, THUMBNAIL, flatten
from .model import Json


def text_of(message: Json) -> str:
    """Every word of a message in reading order: content, embeds, text displays, a line each."""
    lines = [message["content"]] if message.get("content") else []
    for embed in message.get("embeds", []):
        lines += [str(embed[key]) for key in ("title", "description") if embed.get(key)]
        lines += [f"{field['name']}: {field['value']}" for field in embed.get("fields", [])]
    lines += [part["content"] for part in flatten(message.get("components", [])) if part.get("type") == TEXT]
    return "\n".join(lines)


def controls_of(message: Json) -> list[Json]:
    """The buttons and selects of a message, in reading order."""
    return [part for part in flatten(message.get("components", [])) if part.get("type") in SELECTS | {BUTTON}]


def labels_of(message: Json, *, enabled: bool = True) -> list[str]:
    """What stands on the controls (label, placeholder or emoji); with `enabled` only those that can be used."""
    shown = [part for part in controls_of(message) if not (enabled and part.get("disabled"))]
    return [part.get("label") or part.get("placeholder") or (part.get("emoji") or {}).get("name", "") for part in shown]


def media_of(message: Json) -> list[Json]:
    """The pictures and files that a layout shows: `{"media": unfurled item, "description": alt text or None}` each."""
    found: list[Json] = []
    for part in flatten(message.get("components", [])):
        if part.get("type") == GALLERY:
            found += [{"media": item["media"], "description": item.get("description")} for item in part["items"]]
        elif part.get("type") in (THUMBNAIL, FILE):
            media = part.get("media") or part.get("file")
            found.append({"media": media, "description": part.get("description")})
    return found
