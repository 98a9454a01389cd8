"""The gateway (v10): HELLO, IDENTIFY, READY, GUILD_CREATE, heartbeats, RESUME, and events by intent and shard."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from typing import Any

from aiohttp import WSMsgType, web

from . import objects
from .compression import Compress, stream
from .model import Channel, Json, Listener, Message, User
from .world import World

GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 1, 1 << 9, 1 << 12
PRESENCES, MESSAGE_CONTENT = 1 << 8, 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
HEARTBEAT_MS = 41_250
KEPT_EVENTS = 1000
KEPT_SECONDS = 180.0


class Session:
    """One identified connection of the bot; it outlives its socket so that the bot can resume."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.events: deque[tuple[int, bytes]] = deque(maxlen=KEPT_EVENTS)
        self.line: Line | None = None
        self.lost_at = 0.0

    def dispatch(self, event: str, encoded: str) -> None:
        """Send an event (`encoded`: its data as JSON), and keep it for a resume."""
        self.sequence += 1
        frame = f'{{"op":0,"t":"{event}","s":{self.sequence},"d":{encoded}}}'.encode()
        self.events.append((self.sequence, frame))
        if self.line is not None:
            self.line.send(frame)


class Line:
    """One WebSocket of a bot, with its compression stream and a writer of its own (so sending never waits)."""

    def __init__(self, socket: web.WebSocketResponse, compress: Compress | None) -> None:
        self.socket = socket
        self.dropped = False
        self._compress = compress
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, frame: bytes) -> None:
        """Queue one frame."""
        self._queue.put_nowait(frame)

    def send_op(self, op: int, data: Any = None) -> None:
        """Queue a control frame."""
        self.send(json.dumps({"op": op, "d": data, "s": None, "t": None}).encode())

    async def write(self) -> None:
        """Write queued frames until `finish`."""
        while (frame := await self._queue.get()) is not None:
            try:
                if self._compress is None:
                    await self.socket.send_str(frame.decode())
                else:
                    await self.socket.send_bytes(self._compress(frame))
            except (ConnectionError, RuntimeError):
                return  # the reader sees the end of the socket and tidies up

    def finish(self) -> None:
        """Let `write` end."""
        self._queue.put_nowait(None)


class Gateway(Listener):
    """All sessions of the bot. Several may be identified at once (a restart overlaps the old process)."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.url = ""
        self.allowed_privileged = 0
        self.sessions: dict[str, Session] = {}
        self.lines: set[Line] = set()
        self.refusals = 0
        self.identified = 0
        self.resumed = 0
        self._online = False

    @property
    def online(self) -> bool:
        """True while a session has a connection."""
        return any(session.line is not None for session in self.sessions.values())

    # connections ---------------------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one WebSocket of a bot."""
        if "Origin" in request.headers:  # a web page somewhere; bots send none
            raise web.HTTPForbidden
        if self.refusals > 0:
            self.refusals -= 1
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        await socket.prepare(request)
        wanted = request.query.get("compress", "")
        compress = stream(wanted)
        if wanted and compress is None:
            await socket.close(code=4002, message=b"Unsupported compression")
            return socket
        line = Line(socket, compress)
        self.lines.add(line)
        writer = asyncio.create_task(line.write())
        line.send_op(10, {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["offline"]})
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                session = await self._receive(line, session, json.loads(frame.data))
        finally:
            self.lines.discard(line)
            line.finish()
            writer.cancel()
            if session is not None and session.line is line:
                session.line = None
                session.lost_at = time.monotonic()
                if socket.close_code in (1000, 1001) and not line.dropped:
                    # A client that closes with 1000 or 1001 ends its session for good.
                    self.sessions.pop(session.id, None)
            self._presence()
        return socket

    async def _receive(self, line: Line, session: Session | None, frame: Json) -> Session | None:
        op, data = frame.get("op"), frame.get("d")
        if op == 1:
            line.send_op(11)
        elif op == 2:
            if session is not None:
                await line.socket.close(code=4005, message=b"Already authenticated.")
                return session
            return await self._identify(line, data or {})
        elif op == 6:
            return await self._resume(line, data or {})
        elif op == 8:
            self._chunk(session, data or {})
        elif op not in (3, 4):
            await line.socket.close(code=4001, message=b"Unknown opcode.")
        elif session is None:
            await line.socket.close(code=4003, message=b"Not authenticated.")
        return session

    async def _identify(self, line: Line, data: Json) -> Session | None:
        if str(data.get("token", "")).removeprefix("Bot ") != self.token:
            await line.socket.close(code=4004, message=b"Authentication failed.")
            return None
        intents = int(data.get("intents", 0))
        if intents & PRIVILEGED & ~self.allowed_privileged:
            await line.socket.close(code=4014, message=b"Disallowed intent(s).")
            return None
        shard_id, count = data.get("shard") or (0, 1)
        self._forget_lost()
        session = Session(intents, (shard_id, count))
        self.sessions[session.id] = session
        session.line = line
        self.identified += 1
        here = self._on_shard(session, guild=True)
        guilds = [{"id": str(self.world.guild_id), "unavailable": True}] if here else []
        ready: Json = {
            "v": 10,
            "user": {**self.world.bot.data, "verified": True, "mfa_enabled": True, "email": None},
            "guilds": guilds,
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [shard_id, count],
            "application": {"id": str(self.world.application_id), "flags": 0, "flags_new": "0"},
            "session_type": "normal",
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "user_settings": {},
            "geo_ordered_rtc_regions": [],
            "_trace": ["offline"],
        }
        session.dispatch("READY", json.dumps(ready))
        if here and intents & GUILDS:
            everybody = bool(intents & GUILD_MEMBERS)
            session.dispatch("GUILD_CREATE", json.dumps(objects.guild_create(self.world, all_members=everybody)))
        self._presence()
        return session

    async def _resume(self, line: Line, data: Json) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        known = session is not None and str(data.get("token", "")).removeprefix("Bot ") == self.token
        sequence = int(data.get("seq") or 0)
        oldest = session.events[0][0] if session is not None and session.events else 1
        if session is None or not known or sequence > session.sequence or sequence < oldest - 1:
            line.send_op(9, False)
            return None
        session.line = line
        self.resumed += 1
        for number, frame in list(session.events):
            if number > sequence:
                line.send(frame)
        session.dispatch("RESUMED", '{"_trace":["offline"]}')
        self._presence()
        return session

    def _forget_lost(self) -> None:
        """Sessions nobody resumed in time (their process was killed) are dropped."""
        limit = time.monotonic() - KEPT_SECONDS
        for session in [s for s in self.sessions.values() if s.line is None and s.lost_at < limit]:
            del self.sessions[session.id]

    def _chunk(self, session: Session | None, data: Json) -> None:
        """Request guild members: by id for anybody, the whole list with the intent only."""
        if session is None:
            return
        wanted = data.get("user_ids")
        if wanted is None and not session.intents & GUILD_MEMBERS:
            users: list[User] = []
        elif wanted is None:
            users = list(self.world.users.values())
        else:
            ids = {int(user) for user in (wanted if isinstance(wanted, list) else [wanted])}
            users = [self.world.users[user] for user in ids if user in self.world.users]
        chunk = {
            "guild_id": str(self.world.guild_id),
            "members": [{**self.world.member(user), "user": user.data} for user in users],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", json.dumps(chunk))

    async def drop(self, *, resumable: bool = True, code: int = 4000) -> None:
        """Cut every connection; not resumable: the sessions are forgotten, the bot has to identify anew."""
        if not resumable:
            self.sessions.clear()
        for line in self.lines:
            line.dropped = True
        await asyncio.gather(*(line.socket.close(code=code, message=b"dropped") for line in list(self.lines)))

    def _presence(self) -> None:
        if self.online != self._online:
            self._online = self.online
            for listener in self.world.listeners:
                listener.presence(self._online)

    # events --------------------------------------------------------------------------------------------------------

    def _on_shard(self, session: Session, *, guild: bool) -> bool:
        shard, count = session.shard
        return shard == (((self.world.guild_id >> 22) % count) if guild else 0)

    def dispatch(self, event: str, data: Json, *, intent: int = 0, guild: bool = True) -> None:
        """Send an event to every session whose shard and intents it concerns."""
        encoded = ""
        for session in self.sessions.values():
            if (not intent or session.intents & intent) and self._on_shard(session, guild=guild):
                encoded = encoded or json.dumps(data)
                session.dispatch(event, encoded)

    def message(self, op: str, channel: Channel, message: Message) -> None:
        """MESSAGE_CREATE, _UPDATE, _DELETE; ephemeral messages never come over the gateway."""
        if message.only_for is not None or not self.world.can_see(self.world.bot, channel):
            return
        intent, guild = (DIRECT_MESSAGES, False) if channel.is_dm else (GUILD_MESSAGES, True)
        if op == "delete":
            gone = {"id": str(message.id), "channel_id": str(channel.id)}
            if guild:
                gone["guild_id"] = str(self.world.guild_id)
            self.dispatch("MESSAGE_DELETE", gone, intent=intent, guild=guild)
            return
        data = objects.message_event(self.world, channel, message)
        own = message.author_id == self.world.bot.id
        named = any(user["id"] == self.world.bot.data["id"] for user in data["mentions"])
        blank: Json | None = None
        if guild and not own and not named:
            blank = {**data, "content": "", "embeds": [], "attachments": [], "components": []}
        event = "MESSAGE_CREATE" if op == "create" else "MESSAGE_UPDATE"
        encoded: dict[bool, str] = {}
        for session in self.sessions.values():
            if not session.intents & intent or not self._on_shard(session, guild=guild):
                continue
            hidden = blank is not None and not session.intents & MESSAGE_CONTENT
            if hidden not in encoded:
                encoded[hidden] = json.dumps(blank if hidden else data)
            session.dispatch(event, encoded[hidden])

    def channel(self, op: str, channel: Channel) -> None:
        """CHANNEL_* and THREAD_*."""
        bot = self.world.bot
        if op != "delete" and not self.world.can_see(bot, channel):
            return
        prefix = "THREAD" if channel.is_thread else "CHANNEL"
        data = objects.channel_for(self.world, channel, bot)
        if channel.is_thread and op == "create":
            data = {**data, "newly_created": True}
        if channel.is_thread and op == "delete":
            data = {key: channel.data[key] for key in ("id", "guild_id", "parent_id", "type")}
        self.dispatch(f"{prefix}_{op.upper()}", data, intent=GUILDS)

    def members(self, channel: Channel, added: list[User], removed: list[User]) -> None:
        """THREAD_MEMBERS_UPDATE: without the member intent only about the bot itself."""
        bot = self.world.bot
        if bot in added:
            self.dispatch("THREAD_CREATE", objects.channel_for(self.world, channel, bot), intent=GUILDS)
        for session in self.sessions.values():
            everybody = bool(session.intents & GUILD_MEMBERS)
            joined = [channel.members[user.id] for user in added if everybody or user is bot]
            left = [str(user.id) for user in removed if everybody or user is bot]
            if (joined or left) and session.intents & (GUILDS | GUILD_MEMBERS) and self._on_shard(session, guild=True):
                data = {
                    "id": str(channel.id),
                    "guild_id": str(self.world.guild_id),
                    "member_count": channel.data["member_count"],
                    "added_members": joined,
                    "removed_member_ids": left,
                }
                session.dispatch("THREAD_MEMBERS_UPDATE", json.dumps(data))

    def pins(self, channel: Channel) -> None:
        """CHANNEL_PINS_UPDATE."""
        data: Json = {"channel_id": str(channel.id), "last_pin_timestamp": channel.data.get("last_pin_timestamp")}
        if channel.is_dm:
            self.dispatch("CHANNEL_PINS_UPDATE", data, intent=DIRECT_MESSAGES, guild=False)
        else:
            self.dispatch("CHANNEL_PINS_UPDATE", {**data, "guild_id": str(self.world.guild_id)}, intent=GUILDS)

    def user(self, user: User, *, new: bool) -> None:
        """GUILD_MEMBER_ADD and GUILD_MEMBER_UPDATE (member intent)."""
        data = {**self.world.member(user), "user": user.data, "guild_id": str(self.world.guild_id)}
        self.dispatch("GUILD_MEMBER_ADD" if new else "GUILD_MEMBER_UPDATE", data, intent=GUILD_MEMBERS)
