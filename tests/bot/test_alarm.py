"""The alarm drives the real scheduler; the house's own clock is moved by hand."""

from __future__ import annotations

import asyncio
from datetime import datetime

import pytest

from bot.clock.alarm import Alarm
from bot.clock.time import FakeClock, SystemClock
from bot.referee.model import TableRules
from bot.settings import Settings

from .conftest import HOST, House


async def until(check: object, seconds: float = 3) -> None:
    for _ in range(int(seconds / 0.01)):
        if check():  # type: ignore[operator]
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


async def test_it_sweeps_at_the_start_and_at_every_due_instant(house: House) -> None:
    table = await house.running(rules=TableRules(at_timeout="pass"))
    house.clock.advance(hours=49)  # nothing ran meanwhile
    alarm = Alarm(house.referee, house.clock)
    house.referee.on_stored(alarm.rearm)
    alarm.start()
    alarm.start()  # a second READY
    await until(lambda: alarm.handled == 3)
    assert (await house.referee.table(table.match_id)).number == 1
    house.clock.advance(hours=24)
    await until(lambda: alarm.handled == 4)
    await asyncio.sleep(0.05)
    assert alarm.handled == 4
    alarm.stop()
    house.clock.advance(hours=24)
    await asyncio.sleep(0.05)
    assert alarm.handled == 4
    assert (await house.referee.table(table.match_id)).chair(0).misses == 1
    assert table.host_id == HOST.id


class Troubled:
    """A sweep that fails the first time."""

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock
        self.calls = 0

    async def sweep(self) -> int:
        self.calls += 1
        if self.calls == 1:
            raise ZeroDivisionError
        return 1

    async def next_due(self) -> datetime | None:
        return None


async def test_a_failing_sweep_is_not_the_last(clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.clock.alarm.AFTER_TROUBLE", -clock.now().resolution)
    referee = Troubled(clock)
    alarm = Alarm(referee, clock)
    alarm.start()
    await until(lambda: alarm.handled == 1)
    assert referee.calls == 2
    alarm.stop()


def test_the_system_clock_is_aware() -> None:
    offset = SystemClock().now().utcoffset()
    assert offset is not None
    assert not offset


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.chdir(tmp_path)  # type: ignore[arg-type]
    for name in ("DISCORD_TOKEN", "DISCORD_API", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    bare = Settings()
    assert (bare.discord_token, bare.default_hours, bare.time_zone) == (None, None, "Europe/Paris")
    assert bare.database_url.startswith("sqlite:///")
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setenv("DATABASE_URL", "postgresql://u@h/d")
    monkeypatch.setenv("MENEUR_DEFAULT_HOURS", "72")
    settings = Settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "abc"
    assert "abc" not in repr(settings)
    assert (settings.database_url, settings.table_rules().hours) == ("postgresql://u@h/d", {"*": 72})
    for name, value in (("MENEUR_TIME_ZONE", "Mars/Base"), ("MENEUR_QUIET_HOURS", "late"), ("MENEUR_DEFAULT_HOURS", "0")):
        monkeypatch.setenv(name, value)
        with pytest.raises(ValueError, match=name.removeprefix("MENEUR_").lower()):
            Settings()
        monkeypatch.delenv(name)
