"""A01, A06, A15: players, game masters, newcomers and the clock act in the same moment, through two processes on one
database. Whatever they do, the match stays whole."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from bot.record.store import Store
from bot.record.tables import DeadlineRow
from bot.referee.model import Person, Refusal, Stamp, Table, TableRules
from bot.referee.referee import Referee
from rules import registry, transcript
from rules.chance import Chance
from rules.game import PUBLIC, Illegal
from rules.verify import verify

from .conftest import GUEST, HOST, OTHER, PLACE, THIRD, House, on_both

PEOPLE = (HOST, GUEST, THIRD, OTHER, Person(77, "Émile", "fr"))


def some_act(referee: Referee, table: Table, dice: random.Random) -> Any:
    """What one person wants to do, as they saw the table a moment ago."""
    match, gm, anybody = table.match_id, table.gm_ids[0], dice.choice(PEOPLE)
    seats = [chair.seat for chair in table.chairs]
    newcomers = (anybody, None) if all(chair.user_id is not None for chair in table.chairs) else (anybody,)
    acts: list[tuple[int, Any]] = [
        (12, lambda: move(referee, table, dice)),
        (3, lambda: referee.take_back(match, anybody.id)),
        (1, lambda: referee.rewind(match, gm, max(0, table.number - dice.randrange(3)))),
        (2, lambda: referee.force(match, gm, style=dice.choice(("pass", "autopilot")))),
        (1, lambda: referee.pause(match, gm)),
        (3, lambda: referee.resume(match, gm)),
        (1, lambda: referee.replace(match, gm, dice.choice(seats), dice.choice(newcomers), "9")),
        (1, lambda: referee.name_gm(match, gm, anybody)),
        (1, lambda: referee.extend(match, gm, dice.randrange(1, 50))),
        (1, lambda: referee.remind(match, gm)),
        (4, lambda: referee.sweep()),
        *((3, lambda c=consent: referee.consent(c.id, anybody.id, dice.random() < 0.7)) for consent in table.consents),
    ]
    return dice.choices([act for _, act in acts], [weight for weight, _ in acts])[0]()


async def move(referee: Referee, table: Table, dice: random.Random) -> Any:
    """A turn of whoever is asked, from a panel that may be a moment old."""
    if not table.pending:
        raise Refusal("over")
    seat = table.pending[0].actors[0]
    user, game = table.chair(seat).user_id, registry.game(table.game_key)
    view = await referee.view(table.match_id, seat, table.number)
    moves = game.fallback(view, table.pending[0], "autopilot", Chance(dice.randbytes(8)))
    stamp: Stamp | None = table.stamp(seat) if dice.random() < 0.8 else None
    return await referee.play(table.match_id, user or 0, seat, moves, stamp)


async def whole(house: House, table: Table) -> None:
    """Raises AssertionError where the match is not."""
    assert table.status != "broken"
    seated = {chair.user_id for chair in table.chairs}
    people = [chair for chair in table.chairs if not chair.automaton]
    assert len({chair.user_id for chair in people}) == len(people)
    async with house.store.read_match(table.match_id) as reader:
        entries = await reader.entries()
        asked = {decision.key: decision for decision in table.pending}
        rows = await reader.deadlines(asked)
    assert [entry.number for entry in entries] == list(range(table.number + 1))
    idle = {chair.seat for chair in table.chairs if chair.automaton or chair.away}
    if table.status == "running":
        assert table.pending
        for decision in table.pending:
            assert not idle & set(decision.actors), "nobody waits for those whom the house plays"
            assert decision.key in {due.decision_key for due in table.dues}
    open_rows: list[DeadlineRow] = [row for row in rows if row.state == "open"]
    assert {row.decision_key for row in open_rows} <= set(asked)
    assert len({(row.decision_key, row.kind) for row in rows}) == len(rows)
    for consent in table.consents:
        assert all(table.chair(seat).user_id is not None for seat in consent.seats), "an automaton is asked"
        assert consent.by in (seated if consent.kind == "take-back" else table.gm_ids)


@on_both
@pytest.mark.parametrize("seed", range(2))
async def test_everybody_at_once(seed: int, url: str, house: House) -> None:
    dice = random.Random(seed)
    elsewhere = Store.at(url)
    referees = (house.referee, Referee(elsewhere, house.clock))
    rules = TableRules(at_timeout=("pass", "autopilot")[seed % 2])  # type: ignore[arg-type]
    table = await house.referee.open("battle_line", HOST, PLACE, interaction_id="1", rules=rules)
    table = await house.referee.join(table.match_id, GUEST, "2")
    # the deal itself, asked for four times while somebody leaves and somebody comes
    deal = [referee.start(table.match_id, HOST.id) for referee in referees * 2]
    others = [referees[1].leave(table.match_id, GUEST.id), referees[0].join(table.match_id, THIRD, "3")]
    await asyncio.gather(*deal, *others, return_exceptions=True)
    table = await house.referee.table(table.match_id)
    if table.status == "lobby":
        await house.referee.join(table.match_id, THIRD, "3")
        table = await house.referee.start(table.match_id, HOST.id)
    done, refused = 0, 0
    for _ in range(30):
        if table.status == "over":
            break
        acts = [some_act(dice.choice(referees), table, dice) for _ in range(6)]
        house.clock.advance(hours=dice.choice((0, 0, 1, 30)), seconds=1)
        for result in await asyncio.gather(*acts, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, Refusal | Illegal):
                raise result
            done += not isinstance(result, BaseException)
            refused += isinstance(result, BaseException)
        one, two = [await referee.table(table.match_id) for referee in referees]
        assert one == two
        table = one
        await whole(house, table)
    assert done > 10
    assert refused > 10
    if table.status != "over":
        table = await house.referee.end(table.match_id, table.gm_ids[0])
    async with house.store.read_match(table.match_id) as reader:
        await reader.prove()
    report = verify(transcript.loads(json.dumps(await house.referee.export(table.match_id, PUBLIC))))
    assert report.ok, report.failures
    await elsewhere.close()
