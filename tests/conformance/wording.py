"""Everything that rules say can be worded in every language."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from data.words import MissingWords
from rules import codec
from rules.game import Answer, Event, Form, Illegal, Outcome, Phrase, Ref, fields_of
from rules.options import describe
from rules.voice import Voice

from .case import Case, LawBroken, require


class Wording:
    """Collects what was said in a run; each distinct thing is worded once in each language."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self._said: set[str] = set()

    def _once(self, name: str, value: Any, word: Callable[[Voice], str | None]) -> None:
        key = f"{name} {value if isinstance(value, str) else json.dumps(value, sort_keys=True)}"
        if key in self._said:
            return
        self._said.add(key)
        for voice in self.case.spoken:
            try:
                text = word(voice)
            except MissingWords as missing:
                raise LawBroken("words", f"{key[:200]}: {missing}") from missing
            require(text and text.strip(), "words", f"{key[:200]} is silent in {voice.language}")
            require("{" not in str(text), "words", f"{key[:200]} in {voice.language} is {text!r}")
            self.case.figures["sentences"] += 1

    def event(self, event: Event) -> None:
        """An event."""
        self._once("event", codec.event_to_json(event), lambda voice: voice.event(event))

    def refusal(self, illegal: Illegal) -> None:
        """A refusal."""
        facts = codec.facts_to_json(illegal.facts)
        self._once("refusal", [illegal.reason, facts], lambda voice: voice.refusal(illegal))

    def phrase(self, phrase: Phrase) -> None:
        """A line of a preview, answer, form or recap."""
        self._once("phrase", codec.fact_to_json(phrase), lambda voice: voice.say(phrase))

    def phrases(self, phrases: Iterable[Phrase]) -> None:
        """Several lines."""
        for phrase in phrases:
            self.phrase(phrase)

    def label(self, ref: Ref) -> None:
        """The name of a thing; a choice of a menu must fit into 100 characters."""
        self._once("label", [ref.domain, ref.value], lambda voice: voice.label(ref))

    def key(self, key: str) -> None:
        """A message without arguments."""
        self._once("key", key, lambda voice: voice.words.text(key))

    def attribute(self, key: str, name: str) -> None:
        """An attribute that is shown by itself."""
        self._once("attribute", [key, name], lambda voice: voice.words.attribute(key, name))

    def form(self, form: Form) -> None:
        """A turn panel: names of picks, their choices, the button, the lines."""
        for pick in form.picks:
            self.key(f"pick-{pick.name}")
            for ref in pick.choices:
                self.label(ref)
        if form.moves:
            self.key(f"act-{form.verb}")
        for move in form.typed:
            self.key(f"move-{move.name}")
        for keep in form.keeps:
            self.key(f"kept-{keep.sort}")
            for what in ("kept", "keep"):
                self.attribute(f"move-{keep.move.name}", what)
        self.phrases(form.lines)

    def answer(self, answer: Answer | Illegal) -> None:
        """The reply to a query, or why there is none."""
        if isinstance(answer, Illegal):
            self.refusal(answer)
        else:
            self.phrases(answer.lines)

    def outcome(self, outcome: Outcome) -> None:
        """How a match ended: `outcome-{reason}`, given the winners."""
        winners = Phrase(f"outcome-{outcome.reason}", {"winners": tuple(Ref("seat", seat) for seat in outcome.winners)})
        self.phrase(winners)

    def game(self) -> None:
        """The fixed words of the game: its name, commands, options, decisions."""
        game = self.case.game
        for key in ("game-name", "group", "rules-text", *(f"decision-{kind}" for kind in self._kinds())):
            self.key(key)
        for move in (*game.moves, *game.corrections, *game.queries):
            self.key(f"move-{move.name}")
            self.key(f"move-{move.name}-about")
            for spec in fields_of(move):
                self.key(f"move-{move.name}-{spec.name}")
                self.key(f"move-{move.name}-{spec.name}-about")
        for setting in describe(game.options_type):
            self.key(f"option-{setting.name}")
            for value in setting.choices:
                own = f"option-{setting.name}-{value}"
                self.key(own if value not in ("yes", "no") or self.case.spoken[0].words.has(own) else f"option-{value}")

    def _kinds(self) -> tuple[str, ...]:
        return tuple(self.case.game.clocks(self.case.options).hours)

