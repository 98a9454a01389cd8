"""Every request of a test against Discord's own description, where that lies next to the project."""

from __future__ import annotations

from typing import Any

from tests.offline import spec


def _template(path: str) -> str:
    """A path with its ids and tokens as parameters."""
    parts = path.split("?")[0].removeprefix("/api/v10").strip("/").split("/")
    shaped = []
    for place, part in enumerate(parts):
        token = place == 2 and parts[0] in ("webhooks", "interactions")
        shaped.append("{x}" if part.isdecimal() or token else part)
    return "/" + "/".join(shaped)


def faults(requests: list[Any]) -> list[str]:
    """What Discord's description objects to in these requests; nothing where it is not at hand."""
    if not spec.PRESENT:
        return []
    found = []
    for request in requests:
        template = _template(request.path)
        known = spec.operation(request.method, template)
        if known is None:
            found.append(f"{request.method} {template} is not in the description")
            continue
        pointer, operation = known
        content = operation.get("requestBody", {}).get("content", {})
        if request.json is None or "application/json" not in content:
            continue
        checked = spec._validator(f"{pointer}/requestBody/content/application~1json/schema")
        found += [f"{request.method} {template}: {error}"[:600] for error in checked.iter_errors(request.json)]
    return found
