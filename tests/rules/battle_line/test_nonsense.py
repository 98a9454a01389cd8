"""Whatever is typed, at whatever stage: a refusal that both languages can word, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle_line import GAME
from rules.battle_line.moves import (
    Claim,
    Deserter,
    Draw,
    Place,
    Redeploy,
    ScoutDraw,
    ScoutReturn,
    Traitor,
    Weather,
)
from rules.chance import Chance
from rules.game import Illegal
from rules.voice import Voice

NONSENSE = (
    *(kind("") for kind in (ScoutReturn, Deserter, Draw, ScoutDraw)),
    *(kind("zzz") for kind in (ScoutReturn, Deserter, Draw, ScoutDraw)),
    *(kind(card, place) for kind in (Place, Weather, Redeploy, Traitor) for card in ("", "R1") for place in (-1, 0, 10)),
    Claim(0),
    Claim(99),
)


STAGES = [("play", (0, 0)), ("scout-draw", (2, 2)), ("scout-return", (0, 2)), ("draw", (0, 0))]


@pytest.mark.parametrize(("stage", "scout"), STAGES)
def test_nonsense_is_refused_in_words(stage: str, scout: tuple[int, int]) -> None:
    dealt = GAME.start(GAME.options_type(), 2, Chance(b"nonsense"))
    state = replace(dealt, stage=stage, scout=scout)  # type: ignore[arg-type]
    for move in NONSENSE:
        with pytest.raises(Illegal) as refused:
            GAME.play(state, state.active, [move], Chance(b"x"))
        for language in ("fr", "en"):
            assert Voice(GAME, language, ("A", "B")).refusal(refused.value)
