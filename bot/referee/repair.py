"""Matches set apart because of a fault of ours, and their way back."""

from __future__ import annotations

from bot.record.history import Unreplayable
from bot.record.work import Work
from bot.referee.base import Base
from bot.referee.model import Refusal, Table
from bot.referee.sitting import sit
from bot.referee.tables import table_of
from bot.referee.time import shift


class StillBroken(Exception):
    """The fault is still there; whatever the attempt wrote is undone."""


class Repair(Base):
    """Use cases of the operator."""

    async def set_apart(self, match_id: int, reason: str, detail: str = "") -> Table:
        """Stop a match because of a fault of ours; the other matches go on. `reason` and `detail` are for the operator."""
        await self._set_apart(match_id, f"{reason}: {detail}" if detail else reason)
        self._stored()
        async with self.store.read_match(match_id) as reader:
            return await table_of(reader)

    async def repair(self, match_id: int) -> bool:
        """Take a match that was set apart up again, if its record replays and the house can play on: it runs as before, its
        deadlines moved by the time lost. False where it stays broken. Raises Refusal: `no-match`, `over`."""

        async def act(work: Work) -> bool:
            match = work.match
            if match.status == "over":
                raise Refusal("over")
            if match.status != "broken":
                return False
            if match.number < 0:
                match.status, match.trouble, match.paused_at = "lobby", "", None
                return False
            try:
                await work.prove()
                now = self.clock.now()
                sitting = await sit(work, now)
            except Unreplayable as error:
                raise StillBroken from error
            breaks = [entry.kind for entry in await work.entries() if entry.kind in ("pause", "resume")]
            match.trouble = ""
            if breaks and breaks[-1] == "pause":
                match.status = "paused"  # as it was: its clocks stand still from that pause on
            else:
                await shift(work, now - (match.paused_at or now))
                match.status, match.paused_at = "running", None
            sitting.notice("repaired", code=match.code)
            more = sitting.let_house_act()
            if match.status == "broken":
                raise StillBroken
            await sitting.close()
            return more

        try:
            more = await self._change(match_id, act)
        except StillBroken:
            return False
        await self._on(match_id, more)
        async with self.store.read_match(match_id) as reader:
            return reader.match.status != "broken"

    async def check_records(self) -> tuple[int, ...]:
        """At start: matches whose rules or data are not those they were played with are played again; those that come out
        differently are set apart. Those set apart before are tried again: what broke them may be mended. Returns the
        numbers of all that are broken now."""
        apart = []
        for match_id in await self.store.matches(statuses=("running", "paused", "broken")):
            try:
                if await self._change(match_id, self._recheck) and not await self.repair(match_id):
                    apart.append(match_id)
            except Refusal:
                apart.append(match_id)
        return tuple(sorted(apart))

    async def _recheck(self, work: Work) -> bool:
        """Whether the match is broken. Raises Unreplayable where it should be."""
        if work.match.status == "broken":
            return True
        await sit(work, self.clock.now())
        return False
