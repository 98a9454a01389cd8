"""Going back on a move: at once where nothing was shown, else with the others' consent."""

from __future__ import annotations

import json

from bot.referee.model import TableRules
from rules.game import PUBLIC
from rules.transcript import loads
from rules.verify import verify

from .conftest import GUEST, HOST, OTHER, THIRD, House, heap, on_both
from .heap_game import HEAP, Mark, Peek, Plan, Take
from .test_referee_basics import refused

SEES = TableRules(gm_sees_all=True)


async def test_a_move_that_showed_nothing_is_taken_back_at_once(house: House) -> None:
    table = await house.running()
    match = table.match_id
    await house.referee.play(match, HOST.id, 0, (Mark(),), table.stamp(0))
    table = await house.referee.take_back(match, HOST.id)
    assert table.consents == ()
    assert (table.number, table.stamp(0)) == (2, (await house.referee.stamp(match, 0)))
    assert (await house.referee.view(match, PUBLIC)).marks == 0
    # Nobody had been told of it, so nobody is told that it is undone; the record keeps both.
    assert await house.notices(match) == []
    journal = await house.referee.journal(match, PUBLIC)
    assert [(e.number, e.kind, e.undone) for e in journal] == [(0, "start", False), (1, "play", True), (2, "rewind", False)]
    await house.referee.play(match, HOST.id, 0, (Take(2),))
    told = await house.referee.told(match, 1, 3)
    assert [e.number for e in told] == [3]


async def test_a_taken_back_control_stays_used(house: House) -> None:
    table = await house.running()
    stamp = table.stamp(0)
    await house.referee.play(table.match_id, HOST.id, 0, (Mark(),), stamp)
    await house.referee.take_back(table.match_id, HOST.id)
    await refused("stale", house.referee.play(table.match_id, HOST.id, 0, (Mark(),), stamp))


async def test_what_was_seen_is_not_unseen_without_the_others(house: House) -> None:
    table = await house.running()
    match = table.match_id
    await house.referee.play(match, HOST.id, 0, (Peek(),))
    table = await house.referee.take_back(match, HOST.id)
    (consent,) = table.consents
    assert (consent.kind, consent.by, consent.seats, consent.need, consent.to) == ("take-back", HOST.id, (1,), "all", 0)
    assert ("table", "consent", {"consent_id": consent.id}) in await house.sent(match)
    assert len((await house.referee.take_back(match, HOST.id)).consents) == 1  # asked once
    await refused("not-asked", house.referee.consent(consent.id, HOST.id, True))
    await refused("no-consent", house.referee.consent(999, HOST.id, True))
    table = await house.referee.consent(consent.id, GUEST.id, False)
    assert (table.consents, table.number) == ((), 1)
    assert await house.notices(match) == ["consent-refused"]
    await refused("consent-closed", house.referee.consent(consent.id, GUEST.id, True))


@on_both
async def test_after_the_turn_passed_all_others_must_agree(house: House) -> None:
    table = await house.running(3)
    match = table.match_id
    await house.referee.play(match, HOST.id, 0, (Take(3),))
    waiting = (await house.referee.table(match)).stamp(1)
    table = await house.referee.take_back(match, HOST.id)
    (consent,) = table.consents
    assert consent.seats == (1, 2)
    table = await house.referee.consent(consent.id, GUEST.id, True)
    assert table.consents[0].agreed == (1,)
    table = await house.referee.consent(consent.id, THIRD.id, True)
    assert table.consents == ()
    assert table.pending[0].actors == (0,)
    assert await heap(house, match) == 30
    assert await house.notices(match) == ["taken-back"]
    await house.referee.play(match, HOST.id, 0, (Take(1),))
    # The guest's old control has the right decision, but belongs to another position.
    await refused("stale", house.referee.play(match, GUEST.id, 1, (Take(1),), waiting))


async def test_a_move_in_between_closes_the_question(house: House) -> None:
    table = await house.running()
    match = table.match_id
    await house.referee.play(match, HOST.id, 0, (Take(3),))
    (consent,) = (await house.referee.take_back(match, HOST.id)).consents
    await house.referee.play(match, GUEST.id, 1, (Take(1),))
    await refused("consent-closed", house.referee.consent(consent.id, GUEST.id, True))
    assert await heap(house, match) == 26


async def test_taking_back_where_it_is_not_allowed(house: House) -> None:
    table = await house.running(rules=TableRules(take_back=False))
    await house.referee.play(table.match_id, HOST.id, 0, (Mark(),))
    await refused("no-take-back", house.referee.take_back(table.match_id, HOST.id))
    table = await house.running()
    await refused("nothing-to-take-back", house.referee.take_back(table.match_id, HOST.id))
    await refused("not-seated", house.referee.take_back(table.match_id, OTHER.id))


async def test_a_secret_choice_is_taken_back_among_others_secret_choices(house: House) -> None:
    table = await house.running(3, together="yes")
    match, r = table.match_id, house.referee
    await r.play(match, HOST.id, 0, (Plan(3),))
    await r.play(match, GUEST.id, 1, (Plan(2),))
    theirs = ((await r.table(match)).chair(1), await r.view(match, 1), await r.journal(match, 2))
    said = len(await house.sent(match))
    table = await r.take_back(match, HOST.id)
    assert table.consents == ()
    assert table.pending[0].actors == (0, 2)
    # The guest's plan stands, nothing of theirs has aged, and nobody else can tell that anything happened.
    assert (table.chair(1), await r.view(match, 1), await r.journal(match, 2)) == theirs
    assert [entry.kind for entry in await r.journal(match, 1)] == ["start", "play"]
    assert [entry.kind for entry in await r.journal(match, 0)] == ["start", "play", "rewind"]
    assert [delivery[:2] for delivery in (await house.sent(match))[said:]] == [("table", "standing")]
    await r.play(match, HOST.id, 0, (Plan(1),), table.stamp(0))
    table = await r.take_back(match, GUEST.id)  # again, over what was played again
    assert table.pending[0].actors == (1, 2)
    await r.play(match, GUEST.id, 1, (Plan(0),))
    await r.play(match, THIRD.id, 2, (Plan(3),))
    assert await heap(house, match) == 30 - 1 - 0 - 3
    table = await r.take_back(match, HOST.id)
    assert [consent.seats for consent in table.consents] == [(1, 2)]  # it was shown
    await r.resign(match, HOST.id, 0)
    export = loads(json.dumps(await r.export(match, PUBLIC)))
    report = verify(export, HEAP)
    assert report.ok, report.failures


async def test_against_automatons_nobody_is_asked(house: House) -> None:
    table = await house.lobby(1 + 1, seated=True)
    table = await house.referee.leave(table.match_id, GUEST.id)
    await house.referee.add_automaton(table.match_id, HOST.id)
    table = await house.referee.start(table.match_id, HOST.id)
    await house.referee.play(table.match_id, HOST.id, 0, (Take(3),))
    table = await house.referee.take_back(table.match_id, HOST.id)
    assert (table.consents, table.pending[0].actors) == ((), (0,))
    assert await heap(house, table.match_id) == 30
