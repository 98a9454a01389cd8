"""Campaigns of Marchlords before a referee: three people, orders given, time that passes."""

from __future__ import annotations

from bot.referee.model import Person, Table, TableRules
from bot.referee.referee import Referee
from rules.marchlords.moves import (
    ChooseFaction,
    Ready,
)

from .conftest import GUEST, HOST, PLACE, THIRD, House

PEOPLE = (HOST, GUEST, THIRD)
PASS = TableRules(at_timeout="pass")


async def campaign(referee: Referee, rules: TableRules = PASS, people: tuple[Person, ...] = PEOPLE, **options: str) -> Table:
    """In its first turn of orders."""
    table = await referee.open(
        "marchlords", HOST, PLACE, interaction_id="900", options={"map": "small_fixed", **options}, rules=rules, seats=3
    )
    for number, person in enumerate(people[1:]):
        table = await referee.join(table.match_id, person, f"90{number + 1}")
    table = await referee.start(table.match_id, HOST.id)
    for faction in ("empire", "nains", "skavens")[: len(people)]:
        (seat,) = table.pending[0].actors
        if table.chair(seat).user_id is not None:
            table = (await referee.play(table.match_id, PEOPLE[seat].id, seat, (ChooseFaction(faction),))).table
    return table


async def ready(house: House, table: Table, *seats: int) -> Table:
    """These kingdoms have finished their orders."""
    for seat in seats:
        table = (await house.referee.play(table.match_id, PEOPLE[seat].id, seat, (Ready(),))).table
    return table


async def later(house: House, table: Table, **time: float) -> Table:
    """So much later, as the clock finds it."""
    house.clock.advance(**time)
    await house.referee.sweep()
    return await house.referee.table(table.match_id)
