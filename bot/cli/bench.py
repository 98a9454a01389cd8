"""`bench`: the benchmark rows."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.table import Table

from bot.cli.console import REJECTED, UNREADABLE, err, out, stop


def bench(
    only: Annotated[list[str] | None, typer.Argument(help="Keys of rows, or parts of them; all if not given.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For machines: one JSON object.")] = False,
) -> None:
    """Measure and print all benchmark rows. Exits with 1 if a limit is missed or a row fails."""
    from bot.bench.rows import all_rows

    rows = [row for row in all_rows() if not only or any(part in row.key for part in only)]
    if not rows:
        stop(f"There is no such row. Rows: {', '.join(row.key for row in all_rows())}.", UNREADABLE)
    table = Table("row", "figure", "value", "unit", "limit", title="bench")
    data: list[dict[str, Any]] = []
    missed: list[str] = []
    for row in rows:
        err.print(f"measuring {row.title} ...", markup=False) if err.is_terminal else None
        try:
            figures = list(row.measure())
        except Exception as error:
            missed.append(row.key)
            data.append({"row": row.key, "error": f"{type(error).__name__}: {error}"})
            table.add_row(row.key, "failed", f"{type(error).__name__}: {error}", "", "")
            continue
        for figure in figures:
            limit = "" if figure.most is None else f"< {figure.most:g}" + ("" if figure.ok else "  MISSED")
            table.add_row(row.key, figure.name, f"{figure.value:,.3f}", figure.unit, limit)
            data.append({"row": row.key, "ok": figure.ok} | asdict(figure))
            if not figure.ok:
                missed.append(f"{row.key}: {figure.name}")
    if as_json:
        typer.echo(json.dumps({"figures": data, "missed": missed}, indent=1))
    else:
        out.print(table)
    if missed:
        stop(f"missed or failed: {', '.join(missed)}", REJECTED)
