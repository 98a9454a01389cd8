"""Taking back, consents, and the rights of a GM with and without a seat."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.referee.model import TableRules, viewer_for
from bot.referee.referee import Referee
from bot.settings import Settings
from rules.game import GM, PUBLIC, Illegal, Resign

from .conftest import GUEST, HOST, OTHER, PLACE, THIRD, House, heap, on_both
from .heap_game import HeapGame, Mark, Plan, SetHeap, Skip, Take
from .test_referee_basics import refused

SEES = TableRules(gm_sees_all=True)


# -- the GM without a seat ---------------------------------------------------------------------------------------------


async def test_only_the_gm_may(house: House) -> None:
    table = await house.running(3, seated=False)
    match, r = table.match_id, house.referee
    for attempt in (
        r.pause(match, GUEST.id), r.resume(match, GUEST.id), r.extend(match, GUEST.id, 5), r.rewind(match, GUEST.id),
        r.play_for(match, GUEST.id, 0, (Skip(),)), r.correct(match, GUEST.id, (SetHeap(3),), "because"),
        r.replace(match, GUEST.id, 0, OTHER), r.name_gm(match, GUEST.id, OTHER), r.force(match, GUEST.id),
        r.end(match, GUEST.id),
        r.see_as(match, GUEST.id, 0), r.set_rule(match, GUEST.id, "hours", "5"),
    ):  # fmt: skip
        await refused("gm-only", attempt)


@on_both
async def test_an_unseated_gm_acts_at_once(house: House) -> None:
    table = await house.running(3, seated=False, rules=SEES)
    match = table.match_id
    assert viewer_for(table, HOST.id) == GM
    assert await house.referee.see_as(match, HOST.id, 1) == 1
    await refused("no-such-seat", house.referee.see_as(match, HOST.id, 5))
    table = await house.referee.play_for(match, HOST.id, 0, (Take(3),))
    assert table.pending[0].actors == (1,)
    with pytest.raises(Illegal):
        await house.referee.play_for(match, HOST.id, 0, (Take(3),))
    await refused("not-for-others", house.referee.play_for(match, HOST.id, 1, (Resign(),)))
    table = await house.referee.play_for(match, HOST.id, 1, style="autopilot")
    assert await heap(house, match) == 26
    table = await house.referee.rewind(match, HOST.id)
    assert await heap(house, match) == 27
    table = await house.referee.rewind(match, HOST.id, 2)  # bringing back what was rewound
    assert await heap(house, match) == 26
    journal = await house.referee.journal(match, PUBLIC)
    assert [(e.kind, e.by, e.undone) for e in journal] == [
        ("start", "house", False), ("play", "gm", False), ("fallback", "gm", False), ("rewind", "gm", True),
        ("rewind", "gm", False),
    ]  # fmt: skip
    table = await house.referee.correct(match, HOST.id, (SetHeap(9),), "a stone fell off")
    assert await heap(house, match) == 9
    await refused("reason-needed", house.referee.correct(match, HOST.id, (SetHeap(9),), " "))
    await refused("nothing-to-force", house.referee.force(match, HOST.id, 0))
    table = await house.referee.force(match, HOST.id)
    assert table.pending[0].actors == (0,)
    await refused("no-such-entry", house.referee.rewind(match, HOST.id, 99))
    table = await house.referee.rewind(match, HOST.id, 0)
    assert await heap(house, match) == 30
    await refused("nothing-to-take-back", house.referee.rewind(match, HOST.id))


async def test_a_gm_sees_hidden_things_only_where_the_table_says_so(house: House) -> None:
    table = await house.running(3, seated=False)
    assert viewer_for(table, HOST.id) == PUBLIC
    await refused("gm-blind", house.referee.see_as(table.match_id, HOST.id, 0))
    table = await house.running(2, rules=SEES)
    assert table.gm_seated
    assert viewer_for(table, HOST.id) == 0
    await refused("gm-seated", house.referee.see_as(table.match_id, HOST.id, 1))


# -- the GM with a seat ------------------------------------------------------------------------------------------------


async def test_a_gm_who_plays_needs_another_seat(house: House) -> None:
    table = await house.running(3)
    match = table.match_id
    await house.referee.play(match, HOST.id, 0, (Take(1),))
    for kind, act in (
        ("rewind", house.referee.rewind(match, HOST.id)),
        ("play-for", house.referee.play_for(match, HOST.id, 1, (Take(1),))),
        ("force", house.referee.force(match, HOST.id, 1)),
        ("correct", house.referee.correct(match, HOST.id, (SetHeap(1),), "to win")),
    ):
        table = await act
        assert table.number == 1, kind
        assert table.consents[-1].kind == kind
        assert (table.consents[-1].seats, table.consents[-1].need) == ((1, 2), "any")
    assert await heap(house, match) == 29
    await refused("not-asked", house.referee.consent(table.consents[0].id, HOST.id, True))
    await house.referee.consent(table.consents[3].id, GUEST.id, False)
    table = await house.referee.consent(table.consents[3].id, THIRD.id, False)
    assert [consent.kind for consent in table.consents] == ["rewind", "play-for", "force"]
    table = await house.referee.consent(table.consents[1].id, THIRD.id, True)
    assert (await heap(house, match), table.pending[0].actors, table.consents) == (28, (2,), ())
    entry = (await house.referee.journal(match, PUBLIC))[-1]
    assert (entry.kind, entry.actor, entry.by) == ("play", 1, "gm")


async def test_an_agreed_act_that_became_illegal_is_dropped(house: House) -> None:
    table = await house.running(3)
    match = table.match_id
    (consent,) = (await house.referee.play_for(match, HOST.id, 2, (Take(1),))).consents
    table = await house.referee.consent(consent.id, GUEST.id, True)  # it is not seat 2's turn
    assert (table.number, table.consents) == (0, ())
    assert await house.notices(match) == ["consent-failed"]


async def test_a_gm_who_plays_changes_no_rules_under_the_others(house: House) -> None:
    table = await house.running(2)
    await refused("already-started", house.referee.set_rule(table.match_id, HOST.id, "at_timeout", "forfeit"))
    table = await house.running(3, seated=False)
    table = await house.referee.set_rule(table.match_id, HOST.id, "at_timeout", "pass")
    assert table.rules.at_timeout == "pass"


async def test_a_replaced_player_loses_every_right(house: House) -> None:
    table = await house.running(2)
    match = table.match_id
    await house.referee.play(match, HOST.id, 0, (Take(1),))
    old = (await house.referee.table(match)).stamp(1)
    await house.store.set_post(match, "seat:1", 7, 8)
    await refused("already-seated", house.referee.replace(match, HOST.id, 1, HOST))
    table = await house.referee.replace(match, HOST.id, 1, OTHER, "77")
    chair = table.chair(1)
    assert (chair.user_id, chair.name, chair.tenure, chair.automaton) == (OTHER.id, "Dora", 2, False)
    assert viewer_for(table, GUEST.id) == PUBLIC
    assert await house.store.post(match, "seat:1") is None
    await refused("not-seated", house.referee.play(match, GUEST.id, 1, (Take(1),), old))
    await refused("stale", house.referee.play(match, OTHER.id, 1, (Take(1),), old))
    await house.referee.play(match, OTHER.id, 1, (Take(1),), table.stamp(1))
    assert await house.notices(match) == ["replaced"]
    table = await house.referee.replace(match, HOST.id, 1, None)
    assert table.chair(1).automaton
    played = await house.referee.play(match, HOST.id, 0, (Take(1),))
    assert played.table.pending[0].actors == (0,)
    journal = await house.referee.journal(match, PUBLIC)
    assert next(e.data for e in journal if e.kind == "chair")["name"] == "Dora"


async def test_handing_over_the_desk_and_ending(house: House) -> None:
    table = await house.running(2)
    match = table.match_id
    table = await house.referee.name_gm(match, HOST.id, OTHER)
    assert table.gm_ids == (OTHER.id,)
    assert not table.gm_seated
    await refused("gm-only", house.referee.end(match, HOST.id))
    table = await house.referee.end(match, OTHER.id, "nobody has time")
    assert table.status == "over"
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners, table.outcome.places) == ("ended", (), (1, 1))
    assert ("table", "end", {"reason": "ended"}) in await house.sent(match)
    await refused("over", house.referee.end(match, OTHER.id))
    assert await house.referee.secret(match) is not None
    lobby = await house.lobby(2)
    assert (await house.referee.end(lobby.match_id, HOST.id)).status == "over"


async def test_who_blocks(house: House) -> None:
    table = await house.running(3, together="yes")
    await house.referee.play(table.match_id, GUEST.id, 1, (Plan(1),))
    rows = await house.referee.who_blocks(table.match_id)
    assert [(row.seat, row.name, row.kind) for row in rows] == [(0, "Aline", "plan"), (2, "Chloé", "plan")]
    assert rows[0].waiting_since == house.clock.now()


async def test_a_gm_may_act_and_be_answered_while_the_match_is_paused(house: House) -> None:
    table = await house.running(2)
    match = table.match_id
    await house.referee.play(match, HOST.id, 0, (Take(1),))
    await house.referee.pause(match, HOST.id)
    (consent,) = (await house.referee.rewind(match, HOST.id)).consents
    table = await house.referee.consent(consent.id, GUEST.id, True)
    assert (table.status, await heap(house, match)) == ("paused", 30)
    await refused("paused", house.referee.play(match, HOST.id, 0, (Take(1),)))
    await refused("paused", house.referee.take_back(match, HOST.id))


async def test_a_newcomer_gets_the_full_time(house: House) -> None:
    table = await house.running(2, seated=True)
    match = table.match_id
    house.clock.advance(hours=40)
    table = await house.referee.name_gm(match, HOST.id, OTHER)
    table = await house.referee.replace(match, OTHER.id, 0, THIRD)
    assert table.dues[0].due == house.clock.now() + timedelta(hours=48)
    assert table.dues[0].waiting_since == house.clock.now()


@on_both
async def test_a_named_gm_finds_the_match(house: House) -> None:
    table = await house.running(2)
    assert await house.referee.matches_of(OTHER.id) == ()
    await house.referee.name_gm(table.match_id, HOST.id, OTHER)
    assert [t.match_id for t in await house.referee.matches_of(OTHER.id)] == [table.match_id]


async def test_a_house_that_plays_without_end_is_stopped(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.referee.sitting.ENDLESS", 10)
    for idle in (Mark(), Skip()):  # a fallback that settles nothing, and one that never ends the match
        monkeypatch.setattr(HeapGame, "fallback", lambda *_, idle=idle: (idle,))
        table = await house.referee.open("heap", HOST, PLACE, options={"heap": "1"}, seated=False)
        await house.referee.add_automaton(table.match_id, HOST.id)
        await house.referee.add_automaton(table.match_id, HOST.id)
        table = await house.referee.start(table.match_id, HOST.id)
        assert table.status == "broken"
        assert table.number < 100


async def test_the_operators_rules_hold_at_new_tables(house: House) -> None:
    rules = Settings(default_hours=12, quiet_hours="22-8", time_zone="Europe/Brussels").table_rules()
    referee = Referee(house.store, house.clock, rules)
    table = await referee.open("heap", HOST, PLACE)
    assert (table.rules.hours, table.rules.quiet, table.rules.zone) == ({"*": 12}, "22-8", "Europe/Brussels")


# -- a GM and a seat: what must not come together ------------------------------------------------------------------------


async def test_a_gm_who_left_a_seat_does_not_take_one_again(house: House) -> None:
    """A06: leaving one's seat to the house, looking at every hand or undoing moves alone, and sitting down again would go
    around the others' consent."""
    table = await house.running(2, rules=SEES)
    match = table.match_id
    await refused("gm-seated", house.referee.see_as(match, HOST.id, 1))
    await house.referee.replace(match, HOST.id, 0, None)
    assert await house.referee.see_as(match, HOST.id, 1) == 1
    await refused("gm-no-seat", house.referee.replace(match, HOST.id, 0, HOST))
    assert (await house.referee.table(match)).chair(0).automaton
    # somebody else may let them in, once they direct no longer; the table reads of both
    await house.referee.name_gm(match, HOST.id, GUEST)
    table = await house.referee.replace(match, GUEST.id, 0, HOST)
    assert (table.chair(0).user_id, table.is_gm(HOST.id)) == (HOST.id, False)
    assert await house.notices(match) == ["replaced", "new-gm", "replaced"]
    # a player who comes to direct sees no more than before
    assert viewer_for(table, GUEST.id) == 1
    await refused("gm-seated", house.referee.see_as(match, GUEST.id, 0))
    (consent,) = (await house.referee.force(match, GUEST.id)).consents
    assert consent.seats == (0,)


async def test_questions_lapse_with_those_who_asked_or_were_asked(house: House) -> None:
    """R216: a newcomer answers no question put to somebody else, an automaton cannot answer at all, and the same question
    can be put again; what a former player or GM had asked is not done any more."""
    table = await house.running(3)
    match, r = table.match_id, house.referee
    await r.play(match, HOST.id, 0, (Take(1),))
    (asked,) = (await r.take_back(match, HOST.id)).consents
    table = await r.replace(match, HOST.id, 2, None)
    assert table.consents == ()
    await refused("consent-closed", r.consent(asked.id, GUEST.id, True))
    (again,) = (await r.take_back(match, HOST.id)).consents
    assert again.seats == (1,), "the automaton is not asked: nobody waits for it"
    await r.name_gm(match, HOST.id, OTHER)
    await r.replace(match, OTHER.id, 0, THIRD)
    await refused("consent-closed", r.consent(again.id, GUEST.id, True))
    assert await heap(house, match) == 29
    # the same of a GM's question
    await r.name_gm(match, OTHER.id, THIRD)
    (force,) = (await r.force(match, THIRD.id, 1)).consents
    await r.name_gm(match, THIRD.id, OTHER)
    await refused("consent-closed", r.consent(force.id, GUEST.id, True))


async def test_a_seated_gm_among_automatons_acts_alone(house: House) -> None:
    """Nobody is there who could agree: the match must not end in a question that nobody can answer."""
    table = await house.running(2)
    match, r = table.match_id, house.referee
    await r.play(match, HOST.id, 0, (Take(1),))
    (waiting,) = (await r.rewind(match, HOST.id)).consents
    table = await r.replace(match, HOST.id, 1, None)
    assert table.consents == ()
    await refused("not-asked", r.consent(waiting.id, GUEST.id, True))
    table = await r.rewind(match, HOST.id, 0)
    assert (table.consents, table.pending[0].actors) == ((), (0,))
    assert await heap(house, match) == 30
    await r.correct(match, HOST.id, (SetHeap(7),), "alone at the table")
    assert await heap(house, match) == 7


async def test_what_is_asked_for_is_named(house: House) -> None:
    """Nobody agrees to a blank cheque: a correction carries its reason, a rewind the line it goes back to."""
    table = await house.running(2)
    match, r = table.match_id, house.referee
    await r.play(match, HOST.id, 0, (Take(1),))
    await r.correct(match, HOST.id, (SetHeap(7),), "a stone fell off")
    table = await r.rewind(match, HOST.id, 0)
    assert [(c.kind, c.why, c.to) for c in table.consents] == [("correct", "a stone fell off", None), ("rewind", "", 0)]
