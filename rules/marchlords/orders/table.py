"""Every order by its class, each a function of what the seat knows, its orders so far and the move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rules.game import Move
from rules.marchlords.moves import (
    Assault,
    Assign,
    BuildCity,
    BuildOutpost,
    BuildPort,
    Cancel,
    Levy,
    MarchTo,
    MarchVia,
    RaiseTier,
    Ransom,
    Recruit,
    Release,
    Sally,
    StepTo,
    UpgradeCity,
    UseAction,
)
from rules.marchlords.orders import acting, building, lines, marching, raising
from rules.marchlords.orders.ken import Ken
from rules.marchlords.state import Desk

MOST: Final = 40
"""Batches that change a seat's orders in one turn. Far more than anybody needs; it makes every campaign end."""

ORDERS: Final[dict[type[Move], Callable[[Ken, Desk, Any], Desk]]] = {
    MarchTo: marching.march_to,
    StepTo: marching.step_to,
    MarchVia: marching.march_via,
    BuildCity: building.build_city,
    UpgradeCity: building.upgrade_city,
    BuildPort: building.build_port,
    BuildOutpost: building.build_outpost,
    Levy: raising.levy,
    Recruit: raising.recruit,
    Assign: raising.assign,
    RaiseTier: raising.raise_tier,
    UseAction: acting.use_action,
    Assault: acting.assault,
    Sally: acting.sally,
    Ransom: acting.ransom,
    Release: acting.release,
    Cancel: lines.cancel,
}
