"""Messages, private messages, threads and pins through discord.py's own objects."""

import io

import discord
import pytest

from bot.offline import Channel, OfflineDiscord, Refused, controls_of, labels_of, media_of, text_of
from bot.offline import permissions as perm

from .small_bot import Panel, SmallBot, png


def text_channel(offline: OfflineDiscord, bot: SmallBot) -> discord.TextChannel:
    channel = bot.get_channel(offline.channel("parties").id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_the_same_nonce_creates_one_message(offline: OfflineDiscord, bot: SmallBot) -> None:
    channel = text_channel(offline, bot)
    first = await channel.send("annonce 7", nonce="delivery-7")
    second = await channel.send("annonce 7", nonce="delivery-7")
    other = await channel.send("annonce 7", nonce="delivery-8")
    assert first.id == second.id != other.id
    assert first.nonce == "delivery-7"
    assert [message.id async for message in channel.history()] == [other.id, first.id]
    assert [r.body["nonce"] for r in offline.requests if r.method == "POST" and r.route.endswith("/messages")] == [
        "delivery-7",
        "delivery-7",
        "delivery-8",
    ]
    await first.delete()
    assert (await channel.send("annonce 7", nonce="delivery-7")).id not in (first.id, other.id)


async def test_history_pages_in_every_direction(offline: OfflineDiscord, bot: SmallBot) -> None:
    channel = text_channel(offline, bot)
    sent = [await channel.send(str(number)) for number in range(7)]
    ids = [message.id for message in sent]
    assert [m.id async for m in channel.history(limit=3)] == ids[:3:-1]
    assert [m.id async for m in channel.history(limit=2, before=sent[4])] == [ids[3], ids[2]]
    assert [m.id async for m in channel.history(limit=2, after=sent[2], oldest_first=True)] == [ids[3], ids[4]]
    assert {m.id async for m in channel.history(limit=3, around=sent[3])} == {ids[2], ids[3], ids[4]}
    assert (await channel.fetch_message(ids[5])).content == "5"


async def test_edits_keep_or_replace_attachments(offline: OfflineDiscord, bot: SmallBot) -> None:
    channel = text_channel(offline, bot)
    files = [discord.File(io.BytesIO(png(n, n)), f"{n}.png", description=f"n{n}") for n in (1, 2)]
    message = await channel.send("deux", files=files)
    assert [(a.filename, a.width, a.description) for a in message.attachments] == [("1.png", 1, "n1"), ("2.png", 2, "n2")]
    message = await message.edit(content="toujours deux")
    assert len(message.attachments) == 2
    message = await message.edit(attachments=[message.attachments[1], discord.File(io.BytesIO(png(3, 3)), "3.png")])
    assert [a.filename for a in message.attachments] == ["2.png", "3.png"]
    assert await message.attachments[1].read() == png(3, 3)
    message = await message.edit(attachments=[])
    assert message.attachments == []
    assert message.edited_at is not None


async def test_a_layout_keeps_its_picture_when_only_its_text_changes(offline: OfflineDiscord, bot: SmallBot) -> None:
    channel = text_channel(offline, bot)
    message = await channel.send(view=Panel(), file=discord.File(io.BytesIO(png(5, 5)), "board.png"))
    await message.edit(view=Panel("autre"))
    stored = offline.person("Joueur 1").messages()[-1]
    assert stored["components"][0]["components"][1]["items"][0]["media"]["width"] == 5
    assert stored["components"][0]["components"][0]["content"] == "autre"


async def test_private_messages_and_closed_ones(offline: OfflineDiscord, bot: SmallBot) -> None:
    one, two = offline.person("Joueur 1"), offline.person("Joueur 2")
    user = await bot.fetch_user(one.id)
    await user.send("ta main", file=discord.File(io.BytesIO(png()), "hand.png"))
    assert one.messages(one.dm)[-1]["content"] == "ta main"
    assert two.inbox == []
    with pytest.raises(Refused):
        two.messages(one.dm)
    one.close_dms()
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("encore")
    assert caught.value.code == 50007
    one.open_dms()
    await user.send("rouvert")
    offline.close_dms(one)
    with pytest.raises(discord.Forbidden):
        await user.send("fermé")
    assert [m["content"] for m in one.inbox] == ["ta main", "rouvert"]


async def test_a_private_thread_is_for_its_members(offline: OfflineDiscord, bot: SmallBot) -> None:
    one, two = offline.person("Joueur 1"), offline.person("Joueur 2")
    thread = await text_channel(offline, bot).create_thread(name="Équipe", type=discord.ChannelType.private_thread)
    await thread.send("avant")
    assert one.inbox == two.inbox == []
    await thread.add_user(discord.Object(one.id))
    await thread.send("après")
    assert [m["content"] for m in one.inbox if m["type"] == 0] == ["avant", "après"]
    assert two.inbox == []
    assert not [event for event, data in two.received if str(thread.id) in str(data)]
    with pytest.raises(Refused):
        await two.say(thread.id, "coucou")
    await thread.send(f"bienvenue {two.mention}")  # being mentioned lets in
    assert {member.id for member in await thread.fetch_members()} == {offline.world.bot.id, one.id, two.id}
    await thread.remove_user(discord.Object(two.id))
    await thread.send("entre nous")
    assert all(m["content"] != "entre nous" for m in two.inbox)


async def test_a_public_thread_of_a_message(offline: OfflineDiscord, bot: SmallBot) -> None:
    person = offline.person("Joueur 1")
    channel = text_channel(offline, bot)
    message = await channel.send("La partie commence")
    thread = await message.create_thread(name="LIG-1")
    assert thread.id == message.id
    assert (await channel.fetch_message(message.id)).flags.has_thread
    await person.say(thread.id, "me voici")
    assert [m["type"] for m in person.messages(thread.id)] == [21, 0]
    with pytest.raises(discord.HTTPException) as caught:
        await message.create_thread(name="encore")
    assert caught.value.code == 160004


async def test_an_archived_thread(offline: OfflineDiscord, bot: SmallBot) -> None:
    person = offline.person("Joueur 1")
    thread = await text_channel(offline, bot).create_thread(name="LIG-2", type=discord.ChannelType.public_thread)
    post = await thread.send("plateau")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await post.edit(content="changé")
    assert caught.value.code == 50083
    await thread.send("réveil")  # writing unarchives
    assert not offline.channel("LIG-2").archived
    await post.edit(content="changé")
    await thread.edit(archived=True)
    for change in ({"locked": True}, {"name": "LIG-2 finie"}):
        with pytest.raises(discord.HTTPException) as caught:
            await thread.edit(**change)
        assert caught.value.code == 50083
    renamed = await thread.edit(archived=False, locked=True, name="LIG-2 finie")
    assert renamed.name == "LIG-2 finie"
    await thread.send("le dernier mot")  # it manages threads
    with pytest.raises(Refused):
        await person.say(thread.id, "fermé")
    offline.world.set_bot_permissions(perm.BOT & ~perm.MANAGE_THREADS)
    for act in (lambda: thread.send("fermé"), lambda: post.edit(content="fermé")):
        with pytest.raises(discord.Forbidden) as caught:
            await act()
        assert caught.value.code == 50013


async def test_pins(offline: OfflineDiscord, bot: SmallBot) -> None:
    channel = text_channel(offline, bot)
    message = await channel.send("règles")
    await message.pin()
    assert [pinned.id async for pinned in channel.pins()] == [message.id]
    await message.unpin()
    assert [pinned.id async for pinned in channel.pins()] == []


async def test_mentions_ping_only_whom_they_may(offline: OfflineDiscord, bot: SmallBot) -> None:
    one, two = offline.person("Joueur 1"), offline.person("Joueur 2")
    channel = text_channel(offline, bot)
    text = f"{one.mention} et {two.mention}"
    everybody = await channel.send(text)
    nobody = await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    only_two = await channel.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(two.id)]))
    named = [[user.id for user in message.mentions] for message in (everybody, nobody, only_two)]
    assert named == [[one.id, two.id], [], [two.id]]


@pytest.mark.parametrize(
    ("taken", "act", "code"),
    [
        (perm.SEND_MESSAGES, "send", 50013),
        (perm.ATTACH_FILES, "file", 50013),
        (perm.CREATE_PRIVATE_THREADS, "thread", 50013),
        (perm.PIN_MESSAGES, "pin", 50013),
        (perm.MANAGE_MESSAGES, "delete", 50013),
        (perm.VIEW_CHANNEL, "send", 50001),
    ],
)
async def test_missing_permissions(offline: OfflineDiscord, bot: SmallBot, taken: int, act: str, code: int) -> None:
    channel = text_channel(offline, bot)
    mine = await channel.send("à moi")
    theirs = await offline.person("Joueur 1").say(None, "à moi")
    place: Channel = offline.channel("parties")
    offline.world.set_bot_permissions(perm.BOT & ~taken, place)
    acts = {
        "send": lambda: channel.send("non"),
        "file": lambda: channel.send("non", file=discord.File(io.BytesIO(png()), "a.png")),
        "thread": lambda: channel.create_thread(name="non"),
        "pin": lambda: mine.pin(),
        "delete": lambda: channel.get_partial_message(int(theirs["id"])).delete(),
    }
    with pytest.raises(discord.Forbidden) as caught:
        await acts[act]()
    assert caught.value.code == code


async def test_unknown_things(offline: OfflineDiscord, bot: SmallBot) -> None:
    channel = text_channel(offline, bot)
    theirs = await offline.person("Joueur 1").say(None, "à moi")
    for act, code in (
        (lambda: bot.fetch_channel(123), 10003),
        (lambda: channel.fetch_message(123), 10008),
        (lambda: bot.fetch_user(123), 10013),
        (lambda: channel.get_partial_message(int(theirs["id"])).edit(content="volé"), 50005),
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await act()
        assert caught.value.code == code


async def test_application_emojis(offline: OfflineDiscord, bot: SmallBot) -> None:
    emoji = await bot.create_application_emoji(name="roi_rouge", image=png())
    assert [e.id for e in await bot.fetch_application_emojis()] == [emoji.id]
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="king"))
    message = await text_channel(offline, bot).send("choisis", view=view)
    assert message.components[0].children[0].emoji.id == emoji.id  # type: ignore[union-attr]
    with pytest.raises(discord.HTTPException):
        await bot.create_application_emoji(name="roi_rouge", image=png())
    await emoji.delete()
    with pytest.raises(discord.HTTPException) as caught:
        await text_channel(offline, bot).send("choisis", view=view)
    assert caught.value.code == 50035


async def test_a_reply_pings_its_author_unless_told_otherwise(offline: OfflineDiscord, bot: SmallBot) -> None:
    person = offline.person("Joueur 1")
    theirs = await person.say(None, "une question")
    message = await text_channel(offline, bot).fetch_message(int(theirs["id"]))
    assert [user.id for user in (await message.reply("réponse")).mentions] == [person.id]
    quiet = await message.reply("réponse", mention_author=False)
    assert quiet.mentions == []
    assert quiet.reference is not None
    assert quiet.reference.message_id == message.id


async def test_a_layout_is_read_wherever_its_parts_lie(offline: OfflineDiscord, bot: SmallBot) -> None:
    await text_channel(offline, bot).send(view=Panel(), file=discord.File(io.BytesIO(png()), "board.png"))
    post = offline.person("Joueur 1").messages()[-1]
    assert text_of(post) == "La table"
    assert labels_of(post) == ["Jouer", "Patience", "Muet", "Écrire", "Couleur"]
    assert [control["custom_id"] for control in controls_of(post)] == ["play", "slow", "mute", "write", "suit"]
    assert [item["description"] for item in media_of(post)] == ["plateau"]


async def test_a_closed_private_thread_is_for_members_and_moderators(offline: OfflineDiscord, bot: SmallBot) -> None:
    one, two, three = (offline.person(f"Joueur {n}") for n in (1, 2, 3))
    world = offline.world
    thread = await text_channel(offline, bot).create_thread(
        name="Camp", type=discord.ChannelType.private_thread, invitable=False
    )
    await thread.add_user(discord.Object(one.id))
    await thread.send("plan")
    await one.say(thread.id, f"viens {two.mention}")  # a member brings nobody in
    assert two.inbox == []
    role = world._role("Modération", perm.MANAGE_THREADS)
    world.roles[int(role["id"])] = role
    three.user.roles.append(int(role["id"]))
    assert next(m["content"] for m in three.messages(thread.id) if m["type"] == 0) == "plan"
    offline.world.set_bot_permissions(perm.BOT & ~perm.MANAGE_THREADS)
    await thread.remove_user(discord.Object(one.id))  # its own thread
    with pytest.raises(Refused):
        one.messages(thread.id)
