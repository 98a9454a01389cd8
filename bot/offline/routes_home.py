"""The bot itself, its application and emojis, the gateway's address, users and the guild."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from typing import Any

from . import objects
from . import permissions as perm
from .errors import ApiError, Form
from .model import Json
from .rest import Call, Reply, Route

MAX_EMOJIS = 2000
MAX_EMOJI_BYTES = 256 * 1024
_IMAGES = {"image/png": b"\x89PNG\r\n\x1a\n", "image/jpeg": b"\xff\xd8\xff", "image/gif": b"GIF8", "image/webp": b"RIFF"}
"""How the file of each kind begins."""


def gateway_routes(url: Callable[[], str]) -> list[Route]:
    """GET /gateway and /gateway/bot; `url` gives the address once the server listens."""

    async def gateway(call: Call) -> Any:
        return {"url": url()}

    async def gateway_bot(call: Call) -> Any:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 14400000, "max_concurrency": 1}
        return {"url": url(), "shards": 1, "session_start_limit": limit}

    return [("GET", "/gateway", gateway), ("GET", "/gateway/bot", gateway_bot)]


async def me(call: Call) -> Any:
    """GET /users/@me."""
    return {**call.world.bot.data, "verified": True, "mfa_enabled": True, "email": None, "locale": "en-US"}


async def edit_me(call: Call) -> Any:
    """PATCH /users/@me: the name."""
    if "username" in call.form:
        faults = Form()
        faults.length(("username",), call.form["username"], 2, 32)
        faults.done()
        call.world.bot.data = {**call.world.bot.data, "username": call.form["username"]}
    return await me(call)


async def my_guilds(call: Call) -> Any:
    """GET /users/@me/guilds."""
    world = call.world
    return [
        {
            "id": str(world.guild_id),
            "name": world.guild_name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(perm.BOT),
            "features": [],
        }
    ]


async def open_dm(call: Call) -> Any:
    """POST /users/@me/channels: opening always works, also towards somebody who refuses messages."""
    recipient = call.form.get("recipient_id")
    faults = Form()
    if recipient is None:
        faults.add(("recipient_id",), "BASE_TYPE_REQUIRED", "This field is required")
    faults.done()
    user = call.world.user(str(recipient))
    if user.bot:
        raise ApiError(50007)
    return objects.channel_for(call.world, call.world.dm_of(user), call.world.bot)


async def get_user(call: Call) -> Any:
    """GET /users/{user_id}."""
    return call.world.user(call.params["user_id"]).data


async def application(call: Call) -> Any:
    """GET /applications/@me and /oauth2/applications/@me."""
    return objects.application(call.world)


# application emojis --------------------------------------------------------------------------------------------------


def _application(call: Call) -> None:
    if call.params["application_id"] != str(call.world.application_id):
        raise ApiError(20012)


async def emojis(call: Call) -> Any:
    """GET /applications/{application_id}/emojis."""
    _application(call)
    return {"items": list(call.world.emojis.values())}


def _emoji_name(call: Call, faults: Form, own_id: int = 0) -> str:
    name = call.form.get("name")
    if not isinstance(name, str) or not re.fullmatch(r"\w{2,32}", name, flags=re.ASCII):
        faults.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif any(e["name"] == name and int(e["id"]) != own_id for e in call.world.emojis.values()):
        faults.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken")
    return str(name)


async def create_emoji(call: Call) -> Any:
    """POST /applications/{application_id}/emojis: `image` is a data URI of at most 256 KiB."""
    _application(call)
    world, faults = call.world, Form()
    name = _emoji_name(call, faults)
    match = re.fullmatch(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", str(call.form.get("image")), flags=re.S)
    content = _decoded(match[2]) if match else b""
    if match is None or not content.startswith(_IMAGES[match[1]]):
        faults.add(("image",), "IMAGE_INVALID", "Invalid image data")
    if len(content) > MAX_EMOJI_BYTES:
        faults.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if len(world.emojis) >= MAX_EMOJIS:
        raise ApiError(30008)
    faults.done()
    emoji_id = world.snowflakes.next()
    emoji: Json = {
        "id": str(emoji_id),
        "name": name,
        "roles": [],
        "user": world.bot.data,
        "require_colons": True,
        "managed": False,
        "animated": bool(match and match[1] == "image/gif"),
        "available": True,
    }
    world.emojis[emoji_id] = emoji
    world.files.put_emoji(emoji_id, match[1] if match else "", content)
    return Reply(201, emoji)


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except ValueError:
        return b""


def _emoji(call: Call) -> Json:
    _application(call)
    try:
        return call.world.emojis[int(call.params["emoji_id"])]
    except (KeyError, ValueError):
        raise ApiError(10014) from None


async def get_emoji(call: Call) -> Any:
    """GET /applications/{application_id}/emojis/{emoji_id}."""
    return _emoji(call)


async def edit_emoji(call: Call) -> Any:
    """PATCH /applications/{application_id}/emojis/{emoji_id}: the name."""
    emoji, faults = _emoji(call), Form()
    name = _emoji_name(call, faults, int(emoji["id"]))
    faults.done()
    changed = call.world.emojis[int(emoji["id"])] = {**emoji, "name": name}
    return changed


async def delete_emoji(call: Call) -> Any:
    """DELETE /applications/{application_id}/emojis/{emoji_id}."""
    del call.world.emojis[int(_emoji(call)["id"])]


# guild ---------------------------------------------------------------------------------------------------------------


def _guild(call: Call) -> None:
    if call.params["guild_id"] != str(call.world.guild_id):
        raise ApiError(10004)


async def guild(call: Call) -> Any:
    """GET /guilds/{guild_id}."""
    _guild(call)
    counts = {"approximate_member_count": len(call.world.users), "approximate_presence_count": len(call.world.users)}
    return {**objects.guild(call.world), **(counts if call.query.get("with_counts") in ("1", "true") else {})}


async def channels(call: Call) -> Any:
    """GET /guilds/{guild_id}/channels: no threads."""
    _guild(call)
    world = call.world
    return [c.data for c in world.channels.values() if not c.is_thread and not c.is_dm and world.can_see(world.bot, c)]


async def create_channel(call: Call) -> Any:
    """POST /guilds/{guild_id}/channels: text channels."""
    _guild(call)
    world, faults = call.world, Form()
    bits = int(world.bot_role["permissions"]) | int(world.everyone_role["permissions"])
    if not bits & (perm.MANAGE_CHANNELS | perm.ADMINISTRATOR):
        raise ApiError(50013)
    faults.length(("name",), call.form.get("name"), 1, 100)
    faults.whole(("type",), call.form.get("type"), 0, 0)
    faults.length(("topic",), call.form.get("topic"), 0, 1024, optional=True)
    faults.done()
    name = re.sub(r"\s+", "-", call.form["name"].strip().lower())
    extra = {key: call.form[key] for key in ("topic", "parent_id") if call.form.get(key) is not None}
    return Reply(201, world.add_text_channel(name, **extra).data)


async def member(call: Call) -> Any:
    """GET /guilds/{guild_id}/members/{user_id}."""
    _guild(call)
    user_id = call.params["user_id"]
    user = call.world.bot if user_id == "@me" else call.world.users.get(int(user_id))
    if user is None:
        raise ApiError(10007)
    return {**call.world.member(user), "user": user.data}


async def members(call: Call) -> Any:
    """GET /guilds/{guild_id}/members: needs the privileged member intent, which this bot does not have."""
    _guild(call)
    raise ApiError(50001)


async def roles(call: Call) -> Any:
    """GET /guilds/{guild_id}/roles."""
    _guild(call)
    return list(call.world.roles.values())


_EMOJIS = "/applications/{application_id}/emojis"
ROUTES: list[Route] = [
    ("GET", "/users/@me", me),
    ("PATCH", "/users/@me", edit_me),
    ("GET", "/users/@me/guilds", my_guilds),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/users/{user_id}", get_user),
    ("GET", "/applications/@me", application),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", _EMOJIS, emojis),
    ("POST", _EMOJIS, create_emoji),
    ("GET", _EMOJIS + "/{emoji_id}", get_emoji),
    ("PATCH", _EMOJIS + "/{emoji_id}", edit_emoji),
    ("DELETE", _EMOJIS + "/{emoji_id}", delete_emoji),
    ("GET", "/guilds/{guild_id}", guild),
    ("GET", "/guilds/{guild_id}/channels", channels),
    ("POST", "/guilds/{guild_id}/channels", create_channel),
    ("GET", "/guilds/{guild_id}/members", members),
    ("GET", "/guilds/{guild_id}/members/{user_id}", member),
    ("GET", "/guilds/{guild_id}/roles", roles),
]
