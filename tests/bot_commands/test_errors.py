"""Faults of ours: an id, nothing secret in the log, only the match whose rules broke set apart, everything else going on."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
import structlog

from bot import errors
from tests.bot_commands import wire
from tests.bot_commands.house import House, custom_id, quick_pictures, texts
from tests.offline import spec

SECRET = "R10 lies in the hand of seat 1"


@pytest.fixture
def lines() -> Any:
    """What is logged meanwhile."""
    with structlog.testing.capture_logs() as captured:
        yield captured


async def test_rules_that_break_set_their_match_apart_and_no_other(
    home: House, monkeypatch: pytest.MonkeyPatch, lines: Any
) -> None:
    broken = await home.begin(home.alice, home.bob)
    other = await home.begin(home.alice, home.carol)

    def play_seat(*args: Any) -> Any:
        raise AssertionError(SECRET)

    active, _ = home.active(broken)
    seat = broken.seats_of(active.id)[0]
    card = (await home.bot.referee.view(broken.match_id, seat)).hands[seat][0]
    monkeypatch.setattr("rules.battle_line.game.play_seat", play_seat)
    answer = await active.slash(home.thread(broken), "ligne poser", carte=card, champ="1")
    monkeypatch.undo()
    quick_pictures(monkeypatch)
    assert answer.ephemeral
    assert "mets de côté" in texts(answer)
    assert (await home.bot.referee.table(broken.match_id)).status == "broken"
    assert (await home.bot.referee.table(other.match_id)).status == "running"
    incident = next(line for line in lines if line["event"] == "incident")
    assert incident["id"] in texts(answer)
    assert incident["match"] == broken.match_id
    assert "R10" not in str(lines)
    late = await active.slash(home.thread(broken), "ligne poser", carte=card, champ="1")
    assert "mise de côté" in texts(late)
    goes_on, _ = home.active(other)
    seat = other.seats_of(goes_on.id)[0]
    card = (await home.bot.referee.view(other.match_id, seat)).hands[seat][0]
    await goes_on.slash(home.thread(other), "ligne poser", carte=card, champ="1")
    assert (await home.bot.referee.table(other.match_id)).number == 1


async def test_a_picture_that_cannot_be_drawn_stops_nobody(home: House, monkeypatch: pytest.MonkeyPatch, lines: Any) -> None:
    table = await home.begin(home.alice, home.bob)

    class Torn:
        def hand(self, view: Any, look: Any) -> Any:
            raise ValueError(SECRET)

    monkeypatch.setattr("bot.panels.desk.painter", lambda key: Torn())
    active, _ = home.active(table)
    panel = await active.slash(home.thread(table), "partie main")
    assert "À toi" in texts(panel)
    assert "R10" not in str(lines)
    assert any(line["event"] == "incident" for line in lines)
    assert (await home.bot.referee.table(table.match_id)).status == "running"


async def test_a_fault_elsewhere_gets_an_id_and_leaves_the_match_alone(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await home.begin(home.alice, home.bob)

    async def break_down(*args: Any) -> Any:
        raise RuntimeError("no such luck")

    monkeypatch.setattr("bot.panels.play.resign", break_down)
    answer = await home.alice.slash(home.thread(table), "partie abandonner")
    assert "de mon côté" in texts(answer)
    assert (await home.bot.referee.table(table.match_id)).status == "running"


async def test_even_a_database_that_is_gone_leaves_nobody_thinking(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*args: Any) -> Any:
        raise OSError("disk")

    monkeypatch.setattr(home.store, "remember", gone)
    answer = await home.carol.slash(home.channel, "partie liste")
    assert answer.ephemeral
    assert "broke on my side" in texts(answer)
    # a button that opens a modal has no acknowledgement before it
    monkeypatch.undo()
    quick_pictures(monkeypatch)
    table = await home.begin(home.alice, home.bob)
    desk = await home.alice.slash(home.thread(table), "mj table")
    await home.restart()
    monkeypatch.setattr(home.store, "remember", gone)
    answer = await home.alice.click(desk.response, custom_id=custom_id(desk, "extask"))
    assert answer.ephemeral
    assert "de mon côté" in texts(answer)


async def test_an_interaction_that_discord_gave_up_changes_nothing(home: House, lines: Any) -> None:
    """R001, R003: an acknowledgement that comes too late, or second, is followed by no act."""
    table = await home.begin(home.alice, home.bob)
    active, _ = home.active(table)
    seat = table.seats_of(active.id)[0]
    card = (await home.bot.referee.view(table.match_id, seat)).hands[seat][0]

    class Response:
        async def defer(self, **how: Any) -> None:
            reply: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(reply, {"code": 10062, "message": "Unknown interaction"})

    interaction: Any = SimpleNamespace(response=Response(), message=None, command=None)
    begun: list[str] = []

    async def work(ask: Any) -> Any:
        begun.append(card)

    await home.bot.desk.serve(interaction, work, "late")
    assert not begun
    assert any(line["event"] == "too late" for line in lines)
    assert (await home.bot.referee.table(table.match_id)).number == 0


async def test_a_command_that_changed_since_is_answered(home: House) -> None:
    """R025: the client still sends the options of yesterday."""
    said: list[Any] = []

    class Response:
        def is_done(self) -> bool:
            return False

        async def send_message(self, **what: Any) -> None:
            said.append(what)

    interaction: Any = SimpleNamespace(
        response=Response(), locale="fr", command=None, type=discord.InteractionType.application_command
    )
    command = home.bot.tree.get_command("ping")
    await home.bot.tree.on_error(interaction, discord.app_commands.CommandSignatureMismatch(command))  # type: ignore[arg-type]
    assert any(isinstance(error, discord.app_commands.CommandSignatureMismatch) for error in home.env.errors)
    assert said[0]["ephemeral"]
    assert "vient de changer" in str(said[0]["view"].to_components())


def test_an_incident_names_places_and_no_values(lines: Any) -> None:
    try:
        raise ValueError("plain words")
    except ValueError as error:
        incident = errors.record(error, match_id=None, what="test")
    assert not incident.match_fault
    assert lines[0]["message"] == "plain words"
    assert lines[0]["error"] == "ValueError"


@pytest.mark.skipif(not spec.PRESENT, reason="Discord's description does not lie next to the project")
def test_the_check_of_requests_does_object() -> None:
    body = {"type": 4, "data": {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81}]}]}}
    request = SimpleNamespace(method="POST", path="/interactions/1/token/callback", json=body)
    assert wire.faults([request])
    assert wire.faults([SimpleNamespace(method="GET", path="/no/such/route", json=None)])
