"""What is logged, and what never is."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator

import pytest
import structlog

from bot.logs import log, set_up


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[[], str]]:
    """What was written to standard error so far; the set-up of logs is put back afterwards."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield lambda: capsys.readouterr().err
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.parametrize("as_json", [False, True])
def test_secrets_are_struck_out(written: Callable[[], str], as_json: bool) -> None:
    set_up("debug", as_json=as_json)
    log.info("delivery failed", match=12, hand="R10 SECRET", secret="SECRET", payload={"cards": ["SECRET"]})
    text = written()
    assert "delivery failed" in text
    assert "12" in text
    assert "SECRET" not in text


@pytest.mark.parametrize("as_json", [False, True])
def test_traces_show_no_local_values(written: Callable[[], str], as_json: bool) -> None:
    set_up("info", as_json=as_json)

    def draw(hand: list[str]) -> None:
        raise RuntimeError("drawing")

    hand = ["-".join(("R10", "SECRET"))]
    for logger in (logging.getLogger("some.library"), log):
        try:
            draw(hand)
        except RuntimeError:
            logger.error("broken", exc_info=True)
    text = written()
    assert text.count("drawing") >= 2
    assert "R10-SECRET" not in text


def test_libraries_that_write_bodies_stay_quiet(written: Callable[[], str]) -> None:
    set_up("debug")
    logging.getLogger("discord.http").debug("POST with SECRET")
    logging.getLogger("sqlalchemy.engine").debug("row SECRET")
    assert "SECRET" not in written()


def test_json_is_one_object_a_line(written: Callable[[], str]) -> None:
    set_up("info", as_json=True)
    log.warning("first", match=1)
    logging.getLogger("other").warning("second")
    rows = [json.loads(line) for line in written().splitlines()]
    assert [row["event"] for row in rows] == ["first", "second"]
    assert {row["level"] for row in rows} == {"warning"}
