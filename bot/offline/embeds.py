"""Embeds: Discord's limits on their parts and on their sum."""

from __future__ import annotations

from typing import Any

from .errors import Form
from .model import Json

MAX_EMBEDS, MAX_TOTAL, MAX_FIELDS = 10, 6000, 25


def check_embeds(form: Form, embeds: Any) -> list[Json]:
    """Check the embeds of a message; faults go to `form`. Returns them as stored."""
    if not form.count(("embeds",), embeds, 0, MAX_EMBEDS):
        return []
    total = 0
    stored: list[Json] = []
    for i, embed in enumerate(embeds):
        here = ("embeds", i)
        fields = embed.get("fields") or []
        if form.count((*here, "fields"), fields, 0, MAX_FIELDS):
            for j, field in enumerate(fields):
                form.length((*here, "fields", j, "name"), field.get("name"), 1, 256)
                form.length((*here, "fields", j, "value"), field.get("value"), 1, 1024)
        parts = [
            ("title", embed.get("title"), 256),
            ("description", embed.get("description"), 4096),
            ("footer", (embed.get("footer") or {}).get("text"), 2048),
            ("author", (embed.get("author") or {}).get("name"), 256),
        ]
        for key, text, limit in parts:
            form.length((*here, key), text, 0, limit, optional=True)
        total += sum(len(text) for _, text, _ in parts if isinstance(text, str))
        total += sum(len(str(field.get(key, ""))) for field in fields for key in ("name", "value"))
        stored.append({"type": "rich", **embed})
    if total > MAX_TOTAL:
        form.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_TOTAL}")
    return stored
