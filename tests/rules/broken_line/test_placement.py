"""Who runs what, the secret placement, who begins (broken_line.md 2, 5)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rules.broken_line import GAME
from rules.broken_line.board import board, name_of
from rules.broken_line.layouts import (
    as_rows,
    at_random,
    from_preset,
    mirrored,
    parse_rows,
    preset_codes,
    preset_ids,
    zone_of,
)
from rules.broken_line.moves import (
    First,
    LayoutText,
    Mirror,
    NameCaptain,
    Preset,
    Ready,
    Reopen,
    Rows,
    Shuffle,
    Swap,
    TakeArmy,
)
from rules.broken_line.opening import layout_of
from rules.broken_line.options import BrokenLineOptions
from rules.broken_line.pieces import ARMIES, full
from rules.broken_line.state import EMPTY, MOST, REOPENS, BrokenLine
from rules.chance import Chance
from rules.game import PUBLIC, Illegal, Move, Resign

from .build import CHOICES


def act(state: BrokenLine, seat: int, *moves: Move, seed: bytes = b"placement") -> BrokenLine:
    return GAME.play(state, seat, moves, Chance(seed)).state


def why(state: BrokenLine, seat: int, *moves: Move) -> tuple[str, dict[str, object]]:
    with pytest.raises(Illegal) as caught:
        GAME.play(state, seat, moves, Chance(b"refused"))
    return caught.value.reason, dict(caught.value.facts)


def placing(format: str = "duel") -> BrokenLine:
    options = BrokenLineOptions(format=format)  # type: ignore[arg-type]
    state = GAME.start(options, options.seats, Chance(b"placing"))
    for seat, choice in enumerate(CHOICES[format]):
        state = act(state, seat, TakeArmy(choice))
    return state


# -- who runs what -----------------------------------------------------------------------------------------------------


def test_an_army_can_be_changed_until_all_are_taken() -> None:
    state = GAME.start(BrokenLineOptions(format="war"), 6, Chance(b"armies"))
    state = act(state, 3, TakeArmy("W"))
    assert why(state, 0, TakeArmy("W"))[0] == "army-taken"
    state = act(state, 3, TakeArmy("J"))
    state = act(state, 0, TakeArmy("W"))
    decision = GAME.pending(state)[0]
    assert decision.actors == (1, 2, 4, 5)
    assert decision.may == (0, 3)


def test_allies_share_the_major_army_in_two_against_two() -> None:
    state = placing("alliance")
    assert [state.armies(seat) for seat in range(4)] == [("B", "W"), ("R", "N"), ("W", "V"), ("N", "J")]
    assert [GAME.view(state, 0).army(army).setter for army in ARMIES] == [0, 0, 2, 1, 1, 3]


def test_each_runs_one_army_in_three_against_three() -> None:
    assert [placing("war").armies(seat) for seat in range(6)] == [("B",), ("R",), ("W",), ("N",), ("V",), ("J",)]


def test_the_captain_hands_over_the_shared_army() -> None:
    state = act(placing("alliance"), 0, Preset("B", "balanced"), Preset("W", "rampart"), Ready())
    assert why(state, 2, NameCaptain(0))[0] == "not-the-captain"
    state = act(state, 0, Reopen(), NameCaptain(2))
    assert state.setter("W") == 2
    assert why(state, 0, Shuffle("W"))[0] == "not-your-army"
    state = act(state, 2, Shuffle("V"), Ready())
    assert state.ready == (False, False, True, False)


# -- placements --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("army", ARMIES)
@pytest.mark.parametrize("preset", preset_ids())
def test_ready_made_placements_fit(army: str, preset: str) -> None:
    codes = preset_codes(army, preset)
    for seed in range(8):
        laid = from_preset(army, preset, Chance(bytes([seed])), "laid")
        assert Counter(laid) == Counter(codes)
        assert "A" not in laid[: -len(codes) // 4]
    assert len({from_preset(army, preset, Chance(bytes([seed])), "laid") for seed in range(30)}) > 1


@pytest.mark.parametrize("army", ARMIES)
def test_random_placements_fit(army: str) -> None:
    for seed in range(20):
        codes = at_random(army, Chance(bytes([seed])), "laid")
        assert Counter(code for code in codes if code != EMPTY) == Counter(full(army))
        assert "A" not in codes[: len(codes) // 2]


def test_zones_are_seen_by_their_runner() -> None:
    """Front row first, from the left of whoever sits behind the army (data: the north uses the block turned by 180)."""
    assert [name_of(square) for square in zone_of("B")[:3]] == ["A4", "B4", "C4"]
    assert [name_of(square) for square in zone_of("R")[:3]] == ["G14", "F14", "E14"]
    assert [name_of(square) for square in zone_of("N")[-2:]] == ["I17", "H17"]
    assert len(board().zone("W")) == 36


@pytest.mark.parametrize("army", ARMIES)
def test_rows_can_be_copied_and_typed_again(army: str) -> None:
    codes = at_random(army, Chance(b"rows"), "rows")
    assert parse_rows(army, as_rows(army, codes)) == codes
    letters = {"10": "X", "11": "K"}
    width = len(codes) // 4
    tight = "\n".join("".join(letters.get(code, code) for code in codes[i : i + width]) for i in range(0, len(codes), width))
    assert parse_rows(army, tight.lower()) == codes
    assert mirrored(army, mirrored(army, codes)) == codes


ROWS = "3 6 . 5 . 6 3 / 7 5 8 4 8 5 7 / 4 6 2 10 1 9 4 / P 3 P T P . P"


@pytest.mark.parametrize(
    ("rows", "reason", "facts"),
    [
        (ROWS.replace("7 5 8 4", "7 5 8 Q"), "deploy-code", {"row": 2, "column": 4, "typed": "Q"}),
        (ROWS.replace("4 6 2 10 1 9 4", "4 6 2 10 1 9"), "deploy-row", {"row": 3, "count": 6, "width": 7}),
        (ROWS.replace("P 3 P T P . P", "P 3 P T P . P 5"), "deploy-row", {"row": 4, "count": 8, "width": 7}),
        (" / ".join(ROWS.split(" / ")[:3]), "deploy-rows", {"rows": 3, "most": 4}),
        (ROWS.replace("P 3 P T P . P", "P 3 P T P P P"), "deploy-count", {"given": 5, "wanted": 4}),
        (ROWS.replace("P 3 P T P . P", "P 3 P T P . ."), "deploy-short", {"given": 3, "wanted": 4}),
        (ROWS.replace("P 3 P T P . P", "P 3 P T P . A"), "deploy-count", {"given": 1, "wanted": 0}),
        ("", "deploy-rows", {"rows": 0}),
    ],
)
def test_the_first_mistake_of_typed_rows_is_pointed_out(rows: str, reason: str, facts: dict[str, object]) -> None:
    found, told = why(placing(), 0, Rows("B", rows))
    assert found == reason
    assert facts.items() <= told.items()


def test_the_square_of_a_pawn_too_many_is_named() -> None:
    _, told = why(placing(), 0, Rows("B", ROWS.replace("P 3 P T P . P", "P 3 P T P P P")))
    assert told["square"].value == "G1"  # type: ignore[attr-defined]


def test_preset_two_swaps_ready() -> None:
    """Placing takes four acts (issue 5): a ready-made placement, two swaps, ready."""
    state = placing("skirmish")
    state = act(state, 0, Preset("W", "balanced"))
    laid = {pawn.square: pawn.rank for pawn in GAME.view(state, 0).pawns}
    state = act(state, 0, Swap("h4 h3"), Swap("K1 L2, M4 N4"), Ready())
    after = {pawn.square: pawn.rank for pawn in GAME.view(state, 0).pawns}
    assert (after.get("H4"), after.get("H3")) == (laid.get("H3"), laid.get("H4"))
    assert (after.get("M4"), after.get("N4")) == (laid.get("N4"), laid.get("M4"))
    assert state.ready == (True, False)
    assert state.acts[0] == 2


def test_a_placement_is_its_camps_secret() -> None:
    state = act(placing("alliance"), 0, Preset("B", "balanced"), Shuffle("W"), Mirror("B"))
    assert {pawn.army for pawn in GAME.view(state, 2).pawns} == {"B", "W"}
    for viewer in (1, 3, PUBLIC):
        assert GAME.view(state, viewer).pawns == ()
        assert not GAME.view(state, viewer).army("B").placed
    step = GAME.play(state, 0, (Swap("A1 A4"),), Chance(b"secret"))
    assert [event.seats for event in step.events] == [(0, 2)]
    assert step.reveals == ()


def test_a_placement_can_be_copied_as_text() -> None:
    state = act(placing("skirmish"), 0, Shuffle("W"))
    (line,) = GAME.answer(GAME.view(state, 0), LayoutText()).lines
    again = act(placing("skirmish"), 0, Rows("W", str(line.facts["rows"])))
    assert GAME.view(again, 0).pawns == GAME.view(state, 0).pawns
    with pytest.raises(Illegal):
        GAME.answer(GAME.view(state, 1), LayoutText("W"))


def kept(state: BrokenLine, seat: int, **picks: str) -> dict[str, tuple[str, str, bool]]:
    """Of each army what could be kept: its rows, its sort, whether others may take their place now."""
    form = GAME.form(GAME.view(state, seat), {name: (value,) for name, value in picks.items()})
    assert all(isinstance(keep.move, Rows) for keep in form.keeps)
    return {keep.move.army: (keep.move.rows, keep.sort, keep.fills) for keep in form.keeps}  # type: ignore[attr-defined]


def test_what_a_person_may_keep_of_a_placement() -> None:
    """Each army that a seat sets up, whatever it is about to do with it, until the pawns stand."""
    state = placing()
    assert kept(state, 0) == {"B": ("", "minor", True), "W": ("", "major", True), "V": ("", "minor", True)}
    state = act(state, 0, Shuffle("B"), Preset("W", "balanced"))
    rows = as_rows("B", layout_of(state, "B").codes, "\n")
    for picks in ({}, {"placing": "swap"}, {"placing": "rows", "army": "V"}, {"placing": "mirror"}):
        assert kept(state, 0, **picks)["B"] == (rows, "minor", True)  # type: ignore[arg-type]
    assert {army: bool(held) for army, (held, _, _) in kept(state, 0).items()} == {"B": True, "W": True, "V": False}
    ready = act(state, 0, Shuffle("V"), Ready())
    assert {fills for _, _, fills in kept(ready, 0).values()} == {False}
    assert kept(ready, 0)["B"] == (rows, "minor", False)
    assert kept(standing(), 0) == {}
    assert not GAME.form(GAME.view(state, PUBLIC), {}).keeps
    alliance = placing("alliance")
    assert [sort for seat in range(4) for _, sort, _ in kept(alliance, seat).values()].count("major") == 2  # captains


def test_kept_rows_fit_every_army_of_their_size() -> None:
    """Rows begin in front and at their runner's left: what stood in the south stands in the north turned round, not
    mirrored, and one's own edge stays one's own edge."""
    state = act(placing(), 0, Rows("W", as_rows("W", preset_codes("W", "balanced"))), Shuffle("B"))
    state = act(state, 1, Rows("N", kept(state, 0)["W"][0]), Rows("R", kept(state, 0)["B"][0]))
    view, other = GAME.view(state, 0), GAME.view(state, 1)
    south = {pawn.square: pawn.rank for pawn in view.pawns if pawn.army == "W" and pawn.rank}
    north = {pawn.square: pawn.rank for pawn in other.pawns if pawn.army == "N" and pawn.rank}
    assert len(south) == len(north) == len(full("W"))
    turned = dict(zip(map(name_of, zone_of("W")), map(name_of, zone_of("N")), strict=True))
    assert {turned[square]: rank for square, rank in south.items()} == north
    assert int(name_of(zone_of("W")[-1])[1:]) < int(name_of(zone_of("W")[0])[1:])  # its back row is the southern edge
    assert int(name_of(zone_of("N")[-1])[1:]) > int(name_of(zone_of("N")[0])[1:])
    state = act(state, 0, Rows("V", kept(state, 0)["B"][0]))
    assert kept(state, 0)["V"] == kept(state, 0)["B"]
    assert why(state, 0, Rows("V", kept(state, 0)["W"][0]))[0] == "deploy-row"


def test_changes_run_out_and_nobody_is_stuck() -> None:
    state = act(placing(), 0, Preset("B", "balanced"))
    spent = replace(state, acts=(MOST, 0))
    assert why(spent, 0, Mirror("B"))[0] == "changes-spent"
    assert why(spent, 0, Ready())[0] == "deploy-missing"
    assert {army: fills for army, (_, _, fills) in kept(spent, 0).items()} == {"B": False, "W": True, "V": True}
    spent = act(spent, 0, Shuffle("W"), Preset("V", "rampart"), Ready())
    for _ in range(REOPENS):
        spent = act(spent, 0, Reopen(), Ready())
    assert why(spent, 0, Reopen())[0] == "reopened-often"
    assert GAME.pending(spent)[0].may == ()


# -- the pawns stand ---------------------------------------------------------------------------------------------------


def standing(seed: bytes = b"standing", format: str = "skirmish") -> BrokenLine:
    state = placing(format)
    for seat in range(state.seats):
        for army in [army.letter for army in GAME.view(state, seat).armies if army.setter == seat]:
            state = act(state, seat, Shuffle(army), seed=seed)
        state = act(state, seat, Ready(), seed=seed)
    return state


def test_two_different_mercenaries_wait_on_their_spots() -> None:
    seen = Counter()  # type: ignore[var-annotated]
    for seed in range(40):
        state = standing(bytes([seed]))
        assert [name_of(grey.square) for grey in state.greys] == ["E9", "S9"]
        assert state.greys[0].rank != state.greys[1].rank
        seen.update(grey.rank for grey in state.greys)
        for viewer in (0, 1, PUBLIC):
            assert [grey.rank for grey in GAME.view(state, viewer).greys] == ["", ""]
    assert set(seen) == {"1", "P", "5", "6", "7", "8"}


def test_the_winner_of_the_roll_decides_who_begins() -> None:
    state = standing(format="war")
    best = max(state.rolls)
    assert state.rolls[state.chooser] == best
    assert GAME.pending(state)[0].actors == (state.chooser,)
    other = next(seat for seat in range(6) if seat != state.chooser)
    assert why(state, other, First(other))[0] == "not-the-chooser"
    after = act(state, state.chooser, First(2))
    assert after.order == (2, 1, 4, 3, 0, 5)
    assert after.active == 2


def test_a_seat_that_resigns_in_the_placement_is_placed_by_its_heir() -> None:
    state = placing("alliance")
    state = act(state, 2, Preset("V", "balanced"), Ready())
    state = act(state, 0, Resign())
    assert state.captains == (2, 1)
    assert not state.ready[2]
    assert {army for army in ARMIES if state.setter(army) == 2} == {"B", "W", "V"}
    state = act(state, 2, Preset("B", "balanced"), Preset("W", "balanced"), Ready())
    assert state.ready[2]
