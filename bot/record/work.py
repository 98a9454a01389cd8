"""One transaction over one match: everything is written together or not at all."""

# SQLModel declares columns with the types of their values, which SQLAlchemy's expressions do not take.
# mypy: disable-error-code="arg-type, attr-defined, union-attr, call-overload, operator"

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession as Session
from sqlmodel import SQLModel

from bot.record.history import Reader, StateCache
from bot.record.tables import (
    ChairRow,
    ConsentRow,
    DeadlineRow,
    DeliveryRow,
    EntryRow,
    MatchRow,
    PostRow,
    RoomRow,
    SnapshotRow,
)
from rules import codec
from rules.game import Actor

CHECKPOINT = 50
"""A snapshot is kept for good every so many entries, so that no rewind or late picture replays more than that."""


class Work(Reader):
    """The match row is locked from the beginning of the transaction to its end."""

    def __init__(self, session: Session, match: MatchRow, chairs: list[ChairRow], cache: StateCache) -> None:
        super().__init__(session, match, chairs, cache)
        self._waiting: list[DeliveryRow] | None = None

    def add(self, row: SQLModel) -> None:
        """Write a row with this transaction."""
        self.session.add(row)
        if isinstance(row, DeadlineRow) and self._deadlines is not None:
            self._deadlines.append(row)
        if isinstance(row, ConsentRow) and self._consents is not None:
            self._consents.append(row)
        if isinstance(row, RoomRow) and self._rooms is not None:
            self._rooms.append(row)

    async def flush(self) -> None:
        """Send what was added, so that numbers are given out."""
        await self.session.flush()

    async def remove_chair(self, chair: ChairRow) -> None:
        """Take a chair away (in the lobby only)."""
        self.chairs.remove(chair)
        await self.session.delete(chair)

    async def renumber(self, order: list[ChairRow]) -> None:
        """Give the chairs the seats 0..n-1 in this order."""
        for offset, chair in enumerate(order):
            chair.seat = -1 - offset  # out of the way of the unique constraint
        await self.session.flush()
        for offset, chair in enumerate(order):
            chair.seat = offset
        await self.session.flush()
        self.chairs = list(order)

    def enter(
        self,
        at: datetime,
        kind: str,
        actor: Actor,
        by: str,
        state: Any,
        *,
        user_id: int | None = None,
        moves: list[dict[str, Any]] | None = None,
        draws: list[list[Any]] | None = None,
        events: list[dict[str, Any]] | None = None,
        reveals: list[Any] | None = None,
        to: int | None = None,
        facts: dict[str, Any] | None = None,
    ) -> EntryRow:
        """Append an entry and count it; `state` is the state after it."""
        self.match.number += 1
        entry = EntryRow(
            match_id=self.match_id,
            number=self.match.number,
            kind=kind,
            actor=str(actor),
            by=by,
            user_id=user_id,
            moves=moves or [],
            draws=draws or [],
            events=events or [],
            reveals=reveals or [],
            digest=codec.digest(state),
            to=to,
            facts=facts or {},
            at=at,
        )
        self.session.add(entry)
        self.played[entry.number] = state
        return entry

    async def keep_snapshot(self, state: Any, stage: str) -> None:
        """Store the present state; forget the earlier ones but for the first of each stage, those every `CHECKPOINT`
        entries, and those that deliveries not yet said will draw."""
        number = self.match.number
        wanted = {row.number for row in await self.waiting()}
        rows = (
            await self.session.execute(
                select(SnapshotRow.number, SnapshotRow.stage)
                .where(SnapshotRow.match_id == self.match_id)
                .order_by(SnapshotRow.number)
            )
        ).all()
        stages = {row.stage for row in rows if row.stage is not None}
        checkpoints = {row.number // CHECKPOINT for row in rows if row.stage is not None}
        keep = stage not in stages or number // CHECKPOINT not in checkpoints
        stale = [row.number for row in rows if row.stage is None and row.number not in wanted]
        if stale:
            await self.session.execute(
                delete(SnapshotRow).where(SnapshotRow.match_id == self.match_id, SnapshotRow.number.in_(stale))
            )
        self.session.add(
            SnapshotRow(match_id=self.match_id, number=number, stage=stage if keep else None, state=codec.dump(state))
        )

    async def deliver(self, at: datetime, destination: str, kind: str, payload: Mapping[str, Any] | None = None) -> None:
        """Something to say once this transaction stands. A hand or a lobby that is still waiting to be sent is brought
        up to date instead of being said twice."""
        data = dict(payload or {})
        rows = await self.waiting()
        if kind in ("hand", "lobby"):
            for row in reversed(rows):
                # What was tried may stand on Discord under its nonce: that one is left as it is.
                if (row.destination, row.kind, row.attempts, row.lease_until) == (destination, kind, 0, None):
                    fresh = bool(row.payload.get("fresh") or data.get("fresh"))
                    row.number = max(self.match.number, 0)
                    row.payload = {**row.payload, **data} | ({"fresh": fresh} if kind == "hand" else {})
                    return
        made = DeliveryRow(
            match_id=self.match_id,
            destination=destination,
            kind=kind,
            number=max(self.match.number, 0),
            payload=data,
            next_try=at,
            created_at=at,
            nonce=secrets.token_hex(8),
        )
        rows.append(made)
        self.session.add(made)

    async def last_told(self, destination: str, kind: str) -> datetime | None:
        """When something of that kind was last given out to be said there."""
        rows = [row.created_at for row in await self.waiting() if (row.destination, row.kind) == (destination, kind)]
        query = select(func.max(DeliveryRow.created_at)).where(
            DeliveryRow.match_id == self.match_id, DeliveryRow.destination == destination, DeliveryRow.kind == kind
        )
        found: datetime | None = await self.session.scalar(query)
        return max([*rows, *([found] if found is not None else [])], default=None)

    async def waiting(self) -> list[DeliveryRow]:
        """The deliveries of this match that are not said yet, those of this transaction included."""
        if self._waiting is None:
            query = select(DeliveryRow).where(DeliveryRow.match_id == self.match_id, DeliveryRow.state == "pending")
            self._waiting = list((await self.session.scalars(query.order_by(DeliveryRow.id))).all())
        return self._waiting

    async def deadline(self, row_id: int) -> DeadlineRow | None:
        """One deadline as it is now."""
        row = await self.session.get(DeadlineRow, row_id, populate_existing=True)
        return row if row is not None and row.match_id == self.match_id else None

    async def consent(self, consent_id: int) -> ConsentRow | None:
        """One consent as it is now."""
        row = await self.session.get(ConsentRow, consent_id, populate_existing=True)
        return row if row is not None and row.match_id == self.match_id else None

    async def forget_post(self, destination: str) -> None:
        """The present message of that destination is no longer theirs who read it."""
        await self.session.execute(
            delete(PostRow).where(PostRow.match_id == self.match_id, PostRow.destination == destination)
        )


__all__ = ["Session", "Work"]
