"""The log of a match as a text for other places: Markdown, or the BBCode of forums.

It is made of what everybody may know, whoever asks: a log is meant to be posted. What was taken back is left out, and so is
what passes (an event whose words have `.passing`); an event whose words have `.chapter` opens a chapter of that name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, Literal

from bot.panels.posts.end import outcome_line, scores_line
from data.words import plain
from rules.game import PUBLIC, Event
from rules.voice import Voice, listed

if TYPE_CHECKING:
    from bot.referee.model import JournalEntry, Table

Form = Literal["markdown", "bbcode"]
FORMS: Final[dict[Form, str]] = {"markdown": "md", "bbcode": "txt"}
"""The forms of a log, and how their files end."""
Line = tuple[Literal["title", "chapter", "item", "text"], str]

_MARKS: Final = re.compile(r"\\([^\sA-Za-z0-9])|(\*\*|__|~~|\*|`)")
_TAGS: Final = {"**": "b", "__": "u", "~~": "s", "*": "i", "`": "i"}


def chronicle(table: Table, voice: Voice, entries: Iterable[JournalEntry], form: Form) -> str:
    """The log. `voice` says names escaped for Markdown; `entries` are those of the public, in order."""
    write = _markdown if form == "markdown" else _bbcode
    return "\n".join(write(_lines(table, voice, entries))).strip() + "\n"


def _lines(table: Table, voice: Voice, entries: Iterable[JournalEntry]) -> list[Line]:
    lines: list[Line] = [("title", f"{table.code} · {voice.words.text('game-name')}")]
    lines.append(("text", listed(voice.names, voice.language)))
    for entry in entries:
        if not entry.undone:
            lines += _told(voice, [event for event in entry.events if event.known_to(PUBLIC)])
    if table.outcome is not None:
        lines.append(("chapter", plain(outcome_line(table.outcome, len(table.chairs), voice))))
        if table.outcome.scores is not None and any(table.outcome.scores):
            lines.append(("text", plain(scores_line(table.outcome, voice))))
    return lines


def _told(voice: Voice, events: Sequence[Event]) -> list[Line]:
    """The events of an entry; those that follow each other without a chapter between them are told together."""
    lines: list[Line] = []
    together: list[Event] = []
    for event in events:
        key = f"event-{event.kind}"
        if voice.words.attribute(key, "passing") is not None:
            continue
        chapter = voice.words.marked_attribute(key, "chapter", **voice.facts(event.facts))
        if chapter is None:
            together.append(event)
            continue
        lines += [("item", plain(sentence)) for sentence in voice.told(together)]
        lines.append(("chapter", plain(chapter)))
        together = []
    return [*lines, *(("item", plain(sentence)) for sentence in voice.told(together))]


def _flat(text: str) -> str:
    """A sentence in one line."""
    return " ".join(text.split())


def _markdown(lines: Sequence[Line]) -> list[str]:
    starts = {"title": "# ", "chapter": "## ", "item": "- ", "text": ""}
    written: list[str] = []
    for kind, text in lines:
        if kind != "item" or (written and not written[-1].startswith("- ")):
            written.append("")
        written.append(starts[kind] + _flat(text))
    return written


def _bbcode(lines: Sequence[Line]) -> list[str]:
    written: list[str] = []
    listing = False
    for kind, text in lines:
        if listing != (kind == "item"):
            listing = not listing
            written.append("[list]" if listing else "[/list]")
        said = bbcode(_flat(text))
        if kind == "item":
            written.append(f"[*]{said}")
        elif kind == "text":
            written += ["", said]
        else:
            written += ["", f"[size=150][b]{said}[/b][/size]" if kind == "title" else f"[b]{said}[/b]"]
    return [*written, "[/list]"] if listing else written


def bbcode(text: str) -> str:
    """A sentence of Markdown as BBCode: escapes gone, emphasis as tags; a bracket in it begins no tag."""
    open_tags: list[str] = []

    def mark(found: re.Match[str]) -> str:
        if found[1] is not None:
            return _bare(found[1])
        tag = _TAGS[found[2]]
        if tag in open_tags:
            return "".join(f"[/{open_tags.pop()}]" for _ in range(len(open_tags) - open_tags.index(tag)))
        open_tags.append(tag)
        return f"[{tag}]"

    parts, at = [], 0
    for found in _MARKS.finditer(text):
        parts += [_bare(text[at : found.start()]), mark(found)]
        at = found.end()
    parts.append(_bare(text[at:]))
    return "".join(parts) + "".join(f"[/{tag}]" for tag in reversed(open_tags))


def _bare(text: str) -> str:
    return text.replace("[", "[\u200b")
