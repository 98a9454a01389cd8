"""The offline Discord as one server on loopback: REST, gateway, pictures, the page and its socket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType

from aiohttp import web

from . import routes_channels, routes_commands, routes_home, routes_messages
from .audience import Audience
from .faults import Faults
from .gateway import Gateway
from .interactions import Desk
from .model import Channel, User
from .page_socket import LOOPBACK, Pages
from .people import Person
from .rest import Recorded, Rest
from .world import World

PAGE = Path(__file__).with_name("page")
FONTS = {
    "title.ttf": ("fontpkg_cinzel", "Cinzel[wght].ttf"),
    "text.ttf": ("fontpkg_alegreya_sans", "AlegreyaSans-Medium.ttf"),
    "bold.ttf": ("fontpkg_alegreya_sans", "AlegreyaSans-Bold.ttf"),
    "italic.ttf": ("fontpkg_alegreya_sans", "AlegreyaSans-MediumItalic.ttf"),
}
"""The typefaces of the boards, for the page: address below /fonts/ -> package, file in it."""
FIRST_PEOPLE = (("Joueur 1", "fr"), ("Joueur 2", "en-US"), ("Joueur 3", "fr"), ("MJ", "fr"))


class OfflineDiscord:
    """A Discord of one guild, four persons to start with, and one bot.

    Use as an async context manager, or `start` and `stop`. Point discord.py at it with
    `discord.http.Route.BASE = offline.api_url` and
    `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(offline.gateway_url)`.
    """

    def __init__(
        self,
        port: int = 0,
        host: str = "127.0.0.1",
        *,
        token: str = "offline.token.meneur",
        bot_name: str = "Meneur",
        guild_name: str = "La Table ronde",
        people: tuple[tuple[str, str], ...] = FIRST_PEOPLE,
    ) -> None:
        self.host = host
        self.port = port
        self.token = token
        self.world = World(guild_name, bot_name)
        self.gateway = Gateway(self.world, token)
        self.desk = Desk(self.world, self.gateway)
        self.audience = Audience(self.world, self.desk)
        # The gateway is told last: when a test sees an event of the bot, the people of the world have seen it too.
        self.world.listeners.append(self.gateway)
        self.faults = Faults()
        self.rest = Rest(self.world, self.desk, self.faults, token)
        self.pages = Pages(self.world, self.desk, self.gateway, self.audience, local=host in LOOPBACK)
        self._persons: dict[int, Person] = {}
        self._runner: web.AppRunner | None = None
        for name, locale in people:
            self.world.add_person(name, locale)

    # life ------------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Listen. With port 0 the system chooses one (then in `port`). Raises OSError when the port is taken."""
        app = web.Application(client_max_size=64 << 20)
        self.rest.install(app, [*routes_home.gateway_routes(lambda: self.gateway_url), *routes_home.ROUTES,
                                *routes_channels.ROUTES, *routes_messages.ROUTES, *routes_commands.ROUTES])  # fmt: skip
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{name}", self._attachment)
        app.router.add_get("/emojis/{name}", self._emoji)
        app.router.add_get("/fonts/{name}", _font)
        self.pages.install(app)
        app.router.add_get("/", self._index)
        if PAGE.is_dir():
            app.router.add_static("/", PAGE)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            self._runner = None
            raise
        self.port = self._runner.addresses[0][1]
        self.gateway.url = self.gateway_url
        self.world.files.base_url = self.url

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        for line in list(self.gateway.lines):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(line.socket.close(code=1001), 0.5)
        for socket in list(self.pages.sockets):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(socket.close(code=1001), 0.5)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        self.world.files.close()

    async def __aenter__(self) -> OfflineDiscord:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @property
    def url(self) -> str:
        """The page's address."""
        return f"http://{self.host}:{self.port}"

    @property
    def api_url(self) -> str:
        """The REST base, for `Route.BASE`."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """The gateway's address, for `DEFAULT_GATEWAY`."""
        return f"ws://{self.host}:{self.port}/gateway"

    # for tests ---------------------------------------------------------------------------------------------------------

    @property
    def requests(self) -> list[Recorded]:
        """Every REST request so far, in order of arrival."""
        return self.rest.requests

    def person(self, name: str, locale: str = "fr") -> Person:
        """The person of that name (somebody new is let in), ready to act. From the first call on, all that reaches
        them is kept in their inbox, beginning with what they can see now."""
        user = next((u for u in self.world.people() if u.data["global_name"] == name), None)
        if user is None:
            user = self.world.add_person(name, locale)
        if user.id not in self._persons:
            person = self._persons[user.id] = Person(self.world, self.desk, user)
            for channel in person.channels():
                for message in person.messages(channel):
                    person.hear("message", message)
            self.audience.listen(user, person.hear)
        return self._persons[user.id]

    def channel(self, name: str) -> Channel:
        """A text channel or thread by name. Raises KeyError."""
        for channel in self.world.channels.values():
            if channel.data.get("name") == name:
                return channel
        raise KeyError(name)

    async def drop_gateways(self, resumable: bool = True, code: int = 4000) -> None:
        """Cut the bot's gateway connections; not resumable: it has to identify anew."""
        await self.gateway.drop(resumable=resumable, code=code)

    def refuse_gateways(self, times: int) -> None:
        """The next connections to the gateway are answered 503."""
        self.gateway.refusals = times

    def close_dms(self, user: User | Person | int) -> None:
        """The user refuses the bot's private messages from now on (50007)."""
        self.world.close_dms(self.world.user(user if isinstance(user, int) else user.id))

    async def until(self, condition: Callable[[], bool], timeout: float = 5.0) -> None:
        """Wait until a condition on the world holds. Raises TimeoutError."""
        async with asyncio.timeout(timeout * self.desk.slack):
            while not condition():
                await asyncio.sleep(0.01)

    async def bot_online(self, timeout: float = 10.0) -> None:
        """Wait until the bot has identified (or resumed). Raises TimeoutError."""
        await self.until(lambda: self.gateway.online, timeout)

    # files -------------------------------------------------------------------------------------------------------------

    async def _attachment(self, request: web.Request) -> web.Response:
        return self._file(request.match_info["attachment_id"])

    async def _emoji(self, request: web.Request) -> web.Response:
        return self._file(request.match_info["name"].partition(".")[0])

    def _file(self, file_id: str) -> web.Response:
        try:
            number = int(file_id)
            content, content_type = self.world.files.get(number), self.world.files.content_type(number)
        except (KeyError, ValueError):
            raise web.HTTPNotFound from None
        headers = {"Cache-Control": "private, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=content, content_type=content_type, headers=headers)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        index = PAGE / "index.html"
        if not index.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(index, headers={"Cache-Control": "no-cache"})


async def _font(request: web.Request) -> web.StreamResponse:
    """A typeface of the page, out of its package; 404 where that is not installed: the page has others to fall back on."""
    package, file = FONTS.get(request.match_info["name"], ("", ""))
    spec = find_spec(package) if package else None
    if spec is None or spec.origin is None:
        raise web.HTTPNotFound
    return web.FileResponse(Path(spec.origin).parent / "files" / file, headers={"Cache-Control": "max-age=86400"})
