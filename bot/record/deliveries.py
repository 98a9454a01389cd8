"""Deliveries as the courier takes them: in order per destination, claimed for a while, at least once."""

# SQLModel declares columns with the types of their values, which SQLAlchemy's expressions do not take.
# mypy: disable-error-code="arg-type, attr-defined, union-attr, call-overload, operator"

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal

from sqlalchemy import func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from bot.record.tables import DeliveryRow

LEASE = timedelta(seconds=90)
"""How long a claim lasts when its process dies; longer than Discord's worst answer."""

BACKLOG = 20
"""How many deliveries of one destination are handed out at a time."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """One thing to say. `destination` is `table`, `lobby`, `gm`, `room:KEY` or `seat:N`; `number` the entry whose state
    it shows."""

    id: int
    match_id: int
    destination: str
    kind: str
    number: int
    payload: Mapping[str, Any]
    state: Literal["pending", "sent", "dead"]
    attempts: int
    next_try: datetime
    nonce: str
    message_id: int | None
    created_at: datetime
    error: str = ""


def delivery_of(row: DeliveryRow) -> Delivery:
    """The model of a row."""
    assert row.id is not None
    return Delivery(
        row.id,
        row.match_id,
        row.destination,
        row.kind,
        row.number,
        dict(row.payload),
        row.state,
        row.attempts,
        row.next_try,
        row.nonce,
        row.message_id,
        row.created_at,
        row.error,
    )


async def claim(session: AsyncSession, now: datetime, limit: int, several: bool) -> list[Delivery]:
    """The due heads of up to `limit` queues, each followed by what waits behind it. A queue whose first delivery is not
    due, or is claimed by somebody, gives nothing: nothing overtakes. `several` processes (PostgreSQL) skip each other's
    rows."""
    row = DeliveryRow
    heads = select(func.min(row.id)).where(row.state == "pending").group_by(row.match_id, row.destination)
    query = (
        select(row)
        .where(row.id.in_(heads), row.state == "pending", row.next_try <= now)
        .where(or_(row.lease_until.is_(None), row.lease_until < now))
        .order_by(row.next_try, row.id)
        .limit(limit)
    )
    first = (await session.scalars(query.with_for_update(skip_locked=True) if several else query)).all()
    claimed: list[DeliveryRow] = []
    for head in first:
        rest = (
            select(row)
            .where(
                row.match_id == head.match_id,
                row.destination == head.destination,
                row.state == "pending",
                row.id >= head.id,
            )
            .order_by(row.id)
            .limit(BACKLOG)
        )
        claimed.extend((await session.scalars(rest)).all())
    for item in claimed:
        item.lease_until = now + LEASE
    return [delivery_of(item) for item in claimed]


async def sent(session: AsyncSession, delivery_id: int, message_id: int | None) -> None:
    """It is said; `message_id` names the post."""
    await session.execute(
        update(DeliveryRow)
        .where(DeliveryRow.id == delivery_id)
        .values(state="sent", message_id=message_id, lease_until=None, error="")
    )


async def failed(session: AsyncSession, delivery_id: int, error: str, next_try: datetime | None) -> None:
    """It could not be said: try again at that instant, and nothing behind it before; or never (None), then what waits
    behind it is free to go."""
    row = await session.get(DeliveryRow, delivery_id)
    if row is None or row.state != "pending":
        return
    row.attempts += 1
    row.error = error[:500]
    row.lease_until = None
    if next_try is None:
        row.state = "dead"
    else:
        row.next_try = next_try
    queue = (DeliveryRow.match_id == row.match_id, DeliveryRow.destination == row.destination)
    behind = update(DeliveryRow).where(*queue, DeliveryRow.state == "pending")
    await session.execute(behind.values(lease_until=None))
