"""What a bot (or a person) may put in a message: Discord's rules, and the fields that Discord stores of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from .components import TEXT, flatten, message_components
from .embeds import check_embeds
from .errors import ApiError, Form
from .files import MAX_FILE, Upload
from .model import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Channel,
    Json,
    Message,
    User,
)
from .reading import media_of
from .world import World

MAX_CONTENT = 2000
MAX_REQUEST = 25 * 1024 * 1024
_SETTABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
_USER_MENTION = re.compile(r"<@!?(\d{15,20})>")
_ROLE_MENTION = re.compile(r"<@&(\d{15,20})>")


def draft(
    world: World,
    channel: Channel,
    payload: Json,
    uploads: Sequence[Upload],
    *,
    existing: Message | None = None,
    ephemeral_allowed: bool = False,
) -> Json:
    """Check the body of a message create (or, with `existing`, edit) and return the fields to store, with `files` (all
    attachments) besides Discord's own.

    Raises ApiError 50035 for what breaks a limit, 50006 for an empty message, 40005 for files too large.
    """
    form = Form()
    before = existing.data if existing else {}
    asked = payload.get("flags") or 0
    form.whole(("flags",), asked, 0, (1 << 31) - 1)
    flags = before.get("flags", 0) & ~LOADING | asked & (_SETTABLE | (EPHEMERAL if ephemeral_allowed else 0))
    v2 = bool(flags & COMPONENTS_V2)
    fields: Json = {"flags": flags}

    if "content" in payload or not existing:
        content = payload.get("content")
        if form.length(("content",), content, 0, MAX_CONTENT, optional=True):
            fields["content"] = (content or "").strip()
    if "embeds" in payload or "embed" in payload:
        embeds = payload.get("embeds") or ([payload["embed"]] if payload.get("embed") else [])
        fields["embeds"] = check_embeds(form, embeds)
    files = fields["files"] = _attachments(world, channel, form, payload, uploads, existing.files if existing else [])
    by_name = {attachment["filename"]: attachment for attachment in files}
    by_name.update({attachment["original"]: attachment for attachment in files if "original" in attachment})

    def media(url: str) -> Json | None:
        if url.startswith("attachment://"):
            attachment = by_name.get(url.removeprefix("attachment://"))
            return _unfurled(attachment) if attachment else None
        if not url.startswith(("http://", "https://")):
            return None
        # An edit may name a picture already in the message by its full url: it stays that attachment.
        kept = next((_unfurled(attachment) for attachment in files if attachment["url"] == url), None)
        return kept or {"id": "0", "url": url, "proxy_url": url, "width": None, "height": None, "content_type": None}

    if payload.get("components") is not None or "components" in payload:
        fields["components"] = message_components(
            form, payload["components"] or [], v2=v2, media=media, emoji_known=lambda emoji: emoji in world.emojis
        )
    _embed_media(form, fields.get("embeds", []), media)
    if v2:
        for key in ("content", "embeds"):
            if fields.get(key, before.get(key)):
                form.add(
                    (key,),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    _allowed(form, payload.get("allowed_mentions"))
    form.done()
    for attachment in files:
        attachment.pop("original", None)
    after = {**before, **fields}
    shown = _shown(after)
    after["attachments"] = fields["attachments"] = [item for item in files if item["url"] not in shown]
    if not any(after.get(key) for key in ("content", "embeds", "attachments", "components")):
        raise ApiError(50006)
    if {"content", "components"} & fields.keys():
        fields.update(_mentions(world, channel, after, payload.get("allowed_mentions")))
    return fields


def _attachments(
    world: World, channel: Channel, form: Form, payload: Json, uploads: Sequence[Upload], kept: list[Json]
) -> list[Json]:
    """The attachments after the request: those that `attachments` names (without it: the old ones), and new files."""
    total = 0
    for upload in uploads:
        total += len(upload.content)
        if len(upload.content) > MAX_FILE or total > MAX_REQUEST:
            raise ApiError(40005)
        if not upload.content:  # mostly a file object sent twice
            form.add(("files", upload.index), "FILE_EMPTY", "A file cannot be empty.")
    listed = payload.get("attachments")
    described: dict[str, Json] = {}
    stored: list[Json] = list(kept)
    by_id = {attachment["id"]: attachment for attachment in kept}
    new_ids = {str(upload.index) for upload in uploads}
    if listed is not None:
        stored = []
        for i, item in enumerate(listed):
            item_id = str(item.get("id"))
            form.length(("attachments", i, "description"), item.get("description"), 0, 1024, optional=True)
            if item_id in by_id:
                changed = {"description": item["description"]} if item.get("description") is not None else {}
                stored.append({**by_id[item_id], **changed})
            elif item_id in new_ids:
                described[item_id] = item
            else:
                form.add(("attachments", i, "id"), "ATTACHMENT_NOT_FOUND", f"Attachment {item_id} was not found.")
    if len(stored) + len(uploads) > 10:
        form.add(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    if form.errors:
        return stored
    for upload in uploads:
        item = described.get(str(upload.index), {})
        name = item.get("filename") or upload.name
        attachment = world.files.put(world.snowflakes.next(), channel.id, name, upload.content)
        attachment["original"] = name
        if item.get("description"):
            attachment["description"] = item["description"]
        stored.append(attachment)
    return stored


def _unfurled(attachment: Json) -> Json:
    return {
        "id": attachment["id"],
        "url": attachment["url"],
        "proxy_url": attachment["proxy_url"],
        "width": attachment.get("width"),
        "height": attachment.get("height"),
        "content_type": attachment["content_type"],
        "attachment_id": attachment["id"],
        "loading_state": 2,
        "flags": 0,
    }


def _shown(message: Json) -> set[str]:
    """The urls of the files that components and embeds show: Discord leaves those out of `attachments`
    (discord-api-docs issue 8277)."""
    items = [item["media"] for item in media_of(message)]
    items += [embed[key] for embed in message.get("embeds", []) for key in ("image", "thumbnail") if key in embed]
    return {item["url"] for item in items}


def _embed_media(form: Form, embeds: list[Json], media: Any) -> None:
    for i, embed in enumerate(embeds):
        for key in ("image", "thumbnail"):
            if (embed.get(key) or {}).get("url"):
                item = media(embed[key]["url"])
                if item is None:
                    form.add(("embeds", i, key, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")
                else:
                    embed[key] = {k: item[k] for k in ("url", "proxy_url", "width", "height") if item.get(k)}


def _allowed(form: Form, allowed: Json | None) -> None:
    """`parse` and a list of the same kind exclude each other; a list holds 100 ids."""
    for key in ("users", "roles"):
        listed = (allowed or {}).get(key) or []
        if listed and key in ((allowed or {}).get("parse") or []):
            text = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            form.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
        form.count(("allowed_mentions", key), listed, 0, 100)


def _mentions(world: World, channel: Channel, message: Json, allowed: Json | None) -> Json:
    """Who is pinged by the texts of a message under its `allowed_mentions` (absent: everybody named)."""
    texts = [message.get("content") or ""]
    texts += [c["content"] for c in flatten(message.get("components", [])) if c.get("type") == TEXT]
    text = "\n".join(texts)
    if "<@" not in text and "@everyone" not in text and "@here" not in text:
        return {"mentions": [], "mention_roles": [], "mention_everyone": False}
    parse = ["users", "roles", "everyone"] if allowed is None else allowed.get("parse", [])
    named = {int(user) for user in (allowed or {}).get("users") or []}
    users: dict[int, User] = {}
    for match in _USER_MENTION.finditer(text):
        user = world.users.get(int(match[1]))
        reachable = user is not None and (channel.recipient in (None, user))
        if user is not None and reachable and ("users" in parse or user.id in named):
            users[user.id] = user
    roles = [match[1] for match in _ROLE_MENTION.finditer(text) if "roles" in parse]
    return {
        "mentions": [user.data for user in users.values()],
        "mention_roles": roles,
        "mention_everyone": "everyone" in parse and ("@everyone" in text or "@here" in text),
    }
