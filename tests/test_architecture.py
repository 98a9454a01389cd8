"""The house keeps its shape: imports run one way, each concern has its place, files stay small."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.application.use_cases import lint_imports
from importlinter.configuration import configure

ROOT = Path(__file__).parent.parent
SOURCES = sorted(path for folder in ("bot", "render", "rules", "data") for path in (ROOT / folder).rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))

DISCORD = ("bot/client.py", "bot/errors.py", "bot/cli/serve.py", "bot/commands/", "bot/panels/", "bot/courier/")
"""The only places that import discord: the client, its error handler, what starts it, and what speaks to it."""
SQL = ("bot/record/",)
"""The only places that import the database libraries."""
CLOCK = ("bot/clock/",)
"""The only places that ask what time it is."""
ALWAYS = ("pytest.mark.skip", "pytest.mark.xfail", "pytest.xfail")
"""Ways to switch a test off whatever is installed."""
LONGEST = 450
"""Lines of a source file."""


def relative(path: Path) -> str:
    """The path as it stands in messages."""
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> Iterator[str]:
    """The names of all imported modules, those imported within functions too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def importers(*libraries: str) -> set[str]:
    """The source files that import one of these libraries."""
    return {relative(path) for path in SOURCES if any(name.split(".")[0] in libraries for name in imports(path))}


def outside(files: set[str], places: tuple[str, ...]) -> list[str]:
    """Those that stand in none of the places."""
    return sorted(name for name in files if not name.startswith(places))


def test_import_contracts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    configure()
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml")) is True


def test_only_these_know_discord() -> None:
    found = importers("discord")
    assert "bot/client.py" in found
    assert outside(found, DISCORD) == []


def test_only_the_record_knows_sql() -> None:
    found = importers("sqlmodel", "sqlalchemy", "alembic", "aiosqlite", "asyncpg")
    assert any(name.startswith("bot/record/") for name in found)
    assert outside(found, SQL) == []


def test_only_the_clock_asks_the_time() -> None:
    asked = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.Attribute) and node.attr in ("now", "utcnow", "today"):
                owner = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
                if owner in ("datetime", "date"):
                    asked.add(relative(path))
            if isinstance(node, ast.Attribute) and node.attr == "time" and getattr(node.value, "id", "") == "time":
                asked.add(relative(path))
    assert any(name.startswith("bot/clock/") for name in asked)
    assert outside(asked, (*CLOCK, "bot/offline/")) == []  # the offline Discord is another party, with its own clock


def test_no_float_in_the_rules() -> None:
    """Rules of games count in whole numbers; statistics about simulated matches do not decide anything."""
    found = []
    for path in SOURCES:
        name = relative(path)
        if name.startswith("rules/") and name.count("/") > 1:
            for node in ast.walk(ast.parse(path.read_text("utf-8"), name)):
                if isinstance(node, ast.Constant) and isinstance(node.value, float):
                    found.append(f"{name}:{node.lineno}")
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
                    found.append(f"{name}:{node.lineno}")
    assert found == []


def test_files_stay_small() -> None:
    long = {relative(path): path.read_text("utf-8").count("\n") for path in (*SOURCES, *TESTS)}
    assert {name: lines for name, lines in long.items() if lines > LONGEST} == {}


def test_nothing_is_left_open() -> None:
    """No stub, no note of work to do, no test that is always skipped or expected to fail."""
    found = []
    for path in (*SOURCES, *TESTS):
        text = path.read_text("utf-8")
        found += [f"{relative(path)}: {mark}" for mark in ("TO" + "DO", "FIX" + "ME") if mark in text]
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Raise) and "Not" + "ImplementedError" in ast.unparse(node):
                found.append(f"{relative(path)}:{node.lineno}: a stub")
            if isinstance(node, ast.Attribute) and ast.unparse(node) in ALWAYS:
                found.append(f"{relative(path)}:{node.lineno}: {node.attr}")
    assert found == []


def test_every_public_module_says_what_it_is() -> None:
    silent = []
    for path in SOURCES:
        tree = ast.parse(path.read_text("utf-8"))
        if tree.body and ast.get_docstring(tree) is None:
            silent.append(relative(path))
    assert silent == []
