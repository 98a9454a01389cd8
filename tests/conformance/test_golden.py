"""Golden matches: recorded once (`meneur simulate GAME --export DIR --one-per-reason`), read by people (`meneur replay`),
and proven again with every change. A change that makes one fail replays stored matches differently: raise the game's
`version`, or undo the change."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from data.words import LANGUAGES, catalogue
from rules import codec
from rules.registry import games
from rules.transcript import dumps, loads, replay
from rules.verify import verify
from rules.voice import Voice

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*/*.json"))

by_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


@by_file
def test_a_golden_match_is_proven(path: Path) -> None:
    transcript = loads(path.read_bytes(), path.name)
    assert transcript.game == path.parent.name
    report = verify(transcript)
    assert report.failures == ()
    assert report.draws > 0
    assert transcript.outcome is not None
    assert transcript.outcome["reason"] == path.stem
    assert dumps(transcript) == path.read_text("utf-8")


@by_file
def test_a_golden_match_can_be_told(path: Path) -> None:
    transcript = loads(path.read_bytes(), path.name)
    game = games()[transcript.game]
    voices = [Voice(game, language) for language in LANGUAGES]
    for entry, state in zip(transcript.entries, replay(game, transcript), strict=True):
        game.check(state)
        for event in entry.events:
            for voice in voices:
                assert voice.event(codec.event_from_json(event))


@by_file
def test_no_single_draw_of_a_golden_match_can_be_altered(path: Path) -> None:
    """Draws from all over the match (`tests/rules/test_transcript.py` alters every one of a short match)."""
    transcript = loads(path.read_bytes(), path.name)
    draws = [(entry, index) for entry in transcript.entries for index in range(len(entry.draws or ()))]
    for entry, index in draws[:: max(1, len(draws) // 6)]:
        rows = entry.draws or ()
        occasion, nth, sides, value = rows[index]
        altered = (*rows[:index], (occasion, nth, sides, (value + 1) % sides), *rows[index + 1 :])
        fresh = loads(dumps(transcript.with_entry(replace(entry, draws=altered))))
        report = verify(fresh)
        assert [(failure.entry, failure.what) for failure in report.failures] == [(entry.number, "draw")]
        assert repr(occasion) in report.failures[0].detail


@pytest.mark.parametrize("game", games())
def test_every_way_to_end_has_a_golden_match(game: str) -> None:
    ways = {key.removeprefix("outcome-") for key in catalogue(game, LANGUAGES[0]) if key.startswith("outcome-")}
    assert ways
    assert {path.stem for path in FILES if path.parent.name == game} == ways
