"""La Garde du Bastion by post: two people free to act in any order, one of whom may be late, away, gone or an automaton; one
alone with the game."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.referee.model import Played, Refusal, Table, TableRules
from rules import registry
from rules.bastion.moves import Attack, ChooseHero, EndTurn, SetHitPoints, Walk
from rules.bastion.view import BastionView
from rules.chance import Chance
from rules.game import PUBLIC, Illegal, Move

from .conftest import GUEST, HOST, PLACE, House

GAME = registry.game("bastion")
PEOPLE = (HOST, GUEST)
NEAR = """
waves = [["Souris"]]
[[heroes]]
id = "Brune"
die = 6
hp = 60
speed = 2
range = 1
abilities = [{ id = "Coup", kind = "attack", attack = 1 }]
[[heroes]]
id = "Oda"
die = 6
hp = 60
speed = 2
range = 1
abilities = [{ id = "Estoc", kind = "attack", attack = 1 }]
[[monsters]]
id = "Souris"
die = 4
hp = [99, 99]
speed = 1
range = 1
order = 1
special = ["normal", "normal", "normal", "normal", "normal", "normal"]
[[maps]]
id = "Le Champ"
rows = ["000000", "000000", "000000", "000000", "000000", "000000"]
heroes = ["A1", "B1"]
spawns = ["A2"]
"""
"""Two heroes whom a fat mouse before their noses cannot fell soon."""


async def garrison(house: House, seats: int = 2, rules: TableRules | None = None, **options: str) -> Table:
    """A table whose heroes are chosen: Brune, and Oda at the second seat, a mouse beside them."""
    options = {"scenario": "own", "own_text": NEAR} | options
    referee = house.referee
    table = await referee.open("bastion", HOST, PLACE, interaction_id="900", rules=rules, seats=seats, options=options)
    if seats == 2:
        table = await referee.join(table.match_id, GUEST, "901")
    table = await referee.start(table.match_id, HOST.id)
    heroes = (("Brune", 0), ("Oda", seats - 1)) if seats == 2 or options.get("party") == "pair" else (("Brune", 0),)
    for hero, seat in heroes:
        table = (await act(house, table, seat, ChooseHero(hero))).table
    return table


async def act(house: House, table: Table, seat: int, *moves: Move) -> Played:
    """A seat plays."""
    return await house.referee.play(table.match_id, PEOPLE[seat].id, seat, moves)


async def board(house: House, table: Table) -> BastionView:
    """The position, as everybody sees it."""
    view: BastionView = await house.referee.view(table.match_id, PUBLIC)
    return view


def actors(table: Table) -> list[tuple[int, ...]]:
    """Whom the decisions wait for."""
    return [decision.actors for decision in table.pending]


async def turns(house: House, table: Table) -> list[list[int]]:
    """The seats that each turn's post names without ringing for them."""
    return [payload.get("calm", []) for _, _, payload in await house.sent(table.match_id, "turn")]


async def test_both_act_in_any_order_under_one_deadline(house: House) -> None:
    table = await garrison(house)
    assert actors(table) == [(0, 1)]
    (due,) = table.dues
    assert due.due == house.clock.now() + timedelta(hours=48)
    house.clock.advance(hours=5)
    table = (await act(house, table, 1, Walk("C1"))).table
    table = (await act(house, table, 0, EndTurn())).table
    assert actors(table) == [(1,)]
    assert [item.due for item in table.dues] == [due.due], "the round's clock runs on, whoever acts"
    table = (await act(house, table, 1, EndTurn())).table
    assert actors(table) == [(0, 1)]
    assert (await board(house, table)).round == 2
    (again,) = table.dues
    assert again.due == house.clock.now() + timedelta(hours=48)


async def test_a_post_rings_once_for_a_round(house: House) -> None:
    table = await garrison(house)
    calm = await turns(house, table)
    assert calm[-1] == [1], "whose choice began the round reads it where it was made"
    await act(house, table, 1, Attack("Souris-0"))
    assert (await turns(house, table))[-1] == [0, 1], "both were called to this round before"


async def test_a_step_is_taken_back_until_a_die_is_rolled(house: House) -> None:
    table = await garrison(house)
    before = await board(house, table)
    await act(house, table, 1, Walk("C1"))
    table = await house.referee.take_back(table.match_id, GUEST.id)
    assert not table.consents
    assert await board(house, table) == before
    await act(house, table, 1, Attack("Souris-0"))
    rolled = await board(house, table)
    table = await house.referee.take_back(table.match_id, GUEST.id)
    assert [consent.seats for consent in table.consents] == [(0,)]
    assert await board(house, table) == rolled
    (entry,) = await house.referee.journal(table.match_id, 1, newest_first=True, limit=1)
    assert entry.revealed
    (entry,) = await house.referee.journal(table.match_id, 0, newest_first=True, limit=1)
    assert not entry.revealed, "of others' acts nothing is said"


async def test_a_step_after_which_the_other_acted_asks_the_other(house: House) -> None:
    table = await garrison(house)
    await act(house, table, 1, Walk("C1"))
    table = (await act(house, table, 0, Walk("A3"))).table
    table = await house.referee.take_back(table.match_id, GUEST.id)
    assert len(table.consents) == 1
    table = await house.referee.consent(table.consents[0].id, HOST.id, True)
    squares = {hero.kind: hero.square for hero in (await board(house, table)).heroes}
    assert squares == {"Brune": 0, "Oda": 1}, "back to before the first of the two steps"


async def test_alone_the_dice_stand(house: House) -> None:
    table = await garrison(house, 1)
    await act(house, table, 0, Walk("B2"))
    await house.referee.take_back(table.match_id, HOST.id)
    await act(house, table, 0, Attack("Souris-0"))
    with pytest.raises(Refusal) as caught:
        await house.referee.take_back(table.match_id, HOST.id)
    assert caught.value.reason == "dice-stand"
    await act(house, table, 0, EndTurn())
    with pytest.raises(Refusal):
        await house.referee.take_back(table.match_id, HOST.id)  # the monsters have rolled


async def test_alone_a_step_stands_once_the_house_has_rolled_dice_after_it(house: House) -> None:
    table = await garrison(house, 1, rules=TableRules(at_timeout="pass"))
    await act(house, table, 0, Walk("B2"))
    house.clock.advance(hours=49)
    await house.referee.sweep()
    rolled = await board(house, table)
    assert rolled.round == 2
    with pytest.raises(Refusal) as caught:
        await house.referee.take_back(table.match_id, HOST.id)
    assert caught.value.reason == "dice-stand"
    assert await board(house, table) == rolled


@pytest.mark.parametrize("style", ["pass", "autopilot"])
async def test_who_is_late_loses_actions_or_is_played_for_and_two_misses_make_away(house: House, style: Any) -> None:
    table = await garrison(house, rules=TableRules(at_timeout=style))
    table = (await act(house, table, 0, EndTurn())).table
    for _ in range(2):
        house.clock.advance(hours=49)
        await house.referee.sweep()
        table = await house.referee.table(table.match_id)
        assert table.asked(0), "the other one plays on"
        table = (await act(house, table, 0, EndTurn())).table
    assert table.chair(1).away
    assert table.asked(0)
    assert not table.asked(1), "an away hero is played at once"
    journal = await house.referee.journal(table.match_id, PUBLIC)
    assert [entry for entry in journal if entry.by == "house" and entry.actor == 1]


async def test_one_of_two_gives_up_and_the_garrison_with_them(house: House) -> None:
    table = await garrison(house)
    played = await house.referee.resign(table.match_id, GUEST.id, 1)
    assert played.table.status == "over"
    assert played.table.outcome is not None
    assert (played.table.outcome.reason, played.table.outcome.winners) == ("resigned", ())


async def test_an_automaton_is_the_second_hero(house: House) -> None:
    r = house.referee
    options = {"scenario": "own", "own_text": NEAR}
    table = await r.open("bastion", HOST, PLACE, interaction_id="900", seats=2, options=options)
    table = await r.add_automaton(table.match_id, HOST.id)
    table = await r.start(table.match_id, HOST.id)
    taken = {kind for _, kind in (await r.view(table.match_id, 0)).picks}
    mine = next(name for name in ("Brune", "Oda") if name not in taken)  # the automaton may have been first
    table = (await act(house, table, 0, ChooseHero(mine))).table
    view = await board(house, table)
    assert {hero.seat for hero in view.heroes} == {0, 1}
    assert actors(table) == [(0,)] or view.phase != "turn", "the automaton has acted for its own hero already"
    for _ in range(60):
        table = await r.table(table.match_id)
        if table.status != "running":
            break
        moves = GAME.fallback(await r.view(table.match_id, 0), table.pending[0], "autopilot", Chance(bytes(32)))
        table = (await act(house, table, 0, *moves)).table
    assert table.status == "over"


async def test_one_person_alone_is_the_whole_table(house: House) -> None:
    """Nobody is there to agree: a pause, a correction and going back are the host's, who is the table; when they are away
    the match waits for them instead of playing itself to death."""
    table = await garrison(house, 1, party="pair")
    view = await board(house, table)
    assert [hero.seat for hero in view.heroes] == [0, 0]
    table = await house.referee.pause(table.match_id, HOST.id)
    assert table.status == "paused"
    table = await house.referee.resume(table.match_id, HOST.id)
    assert table.status == "running"
    await house.referee.correct(table.match_id, HOST.id, (SetHitPoints("Souris-0", 3, "essai"),), "essai")
    assert (await board(house, table)).monsters[0].hp == 3
    assert not (await house.referee.table(table.match_id)).consents
    with pytest.raises(Illegal):
        await act(house, table, 0, EndTurn())  # which of the two?


async def test_when_everybody_is_away_the_match_rests(house: House) -> None:
    table = await garrison(house, 1, rules=TableRules(at_timeout="pass"))
    for _ in range(3):
        house.clock.advance(hours=49)
        await house.referee.sweep()
        table = await house.referee.table(table.match_id)
    assert table.status == "paused", await house.notices(table.match_id)
    house.clock.advance(hours=500)
    await house.referee.sweep()
    assert (await house.referee.table(table.match_id)).status == "paused"
