"""What a move is: a frozen dataclass whose fields say what they may hold. Part of the contract (see rules.game, which offers
all of it)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, get_args, get_origin, get_type_hints


@dataclass(frozen=True, slots=True)
class Choice:
    """A field whose possible values are those of the legal moves; `domain` is the `Ref` domain that names them."""

    domain: str


@dataclass(frozen=True, slots=True)
class Range:
    """A whole number between two bounds, both included."""

    minimum: int
    maximum: int


@dataclass(frozen=True, slots=True)
class Text:
    """Free text of at most `maximum` characters. As an option, `when` (`name=value`) says with which value of which other
    option alone it means something: panels offer it only then."""

    maximum: int
    when: str = ""


Kind = Choice | Range | Text


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """One field of a move, query or correction: `type` is str or int; `required` is False where a default exists."""

    name: str
    kind: Kind
    type: type
    required: bool


class Move:
    """One small act; each subclass is a frozen dataclass and becomes one command.

    Fields are declared `Annotated[str, Choice("card")]`, `Annotated[int, Range(0, 99)]` or `Annotated[str, Text(200)]`.
    `name` keys the command and its words (`move-{name}`, `move-{name}-{field}`); `section` is the sub-group of the
    command group it stands in ("" is the game's own group; a group holds 25); `final` moves ask once more before they
    are played; `secret` ones are told to nobody but their seat until the rules reveal them; `tentative` ones are assertions:
    they are listed wherever they may be made, and the rules may still refuse one when it is (a claim that is not proven).
    A `general` query asks about the game and not about a match (what a card does): its answer is the same in any view.
    Corrections (moves of the actor GM) and queries are declared in the same way.
    """

    name: ClassVar[str]
    section: ClassVar[str] = ""
    final: ClassVar[bool] = False
    secret: ClassVar[bool] = False
    tentative: ClassVar[bool] = False
    general: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Resign(Move):
    """Give the match up. Every game has it; a seat may resign at any time while the match runs."""

    name: ClassVar[str] = "resign"
    final: ClassVar[bool] = True


_FIELDS: dict[Any, tuple[FieldSpec, ...]] = {}


def fields_of(move: type[Move]) -> tuple[FieldSpec, ...]:
    """The declared fields of a move class, in order. Raises TypeError for a field without a kind."""
    if move not in _FIELDS:
        _FIELDS[move] = _read_fields(move)
    return _FIELDS[move]


def _read_fields(move: type[Move]) -> tuple[FieldSpec, ...]:
    specs = []
    hints = get_type_hints(move, include_extras=True)
    for name, item in getattr(move, "__dataclass_fields__", {}).items():
        hint = hints[name]
        if get_origin(hint) is ClassVar:
            continue
        if get_origin(hint) is not Annotated:
            raise TypeError(f"{move.__name__}.{name} has no kind (Choice, Range or Text)")
        base, kind = get_args(hint)[:2]
        required = item.default is item.default_factory  # both are dataclasses.MISSING
        specs.append(FieldSpec(name, kind, base, required))
    return tuple(specs)
