"""Whole matches of Battle Line between processes: two people, a bystander, nothing but buttons."""

from __future__ import annotations

import json

import pytest

from bot.offline import OfflineDiscord, controls_of, media_of, text_of
from bot.rehearsal.process import BotProcess
from bot.rehearsal.thumbs import has, open_table, play_to_end, press, public, seen, turn_posts
from rules.transcript import loads
from rules.verify import verify
from tests.offline import spec
from tests.wire.secrets_kept import cards_named, leaks, public_cards

pytestmark = pytest.mark.wire


@pytest.mark.parametrize("dms", ["open", "closed"])
async def test_two_people_play_to_the_end_by_buttons_and_a_third_learns_nothing(
    discord: OfflineDiscord, bot: BotProcess, dms: str
) -> None:
    """Must show 4 and 5: a match to its end by buttons alone, with open and with closed private messages. Nothing that a
    third account receives names a card that was never public; every request is one that Discord describes; the exported
    match proves itself."""
    alix, bela, third = discord.person("Joueur 1"), discord.person("Joueur 2"), discord.person("Joueur 3")
    if dms == "closed":
        alix.close_dms()
        bela.close_dms()
    thread = await open_table(alix, bela, options={"hints": "yes"})
    end = await play_to_end(discord, thread, {alix.id: alix, bela.id: bela}, third)

    assert not has(end, "play")
    assert "meneur verify" in text_of(end)
    answer = await alix.slash("partie exporter", channel=thread)
    exported = alix.picture(media_of(answer.message)[0]["media"]).decode()
    assert verify(loads(exported)).ok

    transcript = json.loads(exported)
    ever_public = public_cards(transcript)[-1]
    hands = [cards for message in alix.inbox for cards in [cards_named(hand_alts(message))] if cards]
    assert hands, "the test sees hands where hands are shown"
    assert any(cards - ever_public for cards in hands), "the players did see cards that never became public"
    assert not leaks([m for m in third.inbox if public(m)], ever_public)
    assert not [m for m in third.inbox if not public(m)], "nothing private for a third account"
    assert not [c for c in third.channels() if c.is_dm and third.messages(c)]

    for post in turn_posts(third, thread):
        assert len(post["mentions"]) <= 1
        if dms == "closed" and post["mentions"]:
            assert has(post, "hand")
    if dms == "closed":
        assert not alix.messages(alix.dm)
    if spec.PRESENT:
        assert not [fault for request in discord.requests for fault in spec.request_faults(request)]
    refused = [r for r in discord.requests if r.status >= 400 and not (dms == "closed" and r.status == 403)]
    assert not refused, [(r.method, r.path, r.answer) for r in refused]


def hand_alts(message: dict[str, object]) -> str:
    """The alt texts of a hand picture in a message."""
    return " ".join(str(item["description"]) for item in media_of(message) if "/hand" in item["media"]["url"])


async def test_each_hand_reaches_its_own_seat_only(discord: OfflineDiscord, bot: BotProcess) -> None:
    """The hands that two players are shown have no card in common, and neither reaches the other."""
    alix, bela = discord.person("Joueur 1"), discord.person("Joueur 2")
    await open_table(alix, bela)
    hands = {}
    for person in (alix, bela):
        message = await seen(person, lambda m: bool(hand_alts(m)))
        hands[person.id] = cards_named(hand_alts(message))
        assert len(hands[person.id]) == 7
    assert not hands[alix.id] & hands[bela.id]
    for person, other in ((alix, bela), (bela, alix)):
        assert not leaks([m for m in person.inbox if not hand_alts(m)], set())
        assert not [m for m in person.inbox if cards_named(hand_alts(m)) & hands[other.id]]


async def test_against_the_automaton(discord: OfflineDiscord, bot: BotProcess) -> None:
    """One person alone: the automaton takes the other seat, answers every turn, and the match ends."""
    alix, third = discord.person("Joueur 1"), discord.person("Joueur 3")
    await alix.slash("partie creer", jeu="battle_line")
    lobby = await seen(alix, lambda m: public(m) and has(m, "automaton"))
    panel = (await press(alix, lobby, "options")).message
    hints = next(c for c in controls_of(panel) if str(c.get("custom_id", "")).split("|")[-1].startswith("hints"))
    await alix.select(panel, hints["custom_id"], ["yes"])
    await press(alix, lobby, "automaton")
    lobby = await seen(alix, lambda m: m["id"] == lobby["id"] and has(m, "start"))
    await press(alix, lobby, "start")
    post = await seen(alix, lambda m: public(m) and has(m, "play") and has(m, "hand"))
    thread = next(c for c in alix.channels() if c.id == int(post["channel_id"]))
    end = await play_to_end(discord, thread, {alix.id: alix}, third)
    assert "meneur verify" in text_of(end)
