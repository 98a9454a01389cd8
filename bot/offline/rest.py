"""The REST layer: routing, recording of every request, faults, authentication, JSON and multipart, error answers."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from .errors import CODES, ApiError
from .faults import CUT, SLOW, Fault, Faults
from .files import Upload
from .interactions import Desk
from .model import Channel, Json
from .permissions import VIEW_CHANNEL
from .world import World

PREFIX = "/api/v10"
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Recorded:
    """One request as it came: `body` is the parsed JSON (of `payload_json` in a multipart), `files` are
    (field name, file name, size in bytes). `status` is 0 when the connection was cut. Times: `at` in seconds since
    the epoch, `took` in seconds. `answer` is the JSON of the answer, None without one."""

    method: str
    path: str
    route: str
    query: dict[str, str]
    body: Any
    files: list[tuple[str, str, int]]
    multipart: bool
    at: float
    status: int = 0
    took: float = 0.0
    answer: Any = None


@dataclass(slots=True)
class Call:
    """What a route works with."""

    world: World
    desk: Desk
    params: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: list[Upload]
    reason: str | None = None

    @property
    def form(self) -> Json:
        """The body as an object. Raises 50109 when it is something else."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise ApiError(50109)
        return self.body

    def channel(self, *bits: int) -> Channel:
        """The channel of the path, seen by the bot and with these permissions. Raises 10003, 50001, 50013."""
        channel = self.world.channel(self.params["channel_id"])
        have = self.world.permissions(self.world.bot, channel)
        if not have & VIEW_CHANNEL:
            raise ApiError(50001)
        for bit in bits:
            if not have & bit:
                raise ApiError(50013)
        return channel


@dataclass(slots=True)
class Reply:
    """An answer with a status of its own."""

    status: int
    body: Any = None


Handler = Callable[[Call], Awaitable[Any]]
# Method, path template below /api/v10, handler; public routes take no token (webhooks, interactions).
Route = tuple[str, str, Handler]


@dataclass
class Rest:
    """Serves the routes. Every request is recorded in `requests`, in order of arrival, for the whole run."""

    world: World
    desk: Desk
    faults: Faults
    token: str
    requests: list[Recorded] = field(default_factory=list)

    def install(self, app: web.Application, routes: Sequence[Route]) -> None:
        """Add the routes to the web application."""
        for method, template, handler in routes:
            public = template.startswith(("/webhooks/", "/interactions/"))
            app.router.add_route(method, PREFIX + template, self._serve(template, handler, public=public))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._serve("", _unknown, public=True))

    def _serve(
        self, template: str, handler: Handler, *, public: bool
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            started = time.perf_counter()
            path = request.path.removeprefix(PREFIX)
            record = Recorded(request.method, path, template, dict(request.query), None, [], False, time.time())
            self.requests.append(record)
            fault: Fault | None = None
            try:
                body, uploads = await _read(request, record)
                fault = self.faults.strike(request.method, path, template)
                if fault is not None and fault.status == SLOW:
                    await asyncio.sleep(fault.delay)
                    fault = None
                if fault is not None and not fault.after_effect:
                    return self._fail(request, record, fault)
                if not public and request.headers.get("Authorization") != f"Bot {self.token}":
                    raise ApiError(0, status=401, message="401: Unauthorized")
                call = Call(
                    self.world,
                    self.desk,
                    dict(request.match_info),
                    record.query,
                    body,
                    uploads,
                    request.headers.get("X-Audit-Log-Reason"),
                )
                result = await handler(call)
                if fault is not None:
                    return self._fail(request, record, fault)
                reply = result if isinstance(result, Reply) else Reply(204 if result is None else 200, result)
                record.status, record.answer = reply.status, reply.body
                return _json(reply.body, reply.status) if reply.body is not None else web.Response(status=reply.status)
            except ApiError as error:
                if fault is not None:
                    return self._fail(request, record, fault)
                record.status, record.answer = error.status, error.body()
                return _json(record.answer, error.status)
            except (AttributeError, KeyError, TypeError, ValueError):
                # A body of a form that no rule above foresaw: Discord would not take it either.
                _log.exception("%s %s: malformed request", request.method, path)
                record.status, record.answer = 400, ApiError(50035).body()
                return _json(record.answer, 400)
            finally:
                record.took = time.perf_counter() - started

        return serve

    @staticmethod
    def _fail(request: web.Request, record: Recorded, fault: Fault) -> web.StreamResponse:
        record.status = fault.status
        if fault.status == CUT:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        if fault.status == 429:
            wait = fault.retry_after if fault.retry_after is not None else 0.05
            record.answer = {"message": "You are being rate limited.", "retry_after": wait, "global": False, "code": 0}
            headers = {"Via": "1.1 offline", "Retry-After": str(max(1, round(wait))), "X-RateLimit-Scope": "user"}
            return _json(record.answer, 429, headers)
        code = fault.code or 0
        message = CODES[code][1] if code in CODES else f"{fault.status}: Error"
        record.answer = {"message": message, "code": code}
        return _json(record.answer, fault.status)


async def _unknown(call: Call) -> Any:
    raise ApiError(0, status=404, message="404: Not Found")


def _json(body: Any, status: int, headers: dict[str, str] | None = None) -> web.Response:
    # With a body of bytes aiohttp adds no charset: discord.py wants exactly "application/json".
    return web.Response(
        body=json.dumps(body).encode(), status=status, content_type="application/json", headers=headers or None
    )


async def _read(request: web.Request, record: Recorded) -> tuple[Any, list[Upload]]:
    if not request.body_exists:
        return None, []
    uploads: list[Upload] = []
    if request.content_type == "multipart/form-data":
        record.multipart = True
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                continue
            content = bytes(await part.read())
            name = part.name or ""
            if name == "payload_json":
                record.body = _parse(content)
            elif match := re.fullmatch(r"files?\[?(\d*)\]?", name):
                uploads.append(Upload(int(match[1] or 0), part.filename or "unknown", content))
                record.files.append((name, part.filename or "unknown", len(content)))
        return record.body, uploads
    record.body = _parse(await request.read())
    return record.body, uploads


def _parse(content: bytes) -> Any:
    if not content:
        return None
    try:
        return json.loads(content)
    except ValueError:
        raise ApiError(50109) from None
