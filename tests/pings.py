"""A11: whatever is said says whom it may ping, and that is never a role or everybody. Without the field Discord pings whom a
text happens to name. Nor does a sign leave as it stands in the catalogues."""

from __future__ import annotations

import json
import re
from typing import Any

from data.signs import MARK, SIGNS

_RAW = re.compile(rf"(?<![\w<]):(?:{'|'.join(SIGNS)}):")


def careless(method: str, path: str, body: Any) -> str | None:
    """What is wrong with a request to Discord, its pings or its signs; None where it says nothing, or says it well."""
    sent = json.dumps(body, ensure_ascii=False)
    if MARK.search(sent) or _RAW.search(sent):
        return f"{method} {path}: a raw sign"
    if method not in ("POST", "PATCH") or not isinstance(body, dict):
        return None
    said = body.get("data", body) if path.endswith("/callback") else body
    if not isinstance(said, dict) or not (said.get("components") or said.get("content")) or body.get("type") == 9:
        return None  # a modal (9) is no message
    allowed = said.get("allowed_mentions")
    if not isinstance(allowed, dict):
        return f"{method} {path}: no allowed_mentions"
    if allowed.get("parse") or allowed.get("roles") or allowed.get("replied_user"):
        return f"{method} {path}: {allowed}"
    if method == "PATCH" and allowed.get("users"):
        return f"{method} {path}: an edit that pings"
    return None
