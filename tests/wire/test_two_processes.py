"""R003: an operator starts the bot twice on one token and one database, and Discord makes every connection anew."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.offline import OfflineDiscord, text_of
from bot.rehearsal.process import BotProcess
from bot.rehearsal.thumbs import asked_of, fill, has, newest_id, open_table, play_turn, press, turn_posts
from tests.wire.conftest import check_log

pytestmark = pytest.mark.wire


def unsent(bot: BotProcess) -> int:
    """How many deliveries the record still holds back."""
    with sqlite3.connect(bot.database) as database:
        return int(database.execute("select count(*) from delivery where state <> 'sent'").fetchone()[0])


async def test_two_bots_on_one_token_and_one_database_act_once(
    discord: OfflineDiscord, bot: BotProcess, tmp_path: Path
) -> None:
    """Both processes get every interaction: one answers, the other keeps silent and does nothing. Every move counts once,
    every post stands once, and the second may die between two turns."""
    second = BotProcess(discord, tmp_path, log_level="DEBUG")
    second.log = tmp_path / "second.log"
    await second.start()
    try:
        async with asyncio.timeout(30):
            while "ready to serve" not in second.log.read_text() or len(discord.gateway.sessions) < 2:
                await asyncio.sleep(0.05)
        alix, bela, third = discord.person("Joueur 1"), discord.person("Joueur 2"), discord.person("Joueur 3")
        thread = await open_table(alix, bela)
        players = {alix.id: alix, bela.id: bela}
        posts = 1
        for turn in range(4):
            await discord.until(lambda posts=posts: len(turn_posts(third, thread)) == posts, 20)  # type: ignore[misc]
            post = turn_posts(third, thread)[-1]
            mover = players[asked_of(post, players)]
            choices = (await mover.autocomplete("ligne poser", "carte", "", channel=thread)).choices
            assert choices, "one of the two suggests"
            if turn == 2:
                # what it has claimed would wait for the end of its lease: it dies with nothing in hand
                await discord.until(lambda: not unsent(bot), 20)
                await second.kill()
                await discord.bot_online(10)
            panel = await fill(mover, (await press(mover, post, "play")).message)
            answers = await asyncio.gather(*(press(mover, panel, "go") for _ in range(3)))
            assert not [answer.error for answer in answers if answer.error]
            posts += 1
        await discord.until(lambda: len(turn_posts(third, thread)) == posts, 20)
        await asyncio.sleep(1)
        lines = [text_of(post).splitlines()[0] for post in turn_posts(third, thread)]
        assert len(lines) == len(set(lines)) == posts, lines
        with sqlite3.connect(bot.database) as database:
            kinds = [row[0] for row in database.execute("select kind from entry order by number")]
        assert kinds == ["start"] + ["play"] * (posts - 1)
        assert not unsent(bot)
    finally:
        await second.kill() if second.running else None
    check_log(second)


async def test_connections_made_anew_serve_on(discord: OfflineDiscord, bot: BotProcess) -> None:
    """A05: the gateway is cut while an interaction is at work, and Discord says READY three times: the answer comes all the
    same, nothing is registered or announced twice."""
    alix, bela, third = discord.person("Joueur 1"), discord.person("Joueur 2"), discord.person("Joueur 3")
    thread = await open_table(alix, bela)
    players = {alix.id: alix, bela.id: bela}
    registered = len([r for r in discord.requests if r.method == "PUT" and r.path.endswith("/commands")])
    for number in range(2):
        post = turn_posts(third, thread)[-1]
        mover = players[asked_of(post, players)]
        panel = await fill(mover, (await press(mover, post, "play")).message)
        discord.faults.slow("PATCH", r"/webhooks/\d+/", 0.4)  # the answer is on its way when the gateway goes
        answering = asyncio.create_task(press(mover, panel, "go"))
        await asyncio.sleep(0.1)
        await discord.drop_gateways(resumable=False)
        answer = await answering
        assert answer.error is None
        assert not has(answer.message, "go", enabled=False)
        await discord.bot_online(30)
        await discord.until(lambda number=number: len(turn_posts(third, thread)) == number + 2, 20)  # type: ignore[misc]
    await play_turn(players[asked_of(turn_posts(third, thread)[-1], players)], turn_posts(third, thread)[-1])
    await discord.until(lambda: len(turn_posts(third, thread)) == 4, 20)
    assert newest_id(third, thread) == turn_posts(third, thread)[-1]["id"]
    assert len([r for r in discord.requests if r.method == "PUT" and r.path.endswith("/commands")]) == registered
    assert len({text_of(post).splitlines()[0] for post in turn_posts(third, thread)}) == 4
