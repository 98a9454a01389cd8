"""Back to before the last reveal, and the tables that somebody leads."""

from __future__ import annotations

from bot.referee.model import TableRules
from bot.referee.referee import Referee
from rules.game import PUBLIC

from .conftest import GUEST, HOST, OTHER, THIRD, House, on_both
from .heap_game import Mark, Peek, Plan, Shout, Take
from .test_referee_basics import refused
from .test_referee_desk import heap


@on_both
async def test_back_to_before_the_last_reveal(house: House) -> None:
    table = await house.running(2, seated=False)
    match, r = table.match_id, house.referee
    await refused("no-reveal", r.before_reveal(match, HOST.id))
    await r.play(match, GUEST.id, 0, (Peek(),))  # shown to one seat alone: no reveal to the table
    await refused("no-reveal", r.before_reveal(match, HOST.id))
    await refused("no-reveal", r.rewind_reveal(match, HOST.id, 1))
    await r.play(match, GUEST.id, 0, (Shout(),))
    await r.play(match, GUEST.id, 0, (Take(3),))
    assert await r.before_reveal(match, HOST.id) == 1
    await refused("stale", r.rewind_reveal(match, HOST.id, 0))
    table = await r.rewind_reveal(match, HOST.id, 1)
    assert (await heap(house, match), table.pending[0].actors) == (30, (0,))
    journal = {entry.number: entry.undone for entry in await r.journal(match, 0)}
    assert (journal[1], journal[2], journal[3]) == (False, True, True)
    # what is undone is no reveal that stands: there is nothing before it, and no second click goes further back
    await refused("no-reveal", r.rewind_reveal(match, HOST.id, 1))


async def test_secret_orders_that_were_not_the_last_still_stand(house: House) -> None:
    table = await house.running(3, seated=False, together="yes")
    match, r = table.match_id, house.referee
    for seat, person in enumerate((GUEST, THIRD, OTHER)):
        await r.play(match, person.id, seat, (Plan(seat),))
    table = await r.rewind_reveal(match, HOST.id, await r.before_reveal(match, HOST.id))
    assert (await heap(house, match), table.pending[0].actors) == (30, (2,))


async def test_orders_that_the_house_would_give_again_at_once_are_no_place_to_stop(house: House) -> None:
    """The automaton's order came last and revealed them all: without the person's order before it, it would come again."""
    table = await house.running(3, seated=False, together="yes")
    match, r = table.match_id, house.referee
    await r.play(match, GUEST.id, 0, (Plan(2),))
    await r.play(match, THIRD.id, 1, (Plan(2),))
    await r.replace(match, HOST.id, 2, None)  # the house orders at once
    assert await heap(house, match) == 30 - 5
    table = await r.rewind_reveal(match, HOST.id, await r.before_reveal(match, HOST.id))
    assert await heap(house, match) == 30
    assert table.pending[0].actors == (1,)


async def test_only_a_gm_goes_back_and_one_who_plays_asks_first(house: House) -> None:
    table = await house.running(2)
    match, r = table.match_id, house.referee
    await r.play(match, HOST.id, 0, (Shout(),))
    await refused("gm-only", r.before_reveal(match, GUEST.id))
    await refused("gm-only", r.rewind_reveal(match, GUEST.id, 0))
    (consent,) = (await r.rewind_reveal(match, HOST.id, 0)).consents
    assert (consent.kind, consent.seats, consent.to) == ("rewind", (1,), 0)
    await r.consent(consent.id, GUEST.id, True)
    assert [entry.undone for entry in await r.journal(match, PUBLIC) if entry.number == 1] == [True]


@on_both
async def test_the_tables_somebody_leads(house: House) -> None:
    r: Referee = house.referee
    lobby = await house.lobby(2)
    running = await house.running(2, rules=TableRules(gm_sees_all=True))
    ended = await house.running(2)
    await r.end(ended.match_id, HOST.id)
    broken = await house.running(2)
    await r.set_apart(broken.match_id, "incident", "X")
    assert [t.match_id for t in await r.led_by(HOST.id)] == [broken.match_id, running.match_id, lobby.match_id]
    assert await r.led_by(GUEST.id) == (), "a seat is no desk"
    await r.play(running.match_id, HOST.id, 0, (Mark(),))
    await r.name_gm(running.match_id, HOST.id, GUEST)
    assert [t.match_id for t in await r.led_by(GUEST.id)] == [running.match_id]
