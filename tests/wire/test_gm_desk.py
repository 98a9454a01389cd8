"""The GM's desk between processes: a table is run, and a seat given away, with thumbs alone."""

from __future__ import annotations

import pytest

from bot.offline import Json, OfflineDiscord, controls_of, media_of, text_of
from bot.rehearsal.process import BotProcess
from bot.rehearsal.thumbs import control, has, press, public, seen, thread_of
from tests.offline import spec
from tests.wire.secrets_kept import cards_named

pytestmark = pytest.mark.wire


def alts(message: Json) -> list[set[str]]:
    """The cards that each picture of a message names."""
    return [cards_named(str(item["description"])) for item in media_of(message)]


async def test_a_table_is_run_by_thumb(discord: OfflineDiscord, bot: BotProcess) -> None:
    """A GM without a seat: every hand at once, a correction, somebody else for a seat, chosen from the server's people; the
    bot restarts while the question stands; the former player keeps nothing, the newcomer gets the hand."""
    gm, alix, bela, dora = (discord.person(f"Joueur {number}") for number in (1, 2, 3, 4))
    await gm.slash("partie creer", jeu="battle_line", arbitrer=True)
    lobby = await seen(gm, lambda m: public(m) and has(m, "join"))
    house = (await press(gm, lobby, "options")).message
    house = (await gm.click(house, control(house, "options", arg="house")["custom_id"])).message
    assert (await gm.select(house, control(house, "rule", arg="gm_sees_all")["custom_id"], ["yes"])).error is None
    for player in (alix, bela):
        assert (await press(player, lobby, "join")).error is None
    lobby = await seen(gm, lambda m: m["id"] == lobby["id"] and has(m, "start"))
    await press(gm, lobby, "start")
    thread = await thread_of(alix)

    desk = (await gm.slash("mj table", channel=thread)).message
    assert not cards_named(text_of(desk))
    every = (await gm.select(desk, control(desk, "gmsee")["custom_id"], ["all"])).message
    first, second = alts(every)
    assert len(first) == len(second) == 7
    assert not first & second
    as_bela = (await gm.select(every, control(every, "gmsee")["custom_id"], ["1"])).message
    assert alts(as_bela)[0] == second

    desk = (await gm.click(as_bela, control(as_bela, "gm", arg="desk")["custom_id"])).message
    shown = await gm.select(desk, control(desk, "corask")["custom_id"], ["set_owner"])
    sent = await gm.submit(shown, {"battlefield": ["9"], "side": ["1"], "reason": "une Borne oubliée"})
    assert sent.error is None
    notice = await seen(bela, lambda m: public(m) and "une Borne oubliée" in text_of(m))
    assert notice

    panel = (await gm.select(sent.message, control(sent.message, "gmseat")["custom_id"], ["1"])).message
    people = next(c for c in controls_of(panel) if c["type"] == 5)
    asked = await gm.select(panel, people["custom_id"], [dora])
    assert asked.error is None
    await bot.stop()
    await bot.start()
    begin = len(dora.inbox)
    give = next(c for c in controls_of(asked.message) if "|give:" in c.get("custom_id", ""))
    done = await gm.click(asked.message, give["custom_id"])
    assert done.error is None
    hand = await seen(dora, lambda m: second in alts(m), since=begin)
    assert not public(hand) or int(hand["channel_id"]) == dora.dm.id
    refused = await bela.slash("partie main", channel=thread)
    assert not alts(refused.message)
    tables = (await gm.slash("mj tables")).message
    assert "LIG-1" in text_of(tables)
    if spec.PRESENT:
        assert not [fault for request in discord.requests for fault in spec.request_faults(request)]
    bad = [(r.method, r.path, r.answer) for r in discord.requests if r.status >= 400]
    assert not bad, bad
