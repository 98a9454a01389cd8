"""Everything ever shown is pressed again, by everybody; names are attacks; threads are closed under the table."""

from __future__ import annotations

import random
import re
from typing import Any

from bot.panels.ids import Control
from bot.panels.ids import fingerprint as decision_fingerprint
from bot.referee.model import Table
from rules.codec import digest
from rules.game import Move, Ref
from rules.registry import game
from tests.bot_commands.house import House, controls, of_kind, picture_texts, texts

GAME = game("battle_line")
BY_NAME = {kind.name: kind for kind in GAME.moves}
COMMANDS = (
    *(f"partie {name}" for name in ("main", "voir", "journal", "exporter", "liste", "regles")),
    *("mj table", "ligne cartes", "ligne defausse"),
)
"""What shows something of a match."""


async def turn(home: House, table: Table, field: int) -> Table:
    """Whoever is to act plays the first card of their hand that fits there, and draws a troop."""
    table = await home.bot.referee.table(table.match_id)
    seat = table.pending[0].actors[0]
    view = await home.bot.referee.view(table.match_id, seat)
    moves: list[Move] = [BY_NAME["place"](card=view.hands[seat][0], battlefield=field), BY_NAME["draw"](deck="troops")]
    user = table.chair(seat).user_id
    assert user is not None
    return (await home.bot.referee.play(table.match_id, user, seat, moves)).table


async def fingerprint_of(home: House, table: Table) -> str:
    """Of the whole record: what was entered, the state, the rules of the table, who sits and directs, what is asked."""
    async with home.store.read_match(table.match_id) as reader:
        kinds = [(entry.number, entry.kind, entry.digest) for entry in await reader.entries()]
        state = digest(await reader.state_at(reader.match.number))
        chairs = [(chair.seat, chair.user_id, chair.revision, chair.tenure) for chair in reader.chairs]
        facts = (reader.match.status, reader.match.rules, reader.match.gm_ids, reader.match.options)
        return f"{kinds} {state} {chairs} {facts} {[consent.id for consent in await reader.consents()]}"


async def cards_of(home: House, table: Table, seat: int) -> set[str]:
    """The hand of a seat."""
    view = await home.bot.referee.view(table.match_id, seat)
    return set(view.hands[seat] or ())


def all_said(answer: Any) -> str:
    """Texts, alt texts, labels and values of an answer."""
    if answer.response is None:
        return ""
    parts = [texts(answer), picture_texts(answer)]
    for control in controls(answer):
        parts += [str(control.get("label")), *(f"{o['label']} {o['value']}" for o in control.get("options", ()))]
    return "\n".join(parts)


def names_card(text: str, card: str) -> bool:
    """Whether a text names a card, as id or in words."""
    from bot.speech.understand import label
    from tests.wire.secrets_kept import CODES, cards_named

    found = {CODES.get(name[0], name[0]) + name[1:] for name in cards_named(text)}
    names = (label(GAME, language, Ref("card", card)) for language in ("fr", "en"))
    return card in found or any(re.search(rf"{re.escape(name)}(?!\d)", text) for name in names)  # orange 1 is not orange 10


async def test_whatever_was_ever_shown_is_pressed_again_by_everybody(home: House) -> None:
    """A02, A03, A04: panels and posts of every earlier moment, pressed at later moments by their owner, the other player and
    a stranger, before and after a restart: always an answer, always private, nothing changed but one's own picks, and
    no card of a hand for anybody but its holder."""
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    people = (home.alice, home.bob, home.carol)
    kept: list[tuple[Any, Any]] = [(None, post) for post in (*home.channel.history(), *thread.history())]
    dice = random.Random(20)
    pressed, refused, own_shown = 0, 0, 0
    for moment, field in enumerate((1, 2, 3, 5, 8)):
        for person in (home.alice, home.bob):
            for command in dice.sample(COMMANDS, 2):
                kept.append((person, (await person.slash(thread, command)).response))
        if moment == 2:
            kept.append((home.alice, (await home.alice.slash(thread, "partie abandonner")).response))
        table = await turn(home, table, field)
        await home.settle()
        kept.append((None, thread.last_message))
        if moment == 3:
            await home.restart()
        before = await fingerprint_of(home, table)
        hands = {person.id: await cards_of(home, table, table.seats_of(person.id)[0]) for person in people[:2]}
        keys = {decision_fingerprint(decision.key) for decision in table.pending}
        for owner, message in dice.sample(kept, min(14, len(kept))):
            raw = [item.to_dict() for item in message.components] if owner is None else message.components
            pressable = [c for c in of_kind(raw, 2, 3) if harmless(c, keys)]
            if not pressable:
                continue
            control = dice.choice(pressable)
            for person in people if owner is None else (owner,):
                if control["type"] == 3:
                    value = dice.choice(control["options"])["value"]
                    answer = await person.select(message, [value], custom_id=control["custom_id"])
                else:
                    answer = await person.click(message, custom_id=control["custom_id"])
                pressed += 1
                assert answer.acknowledged
                assert answer.ephemeral or answer.response.ephemeral
                said = all_said(answer)
                assert said.strip(), control
                refused += "avant" in said or "no seat" in said
                for holder, hand in hands.items():
                    shown = [card for card in hand if names_card(said, card)]
                    own_shown += len(shown) if holder == person.id else 0
                    assert holder == person.id or not shown, (person.name, control["custom_id"], shown, said)
        assert await fingerprint_of(home, table) == before
    assert pressed > 40
    assert refused > 0
    assert own_shown > 10, "the test sees hands where hands are shown"


def harmless(control: dict[str, Any], keys: set[str]) -> bool:
    """Whether pressing it must change nothing. The GM's acts and the confirmation of resigning do what they say at any
    time, taking back asks the others; the big button plays only while its own decision is open."""
    found = Control.parse(str(control.get("custom_id", "")))
    if found is None or control.get("disabled") or (found.verb == "go" and found.decision in keys):
        return False
    return found.verb not in ("sure", "back", "gm", "gmact", "gmgive", "gmsee", "extask", "corask", "rule", "opt")


async def test_who_is_replaced_keeps_nothing_and_the_newcomer_is_asked(home: House) -> None:
    """R215, R216: in the middle of a turn. The former player's panel, direct message and commands give nothing any more; the
    newcomer, whose direct messages are known to be closed, is called at the table and can play at once."""
    dora = home.guild.add_member(home.env.create_user("dora"))
    await home.carol.slash(home.channel, "partie creer", jeu="battle_line", arbitrer=True)
    table = (await home.bot.referee.tables_of_guild(home.guild.id))[0]
    for person in (home.alice, home.bob):
        await person.slash(home.channel, "partie rejoindre", partie=table.code)
    await home.carol.slash(home.channel, "partie lancer", partie=table.code)
    await home.settle()
    table = await home.bot.referee.table(table.match_id)
    thread = home.thread(table)
    former, other = home.active(table)
    seat = table.seats_of(former.id)[0]
    hand = await cards_of(home, table, seat)
    count = len(controls(await former.slash(thread, "partie main")))
    panels = [await former.slash(thread, "partie main") for _ in range(count)]
    letters = former.user.dm_channel.history()
    assert letters, "the hand came by direct message"
    await home.store.set_dm(dora.id, None, "closed")
    await home.carol.slash(thread, "mj remplacer", place=str(seat + 1), joueur=dora)
    await home.settle()
    calls = [post for post in thread.history() if f"<@{dora.id}>" in str([c.to_dict() for c in post.components])]
    assert calls, "the newcomer is called by name"
    table = await home.bot.referee.table(table.match_id)
    before = await fingerprint_of(home, table)
    answers = []
    for number, panel in enumerate(panels):
        control = controls(panel)[number]
        if control.get("disabled"):
            continue
        if control["type"] == 2:
            answers.append(await former.click(panel.response, custom_id=control["custom_id"]))
        else:
            value = control["options"][0]["value"]
            answers.append(await former.select(panel.response, [value], custom_id=control["custom_id"]))
    for command in COMMANDS[:4]:
        answers.append(await former.slash(thread, command))
    assert await former.autocomplete(thread, "ligne poser", "carte", "") == []
    for answer in answers:
        assert not [card for card in hand if names_card(all_said(answer), card)], all_said(answer)
    assert any("pas de place" in texts(answer) for answer in answers)
    assert await fingerprint_of(home, table) == before
    assert len(former.user.dm_channel.history()) == len(letters), "nothing new reaches the former player"
    mine = await dora.click(calls[-1], label="My hand")
    assert all(names_card(all_said(mine), card) for card in hand), all_said(mine)
    card = next(card for card in hand if card[1:].isdigit())
    await dora.slash(thread, "ligne poser", carte=card, champ="3")
    drawn = await dora.slash(thread, "ligne piocher", pioche="troops")
    assert other.name in texts(drawn)
