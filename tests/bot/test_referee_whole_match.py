"""Whole matches of a real game with everything that can happen to them, reloaded after every act, proven at the end."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest

from bot.record.store import Store
from bot.referee.model import Refusal, Table, TableRules
from bot.referee.referee import Referee
from rules import codec, registry, transcript
from rules.chance import Chance
from rules.game import PUBLIC, Illegal
from rules.transcript import loads
from rules.verify import verify

from .conftest import GUEST, HOST, OTHER, PLACE, House, on_both

MANY = 600


async def one_act(referee: Referee, table: Table, dice: random.Random) -> Table:
    """Something a person might do: mostly a move, sometimes a second thought, or the GM's help."""
    game = registry.game(table.game_key)
    match = table.match_id
    decision = table.pending[0]
    seat = dice.choice(decision.actors)
    user = table.chair(seat).user_id
    assert user is not None
    what = dice.random()
    if what < 0.06:
        table = await referee.take_back(match, user)
        for consent in table.consents:
            other = table.chair(dice.choice(consent.seats)).user_id
            assert other is not None
            table = await referee.consent(consent.id, other, dice.random() < 0.7)
        return table
    if what < 0.10:
        return await referee.force(match, HOST.id, style=dice.choice(("pass", "autopilot")))
    if what < 0.12:
        return await referee.rewind(match, HOST.id, max(0, table.number - dice.randrange(1, 4)))
    if what < 0.14:
        await referee.pause(match, HOST.id)
        return await referee.resume(match, HOST.id)
    view = await referee.view(match, seat)
    if what < 0.4:
        moves: tuple[Any, ...] = (dice.choice(game.legal_moves(view)),)
    else:
        moves = game.fallback(view, decision, "autopilot", Chance(dice.randbytes(8)))
    return (await referee.play(match, user, seat, moves, table.stamp(seat))).table


@on_both
@pytest.mark.parametrize("seed", range(3))
async def test_a_stormy_match_is_proven_at_its_end(seed: int, url: str, house: House) -> None:
    """A04: after every act a second process reads the same match from the database alone."""
    dice = random.Random(seed)
    elsewhere = Store.at(url)
    reader = Referee(elsewhere, house.clock)
    table = await house.referee.open("battle_line", HOST, PLACE, seated=False, rules=TableRules(at_timeout="pass"))
    await house.referee.join(table.match_id, GUEST, "11")
    await house.referee.join(table.match_id, OTHER, "12")
    table = await house.referee.start(table.match_id, HOST.id)
    match, acts = table.match_id, 0
    while table.status == "running" and acts < MANY:
        acts += 1
        with contextlib.suppress(Illegal, Refusal):
            table = await one_act(house.referee, table, dice)
        assert await house.referee.table(match) == table
        elsewhere.cache.clear()
        assert await reader.table(match) == table
        mine, theirs = await house.referee.view(match, 0), await reader.view(match, 0)
        assert mine == theirs
    assert table.status == "over", acts
    async with house.store.read_match(match) as record:
        await record.prove()
        whole = await record.state_at(table.number)
    record.game.check(whole)
    export = loads(json.dumps(await house.referee.export(match, PUBLIC)))
    report = verify(export)
    assert report.ok, report.failures
    assert {"start", "play"} <= {entry.kind for entry in export.entries}
    states = list(transcript.replay(registry.game("battle_line"), export))
    assert codec.digest(states[-1]) == export.entries[-1].digest
    await elsewhere.close()


async def test_nothing_of_a_hand_stands_in_a_delivery_or_in_what_others_read(house: House) -> None:
    """Deliveries carry numbers only; the hand is drawn for its seat when it is sent."""
    table = await house.referee.open("battle_line", HOST, PLACE, interaction_id="1")
    await house.referee.join(table.match_id, GUEST, "2")
    table = await house.referee.start(table.match_id, HOST.id)
    for _ in range(6):
        seat = table.pending[0].actors[0]
        game, view = registry.game("battle_line"), await house.referee.view(table.match_id, seat)
        moves = game.fallback(view, table.pending[0], "autopilot", Chance(b"x"))
        table = (await house.referee.play(table.match_id, (HOST, GUEST)[seat].id, seat, moves)).table
    hand = (await house.referee.view(table.match_id, 1)).hands[1]
    said = json.dumps([dict(d.payload) for d in await house.store.deliveries_of(table.match_id)])
    read = json.dumps(await house.referee.export(table.match_id, 0)) + json.dumps(
        await house.referee.export(table.match_id, PUBLIC)
    )
    for card in hand:
        assert f'"{card}"' not in said
        assert f'"{card}"' not in read
