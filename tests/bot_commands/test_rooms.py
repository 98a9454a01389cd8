"""Buttons and commands used inside a room: they find the match, begin with what is decided there, and act."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.referee.model import Person, Place, Table
from rules import registry
from tests.bot.camps_game import Attack, Report
from tests.bot_commands.house import House, texts
from tests.bot_discord.camp import CampsPainter, install


class Camps:
    """The bot with a running match of the game of rooms: alice, bob, carol and dora; erin reads."""

    def __init__(self, home: House, dora: Any, erin: Any) -> None:
        self.home, self.people, self.erin = home, (home.alice, home.bob, home.carol, dora), erin

    @property
    def referee(self) -> Any:
        return self.home.bot.referee

    async def started(self) -> Table:
        place = Place(self.home.guild.id, self.home.channel.id)
        people = [Person(actor.id, actor.name) for actor in self.people]
        table: Table = await self.referee.open("camps", people[0], place, interaction_id="1", seats=4)
        for offset, person in enumerate(people[1:]):
            await self.referee.join(table.match_id, person, str(2 + offset))
        await self.home.settle()  # the thread hangs from the lobby's post: with a clock that stands still it is tried once
        await self.referee.start(table.match_id, people[0].id)
        return await self.now(table)

    async def now(self, table: Table) -> Table:
        await self.home.settle()
        found: Table = await self.referee.table(table.match_id)
        return found

    async def play(self, table: Table, seat: int, move: Any) -> Table:
        await self.referee.play(table.match_id, self.people[seat].id, seat, (move,))
        return await self.now(table)

    def room(self, table: Table, key: str) -> Any:
        """The thread of a room, as people use it."""
        thread = table.chamber(key).thread_id  # type: ignore[union-attr]
        return next(found for found in self.home.channel.threads if found.id == thread)

    def last(self, table: Table, key: str) -> Any:
        """The newest post there."""
        return self.room(table, key).last_message


@pytest.fixture
def camps(home: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Camps:
    registry.offered()  # the commands are those of the real games
    folder = tmp_path / "data"
    folder.mkdir()
    install(monkeypatch, folder)
    for module in ("bot.panels.desk", "bot.panels.table"):
        monkeypatch.setattr(f"{module}.painter", lambda key: CampsPainter())
    dora, erin = (home.guild.add_member(home.env.create_user(name)) for name in ("dora", "erin"))
    return Camps(home, dora, erin)


async def test_an_act_of_a_room_is_one_press_for_whoever_may(camps: Camps) -> None:
    table = await camps.started()
    table = await camps.play(table, 0, Attack(1))
    table = await camps.play(table, 0, Report(1, 30))
    post = camps.last(table, "battle 1")
    refused = await camps.people[0].click(post, label="Confirmer")
    assert "Rien à confirmer" in texts(refused) or "Confirmer" not in texts(refused)
    assert [d.key for d in (await camps.now(table)).asked_at("battle 1")] == ["battle 1/confirm"]
    stranger = await camps.erin.click(post, label="Confirmer")
    assert "battle" not in texts(stranger)
    done = await camps.people[1].click(post, label="Confirmer")
    assert "bob confirme la bataille 1" in texts(done)
    assert not (await camps.now(table)).asked_at("battle 1")


async def test_commands_in_a_room_find_its_match(camps: Camps) -> None:
    table = await camps.started()
    other = await camps.started()  # two matches: without the thread the command would have to ask
    assert other.match_id != table.match_id
    for found in (table, other):
        hand = await camps.people[1].slash(camps.room(found, "camp 1"), "partie main")
        assert found.code in texts(hand)
        assert "nombre" in texts(hand)
