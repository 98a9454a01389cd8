"""What a panel that is opened tells of the time since its seat last acted."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

from bot.panels.hand import MOST_NEWS, news, since
from bot.referee.model import JournalEntry
from data.words import words
from rules.game import Event, Ref
from rules.registry import game
from rules.voice import Voice

NOW = datetime(2026, 3, 1, tzinfo=UTC)


def entry(number: int, actor: int | str, *events: Event, revealed: bool = False, undone: bool = False) -> JournalEntry:
    """A line of the journal of seat 0."""
    return JournalEntry(number, NOW, "play", actor, "seat", events, undone, {}, revealed)


def built(tile: str) -> Event:
    """Something that seat 0 alone learns."""
    facts = {"seat": Ref("seat", 0), "kind": Ref("site", "outpost"), "tile": Ref("tile", tile)}
    return Event("built", facts, (0,))


async def told(*entries: JournalEntry, status: str = "running") -> list[str]:
    """The news of seat 0 with these lines of the journal, oldest first."""

    async def journal(*_: Any, **__: Any) -> tuple[JournalEntry, ...]:
        return tuple(reversed(entries))

    ask = SimpleNamespace(
        referee=SimpleNamespace(journal=journal),
        voice=lambda table: Voice(game("marchlords"), "en", ("Ana", "Bob")),
        text=words("common", "en").text,
    )
    return await news(ask, SimpleNamespace(status=status, match_id=1, pending=()), 0)  # type: ignore[arg-type]


async def test_what_others_ended_is_told_to_whoever_learnt_something() -> None:
    lines = await told(entry(1, 0), entry(2, 1, Event("flip", {"turn": 1}), built("D4")))
    assert lines == ["-# Since your last visit:", "- Finished at D4: outpost."]


async def test_what_everybody_read_in_the_thread_is_not_told_again() -> None:
    assert await told(entry(1, 0), entry(2, 1, Event("ready", {"seat": Ref("seat", 1)}))) == []
    assert await told(entry(1, 1, built("D4")), status="over") == []


async def test_ones_own_act_counts_only_where_it_revealed_something() -> None:
    assert await told(entry(1, 1, built("C2")), entry(2, 0, built("D4"))) == []
    assert await told(entry(1, 1, built("C2")), entry(2, 0, built("D4"), revealed=True)) != []


async def test_the_newest_of_many_and_nothing_undone() -> None:
    many = [entry(number, 1, built(f"D{number}")) for number in range(2, 40)]
    lines = await told(entry(1, 0), *many, entry(40, 1, built("Z9"), undone=True))
    assert len(lines) == MOST_NEWS + 1
    assert "D39" in lines[-1]


async def test_a_panel_that_answers_an_act_tells_that_instead() -> None:
    assert await since(None, None, 0, "Done.") == []  # type: ignore[arg-type]
