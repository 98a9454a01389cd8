"""The turn panel's controls: pages beyond 25, choices kept across pages, ids that fit and parse, five clicks at once."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.panels import limits, play
from bot.panels.desk import Ask
from bot.panels.form import PAGE, form_rows, page_of, page_values
from bot.panels.ids import Control, digest_of, fingerprint
from bot.panels.router import HANDLERS, OPENERS, TAKERS, fields_of
from bot.referee.model import Person, Stamp
from bot.speech.understand import Typed, read_move
from rules.chance import Chance
from rules.game import Form, Pick, Ref, Resign
from rules.registry import game
from rules.voice import Voice
from tests.bot_commands.house import House

GAME = game("battle_line")
VIEW = GAME.view(GAME.start(GAME.options_type(), 2, Chance(b"form")), 1)
CARDS = tuple(Ref("card", f"{colour}{value}") for colour in "ROYGBP" for value in range(1, 11))


def rows(form: Form, draft: dict[str, tuple[str, ...]] | None = None, language: str = "fr") -> list[dict[str, Any]]:
    """The controls of a form as Discord gets them."""
    table: Any = SimpleNamespace(match_id=35)
    stamp = Stamp("game 1/turn 12", 7)
    return [
        row.to_component_dict()
        for row in form_rows(table, 1, VIEW, form, Voice(GAME, language, ("a", "b")), stamp, draft or {}, salt="zz")
    ]


def selects(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The selects among rows."""
    return [part for row in found for part in row["components"] if part["type"] == 3]


def buttons(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The buttons among rows."""
    return [part for row in found for part in row["components"] if part["type"] == 2]


@pytest.mark.parametrize("count", [1, 24, 25, 26, 50, 51, 60])
async def test_a_long_choice_is_paged_and_every_choice_is_on_one_page(count: int) -> None:
    pick = Pick("card", CARDS[:count])
    seen: list[str] = []
    pages = (count + 24) // 25
    for page in range(pages):
        found = rows(Form((pick,), ()), {PAGE + "card": (str(page),)})
        options = selects(found)[0]["options"]
        assert tuple(option["value"] for option in options) == page_values(pick, page)
        seen += [option["value"] for option in options]
        turning = [button for button in buttons(found) if "|page|" in button["custom_id"]]
        assert len(turning) == (2 if pages > 1 else 0)
        if turning:
            assert [bool(button.get("disabled")) for button in turning] == [page == 0, page + 1 == pages]
        limits.check(found)
    assert seen == [str(ref.value) for ref in CARDS[:count]]


async def test_the_page_of_the_choice_opens_by_itself() -> None:
    pick = Pick("card", CARDS, (CARDS[40],))
    assert page_of(pick, {}) == 1
    assert page_of(pick, {PAGE + "card": ("2",)}) == 2
    assert page_of(pick, {PAGE + "card": ("99",)}) == 2
    assert page_of(pick, {PAGE + "card": ("x",)}) == 1


async def test_presets_are_shown_and_a_choice_of_none_is_possible() -> None:
    pick = Pick("claims", tuple(Ref("battlefield", n) for n in range(1, 6)), (Ref("battlefield", 2),), 0, 5)
    found = selects(rows(Form((pick,), ())))[0]
    assert (found["min_values"], found["max_values"]) == (0, 5)
    assert [option["value"] for option in found["options"] if option.get("default")] == ["2"]


async def test_the_big_button_says_its_verb_and_is_red_where_there_is_no_way_back() -> None:
    nothing = buttons(rows(Form((), (), "play")))[0]
    assert nothing["disabled"]
    draw = buttons(rows(Form((), (Resign(),), "play")))[0]
    assert draw["style"] == discord.ButtonStyle.danger.value
    assert not draw["disabled"]
    for language in ("fr", "en"):
        assert buttons(rows(Form((), (Resign(),), "play"), language=language))[0]["label"]


async def test_every_control_parses_back_and_has_a_handler() -> None:
    form = Form((Pick("card", CARDS), Pick("deck", (Ref("deck", "troops"),))), (Resign(),), "play")
    for part in [*selects(rows(form)), *buttons(rows(form))]:
        control = Control.parse(part["custom_id"])
        assert control is not None
        assert control.encode() == part["custom_id"]
        assert control.verb in HANDLERS
        assert (control.match, control.seat, control.revision) == (35, 1, 7)


def test_verbs_are_served_in_one_way_only() -> None:
    every = [*HANDLERS, *OPENERS, *TAKERS]
    assert len(set(every)) == len(every)
    posted = {"join", "automaton", "start", "leave", "options", "hand", "play", "rules", "journal", "text", "yes", "no"}
    assert posted <= set(HANDLERS)


def test_digests_tell_batches_apart() -> None:
    place = next(kind for kind in GAME.moves if kind.name == "place")
    one, two = place(card="R1", battlefield=1), place(card="R1", battlefield=2)
    assert digest_of(()) == ""
    assert len({digest_of((one,)), digest_of((two,)), digest_of((one, two)), digest_of((two, one))}) == 4


def test_a_command_is_carried_by_a_control_and_read_back() -> None:
    place = next(kind for kind in GAME.moves if kind.name == "place")
    text = play.carried(place, {"card": "R10", "battlefield": "9"})
    assert text == "place,R10,9"
    kind, values = play.uncarried("battle_line", text)
    move = read_move(GAME, Typed(kind, values), (place(card="R10", battlefield=9),))
    assert move == place(card="R10", battlefield=9)
    Control("which", 0, arg=f"do:{text}").encode()
    for long in ("10 rouge", "é" * 5, "x" * 50, "a|b"):
        assert play.carried(place, {"card": long, "battlefield": "9"}) is None


def test_fields_of_a_modal_are_found_wherever_they_are_wrapped() -> None:
    wrapped = [{"type": 18, "component": {"type": 4, "custom_id": "a", "value": "1"}}]
    rowed = [{"type": 1, "components": [{"type": 4, "custom_id": "b", "value": "2"}]}]
    assert fields_of([*wrapped, *rowed]) == {"a": "1", "b": "2"}


async def test_five_clicks_in_one_tick_play_once(home: House) -> None:
    """A15: whoever comes second is answered, and nothing is played twice."""
    table = await home.begin(home.alice, home.bob)
    active, _ = home.active(table)
    seat = table.seats_of(active.id)[0]
    stamp = table.stamp(seat)
    assert stamp is not None
    card = (await home.bot.referee.view(table.match_id, seat)).hands[seat][0]
    for name, value in (("card", card), ("battlefield", "3")):
        await home.bot.referee.set_draft(table.match_id, seat, stamp, name, (value,))
    view = await home.bot.referee.view(table.match_id, seat)
    form = GAME.form(view, {"card": (card,), "battlefield": ("3",)})
    control = Control("go", table.match_id, seat, stamp.revision, fingerprint(stamp.decision), digest_of(form.moves))

    async def click(number: int) -> Any:
        interaction: Any = SimpleNamespace(id=number << 22, channel_id=None, guild_id=None)
        ask = Ask(home.bot.desk, interaction, Person(active.id, active.name), "fr")
        return await play.go(ask, control)

    panels = await asyncio.gather(*(click(number) for number in range(1, 6)))
    assert (await home.bot.referee.table(table.match_id)).number == 1
    told = [panel.notice for panel in panels]
    assert sum("champ 3" in notice for notice in told) == 1
    assert sum("datait d’avant" in notice or "entre-temps" in notice for notice in told) == 4
