"""Two camps of two and a spectator on simcord: the tiny game of rooms, with words and pictures of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from simcord.backend.access import channel_accessible

from bot.referee.model import Person, Place, Table
from data import words as catalogues
from render.picture import Look, Picture
from rules import registry
from rules.game import PUBLIC, Room
from tests.bot.camps_game import CAMPS_GAME, WORDS, CampsView
from tests.bot_discord.house import House, texts


class CampsPainter:
    """Pictures whose bytes say what they show."""

    def board(self, view: CampsView, look: Look) -> Picture:
        assert view.viewer == PUBLIC
        assert view.plans == (None, None)
        return Picture(b"BOARD", "Le plateau.", "board.png", 1400, 900)

    def hand(self, view: CampsView, look: Look) -> Picture | None:
        assert isinstance(view.viewer, int)
        return Picture(f"HAND {view.hidden[view.viewer]}".encode(), "Ton nombre.", "hand.png", 1200, 400)

    def room(self, view: CampsView, room: Room, look: Look) -> Picture | None:
        assert look.seat is None
        assert view.hidden == (None,) * 4
        if not room.private:
            return None
        return Picture(f"CAMP {view.plans}".encode(), f"Prévu : {view.plans}", "camp.png", 1200, 400)

    def text(self, view: CampsView, look: Look) -> str:
        return f"turn {view.turn}"


def install(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """The game beside the real ones, with its words and painter."""
    known = MappingProxyType(dict(registry.games()) | {"camps": CAMPS_GAME})
    monkeypatch.setattr(registry, "games", lambda: known)
    for place in catalogues.FOLDER.iterdir():
        if place.is_dir():
            (folder / place.name).symlink_to(place)
    (folder / "camps").mkdir()
    for language, text in WORDS.items():
        (folder / "camps" / f"{language}.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(catalogues, "FOLDER", folder)
    painter = CampsPainter()
    monkeypatch.setattr("bot.courier.scribe.painter", lambda key: painter)
    monkeypatch.setattr("render.registry.painter", lambda key: painter)


@dataclass
class Camp:
    """The house, and its five people: seats 0 to 3, and Eve who only reads."""

    house: House
    people: tuple[Any, ...]
    eve: Any

    async def started(self) -> Table:
        """Dealt and told. The GM is Eve: she sits nowhere."""
        house = self.house
        place = Place(house.channel.guild.id, house.channel.id)
        table = await house.referee.open(
            "camps", house.person(self.eve), place, interaction_id="1", seats=4, seated=False
        )
        await house.settle()
        for offset, actor in enumerate(self.people):
            table = await house.referee.join(table.match_id, house.person(actor), str(2 + offset))
        await house.referee.start(table.match_id, self.eve.id)
        await house.settle()
        return await self.now(table)

    async def now(self, table: Table) -> Table:
        return await self.house.referee.table(table.match_id)

    async def play(self, table: Table, seat: int, *moves: Any, settle: bool = True) -> Table:
        """A batch, and everything told."""
        table = (await self.house.referee.play(table.match_id, self.holder(table, seat).id, seat, moves)).table
        if settle:
            await self.house.settle()
        return await self.now(table)

    def holder(self, table: Table, seat: int) -> Any:
        return next(actor for actor in (*self.people, self.eve) if actor.id == table.chair(seat).user_id)

    def thread(self, table: Table, key: str) -> int:
        """The thread of a room."""
        chamber = table.chamber(key)
        assert chamber is not None
        assert chamber.thread_id is not None
        return chamber.thread_id

    def told(self, table: Table, key: str) -> list[Any]:
        """The bot's posts in a room."""
        return self.house.posts(self.thread(table, key))

    def channel(self, thread: int) -> Any:
        return self.house.env.backend.get_channel(thread)

    def knows(self, actor: Any, number: int) -> bool:
        """Whether somebody can read a number anywhere."""
        return re.search(rf"\b{number}\b", self.reads(actor)) is not None

    def reads(self, actor: Any) -> str:
        """Everything that somebody can read now: in every channel and thread that Discord shows them, in their own direct
        messages; texts, alt texts and pictures."""
        backend = self.house.env.backend
        found = []
        for channel in list(backend.channels):
            if channel_accessible(backend, channel, actor.id):
                for post in self.house.posts(channel):
                    found.append(texts(post))
                    found += [str(item) for item in post.attachments]
        return "\n".join(found)


def a_person(actor: Any) -> Person:
    return Person(actor.id, actor.name)
