"""Marchlords between processes: a campaign of four kingdoms with battles, a dispute, a siege, a ship, a bankrupt, somebody
who is away, and a crash between a flip and its posts; and what reaches whom."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from bot.offline import Json, OfflineDiscord, Person, media_of, text_of
from bot.offline.errors import Refused
from bot.rehearsal.process import BotProcess
from bot.rehearsal.thumbs import public
from rules.game import PUBLIC
from rules.marchlords.legal import ken_of
from rules.marchlords.orders.paths import reachable
from rules.marchlords.state import Marchlords
from rules.marchlords.view import view_of
from rules.transcript import loads
from rules.verify import verify
from tests.offline import spec
from tests.wire import marches
from tests.wire.marches import do

pytestmark = pytest.mark.wire

FACTIONS = ("empire", "guerriers_chaos", "nains", "elfes_noirs")
PURSES = (613, 727, 839, 941)
"""Amounts that nothing else on the table comes to."""
ANA, BOB, CID, DAN = range(4)


def reach(state: Marchlords, seat: int) -> dict[int, int]:
    """The tiles that a seat's first army can march to, with what the march costs."""
    ken = ken_of(view_of(state, seat))
    return {tile: way.cost for tile, way in reachable(ken, ken.armies[1], waaagh=False).items()}


def bare_land(state: Marchlords, seat: int, far: int) -> int:
    """A neutral tile without city site that the seat's army can march to, so far from where it stands."""
    land = state.land
    return next(
        tile
        for tile in beside(state, seat, far)
        if not land.sea[tile] and not land.site[tile] and state.holding(tile) is None
    )


def free_site(state: Marchlords, seat: int) -> int:
    """The nearest neutral city site that the seat's army can march to."""
    costs = reach(state, seat)
    return min((cost, tile) for tile, cost in costs.items() if state.land.site[tile] and state.holding(tile) is None)[1]


def beside(state: Marchlords, seat: int, far: int) -> list[int]:
    """The tiles that the seat's army can march to, so far from where it stands: near enough to be known."""
    home = state.army(seat, 1).tile  # type: ignore[union-attr]
    return [tile for tile in reach(state, seat) if state.field.distance(tile, home) == far]


def open_sea(state: Marchlords, seat: int) -> int:
    """A sea tile that the seat's army can sail to, two steps from its harbour."""
    return next(tile for tile in beside(state, seat, 2) if state.land.sea[tile])


def shore(state: Marchlords, seat: int) -> int:
    """The nearest neutral coast where the seat's fleet can land."""
    near = [*beside(state, seat, 1), *beside(state, seat, 2), *beside(state, seat, 3)]
    return next(tile for tile in near if state.land.coast[tile] and state.holding(tile) is None)


def told(person: Person, place: Any) -> list[str]:
    """The texts of the posts of a place, oldest first."""
    return [text_of(message) for message in person.messages(place) if message["components"] and public(message)]


async def exported(person: Person, thread: Any) -> Json:
    """The whole match after its end."""
    answer = await person.slash("partie exporter", channel=thread)
    text = person.picture(media_of(answer.message)[0]["media"]).decode()
    assert verify(loads(text)).ok
    found: Json = json.loads(text)
    return found


async def test_a_campaign_of_four(discord: OfflineDiscord, bot: BotProcess) -> None:
    """Must show 4, by slash commands as players type them."""
    players = [discord.person(f"Joueur {number}", "en-US" if number == 2 else "fr") for number in (1, 2, 3, 4)]
    ana, bob, cid, dan = players
    gm, watcher = discord.person("MJ"), discord.person("Passante")
    thread = await marches.set_table(discord, gm, players, map="medium", turns="6")
    record = marches.Record(bot)
    watch = marches.Watch(record, [*players, gm, watcher])
    names = tuple(player.name for player in players)

    async def correct(words: str, **fields: str | int) -> None:
        answer = await do(gm, thread, f"mj {words}", raison=f"essai {record.now}", **fields)
        assert "Correction faite" in text_of(answer.message), text_of(answer.message)
        watch.mark()

    async def act(person: Person, words: str, **fields: str | int) -> None:
        """One accepted act: the record grows by it."""
        before = record.now
        answer = await do(person, thread, words, **fields)
        assert record.now > before, (person.name, words, fields, text_of(answer.message))
        watch.mark()

    async def ready(*people: Person) -> None:
        for person in people:
            await act(person, "pret")

    async def until(turn: int, phase: str) -> Marchlords:
        """Wait until the campaign has come so far and all has been said."""
        await discord.until(lambda: (record.read().turn, record.read().phase) == (turn, phase), 25)
        await discord.until(lambda: not marches.unsent(bot), 40)
        return watch.mark()

    for player, faction in zip(players, FACTIONS, strict=True):
        await act(player, "faction", faction=faction)
    state = await until(1, "orders")
    name = state.field.names
    for seat, purse in enumerate(PURSES):
        await correct("or", **{"joueur": seat + 1, "or": purse})

    # turn 1: an outpost of the second kingdom stands in the first one's way; the fourth one puts to sea
    outpost = bare_land(state, ANA, 3)
    await correct("case-carte", **{"case": name[outpost], "joueur": BOB + 1, "ville": 0, "autres": 1})
    state = record.read()
    await act(ana, "ordre marche", armee="A1", case=name[outpost])
    water = open_sea(state, DAN)
    await act(dan, "ordre marche", armee="D1", case=name[water])
    await ready(ana, bob, cid, dan)
    assert record.read().phase == "confirm", "there is time for a second thought"
    await act(cid, "pas-pret")
    await act(cid, "pret")
    await act(ana, "clore")
    state = await until(1, "battles")
    assert state.army(DAN, 1).tile == water
    (battle,) = state.battles
    assert (battle.kind, battle.sides) == ("assaut_avant_poste", (ANA, BOB))
    places = lambda person: {channel.id for channel in person.channels() if channel.kind != 1}  # noqa: E731
    await discord.until(lambda: len(places(ana)) > len(places(watcher)), 25)
    (first_room,) = places(ana) - places(watcher)
    assert places(ana) == places(bob)
    assert places(watcher) == places(gm) == places(cid)

    # both tell another story; the GM rules; the winner keeps the place
    await act(ana, "bataille issue", bataille="1", issue="victoire de l’attaquant")
    await act(ana, "bataille pertes", bataille="1", camp="attaquant", pourcent=20)
    await act(ana, "bataille declarer", bataille="1")
    await act(bob, "bataille issue", bataille="1", issue="victoire du défenseur")
    await act(bob, "bataille declarer", bataille="1")
    assert record.read().battles[0].disputed
    refused = await do(bob, thread, "bataille confirmer", bataille="1")
    assert record.read().battles[0].disputed, text_of(refused.message)
    await correct("trancher-bataille", bataille="1", decision="la version de l’attaquant")
    await act(ana, "bataille sort", bataille="1", sort="capturer")
    state = await until(2, "orders")
    assert state.holding(outpost).owner == ANA  # type: ignore[union-attr]

    # turn 2: the second kingdom marches on a city of the third; the fourth lets its time pass; the bot dies after the flip
    city = free_site(state, BOB)
    await correct("case-carte", **{"case": name[city], "joueur": CID + 1, "ville": 1, "autres": 0})
    await act(bob, "ordre marche", armee="B1", case=name[city])
    await ready(ana, bob)
    marches.overdue(bot, "turn 2/orders")
    await act(cid, "pret")
    state = await until(2, "confirm")
    assert record.entries[-1]["kind"] == "fallback"
    before = told(watcher, thread)
    fault = discord.faults.add("POST", r"/channels/\d+/(messages|threads)$", 429, times=1000, retry_after=5)
    await act(ana, "clore")
    state = record.read()
    assert state.phase == "battles"
    await discord.until(lambda: fault.hits > 0, 25)
    await bot.kill()
    discord.faults.clear()
    assert told(watcher, thread) == before, "nothing had been told"
    await bot.start()
    (battle,) = state.battles
    assert (battle.kind, battle.sides) == ("siege_garnison", (BOB, CID))
    await discord.until(lambda: any("Le tour 2 bascule" in text for text in told(watcher, thread)), 25)
    await discord.until(lambda: len(places(cid) - {first_room}) > len(places(watcher)), 25)
    (second_room,) = places(cid) - places(watcher) - {first_room}
    await discord.until(lambda: bool(told(bob, second_room)), 25)
    watch.mark()

    # reported and confirmed: a draw, and the besieger stays
    await act(bob, "bataille issue", bataille="1", issue="match nul")
    await act(bob, "bataille declarer", bataille="1")
    refused = await do(bob, thread, "bataille confirmer", bataille="1")
    assert record.read().battles[0].open, text_of(refused.message)
    await act(cid, "bataille confirmer", bataille="1")
    await act(bob, "bataille siege", bataille="1", choix="maintenir le siège")
    state = await until(3, "orders")
    assert [(siege.tile, siege.besieger) for siege in state.sieges] == [(city, BOB)]

    # turn 3: an army that its kingdom cannot pay; the fourth one misses again and is away
    await correct("palier-armee", armee="C1", palier=6)
    await correct("or", **{"joueur": CID + 1, "or": 0})
    await ready(ana, bob)
    marches.overdue(bot, "turn 3/orders")
    await act(cid, "pret")
    await until(3, "confirm")
    await act(ana, "clore")
    state = await until(4, "orders")
    account = state.kingdoms[CID].account
    assert account.missing > 0
    assert (state.kingdoms[CID].gold, state.army(CID, 1).tier, account.demoted) == (0, 5, 1)  # type: ignore[union-attr]
    assert state.sieges[0].tick == 1

    # turn 4: whoever is away is ready at once; nobody closes the turn, the time for a second thought passes
    assert record.read().ready == (False, False, False, True)
    await ready(ana, bob)
    await act(cid, "pret")
    await until(4, "confirm")
    await bot.kill()
    marches.overdue(bot, "turn 4/confirm")
    await bot.start()
    state = await until(5, "orders")
    assert state.sieges[0].tick == 2

    # turn 5: the fourth is back and lands; the siege is given up
    await act(dan, "pas-pret")
    coast = shore(record.read(), DAN)
    await act(dan, "ordre marche", armee="D1", case=name[coast])
    home = next(tile for tile in reach(record.read(), BOB) if record.read().holding(tile) is None)
    await act(bob, "ordre marche", armee="B1", case=name[home])
    await ready(ana, bob, cid, dan)
    await act(ana, "clore")
    state = await until(6, "orders")
    assert state.army(DAN, 1).tile == coast  # type: ignore[union-attr]
    assert [(ship.seat, state.land.sea[ship.tile]) for ship in state.ships] == [(DAN, True)]
    assert not state.sieges
    assert {"disputed", "corrected-battle", "siege", "siege-tick", "bankrupt-army", "siege-lifted"} <= record.kinds()

    # the last turn ends the campaign
    await ready(ana, bob, cid, dan)
    ends = {person.id: len(person.inbox) for person in watch.people}
    await act(ana, "clore")
    assert record.read().phase == "over"
    await discord.until(lambda: any("meneur verify" in text for text in told(watcher, thread)), 25)

    # once and in order
    posts = told(watcher, thread)
    flips = [[at for at, text in enumerate(posts) if f"Le tour {turn} bascule" in text] for turn in range(1, 7)]
    assert all(len(at) == 1 for at in flips), flips
    assert flips == sorted(flips)
    assert sum("Joueur 1 attaque Joueur 2" in text for text in posts) == 1
    assert sum("Joueur 2 attaque Joueur 3" in text for text in posts) == 1
    for place, member in ((thread, watcher), (first_room, ana), (second_room, cid)):
        texts = told(member, place)
        assert len(texts) > 1
        assert not [text for text, after in pairwise(texts) if text == after]

    # what reached whom
    faults: list[str] = []
    typed = {"C1", "0"} | {name[outpost], name[city]} | {str(purse) for purse in PURSES}
    rooms = {first_room: (ANA, BOB), second_room: (BOB, CID)}
    for seat, person in enumerate((*players, gm, watcher)):
        reader = seat if seat < 4 else PUBLIC
        faults += watch.leaks(person, reader, rooms, ends[person.id], names, typed if person is gm else set())
    assert not faults, faults[:6]
    for person, other in ((bob, ANA), (dan, PUBLIC)):
        assert watch.leaks(person, other, rooms, ends[person.id], names, set()), "the test sees what is not for others"
    # the third kingdom was to judge between the first two, until the GM did
    for room, members in ((first_room, (ana, bob, cid)), (second_room, (bob, cid))):
        for stranger in {*players, gm, watcher} - {*members}:
            with pytest.raises(Refused):
                stranger.messages(room)
    for person, purse in zip(players, PURSES, strict=True):
        assert any(str(purse) in marches.said_of(message) for message in person.inbox), "the test sees purses"

    await exported(ana, thread)
    if spec.PRESENT:
        assert not [fault for request in discord.requests for fault in spec.request_faults(request)]
    bad = [r for r in discord.requests if r.status >= 400 and r.status != 429]
    assert not bad, [(r.method, r.path, r.answer) for r in bad]
