"""Moves of which something is typed, in the turn panel: the modal, a refusal at the first mistake, what was typed kept; and
the menu of questions beside a board."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.panels import typed
from bot.panels.desk import Ask
from bot.panels.form import form_rows
from bot.panels.ids import Control, typed_key
from bot.panels.router import HANDLERS, OPENERS, TAKERS
from bot.panels.typed import texts_of
from bot.referee.model import Person, Refusal, Stamp, Table
from rules.broken_line.moves import March, Rows, Swap
from rules.chance import Chance
from rules.game import Form, Resign
from rules.registry import game
from rules.voice import Voice
from tests.bot_commands.house import House, controls, custom_id, house, picture_texts, texts

GAME = game("broken_line")
ROWS = "3 6 7 8 10 8 7 6 3\n3 5 . 7 11 9 . 6 5\n4 5 . 1 P 2 . 3 4\nT . P 4 T P P . A"


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """A running bot with its own pictures."""
    async with house(tmp_path) as made:
        yield made


def buttons(form: Form) -> list[dict[str, Any]]:
    """The buttons of a form."""
    view = GAME.view(GAME.start(GAME.options_type(), 2, Chance(bytes(32))), 0)
    table: Any = SimpleNamespace(match_id=35)
    rows = form_rows(table, 0, view, form, Voice(GAME, "fr", ("Ana", "Bob")), Stamp("placement", 3), {})
    return [part for row in rows for part in row.to_component_dict()["components"] if part["type"] == 2]


async def test_the_buttons_of_what_is_typed() -> None:
    """Alone it takes the place of the big button; beside one it stands back; two of a kind say of what."""
    (alone,) = buttons(Form((), (), "lay", typed=(Rows("W", ""),)))
    assert (alone["label"], alone["style"]) == ("Taper les rangées", 3)
    found = buttons(Form((), (Resign(),), "end", typed=(March("D4 "), Swap(""))))
    assert [part["style"] for part in found] == [4, 2, 2]
    assert [part["label"] for part in found[1:]] == ["Taper un trajet", "Taper les cases"]
    two = buttons(Form((), (), "lay", typed=(Rows("W", ""), Rows("B", ""))))
    assert [part["label"] for part in two] == ["Taper les rangées · Armée blanche", "Taper les rangées · Armée bleue"]
    assert len({part["custom_id"] for part in two}) == 2
    for part in found[1:]:
        control = Control.parse(part["custom_id"])
        assert control is not None
        assert control.verb in OPENERS
    assert "typed" in TAKERS
    assert "look" in HANDLERS


def test_what_a_text_holds_does_not_change_its_key() -> None:
    """A button drawn before another try still means the same."""
    assert typed_key(Rows("W", "a")) == typed_key(Rows("W", "b")) != typed_key(Rows("B", "a"))
    assert typed_key(March("")) != typed_key(Swap(""))
    assert [spec.name for spec, _ in texts_of(Rows)] == ["rows"]


async def placing(home: House, good: Any = None, evil: Any = None) -> Table:
    """A short match of Alice (white) and Bob (black) unless others are named, in the placement."""
    good, evil = good or home.alice, evil or home.bob
    table = await home.open(good, jeu="broken_line")
    await evil.slash(home.channel, "partie rejoindre", partie=table.code)
    await good.slash(home.channel, "partie lancer", partie=table.code)
    await home.settle()
    for person, army in ((good, "good"), (evil, "evil")):
        await person.slash(home.thread(await now(home, table)), "terres armee", armee=army)
    await home.settle()
    return await now(home, table)


async def now(home: House, table: Table) -> Table:
    return await home.bot.referee.table(table.match_id)


async def panel_of(home: House, person: Any, table: Table) -> Any:
    return await person.slash(home.thread(table), "partie main")


async def choose(person: Any, panel: Any, name: str, value: str) -> Any:
    return await person.select(panel.response, [value], custom_id=custom_id(panel, "pick", name))


def held(shown: Any) -> dict[str, str]:
    """What the fields of a modal begin with."""
    return {part["component"]["custom_id"]: part["component"].get("value", "") for part in shown.modal["components"]}


async def test_a_typed_layout_is_refused_at_its_first_mistake_and_kept(home: House) -> None:
    """Must show 4 of issue 5."""
    table = await placing(home)
    panel = await choose(home.alice, await panel_of(home, home.alice, table), "placing", "rows")
    shown = await home.alice.click(panel.response, custom_id=custom_id(panel, "type"))
    assert shown.modal["title"] == "Taper les rangées"
    assert held(shown) == {"rows": ""}
    wrong = ROWS.replace("9 . 6 5", "9 . Q 5")
    before = (await now(home, table)).number
    refused = await home.alice.submit_modal(shown, {"rows": wrong})
    said = texts(refused)
    assert "Rangée 2, case 8" in said
    assert "«\u00a0Q\u00a0»" in said
    assert "gardé" in said
    assert (await now(home, table)).number == before

    await home.restart()
    shown = await home.alice.click(refused.response, custom_id=custom_id(refused, "type"))
    assert held(shown) == {"rows": wrong}
    many = await home.alice.submit_modal(shown, {"rows": ROWS.replace("A", "11")})
    assert "11" in texts(many)
    assert "au lieu de 1" in texts(many)
    assert (await now(home, table)).number == before
    shown = await home.alice.click(many.response, custom_id=custom_id(many, "type"))
    done = await home.alice.submit_modal(shown, {"rows": ROWS})
    assert "placement tapé" in texts(done)
    assert (await now(home, table)).number == before + 1
    assert "3 6 7 8 10 8 7 6 3 / 3 5 . 7 11 9 . 6 5" in picture_texts(done)

    # afterwards the modal holds what stands there, and what was refused is forgotten
    panel = await choose(home.alice, done, "placing", "rows")
    shown = await home.alice.click(panel.response, custom_id=custom_id(panel, "type"))
    assert held(shown) == {"rows": ROWS}

    # nobody else learns of it
    other = await panel_of(home, home.bob, table)
    assert "tapé" not in texts(other)
    assert "10 8 7" not in picture_texts(other)


async def test_what_was_typed_survives_an_act_from_elsewhere(home: House) -> None:
    """The seat has acted on another device meanwhile: nothing is played, and the text waits for the next try."""
    table = await placing(home)
    panel = await choose(home.alice, await panel_of(home, home.alice, table), "placing", "rows")
    shown = await home.alice.click(panel.response, custom_id=custom_id(panel, "type"))
    await home.alice.slash(home.thread(table), "terres placer modele", armee="W", modele="balanced")
    before = (await now(home, table)).number
    late = await home.alice.submit_modal(shown, {"rows": ROWS})
    assert (await now(home, table)).number == before
    assert "gardé" in texts(late)
    panel = await choose(home.alice, late, "placing", "rows")
    shown = await home.alice.click(panel.response, custom_id=custom_id(panel, "type"))
    assert held(shown) == {"rows": ROWS}


async def test_a_modal_opens_for_its_own_seat_and_what_it_now_decides(home: House) -> None:
    table = await placing(home)
    panel = await choose(home.alice, await panel_of(home, home.alice, table), "placing", "rows")
    control = Control.parse(custom_id(panel, "type"))
    assert control is not None

    async def opened(person: Any, control: Control) -> Any:
        interaction: Any = SimpleNamespace(id=1 << 22, channel_id=None, guild_id=None)
        return await typed.modal(Ask(home.bot.desk, interaction, Person(person.id, person.name), "fr"), control)

    assert await opened(home.alice, control)
    stale = (replace(control, revision=control.revision + 1), replace(control, decision="0" * 8), replace(control, arg="x"))
    for person, wrong in ((home.bob, control), *((home.alice, other) for other in stale)):
        with pytest.raises(Refusal):
            await opened(person, wrong)


async def test_the_menu_beside_the_board(home: House) -> None:
    """Help is there from the start, parts of the board once pawns stand there; anybody may look."""
    table = await placing(home)
    board = await home.carol.slash(home.thread(table), "partie voir")
    menu = next(part for part in controls(board) if "|look|" in part["custom_id"])
    assert [item["label"] for item in menu["options"]] == ["Help card: Camp of Good", "Help card: Camp of Evil"]
    shown = await home.carol.select(board.response, [menu["options"][1]["value"]], custom_id=menu["custom_id"])
    assert "Camp of Evil" in picture_texts(shown)
    again = next(part for part in controls(shown) if "|look|" in part["custom_id"])
    assert again["options"] == menu["options"]
