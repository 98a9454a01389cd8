"""The page's side: a WebSocket per person and a little JSON, as `page/` speaks it.

Every frame is `{"op", "d"}` towards the page and `{"op", ...}` from it. What a person may see is decided by the
audience; what a person may do by the same checks as in the tests' driver.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from . import objects
from .audience import Audience
from .command_checks import LOCALES
from .components import flatten
from .errors import ApiError, Refused
from .gateway import Gateway
from .interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Desk
from .invocation import command_data, commands_for, component_data
from .modals import modal_data
from .model import Channel, Json, User
from .people import say
from .world import World

HISTORY_PAGE = 50
LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")


def person_summary(user: User) -> Json:
    """A person as the page's list shows them."""
    return {
        "id": str(user.id),
        "name": user.data["username"],
        "global_name": user.data["global_name"],
        "locale": user.locale,
        "avatar_color": user.avatar_color,
        "dms_closed": user.dms_closed,
    }


class Pages:
    """Serves /offline/people and /offline/ws."""

    def __init__(self, world: World, desk: Desk, gateway: Gateway, audience: Audience, *, local: bool) -> None:
        self.local = local
        self.world = world
        self.desk = desk
        self.gateway = gateway
        self.audience = audience
        self.sockets: set[web.WebSocketResponse] = set()

    def install(self, app: web.Application) -> None:
        """Add the routes to the web application."""
        app.router.add_get("/offline/people", self.people)
        app.router.add_post("/offline/people", self.new_person)
        app.router.add_get("/offline/ws", self.socket)

    async def people(self, request: web.Request) -> web.Response:
        """Who is there."""
        world = self.world
        return web.json_response(
            {
                "people": [person_summary(user) for user in world.people()],
                "guild": objects.guild(world),
                "bot": {"id": str(world.bot.id), "name": world.bot.data["username"], "online": self.gateway.online},
            }
        )

    async def new_person(self, request: web.Request) -> web.Response:
        """Somebody new: {"name", "locale"}."""
        if not self.same_site(request):
            raise web.HTTPForbidden
        try:
            body = await request.json()
            name, locale = str(body["name"]).strip(), str(body.get("locale", "fr"))
        except (ValueError, KeyError, TypeError, AttributeError):
            return web.json_response({"message": "name is missing"}, status=400)
        if not 1 <= len(name) <= 32 or locale not in LOCALES:
            return web.json_response({"message": "name: 1 to 32 characters; locale: one of Discord's"}, status=400)
        return web.json_response(person_summary(self.world.add_person(name, locale)))

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        """One person's screen."""
        wanted = request.query.get("user", "")
        user = self.world.users.get(int(wanted)) if wanted.isdecimal() else None
        if user is None or user.bot or not self.same_site(request):
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(max_msg_size=1 << 20, heartbeat=30)
        await socket.prepare(request)
        screen = _Screen(self, user)
        self.sockets.add(socket)
        self.audience.listen(user, screen.send)
        writer = asyncio.create_task(screen.write(socket))
        try:
            screen.send("ready", self.ready(user))
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    screen.receive(frame.data)
        finally:
            self.audience.leave(user, screen.send)
            self.sockets.discard(socket)
            writer.cancel()
        return socket

    def ready(self, user: User) -> Json:
        """The first event of a screen: everything this person sees now."""
        world = self.world
        channels = [channel for channel in world.channels.values() if world.can_see(user, channel)]
        return {
            "me": {**person_summary(user), "username": user.data["username"]},
            "guild": objects.guild(world),
            "channels": [objects.channel_for(world, channel, user) for channel in channels],
            "users": {str(u.id): {**u.data, "avatar_color": u.avatar_color} for u in world.users.values()},
            "messages": {str(channel.id): self.recent(user, channel) for channel in channels},
            "commands": world.all_commands(),
            "bot_online": self.gateway.online,
        }

    def same_site(self, request: web.Request) -> bool:
        """Refuse other web sites that a browser on this machine may have open, under whatever name they resolve to us."""
        host = request.headers.get("Host", "")
        if self.local and host.rsplit(":", 1)[0] not in LOOPBACK:
            return False
        origin = request.headers.get("Origin")
        return origin is None or origin.split("://", 1)[-1] == host

    @staticmethod
    def recent(user: User, channel: Channel, before: int | None = None) -> list[Json]:
        """The last messages of a channel as this person sees them, oldest first."""
        seen = [
            message.data
            for message in channel.messages.values()
            if message.seen_by(user) and (before is None or message.id < before)
        ]
        return seen[-HISTORY_PAGE:]


class _Screen:
    """One open page of one person: what it sends becomes acts, refusals go back as `error`."""

    def __init__(self, pages: Pages, user: User) -> None:
        self.pages = pages
        self.world = pages.world
        self.desk = pages.desk
        self.user = user
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._acts: dict[str, Callable[[Json], None]] = {
            "send": self._say,
            "command": self._command,
            "autocomplete": self._autocomplete,
            "component": self._component,
            "modal_submit": self._submit,
            "locale": self._locale,
            "dms": self._dms,
            "history": self._history,
            "dismiss": self._dismiss,
        }

    def send(self, event: str, data: Any) -> None:
        """Queue an event for the page."""
        self._queue.put_nowait(json.dumps({"op": event, "d": data}))

    async def write(self, socket: web.WebSocketResponse) -> None:
        """Write queued events until cancelled or the page is gone."""
        while True:
            text = await self._queue.get()
            try:
                await socket.send_str(text)
            except (ConnectionError, RuntimeError):
                return

    def receive(self, text: str) -> None:
        """Carry out one frame of the page."""
        frame: Json = {}
        try:
            frame = json.loads(text)
            act = self._acts.get(frame.get("op", ""))
            if act is None:
                raise Refused(f"unknown op {frame.get('op')!r}")
            act(frame)
        except (Refused, ApiError, KeyError, ValueError, TypeError, AttributeError) as error:
            message = str(error) if isinstance(error, Refused | ApiError) else f"bad frame: {error!r}"
            nonce = frame.get("nonce") if isinstance(frame, dict) else None
            if nonce is not None:
                self.send("interaction", {"nonce": nonce, "state": "failed", "message": message})
            self.send("error", {"message": message})

    def _place(self, frame: Json) -> Channel:
        channel = self.world.channel(frame["channel_id"])
        if not self.world.can_see(self.user, channel):
            raise ApiError(50001)
        return channel

    def _say(self, frame: Json) -> None:
        say(self.world, self.user, self._place(frame), str(frame["content"]))

    def _data(self, frame: Json, channel: Channel, focused: str | None) -> Json:
        wanted = str(frame["command_id"])
        offered = commands_for(self.world, self.user, channel)
        command = next((c for c in offered if c["id"] == wanted), None)
        if command is None:
            raise Refused("that command is not offered here")
        values = frame.get("options") or {}
        if focused is not None:
            values = {**values, focused: values.get(focused, "")}
        return command_data(self.world, self.user, command, frame.get("path") or [], values, focused=focused)

    def _command(self, frame: Json) -> None:
        channel = self._place(frame)
        self.desk.open(COMMAND, self.user, channel, self._data(frame, channel, None), nonce=frame.get("nonce"))

    def _autocomplete(self, frame: Json) -> None:
        channel = self._place(frame)
        data = self._data(frame, channel, str(frame["focused"]))
        self.desk.open(AUTOCOMPLETE, self.user, channel, data, nonce=frame.get("nonce"))

    def _component(self, frame: Json) -> None:
        channel = self._place(frame)
        source = self.world.message(channel, frame["message_id"])
        if not source.seen_by(self.user):
            raise ApiError(10008)
        wanted = frame["custom_id"]
        control = next((c for c in flatten(source.data["components"]) if c.get("custom_id") == wanted), None)
        if control is None:
            raise Refused("that control is not there any more")
        data = component_data(self.world, control, frame.get("values"))
        self.desk.open(COMPONENT, self.user, channel, data, source=source, nonce=frame.get("nonce"))

    def _submit(self, frame: Json) -> None:
        modal_id = str(frame["modal_id"])
        opened = self.desk.modals.get(modal_id)
        if opened is None or opened.user is not self.user or opened.modal is None:
            raise Refused("that modal is not open any more")
        data = modal_data(self.world, opened.modal, frame.get("fields") or {})
        self.desk.open(
            MODAL_SUBMIT,
            self.user,
            opened.channel,
            data,
            source=opened.source,
            nonce=frame.get("nonce"),
            modal_id=modal_id,
        )

    def _locale(self, frame: Json) -> None:
        if frame["locale"] not in LOCALES:
            raise Refused(f"unknown locale {frame['locale']}")
        self.world.set_locale(self.user, frame["locale"])

    def _dms(self, frame: Json) -> None:
        self.world.close_dms(self.user, bool(frame["closed"]))

    def _history(self, frame: Json) -> None:
        channel = self._place(frame)
        before = int(frame["before"]) if frame.get("before") else None
        messages = self.pages.recent(self.user, channel, before)
        self.send("history", {"channel_id": str(channel.id), "messages": messages})

    def _dismiss(self, frame: Json) -> None:
        wanted = int(frame["message_id"])
        for channel in self.world.channels.values():
            if wanted in channel.messages:
                self.world.dismiss(self.user, channel.messages[wanted])
                return
        raise ApiError(10008)
