"""Slash commands, autocomplete, components and modals: what a person does and what comes back, within Discord's rules."""

import asyncio

import discord
import pytest

from bot.offline import OfflineDiscord, Refused, Upload

from .small_bot import SmallBot, png


async def test_a_slash_command_is_answered_in_the_channel(offline: OfflineDiscord, bot: SmallBot) -> None:
    one, two = offline.person("Joueur 1"), offline.person("Joueur 2")
    answer = await one.slash("table poser", carte="Rouge", champ=3)
    assert answer.kind == 4
    assert answer.message["content"] == "Rouge en 3"
    assert answer.message["type"] == 20
    assert answer.ack_seconds is not None
    assert answer.ack_seconds < 1
    assert two.inbox[-1]["content"] == "Rouge en 3"


async def test_names_may_be_typed_in_either_language(offline: OfflineDiscord, bot: SmallBot) -> None:
    answer = await offline.person("Joueur 2").slash("table poser", card="Rouge", champ=1)
    assert answer.message["content"] == "Rouge en 1"


async def test_autocomplete_speaks_the_persons_language(offline: OfflineDiscord, bot: SmallBot) -> None:
    french = await offline.person("Joueur 1").autocomplete("table poser", "carte", "rou", champ=2)
    english = await offline.person("Joueur 2").autocomplete("table poser", "carte", "rou")
    assert french.choices == [{"name": "Rouge", "value": "Rouge"}]
    assert english.choices == [{"name": "Red", "value": "Rouge"}]
    callback = offline.requests[-1]
    assert callback.body["type"] == 8


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("table poser", {"carte": "Rouge"}),
        ("table poser", {"carte": "Rouge", "champ": "trois"}),
        ("table poser", {"carte": "Rouge", "champ": 1, "inconnu": 2}),
        ("table inconnu", {}),
        ("table", {}),
        ("inconnue", {}),
    ],
)
async def test_what_the_client_would_not_send_is_refused(
    offline: OfflineDiscord, bot: SmallBot, words: str, options: dict[str, object]
) -> None:
    with pytest.raises(Refused):
        await offline.person("Joueur 1").slash(words, **options)
    assert "INTERACTION_CREATE" not in bot.heard


async def test_a_deferred_reply_is_filled_by_the_first_follow_up(offline: OfflineDiscord, bot: SmallBot) -> None:
    person = offline.person("Joueur 1")
    answer = await person.slash("table voir")
    assert answer.kind == 5
    assert len(answer.messages) == 1
    assert answer.answer_seconds is not None
    assert answer.ack_seconds is not None
    assert answer.answer_seconds > answer.ack_seconds
    states = [message for message in person.inbox if message["id"] == answer.message["id"]]
    assert states[0]["flags"] & 128
    assert not states[-1]["flags"] & 128
    gallery = answer.message["components"][0]["components"][1]
    item = gallery["items"][0]
    assert (item["media"]["width"], item["media"]["height"]) == (4, 3)
    assert item["description"] == "plateau"
    assert person.picture(item["media"]) == png()


async def test_an_ephemeral_answer_reaches_nobody_else(offline: OfflineDiscord, bot: SmallBot) -> None:
    one, two = offline.person("Joueur 1"), offline.person("Joueur 2")
    answer = await one.slash("table main")
    assert answer.ephemeral
    assert answer.message["content"] == "3 rouge"
    assert one.inbox[-1]["content"] == "3 rouge"
    assert two.inbox == []
    assert "MESSAGE_CREATE" not in bot.heard


async def test_a_dismissed_answer_stays_there_for_the_bot(offline: OfflineDiscord, bot: SmallBot) -> None:
    person = offline.person("Joueur 1")
    answer = await person.slash("table main")
    person.dismiss(answer.message)
    assert person.messages() == []
    with pytest.raises(Refused):
        await person.click(answer.message, "Jouer")
    assert answer.message["content"] == "3 rouge"


async def test_no_acknowledgement_in_time_fails(offline: OfflineDiscord, bot: SmallBot) -> None:
    offline.desk.ack_seconds = 0.05
    answer = await offline.person("Joueur 1").slash("table dormir")
    assert answer.kind is None
    assert answer.error == "interaction failed"


async def test_a_late_acknowledgement_is_an_unknown_interaction(offline: OfflineDiscord, bot: SmallBot) -> None:
    offline.desk.ack_seconds = 0.02
    caught: list[discord.NotFound] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        await asyncio.sleep(0.05)
        try:
            await interaction.response.send_message("trop tard")
        except discord.NotFound as error:
            caught.append(error)

    await offline.person("Joueur 1").slash("table dormir")
    await offline.until(lambda: bool(caught))
    assert caught[0].code == 10062


async def test_the_token_lasts_fifteen_minutes(offline: OfflineDiscord, bot: SmallBot) -> None:
    answer = await offline.person("Joueur 1").slash("table ping")
    hook = discord.Webhook.partial(offline.world.bot.id, answer.interaction.token, client=bot)
    offline.desk.token_seconds = -1.0
    with pytest.raises(discord.HTTPException) as caught:
        await hook.send("encore")
    assert caught.value.code == 50027


async def test_follow_ups_before_an_acknowledgement_have_no_webhook(offline: OfflineDiscord, bot: SmallBot) -> None:
    offline.desk.ack_seconds = 0.3
    asking = asyncio.create_task(offline.person("Joueur 1").slash("table dormir"))
    await offline.until(lambda: "INTERACTION_CREATE" in bot.heard)
    token = next(reversed(offline.desk._by_token))
    with pytest.raises(discord.NotFound) as caught:
        await discord.Webhook.partial(offline.world.bot.id, token, client=bot).send("trop tôt")
    assert caught.value.code == 10015
    await asking


async def test_a_button_edits_its_post_and_replaces_the_picture(offline: OfflineDiscord, bot: SmallBot) -> None:
    person = offline.person("Joueur 1")
    post = (await person.slash("table voir")).message
    answer = await person.click(post, "Jouer")
    assert answer.kind == 7
    assert answer.message["id"] == post["id"]
    box = answer.message["components"][0]
    assert box["components"][0]["content"] == "La table, coup 2"
    assert box["components"][1]["items"][0]["media"]["width"] == 8
    assert answer.message["attachments"] == []  # what a layout shows is not among the attachments
    assert post["components"][0]["components"][0]["content"] == "La table"  # what one received never changes


async def test_a_deferred_update_can_be_followed_by_an_ephemeral_hand(offline: OfflineDiscord, bot: SmallBot) -> None:
    one, two = offline.person("Joueur 1"), offline.person("Joueur 2")
    post = (await one.slash("table voir")).message
    answer = await two.click(post, "slow")
    assert answer.kind == 6
    assert [m["content"] for m in answer.messages] == ["Ta main"]
    assert two.inbox[-1]["content"] == "Ta main"
    assert all(m["content"] != "Ta main" for m in one.inbox)


async def test_a_select_sends_its_values(offline: OfflineDiscord, bot: SmallBot) -> None:
    person = offline.person("Joueur 1")
    post = (await person.slash("table voir")).message
    assert (await person.select(post, "suit", ["Bleu"])).messages[0]["content"] == "choisi B"
    assert (await person.select(post, "Couleur", "R")).messages[0]["content"] == "choisi R"
    for wrong in ([], ["Vert"], ["R", "B"]):
        with pytest.raises(Refused):
            await person.select(post, "suit", wrong)


async def test_a_modal_is_filled_by_label(offline: OfflineDiscord, bot: SmallBot) -> None:
    person = offline.person("Joueur 1")
    post = (await person.slash("table voir")).message
    opened = await person.click(post, "Écrire")
    assert opened.kind == 9
    assert opened.modal is not None
    assert opened.modal.title == "Une lettre"
    with pytest.raises(Refused):
        await person.submit(opened, {})
    with pytest.raises(Refused):
        await person.submit(opened, {"Texte": "x" * 201})
    with pytest.raises(Refused):
        await offline.person("Joueur 2").submit(opened, {"Texte": "pas à moi"})
    answer = await person.submit(None, {"Texte": "paix", "tone": ["Poli"]})
    assert answer.message["content"] == "paix ['polite']"
    with pytest.raises(Refused):
        await person.submit(opened, {"Texte": "deux fois"})


async def test_controls_that_are_not_there(offline: OfflineDiscord, bot: SmallBot) -> None:
    person = offline.person("Joueur 1")
    post = (await person.slash("table voir")).message
    with pytest.raises(Refused):
        await person.click(post, "Inconnu")
    channel = bot.get_channel(int(post["channel_id"]))
    assert isinstance(channel, discord.TextChannel)
    await channel.get_partial_message(int(post["id"])).delete()
    with pytest.raises(Refused):
        await person.click(post, "Jouer")


async def test_commands_work_in_private_messages(offline: OfflineDiscord, bot: SmallBot) -> None:
    one, two = offline.person("Joueur 1"), offline.person("Joueur 2")
    answer = await one.slash("table ping", channel=one.dm)
    assert answer.message["content"] == "pong"
    assert one.messages(one.dm)[-1]["content"] == "pong"
    assert two.inbox == []


async def test_late_follow_ups_are_waited_for(offline: OfflineDiscord, bot: SmallBot) -> None:
    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.send_message("un")
            await asyncio.sleep(0.05)
            await interaction.followup.send("deux", ephemeral=True)

    bot.tree.clear_commands(guild=None)
    answer = await offline.person("Joueur 1").slash("table dormir")
    assert [m["content"] for m in answer.messages] == ["un"]
    assert [m["content"] for m in await answer.until(2)] == ["un", "deux"]
    with pytest.raises(TimeoutError):
        await answer.until(3, timeout=0.02)


async def test_a_file_can_be_given_to_a_command(offline: OfflineDiscord, bot: SmallBot) -> None:
    contents: list[bytes] = []

    @bot.tree.command(name="importer", description="Reprend une partie")
    async def importer(interaction: discord.Interaction, fichier: discord.Attachment) -> None:
        contents.append(await fichier.read())
        await interaction.response.send_message(fichier.filename)

    await bot.tree.sync()
    person = offline.person("Joueur 1")
    answer = await person.slash("importer", fichier=Upload(0, "partie.json", b"{}"))
    assert (answer.message["content"], contents) == ("partie.json", [b"{}"])
    with pytest.raises(Refused):
        await person.slash("importer", fichier="partie.json")


async def test_a_person_and_a_channel_are_resolved(offline: OfflineDiscord, bot: SmallBot) -> None:
    @bot.tree.command(name="inviter", description="Invite quelqu'un")
    async def inviter(interaction: discord.Interaction, qui: discord.Member, salon: discord.TextChannel) -> None:
        await interaction.response.send_message(f"{qui.display_name} dans {salon.name}")

    await bot.tree.sync()
    one, two = offline.person("Joueur 1"), offline.person("Joueur 2")
    answer = await one.slash("inviter", qui=two, salon=offline.channel("discussion"))
    assert answer.message["content"] == "Joueur 2 dans discussion"
    with pytest.raises(Refused):
        await one.slash("inviter", qui=offline.channel("discussion"), salon=offline.channel("discussion"))


async def test_guild_only_commands_are_not_offered_in_private(offline: OfflineDiscord, bot: SmallBot) -> None:
    @bot.tree.command(name="ici", description="Au serveur seulement")
    @discord.app_commands.guild_only()
    async def ici(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("ici")

    @bot.tree.command(name="gerer", description="Pour qui gère le serveur")
    @discord.app_commands.default_permissions(manage_guild=True)
    async def gerer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("gérer")

    await bot.tree.sync()
    person = offline.person("Joueur 1")
    assert (await person.slash("ici")).message["content"] == "ici"
    with pytest.raises(Refused):
        await person.slash("ici", channel=person.dm)
    with pytest.raises(Refused):
        await person.slash("gerer")
