"""Phrases, events and refusals as sentences of one language.

The rules say what happened as data; a `Voice` puts it into words with the game's catalogue. It is used by pictures (alt
text, captions) and by the bot. Names of persons are given to it: plain for pictures, escaped for Discord. Its sentences
carry marks for signs (data.signs): a post shows them as emojis, `data.words.plain` says them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from data.signs import unmarked
from data.words import Words, words
from rules.game import Event, Fact, Game, Illegal, Phrase, Ref

_AND = {"fr": " et ", "en": " and "}


def listed(items: Sequence[str], language: str) -> str:
    """`a, b et c` or `a, b and c`."""
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + _AND[language] + items[-1]


_VARIANT: Final = re.compile(r"[a-z0-9]*(?:[-_][a-z0-9]+)*")
"""A text by which a message chooses its form; every other text is shown, and may have been typed."""


class Voice:
    """How one game speaks in one language. `names` are the persons' names by seat, ready to be shown; `quote` makes other
    text that somebody typed (a GM's reason) ready."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        language: str,
        names: Sequence[str] = (),
        quote: Callable[[str], str] = str,
    ) -> None:
        self.game = game
        self.language = language
        self.names = tuple(map(unmarked, names))
        self._quote = quote
        self.words: Words = words(game.key, language)

    def seat(self, seat: int) -> str:
        """The name of the person at a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.words.text("seat", number=seat + 1)

    def label(self, ref: Ref) -> str:
        """The name of a thing."""
        if ref.domain == "seat":
            return self.seat(int(ref.value))
        return self.say(self.game.label(ref))

    def fact(self, fact: Fact) -> int | str:
        """A fact as Fluent takes it: a number, or text."""
        if isinstance(fact, Ref):
            return self.label(fact)
        if isinstance(fact, Phrase):
            return self.say(fact)
        if isinstance(fact, tuple):
            return listed([str(self.fact(item)) for item in fact], self.language)
        if isinstance(fact, str) and not _VARIANT.fullmatch(fact):
            return self._quote(unmarked(fact))
        return fact

    def facts(self, facts: Mapping[str, Fact]) -> dict[str, int | str]:
        """All facts of a message. A tuple also gives `{name}-count`, a Ref also gives `{name}-id`, so that a sentence can
        choose its form by number or by kind."""
        given: dict[str, int | str] = {}
        for name, fact in facts.items():
            given[name] = self.fact(fact)
            if isinstance(fact, tuple):
                given[f"{name}-count"] = len(fact)
            elif isinstance(fact, Ref):
                given[f"{name}-id"] = str(fact.value)
        return given

    def say(self, phrase: Phrase) -> str:
        """The sentence of a phrase. Raises data.words.MissingWords."""
        return self.words.marked(phrase.key, **self.facts(phrase.facts))

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self.words.marked(f"event-{event.kind}", **self.facts(event.facts))

    def told(self, events: Iterable[Event]) -> list[str]:
        """Events as sentences, in order; the same sentence several times in a row is told once, with how often."""
        return _once(self.event(event) for event in events)

    def brief(self, event: Event) -> str:
        """What happened, as a line beneath the heading of its topic (`.brief`); the whole sentence where it has none."""
        return self.words.marked_attribute(f"event-{event.kind}", "brief", **self.facts(event.facts)) or self.event(event)

    def chapters(self, events: Iterable[Event]) -> list[tuple[str, list[str]]]:
        """What a reveal told: `(topic, lines)` in order, with the topics of the words (`.topic`, a heading; "" for events
        without one, which are whole sentences). Events that the words call an `.aside` are for the journal alone."""
        own = [event for event in events if self.words.attribute(f"event-{event.kind}", "aside") is None]
        found: list[tuple[str, list[str]]] = []
        for topic, group in groupby(own, lambda event: self.words.attribute(f"event-{event.kind}", "topic") or ""):
            say = self.brief if topic else self.event
            found.append((topic, _once(map(say, group))))
        return found

    def refusal(self, illegal: Illegal) -> str:
        """Why not, and what is possible now."""
        return self.words.marked(f"refusal-{illegal.reason}", **self.facts(illegal.facts))


def _once(sentences: Iterable[str]) -> list[str]:
    """The same sentence several times in a row is told once, with how often."""
    found: list[str] = []
    for sentence, same in groupby(sentences):
        times = len(list(same))
        found.append(sentence if times == 1 else f"{sentence.removesuffix('.')} (× {times}).")
    return found
