"""Discord's own description of its API, where it lies next to the project: checks of what was sent and answered."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import jsonschema_rs

from bot.offline import Recorded

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "discord"
PRESENT = (FOLDER / "openapi.json").is_file()


@functools.cache
def document() -> dict[str, Any]:
    """The OpenAPI description, with one relaxation: discord.py writes some snowflakes as integers."""
    text = (FOLDER / "openapi.json").read_text(encoding="utf-8")
    whole: dict[str, Any] = json.loads(text)
    whole["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    return whole


@functools.cache
def _registry() -> jsonschema_rs.Registry:
    return jsonschema_rs.Registry([("urn:discord", document())])


@functools.cache
def _validator(pointer: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({"$ref": f"urn:discord#{pointer}"}, registry=_registry())


def _shape(template: str) -> str:
    """A path template without the names of its parameters, which differ here and there in the description."""
    return "/".join("{}" if part.startswith("{") else part for part in template.split("/"))


@functools.cache
def _paths() -> dict[str, str]:
    return {_shape(path): path for path in document()["paths"]}


def operation(method: str, route: str) -> tuple[str, dict[str, Any]] | None:
    """JSON pointer and object of an operation, or None when Discord's description has no such route."""
    path = _paths().get(_shape(route))
    found = document()["paths"].get(path, {}).get(method.lower()) if path else None
    if path is None or found is None:
        return None
    escaped = path.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
    return f"/paths/{escaped}/{method.lower()}", found


def request_faults(recorded: Recorded) -> list[str]:
    """What Discord's description objects to in a request: an unknown route, a body of a wrong form."""
    known = operation(recorded.method, recorded.route)
    if known is None:
        return [f"{recorded.method} {recorded.route} is not in the description"]
    pointer, found = known
    content = found.get("requestBody", {}).get("content", {})
    kind = "multipart/form-data" if recorded.multipart else "application/json"
    if recorded.body is None and not recorded.files:
        return []
    if kind not in content:
        return [f"{recorded.method} {recorded.route} takes no {kind}"]
    body = recorded.body
    if recorded.multipart:
        body = {**(body or {}), **{name: "" for name, _, _ in recorded.files}}
    checked = _validator(f"{pointer}/requestBody/content/{kind.replace('/', '~1')}/schema")
    return [f"{recorded.method} {recorded.path}: {error}" for error in checked.iter_errors(body)]


def answer_faults(recorded: Recorded) -> list[str]:
    """What the description objects to in a successful JSON answer."""
    known = operation(recorded.method, recorded.route)
    if known is None or recorded.answer is None or not 200 <= recorded.status < 300:
        return []
    pointer, found = known
    if "application/json" not in found["responses"].get(str(recorded.status), {}).get("content", {}):
        return [f"{recorded.method} {recorded.route} does not answer {recorded.status} with JSON"]
    checked = _validator(f"{pointer}/responses/{recorded.status}/content/application~1json/schema")
    return [f"{recorded.method} {recorded.path}: {error}" for error in checked.iter_errors(recorded.answer)]


@functools.cache
def gateway_validator(definition: str) -> jsonschema_rs.Validator:
    """A validator of one gateway payload by its name in discord-api-types."""
    schema = json.loads((FOLDER / "gateway-receive.schema.json").read_text(encoding="utf-8"))
    registry = jsonschema_rs.Registry([("urn:gateway", schema)])
    return jsonschema_rs.validator_for({"$ref": f"urn:gateway#/definitions/{definition}"}, registry=registry)
