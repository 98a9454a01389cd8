"""The hand by direct message: one message per seat, kept up to date in place, a new one when it is that person's turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.panels.ids import Control, digest_of, fingerprint
from bot.panels.limits import cut
from bot.panels.posts.asks import chair_of, due_of, relative
from bot.panels.posts.layout import Post, Upload, button, gallery, link, rows, text, thread_address
from bot.panels.posts.turn import journal_button
from render.picture import Picture
from rules.game import Decision, Event, Form, Ref, Seat
from rules.voice import Voice, listed

if TYPE_CHECKING:
    from bot.referee.model import Table

MOST_PRIVATE = 10
MOST_PUBLIC = 4


def about_line(table: Table, voice: Voice, seat: Seat | None) -> str:
    """Which match this is: its code, its game, against whom."""
    others = [voice.seat(chair.seat) for chair in table.chairs if chair.seat != seat]
    key = "hand-about" if others else "hand-about-alone"
    game = voice.words.text("game-name")
    return f"-# {voice.words.text(key, code=table.code, game=game, others=listed(others, voice.language))}"


def hand_post(
    table: Table,
    voice: Voice,
    seat: Seat,
    picture: Picture | None,
    mark: int,
    *,
    events: Sequence[Event] = (),
    direct: Form | None = None,
) -> Post:
    """What only this seat may see, in its reader's language. `events` are those since the message was last changed: the
    private ones are told, and on one's turn what the others did, so that a glance at the phone is enough. The button
    *Jouer* opens the turn panel, a private one that changes in place with every choice; this message stays meanwhile.
    `direct`: a form whose button can stand here too."""
    mine = table.asked(seat) if table.status == "running" else ()
    lines = [about_line(table, voice, seat), f"### {voice.words.text(_title(table, bool(mine)))}"]
    if mine:
        announced = {decision.kind for decision in mine}
        public = [event for event in events if event.seats is None and event.kind not in announced]
        lines.append(cut(" ".join(voice.told(_foremost(public, seat))[-MOST_PUBLIC:]), 600))
    private = voice.told(event for event in events if event.seats is not None and seat in event.seats)
    lines += [cut(sentence, 300) for sentence in private[-MOST_PRIVATE:]]
    lines += [_asked(table, voice, decision) for decision in mine] or [_waiting(table, voice, seat)]
    items: list[ui.Item[Any]] = [text(*lines)]
    uploads = () if picture is None else (Upload.of(picture),)
    if uploads:
        items.append(gallery(*uploads))
    items += rows(_buttons(table, voice, seat, mark, direct))
    return Post(tuple(items), uploads)


def _foremost(events: Sequence[Event], seat: Seat) -> Sequence[Event]:
    """Of many events those that name this seat: the post at the table tells them all."""
    own = [event for event in events if Ref("seat", seat) in event.facts.values()]
    return own if len(events) > MOST_PUBLIC and own else events


def closed_hand_post(table: Table, voice: Voice, seat: Seat, mark: int) -> Post:
    """What becomes of an earlier hand message once a newer one stands below it: no picture, no controls that act."""
    lines = (about_line(table, voice, seat), f"-# {voice.words.text('hand-old')}")
    say = voice.words.text
    again = button(say("post-button-hand"), Control("hand", table.match_id, seat, revision=mark))
    return Post((text(*lines), *rows([again])))


def _title(table: Table, asked: bool) -> str:
    if table.status == "over":
        return "hand-title-over"
    return "hand-title-turn" if asked else "hand-title"


def _asked(table: Table, voice: Voice, decision: Decision) -> str:
    line = voice.words.text("hand-ask", what=voice.words.text(f"decision-{decision.kind}"))
    due = due_of(table, decision)
    return line if due is None else f"{line} {voice.words.text('post-due', when=relative(due))}"


def _waiting(table: Table, voice: Voice, seat: Seat) -> str:
    if table.status != "running":
        return voice.words.text("post-paused") if table.status == "paused" else ""
    others = dict.fromkeys(actor for decision in table.known_to(seat) for actor in decision.actors if actor != seat)
    names = [voice.seat(other) for other in others]
    if not names:
        return ""
    key = "hand-may" if table.decisions_of(seat) else "hand-wait"
    return voice.words.text(key, who=listed(names, voice.language))


def _buttons(table: Table, voice: Voice, seat: Seat, mark: int, direct: Form | None) -> list[ui.Button[Any]]:
    say = voice.words.text
    found: list[ui.Button[Any]] = []
    stamp = table.stamp(seat) if table.status == "running" else None
    if stamp is not None:
        key, revision, asked = fingerprint(stamp.decision), chair_of(table, seat).revision, bool(table.asked(seat))
        if direct is not None and direct.moves:
            control = Control("go", table.match_id, seat, revision, key, digest_of(direct.moves))
            found.append(button(say(f"act-{direct.verb}"), control, "success"))
        label = "post-button-play" if asked else "post-button-change"
        style = "success" if asked and not found else "secondary"
        found.append(button(say(label), Control("play", table.match_id, seat, revision, key), style))
    found += [
        button(say("post-button-text"), Control("text", table.match_id, seat)),
        button(say("post-button-rules"), Control("rules", table.match_id, seat)),
        journal_button(table, voice, mark),
    ]
    thread = _thread(table, seat)
    if table.guild_id is not None and thread is not None:
        found.append(link(say("post-button-table"), thread_address(table.guild_id, thread)))
    return found


def _thread(table: Table, seat: Seat) -> int | None:
    """Where the seat is asked first: in a room, or at the table."""
    rooms = (table.chamber(decision.room) for decision in table.asked(seat)[:1])
    there = next((chamber.thread_id for chamber in rooms if chamber is not None), None)
    return table.thread_id if there is None else there
