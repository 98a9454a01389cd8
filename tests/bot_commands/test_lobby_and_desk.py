"""The lobby with its options, and the GM's desk."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panels.gm.acts import MOST_HOURS
from tests.bot_commands.house import House, controls, custom_id, of_kind, picture_texts, texts


async def test_a_lobby_by_buttons_alone(home: House) -> None:
    opened = await home.alice.slash(home.channel, "partie creer", jeu="battle_line")
    assert opened.ephemeral
    assert "LIG-1" in texts(opened)
    await home.settle()
    post = home.channel.last_message
    assert "place 2" in texts(await home.bob.click(post, label="Rejoindre"))
    await home.settle()
    table = await home.bot.referee.table(1)
    assert [chair.user_id for chair in table.chairs] == [home.alice.id, home.bob.id]
    left = await home.bob.click(home.channel.last_message, label="Quitter")
    assert "Tu as quitté" in texts(left)
    await home.settle()
    await home.alice.click(home.channel.last_message, label="Ajouter un automate")
    await home.settle()
    started = await home.alice.click(home.channel.last_message, label="Lancer")
    assert "C’est parti" in texts(started)
    assert (await home.bot.referee.table(1)).status == "running"


async def test_joining_twice_holds_one_seat(home: House) -> None:
    table = await home.open(home.alice)
    first = await home.bob.slash(home.channel, "partie rejoindre")
    second = await home.bob.slash(home.channel, "partie rejoindre", partie=table.code.lower())
    assert "place 2" in texts(first)
    assert "déjà à cette table" in texts(second)
    assert len((await home.bot.referee.table(table.match_id)).chairs) == 2
    assert "complète" not in texts(second)
    full = await home.carol.slash(home.channel, "partie rejoindre", partie=table.code)
    assert "full" in texts(full)


async def test_options_are_derived_and_only_the_host_sets_them(home: House) -> None:
    table = await home.open(home.alice)
    await home.settle()
    post = home.channel.last_message
    panel = await home.alice.click(post, label="Options")
    menu = custom_id(panel, "opt", "series")
    changed = await home.alice.select(panel.response, ["best-of-3"], custom_id=menu)
    assert "C’est noté" in texts(changed)
    assert (await home.bot.referee.table(table.match_id)).options.series == "best-of-3"
    select = next(control for control in controls(changed) if "|series." in control["custom_id"])
    assert [option["value"] for option in select["options"] if option.get("default")] == ["best-of-3"]
    read = await home.carol.click(post, label="Options")
    assert not [control for control in controls(read) if control["type"] == 3]
    assert "Only the host" in texts(read)


async def test_house_rules_of_a_table(home: House) -> None:
    table = await home.open(home.alice)
    await home.settle()
    panel = await home.alice.click(home.channel.last_message, label="Options")
    panel = await home.alice.click(panel.response, custom_id=custom_id(panel, "options", "house"))
    wanted = {"hours": "24", "at_timeout": "autopilot", "take_back": "no", "gm_sees_all": "yes", "quiet": "22-8"}
    for name, value in wanted.items():
        panel = await home.alice.select(panel.response, [value], custom_id=custom_id(panel, "rule", name))
        assert "C’est noté" in texts(panel), name
    rules = (await home.bot.referee.table(table.match_id)).rules
    assert (dict(rules.hours), rules.at_timeout, rules.take_back, rules.gm_sees_all) == ({"*": 24}, "autopilot", False, True)
    panel = await home.alice.select(panel.response, ["none"], custom_id=custom_id(panel, "rule", "hours"))
    panel = await home.alice.select(panel.response, ["none"], custom_id=custom_id(panel, "rule", "quiet"))
    rules = (await home.bot.referee.table(table.match_id)).rules
    assert (dict(rules.hours), rules.quiet) == ({"*": None}, "")


async def test_a_text_option_is_typed_into_a_modal_even_after_a_restart(home: House) -> None:
    table = await home.open(home.alice)
    await home.settle()
    panel = await home.alice.click(home.channel.last_message, label="Options")
    assert "TOML" not in texts(panel)  # what the table writes itself is offered only where the table wants that
    panel = await home.alice.select(panel.response, ["custom"], custom_id=custom_id(panel, "opt", "terrain."))
    shown = await home.alice.click(panel.response, custom_id=custom_id(panel, "optask", "terrain_text"))
    assert shown.modal is not None
    assert len(shown.modal["title"]) <= 45
    await home.restart()
    refused = await home.alice.submit_modal(shown, {"value": "@everyone\nnot a terrain = = ="})
    assert refused.response.ephemeral
    options = (await home.bot.referee.table(table.match_id)).options
    assert "everyone" not in options.terrain_text or "C’est noté" in texts(refused)
    assert "@everyone" not in texts(refused)


async def test_a_table_cannot_be_opened_in_a_direct_message(home: House) -> None:
    refused = await home.alice.user.slash("partie creer")
    assert "salon de serveur" in texts(refused)


async def test_a_table_opens_only_where_a_thread_can_hang(home: House) -> None:
    """A13: Discord would refuse the lobby's post or its thread, and the table would never be seen."""
    forum = home.guild.create_forum_channel("tables")
    voice = home.guild.create_voice_channel("vocal")
    for place in (voice, forum):
        refused = await home.alice.slash(place, "partie creer")
        assert "pas de fil" in texts(refused), place
    assert await home.bot.referee.tables_of_guild(home.guild.id) == ()
    news = home.guild.create_news_channel("annonces")
    assert "LIG-1" in texts(await home.alice.slash(news, "partie creer", jeu="battle_line"))


async def test_a_command_outside_any_match(home: House) -> None:
    for command in ("partie voir", "partie journal", "partie annuler", "partie main", "mj pause"):
        answer = await home.bob.slash(home.channel, command)
        assert answer.ephemeral
        assert "aucune partie en cours" in texts(answer), command


async def test_the_desk_is_for_the_gm(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    for command in ("mj pause", "mj table", "mj terminer", "mj annuler-coup", "mj forcer"):
        assert "réservé au MJ" in texts(await home.bob.slash(thread, command)), command
    assert "for the GM" in texts(await home.carol.slash(thread, "mj pause"))
    assert (await home.bot.referee.table(table.match_id)).status == "running"


async def test_pause_and_resume_by_the_desk(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    desk = await home.alice.slash(home.thread(table), "mj table")
    assert "<t:" in texts(desk)
    paused = await home.alice.click(desk.response, label="Mettre en pause")
    assert (await home.bot.referee.table(table.match_id)).status == "paused"
    late = await home.active(table)[0].slash(home.thread(table), "ligne piocher", pioche="troops")
    assert "en pause" in texts(late)
    await home.restart()
    await home.alice.click(paused.response, label="Reprendre")
    assert (await home.bot.referee.table(table.match_id)).status == "running"


async def test_more_time_by_a_modal_and_by_a_command(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    before = table.dues[0].due
    assert before is not None
    desk = await home.alice.slash(thread, "mj table")
    shown = await home.alice.click(desk.response, custom_id=custom_id(desk, "extask"))
    for wrong in ("dix", "-3", "0", str(MOST_HOURS + 1)):
        refused = await home.alice.submit_modal(shown, {"hours": wrong})
        assert "entre 1 et 720" in texts(refused)
        desk = await home.alice.slash(thread, "mj table")
        shown = await home.alice.click(desk.response, custom_id=custom_id(desk, "extask"))
    await home.alice.submit_modal(shown, {"hours": "10"})
    await home.alice.slash(thread, "mj prolonger", heures=2)
    after = (await home.bot.referee.table(table.match_id)).dues[0].due
    assert after is not None
    assert (after - before).total_seconds() == 12 * 3600


async def test_a_gm_who_plays_needs_another_seats_agreement(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    seat = table.pending[0].actors[0]
    desk = await home.alice.slash(thread, "mj table")
    assert "Tu joues aussi" in texts(desk)
    panel = await home.alice.select(desk.response, [str(seat)], custom_id=custom_id(desk, "gmseat"))
    asked = await home.alice.click(panel.response, custom_id=custom_id(panel, "gmact", "auto"))
    assert "demandé l’accord" in texts(asked)
    assert (await home.bot.referee.table(table.match_id)).number == 0
    await home.settle()
    question = thread.last_message
    asked_at = question.id
    ids = [row["custom_id"] for row in of_kind([part.to_dict() for part in question.components], 2)]
    yes = next(text for text in ids if "|yes|" in text)
    stranger = await home.carol.click(question, custom_id=yes)
    assert "not put to you" in texts(stranger)
    await home.bob.click(question, custom_id=yes)
    assert (await home.bot.referee.table(table.match_id)).number >= 1
    await home.settle()
    settled = str([part.to_dict() for part in next(post for post in thread.history() if post.id == asked_at).components])
    assert "bob accepte" in settled
    assert "|yes|" not in settled
    assert "|no|" not in settled


async def test_a_gm_without_a_seat_sees_only_what_the_table_allows(home: House) -> None:
    await home.carol.slash(home.channel, "partie creer", jeu="battle_line", arbitrer=True)
    table = (await home.bot.referee.tables_of_guild(home.guild.id))[0]
    for person in (home.alice, home.bob):
        await person.slash(home.channel, "partie rejoindre", partie=table.code)
    await home.carol.slash(home.channel, "partie lancer", partie=table.code)
    await home.settle()
    thread = home.thread(await home.bot.referee.table(table.match_id))
    blind = await home.carol.slash(thread, "mj voir-comme", place="alice")
    assert "does not see the hands" in texts(blind)
    assert not picture_texts(blind)
    wrong = await home.carol.slash(thread, "mj voir-comme", place="nobody")
    assert "Which seat" in texts(wrong)


async def test_a_gm_without_a_seat_may_act_at_once(home: House) -> None:
    await home.carol.slash(home.channel, "partie creer", jeu="battle_line", arbitrer=True)
    table = (await home.bot.referee.tables_of_guild(home.guild.id))[0]
    for person in (home.alice, home.bob):
        await person.slash(home.channel, "partie rejoindre", partie=table.code)
    panel = await home.carol.slash(home.channel, "partie voir", partie=table.code)
    house_rules = await home.carol.click(panel.response, label="Options")
    house_rules = await home.carol.click(house_rules.response, custom_id=custom_id(house_rules, "options", "house"))
    await home.carol.select(house_rules.response, ["yes"], custom_id=custom_id(house_rules, "rule", "gm_sees_all"))
    await home.carol.slash(home.channel, "partie lancer", partie=table.code)
    await home.settle()
    thread = home.thread(await home.bot.referee.table(table.match_id))
    seen = await home.carol.slash(thread, "mj voir-comme", place="alice")
    assert seen.ephemeral
    assert "hand" in picture_texts(seen)
    seat = (await home.bot.referee.table(table.match_id)).pending[0].actors[0]
    played = await home.carol.slash(thread, "mj jouer-pour", place=str(seat + 1))
    assert "The house played" in texts(played)
    assert (await home.bot.referee.table(table.match_id)).number == 1
    undone = await home.carol.slash(thread, "mj annuler-coup")
    assert "undone" in texts(undone)
    herself = await home.carol.slash(thread, "mj remplacer", place="bob", joueur=home.carol)
    assert "does not sit down" in texts(herself), "she has seen the other hand"
    dora = home.guild.add_member(home.env.create_user("dora"))
    given = await home.carol.slash(thread, "mj remplacer", place="bob", joueur=dora)
    assert "goes to dora" in texts(given)


async def test_ending_asks_once_more(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    asked = await home.alice.slash(home.thread(table), "mj terminer", raison="fatigue")
    assert "fatigue" in texts(asked)
    assert (await home.bot.referee.table(table.match_id)).status == "running"
    await home.alice.click(asked.response, label="Terminer la partie")
    assert (await home.bot.referee.table(table.match_id)).status == "over"
    await home.settle()
    assert "fatigue" in texts(await home.bob.slash(home.thread(table), "partie journal"))
    end = home.thread(table).last_message
    assert any("Raison\u00a0: fatigue" in str(part.to_dict()["content"]) for part in end.components if part.type.value == 10)


async def test_a_reminder_pings_only_those_waited_for(home: House) -> None:
    """A13: stored and carried like everything that is said: an archived thread is woken for it, and a restart does not
    make it possible to ping again at once."""
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    active, _ = home.active(table)
    home.env.backend.get_channel(thread.id).thread_metadata.archived = True
    home.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=50083, message="archived", times=1)
    desk = await home.alice.slash(thread, "mj table")
    done = await home.alice.click(desk.response, label="Rappeler")
    assert "Le rappel est parti" in texts(done)
    await home.settle()
    await home.restart()
    again = await home.alice.slash(thread, "mj table")
    again = await home.alice.click(again.response, label="Rappeler")
    assert "moins de dix minutes" in texts(again)
    where = f"/channels/{thread.id}/messages"
    sent = [request for request in home.env.http_requests if request.method == "POST" and where in request.path]
    body: dict[str, Any] = sent[-1].json
    assert [str(user) for user in body["allowed_mentions"]["users"]] == [str(active.id)]


@pytest.mark.parametrize("name", ["@everyone", "**x**\n# y", "\u202eliot", "<@1>", "`a`"])
async def test_hostile_names_are_shown_as_text(home: House, name: str) -> None:
    rogue = home.guild.add_member(home.env.create_user("rogue", global_name=name))
    table = await home.open(home.alice)
    await rogue.slash(home.channel, "partie rejoindre", partie=table.code)
    await home.alice.slash(home.channel, "partie lancer", partie=table.code)
    listed = await home.alice.slash(home.channel, "partie liste")
    assert "@everyone" not in texts(listed)
    assert "<@1>" not in texts(listed)
    assert "\u202e" not in texts(listed)
    assert "\n# y" not in texts(listed)


async def test_help_is_short_in_both_languages(home: House) -> None:
    for person in (home.alice, home.carol):
        said = texts(await person.slash(home.channel, "aide"))
        assert "</partie creer:" in said
        assert "`/ligne`" in said
        assert ("(create)" in said) is (person is home.carol)
        assert len(said) < 1000  # one screen of a phone
    pong = await home.carol.slash(home.channel, "ping")
    assert pong.ephemeral
    assert pong.response.content == "Here!"
