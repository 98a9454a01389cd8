"""The small posts: reminders, notices, questions to seats, and what the GM must know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from discord import ui

from bot.panels.ids import Control, base36, fingerprint
from bot.panels.limits import cut
from bot.panels.posts.asks import called, chair_of, due_of, relative, users_of
from bot.panels.posts.hand import about_line
from bot.panels.posts.layout import Post, button, framed, rows, text
from bot.panels.posts.turn import journal_button
from bot.speech.names import quoted
from rules.game import Decision, Fact, Ref, Seat
from rules.voice import Voice, listed

if TYPE_CHECKING:
    from bot.referee.model import Consent, Table

RIGHTS: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
    "manage_threads",
)
"""What the bot needs in a table's channel, in the order in which a lack is reported; words `post-right-NAME`."""
PRIVATE_RIGHTS: Final = ("create_private_threads",)
"""What it needs besides where a game has private rooms."""


def reminder_post(table: Table, voice: Voice, decisions: Sequence[Decision], mark: int) -> Post:
    """A deadline comes near: those who still have to decide are pinged, with the buttons to do it at once. Several decisions
    are like steps of several seats; where their deadlines differ each name has its own."""
    say = voice.words.text
    dues = [due_of(table, decision) for decision in decisions]
    shared = dues[0] if len(set(dues)) == 1 else None
    names = []
    for decision, due in zip(decisions, dues, strict=True):
        when = f" ({relative(due)})" if due is not None and shared is None else ""
        names += [f"{called(table, voice, seat)}{when}" for seat in decision.actors]
    who = listed(list(dict.fromkeys(names)), voice.language)
    key = "post-reminder" if sum(len(decision.actors) for decision in decisions) == 1 else "post-reminder-all"
    line = say(key, who=who, what=say(f"decision-{decisions[0].kind}"))
    if shared is not None:
        line = f"{line} {say('post-due', when=relative(shared))}"
    controls = [
        button(say("post-button-hand"), Control("hand", table.match_id), "primary"),
        button(say("post-button-play"), Control("play", table.match_id), "success"),
        journal_button(table, voice, mark),
    ]
    users = dict.fromkeys(user for decision in decisions for user in users_of(table, decision.actors))
    return Post((text(line), *rows(controls)), (), tuple(users))


def nudge_post(table: Table, voice: Voice, seat: Seat, decision: Decision, mark: int) -> Post:
    """A reminder by direct message: it names the match and leads to the turn."""
    say = voice.words.text
    line = say("hand-reminder", what=say(f"decision-{decision.kind}"))
    due = due_of(table, decision)
    if due is not None:
        line = f"{line} {say('post-due', when=relative(due))}"
    revision = chair_of(table, seat).revision
    controls = [
        button(
            say("post-button-play"), Control("play", table.match_id, seat, revision, fingerprint(decision.key)), "success"
        ),
        button(say("post-button-hand"), Control("hand", table.match_id, seat)),
        journal_button(table, voice, mark),
    ]
    return Post((text(about_line(table, voice, seat), line), *rows(controls)))


def notice_post(table: Table, voice: Voice, sentence: str, mark: int, *, users: Sequence[int] = ()) -> Post:
    """One sentence to the table. `users` may be pinged, where the sentence mentions them."""
    return Post((text(cut(sentence, 1500)), *rows([journal_button(table, voice, mark)])), (), tuple(users))


def closed_post(table: Table, voice: Voice, seat: Seat, mark: int) -> Post:
    """Somebody's direct messages are closed: they are told in the thread, next to the button that always serves."""
    say = voice.words.text
    hand = button(say("post-button-hand"), Control("hand", table.match_id), "primary")
    line = say("post-closed", who=called(table, voice, seat))
    return Post((text(line), *rows([hand, journal_button(table, voice, mark)])), (), users_of(table, (seat,)))


def consent_post(table: Table, voice: Voice, consent: Consent, mark: int, *, answered: str = "") -> Post:
    """A question to some seats; each of them is pinged and answers by a button. Settled, it says how, by whom (`answered`,
    a name) and keeps no button that answers."""
    say = voice.words.text
    asked = [seat for seat in consent.seats if seat not in consent.agreed]
    who = listed(list(dict.fromkeys(called(table, voice, seat) for seat in asked)), voice.language)
    facts: dict[str, Fact] = {"by": _by(table, voice, consent.by), "who": who}
    if consent.seat is not None:
        facts["seat"] = Ref("seat", consent.seat)
    if consent.to is not None:
        facts["to"] = consent.to
    if consent.why:
        facts["why"] = quoted(consent.why, 200)
    key = f"post-consent-{consent.kind}"
    question = say(key, **voice.facts(facts))
    if consent.status != "open":
        done = say(f"post-consent-{consent.status}", who=answered or who)
        return Post((framed(text(question, f"**{done}**"), *rows([journal_button(table, voice, mark)])),))
    arg = base36(consent.id)
    controls = [
        button(say("post-button-yes"), Control("yes", table.match_id, arg=arg), "success"),
        button(say("post-button-no"), Control("no", table.match_id, arg=arg), "danger"),
        journal_button(table, voice, mark),
    ]
    call = say("post-consent-ask", who=who)
    return Post((framed(text(question, call), *rows(controls)),), (), users_of(table, asked))


def _by(table: Table, voice: Voice, user: int) -> str:
    chair = next((chair for chair in table.chairs if chair.user_id == user), None)
    return voice.seat(chair.seat) if chair is not None else f"<@{user}>"


def gm_post(table: Table, voice: Voice, sentence: str, mark: int) -> Post:
    """What a GM must know, by direct message: it names the match and leads to it."""
    items: list[ui.Item[Any]] = [text(f"-# {table.code} · {voice.words.text('game-name')}", cut(sentence, 1500))]
    return Post((*items, *rows([journal_button(table, voice, mark)])))


def missing_right(table: Table, voice: Voice, rights: Sequence[str]) -> str:
    """Which rights are missing where, as a sentence that tells the way out."""
    say = voice.words.text
    named = [say("post-right-quoted", right=say(f"post-right-{right}")) for right in rights]
    where = f"<#{table.channel_id}>"
    if not named:
        return say("post-no-access", where=where, code=table.code)
    return say("post-missing-right", rights=listed(named, voice.language), count=len(named), where=where, code=table.code)
