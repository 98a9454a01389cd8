"""The bot in its own process against the offline Discord: how long a person waits.

Every figure is taken from the person's side of the wire: from the act to the final answer, with everything the answer
needs (rules, record, pictures).
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from time import perf_counter

from bot.bench.row import Figure, Row, percentile
from bot.offline import Channel, OfflineDiscord, Person
from bot.rehearsal.process import BotProcess
from bot.rehearsal.thumbs import asked_of, latest, newest_id, open_table, play_to_end

MOVES = 120
"""Moves measured (each turn is two: place a card, draw one)."""
PINGS = 120
WARM = 6
"""Moves and pings at the start that do not count."""

Act = Callable[[OfflineDiscord, BotProcess], Awaitable[list[Figure]]]


def rehearse(act: Act) -> Iterator[Figure]:
    """Run one measurement with a fresh offline Discord, a fresh bot process and a fresh database."""

    async def run() -> list[Figure]:
        with tempfile.TemporaryDirectory(prefix="meneur-bench-") as folder:
            async with OfflineDiscord() as discord:
                bot = BotProcess(discord, Path(folder))
                await bot.start()
                try:
                    return await act(discord, bot)
                finally:
                    await bot.stop()

    yield from asyncio.run(run())


async def moves(discord: OfflineDiscord, bot: BotProcess) -> list[Figure]:
    """Moves by slash command, and bare `/ping` between them in the same run."""
    first, second, third = (discord.person(f"Joueur {number}") for number in (1, 2, 3))
    waits: list[float] = []
    pings: list[float] = []
    while len(waits) < MOVES + WARM:
        thread = await open_table(first, second)
        players = {first.id: first, second.id: second}
        for turn in range(40):
            post = await latest(discord, thread, third, turn)
            mover = players[asked_of(post, players)]
            pings += [await _ping(third, thread) for _ in range(2)]
            waits += await _turn(discord, mover, thread)
            await _turn_post_after(discord, third, thread, post["id"])
            if len(waits) >= MOVES + WARM:
                break
    waits, pings = waits[WARM:], pings[WARM : PINGS + WARM]
    return [
        Figure("move p50", percentile(waits, 50) * 1000, "ms"),
        Figure("move p99", percentile(waits, 99) * 1000, "ms", 100),
        Figure("ping p50", percentile(pings, 50) * 1000, "ms"),
        Figure("move / ping, p50", percentile(waits, 50) / percentile(pings, 50), "times"),
    ]


async def _ping(person: Person, place: Channel) -> float:
    answer = await person.slash("ping", channel=place)
    assert answer.answer_seconds is not None, answer
    return answer.answer_seconds


async def _turn(discord: OfflineDiscord, person: Person, thread: Channel) -> list[float]:
    """Place the first card that may be placed where it may be placed first, then draw; the two waits in seconds. Each move
    is made when the bot has said all it had to say of the one before, as people's moves are."""
    card = (await person.autocomplete("ligne poser", "carte", "", channel=thread)).choices[0]["value"]
    field = (await person.autocomplete("ligne poser", "champ", "", channel=thread, carte=card)).choices[0]["value"]
    waits = []
    for words, options in (("ligne poser", {"carte": card, "champ": field}), ("ligne piocher", {"pioche": "troops"})):
        await _quiet(discord)
        answer = await person.slash(words, channel=thread, **options)
        assert answer.answer_seconds is not None, answer
        waits.append(answer.answer_seconds)
    return waits


async def _quiet(discord: OfflineDiscord, seconds: float = 0.25) -> None:
    """Wait until the bot has sent no request for that long."""
    count = -1
    while count != len(discord.requests):
        count = len(discord.requests)
        await asyncio.sleep(seconds)


async def _turn_post_after(discord: OfflineDiscord, person: Person, thread: Channel, last: str) -> None:
    await discord.until(lambda: newest_id(person, thread) != last, 15)


async def whole_match(discord: OfflineDiscord, bot: BotProcess) -> list[Figure]:
    """A match to its end by two people with buttons alone (hints on, so that claims are made)."""
    first, second, third = (discord.person(f"Joueur {number}") for number in (1, 2, 3))
    thread = await open_table(first, second, options={"hints": "yes"})
    began = perf_counter()
    before = len(discord.requests)
    await play_to_end(discord, thread, {first.id: first, second.id: second}, third)
    seconds = perf_counter() - began
    return [
        Figure("match", seconds, "s"),
        Figure("requests of the bot", len(discord.requests) - before, "requests"),
    ]


def _moves() -> Iterator[Figure]:
    yield from rehearse(moves)


def _match() -> Iterator[Figure]:
    yield from rehearse(whole_match)


ROWS = (
    Row("wire/move", "slash command to final answer over the wire, against a bare /ping", _moves),
    Row("wire/match", "a whole match by synthetic users over the wire", _match),
)
