"""`simulate`, `verify`, `replay`, `bench` from the outside: what they print and how they exit."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.bench.row import Figure, percentile
from bot.cli.app import app

RUN = CliRunner()
GOLDEN = Path(__file__).parent.parent / "conformance" / "golden" / "battle_line" / "resigned.json"


def test_simulate_ends_every_match_and_exports_what_verify_accepts(tmp_path: Path) -> None:
    arguments = ["simulate", "battle_line", "--matches", "6", "--seed", "1", "--style", "pass", "--export", str(tmp_path)]
    result = RUN.invoke(app, arguments)
    assert result.exit_code == 0, result.output
    assert "6 matches, all ended" in result.output
    files = sorted(tmp_path.glob("*.json"))
    assert len(files) == 6
    assert RUN.invoke(app, ["verify", str(files[0])]).exit_code == 0


def test_simulate_exports_the_shortest_of_each_way_to_end(tmp_path: Path) -> None:
    arguments = ["simulate", "battle_line", "--matches", "12", "--style", "mixed", "--export", str(tmp_path)]
    result = RUN.invoke(app, [*arguments, "--one-per-reason", "--option", "terrain=all"])
    assert result.exit_code == 0, result.output
    for path in tmp_path.glob("*.json"):
        match = json.loads(path.read_text("utf-8"))
        assert match["outcome"]["reason"] == path.stem
        assert match["options"]["terrain"] == "all"


def test_simulate_counts_wins_by_the_sort_of_match_that_a_game_names() -> None:
    result = RUN.invoke(app, ["simulate", "bastion", "--matches", "4", "--seats", "2", "--option", "scenario=cour"])
    assert result.exit_code == 0, result.output
    assert "by sort" in result.output
    assert "The Courtyard" in result.output
    assert "by sort" not in RUN.invoke(app, ["simulate", "battle_line", "--matches", "1", "--style", "pass"]).output


def test_simulate_tells_what_beginning_is_worth_where_a_game_says_who_began() -> None:
    result = RUN.invoke(app, ["simulate", "broken_line", "--matches", "2"])
    assert result.exit_code == 0, result.output
    assert re.search(r"who began won [012] of 2 decided matches \(\d+\.\d%, 95 %: ", result.output), result.output
    assert "who began" not in RUN.invoke(app, ["simulate", "battle_line", "--matches", "1", "--style", "pass"]).output


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "chess"],
        ["simulate", "battle_line", "--seats", "5"],
        ["simulate", "battle_line", "--option", "moat=yes"],
        ["simulate", "battle_line", "--option", "terrain=lava"],
        ["simulate", "battle_line", "--option", "terrain=custom"],
        ["verify", "/nowhere/match.json"],
        ["replay", "/nowhere/match.json"],
        ["bench", "no-such-row"],
    ],
)
def test_what_cannot_be_read_exits_with_2(arguments: list[str]) -> None:
    result = RUN.invoke(app, arguments)
    assert result.exit_code == 2
    assert result.output.strip()


def test_verify_rejects_one_altered_draw(tmp_path: Path) -> None:
    match = json.loads(GOLDEN.read_text("utf-8"))
    draw = match["entries"][0]["draws"][7]
    draw[3] = (draw[3] + 1) % draw[2]
    path = tmp_path / "altered.json"
    path.write_text(json.dumps(match), "utf-8")
    result = RUN.invoke(app, ["verify", str(path)])
    assert result.exit_code == 1
    assert f"entry 0: draw: occasion {draw[0]!r}[{draw[1]}]" in result.output


def test_verify_cannot_read_half_a_file(tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_text(GOLDEN.read_text("utf-8")[:500], "utf-8")
    result = RUN.invoke(app, ["verify", str(path)])
    assert result.exit_code == 2
    assert "expected JSON" in result.output


@pytest.mark.parametrize(("language", "word"), [("fr", "abandon"), ("en", "resign")])
def test_replay_tells_the_match(language: str, word: str) -> None:
    result = RUN.invoke(app, ["replay", str(GOLDEN), "--language", language])
    assert result.exit_code == 0, result.output
    assert word in result.output.lower()


def test_bench_for_machines() -> None:
    result = RUN.invoke(app, ["bench", "battle_line/moves", "--json"])
    assert result.exit_code == 0, result.output
    figures = json.loads(result.stdout)["figures"]
    assert {figure["name"] for figure in figures} == {"random moves", "match"}
    assert all(figure["value"] > 0 for figure in figures)


def test_figures() -> None:
    assert Figure("a", 1, "ms").ok
    assert not Figure("a", 1, "ms", 1).ok
    assert percentile([5, 1, 4, 2, 3], 50) == 3
    assert percentile(range(1, 101), 99) == 99
    with pytest.raises(ValueError, match="no values"):
        percentile([], 50)
