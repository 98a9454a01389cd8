"""Which keys of the catalogues the code uses, read from its syntax trees.

A key is used where it stands as a string, where an f-string or a sum of strings that begins like it can give it, where it
names a thing of a `Ref` domain, or where another message refers to it.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
ANYTHING = "\0"


@dataclass
class Usage:
    """Strings of some source files: whole ones, patterns of composed ones, and first arguments by called name."""

    literals: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    calls: dict[str, set[str]] = field(default_factory=dict)

    def says(self, key: str) -> bool:
        """Whether some code can ask for this key."""
        return key in self.literals or any(regex(pattern).fullmatch(key) for pattern in self.patterns)


@cache
def regex(pattern: str) -> re.Pattern[str]:
    """A composed string as a regular expression."""
    return re.compile(".+".join(re.escape(part) for part in pattern.split(ANYTHING)))


def _composed(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(_composed(value) if isinstance(value, ast.Constant) else ANYTHING for value in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _composed(node.left) + _composed(node.right)
    return ANYTHING


def read(paths: list[Path]) -> Usage:
    """The usage in these Python files."""
    usage = Usage()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                usage.literals.add(node.value)
            elif isinstance(node, ast.JoinedStr | ast.BinOp):
                composed = re.sub(f"{ANYTHING}+", ANYTHING, _composed(node))
                if re.match(r"[a-z]{2,}-", composed) and ANYTHING in composed and " " not in composed:
                    usage.patterns.add(composed)
            elif isinstance(node, ast.Call) and node.args:
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                first = node.args[0]
                for argument in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        usage.calls.setdefault(name, set()).add(argument.value)
    return usage


@cache
def usage_of(game: str) -> Usage:
    """The usage in the whole house, and in the rules and pictures of that game ("common": of all games)."""
    paths = []
    for folder in ("bot", "render", "rules", "data"):
        for path in (ROOT / folder).rglob("*.py"):
            parts = path.relative_to(ROOT).parts
            of_game = len(parts) > 2 and parts[0] in ("render", "rules", "data") and parts[1] not in ("kit", "common")
            if not of_game or game in ("common", parts[1]):
                paths.append(path)
    return read(paths)


@cache
def own_usage(game: str) -> Usage:
    """The usage in the rules of that game alone."""
    return read(sorted((ROOT / "rules" / game).rglob("*.py")))
