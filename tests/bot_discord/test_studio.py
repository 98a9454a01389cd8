"""Pictures are drawn beside the event loop, a few at a time."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from bot.courier.studio import WORKERS, Studio


async def test_the_loop_goes_on_while_pictures_are_drawn() -> None:
    studio = Studio()
    drawing, most, lock = 0, 0, threading.Lock()

    def paint() -> str:
        nonlocal drawing, most
        with lock:
            drawing += 1
            most = max(most, drawing)
        time.sleep(0.02)
        with lock:
            drawing -= 1
        return threading.current_thread().name

    beats = 0

    async def heart() -> None:
        nonlocal beats
        while True:
            await asyncio.sleep(0.005)
            beats += 1

    beating = asyncio.create_task(heart())
    names = await asyncio.gather(*(studio.draw(paint) for _ in range(30)))
    beating.cancel()
    studio.close()
    assert most == WORKERS
    assert all(name.startswith("studio") for name in names)
    assert beats > 10


async def test_a_fault_in_drawing_reaches_who_asked() -> None:
    studio = Studio()

    def paint() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await studio.draw(paint)
    assert await studio.draw(lambda: 7) == 7
    studio.close()
