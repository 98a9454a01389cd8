"""Sheets of parchment cut to any height look like those that are made to it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PIL import ImageChops, ImageStat

from render.kit.palette import PALETTES
from render.kit.texture import TALL, cut, parchment


@pytest.mark.parametrize("name", PALETTES)
def test_a_cut_sheet_has_the_frame_of_a_made_one(name: str) -> None:
    made, found = parchment(600, 900, name), cut(600, 900, name)
    assert found.size == made.size
    for box in ((0, 0, 600, 16), (0, 884, 600, 900), (0, 0, 16, 900), (584, 0, 600, 900)):
        difference = ImageChops.difference(made.crop(box), found.crop(box))
        assert max(ImageStat.Stat(difference).mean) < 4


def test_a_cut_sheet_has_no_seam() -> None:
    """No row differs from the next more than within a made sheet."""

    def steps(sheet: object) -> list[float]:
        inner = sheet.crop((40, 40, 560, 860)).convert("L")  # type: ignore[attr-defined]
        rows = inner.resize((1, inner.height)).tobytes()
        return [abs(after - before) for before, after in pairwise(rows)]

    assert max(steps(cut(600, 900, "standard"))) <= max(steps(parchment(600, 900, "standard"))) + 1


def test_the_caller_may_draw_on_it() -> None:
    first = cut(600, 900, "standard")
    first.paste((0, 0, 0), (0, 0, 600, 900))
    assert cut(600, 900, "standard") != first
    for height in (200, TALL + 10):
        whole = cut(300, height, "standard")
        assert whole.size == (300, height)
        whole.paste((0, 0, 0), (0, 0, 300, height))
        assert cut(300, height, "standard") != whole
