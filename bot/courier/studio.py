"""Pictures drawn off the event loop, a few at a time: a busy evening neither stops the clicks nor fills the memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")

WORKERS: Final = 2
WAITING: Final = 16
"""Drawings that may be under way or queued at once; further ones wait as coroutines, which cost nothing."""


class Studio:
    """Runs drawing functions in threads of its own."""

    def __init__(self, workers: int = WORKERS) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="studio")
        self._room = asyncio.Semaphore(WAITING)

    async def draw(self, paint: Callable[[], T]) -> T:
        """The result of `paint`, which must be a pure function of what it holds."""
        async with self._room:
            return await asyncio.get_running_loop().run_in_executor(self._pool, paint)

    def close(self) -> None:
        """Let the threads end."""
        self._pool.shutdown(wait=False, cancel_futures=True)
