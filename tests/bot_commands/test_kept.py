"""Own placements: kept under a name in one match, chosen again in another, replaced, forgotten; nobody else's business."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.panels import kept as panels
from bot.panels.desk import Ask
from bot.panels.form import form_rows
from bot.panels.ids import Control
from bot.panels.limits import COMPONENTS, walk
from bot.panels.router import HANDLERS, OPENERS, TAKERS
from bot.record.kept import Kept
from bot.referee.model import Person, Refusal, Stamp, Table
from bot.referee.shelf import MOST_KEPT
from rules.broken_line.moves import Rows, Shuffle, TakeArmy
from rules.chance import Chance
from rules.game import Form, Keep, Resign
from rules.registry import game
from rules.voice import Voice
from tests.bot_commands.house import House, controls, custom_id, house, picture_texts, texts
from tests.bot_commands.test_typed import ROWS, choose, held, now, panel_of, placing

GAME = game("broken_line")
FRONT = "3 6 7 8 10 8 7 6 3 / 3 5 . 7 11 9 . 6 5"
OTHER = "\n".join(reversed(ROWS.split("\n")))
MINOR = "3 6 . 5 . 6 3\n7 5 8 4 8 5 7\n4 6 2 10 1 9 4\nP 3 P T P . P"


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """A running bot with its own pictures."""
    async with house(tmp_path) as made:
        yield made


def drawn(form: Form, kept: tuple[Kept, ...] = (), language: str = "fr") -> list[dict[str, Any]]:
    """The controls of a form for somebody who keeps these."""
    view = GAME.view(GAME.start(GAME.options_type(), 2, Chance(bytes(32))), 0)
    table: Any = SimpleNamespace(match_id=35)
    voice = Voice(GAME, language, ("Ana", "Bob"))
    rows = form_rows(table, 0, view, form, voice, Stamp("placement", 3), {}, salt="zz", kept=kept)
    return [part for row in rows for part in row.to_component_dict().get("components", ())]


def one(number: int, sort: str = "major", name: str = "Muraille", rows: str = ROWS) -> Kept:
    return Kept(number, "broken_line", sort, name, {"rows": rows})


def menu(result: Any, part: str = "") -> dict[str, Any] | None:
    """The menu of own placements (of the one whose title holds this)."""
    found = [item for item in controls(result) if "|fill|" in item["custom_id"] and part in item["placeholder"]]
    return found[0] if found else None


async def kept_as(person: Any, panel: Any, name: str) -> Any:
    """Keep what stands, under a name."""
    shown = await person.click(panel.response, custom_id=custom_id(panel, "keep"))
    return await person.submit_modal(shown, {"name": name})


async def typed(home: House, person: Any, table: Table, rows: str) -> Any:
    """Type a placement."""
    panel = await choose(person, await panel_of(home, person, table), "placing", "rows")
    shown = await person.click(panel.response, custom_id=custom_id(panel, "type"))
    return await person.submit_modal(shown, {"rows": rows})


# -- what is offered where -----------------------------------------------------------------------------------------------


def test_only_what_fits_is_offered() -> None:
    kept = (one(1), one(2, "minor", "Aile", MINOR), one(3, "grand", "Autre"))
    stands = Keep(Rows("W", ROWS), "major")
    (select, go, keep, shelf) = drawn(Form((), (Resign(),), "end", keeps=(stands,)), kept)
    assert select["placeholder"] == "Mes placements"
    assert [(item["label"], item["value"], item["default"]) for item in select["options"]] == [
        ("Mes placements · Muraille", "1", True)
    ]
    assert select["options"][0]["description"] == ROWS.replace("\n", " / ")
    assert [part["label"] for part in (go, keep, shelf)] == ["Finir mon tour", "Garder ce placement", "Ce que j’ai gardé"]

    several = (Keep(Rows("W", ""), "major"), Keep(Rows("B", MINOR), "minor", fills=False), Keep(Rows("V", ""), "minor"))
    parts = drawn(Form((), (Resign(),), "end", keeps=several), kept, "en")
    assert [part["placeholder"] for part in parts if part["type"] == 3] == [
        "My placements · White army",
        "My placements · Green army",
    ]
    assert [part["label"] for part in parts if part["type"] == 2][1:] == ["Keep this placement · Blue army", "What I keep"]
    assert len({part["custom_id"] for part in parts}) == len(parts)
    for part in parts:
        control = Control.parse(part["custom_id"])
        assert control is not None
        assert control.verb in {*HANDLERS, *OPENERS}

    assert len(drawn(Form((), (Resign(),), "end"), kept)) == 1  # nothing to keep: nothing of it is shown
    assert len(drawn(Form((), (Resign(),), "end", keeps=(Keep(Rows("W", ""), "major"),)))) == 1
    assert "keepas" in TAKERS


def test_two_names_for_one_placement() -> None:
    select, *_ = drawn(Form((), (Resign(),), "end", keeps=(Keep(Rows("W", ROWS), "major"),)), (one(1), one(2, name="Mur")))
    assert [item["default"] for item in select["options"]] == [True, False]


def test_a_full_shelf_fits_the_largest_panel() -> None:
    """Three armies of one seat, twenty kept of each size: whatever is being done, nothing breaks Discord's limits."""
    state = GAME.start(GAME.options_type(format="duel"), 2, Chance(bytes(32)))
    for seat, move in ((0, TakeArmy("good")), (1, TakeArmy("evil"))):
        state = GAME.play(state, seat, (move,), Chance(bytes(32))).state
    armies = [army.letter for army in GAME.view(state, 0).armies if army.setter == 0]
    state = GAME.play(state, 0, [Shuffle(army) for army in armies], Chance(bytes(32))).state
    view = GAME.view(state, 0)
    kept = tuple(one(number, sort) for sort in ("major", "minor") for number in range(MOST_KEPT))
    table: Any = SimpleNamespace(match_id=36**7)
    shown = []
    for act in ("ready", "balanced", "shuffle", "rows", "mirror", "swap"):
        form = GAME.form(view, {"placing": (act,), "first": ("D4",)})
        rows = form_rows(table, 0, view, form, Voice(GAME, "fr", ("a", "b")), Stamp("placement", 999), {}, kept=kept)
        parts = list(walk([row.to_component_dict() for row in rows]))
        assert len(parts) <= COMPONENTS - 5, act
        shown.append(sum("|fill|" in part.get("custom_id", "") for part in parts))
    assert shown[:5] == [3] * 5


# -- keeping and choosing again ------------------------------------------------------------------------------------------


async def test_kept_in_one_match_and_chosen_in_another(home: House, capsys: pytest.CaptureFixture[str]) -> None:
    """In the north as in the south, by two taps; after a restart; nobody else is offered it."""
    table = await placing(home)
    empty = await panel_of(home, home.alice, table)
    assert not [part for part in controls(empty) if "|keep|" in part["custom_id"] or "|shelf|" in part["custom_id"]]
    done = await typed(home, home.alice, table, ROWS)
    number = (await now(home, table)).number
    shown = await home.alice.click(done.response, custom_id=custom_id(done, "keep"))
    assert shown.modal["title"] == "Garder ce placement"
    assert held(shown) == {"name": "Armée majeure 1"}
    saved = await home.alice.submit_modal(shown, {"name": "Ma *muraille*"})
    assert "Gardé sous le nom «\u00a0Ma \\*muraille\\*\u00a0»" in texts(saved)
    assert (await now(home, table)).number == number
    mine = menu(saved)
    assert mine is not None
    assert mine["options"][0]["label"] == "Mes placements · Ma *muraille*"
    shown = await home.alice.click(saved.response, custom_id=custom_id(saved, "keep"))
    assert held(shown) == {"name": "Armée majeure 1"}

    await home.restart()
    again = await placing(home, home.bob, home.alice)
    assert again.match_id != table.match_id
    other = await panel_of(home, home.bob, again)
    assert menu(other) is None
    panel = await panel_of(home, home.alice, again)
    mine = menu(panel)
    assert mine is not None
    assert [item["label"] for item in mine["options"]] == ["Ma *muraille*"]
    filled = await home.alice.select(panel.response, [mine["options"][0]["value"]], custom_id=mine["custom_id"])
    assert "placement tapé" in texts(filled)
    assert FRONT in picture_texts(filled)
    view = await home.bot.referee.view(again.match_id, 1)
    assert {pawn.army for pawn in view.pawns if pawn.rank} == {"N"}
    other = await panel_of(home, home.bob, again)
    assert FRONT not in picture_texts(other)

    # private answers alone have said the name, nothing public the rows (a hand lies in direct messages too), no log either
    logged = "".join(capsys.readouterr())
    public = {str(place.id) for place in (home.channel, home.thread(table), home.thread(again))}
    for secret in ("muraille", "10 8 7"):
        said = [request.path for request in home.env.http_requests if secret in str(request.json)]
        assert said
        assert not [path for path in said if path.split("/")[2] in public]
        assert secret == "10 8 7" or all(path.startswith("/webhooks/") for path in said), set(said)
        assert secret not in logged


async def test_what_does_not_fit_is_refused_and_changes_nothing(home: House) -> None:
    """Kept when armies were made up otherwise: the usual sentence, the usual check."""
    table = await placing(home)
    await home.bot.referee.keep(home.alice.id, "broken_line", "major", "Vieux", {"rows": ROWS.replace("A", "11")})
    await home.bot.referee.keep(home.alice.id, "broken_line", "minor", "Aile", {"rows": MINOR})
    number = (await now(home, table)).number
    panel = await panel_of(home, home.alice, table)
    mine = menu(panel)
    assert mine is not None
    assert [item["label"] for item in mine["options"]] == ["Vieux"]
    refused = await home.alice.select(panel.response, [mine["options"][0]["value"]], custom_id=mine["custom_id"])
    assert "au lieu de 1" in texts(refused)
    assert (await now(home, table)).number == number

    # what stands there already is no change
    await typed(home, home.alice, table, ROWS)
    saved = await kept_as(home.alice, await panel_of(home, home.alice, table), "Neuf")
    number = (await now(home, table)).number
    mine = menu(saved)
    assert mine is not None
    value = next(item["value"] for item in mine["options"] if item["default"])
    same = await home.alice.select(saved.response, [value], custom_id=mine["custom_id"])
    assert (await now(home, table)).number == number
    assert "Cela ne changerait rien" in texts(same)


async def test_a_menu_from_earlier_gets_a_sentence(home: House) -> None:
    """The layout was forgotten on another device, belongs to another, or the seat has acted since."""
    table = await placing(home)
    referee = home.bot.referee
    await referee.keep(home.alice.id, "broken_line", "major", "Mur", {"rows": ROWS})
    await referee.keep(home.bob.id, "broken_line", "major", "Tour", {"rows": ROWS})
    (kept,) = await referee.kept(home.alice.id, "broken_line")
    (foreign,) = await referee.kept(home.bob.id, "broken_line")
    panel = await panel_of(home, home.alice, table)
    mine = menu(panel)
    assert mine is not None
    control = Control.parse(mine["custom_id"])
    assert control is not None
    before = (await now(home, table)).number

    async def filled(control: Control, value: str) -> str:
        panel = await panels.fill(asking(home, home.alice), control, [value])
        return panel.notice

    await referee.forget(home.alice.id, kept.id)
    gone = await home.alice.select(panel.response, [str(kept.id)], custom_id=mine["custom_id"])
    assert "n’est plus gardé" in texts(gone)
    assert menu(gone) is None
    for value in (str(foreign.id), "0", "x", "9" * 40):
        assert "n’est plus gardé" in await filled(control, value)
    await referee.keep(home.alice.id, "broken_line", "minor", "Aile", {"rows": MINOR})
    (wing,) = await referee.kept(home.alice.id, "broken_line")
    assert "n’est plus gardé" in await filled(control, str(wing.id))
    assert "datait d’avant" in await filled(replace(control, revision=control.revision + 1), str(wing.id))
    assert "datait d’avant" in await filled(replace(control, arg="00000000.zz"), str(wing.id))
    assert (await now(home, table)).number == before


def asking(home: House, person: Any, language: str = "fr") -> Ask:
    interaction: Any = SimpleNamespace(id=1 << 22, channel_id=None, guild_id=None)
    return Ask(home.bot.desk, interaction, Person(person.id, person.name), language)


async def test_what_changed_under_the_modal_is_not_kept(home: House) -> None:
    """The name was given after the army was set up otherwise elsewhere: nothing is kept, and a sentence says so."""
    table = await placing(home)
    done = await typed(home, home.alice, table, ROWS)
    button = Control.parse(custom_id(done, "keep"))
    assert button is not None
    shown = await home.alice.click(done.response, custom_id=custom_id(done, "keep"))
    await home.alice.slash(home.thread(table), "terres placer modele", armee="W", modele="balanced")
    late = await home.alice.submit_modal(shown, {"name": "Trop tard"})
    assert "a changé depuis" in texts(late)
    assert await home.bot.referee.kept(home.alice.id, "broken_line") == ()
    for person, why in ((home.alice, "kept-changed"), (home.bob, "not-your-seat"), (home.carol, "not-seated")):
        with pytest.raises(Refusal) as caught:
            await panels.modal(asking(home, person), button)
        assert caught.value.reason == why
    empty = await kept_as(home.alice, late, " \u200b ")
    assert "nom qui se lise" in texts(empty)

    # being ready changes nothing of the army: it can still be kept, but not exchanged
    ready = await home.alice.slash(home.thread(table), "terres placer pret")
    saved = await kept_as(home.alice, ready, "Prêt")
    assert "Gardé" in texts(saved)
    assert menu(saved) is None


async def test_replacing_the_limit_and_forgetting(home: House) -> None:
    table = await placing(home)
    referee = home.bot.referee
    for number in range(MOST_KEPT):
        await referee.keep(home.alice.id, "broken_line", "major", f"Plan {number:02}", {"rows": OTHER})
    done = await typed(home, home.alice, table, ROWS)
    full = await kept_as(home.alice, done, "Un de trop")
    assert f"déjà {MOST_KEPT}" in texts(full)
    swapped = await kept_as(home.alice, full, "PLAN 07")
    assert "«\u00a0PLAN 07\u00a0» est remplacé" in texts(swapped)
    kept = await referee.kept(home.alice.id, "broken_line")
    assert [one.name for one in kept if one.texts == {"rows": ROWS}] == ["PLAN 07"]

    shelf = await home.alice.click(swapped.response, custom_id=custom_id(swapped, "shelf"))
    assert "**Armée majeure** (20 sur 20)" in texts(shelf)
    sure = await home.alice.select(shelf.response, [str(kept[3].id)], custom_id=custom_id(shelf, "forget"))
    assert "Oublier «\u00a0Plan 03\u00a0»" in texts(sure)
    assert len(await referee.kept(home.alice.id, "broken_line")) == MOST_KEPT
    gone = await home.alice.click(sure.response, custom_id=custom_id(sure, "forgetsure"))
    assert "«\u00a0Plan 03\u00a0» est oublié" in texts(gone)
    assert "(19 sur 20)" in texts(gone)
    done_twice = Control("forgetsure", table.match_id, 0, arg=str(kept[3].id))
    again = await panels.forgotten(asking(home, home.alice), done_twice, ())
    assert "n’est plus gardé" in again.notice
    stale = await panels.forget(asking(home, home.alice), Control("forget", table.match_id, 0), [str(kept[3].id)])
    assert "n’est plus gardé" in stale.notice
    back = await home.alice.click(gone.response, custom_id=custom_id(gone, "play"))
    mine = menu(back)
    assert mine is not None
    assert len(mine["options"]) == MOST_KEPT - 1
    for left in await referee.kept(home.alice.id, "broken_line"):
        await referee.forget(home.alice.id, left.id)
    none = await panels.shelf(asking(home, home.alice, "en"), Control("shelf", table.match_id, 0), ())
    assert none.lines == ("You keep nothing for this game.",)
