"""A12: taking back after learning something. The Scout is the move that tells most: no rewind, refusal or restart lets
anybody draw again, and nobody else learns what was looked at."""

from __future__ import annotations

import json

import pytest

from bot.referee.model import Refusal, Table
from bot.referee.referee import Referee
from rules.battle_line.moves import Draw, Place, Scout, ScoutDraw
from rules.game import PUBLIC, Illegal
from tests.wire.secrets_kept import cards_named

from .conftest import GUEST, HOST, OTHER, PLACE, House

USERS = (HOST.id, GUEST.id)


async def hand(referee: Referee, table: Table, seat: int) -> tuple[str, ...]:
    """The cards of a seat."""
    return tuple((await referee.view(table.match_id, seat)).hands[seat])


async def scout_at_hand(house: House, seated: bool) -> tuple[Table, int]:
    """A match in which the seat to move holds the Scout; the other seat is `OTHER`'s or the guest's."""
    table = await house.referee.open("battle_line", OTHER if not seated else HOST, PLACE, interaction_id="1", seated=seated)
    for number, person in enumerate((HOST, GUEST)):
        table = await house.referee.join(table.match_id, person, f"9{number}")
    table = await house.referee.start(table.match_id, HOST.id if seated else OTHER.id)
    for turn in range(18):
        seat = table.pending[0].actors[0]
        cards = await hand(house.referee, table, seat)
        if "SCOUT" in cards:
            return table, seat
        troop = next(card for card in cards if card[0] in "ROYGBP" and card[1:].isdigit())
        deck = "tactics" if (await house.referee.view(table.match_id, seat)).decks[1] else "troops"
        moves = (Place(card=troop, battlefield=turn // 2 % 9 + 1), Draw(deck=deck))
        table = (await house.referee.play(table.match_id, USERS[seat], seat, moves)).table
    raise AssertionError("the Scout never came")


async def test_nothing_is_drawn_twice(house: House) -> None:
    table, seat = await scout_at_hand(house, seated=True)
    match, me, other, r = table.match_id, USERS[seat], USERS[1 - seat], house.referee
    start = table.number
    held = await hand(r, table, seat)
    await r.play(match, me, seat, (Scout(),))
    await r.play(match, me, seat, (ScoutDraw(deck="troops"),))
    first = set(await hand(r, table, seat)) - set(held)
    assert len(first) == 1
    # five refusals: each changes nothing
    before = (await r.table(match)).number, await r.view(match, seat)
    wrong = (Scout(), Draw(deck="troops"), Place(held[0], 1), ScoutDraw(deck="?"), Place("X", 0))
    for bad in wrong:
        with pytest.raises((Illegal, Refusal)):
            await r.play(match, me, seat, (bad,))
    assert before == ((await r.table(match)).number, await r.view(match, seat))
    # what was seen is not unseen alone: the other seat is asked, and nothing has happened so far
    (consent,) = (await r.take_back(match, me)).consents
    assert (consent.seats, first <= set(await hand(r, table, seat))) == ((1 - seat,), True)
    table = await r.consent(consent.id, other, True)
    assert not first & set(await hand(r, table, seat))
    # again, in another process, and after a refusal of the other deck: the same card
    house.store.cache.clear()
    later = Referee(house.store, house.clock)
    await later.play(match, me, seat, (ScoutDraw(deck="troops"),))
    assert set(await hand(later, table, seat)) - set(held) == first
    # the whole Scout undone with the other's word: the deck lies as it lay
    (consent,) = (await later.rewind(match, HOST.id, start)).consents
    table = await later.consent(consent.id, GUEST.id, True)
    assert await hand(later, table, seat) == held
    troop = next(card for card in held if card[0] in "ROYGBP" and card[1:].isdigit())
    table = (await later.play(match, me, seat, (Place(card=troop, battlefield=9), Draw(deck="troops")))).table
    assert first <= set(await hand(later, table, seat))


async def test_what_was_looked_at_shows_nowhere_else(house: House) -> None:
    """R141, R142, R157: neither the journal, nor an export, nor a delivery, nor what is told of a rewind names a card that
    the Scout drew, for the other seat and the public, however often it is undone."""
    table, seat = await scout_at_hand(house, seated=False)
    match, me, r = table.match_id, USERS[seat], house.referee
    held = set(await hand(r, table, seat))
    await r.play(match, me, seat, (Scout(),))
    for deck in ("troops", "troops", "troops"):
        await r.play(match, me, seat, (ScoutDraw(deck=deck),))
    drawn = set(await hand(r, table, seat)) - held
    await r.rewind(match, OTHER.id)
    await r.rewind(match, OTHER.id, table.number)
    table = await r.rewind(match, OTHER.id, table.number + 2)
    secret = {card for card in drawn | held if card[1:].isdigit()}
    assert secret
    for viewer in (1 - seat, PUBLIC):
        texts = [json.dumps(await r.export(match, viewer))]
        texts += [str(entry) for entry in await r.journal(match, viewer)]
        texts += [str(entry) for entry in await r.told(match, 0, table.number, viewer)]
        texts.append(str(await r.view(match, viewer)) if viewer == PUBLIC else "")
        shown = {name for text in texts for name in cards_named(text.replace('"', " ").replace("'", " "))}
        assert not shown & secret, shown & secret
    said = [json.dumps(payload) for _, _, payload in await house.sent(match)]
    assert not cards_named(" ".join(said).replace('"', " ")) & secret
