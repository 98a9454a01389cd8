"""A turn by thumb, as data: the panel of a seat, what can be looked at, what is answered. Part of the contract (see
rules.game, which offers all of it)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.moves import Move
from rules.phrases import Phrase, Ref


@dataclass(frozen=True, slots=True)
class Pick:
    """One control of a turn panel: words `pick-{name}`. `chosen` holds the present choice, sensible presets included;
    between `least` and `most` of the `choices` may be chosen."""

    name: str
    choices: tuple[Ref, ...]
    chosen: tuple[Ref, ...] = ()
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Keep:
    """Something typed or set up that a person may keep under a name and use again in another match of the game. `move` holds
    its texts as they stand now (empty where nothing stands yet) and settles the rest. What is kept of one `sort` (words
    `kept-{sort}`) fits wherever that sort is named, from whichever side of the table: it stands for the move's texts and
    nothing else. `fills`: whether a kept one may take their place now, exactly as if it had been typed.

    The words of its menu and its button are `move-{name}.kept` and `move-{name}.keep`."""

    move: Move
    sort: str
    fills: bool = True


@dataclass(frozen=True, slots=True)
class Form:
    """A turn panel: controls, the batch that its one button would play (empty while something is missing), the verb of
    that button (`act-{verb}`), and lines to read before committing. `direct`: the button needs nothing of the panel to be
    read first (opening a pack), so that it also stands beneath the hand. `typed`: moves of which something is typed, each
    behind a button of its own (`move-{name}.act`): their `Text` fields are asked for, beginning with what they hold here,
    the others are settled. Such a move is never final, has at most five texts, and no two of them differ in texts alone.
    `keeps`: what can be kept for other matches, under the same conditions; five at most."""

    picks: tuple[Pick, ...]
    moves: tuple[Move, ...]
    verb: str = "play"
    lines: tuple[Phrase, ...] = ()
    direct: bool = False
    typed: tuple[Move, ...] = ()
    keeps: tuple[Keep, ...] = ()


@dataclass(frozen=True, slots=True)
class Glance:
    """A question that a menu beside the board offers, by the name it has there: `query` as it would be asked."""

    label: Phrase
    query: Move


@dataclass(frozen=True, slots=True)
class Answer:
    """The reply to a query: lines, and the name of a picture that the game's painter draws from the same view."""

    lines: tuple[Phrase, ...]
    picture: str = ""
