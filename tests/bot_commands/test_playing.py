"""A match by commands and by thumb, in French and in English, and everything that goes wrong on the way (Must show 7)."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest

from bot.panels.chronicle import chronicle
from bot.referee.model import Table
from bot.speech.understand import label
from rules.game import Ref
from rules.registry import game
from tests.bot_commands.house import House, controls, custom_id, picture_texts, texts

PLACE = "ligne poser"


async def hand_of(home: House, table: Table, person: Any) -> tuple[str, ...]:
    """The cards of a person's hand."""
    seat = table.seats_of(person.id)[0]
    view = await home.bot.referee.view(table.match_id, seat)
    hand = view.hands[seat]
    assert hand is not None
    return tuple(hand)


async def number_of(home: House, table: Table) -> int:
    """The last entry of the record."""
    return (await home.bot.referee.table(table.match_id)).number


async def test_a_turn_by_commands_in_two_languages(home: House) -> None:
    table = await home.begin(home.alice, home.carol)
    thread = home.thread(table)
    active, other = home.active(table)
    language = "fr" if active is home.alice else "en"
    rows = await active.autocomplete(thread, PLACE, "carte", "")
    hand = await hand_of(home, table, active)
    assert {row["value"] for row in rows} == set(hand)
    assert {row["name"] for row in rows} == {label(game("battle_line"), language, Ref("card", card)) for card in hand}
    assert await other.autocomplete(thread, PLACE, "carte", "") == []
    fields = await active.autocomplete(thread, PLACE, "champ", "4", carte=hand[0])
    assert [row["value"] for row in fields] == ["4"]

    placed = await active.slash(thread, PLACE, carte=label(game("battle_line"), "en", Ref("card", hand[0])), champ="4")
    assert placed.ephemeral
    assert table.code in texts(placed)
    remains = {"fr": "Il te reste à", "en": "You can still"}[language]
    assert remains in texts(placed)
    drawn = await active.slash(thread, "ligne piocher", pioche="TROUPES ")
    waiting = {"fr": "On attend carol", "en": "Waiting for alice"}[language]
    assert waiting in texts(drawn)
    await home.settle()
    after = await home.bot.referee.table(table.match_id)
    assert after.number == 2
    assert home.active(after)[0] is other


async def test_a_whole_turn_in_one_panel(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    active, _ = home.active(table)
    panel = await active.click(thread.last_message, label="Jouer")
    assert panel.ephemeral
    card = (await hand_of(home, table, active))[2]
    chosen = await active.select(panel.response, [card], custom_id=custom_id(panel, "pick", "card"))
    assert chosen.response.ephemeral
    aimed = await active.select(chosen.response, ["7"], custom_id=custom_id(chosen, "pick", "battlefield"))
    deck = next(control for control in controls(aimed) if "|deck." in control["custom_id"])
    assert [option["value"] for option in deck["options"] if option.get("default")] == ["troops"]
    played = await active.click(aimed.response, custom_id=custom_id(aimed, "go"))
    assert "champ 7" in texts(played)
    assert await number_of(home, table) == 1
    view = await home.bot.referee.view(table.match_id, "public")
    assert [card] in [list(side) for side in view.fields[6].sides]


async def test_choosing_the_same_again_meets_a_fresh_select(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    active, _ = home.active(table)
    panel = await active.slash(home.thread(table), "partie main")
    card = (await hand_of(home, table, active))[0]
    first = custom_id(panel, "pick", "card")
    again = await active.select(panel.response, [card], custom_id=first)
    second = custom_id(again, "pick", "card")
    assert first != second
    third = await active.select(again.response, [card], custom_id=second)
    assert custom_id(third, "pick", "card") not in (first, second)


async def test_picks_survive_a_restart(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    active, _ = home.active(table)
    panel = await active.slash(home.thread(table), "partie main")
    card = (await hand_of(home, table, active))[0]
    panel = await active.select(panel.response, [card], custom_id=custom_id(panel, "pick", "card"))
    await home.restart()
    panel = await active.select(panel.response, ["5"], custom_id=custom_id(panel, "pick", "battlefield"))
    played = await active.click(panel.response, custom_id=custom_id(panel, "go"))
    assert "champ 5" in texts(played)
    assert await number_of(home, table) == 1


async def test_the_same_button_on_other_screens_plays_once(home: House) -> None:
    """Three devices show the same panel: one plays, the others are answered with a fresh panel and a sentence, before and
    after a restart (A02, A15)."""
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    active, _ = home.active(table)
    panel = await active.slash(thread, "partie main")
    card = (await hand_of(home, table, active))[0]
    panel = await active.select(panel.response, [card], custom_id=custom_id(panel, "pick", "card"))
    panel = await active.select(panel.response, ["5"], custom_id=custom_id(panel, "pick", "battlefield"))
    others = [await active.slash(thread, "partie main") for _ in range(3)]
    assert {custom_id(other, "go") for other in others} == {custom_id(panel, "go")}
    await active.click(panel.response, custom_id=custom_id(panel, "go"))
    number = await number_of(home, table)
    select, go = custom_id(others[1], "pick", "card"), custom_id(others[0], "go")
    for message, act in ((others[0].response, go), (others[2].response, custom_id(others[2], "go"))):
        answer = await active.click(message, custom_id=act)
        assert "datait d’avant" in texts(answer)
        assert "On attend" in texts(answer)
        await home.restart()
    answer = await active.select(others[1].response, [card], custom_id=select)
    assert "datait d’avant" in texts(answer)
    assert await number_of(home, table) == number


async def test_the_other_device_does_not_play_what_it_does_not_show(home: House) -> None:
    """Two panels open: the second changed the card, the first one's button then plays nothing."""
    table = await home.begin(home.alice, home.bob)
    active, _ = home.active(table)
    thread = home.thread(table)
    hand = await hand_of(home, table, active)
    one = await active.slash(thread, "partie main")
    one = await active.select(one.response, [hand[0]], custom_id=custom_id(one, "pick", "card"))
    one = await active.select(one.response, ["5"], custom_id=custom_id(one, "pick", "battlefield"))
    two = await active.slash(thread, "partie main")
    await active.select(two.response, [hand[1]], custom_id=custom_id(two, "pick", "card"))
    refused = await active.click(one.response, custom_id=custom_id(one, "go"))
    assert "Quelque chose a changé depuis" in texts(refused)
    assert await number_of(home, table) == 0


async def test_taking_back_ones_last_move(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    active, _ = home.active(table)
    card = (await hand_of(home, table, active))[0]
    placed = await active.slash(home.thread(table), PLACE, carte=card, champ="1")
    back = await active.click(placed.response, label="Annuler mon dernier coup")
    assert "Ton dernier coup est repris" in texts(back)
    assert card in await hand_of(home, table, active)


async def test_each_mistake_has_its_own_sentence_and_changes_nothing(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    active, other = home.active(table)
    mine = await hand_of(home, table, active)
    theirs = await hand_of(home, table, other)
    said: list[str] = []

    async def refused(result: Any, *parts: str) -> None:
        assert result.ephemeral
        text = texts(result)
        for part in parts:
            assert part in text, text
        said.append(text)

    await refused(await active.slash(thread, PLACE, carte=theirs[0], champ="1"), "n’est pas dans ta main")
    await refused(await active.slash(thread, PLACE, carte=mine[0], champ="12"), "de 1 à 9")
    await refused(await active.slash(thread, PLACE, carte="é" * 1500, champ="1"), "ne correspond à rien", "…")
    await refused(await active.slash(thread, "ligne revendiquer", champ="1"), "")
    await refused(await other.slash(thread, PLACE, carte=theirs[0], champ="1"), "Ce n’est pas à toi")
    await refused(await home.carol.slash(thread, PLACE, carte=mine[0], champ="1"), "You have no seat")
    await refused(await home.carol.slash(home.channel, PLACE, carte=mine[0], champ="1"), "You have no match")
    await refused(await active.slash(home.channel, PLACE, carte=mine[0], champ="1", partie="LIG-999"), "Je ne connais pas")
    assert len(set(said)) == len(said)
    assert await number_of(home, table) == 0


async def test_typed_by_hand(home: House) -> None:
    """A10 over the wire: one card, many spellings, and the same move each time."""
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    active, _ = home.active(table)
    card = (await hand_of(home, table, active))[0]
    french = label(game("battle_line"), "fr", Ref("card", card))
    english = label(game("battle_line"), "en", Ref("card", card))
    spellings = [unicodedata.normalize("NFD", french.upper()), f"<@{active.id}> {french} ", english]
    for spelling in spellings:
        placed = await active.slash(thread, PLACE, carte=spelling, champ="champ 2")
        assert "Il te reste à" in texts(placed), spelling
        await active.click(placed.response, label="Annuler mon dernier coup")


async def test_a_command_in_a_direct_message_names_its_match_or_asks_which(home: House) -> None:
    first = await home.begin(home.alice, home.bob)
    shown = await home.alice.user.slash("partie main")
    assert shown.ephemeral
    assert first.code in texts(shown)
    second = await home.begin(home.alice, home.carol)
    asked = await home.alice.user.slash("partie main")
    assert "plusieurs parties" in texts(asked)
    menu = next(control for control in controls(asked) if control["type"] == 3)
    assert {option["value"] for option in menu["options"]} == {str(first.match_id), str(second.match_id)}
    chosen = await home.alice.user.select(asked.response, [str(second.match_id)], custom_id=menu["custom_id"])
    assert second.code in texts(chosen)
    named = await home.alice.user.slash("partie main", partie=first.code)
    assert first.code in texts(named)
    rows = await home.alice.user.autocomplete("partie main", "partie", "carol")
    assert [row["value"] for row in rows] == [second.code]


async def test_a_move_that_several_matches_could_mean_goes_on_where_it_is_meant(home: House) -> None:
    first = await home.begin(home.alice, home.bob)
    second = await home.begin(home.alice, home.bob)
    active, _ = home.active(second)
    card = (await hand_of(home, second, active))[0]
    asked = await active.user.slash(PLACE, carte=card, champ="8")
    menu = next(control for control in controls(asked) if control["type"] == 3)
    await home.restart()
    played = await active.user.select(asked.response, [str(second.match_id)], custom_id=menu["custom_id"])
    assert "champ 8" in texts(played)
    assert (await number_of(home, first), await number_of(home, second)) == (0, 1)


async def test_no_hand_is_ever_public(home: House) -> None:
    """A03: whatever shows a card of a hand is ephemeral or a direct message."""
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    for person in (home.alice, home.bob):
        hand = await hand_of(home, table, person)
        names = [label(game("battle_line"), "fr", Ref("card", card)) for card in hand]
        for command in ("partie main", "partie voir", "partie journal", "partie exporter", "partie liste"):
            assert (await person.slash(thread, command)).ephemeral, command
        shown = await person.click(thread.last_message, label="Ma main")
        assert shown.ephemeral
        assert picture_texts(shown)
        seen_by_carol = [message for message in thread.history(viewer=home.carol)]
        for message in [*seen_by_carol, *home.channel.history(viewer=home.carol)]:
            said = str([component.to_dict() for component in message.components]) + message.content
            assert not any(name in said for name in names)


@pytest.mark.parametrize(
    ("form", "title", "end"), [("markdown", "# {code} · ", ".md"), ("bbcode", "[size=150][b]{code} · ", ".txt")]
)
async def test_the_log_is_a_file_to_post_elsewhere(
    home: House, monkeypatch: pytest.MonkeyPatch, form: str, title: str, end: str
) -> None:
    written: list[str] = []

    def noted(*given: Any) -> str:
        written.append(chronicle(*given))
        return written[-1]

    monkeypatch.setattr("bot.commands.lobby.chronicle", noted)
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    active, _ = home.active(table)
    card = (await hand_of(home, table, active))[0]
    await active.slash(thread, PLACE, carte=card, champ="8")
    given = await active.slash(thread, "partie exporter", forme=form)
    assert given.ephemeral
    (file,) = given.response.attachments
    (text,) = written
    assert (file.filename, file.size) == (f"{table.code.lower()}{end}", len(text.encode()))
    assert text.startswith(title.format(code=table.code))
    assert "alice" in text.lower()
    assert label(game("battle_line"), "fr", Ref("card", card)) in text


async def test_a_match_that_is_over_is_still_found_by_who_played_it(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    await home.bot.referee.resign(table.match_id, home.alice.id, 0)
    await home.settle()
    for command in ("partie voir", "partie journal", "partie exporter", "ligne carte"):
        found = await home.alice.slash(home.channel, command, **({"carte": "Alexandre"} if "carte" in command else {}))
        assert "Tu n’as aucune partie" not in texts(found), command
    given = await home.bob.slash(home.channel, "partie exporter", forme="markdown")
    assert given.response.attachments[0].filename == f"{table.code.lower()}.md"
    assert "You have no match under way" in texts(await home.carol.slash(home.channel, "partie exporter"))
    assert "Tu n’as aucune partie" in texts(await home.alice.slash(home.channel, "partie main"))


async def test_a_bystander_gets_an_explanation_in_their_language(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    post = home.thread(table).last_message
    for button in ("Ma main", "Jouer"):
        answer = await home.carol.click(post, label=button)
        assert answer.ephemeral
        assert "You have no seat at this table" in texts(answer)
    for button in ("Règles", "Journal", "Plateau en texte"):
        answer = await home.carol.click(post, label=button)
        assert answer.ephemeral
        assert texts(answer)


async def test_resigning_asks_once_more(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    asked = await home.alice.slash(thread, "partie abandonner")
    assert (await home.bot.referee.table(table.match_id)).status == "running"
    out = await home.alice.click(asked.response, label="Non, je reviens")
    assert "hand" in picture_texts(out)
    asked = await home.alice.slash(thread, "partie abandonner")
    await home.alice.click(asked.response, label="Abandonner")
    after = await home.bot.referee.table(table.match_id)
    assert after.status == "over"
    assert after.outcome is not None
    assert after.outcome.winners == after.seats_of(home.bob.id)
    late = await home.bob.slash(thread, PLACE, carte="R1", champ="1", partie=table.code)
    assert "terminée" in texts(late)


async def test_the_language_one_chose_beats_the_one_of_the_client(home: House) -> None:
    table = await home.begin(home.alice, home.bob)
    thread = home.thread(table)
    assert "Right" in texts(await home.alice.slash(thread, "langue", langue="en"))
    assert "You have" not in texts(await home.alice.slash(thread, "partie liste"))
    assert "Your matches" in texts(await home.alice.slash(thread, "partie liste"))
    await home.restart()
    assert "Your matches" in texts(await home.alice.slash(thread, "partie liste"))
    assert "Tes parties" in texts(await home.bob.slash(thread, "partie liste"))
