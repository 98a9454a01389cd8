"""`python -m tests.conformance.retell GAME`: the golden matches of a game with what the rules of today tell of the same
moves and dice. For changes of wording or of what is kept in a state; a ruling that changes shows as a refused move or as
another end, and nothing is written."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from data.fingerprint import fingerprint
from rules import codec
from rules.chance import Chance
from rules.registry import game
from rules.transcript import PLAYED, Entry, Transcript, dumps, loads, options_of, outcome_to_json, perform

GOLDEN = Path(__file__).parent / "golden"


def retold(written: Transcript) -> Transcript:
    """The same match, told by the rules of today. Raises Illegal where they refuse a move, ValueError for another end."""
    rules = game(written.game)
    options = options_of(rules, written)
    entries: list[Entry] = []
    states: dict[int, object] = {}
    state: object = None
    for entry in written.entries:
        if entry.kind == "rewind" and entry.to is not None:
            state = states[entry.to]
        elif entry.kind == "start" or entry.kind in PLAYED:
            chance = Chance(written.seed())
            step = perform(rules, options, written.seats, entry, state, chance)
            state = step.state
            draws = tuple((draw.occasion, draw.index, draw.sides, draw.value) for draw in chance.draws)
            told = tuple(codec.event_to_json(event) for event in step.events)
            entry = replace(entry, draws=draws, events=told, digest=codec.digest(state))
        states[entry.number] = state
        entries.append(entry)
    outcome = outcome_to_json(rules.outcome(state))
    if outcome != written.outcome:
        raise ValueError(f"the match ends otherwise: {outcome}")
    return replace(
        written, version=rules.version, data=fingerprint(rules.key), options=codec.dump(options), entries=tuple(entries)
    )


def main(key: str) -> None:
    """Retell every golden match of a game."""
    for path in sorted((GOLDEN / key).glob("*.json")):
        path.write_text(dumps(retold(loads(path.read_bytes(), path.name))), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
