"""What persons keep for further matches: under a name, each for themselves, not without end, and out of every match."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from bot.record import migrate
from bot.record.store import Store
from bot.record.tables import KeptRow
from bot.referee.referee import Referee
from bot.referee.shelf import LONGEST_NAME, MOST_KEPT

from .conftest import GUEST, HOST, OTHER, House, on_both
from .test_referee_basics import refused

ROWS = {"rows": "3 6 .\n7 A 5"}


async def names(referee: Referee, user_id: int, game: str = "heap") -> list[tuple[str, str]]:
    return [(kept.sort, kept.name) for kept in await referee.kept(user_id, game)]


@on_both
async def test_each_keeps_for_themselves(url: str, referee: Referee, store: Store) -> None:
    assert await referee.keep(HOST.id, "heap", "major", "Muraille", ROWS) == ("Muraille", False)
    assert await referee.keep(HOST.id, "heap", "minor", "Muraille", {"rows": "1"}) == ("Muraille", False)
    assert await referee.keep(HOST.id, "heap", "major", "Éclair", {"rows": "2"}) == ("Éclair", False)
    assert await referee.keep(HOST.id, "other", "major", "Muraille", {"rows": "3"}) == ("Muraille", False)
    assert await referee.keep(OTHER.id, "heap", "major", "Muraille", {"rows": "4"}) == ("Muraille", False)
    assert await names(referee, HOST.id) == [("major", "Éclair"), ("major", "Muraille"), ("minor", "Muraille")]
    assert await names(referee, GUEST.id) == []
    wall = (await referee.kept(HOST.id, "heap"))[1]
    assert await referee.kept_one(HOST.id, wall.id) == wall
    assert (wall.texts, wall.game_key, wall.sort) == (ROWS, "heap", "major")
    await refused("kept-gone", referee.kept_one(OTHER.id, wall.id))
    await refused("kept-gone", referee.forget(OTHER.id, wall.id))
    for nothing in (0, -1, 10**30):
        await refused("kept-gone", referee.kept_one(HOST.id, nothing))
        await refused("kept-gone", referee.forget(HOST.id, nothing))

    # a restart forgets nothing
    await store.close()
    again = Store.at(url)
    await migrate.upgrade(again.engine)
    later = Referee(again, referee.clock)
    assert await later.kept_one(HOST.id, wall.id) == wall
    assert (await later.forget(HOST.id, wall.id)).name == "Muraille"
    await refused("kept-gone", later.forget(HOST.id, wall.id))
    assert await names(later, HOST.id) == [("major", "Éclair"), ("minor", "Muraille")]
    assert [kept.texts for kept in await later.kept(OTHER.id, "heap")] == [{"rows": "4"}]
    await again.close()


@on_both
async def test_a_name_is_taken_once_whatever_its_case(referee: Referee) -> None:
    await referee.keep(HOST.id, "heap", "major", "Éclair", {"rows": "1"})
    assert await referee.keep(HOST.id, "heap", "major", "  ECLAIR\u200b ", {"rows": "2"}) == ("ECLAIR", True)
    (only,) = await referee.kept(HOST.id, "heap")
    assert (only.name, only.texts) == ("ECLAIR", {"rows": "2"})
    assert await referee.keep(HOST.id, "heap", "major", "…", {"rows": "3"}) == ("…", False)
    assert await referee.keep(HOST.id, "heap", "major", "!!", {"rows": "4"}) == ("!!", False)
    shown, _ = await referee.keep(HOST.id, "heap", "major", "x" * 300, {"rows": "5"})
    assert len(shown) <= LONGEST_NAME
    for empty in ("", "  ", "\n\u200b\u202e"):
        await refused("kept-name", referee.keep(HOST.id, "heap", "major", empty, ROWS))
    assert len(await referee.kept(HOST.id, "heap")) == 4


@on_both
async def test_there_is_an_end_to_keeping(store: Store, referee: Referee) -> None:
    """Also for two devices at once; a name that is taken can still be used, another sort is counted by itself."""
    await store.remember(HOST.id, HOST.name, HOST.locale)
    for number in range(MOST_KEPT - 1):
        await referee.keep(HOST.id, "heap", "major", f"n {number}", ROWS)
    both = [referee.keep(HOST.id, "heap", "major", f"last {device}", ROWS) for device in range(2)]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["Refusal", "tuple"]
    assert (await refused("kept-full", referee.keep(HOST.id, "heap", "major", "more", ROWS))).facts == {"most": MOST_KEPT}
    assert await referee.keep(HOST.id, "heap", "major", "N 3", {"rows": "new"}) == ("N 3", True)
    assert await referee.keep(HOST.id, "heap", "minor", "more", ROWS) == ("more", False)
    kept = await referee.kept(HOST.id, "heap")
    assert len(kept) == MOST_KEPT + 1
    await referee.forget(HOST.id, kept[0].id)
    assert await referee.keep(HOST.id, "heap", "major", "more", ROWS) == ("more", False)


@on_both
async def test_the_database_itself_knows_a_name_once(store: Store) -> None:
    async def twice(session: Any) -> None:
        for _ in range(2):
            session.add(
                KeptRow(user_id=2**63 - 1, game_key="heap", sort="major", name="A", folded="a", texts=dict(ROWS))
            )

    with pytest.raises(IntegrityError) as caught:
        await store.change(twice)
    assert "A 5" not in str(caught.value), "an error names no parameters"
    assert await store.kept(2**63 - 1, "heap") == ()


async def test_it_belongs_to_no_match(house: House) -> None:
    """Keeping tells nobody anything: no entry, no delivery, no change of any table."""
    table = await house.running()
    before = (await house.referee.table(table.match_id), await house.store.deliveries_of(table.match_id))
    await house.referee.keep(HOST.id, "heap", "major", "Muraille", ROWS)
    (kept,) = await house.referee.kept(HOST.id, "heap")
    await house.referee.forget(HOST.id, kept.id)
    assert (await house.referee.table(table.match_id), await house.store.deliveries_of(table.match_id)) == before
