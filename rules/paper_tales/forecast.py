"""What a seat can know beforehand of its own deployment (paper_tales.md 5.3): gold left, strength, resources, what will be
discarded."""

from __future__ import annotations

from dataclasses import dataclass

from rules.paper_tales.deploy import foresee
from rules.paper_tales.plans import Laid, lay, morphs
from rules.paper_tales.reckon import reckon
from rules.paper_tales.state import Cards, Desk, Kingdom


@dataclass(frozen=True, slots=True)
class Forecast:
    """The consequences of a plan. `price` of all cards placed and `gold` left after payment; `unpaid`: cards that gold does
    not suffice for and that will be discarded; `dismissed`: units in play that will be; `kept`, `dropped`: of the hand;
    `strength` of the Kingdom, `food` `wood` `crystal` produced and `income` to come after the effects; `loss`: points that
    the Kraken costs; `unknown`: a Shapeshifter makes all this uncertain."""

    price: int
    gold: int
    unpaid: Cards
    dismissed: Cards
    kept: str
    dropped: Cards
    strength: int
    food: int
    wood: int
    crystal: int
    income: int
    loss: int
    unknown: bool


def forecast(kingdom: Kingdom, desk: Desk) -> tuple[Forecast, Kingdom]:
    """The consequences of the plan on a desk, and the Kingdom after it."""
    assert desk.deploy is not None
    laid: Laid = lay(kingdom, desk)
    after = foresee(laid, desk.deploy.first, dict(desk.deploy.aims))
    found = reckon(after)
    expected = Forecast(
        price=laid.price,
        gold=after.gold,
        unpaid=tuple(card for _, card in laid.unpaid),
        dismissed=tuple(unit.kind for unit in laid.dismissed),
        kept=laid.kept,
        dropped=laid.dropped,
        strength=found.total,
        food=found.produced[0],
        wood=found.produced[1],
        crystal=found.produced[2],
        income=found.gold,
        loss=laid.kingdom.points - after.points,
        unknown=any(morphs(card) for _, card in laid.placed),
    )
    return expected, after
