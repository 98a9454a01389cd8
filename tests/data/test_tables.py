"""The loader of data files: mistakes are told with file, line and what was expected; no float comes through."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import pytest

import data.tables
from data.tables import Flag, Scaled, Table, TableError, Whole, line_of, parse, table


class Unit(Table):
    name: str
    cost: Whole = 0
    speed: Annotated[int, Scaled(10)] = 0
    swift: Flag = False
    tags: tuple[str, ...] = ()


class Army(Table):
    title: str
    unit: tuple[Unit, ...] = ()


GOOD = """
title = "Armée"

[[unit]]
name = "Archers"
cost = 3.0
speed = 0.5

[[unit]]
name = "Piquiers"
tags = ["lent", "lourd"]
"""


def fault(text: str) -> TableError:
    with pytest.raises(TableError) as caught:
        parse(text, Army, "data/army.toml")
    return caught.value


def test_a_table_is_read_exactly_and_frozen() -> None:
    army = parse(GOOD, Army)
    assert army.unit[0].cost == 3
    assert isinstance(army.unit[0].cost, int)
    assert army.unit[0].speed == 5
    assert army.unit[1].tags == ("lent", "lourd")
    with pytest.raises(ValueError, match="frozen"):
        army.title = "other"


@pytest.mark.parametrize(
    ("old", "new", "line", "path", "expected"),
    [
        ("cost = 3.0", "cost = 3.5", 6, "unit.1.cost", "a whole number (found 3.5)"),
        ("cost = 3.0", 'cost = "3"', 6, "unit.1.cost", "a whole number (found 3)"),
        ("cost = 3.0", "cost = true", 6, "unit.1.cost", "a whole number"),
        ("speed = 0.5", "speed = 0.55", 7, "unit.1.speed", "a multiple of 1/10"),
        ('name = "Piquiers"', 'nom = "Piquiers"', 9, "unit.2.name", "missing"),
        ('tags = ["lent", "lourd"]', 'tags = ["lent", 3]', 11, "unit.2.tags.2", "a text in quotes"),
        ('tags = ["lent", "lourd"]', "swift = 1", 11, "unit.2.swift", "true or false"),
        ('tags = ["lent", "lourd"]', "colour = 1", 11, "unit.2.colour", "no such key here"),
        ('title = "Armée"', 'titre = "Armée"', 0, "title", "missing"),
        ("[[unit]]", "[[unit]", 4, "", "TOML"),
        ("cost = 3.0", "cost = inf", 0, "", "a finite number"),
        ("cost = 3.0", "cost = 1e999999999", 0, "", "a finite number"),
        ("cost = 3.0", "cost = " + "9" * 9000, 0, "", "shorter numbers"),
        ('tags = ["lent", "lourd"]', "swift = 0x" + "f" * 9000, 11, "unit.2.swift", "true or false"),
        ("cost = 3.0", "cost = " + "[" * 9000, 0, "", "less depth"),
        ("cost = 3.0", "c" * 9000 + " = 1", 6, "unit.1." + "c" * 40, "no such key here"),
    ],
)
def test_mistakes_are_told_with_file_line_and_what_was_expected(
    old: str, new: str, line: int, path: str, expected: str
) -> None:
    error = fault(GOOD.replace(old, new, 1))
    assert (error.line, error.path) == (line, path)
    assert expected in error.expected
    assert str(error).startswith("data/army.toml")
    assert f"line {line}" in str(error) or line == 0


def test_a_decimal_that_no_field_expects_is_refused() -> None:
    class Loose(Table):
        weight: float

    with pytest.raises(TableError, match=r"line 2: weight: a whole number"):
        parse("\nweight = 1.5", Loose, "x.toml")


def test_files_are_read_once_and_reported_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data.tables, "FOLDER", tmp_path)
    (tmp_path / "army.toml").write_text("title = 3", "utf-8")
    with pytest.raises(TableError, match=r"data/army\.toml, line 1: title: a text in quotes"):
        table("army.toml", Army)
    (tmp_path / "good.toml").write_text(GOOD, "utf-8")
    first = table("good.toml", Army)
    (tmp_path / "good.toml").write_text("nonsense", "utf-8")
    assert table("good.toml", Army) is first
    with pytest.raises(FileNotFoundError):
        table("absent.toml", Army)


def test_lines_are_found_in_nested_tables_and_long_texts() -> None:
    text = 'a.b = 1\n[c]\nd = """\n[fake]\ne = 2\n"""\n[[c.f]]\ng = 1\n[[c.f]]\n"h i" = 2\n'
    assert line_of(text, ("a", "b")) == 1
    assert line_of(text, ("c", "d")) == 3
    assert line_of(text, ("c", "f", 1, "h i")) == 10
    assert line_of(text, ("c", "f", 1, "absent")) == 9
    assert line_of(text, ("absent",)) == 0
