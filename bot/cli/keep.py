"""`migrate` and `doctor`: looking after a database."""

from __future__ import annotations

import asyncio

from bot.cli.console import REJECTED, out, stop


def migrate() -> None:
    """Bring the database (DATABASE_URL) to the present tables. `run` does so by itself at every start."""
    from bot.settings import Settings

    asyncio.run(_migrate(Settings().database_url))
    out.print("The database is up to date.")


async def _migrate(url: str) -> None:
    from bot.record import migrate as migrations
    from bot.record.store import Store

    store = Store.at(url)
    try:
        await migrations.upgrade(store.engine)
    finally:
        await store.close()


def doctor() -> None:
    """Play every match of the database again and compare with what was stored. Changes nothing."""
    from bot.settings import Settings

    looked, faults = asyncio.run(_examine(Settings().database_url))
    for fault in faults:
        out.print(fault, markup=False)
    if faults:
        stop(f"{len(faults)} of {looked} matches do not replay.", REJECTED)
    out.print(f"{looked} matches, all of them replay.")


async def _examine(url: str) -> tuple[int, list[str]]:
    from bot.record.history import Unreplayable
    from bot.record.store import Store

    store = Store.at(url)
    faults = []
    try:
        numbers = await store.matches()
        for number in numbers:
            async with store.read_match(number) as reader:
                if reader.match.number < 0:
                    continue
                try:
                    await reader.prove()
                    reader.game.check(await reader.state_at(reader.match.number))
                except (Unreplayable, AssertionError) as error:
                    faults.append(f"{reader.match.code}: {error}")
    finally:
        await store.close()
    return len(numbers), faults
