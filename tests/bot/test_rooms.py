"""Rooms in the record: when they open and close, what is told, asked and reminded there, who belongs there."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from bot.record.store import Store
from bot.referee.model import Person, Place, Refusal, Table, TableRules
from rules import codec, registry
from rules.game import GM, PUBLIC, Event, Room

from .camps_game import CAMPS_GAME, Attack, Confirm, Finish, Look, Pass, Plan, Report, Spy, Whisper
from .conftest import GUEST, HOST, OTHER, PLACE, THIRD, House, on_both

EVE = Person(10**17 + 9, "Eve", "fr")
PEOPLE = (HOST, GUEST, THIRD, OTHER)


@pytest.fixture(autouse=True)
def camps_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    known = MappingProxyType(dict(registry.games()) | {"camps": CAMPS_GAME})
    monkeypatch.setattr(registry, "games", lambda: known)


async def running(house: House, place: Place = PLACE, seated: bool = True, **rules: object) -> Table:
    """Four people in two camps; the GM is one of them, or nobody of them."""
    host = HOST if seated else EVE
    table = await house.referee.open(
        "camps",
        host,
        place,
        interaction_id="1",
        seats=4,
        seated=seated,
        rules=TableRules(**rules),  # type: ignore[arg-type]
    )
    for offset, person in enumerate(PEOPLE[seated:]):
        table = await house.referee.join(table.match_id, person, str(2 + offset))
    return await house.referee.start(table.match_id, host.id)


async def since(house: House, table: Table, seen: int) -> list[tuple[str, str]]:
    """The deliveries after so many, without the hands."""
    return [(place, kind) for place, kind, _ in (await house.sent(table.match_id))[seen:] if kind != "hand"]


async def act(house: House, table: Table, seat: int, move: object) -> list[tuple[str, str]]:
    """A move, and what is to be said because of it."""
    seen = len(await house.sent(table.match_id))
    await house.referee.play(table.match_id, PEOPLE[seat].id, seat, (move,))  # type: ignore[arg-type]
    return await since(house, table, seen)


# -- opening and closing ---------------------------------------------------------------------------------------------


@on_both
async def test_private_rooms_open_with_the_match_and_a_battle_opens_and_closes(house: House, store: Store) -> None:
    table = await running(house)
    told = await since(house, table, 0)
    for camp in ("room:camp 0", "room:camp 1"):
        assert [kind for place, kind in told if place == camp] == ["open-room", "turn"]
    table = await house.referee.table(table.match_id)
    assert [(c.room.key, c.room.private, c.open, c.people) for c in table.chambers] == [
        ("camp 0", True, True, (HOST.id, THIRD.id)),
        ("camp 1", True, True, (GUEST.id, OTHER.id)),
    ]
    told = await act(house, table, 0, Attack(1))
    assert told == [("table", "turn"), ("room:battle 1", "open-room"), ("room:battle 1", "turn")]
    table = await house.referee.table(table.match_id)
    battle = table.chamber("battle 1")
    assert battle is not None
    assert not battle.room.private
    assert battle.people == (HOST.id, GUEST.id)
    # what happens in a battle is told there; the table hears of it with its next post
    assert await act(house, table, 0, Report(1, 30)) == [("room:battle 1", "turn")]
    assert await act(house, table, 1, Confirm(1)) == [("room:battle 1", "close-room")]
    table = await house.referee.table(table.match_id)
    closed = table.chamber("battle 1")
    assert closed is not None
    assert not closed.open
    (payload,) = [p for _, kind, p in await house.sent(table.match_id) if kind == "close-room"]
    assert payload == {"from": table.number, "to": table.number}


async def test_the_end_closes_every_room(house: House) -> None:
    table = await running(house)
    await act(house, table, 0, Attack(1))
    assert await act(house, table, 1, Pass()) == [("table", "turn")]
    told = await act(house, table, 2, Finish())
    assert ("table", "end") in told
    assert {place for place, kind in told if kind == "close-room"} == {"room:camp 0", "room:camp 1", "room:battle 1"}


async def test_going_back_to_before_a_battle_closes_it_and_the_next_one_opens_it_again(house: House) -> None:
    table = await running(house, seated=False)
    await act(house, table, 0, Attack(1))
    await house.referee.room_stands(table.match_id, "battle 1", 77)
    seen = len(await house.sent(table.match_id))
    await house.referee.rewind(table.match_id, EVE.id, 0)
    told = await since(house, table, seen)
    assert ("room:battle 1", "close-room") in told
    assert not [place for place, _ in told if place.startswith("room:camp")]  # nothing changed there
    told = await act(house, table, 0, Attack(3))
    assert [kind for place, kind in told if place == "room:battle 1"] == ["open-room", "turn"]
    battle = (await house.referee.table(table.match_id)).chamber("battle 1")
    assert battle is not None
    assert (battle.open, battle.thread_id, battle.people) == (True, 77, (HOST.id, OTHER.id, EVE.id))  # GMs read battles too


async def test_ending_a_broken_match_closes_its_rooms(house: House) -> None:
    table = await running(house, seated=False)
    await house.referee._set_apart(table.match_id, "on purpose")
    await house.referee.end(table.match_id, EVE.id)
    closed = {place for place, kind, _ in await house.sent(table.match_id) if kind == "close-room"}
    assert closed == {"room:camp 0", "room:camp 1"}


# -- what is told where ----------------------------------------------------------------------------------------------


async def test_whispers_wait_for_the_next_post_and_what_is_learnt_together_does_not(house: House) -> None:
    table = await running(house)
    assert await act(house, table, 0, Whisper(4711)) == []
    assert await act(house, table, 0, Look()) == []
    # the table's next post comes with the camp's news, and with no post for the camp that has none
    assert await act(house, table, 0, Pass()) == [("table", "turn"), ("room:camp 0", "turn")]
    spied = await act(house, table, 3, Spy())
    assert spied == [("room:camp 1", "turn")]
    table = await house.referee.table(table.match_id)
    rooms = {chamber.room.key: chamber.room for chamber in table.chambers}
    own = await house.referee.room_news(table.match_id, rooms["camp 0"], 0, table.number)
    theirs = await house.referee.room_news(table.match_id, rooms["camp 1"], 0, table.number)
    assert [event.kind for event in own] == ["whispered"]
    assert [event.kind for event in theirs] == ["spied"]


async def test_a_decision_of_a_camp_is_told_to_nobody_else(house: House) -> None:
    table = await running(house)
    assert await act(house, table, 2, Plan(5555)) == [("room:camp 0", "turn")]
    table = await house.referee.table(table.match_id)
    assert [d.key for d in table.asked_at("camp 1")] == ["plan 0/1"]
    assert [d.key for d in table.asked_at()] == ["turn 0"]
    assert [d.key for d in table.known_to(PUBLIC)] == ["turn 0"]
    assert [d.key for d in table.known_to(0)] == ["turn 0"]
    assert [d.key for d in table.known_to(1)] == ["turn 0", "plan 0/1"]
    assert [d.key for d in table.known_to(GM)] == ["turn 0", "plan 0/1"]
    assert [b.decision_key for b in await house.referee.who_blocks(table.match_id, 0)] == ["turn 0"]


async def test_pictures_of_a_room_show_what_its_readers_know(house: House) -> None:
    table = await running(house)
    await act(house, table, 2, Plan(5555))
    await act(house, table, 1, Plan(6666))
    table = await house.referee.table(table.match_id)
    rooms = {chamber.room.key: chamber.room for chamber in table.chambers}
    view = await house.referee.room_view(table.match_id, rooms["camp 0"], table.number)
    assert view.plans == (5555, None)
    assert view.hidden == (None,) * 4
    gone = Room("battle 9", "battle", (0, 1))
    assert await house.referee.room_view(table.match_id, gone, table.number) is None


@pytest.mark.parametrize(
    ("event", "camp", "battle"),
    [
        (Event("x"), False, False),
        (Event("x", seats=(0, 2)), True, False),
        (Event("x", seats=(0, 1, 2)), True, False),
        (Event("x", seats=(0,)), False, False),
        (Event("x", seats=(0,), room="camp 0"), False, False),
        (Event("x", seats=(1, 3)), False, False),
        (Event("x", seats=(0, 2), room="camp 0"), True, False),
        (Event("x", seats=(0, 2), room="other"), False, False),
        (Event("x", room="camp 0"), True, False),
        (Event("x", room="battle 1"), False, True),
        (Event("x", seats=(0, 1), room="battle 1"), False, False),
        (Event("x", seats=()), False, False),
    ],
)
def test_which_events_a_room_tells(event: Event, camp: bool, battle: bool) -> None:
    assert Room("camp 0", "camp", (0, 2), private=True).tells(event) is camp
    assert Room("battle 1", "battle", (0, 1)).tells(event) is battle
    assert codec.event_from_json(codec.event_to_json(event)) == event


def test_a_private_room_of_one_seat_tells_no_secret() -> None:
    room = Room("camp 0", "camp", (0,), private=True)
    assert not room.tells(Event("x", seats=(0,)))
    assert not room.tells(Event("x", seats=(0,), room="camp 0"))
    assert room.tells(Event("x", room="camp 0"))


# -- people ----------------------------------------------------------------------------------------------------------


async def test_a_newcomer_belongs_where_the_former_holder_did(house: House) -> None:
    table = await running(house)
    seen = len(await house.sent(table.match_id))
    await house.referee.replace(table.match_id, HOST.id, 2, EVE, "99")
    told = await since(house, table, seen)
    assert [kind for place, kind in told if place == "room:camp 0"] == ["open-room", "reminder"]
    assert not [place for place, _ in told if place == "room:camp 1"]
    table = await house.referee.table(table.match_id)
    chamber = table.chamber("camp 0")
    assert chamber is not None
    assert chamber.people == (HOST.id, EVE.id)
    await house.referee.replace(table.match_id, HOST.id, 2, None)
    chamber = (await house.referee.table(table.match_id)).chamber("camp 0")
    assert chamber is not None
    assert chamber.people == (HOST.id,)


async def test_a_thread_belongs_to_one_room(house: House) -> None:
    table = await running(house)
    match = table.match_id
    assert await house.referee.room_stands(match, "camp 0", 501)
    assert await house.referee.room_stands(match, "camp 0", 501)
    assert not await house.referee.room_stands(match, "camp 0", 502)
    assert not await house.referee.room_stands(match, "camp 1", 501)
    assert not await house.referee.room_stands(match, "camp 7", 503)
    assert await house.referee.by_thread(501) == match
    assert await house.referee.by_thread(502) is None
    table = await house.referee.table(match)
    there = table.chamber_at(501)
    assert there is not None
    assert there.room.key == "camp 0"
    await house.referee.room_people(match, "camp 0", [HOST.id])
    table = await house.referee.room_lost(match, "camp 0", 501)
    lost = table.chamber("camp 0")
    assert lost is not None
    assert (lost.thread_id, lost.invited) == (None, ())
    assert await house.referee.by_thread(501) is None


# -- reminders -------------------------------------------------------------------------------------------------------


async def test_reminders_come_where_a_decision_is_asked(house: House) -> None:
    table = await running(house, seated=False)
    seen = len(await house.sent(table.match_id))
    house.clock.advance(hours=46.5)
    await house.referee.sweep()
    told = [(place, p["seats"]) for place, kind, p in (await house.sent(table.match_id))[seen:] if kind == "reminder"]
    assert sorted(told) == [("room:camp 0", [0, 2]), ("room:camp 1", [1, 3]), ("table", [0])]
    house.clock.advance(minutes=15)
    seen = len(await house.sent(table.match_id))
    await house.referee.remind(table.match_id, EVE.id)
    told = [(place, p["seats"]) for place, kind, p in (await house.sent(table.match_id))[seen:] if kind == "reminder"]
    assert sorted(told) == [("room:camp 0", [0, 2]), ("room:camp 1", [1, 3]), ("table", [0])]
    with pytest.raises(Refusal):
        await house.referee.remind(table.match_id, EVE.id)


# -- without a server ------------------------------------------------------------------------------------------------


async def test_in_a_direct_message_the_table_tells_what_all_may_know_and_hands_the_rest(house: House) -> None:
    table = await running(house, Place(None, 4242), seated=False)
    assert not [place for place, _, _ in await house.sent(table.match_id) if place.startswith("room:")]
    assert await act(house, table, 0, Whisper(4711)) == []
    assert await act(house, table, 0, Plan(5555)) == []  # nobody else learns that there is such a thing
    assert await act(house, table, 0, Attack(1)) == [("table", "turn")]
    assert await act(house, table, 0, Report(1, 30)) == [("table", "turn")]
    table = await house.referee.table(table.match_id)
    assert [d.key for d in table.asked_at()] == ["turn 1", "battle 1/confirm"]
    house.clock.advance(hours=46.5)
    seen = len(await house.sent(table.match_id))
    await house.referee.sweep()
    told = [(place, p["seats"]) for place, kind, p in (await house.sent(table.match_id))[seen:] if kind == "reminder"]
    assert sorted(told) == [("seat:1", [1]), ("seat:3", [3]), ("table", [1]), ("table", [1])]
