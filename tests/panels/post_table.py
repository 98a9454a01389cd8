"""A small table and its words, for tests of posts that need no game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any, Literal

from fluent.runtime import FluentResource

from bot.panels.names import safe_names
from bot.referee.model import Chair, Consent, Due, Table, TableRules
from data.words import Words
from render.picture import Picture
from rules.game import Decision, Event, Outcome, Phrase, Ref
from rules.voice import Voice

NOW = datetime(2026, 1, 5, 18, 0, tzinfo=UTC)
TOY = {
    "fr": """
game-name = Jeu d'essai
decision-turn = jouer une carte, piocher
event-played = { $seat } pose une carte.
event-won = { $seat } gagne le champ { $field }.
event-drew = { $seat } pioche { $card }.
outcome-points = { $winners } { $winners-count ->
    [one] gagne
   *[other] gagnent
} contre { $losers }.
option-long = Longueur
option-long-short = courte
option-long-full = entière
option-tactics = Tactiques
option-yes = oui
option-no = non
recap-turns = { $count } tours
""",
    "en": """
game-name = Trial game
decision-turn = play a card, draw
event-played = { $seat } plays a card.
event-won = { $seat } wins field { $field }.
event-drew = { $seat } draws { $card }.
outcome-points = { $winners } beat { $losers }.
option-long = Length
option-long-short = short
option-long-full = full
option-tactics = Tactics
option-yes = yes
option-no = no
recap-turns = { $count } turns
""",
}


@dataclass(frozen=True)
class Options:
    long: Literal["short", "full"] = "short"
    tactics: bool = True


@cache
def toy_words(language: str) -> Words:
    """Common words and the toy's."""
    made = Words("common", language)
    made._bundle.add_resource(FluentResource(TOY[language]), allow_overrides=True)
    return made


class ToyVoice(Voice):
    """A voice without a game: common words and the toy's."""

    def __init__(self, language: str, names: tuple[str, ...]) -> None:
        self.game: Any = None
        self.language = language
        self.names = names
        self.words = toy_words(language)
        self._quote = str

    def label(self, ref: Ref) -> str:
        return self.seat(int(ref.value)) if ref.domain == "seat" else f"{ref.domain} {ref.value}"


TURN = Decision("game 1/turn 3", "turn", (0,))
TABLE = Table(
    match_id=12,
    code="JEU-12",
    game_key="toy",
    status="running",
    language="fr",
    options=Options(),
    rules=TableRules(),
    host_id=101,
    gm_ids=(101,),
    chairs=(Chair(0, 101, "Ana", "fr", revision=4), Chair(1, 202, "Bob", "en-GB", revision=7)),
    capacity=2,
    guild_id=900,
    channel_id=901,
    thread_id=902,
    lobby_message_id=903,
    commitment="3f9a" * 16,
    number=5,
    pending=(TURN,),
    dues=(Due(TURN.key, "turn", NOW, (0,), NOW),),
)
EVENTS = (
    Event("played", {"seat": Ref("seat", 1)}),
    Event("drew", {"seat": Ref("seat", 1), "card": "SECRET-R7"}, (1,)),
    Event("won", {"seat": Ref("seat", 1), "field": 3}),
)
BOARD = Picture(b"\x89PNG-board", "Le plateau.", "jeu-12-5.png", 1400, 900)
COURSE = Picture(b"\x89PNG-course", "Les courbes.", "courbes.png", 1400, 900)
HAND = Picture(b"\x89PNG-hand", "Ta main : SECRET-R7.", "main.png", 1200, 400)
RECAP = (Phrase("recap-turns", {"count": 14}),)
OUTCOME = Outcome("points", (0,), (1, 2), (5, 3))
CONSENT = Consent(35, "take-back", 101, (1,), "all", (), 5)


def named(first: str, second: str = "Bob", **changes: Any) -> Table:
    """The table with other names."""
    chairs = (replace(TABLE.chairs[0], name=first), replace(TABLE.chairs[1], name=second))
    return replace(TABLE, chairs=chairs, **changes)


def voice(table: Table, language: str = "fr") -> ToyVoice:
    """The voice of a table, names escaped."""
    return ToyVoice(language, safe_names(table, language))
