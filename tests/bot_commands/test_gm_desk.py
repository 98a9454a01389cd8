"""The GM's desk by thumb: one table, one seat, corrections, the players' eyes, and all tables of a GM; its rights, and what
becomes of buttons that are out of date."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panels.ids import Control
from bot.referee.model import Person, Table
from tests.bot_commands.house import House, controls, custom_id, of_kind, picture_texts, texts


async def directed(home: House, *, sees_all: bool = False) -> Table:
    """A running match of alice and bob that carol directs without a seat; she reads English."""
    await home.carol.slash(home.channel, "partie creer", jeu="battle_line", arbitrer=True)
    table = (await home.bot.referee.tables_of_guild(home.guild.id))[0]
    for person in (home.alice, home.bob):
        await person.slash(home.channel, "partie rejoindre", partie=table.code)
    if sees_all:
        await home.bot.referee.set_rule(table.match_id, home.carol.id, "gm_sees_all", "yes")
    await home.carol.slash(home.channel, "partie lancer", partie=table.code)
    await home.settle()
    return await home.bot.referee.table(table.match_id)


async def now(home: House, table: Table) -> Table:
    return await home.bot.referee.table(table.match_id)


async def desk_of(home: House, person: Any, table: Table) -> Any:
    return await person.slash(home.thread(table), "mj table")


async def seat_of(home: House, person: Any, desk: Any, seat: int) -> Any:
    """The panel of one seat, from the desk's select."""
    return await person.select(desk.response, [str(seat)], custom_id=custom_id(desk, "gmseat"))


def verbs(result: Any) -> set[str]:
    found = [Control.parse(control.get("custom_id", "")) for control in (*controls(result), *people_menus(result))]
    return {control.verb for control in found if control}


def people_menus(result: Any) -> list[dict[str, Any]]:
    return of_kind(result.response.components, 5)


# -- one table ---------------------------------------------------------------------------------------------------------


async def test_the_desk_says_whom_it_waits_for_and_since_when_it_is_late(home: House) -> None:
    table = await directed(home)
    active, waiting = home.active(table)
    desk = await desk_of(home, home.carol, table)
    assert desk.ephemeral
    (line,) = [line for line in texts(desk).split("\n") if line.startswith("- ")]
    assert active.name in line
    assert waiting.name not in line
    assert line.count("<t:") == 2
    assert "late" not in line
    home.clock.advance(hours=100)
    assert "**late**" in texts(await desk_of(home, home.carol, table))
    await home.bot.referee.sweep()


async def test_away_seats_and_automatons_are_named(home: House) -> None:
    table = await directed(home)
    await home.bot.referee.replace(table.match_id, home.carol.id, 1, None)
    desk = await desk_of(home, home.carol, table)
    robot = (await now(home, table)).chair(1).name
    assert f"The house plays for {robot}." in texts(desk)
    panel = await seat_of(home, home.carol, desk, 1)
    assert "The house plays this seat." in texts(panel)
    locked = {control["label"] for control in controls(panel) if control.get("disabled")}
    assert locked == {"Play well", "The bare minimum", "Hand to the house"}


async def test_the_house_plays_once_for_a_seat_and_an_old_panel_plays_nothing(home: House) -> None:
    table = await directed(home)
    seat = table.pending[0].actors[0]
    for style in ("auto", "pass"):
        desk = await desk_of(home, home.carol, table)
        seat = (await now(home, table)).pending[0].actors[0]
        panel = await seat_of(home, home.carol, desk, seat)
        other = await seat_of(home, home.carol, await desk_of(home, home.carol, table), seat)
        done = await home.carol.click(panel.response, custom_id=custom_id(panel, "gmact", style))
        assert "The house played for" in texts(done)
        number = (await now(home, table)).number
        late = await home.carol.click(other.response, custom_id=custom_id(other, "gmact", style))
        assert "moved on since you opened this desk" in texts(late)
        assert (await now(home, table)).number == number
        assert "gmseat" in verbs(late), "the fresh desk is there"


async def test_undoing_from_an_old_desk_undoes_nothing(home: House) -> None:
    table = await directed(home)
    first = await desk_of(home, home.carol, table)
    locked = {control["label"] for control in controls(first) if control.get("disabled")}
    assert locked == {"Undo the last move", "Go back before the reveal"}, "nothing has been played yet"
    olds = []
    for _ in range(2):  # two moves, and two desks drawn between them
        table = await now(home, table)
        await home.bot.referee.play_for(table.match_id, home.carol.id, table.pending[0].actors[0], style="autopilot")
        olds = olds or [await desk_of(home, home.carol, table) for _ in range(2)]
    number = (await now(home, table)).number
    for old, label in zip(olds, ("Undo the last move", "Go back before the reveal"), strict=True):
        answer = await home.carol.click(old.response, label=label)
        assert "moved on since" in texts(answer), label
        assert (await now(home, table)).number == number
    one, two = [await desk_of(home, home.carol, table) for _ in range(2)]
    assert "The move is undone" in texts(await home.carol.click(one.response, label="Undo the last move"))
    assert "moved on since" in texts(await home.carol.click(two.response, label="Undo the last move")), "undone once"
    assert (await now(home, table)).number == number + 1


async def test_a_refusal_stands_above_the_desk(home: House) -> None:
    table = await directed(home)
    await home.bot.referee.play_for(table.match_id, home.carol.id, table.pending[0].actors[0], style="autopilot")
    refused = await home.carol.click((await desk_of(home, home.carol, table)).response, label="Go back before the reveal")
    assert "Nothing has been revealed to everybody yet" in texts(refused)
    assert {"gm", "gmseat", "extask", "corask"} <= verbs(refused)
    one, two = [await desk_of(home, home.carol, table) for _ in range(2)]
    await home.carol.click(one.response, label="Pause")
    refused = await home.carol.click(two.response, label="Pause")
    assert "The match is paused" in texts(refused)
    assert {"gm", "gmseat"} <= verbs(refused)
    resumed = await home.carol.click(refused.response, label="Resume")
    assert "The match goes on" in texts(resumed)


async def test_who_directs_no_longer_has_no_desk(home: House) -> None:
    """Every control of a desk, a seat's panel and a question, pressed by somebody who was GM when it was drawn."""
    table = await directed(home, sees_all=True)
    match, carol, bob = table.match_id, Person(home.carol.id, "carol"), Person(home.bob.id, "bob")

    async def seat() -> Any:
        return await seat_of(home, home.carol, await desk_of(home, home.carol, table), 0)

    async def sure() -> Any:
        panel = await seat()
        return await home.carol.click(panel.response, custom_id=custom_id(panel, "gmact", "house"))

    pressed = set()
    for shown in (lambda: desk_of(home, home.carol, table), seat, sure):
        count = len(pressable(await shown()))
        for place in range(count):
            result = await shown()
            control = pressable(result)[place]
            await home.bot.referee.name_gm(match, carol.id, bob)
            if control["type"] == 3:
                value = control["options"][-1]["value"]
                answer = await home.carol.select(result.response, [value], custom_id=control["custom_id"])
            elif control["type"] == 5:
                answer = await home.carol.select(result.response, [home.alice], custom_id=control["custom_id"])
            else:
                answer = await home.carol.click(result.response, custom_id=control["custom_id"])
            parsed = Control.parse(control["custom_id"])
            assert parsed is not None
            assert "for the GM of this match" in texts(answer), control["custom_id"]
            assert answer.modal is None
            assert not of_kind(answer.response.components, 12), "no picture"
            pressed.add((parsed.verb, parsed.arg.partition(":")[0] if parsed.verb in ("gm", "gmact") else ""))
            await home.bot.referee.name_gm(match, bob.id, carol)
    acts = {("gm", name) for name in ("remind", "pause", "end", "desk")}
    acts |= {("gmact", name) for name in ("auto", "pass", "house", "seat")} - {("gmact", "auto"), ("gmact", "pass")}
    assert acts | {(verb, "") for verb in ("extask", "gmseat", "gmsee", "gmgive", "corask")} <= pressed
    assert (await now(home, table)).number == table.number


def pressable(result: Any) -> list[dict[str, Any]]:
    """The controls that lead to something of the match and can be pressed."""
    every = [*controls(result), *people_menus(result)]
    return [control for control in every if not control.get("disabled") and "|gmtables|" not in control["custom_id"]]


# -- one seat: somebody else -------------------------------------------------------------------------------------------


async def test_a_seat_is_given_by_thumb_and_asked_once_more(home: House) -> None:
    dora = home.guild.add_member(home.env.create_user("dora"))
    table = await directed(home)
    panel = await seat_of(home, home.carol, await desk_of(home, home.carol, table), 1)
    (menu,) = people_menus(panel)
    asked = await home.carol.select(panel.response, [dora], custom_id=menu["custom_id"])
    assert "dora will take the seat of bob and see its hand at once" in texts(asked)
    assert (await now(home, table)).chair(1).user_id == home.bob.id, "nothing has happened yet"
    stays = await home.carol.click(asked.response, label="No, go back")
    assert "bob" in texts(stays)
    (menu,) = people_menus(stays)
    asked = await home.carol.select(stays.response, [dora], custom_id=menu["custom_id"])
    await home.restart()
    done = await home.carol.click(asked.response, label="Give it to dora")
    assert "Seat 2 goes to dora" in texts(done)
    assert (await now(home, table)).chair(1).user_id == dora.id


async def test_who_cannot_take_a_seat_is_refused_with_the_reason(home: House) -> None:
    robot = home.guild.add_member(home.env.create_user("robot", bot=True))
    table = await directed(home)
    for somebody, reason in ((robot, "bot"), (home.alice, "already has a seat"), (home.carol, "does not sit down")):
        panel = await seat_of(home, home.carol, await desk_of(home, home.carol, table), 1)
        (menu,) = people_menus(panel)
        refused = await home.carol.select(panel.response, [somebody], custom_id=menu["custom_id"])
        assert reason in texts(refused)
        assert "gmseat" in verbs(refused), "the desk is there to go on"
    assert (await now(home, table)).chair(1).user_id == home.bob.id


async def test_an_old_question_does_not_unseat_the_newcomer(home: House) -> None:
    dora = home.guild.add_member(home.env.create_user("dora"))
    table = await directed(home)
    panel = await seat_of(home, home.carol, await desk_of(home, home.carol, table), 1)
    sure = await home.carol.click(panel.response, custom_id=custom_id(panel, "gmact", "house"))
    assert "who loses seat and hand at once" in texts(sure)
    old = await seat_of(home, home.carol, await desk_of(home, home.carol, table), 1)
    await home.bot.referee.replace(table.match_id, home.carol.id, 1, Person(dora.id, "dora"))
    late = await home.carol.click(sure.response, custom_id=custom_id(sure, "gmact", "house:sure"))
    assert "moved on since" in texts(late)
    late = await home.carol.select(old.response, [home.bob], custom_id=people_menus(old)[0]["custom_id"])
    assert "moved on since" in texts(late)
    assert (await now(home, table)).chair(1).user_id == dora.id
    panel = await seat_of(home, home.carol, late, 1)
    sure = await home.carol.click(panel.response, custom_id=custom_id(panel, "gmact", "house"))
    done = await home.carol.click(sure.response, custom_id=custom_id(sure, "gmact", "house:sure"))
    assert "From now on the house plays" in texts(done)
    assert (await now(home, table)).chair(1).automaton


# -- corrections -------------------------------------------------------------------------------------------------------


async def test_a_correction_by_thumb(home: House) -> None:
    table = await directed(home)
    desk = await desk_of(home, home.carol, table)
    shown = await home.carol.select(desk.response, ["set_owner"], custom_id=custom_id(desk, "corask"))
    labels = [part["label"] for part in shown.modal["components"]]
    assert labels == ["Battlefield", "Side", "Reason"]
    silent = await home.carol.submit_modal(shown, {"battlefield": ["4"], "side": ["2"], "reason": "   "})
    assert "reason" in texts(silent)
    assert (await now(home, table)).number == 0
    desk = await desk_of(home, home.carol, table)
    shown = await home.carol.select(desk.response, ["set_owner"], custom_id=custom_id(desk, "corask"))
    await home.restart()
    done = await home.carol.submit_modal(shown, {"battlefield": ["4"], "side": ["2"], "reason": "mis-*counted* @everyone"})
    assert "Corrected" in texts(done)
    assert (await now(home, table)).number == 1
    log = texts(await home.bob.slash(home.thread(table), "partie journal"))
    assert "counted" in log
    assert "@everyone" not in log


async def test_what_is_typed_wrong_is_named_and_changes_nothing(home: House) -> None:
    table = await directed(home)
    desk = await desk_of(home, home.carol, table)
    shown = await home.carol.select(desk.response, ["move_card"], custom_id=custom_id(desk, "corask"))
    refused = await home.carol.submit_modal(shown, {"card": "Z99", "to": "a4", "reason": "x"})
    assert "no such card" in texts(refused).lower() or "R10" in texts(refused)
    assert {"corask", "gmseat"} <= verbs(refused)
    assert (await now(home, table)).number == 0


async def test_a_gm_who_plays_corrects_with_anothers_consent(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    desk = await desk_of(home, home.alice, table)
    shown = await home.alice.select(desk.response, ["set_owner"], custom_id=custom_id(desk, "corask"))
    asked = await home.alice.submit_modal(shown, {"battlefield": ["1"], "side": ["1"], "reason": "oubli"})
    assert "demandé l’accord" in texts(asked)
    assert "J’attends l’accord de bob." in texts(asked)
    assert (await now(home, table)).number == 0


# -- the players' eyes -------------------------------------------------------------------------------------------------


async def hands_of(home: House, table: Table) -> list[str]:
    return [" ".join((await home.bot.referee.view(table.match_id, seat)).hands[seat]) for seat in (0, 1)]


async def test_a_gm_without_a_seat_sees_what_a_seat_sees_and_every_hand(home: House) -> None:
    table = await directed(home, sees_all=True)
    hands = await hands_of(home, table)
    desk = await desk_of(home, home.carol, table)
    assert not any(card in texts(desk) for hand in hands for card in hand.split()), "the desk itself shows none"
    seen = await home.carol.select(desk.response, ["1"], custom_id=custom_id(desk, "gmsee"))
    assert "what bob sees" in texts(seen)
    assert "is to play" in texts(seen), "the whole position as text"
    assert hands[1] in picture_texts(seen)
    assert hands[0] not in picture_texts(seen)
    every = await home.carol.select(seen.response, ["all"], custom_id=custom_id(seen, "gmsee"))
    assert every.response.flags.ephemeral
    assert all(hand in picture_texts(every) and hand in texts(every) for hand in hands)
    (gallery,) = of_kind(every.response.components, 12)
    names = [item["media"]["url"].rsplit("/", 1)[-1].partition("?")[0] for item in gallery["items"]]
    assert len(set(names)) == len(names) == 2
    back = await home.carol.click(every.response, label="Back to the desk")
    panel = await seat_of(home, home.carol, back, 0)
    seen = await home.carol.click(panel.response, label="See this hand")
    assert hands[0] in picture_texts(seen)


@pytest.mark.parametrize("seated", [False, True], ids=["blind", "seated"])
async def test_who_may_not_see_is_told_why_and_sees_nothing(home: House, seated: bool) -> None:
    """Also with a control from a time when one might see."""
    table = await directed(home, sees_all=seated)
    if seated:
        old = await desk_of(home, home.carol, table)
        others = [await desk_of(home, home.carol, table) for _ in range(2)]
        await home.bot.referee.name_gm(table.match_id, home.carol.id, Person(home.alice.id, "alice"))
        await home.bot.referee.replace(table.match_id, home.alice.id, 1, Person(home.carol.id, "carol"))
        await home.bot.referee.name_gm(table.match_id, home.alice.id, Person(home.carol.id, "carol"))
        hands = await hands_of(home, table)
        for stale, value in ((old, "0"), (others[0], "1"), (others[1], "all")):
            answer = await home.carol.select(stale.response, [value], custom_id=custom_id(stale, "gmsee"))
            assert "your own cards and no others" in texts(answer)
            assert not of_kind(answer.response.components, 12)
            assert not any(hand in texts(answer) for hand in hands)
    desk = await desk_of(home, home.carol, table)
    assert "gmsee" not in verbs(desk)
    assert ("you see no hidden card" if seated else "does not see the hands") in texts(desk)
    assert "gmsee" not in verbs(await seat_of(home, home.carol, desk, 0))
    refused = await home.carol.slash(home.thread(table), "mj voir-comme", place="1")
    assert not of_kind(refused.response.components, 12)


# -- all tables --------------------------------------------------------------------------------------------------------


async def test_all_tables_of_a_gm_in_one_panel(home: House) -> None:
    late = await directed(home)
    home.clock.advance(hours=60)
    running = await directed(home)
    paused = await directed(home)
    await home.bot.referee.pause(paused.match_id, home.carol.id)
    broken = await directed(home)
    await home.bot.referee.set_apart(broken.match_id, "incident", "X")
    await home.carol.slash(home.channel, "partie creer", jeu="battle_line", arbitrer=True)
    ended = await directed(home)
    await home.bot.referee.end(ended.match_id, home.carol.id)
    await home.begin(home.alice, home.carol)  # she plays there, and leads nothing
    panel = await home.carol.slash(home.channel, "mj tables")
    assert panel.ephemeral
    assert "The 5 tables you run" in texts(panel)
    lines = [line for line in texts(panel).split("\n") if line.startswith("- ")]
    states = ["set aside for repair", "**late**, it was due <t:", "due <t:", "paused", "waiting for people (0 of 2)"]
    assert len(lines) == len(states)
    assert all(state in line for state, line in zip(states, lines, strict=True)), lines
    assert [broken.code, late.code, running.code, paused.code] == [line.split("**")[1] for line in lines[:4]]
    who = home.active(running)[0].name
    assert f"waiting for {who}" in lines[2]
    desk = await home.carol.select(panel.response, [str(paused.match_id)], custom_id=custom_id(panel, "which"))
    assert paused.code in texts(desk)
    resumed = await home.carol.click(desk.response, label="Resume")
    assert (await now(home, paused)).status == "running"
    again = await home.carol.click(resumed.response, label="My tables")
    assert "The 5 tables you run" in texts(again)
    desk = await home.carol.select(again.response, [str(broken.match_id)], custom_id=custom_id(again, "which"))
    assert "set aside for repair" in texts(desk)
    assert "End the match" in [control.get("label") for control in controls(desk)]


async def test_somebody_who_leads_nothing_is_told_how(home: House) -> None:
    answer = await home.bob.slash(home.channel, "mj tables")
    assert "Tu ne diriges aucune table" in texts(answer)


async def test_many_tables_take_pages(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.panels.gm.tables.A_PAGE", 2)
    for _ in range(3):
        await home.carol.slash(home.channel, "partie creer", jeu="battle_line", arbitrer=True)
    panel = await home.carol.slash(home.channel, "mj tables")
    assert len([line for line in texts(panel).split("\n") if line.startswith("- ")]) == 2
    panel = await home.carol.click(panel.response, label="Next ▶")
    assert len([line for line in texts(panel).split("\n") if line.startswith("- ")]) == 1
    panel = await home.carol.click(panel.response, label="◀ Back")
    assert len([line for line in texts(panel).split("\n") if line.startswith("- ")]) == 2
