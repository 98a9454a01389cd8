"""Channels, threads and their members."""

from __future__ import annotations

from typing import Any

from . import objects
from . import permissions as perm
from .errors import ApiError, Form
from .model import HAS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, TEXT_CHANNEL, Channel, Json, User, iso
from .rest import Call, Reply, Route

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def _seen(call: Call, channel: Channel) -> Json:
    return objects.channel_for(call.world, channel, call.world.bot)


async def get(call: Call) -> Any:
    """GET /channels/{channel_id}."""
    return _seen(call, call.channel())


async def modify(call: Call) -> Any:
    """PATCH /channels/{channel_id}: a thread (name, archived, locked, ...) or a text channel."""
    channel = call.channel()
    if channel.is_dm:
        raise ApiError(50003)
    if channel.is_thread:
        _modify_thread(call, channel)
    else:
        _modify_text(call, channel)
    return _seen(call, channel)


def _modify_thread(call: Call, thread: Channel) -> None:
    world, form, faults = call.world, call.form, Form()
    manager = bool(world.permissions(world.bot, thread) & perm.MANAGE_THREADS)
    if not manager and (thread.data["owner_id"] != str(world.bot.id) or "locked" in form or thread.locked):
        raise ApiError(50013)
    if thread.archived and form.get("archived") is not False:
        raise ApiError(50083)  # nothing of an archived thread changes, its lock neither
    changes: Json = {}
    metadata = dict(thread.data["thread_metadata"])
    if "name" in form and faults.length(("name",), form["name"], 1, 100):
        changes["name"] = form["name"]
    if "rate_limit_per_user" in form and faults.whole(("rate_limit_per_user",), form["rate_limit_per_user"], 0, 21600):
        changes["rate_limit_per_user"] = form["rate_limit_per_user"] or 0
    _archive_minutes(faults, form)
    faults.done()
    for key in ("archived", "locked", "invitable", "auto_archive_duration"):
        if form.get(key) is not None:
            if key == "archived" and form[key] != metadata["archived"]:
                metadata["archive_timestamp"] = iso()
            metadata[key] = form[key]
    old_name = thread.data["name"]
    world.change_channel(thread, **changes, thread_metadata=metadata)
    if changes.get("name", old_name) != old_name:
        world.add_message(thread, world.bot, {"type": 4, "content": changes["name"]})


def _archive_minutes(faults: Form, form: Json) -> None:
    minutes = form.get("auto_archive_duration")
    if minutes is not None and minutes not in ARCHIVE_MINUTES:
        faults.add(
            ("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value of field must be one of {ARCHIVE_MINUTES}."
        )


def _modify_text(call: Call, channel: Channel) -> None:
    world, form, faults = call.world, call.form, Form()
    if not world.permissions(world.bot, channel) & perm.MANAGE_CHANNELS:
        raise ApiError(50013)
    known = ("name", "topic", "position", "nsfw", "rate_limit_per_user", "permission_overwrites", "parent_id")
    if "name" in form:
        faults.length(("name",), form["name"], 1, 100)
    faults.length(("topic",), form.get("topic"), 0, 1024, optional=True)
    faults.whole(("rate_limit_per_user",), form.get("rate_limit_per_user"), 0, 21600)
    faults.done()
    changes = {key: form[key] for key in known if key in form}
    if "permission_overwrites" in changes:
        changes["permission_overwrites"] = [_overwrite(item) for item in changes["permission_overwrites"] or []]
    world.change_channel(channel, **changes)


def _overwrite(item: Json) -> Json:
    return {
        "id": str(item["id"]),
        "type": int(item.get("type", 0)),
        "allow": str(item.get("allow") or 0),
        "deny": str(item.get("deny") or 0),
    }


async def delete(call: Call) -> Any:
    """DELETE /channels/{channel_id}; a DM is only closed on the caller's side."""
    channel = call.channel()
    if not channel.is_dm:
        need = perm.MANAGE_THREADS if channel.is_thread else perm.MANAGE_CHANNELS
        if not call.world.permissions(call.world.bot, channel) & need:
            raise ApiError(50013)
        call.world.remove_channel(channel)
    return _seen(call, channel)


async def put_overwrite(call: Call) -> Any:
    """PUT /channels/{channel_id}/permissions/{overwrite_id}."""
    channel = call.channel(perm.MANAGE_CHANNELS)
    overwrite = _overwrite({**call.form, "id": call.params["overwrite_id"]})
    others = [o for o in channel.data["permission_overwrites"] if o["id"] != overwrite["id"]]
    call.world.change_channel(channel, permission_overwrites=[*others, overwrite])


async def delete_overwrite(call: Call) -> Any:
    """DELETE /channels/{channel_id}/permissions/{overwrite_id}."""
    channel = call.channel(perm.MANAGE_CHANNELS)
    others = [o for o in channel.data["permission_overwrites"] if o["id"] != call.params["overwrite_id"]]
    call.world.change_channel(channel, permission_overwrites=others)


# threads -----------------------------------------------------------------------------------------------------------


def _check_thread(call: Call) -> Json:
    form, faults = call.form, Form()
    faults.length(("name",), form.get("name"), 1, 100)
    faults.whole(("rate_limit_per_user",), form.get("rate_limit_per_user"), 0, 21600)
    _archive_minutes(faults, form)
    faults.done()
    keys = ("auto_archive_duration", "rate_limit_per_user", "invitable")
    return {key: form[key] for key in keys if form.get(key) is not None}


async def thread_from_message(call: Call) -> Any:
    """POST /channels/{channel_id}/messages/{message_id}/threads: the thread takes the message's id."""
    channel, world = call.channel(perm.CREATE_PUBLIC_THREADS), call.world
    if channel.kind != TEXT_CHANNEL:
        raise ApiError(50024)
    message = world.message(channel, call.params["message_id"])
    if message.only_for is not None:
        raise ApiError(10008)
    if message.id in world.channels:
        raise ApiError(160004)
    fields = _check_thread(call)
    fields.pop("invitable", None)
    thread = world.add_thread(channel, call.form["name"], world.bot, PUBLIC_THREAD, id=message.id, **fields)
    flags = message.data["flags"] | HAS_THREAD
    world.change_message(message, {"flags": flags, "thread": thread.data}, edited=False)
    reference = {
        "type": 0,
        "guild_id": str(world.guild_id),
        "channel_id": str(channel.id),
        "message_id": str(message.id),
    }
    world.add_message(
        thread,
        world.users[message.author_id],
        {"type": 21, "message_reference": reference, "referenced_message": message.data},
    )
    return Reply(201, _seen(call, thread))


async def thread_without_message(call: Call) -> Any:
    """POST /channels/{channel_id}/threads: private unless `type` says public (which announces itself in the channel)."""
    channel, world = call.channel(), call.world
    if channel.kind != TEXT_CHANNEL:
        raise ApiError(50024)
    fields = _check_thread(call)
    kind = call.form.get("type", PRIVATE_THREAD)
    faults = Form()
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        faults.add(("type",), "BASE_TYPE_CHOICES", "Value of field \"type\" must be one of (11, 12).")
    faults.done()
    need = perm.CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else perm.CREATE_PUBLIC_THREADS
    if not world.permissions(world.bot, channel) & need:
        raise ApiError(50013)
    if kind == PUBLIC_THREAD:
        fields.pop("invitable", None)
    thread = world.add_thread(channel, call.form["name"], world.bot, kind, **fields)
    if kind == PUBLIC_THREAD:
        reference = {"type": 0, "guild_id": str(world.guild_id), "channel_id": str(thread.id)}
        world.add_message(
            channel, world.bot, {"type": 18, "content": call.form["name"], "message_reference": reference}
        )
    return Reply(201, _seen(call, thread))


def _member_user(call: Call) -> User:
    user_id = call.params.get("user_id", "@me")
    return call.world.bot if user_id == "@me" else call.world.user(user_id)


def _thread(call: Call, *bits: int) -> Channel:
    thread = call.channel(*bits)
    if not thread.is_thread:
        raise ApiError(50024)
    return thread


async def add_member(call: Call) -> Any:
    """PUT /channels/{channel_id}/thread-members/{user_id}."""
    thread, user = _thread(call, perm.SEND_MESSAGES_IN_THREADS), _member_user(call)
    if thread.archived:
        raise ApiError(50083)
    if user.id in thread.members:
        return
    if user is not call.world.bot:
        fields = {"type": 1, "mentions": [user.data]}  # "X added Y to the thread"; being named lets them in
        call.world.change_members(thread, added=[user])
        call.world.add_message(thread, call.world.bot, fields)
    else:
        call.world.change_members(thread, added=[user])


async def remove_member(call: Call) -> Any:
    """DELETE /channels/{channel_id}/thread-members/{user_id}."""
    thread, user = _thread(call), _member_user(call)
    if thread.archived:
        raise ApiError(50083)
    own = thread.kind == PRIVATE_THREAD and thread.data["owner_id"] == str(call.world.bot.id)
    manager = call.world.permissions(call.world.bot, thread) & perm.MANAGE_THREADS
    if user is not call.world.bot and not manager and not own:
        raise ApiError(50013)
    call.world.change_members(thread, removed=[user])


async def get_member(call: Call) -> Any:
    """GET /channels/{channel_id}/thread-members/{user_id}."""
    thread, user = _thread(call), _member_user(call)
    if user.id not in thread.members:
        raise ApiError(10007)
    return thread.members[user.id]


async def list_members(call: Call) -> Any:
    """GET /channels/{channel_id}/thread-members."""
    return list(_thread(call).members.values())


async def active_threads(call: Call) -> Any:
    """GET /guilds/{guild_id}/threads/active."""
    threads = call.world.threads(call.world.bot)
    mine = [t.members[call.world.bot.id] for t in threads if call.world.bot.id in t.members]
    return {"threads": [t.data for t in threads], "members": mine, "has_more": False}


def _archived(call: Call, kind: int) -> Json:
    parent = call.channel(perm.READ_MESSAGE_HISTORY)
    found = [
        c
        for c in call.world.channels.values()
        if c.kind == kind and c.archived and c.data["parent_id"] == str(parent.id)
    ]
    found.sort(key=lambda thread: thread.data["thread_metadata"]["archive_timestamp"], reverse=True)
    mine = [t.members[call.world.bot.id] for t in found if call.world.bot.id in t.members]
    return {"threads": [t.data for t in found], "members": mine, "has_more": False}


async def archived_public(call: Call) -> Any:
    """GET /channels/{channel_id}/threads/archived/public."""
    return _archived(call, PUBLIC_THREAD)


async def archived_private(call: Call) -> Any:
    """GET /channels/{channel_id}/threads/archived/private."""
    return _archived(call, PRIVATE_THREAD)


_MEMBERS = "/channels/{channel_id}/thread-members"
ROUTES: list[Route] = [
    ("GET", "/channels/{channel_id}", get),
    ("PATCH", "/channels/{channel_id}", modify),
    ("DELETE", "/channels/{channel_id}", delete),
    ("PUT", "/channels/{channel_id}/permissions/{overwrite_id}", put_overwrite),
    ("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}", delete_overwrite),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads", thread_from_message),
    ("POST", "/channels/{channel_id}/threads", thread_without_message),
    ("GET", "/channels/{channel_id}/threads/archived/public", archived_public),
    ("GET", "/channels/{channel_id}/threads/archived/private", archived_private),
    ("GET", "/channels/{channel_id}/users/@me/threads/archived/private", archived_private),
    ("GET", "/guilds/{guild_id}/threads/active", active_threads),
    ("GET", _MEMBERS, list_members),
    ("GET", _MEMBERS + "/{user_id}", get_member),
    ("PUT", _MEMBERS + "/{user_id}", add_member),
    ("DELETE", _MEMBERS + "/{user_id}", remove_member),
]
