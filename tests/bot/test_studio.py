"""Pictures are drawn beside the event loop, one at a time, the urgent ones first."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from functools import partial

import pytest

from bot.studio import Studio, process
from render.picture import Look
from render.registry import painter
from rules.chance import Chance
from rules.registry import games


async def test_the_loop_goes_on_while_pictures_are_drawn_one_at_a_time() -> None:
    studio = Studio()
    drawing, most = 0, 0

    def paint() -> str:
        nonlocal drawing, most
        drawing += 1
        most = max(most, drawing)
        time.sleep(0.02)
        drawing -= 1
        return threading.current_thread().name

    beats = 0

    async def heart() -> None:
        nonlocal beats
        while True:
            await asyncio.sleep(0.005)
            beats += 1

    beating = asyncio.create_task(heart())
    names = await asyncio.gather(*(studio.draw(paint) for _ in range(20)))
    beating.cancel()
    studio.close()
    assert most == 1
    assert all(name.startswith("studio") for name in names)
    assert beats > 10


async def test_who_waits_at_the_screen_goes_first() -> None:
    studio = Studio()
    drawn: list[str] = []
    gate = threading.Event()
    first = asyncio.create_task(studio.draw(gate.wait))
    await asyncio.sleep(0)
    posts = [asyncio.create_task(studio.draw(lambda n=n: drawn.append(f"post {n}"))) for n in range(3)]
    await asyncio.sleep(0)
    hand = asyncio.create_task(studio.draw(lambda: drawn.append("hand"), urgent=True))
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(first, hand, *posts)
    studio.close()
    assert drawn == ["hand", "post 0", "post 1", "post 2"]


async def test_a_fault_or_a_lost_listener_stops_nobody_else() -> None:
    studio = Studio()
    gate = threading.Event()
    first = asyncio.create_task(studio.draw(gate.wait))
    await asyncio.sleep(0)
    gone = asyncio.create_task(studio.draw(lambda: 1))
    broken = asyncio.create_task(studio.draw(lambda: 1 // 0))
    last = asyncio.create_task(studio.draw(lambda: 7))
    await asyncio.sleep(0)
    gone.cancel()
    gate.set()
    await first
    with pytest.raises(ZeroDivisionError):
        await broken
    assert await last == 7
    assert await studio.draw(lambda: 8) == 8
    studio.close()


async def test_one_cancelled_just_as_its_turn_comes_passes_it_on() -> None:
    studio = Studio()
    gate = threading.Event()
    first = asyncio.create_task(studio.draw(gate.wait))
    await asyncio.sleep(0)
    second = asyncio.create_task(studio.draw(lambda: 2))
    third = asyncio.create_task(studio.draw(lambda: 3))
    await asyncio.sleep(0)
    first.add_done_callback(lambda _: second.cancel())
    gate.set()
    await first
    async with asyncio.timeout(2):
        assert await third == 3
    studio.close()


async def test_a_drawing_process_that_dies_is_replaced() -> None:
    studio = Studio(process)
    first = await studio.draw(os.getpid)
    assert first != os.getpid()
    os.kill(first, signal.SIGKILL)
    second = await studio.draw(os.getpid)
    assert second not in (first, os.getpid())
    studio.close()


async def test_real_pictures_are_the_same_from_the_drawing_process() -> None:
    game = games()["battle_line"]
    view = game.view(game.start(game.options_type(), 2, Chance(b"studio")), 0)
    paint = partial(painter("battle_line").hand, view, Look("fr", ("A", "B"), "LIG-1", seat=0))
    studio = Studio(process)
    assert await studio.draw(paint) == paint()
    studio.close()
