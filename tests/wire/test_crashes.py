"""The bot dies, Discord stumbles: no move is lost, nothing is said twice, old buttons work."""

from __future__ import annotations

import pytest

from bot.offline import Channel, Json, OfflineDiscord, Person, text_of
from bot.rehearsal.process import BotProcess
from bot.rehearsal.thumbs import asked_of, fill, has, newest_id, open_table, play_turn, press, seen, turn_posts

pytestmark = pytest.mark.wire

THREAD_POSTS = r"/channels/{}/messages$"


def told(person: Person, thread: Channel) -> list[str]:
    """The first lines of all posts with a picture or controls in the thread, oldest first."""
    return [text_of(message).splitlines()[0] for message in person.messages(thread) if message["components"]]


async def complete_panel(person: Person, post: Json) -> Json:
    """The turn panel, filled in and ready to be played."""
    return await fill(person, (await press(person, post, "play")).message)


@pytest.mark.parametrize("reached_discord", [False, True], ids=["post-not-sent", "post-sent-answer-lost"])
async def test_killed_between_storing_a_move_and_announcing_it(
    discord: OfflineDiscord, bot: BotProcess, reached_discord: bool
) -> None:
    """Must show 4: SIGKILL after the move is stored, before (or while) it is announced; after the restart the move stands,
    every announcement is there once and in order, and old buttons work."""
    alix, bela, third = discord.person("Joueur 1"), discord.person("Joueur 2"), discord.person("Joueur 3")
    thread = await open_table(alix, bela)
    players = {alix.id: alix, bela.id: bela}
    first = turn_posts(third, thread)[-1]
    mover = players[asked_of(first, players)]
    other = bela if mover is alix else alix

    route = THREAD_POSTS.format(thread.id)
    if reached_discord:
        fault = discord.faults.add("POST", route, 500, times=1000, after_effect=True)
    else:
        fault = discord.faults.add("POST", route, 429, times=1000, retry_after=20)  # the library waits: nothing is put off
    panel = await complete_panel(mover, first)
    answer = await press(mover, panel, "go")
    assert answer.error is None
    assert not has(answer.message, "go", enabled=False), "the move is stored: its player is told so"
    await discord.until(lambda: fault.hits > 0, 15)
    await bot.kill()
    discord.faults.clear()
    before = told(third, thread)
    await bot.start()

    await discord.until(lambda: len(turn_posts(third, thread)) == 2, 20)
    second = turn_posts(third, thread)[-1]
    assert asked_of(second, players) == other.id
    if reached_discord:
        assert told(third, thread) == before, "what had arrived is not said again"

    # an old button of the player who moved: an answer, and no second move
    stale = await press(mover, first, "play")
    assert stale.error is None
    assert not has(stale.message, "go", enabled=False)
    # the panel drawn before the crash is still on the screen of the player; the other's turn goes on from the old post
    await play_turn(other, second)
    await discord.until(lambda: len(turn_posts(third, thread)) == 3, 15)
    lines = told(third, thread)
    assert len(lines) == len(set(lines)), lines
    assert [post["id"] for post in turn_posts(third, thread)] == sorted(post["id"] for post in turn_posts(third, thread))


async def test_restart_in_the_middle_keeps_panels_alive(discord: OfflineDiscord, bot: BotProcess) -> None:
    """A half-filled panel goes on after a restart exactly where it was."""
    alix, bela, third = discord.person("Joueur 1"), discord.person("Joueur 2"), discord.person("Joueur 3")
    thread = await open_table(alix, bela)
    players = {alix.id: alix, bela.id: bela}
    post = turn_posts(third, thread)[-1]
    mover = players[asked_of(post, players)]
    panel = await complete_panel(mover, post)
    await bot.stop()
    await bot.start()
    answer = await press(mover, panel, "go")
    assert answer.error is None
    assert not has(answer.message, "go", enabled=False), text_of(answer.message)
    await discord.until(lambda: newest_id(third, thread) != post["id"], 15)


async def test_a_stumbling_discord_loses_nothing(discord: OfflineDiscord, bot: BotProcess) -> None:
    """Rate limits, server errors and dropped gateways during a match: three turns, three posts, in order."""
    alix, bela, third = discord.person("Joueur 1"), discord.person("Joueur 2"), discord.person("Joueur 3")
    thread = await open_table(alix, bela)
    players = {alix.id: alix, bela.id: bela}
    route = THREAD_POSTS.format(thread.id)
    for number, (status, wait) in enumerate(((429, 0.3), (500, None), (502, None)), start=1):
        post = turn_posts(third, thread)[-1]
        mover = players[asked_of(post, players)]
        panel = await complete_panel(mover, post)
        discord.faults.add("POST", route, status, retry_after=wait, after_effect=number == 2)
        if number == 3:
            await discord.drop_gateways(resumable=True)
            await discord.bot_online(30)
        await press(mover, panel, "go")
        await discord.until(lambda number=number: len(turn_posts(third, thread)) == number + 1, 40)  # type: ignore[misc]
    lines = told(third, thread)
    assert len(lines) == len(set(lines)), lines


async def test_double_clicks_count_once(discord: OfflineDiscord, bot: BotProcess) -> None:
    """Five clicks on the same button of the same panel: one move, and five answers."""
    import asyncio

    alix, bela, third = discord.person("Joueur 1"), discord.person("Joueur 2"), discord.person("Joueur 3")
    thread = await open_table(alix, bela)
    players = {alix.id: alix, bela.id: bela}
    post = turn_posts(third, thread)[-1]
    mover = players[asked_of(post, players)]
    panel = await complete_panel(mover, post)
    answers = await asyncio.gather(*(press(mover, panel, "go") for _ in range(5)))
    assert not [answer.error for answer in answers if answer.error]
    await seen(third, lambda m: int(m["channel_id"]) == thread.id and has(m, "play") and m["id"] != post["id"])
    await asyncio.sleep(0.5)
    assert len(turn_posts(third, thread)) == 2
