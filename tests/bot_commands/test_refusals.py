"""More that goes wrong, on positions further on: a full battlefield, a claim that fails, old panels, closed channels."""

from __future__ import annotations

import random
from typing import Any

import discord

from bot.referee.model import Table
from rules.codec import digest
from rules.game import Move
from rules.registry import game
from tests.bot_commands.house import House, controls, custom_id, texts

GAME = game("battle_line")
BY_NAME = {kind.name: kind for kind in GAME.moves}


async def turn(home: House, table: Table, field: int) -> Table:
    """Whoever is to act plays the first card of their hand there and draws a troop."""
    table = await home.bot.referee.table(table.match_id)
    seat = table.pending[0].actors[0]
    view = await home.bot.referee.view(table.match_id, seat)
    moves: list[Move] = [BY_NAME["place"](card=view.hands[seat][0], battlefield=field), BY_NAME["draw"](deck="troops")]
    user = table.chair(seat).user_id
    assert user is not None
    return (await home.bot.referee.play(table.match_id, user, seat, moves)).table


async def state_of(home: House, table: Table) -> str:
    """A fingerprint of all that could change."""
    after = await home.bot.referee.table(table.match_id)
    view = await home.bot.referee.view(table.match_id, "gm")
    return f"{after.number} {after.status} {digest(view)}"


async def test_a_full_battlefield_and_a_claim_that_fails(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    first = table.pending[0].actors[0]
    for _ in range(3):
        table = await turn(home, table, 4)
        table = await turn(home, table, 6)
    assert table.pending[0].actors == (first,)
    thread = home.thread(table)
    active, _ = home.active(table)
    before = await state_of(home, table)
    view = await home.bot.referee.view(table.match_id, first)
    card = view.hands[first][0]
    full = texts(await active.slash(thread, "ligne poser", carte=card, champ="4"))
    assert "complet" in full or "plein" in full, full
    assert "champ 4" in full
    rows = await active.autocomplete(thread, "ligne poser", "champ", "", carte=card)
    assert "4" not in [row["value"] for row in rows]
    assert [row["value"] for row in await active.autocomplete(thread, "ligne revendiquer", "champ", "")] == ["4"]
    failed = texts(await active.slash(thread, "ligne revendiquer", champ="4"))
    assert "encore caché" in failed, failed
    incomplete = texts(await active.slash(thread, "ligne revendiquer", champ="1"))
    assert incomplete not in (failed, full)
    assert await state_of(home, table) == before


async def test_a_claim_refused_with_a_whole_turn_leaves_the_rest_ready_to_be_played(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    for _ in range(3):
        table = await turn(home, table, 4)
        table = await turn(home, table, 6)
    thread, (active, _) = home.thread(table), home.active(table)
    panel = await active.slash(thread, "partie main")
    card = next(part for part in controls(panel) if part["type"] == 3)["options"][0]["value"]
    panel = await active.select(panel.response, [card], custom_id=custom_id(panel, "pick", "card."))
    panel = await active.select(panel.response, ["1"], custom_id=custom_id(panel, "pick", "battlefield."))
    panel = await active.select(panel.response, ["4"], custom_id=custom_id(panel, "pick", "claims."))
    assert "-# Pioche" in texts(panel), "a menu that shows its choice stands under its name"
    refused = await active.click(panel.response, custom_id=custom_id(panel, "go"))
    assert "décoché" in texts(refused)
    assert await home.bot.referee.table(table.match_id) == table
    await active.click(refused.response, custom_id=custom_id(refused, "go"))
    assert (await home.bot.referee.table(table.match_id)).number == table.number + 1


async def test_what_was_typed_at_length_is_not_repeated_at_length(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    active, _ = home.active(table)
    said = texts(await active.slash(home.thread(table), "ligne poser", carte="bla " * 375, champ="4"))
    assert "bla bla" in said
    assert said.count("bla") <= 10


async def test_old_panels_change_nothing_whoever_presses_them(home: House) -> None:
    """A02: every panel and post of earlier turns, pressed by the right person, by the other one and by a stranger, before
    and after a restart."""
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    old: list[tuple[Any, Any]] = []
    for field in (1, 2, 3):
        active, _ = home.active(await home.bot.referee.table(table.match_id))
        for command in ("partie main", "partie voir", "partie journal"):
            old.append((active, await active.slash(thread, command)))
        table = await turn(home, table, field)
        await home.settle()
    before = await state_of(home, table)
    dice = random.Random(7)
    pressed = 0
    for owner, shown in dice.sample(old, 8):
        for control in controls(shown):
            verb = control["custom_id"].split("|")[1]
            if control.get("disabled") or verb in ("back", "resign"):
                continue
            message = thread_message(home, shown)
            if control["type"] == 3:
                values = [control["options"][-1]["value"]]
                answer = await owner.select(message, values, custom_id=control["custom_id"])
            else:
                answer = await owner.click(message, custom_id=control["custom_id"])
            pressed += 1
            assert answer.acknowledged
            assert texts(answer)
            break  # the panel has changed by now
    await home.restart()
    for post in thread.history():
        for person in (home.alice, home.bob, home.carol):
            answer = await person.click(post, label="Jouer")
            assert answer.ephemeral
            assert texts(answer)
            pressed += 1
    assert pressed > 10
    assert await state_of(home, table) == before


def thread_message(home: House, shown: Any) -> Any:
    """The private message of an answer."""
    return shown.response


async def test_a_match_of_a_closed_channel_is_not_told_to_others(home: House) -> None:
    closed = home.guild.create_text_channel(
        "closed",
        overwrites={
            home.guild.default_role: discord.PermissionOverwrite(view_channel=False),
            home.alice: discord.PermissionOverwrite(view_channel=True),
            home.bot.user: discord.PermissionOverwrite(view_channel=True, send_messages=True, attach_files=True),
            home.bob: discord.PermissionOverwrite(view_channel=True),
        },
    )
    await home.alice.slash(closed, "partie creer", jeu="battle_line")
    table = (await home.bot.referee.tables_of_guild(home.guild.id))[0]
    for command in ("partie voir", "partie journal", "partie rejoindre", "partie exporter"):
        answer = await home.carol.slash(home.channel, command, partie=table.code)
        assert "I do not know that match" in texts(answer), command
    assert table.code not in texts(await home.carol.slash(home.channel, "partie liste"))
    assert await home.carol.autocomplete(home.channel, "partie rejoindre", "partie", "") == []
    assert "place 2" in texts(await home.bob.slash(home.channel, "partie rejoindre", partie=table.code))
    assert "LIG" in texts(await home.alice.user.slash("partie voir", partie=table.code))


async def test_a_correction_of_the_gm(home: House) -> None:
    await home.carol.slash(home.channel, "partie creer", jeu="battle_line", arbitrer=True)
    table = (await home.bot.referee.tables_of_guild(home.guild.id))[0]
    for person in (home.alice, home.bob):
        await person.slash(home.channel, "partie rejoindre", partie=table.code)
    await home.carol.slash(home.channel, "partie lancer", partie=table.code)
    await home.settle()
    thread = home.thread(await home.bot.referee.table(table.match_id))
    path = next(name for name in home.carol.available_commands(thread) if name.startswith("ligne mj"))
    command = home.bot.tree.get_command("ligne").get_command("mj").get_command(path.split()[-1])  # type: ignore[union-attr]
    wanted = ("battlefield", "side", "reason")
    titles = [parameter.display_name for parameter in command.parameters if parameter.name in wanted]
    values = dict(zip(titles, (3, 1, "mal lu"), strict=True))
    refused = await home.alice.slash(thread, path, **values)
    assert "réservé au MJ" in texts(refused)
    done = await home.carol.slash(thread, path, **values)
    assert "Corrected" in texts(done)
    view = await home.bot.referee.view(table.match_id, "public")
    assert view.fields[2].owner == 0
