"""Typed words to the things of a game, and to a move.

A value may come as its id, as its label or an alias in French or English, with or without accents, in any case, or as an
unambiguous beginning. What the seat may choose now is looked at first; what is understood but not among it is left to the
rules, whose refusal says exactly why. Nothing here looks beyond the view of the seat that types.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Any

from bot.speech.fold import cut, fold, unwrapped, visible, whole
from data.words import LANGUAGES, MissingWords, catalogue, plain
from rules.codec import adapter
from rules.game import Choice, FieldSpec, Game, Move, Range, Ref, fields_of
from rules.voice import Voice

AnyGame = Game[Any, Any, Any]
MOST_CHOICES = 25
"""Suggestions that Discord takes."""
LONGEST_CHOICE = 100


NEAR = 5
"""Names that are offered for one that nothing bears."""
NEARLY = 0.75
"""How much as like as the likeliest a name is to be offered beside it."""


class Unclear(Exception):
    """A typed value that means nothing, or several things. `choices` are the seat's own, the ambiguous ones first; where
    nothing is asked of a seat (`near`), what is spelled most like it. `game` names them."""

    def __init__(
        self,
        field: str,
        typed: str,
        choices: Sequence[Ref],
        ambiguous: bool,
        game: AnyGame | None = None,
        near: bool = False,
    ) -> None:
        super().__init__(field)
        self.game = game
        self.near = near
        self.field = field
        self.typed = typed
        self.choices = tuple(choices)
        self.ambiguous = ambiguous


@lru_cache(maxsize=64)
def _voice(game: AnyGame, language: str) -> Voice:
    return Voice(game, language)


@lru_cache(maxsize=8192)
def _label(game: AnyGame, language: str, ref: Ref) -> str:
    return _voice(game, language).label(ref)


def label(game: AnyGame, language: str, ref: Ref, names: Sequence[str] = ()) -> str:
    """The name of a thing in one language; seats are named by `names`."""
    if ref.domain == "seat":
        return Voice(game, language, names).label(ref)
    return _label(game, language, ref)


@lru_cache(maxsize=8192)
def _spellings(game: AnyGame, ref: Ref) -> tuple[str, ...]:
    found = []
    for language in LANGUAGES:
        found.append(fold(_label(game, language, ref)))
        phrase = game.label(ref)
        for key in dict.fromkeys((phrase.key, f"{ref.domain}-{ref.value}")):
            found += [fold(other) for other in (_voice(game, language).words.attribute(key, "alias") or "").split(",")]
    return tuple(dict.fromkeys(spelling for spelling in found if spelling))


def spellings(game: AnyGame, ref: Ref, names: Sequence[str] = ()) -> tuple[str, ...]:
    """Every accepted spelling of a thing, folded; the ids are not among them."""
    if ref.domain == "seat":
        named = [fold(names[int(ref.value)])] if 0 <= int(ref.value) < len(names) else []
        return tuple(dict.fromkeys([*named, *(fold(label(game, language, ref)) for language in LANGUAGES)]))
    return _spellings(game, ref)


def _begins(text: str, wanted: str) -> bool:
    """Whether a spelling begins so, without cutting a number in two (`rouge 1` does not begin `rouge 10`)."""
    return text.startswith(wanted) and not (wanted[-1].isdigit() and text[len(wanted) :][:1].isdigit())


def _exactly(game: AnyGame, typed: str, choices: Sequence[Ref], names: Sequence[str]) -> list[Ref]:
    """The choices with exactly this id or this spelling."""
    exact = unwrapped(visible(typed))
    found = [ref for ref in choices if str(ref.value) == exact]
    wanted = fold(typed)
    if found or not wanted:
        return found
    found = [ref for ref in choices if fold(str(ref.value)) == wanted]
    return found or [ref for ref in choices if wanted in spellings(game, ref, names)]


def _loosely(game: AnyGame, typed: str, choices: Sequence[Ref], names: Sequence[str]) -> list[Ref]:
    """The choices whose spelling begins so, else has a word that does, else holds all the words."""
    wanted = fold(typed)
    if not wanted:
        return []
    known = [(ref, spellings(game, ref, names)) for ref in choices]
    readings = (
        lambda text: _begins(text, wanted),
        lambda text: any(_begins(text[place:], wanted) for place in range(1, len(text)) if text[place - 1] == " "),
        lambda text: set(wanted.split()) <= set(text.split()),
    )
    for reading in readings:
        found = [ref for ref, texts in known if any(reading(text) for text in texts)]
        if found:
            return found
    return []


def _matching(game: AnyGame, typed: str, choices: Sequence[Ref], names: Sequence[str]) -> list[Ref]:
    return _exactly(game, typed, choices, names) or _loosely(game, typed, choices, names)


def understand(game: AnyGame, field: str, typed: str, choices: Sequence[Ref], names: Sequence[str] = ()) -> Ref:
    """The one choice that the text means. Raises Unclear."""
    found = _matching(game, typed, choices, names)
    if len(found) == 1:
        return found[0]
    raise Unclear(field, typed, found or choices, bool(found))


@lru_cache(maxsize=256)
def things(game: AnyGame, domain: str) -> tuple[Ref, ...]:
    """Everything of a domain that the game's words name one by one (`{domain}-{value}`): what can be understood without
    being a choice, so that the rules may say why not."""
    found = []
    start = f"{domain}-"
    keys = [key for key in catalogue(game.key, LANGUAGES[0]) if key.startswith(start)]
    for key in keys:
        if any(key.startswith(f"{other}-") for other in keys):
            continue  # says something about a thing, and names none
        text = key.removeprefix(start)
        number = whole(text)
        ref = Ref(domain, text if number is None else number)
        try:
            if game.label(ref).key == key and _label(game, LANGUAGES[0], ref):
                found.append(ref)
        except (MissingWords, LookupError, ValueError, TypeError):
            continue
    return tuple(found)


def nearest(game: AnyGame, typed: str, choices: Sequence[Ref], names: Sequence[str] = ()) -> tuple[Ref, ...]:
    """The choices that are spelled most like the text, the likeliest first, those left out that are far less alike; none for
    a text without a letter."""
    wanted = fold(typed)
    if not wanted:
        return ()

    def likeness(ref: Ref) -> float:
        words = [word for text in spellings(game, ref, names) for word in (text, *text.split())]
        return max((SequenceMatcher(None, wanted, word).ratio() for word in words), default=0.0)

    known = sorted(((likeness(ref), ref) for ref in choices), key=lambda row: row[0], reverse=True)
    few = len(known) <= NEAR
    return tuple(ref for alike, ref in known[:NEAR] if few or alike >= NEARLY * known[0][0])


def _choices(spec: FieldSpec, moves: Iterable[Move]) -> tuple[Ref, ...]:
    """What a field may hold; nothing, where that is a field's default, is not chosen but left out."""
    assert isinstance(spec.kind, Choice)
    values = (getattr(move, spec.name) for move in moves)
    return tuple(dict.fromkeys(Ref(spec.kind.domain, value) for value in values if value != ""))


def _of_kind(kind: type[Move], legal: Sequence[Move]) -> list[Move]:
    return [move for move in legal if type(move) is kind]


@dataclass(frozen=True, slots=True)
class Typed:
    """The values of one command as they came, by field; absent ones are not in it."""

    kind: type[Move]
    values: Mapping[str, str]


def read_move(game: AnyGame, typed: Typed, legal: Sequence[Move], names: Sequence[str] = ()) -> Move:
    """The move that a command means, for a seat whose legal moves are given. It need not be legal: where a value is
    understood but not possible, the rules shall say why. Raises Unclear."""
    narrowed = _of_kind(typed.kind, legal)
    own = tuple(narrowed)
    values: dict[str, int | str] = {}
    for spec in fields_of(typed.kind):
        text = typed.values.get(spec.name)
        if text is None:
            continue
        if not isinstance(spec.kind, Choice):
            values[spec.name] = _plain_value(spec, text)
            continue
        value = _value(game, spec, text, narrowed, own, names)
        values[spec.name] = value
        narrowed = [move for move in narrowed if getattr(move, spec.name) == value]
    missing = [spec for spec in fields_of(typed.kind) if spec.required and spec.name not in values]
    for spec in missing:
        options = _choices(spec, narrowed) if isinstance(spec.kind, Choice) else ()
        if len(options) != 1:
            raise Unclear(spec.name, "", options, False)
        values[spec.name] = options[0].value
    move: Move = adapter(typed.kind).validate_python(values)
    return move


def _value(
    game: AnyGame, spec: FieldSpec, text: str, narrowed: Sequence[Move], own: Sequence[Move], names: Sequence[str]
) -> int | str:
    """A choice as the rules know it: among what still fits, then among all own choices, then among all there is."""
    assert isinstance(spec.kind, Choice)
    first = _choices(spec, narrowed)
    wide = _choices(spec, own)
    everything = things(game, spec.kind.domain)
    for reading in (_exactly, _loosely):
        for choices in (first, wide, everything):
            found = reading(game, text, choices, names)
            if len(found) == 1:
                return found[0].value
            if found and (choices is not everything or not wide):
                raise Unclear(spec.name, text, found, True, game)
    bare = unwrapped(visible(text))
    if spec.type is int and (number := whole(bare)) is not None:
        return number
    if not wide:
        raise Unclear(spec.name, text, nearest(game, text, everything, names), False, game, near=True)
    raise Unclear(spec.name, text, first or wide, False, game)


def _plain_value(spec: FieldSpec, text: str) -> int | str:
    if isinstance(spec.kind, Range):
        number = whole(unwrapped(text))
        if number is None or not spec.kind.minimum <= number <= spec.kind.maximum:
            raise Unclear(spec.name, text, (), False)
        return number
    return text


def suggestions(
    game: AnyGame,
    typed: Typed,
    field: str,
    legal: Sequence[Move],
    language: str,
    names: Sequence[str] = (),
) -> list[tuple[str, str]]:
    """What autocomplete shows for one field: `(name, value)` at most 25, names at most 100 characters and in the reader's
    language, values short ids. Only the seat's own legal choices, narrowed by the other fields that are already clear and
    by what is typed."""
    spec = next(item for item in fields_of(typed.kind) if item.name == field)
    if not isinstance(spec.kind, Choice):
        return []
    moves = _of_kind(typed.kind, legal)
    for other in fields_of(typed.kind):
        text = typed.values.get(other.name)
        if other.name == field or not text or not isinstance(other.kind, Choice):
            continue
        found = _matching(game, text, _choices(other, moves), names)
        if len(found) == 1:
            moves = [move for move in moves if getattr(move, other.name) == found[0].value]
    return listing(game, typed.values.get(field, ""), _choices(spec, moves), language, names)


def every_name(game: AnyGame, spec: FieldSpec, text: str, language: str) -> list[tuple[str, str]]:
    """What autocomplete shows for a field of a question: all there is of its domain by name, narrowed by what is typed, as
    `suggestions`."""
    if not isinstance(spec.kind, Choice):
        return []
    choices = sorted(things(game, spec.kind.domain), key=lambda ref: fold(label(game, language, ref)))
    return listing(game, text, choices, language)


def listing(
    game: AnyGame, text: str, choices: Sequence[Ref], language: str, names: Sequence[str] = ()
) -> list[tuple[str, str]]:
    """The choices that contain what is typed (all, where nothing is), the likeliest first, as autocomplete takes them."""
    if fold(text):
        choices = _ranked(game, text, choices, names)
    return [(shown(label(game, language, ref, names)), str(ref.value)) for ref in choices[:MOST_CHOICES]]


def _ranked(game: AnyGame, text: str, choices: Sequence[Ref], names: Sequence[str]) -> list[Ref]:
    """Every choice that contains the typed text somewhere, beginnings first."""
    wanted = fold(text)
    rows = []
    for place, ref in enumerate(choices):
        texts = (fold(str(ref.value)), *spellings(game, ref, names))
        if any(other.startswith(wanted) for other in texts):
            rows.append((0, place, ref))
        elif any(f" {wanted}" in f" {other}" for other in texts):
            rows.append((1, place, ref))
        elif any(wanted in other for other in texts):
            rows.append((2, place, ref))
    return [ref for _, _, ref in sorted(rows, key=lambda row: row[:2])]


def shown(name: str) -> str:
    """A name fit for a menu: one line, at most 100 characters, no `@` or `#` first (clients make mentions of them)."""
    return cut(visible(plain(name)).lstrip("@#") or "?", LONGEST_CHOICE)
