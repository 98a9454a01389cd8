"""Pictures drawn off the event loop, one at a time, those that somebody waits for first.

Drawing is bound to the processor and holds Python's lock, so it goes to a process of its own: clicks are answered while a
board is drawn. A person who has just pressed a button never waits behind the boards and hands that go out to everybody
else. Tests and tools may draw in a thread instead.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from heapq import heappop, heappush
from itertools import count
from typing import TypeVar

T = TypeVar("T")


def thread() -> Executor:
    """A thread of this process."""
    return ThreadPoolExecutor(1, thread_name_prefix="studio")


def process() -> Executor:
    """A process of its own, begun afresh (a fork would copy the loop and its connections). What is drawn must be picklable:
    a `functools.partial` of a painter's method, a view and a look."""
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=_settle_in)


def _settle_in() -> None:
    """In the drawing process: Ctrl-C is the bot's business, and a bot that was killed leaves nobody behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True, name="parent").start()


class Studio:
    """Runs drawing functions elsewhere. One per bot: desk and courier share it."""

    def __init__(self, room: Callable[[], Executor] = thread) -> None:
        self._room = room
        self._pool = room()
        self._queue: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._arrivals = count()
        self._busy = False

    async def draw(self, paint: Callable[[], T], *, urgent: bool = False) -> T:
        """The result of `paint`, which must be a pure function of what it holds. `urgent`: somebody waits for it."""
        loop = asyncio.get_running_loop()
        if self._busy:
            turn = loop.create_future()
            heappush(self._queue, (not urgent, next(self._arrivals), turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on()
                raise
        self._busy = True
        try:
            try:
                return await loop.run_in_executor(self._pool, paint)
            except BrokenProcessPool:
                # the drawing process died (out of memory, killed): a new one, and once more
                self._pool = self._room()
                return await loop.run_in_executor(self._pool, paint)
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """Let the next one draw; the studio stays busy for it."""
        while self._queue:
            turn = heappop(self._queue)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False

    def close(self) -> None:
        """Let the thread or process end."""
        self._pool.shutdown(wait=False, cancel_futures=True)
