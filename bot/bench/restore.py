"""Restoring a match from the record must not depend on how long it has been played."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from bot.bench.row import Figure, Row
from bot.clock.time import SystemClock
from bot.record import migrate
from bot.record.store import Store
from bot.referee.model import Person, Place, Refusal, TableRules
from bot.referee.referee import Referee
from rules.chance import Chance
from rules.registry import game

SHORT, LONG = 10, 1000
ROUNDS = 60
PEOPLE = (Person(1, "Un"), Person(2, "Deux"))


async def _grow(referee: Referee, length: int) -> int:
    """A match whose record has at least `length` entries: turns are played, and played again after being taken back."""
    table = await referee.open("battle_line", PEOPLE[0], Place(1, 2), interaction_id="1", rules=TableRules())
    match_id = table.match_id
    await referee.join(match_id, PEOPLE[1], "2")
    table = await referee.start(match_id, PEOPLE[0].id)
    rules = game("battle_line")
    while table.number < length:
        seat = table.pending[0].actors[0]
        view = await referee.view(match_id, seat)
        moves = rules.fallback(view, table.pending[0], "pass", Chance(f"{match_id}/{table.number}".encode()))
        try:
            await referee.play(match_id, PEOPLE[seat].id, seat, moves[:1])
            if length > SHORT and table.number % 40:
                await referee.take_back(match_id, PEOPLE[seat].id)
        except Refusal as refusal:
            raise AssertionError(refusal.reason) from refusal
        table = await referee.table(match_id)
    return match_id


async def _measure(url: str, matches: tuple[int, int]) -> tuple[float, float]:
    """The best time of restoring each match with a cold state cache, in seconds; rounds alternate."""
    store = Store.at(url)
    referee = Referee(store, SystemClock())
    best = [float("inf"), float("inf")]
    try:
        for _ in range(ROUNDS):
            for place, match_id in enumerate(matches):
                store.cache.clear()
                began = perf_counter()
                await referee.view(match_id, 0)
                best[place] = min(best[place], perf_counter() - began)
    finally:
        await store.close()
    return best[0], best[1]


async def _run() -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="meneur-bench-") as folder:
        url = f"sqlite:///{Path(folder) / 'restore.sqlite3'}"
        store = Store.at(url)
        await migrate.upgrade(store.engine)
        referee = Referee(store, SystemClock())
        matches = (await _grow(referee, SHORT), await _grow(referee, LONG))
        await store.close()
        short, long = await _measure(url, matches)
    return [
        Figure(f"restore at entry {SHORT}", short * 1000, "ms"),
        Figure(f"restore at entry {LONG}", long * 1000, "ms"),
        Figure("ratio", long / short, "times", 1.5),
    ]


def restore() -> Iterator[Figure]:
    """Time to read the last position of a short and of a long record."""
    yield from asyncio.run(_run())


ROWS = (Row("record/restore", f"restore at entry {SHORT} against entry {LONG}", restore),)
