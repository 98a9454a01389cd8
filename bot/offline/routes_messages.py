"""Messages: create, read, edit, delete, pins, typing."""

from __future__ import annotations

import time
from typing import Any

from . import permissions as perm
from .errors import ApiError, Form
from .messages import draft
from .model import Channel, Json, Message
from .rest import Call, Route
from .world import World

NONCE_SECONDS = 300.0
MAX_PINS = 250


def require_writable(call: Call, channel: Channel) -> None:
    """Raise what Discord answers to a bot that may not write here: 50007, 50013, 50083. Unarchives a thread."""
    world = call.world
    if channel.recipient is not None:
        if channel.recipient.dms_closed:
            raise ApiError(50007)
        return
    bits = world.permissions(world.bot, channel)
    if not bits & (perm.SEND_MESSAGES_IN_THREADS if channel.is_thread else perm.SEND_MESSAGES):
        raise ApiError(50013)
    require_unlocked(call, channel)
    if call.uploads and not bits & perm.ATTACH_FILES:
        raise ApiError(50013)
    if channel.archived:
        world.change_channel(channel, thread_metadata={**channel.data["thread_metadata"], "archived": False})


def require_unlocked(call: Call, channel: Channel) -> None:
    """In a locked thread only who manages threads writes, edits or unarchives. Raises 50083 or 50013."""
    if channel.locked and not call.world.permissions(call.world.bot, channel) & perm.MANAGE_THREADS:
        raise ApiError(50083 if channel.archived else 50013)


async def create(call: Call) -> Any:
    """POST /channels/{channel_id}/messages."""
    channel, world, form = call.channel(), call.world, call.form
    nonce = form.get("nonce")
    nonce_key = None
    if nonce is not None:
        faults = Form()
        if isinstance(nonce, str):
            faults.length(("nonce",), nonce, 0, 25)
        faults.done()
        nonce_key = str(nonce)
    if nonce_key is not None and form.get("enforce_nonce"):
        earlier = _sent_with(world, nonce_key)
        if earlier is not None:
            return {**earlier.data, "nonce": nonce}
    require_writable(call, channel)
    fields = draft(world, channel, form, call.uploads)
    fields.update(_reference(world, channel, form, fields["mentions"]))
    if nonce is not None:
        fields["nonce"] = nonce
    message = world.add_message(channel, world.bot, fields)
    answer = message.data
    if nonce_key is not None:
        # A nonce comes with the answer and the event; the history does not show it.
        message.data = {key: value for key, value in answer.items() if key != "nonce"}
        world.nonces[nonce_key] = (time.monotonic(), message)
    return answer


def _sent_with(world: World, nonce: str) -> Message | None:
    """The bot's message of the last minutes with this nonce, unless it was deleted."""
    if nonce not in world.nonces:
        return None
    sent, message = world.nonces[nonce]
    if time.monotonic() - sent > NONCE_SECONDS:
        del world.nonces[nonce]
        return None
    channel = world.channels.get(message.channel_id)
    return message if channel is not None and message.id in channel.messages else None


def _reference(world: World, channel: Channel, form: Json, mentions: list[Json]) -> Json:
    reference = form.get("message_reference")
    if not reference:
        return {}
    target = channel.messages.get(int(reference.get("message_id") or 0))
    if target is None or target.only_for is not None:
        if reference.get("fail_if_not_exists") is False:
            return {}
        faults = Form()
        faults.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        faults.done()
        return {}
    stored: Json = {"type": 0, "channel_id": str(channel.id), "message_id": str(target.id)}
    if not channel.is_dm:
        stored["guild_id"] = str(world.guild_id)
    plain = {key: value for key, value in target.data.items() if key != "referenced_message"}
    allowed = form.get("allowed_mentions")
    if (allowed is None or allowed.get("replied_user")) and plain["author"] not in mentions:
        mentions = [*mentions, plain["author"]]
    return {"type": 19, "message_reference": stored, "referenced_message": plain, "mentions": mentions}


async def history(call: Call) -> Any:
    """GET /channels/{channel_id}/messages: newest first; before, after or around an id; 1 to 100 messages."""
    channel = call.channel()
    if not call.world.permissions(call.world.bot, channel) & perm.READ_MESSAGE_HISTORY:
        return []
    limit = int(call.query.get("limit", 50))
    faults = Form()
    faults.whole(("limit",), limit, 1, 100)
    faults.done()
    return [message.data for message in page_of(channel.public_messages(), limit, call.query)]


def page_of(messages: list[Message], limit: int, query: dict[str, str]) -> list[Message]:
    """The slice of messages (given oldest first) that a history query asks for, newest first."""
    if "before" in query:
        chosen = [m for m in messages if m.id < int(query["before"])][-limit:]
    elif "after" in query:
        chosen = [m for m in messages if m.id > int(query["after"])][:limit]
    elif "around" in query:
        middle = int(query["around"])
        older = [m for m in messages if m.id < middle]
        newer = [m for m in messages if m.id >= middle]
        half = limit // 2
        chosen = (older[-half:] if half else []) + newer[: limit - half]
    else:
        chosen = messages[-limit:]
    return chosen[::-1]


def _public(call: Call, channel: Channel) -> Message:
    """The message of the path; ephemeral ones are unknown to the channel's routes."""
    message = call.world.message(channel, call.params["message_id"])
    if message.only_for is not None:
        raise ApiError(10008)
    return message


async def get(call: Call) -> Any:
    """GET /channels/{channel_id}/messages/{message_id}."""
    return _public(call, call.channel(perm.READ_MESSAGE_HISTORY)).data


async def edit(call: Call) -> Any:
    """PATCH /channels/{channel_id}/messages/{message_id}: the bot's own messages only."""
    channel = call.channel()
    message = _public(call, channel)
    if message.author_id != call.world.bot.id:
        raise ApiError(50005)
    if message.data["type"] not in (0, 19, 20):
        raise ApiError(50021)
    if channel.archived:
        raise ApiError(50083)
    require_unlocked(call, channel)
    call.world.change_message(message, draft(call.world, channel, call.form, call.uploads, existing=message))
    return message.data


async def delete(call: Call) -> Any:
    """DELETE /channels/{channel_id}/messages/{message_id}."""
    channel = call.channel()
    message = _public(call, channel)
    if message.author_id != call.world.bot.id:
        if channel.is_dm:
            raise ApiError(50003)
        if not call.world.permissions(call.world.bot, channel) & perm.MANAGE_MESSAGES:
            raise ApiError(50013)
    if channel.archived:
        raise ApiError(50083)
    call.world.remove_message(message)


async def bulk_delete(call: Call) -> Any:
    """POST /channels/{channel_id}/messages/bulk-delete: 2 to 100 ids."""
    channel = call.channel(perm.MANAGE_MESSAGES)
    faults = Form()
    faults.count(("messages",), call.form.get("messages"), 2, 100)
    faults.done()
    for message_id in call.form["messages"]:
        message = channel.messages.get(int(message_id))
        if message is not None and message.only_for is None:
            call.world.remove_message(message)


async def typing(call: Call) -> Any:
    """POST /channels/{channel_id}/typing."""
    call.channel()


async def pin(call: Call) -> Any:
    """PUT a pin: at most 250 in a channel; a system message tells of it."""
    channel = call.channel(perm.PIN_MESSAGES)
    message = _public(call, channel)
    if message.data["pinned"]:
        return
    if sum(1 for m in channel.messages.values() if m.data["pinned"]) >= MAX_PINS:
        raise ApiError(30003)
    world = call.world
    world.change_message(message, {"pinned": True}, edited=False)
    channel.data = {**channel.data, "last_pin_timestamp": world.now()}
    world.tell_pins(channel)
    reference: Json = {"type": 0, "channel_id": str(channel.id), "message_id": str(message.id)}
    if not channel.is_dm:
        reference["guild_id"] = str(world.guild_id)
    world.add_message(channel, world.bot, {"type": 6, "message_reference": reference})


async def unpin(call: Call) -> Any:
    """DELETE a pin."""
    channel = call.channel(perm.PIN_MESSAGES)
    message = _public(call, channel)
    if message.data["pinned"]:
        call.world.change_message(message, {"pinned": False}, edited=False)
        call.world.tell_pins(channel)


async def pins(call: Call) -> Any:
    """GET /channels/{channel_id}/messages/pins."""
    channel = call.channel(perm.READ_MESSAGE_HISTORY)
    pinned = [m for m in reversed(channel.messages.values()) if m.data["pinned"]]
    items = [{"pinned_at": m.data["timestamp"], "message": m.data} for m in pinned[: int(call.query.get("limit", 50))]]
    return {"items": items, "has_more": len(items) < len(pinned)}


async def old_pins(call: Call) -> Any:
    """GET /channels/{channel_id}/pins (the older form)."""
    channel = call.channel(perm.READ_MESSAGE_HISTORY)
    return [m.data for m in reversed(channel.messages.values()) if m.data["pinned"]]


_HOME = "/channels/{channel_id}/messages"
ROUTES: list[Route] = [
    ("POST", _HOME, create),
    ("GET", _HOME, history),
    ("POST", _HOME + "/bulk-delete", bulk_delete),
    ("GET", _HOME + "/pins", pins),
    ("PUT", _HOME + "/pins/{message_id}", pin),
    ("DELETE", _HOME + "/pins/{message_id}", unpin),
    ("GET", _HOME + "/{message_id}", get),
    ("PATCH", _HOME + "/{message_id}", edit),
    ("DELETE", _HOME + "/{message_id}", delete),
    ("GET", "/channels/{channel_id}/pins", old_pins),
    ("PUT", "/channels/{channel_id}/pins/{message_id}", pin),
    ("DELETE", "/channels/{channel_id}/pins/{message_id}", unpin),
    ("POST", "/channels/{channel_id}/typing", typing),
]
