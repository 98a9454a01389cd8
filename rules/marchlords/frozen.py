"""Gold that a kingdom cannot spend while its battles wait and the next turn is planned (R3.8): what it may still lose."""

from __future__ import annotations

from rules.marchlords.numbers import numbers
from rules.marchlords.state import Battle, Holding, Marchlords, Stage


def at_risk(stage: Stage, fielded: bool, city: bool) -> int:
    """What one open battle may still cost a side: a theft until it is decided, if it has an army there; a pillage until its
    fate is chosen, if it is about a `city` of that side."""
    rules = numbers().battle
    theft = rules.theft if fielded and stage == "report" else 0
    return theft + (rules.pillage if city and stage in ("report", "fate") else 0)


def is_city_of(seat: int, holding: Holding | None, *, capital: bool) -> bool:
    """Whether that holding is a city of that seat which can be pillaged: a capital is not."""
    return holding is not None and holding.owner == seat and holding.city > 0 and not capital


def frozen(state: Marchlords, seat: int) -> int:
    """Of a kingdom, in truth; it knows as much itself (`orders.ken`)."""
    battles = state.battles if state.planning else ()
    return sum(_cost(state, battle, seat) for battle in battles if battle.open and seat in battle.sides)


def _cost(state: Marchlords, battle: Battle, seat: int) -> int:
    city = is_city_of(seat, state.holding(battle.tile), capital=state.is_capital(battle.tile))
    return at_risk(battle.stage, bool(battle.armies(battle.sides.index(seat))), city)
