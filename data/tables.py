"""The data files of the games (TOML): read, validated, frozen and cached.

A game declares what a file holds as a `Table`: a frozen pydantic model whose fields are `Whole`, `Flag`, `str`, other tables
and tuples of these. It asks for it with `table("battle_line/terrains.toml", HouseTerrains)`. A mistake is reported as a
`TableError` with the file, the line and what was expected. TOML decimals are read exactly: a whole one (`2.0`) serves as an
integer, one with a fraction is refused unless the field is `Annotated[int, Scaled(10)]` (0.5 then reads as 5 tenths). No
float reaches a rule.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal, InvalidOperation
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, StrictBool, ValidationError
from pydantic_core import PydanticCustomError

FOLDER: Final = Path(__file__).parent


class Table(BaseModel):
    """Base of everything read from a data file: frozen, unknown keys refused, nothing converted silently."""

    model_config = ConfigDict(frozen=True, extra="forbid")


T = TypeVar("T", bound=Table)
Path_ = tuple[str | int, ...]


class TableError(ValueError):
    """A mistake in a data file (or in a text typed in its format).

    `line` counts from 1, 0 where it is unknown; `path` is where in the file (`3.slots`); `expected` says in English what was
    expected, `code` and `limit` say it as data for those who translate it.
    """

    def __init__(self, source: str, line: int, path: str, expected: str, code: str = "toml", limit: int = 0) -> None:
        self.source, self.line, self.path, self.expected = source, line, path, expected
        self.code, self.limit = code, limit
        where = f"{source}, line {line}" if line else source
        super().__init__(f"{where}: {path}: {expected}" if path else f"{where}: {expected}")


def _whole(value: object) -> object:
    if isinstance(value, Decimal) and value == int(value):
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise PydanticCustomError("whole", "a whole number")
    return value


Whole = Annotated[int, BeforeValidator(_whole)]
"""A whole number, never read from a text or a truth value."""
Flag = StrictBool
"""`true` or `false`."""


def Scaled(unit: int) -> BeforeValidator:
    """An integer counted in 1/unit: with `Scaled(10)` the TOML value 0.5 becomes 5, and 0.55 is refused."""

    def scale(value: object) -> object:
        scaled = value * unit if isinstance(value, int | Decimal) and not isinstance(value, bool) else None
        if scaled is None or scaled != int(scaled):
            raise PydanticCustomError("scaled", "a multiple of 1/{limit}", {"limit": unit})
        return int(scaled)

    return BeforeValidator(scale)


def parse(text: str, model: type[T], source: str = "") -> T:
    """The table that a TOML text holds. Raises TableError."""
    try:
        values = tomllib.loads(text, parse_float=_decimal)
    except tomllib.TOMLDecodeError as error:
        raise TableError(source, _line_in(str(error), text), "", f"TOML: {_plain(str(error))}") from error
    except InvalidOperation as error:
        raise TableError(source, 0, "", "TOML: a finite number") from error
    except (RecursionError, ValueError) as error:  # nested without end, an integer of thousands of digits
        raise TableError(source, 0, "", "TOML: less depth and shorter numbers") from error
    try:
        found = model.model_validate(values)
    except ValidationError as error:
        fault = error.errors()[0]
        path = tuple(fault["loc"])
        code, limit, expected = _expected(fault)
        raise TableError(source, line_of(text, path), _dotted(path), expected, code, limit) from error
    for path, value in _leaves(found.model_dump()):
        if isinstance(value, float | Decimal):
            raise TableError(source, line_of(text, path), _dotted(path), "a whole number", "whole")
    return found


@cache
def table(name: str, model: type[T]) -> T:
    """The table of the file `data/{name}`, read once. Raises TableError, FileNotFoundError."""
    return parse((FOLDER / name).read_text("utf-8"), model, f"data/{name}")


# -- where a mistake is ------------------------------------------------------------------------------------------------

_HEADER: Final = re.compile(r"^\s*(\[\[?)\s*([^\]]+?)\s*\]\]?\s*(#.*)?$")
_KEY: Final = re.compile(r"""^\s*((?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*'))*)\s*=""")
_PART: Final = re.compile(r"""[A-Za-z0-9_-]+|"[^"]*"|'[^']*'""")


def line_of(text: str, path: Path_) -> int:
    """The line (from 1) of the deepest part of a path that a TOML text writes down, 0 where there is none.

    Numbers in the path are positions in arrays of tables (`[[terrain]]`); positions inside a plain array stay on the line
    of its key.
    """
    best, best_depth = 0, 0
    for number, written in _written(text):
        depth = _common(written, path)
        if depth == min(len(written), len(path)) and depth > best_depth:
            best, best_depth = number, depth
    return best


def _written(text: str) -> Iterator[tuple[int, Path_]]:
    """Each header and key of a TOML text with its line and full path."""
    counts: dict[Path_, int] = {}
    table_path: Path_ = ()
    quoted = ""
    for number, line in enumerate(text.splitlines(), 1):
        if quoted:
            quoted = "" if quoted in line else quoted
            continue
        if header := _HEADER.match(line):
            parts = _indexed(_parts(header[2]), counts)
            if header[1] == "[[":
                counts[parts] = counts.get(parts, -1) + 1
                parts = (*parts, counts[parts])
            table_path = parts
            yield number, table_path
        elif key := _KEY.match(line):
            yield number, (*table_path, *_parts(key[1]))
            quoted = next((mark for mark in ('"""', "'''") if line.count(mark) == 1), "")


def _indexed(parts: Path_, counts: Mapping[Path_, int]) -> Path_:
    """A header's path with the present position of every array of tables above its last part."""
    path: Path_ = ()
    for part in parts[:-1]:
        path = (*path, part)
        if path in counts:
            path = (*path, counts[path])
    return (*path, parts[-1])


def _parts(dotted: str) -> Path_:
    return tuple(part.strip("\"'") for part in _PART.findall(dotted))


def _common(left: Path_, right: Path_) -> int:
    """How many leading parts two paths share."""
    count = 0
    for a, b in zip(left, right, strict=False):
        if a != b:
            break
        count += 1
    return count


def _line_in(message: str, text: str) -> int:
    found = re.search(r"at line (\d+)", message)
    return int(found[1]) if found else text.count("\n") + 1


def _plain(message: str) -> str:
    return re.sub(r"\s*\(at [^)]*\)$", "", message)


_LONGEST_PART: Final = 40
"""How much of a key a mistake's place repeats: a typed one may have thousands of characters."""


def _dotted(path: Path_) -> str:
    return ".".join(str(part + 1) if isinstance(part, int) else part[:_LONGEST_PART] for part in path)


_CODES: Final = {
    "extra_forbidden": ("key", "no such key here"),
    "missing": ("missing", "missing"),
    "bool_type": ("flag", "true or false"),
    "string_type": ("text", "a text in quotes"),
    "tuple_type": ("list", "a list in square brackets"),
    "model_type": ("table", "a section or an inline table"),
    "greater_than_equal": ("least", "at least {limit}"),
    "less_than_equal": ("most", "at most {limit}"),
}


_SHOWN_BITS: Final = 64
"""Larger integers are not repeated: Python refuses to write out those of thousands of digits."""


def _expected(fault: Any) -> tuple[str, int, str]:
    """Code, limit and English sentence of what was expected, from one of pydantic's error records."""
    context = fault.get("ctx", {})
    limit = int(context.get("limit", context.get("ge", context.get("le", 0))))
    code, message = _CODES.get(fault["type"], (fault["type"], str(fault["msg"])))
    given = fault.get("input")
    shown = isinstance(given, str | Decimal) or (isinstance(given, int) and given.bit_length() <= _SHOWN_BITS)
    found = f" (found {given})" if code != "missing" and shown else ""
    return code, limit, message.format(limit=limit) + found


_LARGEST_EXPONENT: Final = 18
"""A short text such as 1e999999999 would fill the memory once it is made an integer."""


def _decimal(text: str) -> Decimal:
    value = Decimal(text)
    if not value.is_finite() or abs(value.adjusted()) > _LARGEST_EXPONENT:
        raise InvalidOperation(text)
    return value


def _leaves(value: object, path: Path_ = ()) -> Iterator[tuple[Path_, object]]:
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from _leaves(item, (*path, key))
    elif isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from _leaves(item, (*path, index))
    else:
        yield path, value
