"""An exported match proves itself; one altered figure is found and named."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rules import codec
from rules.game import GM, PUBLIC, Resign
from rules.scribe import Scribe
from rules.simulate import scribe_of, simulate, walk
from rules.transcript import Entry, Transcript, Unreadable, censored, dumps, loads, replay, to_json
from rules.verify import Report, verify
from tests.conformance.toy_game import Lay, SetScore, ToyGame, ToyOptions

GAME = ToyGame()


def finished() -> Scribe:
    scribe = scribe_of(GAME, ToyOptions(), 3, "transcript", 0)
    for _ in walk(scribe, "random"):
        pass
    return scribe


SCRIBE = finished()
MATCH = SCRIBE.transcript()
ROLL = next(entry for entry in MATCH.entries if entry.draws and entry.kind != "start")


def altered(change: Callable[[dict[str, Any]], None], match: Transcript = MATCH) -> Report:
    """The report on the match with a change made to its JSON."""
    value = to_json(match)
    change(value)
    return verify(loads(json.dumps(value)), GAME)


def test_a_finished_match_is_proven() -> None:
    report = verify(loads(dumps(MATCH)), GAME)
    assert report.ok
    assert report.failures == ()
    assert report.draws == sum(len(entry.draws or ()) for entry in MATCH.entries) > 20
    assert loads(dumps(MATCH)) == MATCH


def test_the_replay_gives_every_state() -> None:
    assert list(replay(GAME, MATCH)) == SCRIBE.states


def all_draws() -> list[tuple[int, int]]:
    return [(entry.number, index) for entry in MATCH.entries for index in range(len(entry.draws or ()))]


@pytest.mark.parametrize("change", [1, -1])
def test_any_single_altered_draw_is_rejected(change: int) -> None:
    for number, index in all_draws():
        entry = MATCH.entries[number]
        assert entry.draws is not None
        occasion, nth, sides, value = entry.draws[index]
        rows = list(entry.draws)
        rows[index] = (occasion, nth, sides, (value + change) % sides)
        report = verify(MATCH.with_entry(replace(entry, draws=tuple(rows))), GAME)
        assert [(failure.entry, failure.what) for failure in report.failures] == [(number, "draw")]
        assert repr(occasion) in report.failures[0].detail


@pytest.mark.parametrize(
    "row",
    [
        lambda row: [row[0] + " again", *row[1:]],
        lambda row: [row[0], row[1] + 1, *row[2:]],
        lambda row: [*row[:2], row[2] + 1, row[3]],
        lambda row: [*row[:2], 0, row[3]],
    ],
)
def test_an_altered_occasion_index_or_die_is_rejected(row: Callable[[list[Any]], list[Any]]) -> None:
    def change(value: dict[str, Any]) -> None:
        draws = value["entries"][ROLL.number]["draws"]
        draws[0] = row(draws[0])

    report = altered(change)
    assert report.failures[0].entry == ROLL.number
    assert report.failures[0].what == "draw"
    assert ROLL.draws is not None
    assert ROLL.draws[0][0] in report.failures[0].detail


def test_a_consistently_forged_draw_is_rejected() -> None:
    """A draw that the seed does give, but that the rules do not make here."""

    def change(value: dict[str, Any]) -> None:
        value["entries"][ROLL.number]["draws"].append(value["entries"][0]["draws"][0])

    report = altered(change)
    assert [(failure.entry, failure.what) for failure in report.failures] == [(ROLL.number, "draw")]


def test_a_missing_draw_is_rejected() -> None:
    report = altered(lambda value: value["entries"][ROLL.number]["draws"].pop())
    assert [(failure.entry, failure.what) for failure in report.failures] == [(ROLL.number, "draw")]


def _other_card(value: dict[str, Any]) -> None:
    entry = next(entry for entry in value["entries"] if entry["moves"] and entry["moves"][0]["move"] == "lay")
    hand = SCRIBE.states[entry["number"] - 1].hands[entry["actor"]]
    entry["moves"][0]["card"] = next(card for card in hand if card != entry["moves"][0]["card"])


def _swap_actor(value: dict[str, Any]) -> None:
    entry = value["entries"][1]
    entry["actor"] = (entry["actor"] + 1) % 3


def _event(value: dict[str, Any]) -> None:
    entry = next(entry for entry in value["entries"] if entry["events"])
    entry["events"][0]["kind"] = "won"


def _audience(value: dict[str, Any]) -> None:
    entry = next(entry for entry in value["entries"] if entry["events"] and entry["events"][0]["seats"])
    entry["events"][0]["seats"] = None


def _drop(value: dict[str, Any]) -> None:
    value["entries"].pop()


def _drop_middle(value: dict[str, Any]) -> None:
    del value["entries"][4]


def _second_deal(value: dict[str, Any]) -> None:
    value["entries"].append(value["entries"][0] | {"number": len(value["entries"])})


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (_other_card, "events"),
        (_swap_actor, "moves|events"),
        (_event, "events"),
        (_audience, "events"),
        (_drop, "outcome"),
        (_drop_middle, "number"),
        (_second_deal, "number"),
        (lambda value: value["entries"][5].update(digest="0" * 16), "digest"),
        (lambda value: value["entries"][5].update(digest=None), "digest"),
        (lambda value: value["entries"][3].update(kind="pause"), "moves"),
        (lambda value: value["entries"][3]["moves"].append({"move": "castle"}), "moves"),
        (lambda value: value["entries"][3].update(moves=None), "moves"),
        (lambda value: value["outcome"].update(reason="resigned"), "outcome"),
        (lambda value: value.update(outcome=None), "outcome"),
        (lambda value: value.update(secret="00" * 32), "commitment"),
        (lambda value: value.update(commitment="0" * 64), "commitment"),
        (lambda value: value["ids"].reverse(), "draw"),
        (lambda value: value.update(secret=None), "secret"),
        (lambda value: value.update(seats=7), "moves"),
        (lambda value: value.update(entries=[]), "number"),
    ],
)
def test_anything_else_altered_is_rejected(change: Callable[[dict[str, Any]], None], what: str) -> None:
    report = altered(change)
    assert not report.ok
    assert report.failures[0].what in what.split("|"), report.failures


@pytest.mark.parametrize(("what", "value"), [("version", 99), ("data", "0" * 16)])
def test_other_rules_or_data_are_named(what: str, value: Any) -> None:
    """They are no failure where everything replays all the same, and the first suspect where it does not."""
    report = altered(lambda match: match.update({what: value}))
    assert report.ok
    assert [note.split(":")[0] for note in report.notes] == [what]
    report = verify(replace(MATCH, **{what: value}).with_entry(replace(MATCH.entries[5], digest="0" * 16)), GAME)
    assert [failure.what for failure in report.failures] == [what, "digest"]


def test_the_secret_may_not_be_another_one_with_its_own_commitment() -> None:
    other = scribe_of(GAME, ToyOptions(), 3, "other", 0).transcript()
    report = verify(replace(MATCH, secret=other.secret, commitment=other.commitment), GAME)
    assert {failure.what for failure in report.failures} >= {"draw"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", r"file.json, line 1, column 1: expected JSON"),
        ('{"meneur": 1,', r"file.json, line 1, column 14: expected JSON"),
        ("[]", r"file.json: expected an exported match"),
        ('{"game": "toy"}', r"file.json: expected an exported match"),
        ('{"meneur": 2}', r"file.json: meneur: expected format 1, got 2"),
        ('{"meneur": 1}', r"file.json: game: Field required"),
    ],
)
def test_what_is_no_transcript_is_unreadable(text: str, expected: str) -> None:
    with pytest.raises(Unreadable, match=expected):
        loads(text, "file.json")


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda value: value["entries"][0]["draws"][2].__setitem__(3, "six"), r"entries\[0\].draws\[2\]\[3\]: .* integer"),
        (lambda value: value["entries"][2].pop("actor"), r"entries\[2\].actor: Field required"),
        (lambda value: value["entries"][2].update(actor="dealer"), r"entries\[2\].actor"),
        (lambda value: value["entries"][2].update(note="x"), r"entries\[2\].note"),
        (lambda value: value.update(seats="2"), r"seats: .* integer"),
        (lambda value: value.update(extra=1), r"extra"),
    ],
)
def test_a_damaged_transcript_names_the_place(change: Callable[[dict[str, Any]], None], place: str) -> None:
    value = to_json(MATCH)
    change(value)
    with pytest.raises(Unreadable, match=rf"^file.json: {place}"):
        loads(json.dumps(value), "file.json")


def test_unreadable_secrets_options_and_games() -> None:
    with pytest.raises(Unreadable, match="secret: expected hexadecimal"):
        verify(replace(MATCH, secret="xyz"), GAME)
    with pytest.raises(Unreadable, match=r"options.target"):
        verify(replace(MATCH, options={"target": "many"}), GAME)
    with pytest.raises(Unreadable, match=r"game: expected one of .*battle_line.*'toy'"):
        verify(MATCH)
    with pytest.raises(Unreadable, match="still running"):
        list(replay(GAME, replace(MATCH, secret=None)))


def test_rewinds_and_house_entries_are_proven_too() -> None:
    scribe = scribe_of(GAME, ToyOptions(), 2, "rewind", 0)
    first = scribe.state.hands[0][0]
    scribe.play(0, (Lay(first),))
    scribe.rewind(0)
    scribe.play(0, (Lay(scribe.state.hands[0][1]),))
    scribe.play(GM, (SetScore(1, 2, "typo"),), kind="correction", by="gm")
    scribe.play(1, (Resign(),), kind="resign")
    match = scribe.transcript()
    chair = Entry(number=6, kind="chair", actor="house", by="house", digest=codec.digest(scribe.state), facts={"seat": 1})
    match = loads(dumps(replace(match, entries=(*match.entries, chair))))
    assert verify(match, GAME).ok
    assert list(replay(GAME, match)) == [*scribe.states, scribe.state]
    wrong = match.with_entry(replace(match.entries[2], to=1))
    assert [(f.entry, f.what) for f in verify(wrong, GAME).failures] == [(2, "digest"), (3, "moves")]
    assert verify(match.with_entry(replace(match.entries[2], to=40)), GAME).failures[0].what == "moves"


def test_a_match_ended_by_the_gm_has_their_outcome() -> None:
    scribe = scribe_of(GAME, ToyOptions(), 2, "ended", 0)
    end = Entry(number=1, kind="end", actor=GM, by="gm", digest=codec.digest(scribe.state))
    match = replace(scribe.transcript(), entries=(*scribe.entries, end), outcome={"reason": "ended"})
    report = verify(match, GAME)
    assert report.ok
    assert "GM" in report.notes[0]


@pytest.mark.parametrize("viewer", [0, 1, 2, PUBLIC])
def test_an_export_during_play_holds_nothing_hidden(viewer: Any) -> None:
    export = loads(dumps(censored(MATCH, viewer)))
    assert export.secret is None
    shown = [
        full
        for full in MATCH.entries
        if full.actor == viewer
        or full.kind not in ("play", "fallback", "resign", "correction")
        or any(event["seats"] is None or viewer in event["seats"] for event in full.events)
    ]
    assert len(shown) < len(MATCH.entries)  # others' secret acts do not even count
    assert [entry.number for entry in export.entries] == list(range(len(shown)))
    for entry, full in zip(export.entries, shown, strict=True):
        assert entry.draws is None
        assert entry.digest is None
        assert entry.moves == (full.moves if full.actor == viewer or not full.moves else None)
        assert all(event["seats"] is None or viewer in event["seats"] for event in entry.events)
    assert not verify(export, GAME).ok
    hidden = [event for entry in MATCH.entries for event in entry.events if event["seats"] not in (None, [viewer])]
    assert hidden
    assert all(json.dumps(event) not in dumps(export) for event in hidden)


def test_a_gm_gets_all_but_the_secret() -> None:
    assert censored(MATCH, GM) == replace(MATCH, secret=None)


def test_a_simulated_match_is_the_same_again() -> None:
    first = simulate(GAME, ToyOptions(), 2, "again", 7, "mixed", keep=True)
    assert first == simulate(GAME, ToyOptions(), 2, "again", 7, "mixed", keep=True)
    assert first != simulate(GAME, ToyOptions(), 2, "again", 8, "mixed", keep=True)


def test_transcripts_are_text_for_people() -> None:
    lines = dumps(MATCH).splitlines()
    first = lines.index('"entries": [') + 1
    assert lines[first + len(MATCH.entries)] == "],"
    for number, line in enumerate(lines[first : first + len(MATCH.entries)]):
        assert json.loads(line.rstrip(","))["number"] == number
