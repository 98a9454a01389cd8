"""The last post of a match: how it ended, the final board, figures worth keeping, and how to check every draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.panels.ids import Control
from bot.panels.limits import cut
from bot.panels.posts.layout import Post, Upload, button, gallery, rows, text
from bot.panels.posts.turn import journal_button, news
from bot.speech.names import quoted
from render.picture import Picture
from rules.game import Event, Fact, Outcome, Phrase, Ref
from rules.voice import Voice

if TYPE_CHECKING:
    from bot.referee.model import Table

LONGEST_RECAP = 1200


def outcome_line(outcome: Outcome, seats: int, voice: Voice) -> str:
    """How it ended, as one sentence of the game's words."""
    return voice.words.text(f"outcome-{outcome.reason}", **voice.facts(outcome_facts(outcome, seats)))


def outcome_facts(outcome: Outcome, seats: int) -> dict[str, Fact]:
    """What an `outcome-REASON` message may use: winners and losers (with their counts), the first of each, the scores."""
    winners = tuple(Ref("seat", seat) for seat in outcome.winners)
    losers = tuple(Ref("seat", seat) for seat in range(seats) if seat not in outcome.winners)
    facts: dict[str, Fact] = {"winners": winners, "losers": losers, "scores": ""}
    if winners:
        facts["winner"] = winners[0]
    if losers:
        facts["loser"] = losers[0]
    if outcome.scores is not None:
        facts["scores"] = " – ".join(map(str, outcome.scores))
        for rank, score in enumerate(sorted(outcome.scores, reverse=True)[:2]):
            facts["best" if rank == 0 else "second"] = score
    return facts


def end_post(
    table: Table,
    voice: Voice,
    events: Sequence[Event],
    board: Picture | None,
    recap: Sequence[Phrase],
    secret: str,
    mark: int,
    *,
    reason: str = "",
    course: Picture | None = None,
) -> Post:
    """The end, for everybody. `secret` is the secret of chance in hexadecimal, "" where it is not to be shown; `reason` what
    a GM gave for it, raw; `course` shows how the match went."""
    say = voice.words.text
    outcome = table.outcome
    title = say("post-end") if outcome is None else cut(outcome_line(outcome, len(table.chairs), voice), 400)
    last = [line.removeprefix("### ") for line in news(voice, events)]
    lines = [f"## {title}", *last]
    if reason.strip():
        lines.append(say("panel-reason", reason=quoted(reason, 200)))
    if outcome is not None and outcome.scores is not None and len(outcome.scores) > 1 and any(outcome.scores):
        lines.append(scores_line(outcome, voice))
    items: list[ui.Item[Any]] = [text(*lines)]
    uploads = tuple(Upload.of(picture) for picture in (board, course) if picture is not None)
    if uploads:
        items.append(gallery(*uploads))
    figures = cut("\n".join(f"- {voice.say(phrase)}" for phrase in recap), LONGEST_RECAP)
    if figures:
        items.append(text(f"**{say('post-recap')}**", figures))
    if secret:
        items.append(text(f"-# {say('post-secret', secret=secret)}", f"-# {say('post-verify', code=table.code)}"))
    below = [journal_button(table, voice, mark), button(say("post-button-text"), Control("text", table.match_id))]
    items += rows(below)
    return Post(tuple(items), uploads)


def scores_line(outcome: Outcome, voice: Voice) -> str:
    """Everybody's score, the best place first."""
    assert outcome.scores is not None
    colon = voice.words.text("lobby-colon")
    order = sorted(range(len(outcome.scores)), key=lambda seat: (outcome.places[seat], seat))
    return " · ".join(f"{voice.seat(seat)}{colon} **{outcome.scores[seat]}**" for seat in order)
