"""Every post in both languages: what a player reads, whom it pings, what it must never show."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.panels.ids import Control
from bot.panels.limits import walk
from bot.panels.posts.asks import Ask, asks
from bot.panels.posts.end import end_post
from bot.panels.posts.hand import closed_hand_post, hand_post
from bot.panels.posts.layout import Post
from bot.panels.posts.lobby import lobby_post, thread_name
from bot.panels.posts.notes import (
    RIGHTS,
    closed_post,
    consent_post,
    gm_post,
    missing_right,
    notice_post,
    nudge_post,
    reminder_post,
)
from bot.panels.posts.turn import LONGEST_NEWS, turn_post
from bot.referee.model import Chair, Table, TableRules
from tests.panels import post_table as pt

MARK = 77
HOURS = {"turn": 48}


def turn(table: Table, language: str, **more: object) -> Post:
    voice = pt.voice(table, language)
    return turn_post(table, voice, pt.EVENTS, pt.BOARD, asks(table, voice), MARK, **more)  # type: ignore[arg-type]


BUILDERS: dict[str, Callable[[Table, str], Post]] = {
    "lobby": lambda t, g: lobby_post(replace(t, status="lobby"), pt.voice(t, g), (2,), HOURS, MARK),
    "lobby running": lambda t, g: lobby_post(t, pt.voice(t, g), (2,), HOURS, MARK),
    "lobby paused": lambda t, g: lobby_post(replace(t, status="paused"), pt.voice(t, g), (2,), HOURS, MARK),
    "lobby over": lambda t, g: lobby_post(replace(t, status="over", outcome=pt.OUTCOME), pt.voice(t, g), (2,), HOURS, MARK),
    "lobby closed": lambda t, g: lobby_post(replace(t, status="over", outcome=None), pt.voice(t, g), (2,), HOURS, MARK),
    "lobby broken": lambda t, g: lobby_post(replace(t, status="broken"), pt.voice(t, g), (2,), HOURS, MARK),
    "turn": turn,
    "turn opening": lambda t, g: turn(t, g, opening=True),
    "turn closed": lambda t, g: turn(t, g, closed=(0, 1)),
    "turn paused": lambda t, g: turn(replace(t, status="paused"), g),
    "hand": lambda t, g: hand_post(t, pt.voice(t, g), 1, pt.HAND, MARK, events=pt.EVENTS),
    "hand asked": lambda t, g: hand_post(t, pt.voice(t, g), 0, pt.HAND, MARK, events=pt.EVENTS),
    "hand over": lambda t, g: hand_post(replace(t, status="over"), pt.voice(t, g), 0, pt.HAND, MARK),
    "hand old": lambda t, g: closed_hand_post(t, pt.voice(t, g), 0, MARK),
    "end": lambda t, g: end_post(
        replace(t, status="over", outcome=pt.OUTCOME), pt.voice(t, g), pt.EVENTS, pt.BOARD, pt.RECAP, "ab" * 32, MARK
    ),
    "end with course": lambda t, g: end_post(
        replace(t, status="over", outcome=pt.OUTCOME), pt.voice(t, g), (), pt.BOARD, (), "", MARK, course=pt.COURSE
    ),
    "end without outcome": lambda t, g: end_post(replace(t, status="over"), pt.voice(t, g), (), None, (), "", MARK),
    "reminder": lambda t, g: reminder_post(t, pt.voice(t, g), [pt.TURN], MARK),
    "nudge": lambda t, g: nudge_post(t, pt.voice(t, g), 0, pt.TURN, MARK),
    "notice": lambda t, g: notice_post(t, pt.voice(t, g), "…", MARK),
    "closed": lambda t, g: closed_post(t, pt.voice(t, g), 0, MARK),
    "consent": lambda t, g: consent_post(t, pt.voice(t, g), pt.CONSENT, MARK),
    "rights": lambda t, g: gm_post(t, pt.voice(t, g), missing_right(t, pt.voice(t, g), RIGHTS), MARK),
    "no access": lambda t, g: gm_post(t, pt.voice(t, g), missing_right(t, pt.voice(t, g), ()), MARK),
}
for _kind in ("rewind", "play-for", "force", "correct"):
    _consent = replace(pt.CONSENT, kind=_kind, seat=1, to=4, why="`@everyone` **mal lu**")
    BUILDERS[f"consent {_kind}"] = lambda t, g, c=_consent: consent_post(t, pt.voice(t, g), c, MARK)  # type: ignore[misc]
for _status in ("granted", "refused", "void"):
    _consent = replace(pt.CONSENT, status=_status)  # type: ignore[arg-type]
    BUILDERS[f"consent {_status}"] = lambda t, g, c=_consent: consent_post(t, pt.voice(t, g), c, MARK)  # type: ignore[misc]

SEAT_ONLY = {"hand", "hand asked", "hand over"}
every = pytest.mark.parametrize("name", BUILDERS)
both = pytest.mark.parametrize("language", ["fr", "en"])

HOSTILE = [
    "@everyone", "@@here", "<@123456789012345678>", "<@&99>", "<#42>", "<t:0:R>", "```@everyone", "||caché||", "**gras**",
    "__a__ ~~b~~", "[clic](http://x.example)", "> citation", "# titre", "-# petit", "a\nb\n# c", "\u202egnp.exe",
    "\u200b\u200b", "`", "\\", "*" * 32,
]  # fmt: skip


def rendered(text: str) -> str:
    """What a reader sees of escaped text: backslashes before marks gone, joiners invisible."""
    return re.sub(r"\\([^\w\s])", r"\1", text).replace("\u200b", "")


@both
def test_the_end_shows_how_the_match_went_beside_the_last_board(language: str) -> None:
    with_course = BUILDERS["end with course"](pt.TABLE, language)
    assert [upload.name for upload in with_course.uploads] == [pt.BOARD.name, pt.COURSE.name]
    assert [upload.name for upload in BUILDERS["end"](pt.TABLE, language).uploads] == [pt.BOARD.name]


@every
@both
def test_fits_discord(name: str, language: str) -> None:
    post = BUILDERS[name](pt.TABLE, language)
    post.check("0123456789abcdef")
    for upload in post.uploads:
        assert upload.name.isascii()


@every
@both
@pytest.mark.parametrize("hostile", HOSTILE)
def test_hostile_names_are_plain_text_and_ping_nobody(name: str, language: str, hostile: str) -> None:
    table = pt.named(hostile)
    post = BUILDERS[name](table, language)
    post.check()
    text = "\n".join(post.texts())
    pings = set(re.findall(r"(?<!\\)<@!?(\d+)>", text))
    assert pings <= {"101", "202"}
    assert "@everyone" not in text
    assert "@here" not in text
    assert not re.search(r"(?<!\\)<(@&|#(?!90[12]>)|t:0)", text)
    assert "\u202e" not in text
    assert not re.search(r"(?<!\\)```", text)
    allowed = post.allowed().to_dict()
    assert allowed["parse"] == []
    assert set(allowed.get("users", [])) <= {101, 202}
    assert set(post.mentions) <= {int(ping) for ping in pings}


@both
def test_longest_escaped_names_fit_everywhere(language: str) -> None:
    chairs = tuple(Chair(seat, 1000 + seat, "*_" * 16 + str(seat)) for seat in range(24))
    table = replace(pt.TABLE, chairs=chairs, capacity=24)
    for build in BUILDERS.values():
        build(table, language).check()


@every
@both
def test_a_hand_stands_only_where_its_seat_reads(name: str, language: str) -> None:
    post = BUILDERS[name](pt.TABLE, language)
    everything = str(post.payload()) + "".join(upload.name + upload.alt for upload in post.uploads)
    assert ("SECRET" in everything) == (name in SEAT_ONLY)
    if name not in SEAT_ONLY:
        assert all(upload.data != pt.HAND.png for upload in post.uploads)


@every
def test_languages_share_no_sentence(name: str) -> None:
    """Nobody reads half a post in the other language (names, codes and markup may be equal)."""
    french, english = (BUILDERS[name](pt.TABLE, language) for language in ("fr", "en"))
    lines = [
        {line for part in post.texts() for line in part.split("\n") if len(re.findall(r"[a-zé]{4,}", line)) > 2}
        for post in (french, english)
    ]
    assert not lines[0] & lines[1]


def test_turn_tells_three_things_before_the_board() -> None:
    post = turn(pt.TABLE, "fr")
    kinds = [item["type"] for item in post.payload()]
    assert kinds == [10, 12, 1]
    assert post.texts()[0].split("\n") == [
        "### Bob pose une carte.",
        "Bob gagne le champ 3.",
        f"<@101>, à toi\u00a0: jouer une carte, piocher. Échéance <t:{int(pt.NOW.timestamp())}:R>.",
    ]
    assert post.mentions == (101,)
    labels = [item["label"] for item in walk(post.payload()) if item["type"] == 2]
    assert labels == ["Ma main", "Jouer", "Règles", "Journal", "Plateau en texte"]
    assert post.uploads[0].alt == "Le plateau."


def test_only_those_who_must_act_are_pinged() -> None:
    automaton = replace(pt.TABLE.chairs[0], user_id=None, automaton=True, name="Automate")
    post = turn(replace(pt.TABLE, chairs=(automaton, pt.TABLE.chairs[1])), "fr")
    assert post.mentions == ()
    assert "Automate réfléchit" in post.texts()[0]
    assert turn(replace(pt.TABLE, status="paused"), "fr").mentions == ()
    late = turn_post(pt.TABLE, pt.voice(pt.TABLE), pt.EVENTS, pt.BOARD, Ask((), ()), MARK)
    assert late.mentions == ()
    assert post.allowed().to_dict() == {"parse": []}


def test_one_person_at_two_seats_is_pinged_once() -> None:
    chairs = (pt.TABLE.chairs[0], replace(pt.TABLE.chairs[1], user_id=101))
    both_asked = replace(pt.TURN, actors=(0, 1))
    post = turn(replace(pt.TABLE, chairs=chairs, pending=(both_asked,)), "fr")
    assert post.mentions == (101,)
    assert post.texts()[0].count("<@101>") == 1


def test_backlog_is_a_list_with_the_newest_news() -> None:
    voice = pt.voice(pt.TABLE)
    events = (pt.EVENTS[2:] + pt.EVENTS[:1]) * 60
    lines = turn_post(pt.TABLE, voice, events, pt.BOARD, asks(pt.TABLE, voice), MARK).texts()[0].split("\n")
    told = [line for line in lines if line.startswith("- ")]
    assert lines[0] == f"-# Avant cela, {120 - len(told)} autres nouvelles sont dans le journal."
    assert told[-1] == "- Bob pose une carte."
    assert 6 < len(told) < 120
    assert sum(len(line) + 1 for line in told) <= LONGEST_NEWS


def test_many_news_that_fit_are_told_in_full() -> None:
    voice = pt.voice(pt.TABLE)
    events = (pt.EVENTS[2:] + pt.EVENTS[:1]) * 6
    lines = turn_post(pt.TABLE, voice, events, pt.BOARD, asks(pt.TABLE, voice), MARK).texts()[0].split("\n")
    assert sum(line.startswith("- ") for line in lines) == 12
    assert not any("journal" in line for line in lines)


def test_the_same_thing_several_times_in_a_row_is_told_once() -> None:
    voice = pt.voice(pt.TABLE)
    events = (pt.EVENTS[2], *pt.EVENTS[:1] * 3)
    lines = turn_post(pt.TABLE, voice, events, pt.BOARD, asks(pt.TABLE, voice), MARK).texts()[0].split("\n")
    assert lines[1] == "Bob pose une carte (× 3)."
    assert len(lines) == 3


def test_closed_dm_is_said_next_to_the_button() -> None:
    post = turn(pt.TABLE, "fr", closed=(0, 1))
    assert "<@101>, tes messages privés me sont fermés" in post.texts()[0]
    assert "<@202>" not in post.texts()[0]  # not asked now: no ping
    alone = closed_post(pt.TABLE, pt.voice(pt.TABLE), 1, MARK)
    assert alone.mentions == (202,)
    assert Control("hand", 12).encode() in str(alone.payload())


@every
def test_every_post_carries_its_delivery(name: str) -> None:
    controls = [
        Control.parse(item["custom_id"]) for item in walk(BUILDERS[name](pt.TABLE, "fr").payload()) if "custom_id" in item
    ]
    assert any(c is not None and c.verb in ("journal", "options", "hand") and c.revision == MARK for c in controls)


def test_hand_names_the_match_and_carries_the_decision() -> None:
    post = hand_post(pt.TABLE, pt.voice(pt.TABLE, "en"), 0, pt.HAND, MARK, events=pt.EVENTS)
    assert post.texts()[0].split("\n")[:2] == ["-# **JEU-12** · Trial game · against Bob", "### Your turn"]
    controls = [Control.parse(item.get("custom_id", "")) for item in walk(post.payload())]
    control = next(control for control in controls if control is not None and control.verb == "play")
    assert "Bob plays a card. Bob wins field 3." in post.texts()[0]
    assert (control.seat, control.revision) == (0, 4)
    assert control.decision
    assert "https://discord.com/channels/900/902" in str(post.payload())
    waiting = hand_post(pt.TABLE, pt.voice(pt.TABLE, "en"), 1, pt.HAND, MARK)
    assert "Waiting for Ana. Nothing to do for now." in waiting.texts()[0]
    assert "|play|" not in str(waiting.payload())


def test_lobby_offers_what_is_possible() -> None:
    lobby = replace(pt.TABLE, status="lobby", chairs=pt.TABLE.chairs[:1], thread_id=None)

    def disabled(table: Table) -> dict[str, bool]:
        post = lobby_post(table, pt.voice(table), (2,), HOURS, MARK)
        return {item["label"]: item["disabled"] for item in walk(post.payload()) if item["type"] == 2}

    assert disabled(lobby) == {
        "Rejoindre": False, "Ajouter un automate": False, "Options": False, "Lancer": True, "Quitter": False,
    }  # fmt: skip
    full = replace(lobby, chairs=pt.TABLE.chairs)
    assert disabled(full)["Rejoindre"] is True
    assert disabled(full)["Lancer"] is False
    texts = "\n".join(lobby_post(lobby, pt.voice(lobby), (2,), HOURS, MARK).texts())
    assert "1. Ana (hôte)\n2. *place libre*" in texts
    assert "Il manque encore une personne." in texts
    assert "- Tactiques\u00a0: oui" in texts
    assert pt.TABLE.commitment in texts
    assert "Rythme\u00a0: 48\u00a0h par décision\u202f; passé ce délai, un simple rappel" in texts


def test_lobby_says_the_pace_and_what_a_gm_sees() -> None:
    rules = TableRules({"*": 24}, "autopilot", True)
    table = replace(pt.TABLE, status="lobby", rules=rules)
    texts = "\n".join(lobby_post(table, pt.voice(table), (2,), HOURS, MARK).texts())
    assert "Rythme\u00a0: 24\u00a0h par décision\u202f; passé ce délai, la maison joue au mieux à ta place" in texts
    assert "voit toutes les mains" in texts
    assert "meneur" not in texts  # a GM is a MJ, everywhere


def test_a_lobby_that_closed_before_the_deal_says_only_that() -> None:
    closed = replace(pt.TABLE, status="over", outcome=None, thread_id=None)
    texts = "\n".join(lobby_post(closed, pt.voice(closed), (2,), HOURS, MARK).texts())
    assert "n’aura pas lieu" in texts
    assert closed.commitment not in texts


def test_end_tells_outcome_scores_figures_and_how_to_verify() -> None:
    text = "\n".join(BUILDERS["end"](pt.TABLE, "fr").texts())
    scores = "Ana\u00a0: **5** · Bob\u00a0: **3**"
    for wanted in ("## Ana gagne contre Bob.", scores, "- 14 tours", "ab" * 32, "meneur verify"):
        assert wanted in text


def test_thread_name_is_short_and_steady() -> None:
    assert thread_name(pt.TABLE, "Jeu d'essai") == "JEU-12 · Jeu d'essai"
    assert len(thread_name(pt.TABLE, "x" * 200)) <= 100


async def test_files_are_whole_every_time() -> None:
    post = turn(pt.TABLE, "fr")
    assert [file.fp.read() for file in post.files()] == [file.fp.read() for file in post.files()] == [pt.BOARD.png]
    assert post.view().to_components() == post.payload()


def test_a_deadline_long_past_is_still_a_time_stamp() -> None:
    due = replace(pt.TABLE.dues[0], due=pt.NOW - timedelta(days=400))
    assert "<t:" in turn(replace(pt.TABLE, dues=(due,)), "en").texts()[0]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_reminder_of_several_seats_names_each_with_its_own_deadline(language: str) -> None:
    other = replace(pt.TURN, key="game 1/turn 4", actors=(1,))
    later = replace(pt.TABLE.dues[0], decision_key=other.key, due=pt.NOW + timedelta(hours=5))
    table = replace(pt.TABLE, pending=(pt.TURN, other), dues=(*pt.TABLE.dues, later))
    post = reminder_post(table, pt.voice(table, language), [pt.TURN, other], MARK)
    (line,) = post.texts()
    first, second = (int(due.due.timestamp()) for due in table.dues if due.due is not None)
    assert f"<@101> (<t:{first}:R>)" in line
    assert f"<@202> (<t:{second}:R>)" in line
    assert post.mentions == (101, 202)
    if language == "fr":
        assert "vous attend" in line
    alike = replace(table, dues=(table.dues[0], replace(later, due=table.dues[0].due)))
    (line,) = reminder_post(alike, pt.voice(alike, language), [pt.TURN, other], MARK).texts()
    assert line.count("<t:") == 1
