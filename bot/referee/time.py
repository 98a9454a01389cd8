"""Deadlines: what happens at half time, two hours before, and at the end."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import structlog

from bot.clock.deadlines import after_quiet, reminders
from bot.errors import record
from bot.record.tables import DeadlineRow
from bot.record.work import Work
from bot.referee.base import Base
from bot.referee.model import Refusal
from bot.referee.rooms import where_asked
from bot.referee.sitting import HouseFault, Sitting, sit
from rules import codec
from rules.game import Decision, Illegal, Ref, Resign

log = structlog.get_logger(__name__)

LEASE = timedelta(seconds=60)
"""How long a process has for what it claimed before another may try."""

BATCH = 50

CALL_AGAIN = timedelta(hours=48)
"""How long after it was called the GM is called again to what nobody decides."""


class Timekeeper(Base):
    """The sweep over due deadlines."""

    async def next_due(self) -> datetime | None:
        """The next instant at which the sweep has something to do."""
        return await self.store.next_deadline()

    async def sweep(self) -> int:
        """Claim what is due, check again under the match's lock, act, mark done; the number of deadlines that took effect.

        A match in which that fails is set apart; the others go on. Safe to run in several processes on PostgreSQL."""
        handled = 0
        seen: set[int] = set()
        while claimed := await self.store.claim_deadlines(self.clock.now(), BATCH, LEASE):
            fresh = [(match_id, row_id) for match_id, row_id in claimed if row_id not in seen]
            for match_id, row_id in fresh:
                seen.add(row_id)
                handled += await self._handle(match_id, row_id)
            if not fresh:
                break
        return handled

    async def _handle(self, match_id: int, row_id: int) -> int:
        async def act(work: Work) -> tuple[int, bool]:
            return await self._due(work, row_id)

        try:
            done, more = await self._change(match_id, act)
            await self._on(match_id, more)
            return done
        except Refusal as refusal:
            log.warning("deadline dropped", match=match_id, reason=refusal.reason)
        except Exception as error:
            if isinstance(error, (OSError, TimeoutError)) or self.store.is_database_error(error):
                record(error, match_id=match_id, what="deadline: the database failed; it is tried again")
                return 0
            await self._set_apart(match_id, error)
            self._stored()
        return 0

    async def _due(self, work: Work, row_id: int) -> tuple[int, bool]:
        row = await work.deadline(row_id)
        now = self.clock.now()
        if row is None or row.state != "open":
            return 0, False
        row.lease_until = None
        if row.due is None or row.due > now or work.match.status != "running":
            return 0, False
        sitting = await sit(work, now)
        decision = sitting.decision(row.decision_key)
        if decision is None:
            row.state = "void"
            return 0, False
        row.state = "done"
        late = (now - row.due).total_seconds()
        log.info("deadline", match=work.match.code, decision=row.decision_key, kind=row.kind, late_seconds=round(late, 1))
        persons = tuple(sitting.persons(decision))
        if row.kind != "expiry":
            await self._remind(work, sitting, decision, persons, row)
            return 1, False
        if sitting.is_window(decision):
            sitting.act_for(decision.actors[0], decision, "pass")
            more = sitting.let_house_act()
        elif decision.kind in sitting.clocks.calls and persons:
            more = await self._call(work, sitting, decision, persons, row)
        else:
            more = await self._expire(work, sitting, decision, persons)
        await sitting.close()
        return 1, more

    async def _remind(
        self, work: Work, sitting: Sitting, decision: Decision, persons: tuple[int, ...], row: DeadlineRow
    ) -> None:
        """At half time each seat by itself; shortly before the end at the table, where the decision was asked there."""
        rows = {other.kind: other for other in await work.deadlines([decision.key]) if other.decision_key == decision.key}
        end = rows["expiry"].due if "expiry" in rows else None
        last = rows["last"].due if "last" in rows else None
        if end is None or end <= sitting.now or (row.kind == "half" and last is not None and last <= sitting.now):
            return  # nothing ran at its time, and what comes after it is due as well: one message will do
        left = round((end - sitting.now).total_seconds() / 3600)
        payload: dict[str, Any] = {
            "decision": decision.key,
            "kind": decision.kind,
            "seats": list(persons),
            "hours_left": left,
        }
        payload["due"] = int(end.timestamp())
        if row.kind == "half" or decision.quiet:
            for seat in persons:
                await work.deliver(sitting.now, f"seat:{seat}", "reminder", payload | {"seats": [seat]})
        else:
            for place, seats in where_asked(work.match, work.game, sitting.state, decision, persons):
                await work.deliver(sitting.now, place, "reminder", payload | {"seats": seats})

    async def _expire(self, work: Work, sitting: Sitting, decision: Decision, persons: tuple[int, ...]) -> bool:
        policy = work.match.rules.get("at_timeout", "remind")
        if policy == "remind":
            await self._late(work, sitting, decision, persons)
            await work.deliver(
                sitting.now,
                "gm",
                "gm-notice",
                {"reason": "overdue", "facts": codec.facts_to_json({"seats": tuple(Ref("seat", seat) for seat in persons)})},
            )
            return False
        for seat in persons:
            if sitting.decision(decision.key, seat) is None:
                continue  # what the house did for another seat settled it
            if policy == "forfeit":
                try:
                    sitting.play(seat, (Resign(),), kind="fallback", by="house")
                except Illegal as illegal:
                    raise HouseFault(f"seat {seat} cannot resign: {illegal.reason}") from illegal
                sitting.notice("forfeited", seat=Ref("seat", seat))
            else:
                sitting.act_for(seat, sitting.decision(decision.key, seat) or decision, policy)
                sitting.notice("timed-out", seat=Ref("seat", seat))
                sitting.miss(sitting.chair(seat))
        return sitting.let_house_act()

    async def _late(self, work: Work, sitting: Sitting, decision: Decision, persons: tuple[int, ...]) -> None:
        """A word to whoever is late, where it was asked."""
        payload = {"decision": decision.key, "kind": decision.kind, "hours_left": 0}
        for place, seats in where_asked(work.match, work.game, sitting.state, decision, persons):
            await work.deliver(sitting.now, place, "reminder", payload | {"seats": seats})

    async def _call(
        self, work: Work, sitting: Sitting, decision: Decision, persons: tuple[int, ...], row: DeadlineRow
    ) -> bool:
        """Nobody's silence decides this: the late are told, the GM is called, and called again until it is settled."""
        await self._late(work, sitting, decision, persons)
        facts = codec.facts_to_json({"seats": tuple(Ref("seat", seat) for seat in persons)})
        case = [codec.fact_to_json(phrase) for phrase in work.game.case(sitting.state, decision)]
        await work.deliver(sitting.now, "gm", "gm-notice", {"reason": "undecided", "facts": facts, "case": case})
        rules = work.match.rules
        row.due = after_quiet(sitting.now + CALL_AGAIN, rules.get("quiet", ""), rules.get("zone", "UTC"))
        row.state = "open"
        return False


async def shift(work: Work, by: timedelta) -> None:
    """Every open deadline later by that much, its beginning too: the time between counted for nobody."""
    for row in await work.deadlines():
        if row.state == "open":
            row.since = row.since + by
            row.due = None if row.due is None else row.due + by
            row.lease_until = None


async def prolong(work: Work, now: datetime, hours: int) -> bool:
    """Move the ends of the pending decisions; those that passed with a reminder only count from now. Reminders are set
    anew. False where no pending decision has an end."""
    asked = {d.key for d in work.game.pending(await work.state_at(work.match.number))}
    rows: dict[str, dict[str, DeadlineRow]] = {}
    for row in await work.deadlines(asked):
        if row.decision_key in asked:
            rows.setdefault(row.decision_key, {})[row.kind] = row
    found = False
    for group in rows.values():
        end = group.get("expiry")
        if end is None or end.due is None:
            continue
        found = True
        begin = work.match.paused_at or now
        end.due = (end.due if end.due > begin else begin) + timedelta(hours=hours)
        end.state, end.lease_until = "open", None
        fresh = reminders(begin, end.due, work.match.rules.get("quiet", ""), work.match.rules.get("zone", "UTC"))
        for kind, instant in fresh.items():
            if kind in group:
                row = group[kind]
                row.due, row.state, row.lease_until = instant, "open", None
            else:
                work.add(
                    DeadlineRow(
                        match_id=work.match_id,
                        decision_key=end.decision_key,
                        decision_kind=end.decision_kind,
                        kind=kind,
                        since=end.since,
                        due=instant,
                    )
                )
        for kind in group.keys() - fresh.keys() - {"expiry"}:
            group[kind].state = "void"
    return found
