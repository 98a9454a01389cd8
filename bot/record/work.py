"""One transaction over one match: everything is written together or not at all."""

# SQLModel declares columns with the types of their values, which SQLAlchemy's expressions do not take.
# mypy: disable-error-code="arg-type, attr-defined, union-attr, call-overload, operator"

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession as Session
from sqlmodel import SQLModel

from bot.record.history import Reader
from bot.record.tables import (
    ChairRow,
    ConsentRow,
    DeadlineRow,
    DeliveryRow,
    DraftRow,
    EntryRow,
    PostRow,
    SnapshotRow,
)
from rules import codec
from rules.game import Actor

CHECKPOINT = 50
"""A snapshot is kept for good every so many entries, so that no rewind or late picture replays more than that."""


class Work(Reader):
    """The match row is locked from the beginning of the transaction to its end."""

    def add(self, row: SQLModel) -> None:
        """Write a row with this transaction."""
        self.session.add(row)

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

    async def keep_snapshot(self, state: Any, stage: str, wanted: set[int]) -> None:
        """Store the present state; forget the earlier ones but for the first of each stage, those every `CHECKPOINT`
        entries, and those `wanted` by pending deliveries."""
        number = self.match.number
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
        if kind in ("hand", "lobby"):
            waiting = (
                await self.session.scalars(
                    select(DeliveryRow)
                    .where(
                        DeliveryRow.match_id == self.match_id,
                        DeliveryRow.destination == destination,
                        DeliveryRow.kind == kind,
                        DeliveryRow.state == "pending",
                        DeliveryRow.lease_until.is_(None),
                    )
                    .order_by(DeliveryRow.id.desc())
                    .limit(1)
                )
            ).first()
            if waiting is not None:
                waiting.number = max(self.match.number, 0)
                waiting.payload = {
                    **waiting.payload,
                    **data,
                    "fresh": waiting.payload.get("fresh", False) or data.get("fresh", False),
                }
                return
        self.session.add(
            DeliveryRow(
                match_id=self.match_id,
                destination=destination,
                kind=kind,
                number=max(self.match.number, 0),
                payload=data,
                next_try=at,
                created_at=at,
                nonce=secrets.token_hex(8),
            )
        )

    async def wanted_numbers(self) -> set[int]:
        """The entries whose states deliveries not yet sent will draw."""
        rows = await self.session.scalars(
            select(DeliveryRow.number).where(DeliveryRow.match_id == self.match_id, DeliveryRow.state == "pending")
        )
        return set(rows.all())

    async def deadline(self, row_id: int) -> DeadlineRow | None:
        """One deadline as it is now."""
        row = await self.session.get(DeadlineRow, row_id, populate_existing=True)
        return row if row is not None and row.match_id == self.match_id else None

    async def consent(self, consent_id: int) -> ConsentRow | None:
        """One consent as it is now."""
        row = await self.session.get(ConsentRow, consent_id, populate_existing=True)
        return row if row is not None and row.match_id == self.match_id else None

    async def drop_draft(self, seat: int) -> None:
        """Forget what the seat has picked."""
        await self.session.execute(delete(DraftRow).where(DraftRow.match_id == self.match_id, DraftRow.seat == seat))

    async def forget_post(self, destination: str) -> None:
        """The present message of that destination is no longer theirs who read it."""
        await self.session.execute(
            delete(PostRow).where(PostRow.match_id == self.match_id, PostRow.destination == destination)
        )


__all__ = ["Session", "Work"]
