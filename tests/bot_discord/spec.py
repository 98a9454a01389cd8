"""Discord's own description of its HTTP API as a judge of the bodies that the bot sends."""

from __future__ import annotations

from functools import cache
from typing import Any

import jsonschema_rs
import pytest

from tests.offline.spec import FOLDER, PRESENT, document, operation

needs_spec = pytest.mark.skipif(not PRESENT, reason=f"Discord's description is not beside the project ({FOLDER.name}/)")
ROUTES = {
    "message": ("POST", "/channels/{channel_id}/messages"),
    "edit": ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
    "thread": ("POST", "/channels/{channel_id}/messages/{message_id}/threads"),
    "channel": ("PATCH", "/channels/{channel_id}"),
    "dm": ("POST", "/users/@me/channels"),
}


@cache
def _registry() -> Any:
    return jsonschema_rs.Registry([("urn:discord", document())])


@cache
def _validator(route: str) -> Any:
    known = operation(*ROUTES[route])
    assert known is not None, route
    pointer = f"urn:discord#{known[0]}/requestBody/content/application~1json/schema"
    return jsonschema_rs.validator_for({"$ref": pointer}, registry=_registry())


def faults(route: str, body: Any) -> list[str]:
    """What Discord's description has against a request body; the reasons are looked for only where there are any."""
    judge = _validator(route)
    if judge.is_valid(body):
        return []
    return [f"{'/'.join(map(str, error.instance_path))}: {error.message[:200]}" for error in judge.iter_errors(body)]


def route_of(method: str, path: str) -> str | None:
    """Which of the known routes a request took."""
    parts = path.strip("/").split("/")
    for name, (verb, template) in ROUTES.items():
        shape = template.strip("/").split("/")
        same = len(parts) == len(shape) and all(a == b or b.startswith("{") for a, b in zip(parts, shape, strict=True))
        if same and verb == method.upper():
            return name
    return None
