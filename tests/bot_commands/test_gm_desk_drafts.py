"""The desk of a Paper Tales table: packs by count, orders by name, and never a card; secret acts leave no trace on the desk
of a GM who plays."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.referee.model import Person, Place, Table
from data.words import LANGUAGES
from render.picture import Look, Picture
from rules.game import Ref
from rules.paper_tales.cards import deck
from rules.paper_tales.game import GAME
from rules.paper_tales.moves import Keep, Night, OpenPack, PickCard, Ready
from rules.voice import Voice
from tests.bot_commands.house import _PIXEL, House, controls, custom_id, of_kind, picture_texts, texts

CARDS = {Voice(GAME, language).label(Ref("unit", card)).casefold() for language in LANGUAGES for card in deck()}


class DraftPainter:
    """Pictures whose alt text tells the hand, by id."""

    def board(self, view: Any, look: Look) -> Picture:
        return Picture(_PIXEL, "board", "board.png", 1, 1)

    def hand(self, view: Any, look: Look) -> Picture | None:
        desk = view.desk
        return None if desk is None else Picture(_PIXEL, " ".join((*desk.pack, *desk.hand)), "hand.png", 1, 1)

    def text(self, view: Any, look: Look) -> str:
        return "position"


@pytest.fixture
def drawn(home: House, monkeypatch: pytest.MonkeyPatch) -> House:
    for module in ("bot.panels.desk", "bot.panels.table", "bot.panels.gm.eyes", "bot.courier.scribe"):
        monkeypatch.setattr(f"{module}.painter", lambda key: DraftPainter())
    return home


async def draft(home: House, gm: Any, *players: Any, sees_all: bool = False) -> Table:
    """A running draft of these players; the GM sits down where they are one of them."""
    r, host = home.bot.referee, Person(gm.id, gm.name)
    place = Place(home.guild.id, home.channel.id)
    table = await r.open("paper_tales", host, place, language="fr", seats=len(players), seated=gm in players)
    for number, player in enumerate(player for player in players if player is not gm):
        await r.join(table.match_id, Person(player.id, player.name), f"{number + 1}")
    if sees_all:
        await r.set_rule(table.match_id, gm.id, "gm_sees_all", "yes")
    await home.settle()  # the thread hangs from the lobby's post
    table = await r.start(table.match_id, gm.id)
    await home.settle()
    return await r.table(table.match_id)


async def deploying(home: House, table: Table) -> Table:
    """The draft played by the house, for everybody, until orders are given."""
    r = home.bot.referee
    while (table := await r.table(table.match_id)).pending[0].kind == "pick":
        decision = next(decision for decision in table.pending if decision.actors)
        gm = table.gm_ids[0]
        await r.play_for(table.match_id, gm, decision.actors[0], style="autopilot")
    return table


def drawn_as(result: Any) -> tuple[str, list[str]]:
    """All that a desk says and carries, without what differs from one showing to the next by design."""
    ids = [str(control["custom_id"]) for control in (*controls(result), *of_kind(result.response.components, 5))]
    salted = ("|gmseat|", "|gmsee|", "|corask|")
    return texts(result), [re.sub(r"[^|]*$", "", one) if any(verb in one for verb in salted) else one for one in ids]


async def test_packs_are_counted_and_no_card_is_named(drawn: House) -> None:
    home = drawn
    table = await draft(home, home.carol, home.alice, home.bob)
    r = home.bot.referee
    await r.play(table.match_id, home.alice.id, 0, (OpenPack(),))
    await r.play(table.match_id, home.bob.id, 1, (Night(),))
    desk = await home.carol.slash(home.channel, "mj table", partie=table.code)
    said = texts(desk)
    assert "alice: no card picked, 2 packs waiting, one of them open" in said
    assert "the house picks" in said
    assert not [card for card in CARDS if card in said.casefold()]


async def test_a_gm_who_plays_reads_what_anybody_may_know(drawn: House) -> None:
    """Secret orders of others neither show on the desk nor age it: same texts, same controls, and the old desk serves."""
    home = drawn
    table = await draft(home, home.alice, home.alice, home.bob, home.carol)
    match, r = table.match_id, home.bot.referee
    dora = home.guild.add_member(home.env.create_user("dora"))
    await r.name_gm(match, home.alice.id, Person(dora.id, "dora"))  # an unseated GM lets the house draft
    await deploying(home, table)
    await r.name_gm(match, dora.id, Person(home.alice.id, "alice"))
    await home.settle()
    before = await home.alice.slash(home.channel, "mj table", partie=table.code)
    number = (await r.table(match)).number
    card = (await r.view(match, 1)).desk.hand[0]
    await r.play(match, home.bob.id, 1, (Keep(card),))
    assert (await r.table(match)).number > number
    after = await home.alice.slash(home.channel, "mj table", partie=table.code)
    assert drawn_as(before) == drawn_as(after)
    assert "Personne n’a encore donné ses ordres." in texts(after)
    asked = await home.alice.click(before.response, label="Annuler le dernier coup")
    assert "demandé l’accord" in texts(asked), "what everybody knows has not changed: the desk is not out of date"
    await r.play(match, home.bob.id, 1, (Ready(),))
    ready = await home.alice.slash(home.channel, "mj table", partie=table.code)
    assert "Ordres donnés\u00a0: bob." in texts(ready)
    assert not [name for name in CARDS if name in texts(ready).casefold()]


async def test_back_to_before_the_reveal_by_thumb(drawn: House) -> None:
    home = drawn
    table = await draft(home, home.carol, home.alice, home.bob)
    match, r = table.match_id, home.bot.referee
    await deploying(home, table)
    for seat, player in enumerate((home.alice, home.bob)):
        await r.play(match, player.id, seat, (Ready(),))
    shown = await r.table(match)
    assert {decision.kind for decision in shown.pending} != {"deploy"}
    desk = await home.carol.slash(home.channel, "mj table", partie=table.code)
    asked = await home.carol.click(desk.response, label="Go back before the reveal")
    assert "what has been seen stays known" in texts(asked)
    assert "- " in texts(asked), "what is undone is told"
    assert (await r.table(match)).number == shown.number
    await home.restart()
    back = await home.carol.click(asked.response, label="Go back before the reveal")
    assert "just before the last reveal" in texts(back)
    (decision,) = (await r.table(match)).pending
    assert (decision.kind, decision.actors) == ("deploy", (1,)), "alice’s orders still stand"
    late = await home.carol.slash(home.channel, "mj table", partie=table.code)
    assert "Orders given: alice." in texts(late)


async def test_gold_is_corrected_by_thumb(drawn: House) -> None:
    home = drawn
    table = await draft(home, home.carol, home.alice, home.bob)
    desk = await home.carol.slash(home.channel, "mj table", partie=table.code)
    shown = await home.carol.select(desk.response, ["set_gold"], custom_id=custom_id(desk, "corask"))
    seats = next(part["component"] for part in shown.modal["components"] if part["component"]["custom_id"] == "seat")
    assert [option["label"] for option in seats["options"]] == ["Seat 1 · alice", "Seat 2 · bob"]
    wrong = await home.carol.submit_modal(shown, {"seat": ["2"], "gold": "12x", "reason": "forgotten"})
    assert "“12x” will not do. Give a number from 0 to 999." in texts(wrong)
    shown = await home.carol.select(wrong.response, ["set_gold"], custom_id=custom_id(wrong, "corask"))
    done = await home.carol.submit_modal(shown, {"seat": ["2"], "gold": "12", "reason": "forgotten"})
    assert "Corrected" in texts(done)
    assert (await home.bot.referee.view(table.match_id, "public")).kingdoms[1].gold == 12
    assert "forgotten" in texts(await home.bob.slash(home.channel, "partie journal", partie=table.code))


async def test_every_hand_of_a_draft_reaches_the_gm_without_a_seat_alone(drawn: House) -> None:
    home = drawn
    table = await draft(home, home.carol, home.alice, home.bob, sees_all=True)
    match, r = table.match_id, home.bot.referee
    packs = []
    for seat, player in enumerate((home.alice, home.bob)):
        await r.play(match, player.id, seat, (OpenPack(),))
        packs.append(" ".join((await r.view(match, seat)).desk.pack))
    desk = await home.carol.slash(home.channel, "mj table", partie=table.code)
    every = await home.carol.select(desk.response, ["all"], custom_id=custom_id(desk, "gmsee"))
    assert all(pack in picture_texts(every) for pack in packs)
    card = packs[1].split()[0]
    await r.play(match, home.bob.id, 1, (PickCard(card),))
    seen = await home.carol.select(every.response, ["1"], custom_id=custom_id(every, "gmsee"))
    assert "what bob sees" in texts(seen)
    refused = await home.bob.slash(home.channel, "mj voir-comme", place="1", partie=table.code)
    assert "réservé au MJ" in texts(refused)


async def test_whoever_has_given_orders_reads_whom_the_table_waits_for(drawn: House) -> None:
    """Neither a seat that is ready nor one in the middle of its draft reads a list of commands."""
    home = drawn
    table = await draft(home, home.carol, home.alice, home.bob)
    opened = await home.alice.slash(home.thread(table), "contes ouvrir")
    assert "À toi\u00a0:" in texts(opened) or "Your turn:" in texts(opened)
    assert "Il te reste" not in texts(opened)
    assert "You can still:" not in texts(opened)
    table = await deploying(home, table)
    ready = await home.alice.slash(home.thread(table), "contes pret")
    said = texts(ready)
    assert "bob" in said
    assert "Il te reste" not in said
    assert "You can still:" not in said
