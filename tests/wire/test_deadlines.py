"""A05 over the wire: deadlines that pass while the bot is down, and one that comes due a moment after it is up again."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta

import pytest

from bot.offline import Json, OfflineDiscord, text_of
from bot.rehearsal.process import BotProcess
from bot.rehearsal.thumbs import asked_of, fill, has, open_table, press, turn_posts

pytestmark = pytest.mark.wire


def due_at(bot: BotProcess, instant: datetime) -> int:
    """Write into the database of a bot that is down: the open decision ends at that instant, its reminders came an hour
    and half an hour earlier. The number of rows."""
    with sqlite3.connect(bot.database) as database:
        database.execute("update match set rules = json_set(rules, '$.at_timeout', 'pass')")
        changed = 0
        for kind, before in (("half", 60), ("last", 30), ("expiry", 0)):
            at = (instant - timedelta(minutes=before)).strftime("%Y-%m-%d %H:%M:%S.%f")
            row = database.execute("update deadline set due = ? where kind = ? and state = 'open'", (at, kind))
            changed += row.rowcount
    return changed


async def test_deadlines_that_pass_while_the_bot_is_down(discord: OfflineDiscord, bot: BotProcess) -> None:
    alix, bela, third = discord.person("Joueur 1"), discord.person("Joueur 2"), discord.person("Joueur 3")
    thread = await open_table(alix, bela)
    players = {alix.id: alix, bela.id: bela}

    def said() -> list[Json]:
        return [m for m in third.messages(thread) if m["components"]]

    # two hours late
    post = turn_posts(third, thread)[-1]
    late = players[asked_of(post, players)]
    other = bela if late is alix else alix
    panel = await fill(late, (await press(late, post, "play")).message)
    await bot.stop()
    before = len(said())
    assert due_at(bot, datetime.now(UTC) - timedelta(hours=2)) == 3
    await bot.start()
    await discord.until(lambda: len(turn_posts(third, thread)) == 2, 20)
    second = turn_posts(third, thread)[-1]
    assert asked_of(second, players) == other.id
    answer = await press(late, panel, "go")
    assert answer.error is None
    assert not has(answer.message, "go", enabled=False), "too late: told so, and nothing is played twice"
    news = [text_of(m) for m in said()[before:]]
    assert len(news) == len(set(news)) == 2, news
    assert any("maison a joué" in text for text in news), news
    assert not [m for m in said()[before:] if str(late.id) in text_of(m)], "no reminder of what is over"

    # a few seconds after the start, killed without goodbye
    await bot.kill()
    assert due_at(bot, datetime.now(UTC) + timedelta(seconds=3)) == 3
    await bot.start()
    # reminders of the other one, who still had a moment, then the turn of the first again
    await discord.until(lambda: asked_of(turn_posts(third, thread)[-1], players) == late.id, 20)
    with sqlite3.connect(bot.database) as database:
        kinds = [row[0] for row in database.execute("select kind from entry order by number")]
        left = database.execute("select count(*) from deadline where state = 'open' and due < ?", ("2020",)).fetchone()
    assert kinds.count("fallback") == len(kinds) - 1 >= 2
    assert left == (0,)
    assert bot.log.read_text().count("late_seconds=72") >= 1, "how late it was stands in the log"
