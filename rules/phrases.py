"""What is said, as data: the words of a game make sentences of it. Part of the contract (see rules.game, which offers all of
it)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Ref:
    """A thing of the game that has a name: `Ref("card", "R10")`, `Ref("battlefield", 3)`, `Ref("seat", 0)`.

    The words of the game name it through `Game.label`; the domain `seat` is named by the house (a person's name).
    """

    domain: str
    value: int | str


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence as data: the key of a message in the game's words and the facts it needs."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


Fact = int | str | Ref | Phrase | tuple["Fact", ...]
"""What a message can be given: a number, a variant name, a thing, a sentence, or a list of such."""
Facts = Mapping[str, Fact]
