"""What follows from the acts of one transaction: the snapshot, deadlines, deliveries, the end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from bot.clock.deadlines import after_quiet, instants, window
from bot.record.tables import DeadlineRow
from bot.referee.rooms import RoomsAftermath, at_table, moved_on, told_keys, waited_for
from rules import codec
from rules.game import Decision
from rules.transcript import outcome_to_json

if TYPE_CHECKING:
    from bot.referee.sitting import Sitting

DEFAULT_HOURS = 48
"""For kinds of decisions of which neither the table nor the game says anything."""

FOR_GMS = ("broken", "away")
"""Notices of which the GMs are told by themselves too: somebody has to do something."""

AFTER_TAKE_BACK = timedelta(hours=2)
"""A decision that its own seat took back keeps its deadline, but at least this long."""


def stage_of(pending: tuple[Decision, ...]) -> str:
    """The stage a state belongs to: what stands before the first stroke of its first decision's key (`game 1/turn 12`)."""
    key = pending[0].key if pending else "over"
    return key.split("/")[0] if "/" in key else ""


def _keys_of(pending: tuple[Decision, ...], seat: int) -> set[str]:
    """What a seat must or may act on."""
    return {decision.key for decision in pending if decision.concerns(seat)}


def hours_for(rules: dict[str, Any], kind: str, defaults: Any) -> int | None:
    """The hours for a kind of decision: the table's word for it, for all kinds, the game's, or 48."""
    hours: dict[str, int | None] = rules.get("hours") or {}
    for name in (kind, "*"):
        if name in hours:
            return hours[name]
    default: int | None = defaults.get(kind, DEFAULT_HOURS)
    return default


class Aftermath:
    """Writes it, once per transaction."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.work = sitting.work
        self.match = sitting.match
        self.game = sitting.game
        self.now = sitting.now

    async def write(self) -> None:
        """Everything; also right when no entry was made (a pause, an extension)."""
        sitting = self.sitting
        if self.match.status in ("running", "paused"):
            self._end_by_rules()
        for reason, facts in sitting.notices:
            await self.work.deliver(self.now, "table", "notice", {"reason": reason, "facts": codec.facts_to_json(facts)})
            if reason in FOR_GMS:
                await self.work.deliver(self.now, "gm", "gm-notice", {"reason": reason, "facts": codec.facts_to_json(facts)})
        await self._tell()
        await self._deadlines()
        if self.match.number > sitting.number_before:
            await self._void_consents()
            await self.work.keep_snapshot(sitting.state, stage_of(sitting.pending))

    def _end_by_rules(self) -> None:
        outcome = self.game.outcome(self.sitting.state)
        if outcome is not None:
            self.match.status = "over"
            self.match.outcome = outcome_to_json(outcome)
            self.match.ended_at = self.now

    # -- deliveries ----------------------------------------------------------------------------------------------------

    async def _tell(self) -> None:
        sitting = self.sitting
        acted = self.match.number > sitting.number_before
        over = self.match.status == "over" and self.match.ended_at == self.now
        asked = at_table(self.match, self.game, sitting.state, sitting.pending)
        asked_before = at_table(self.match, self.game, sitting.before, sitting.pending_before)
        news = moved_on(asked_before, asked, sitting.actors) or sitting.public_reveal
        told = acted and (sitting.before is None or over or news)
        if told:
            await self.work.deliver(self.now, "table", "turn", self._news(asked, asked_before))
            self.match.told = self.match.number
        elif acted and waited_for(asked) != waited_for(asked_before):
            await self.work.deliver(self.now, "table", "standing", {})
        await RoomsAftermath(sitting).write(told)
        for chair in self.work.chairs:
            if chair.automaton or chair.user_id is None:
                continue
            mine = {d.key for d in sitting.pending if chair.seat in d.actors}
            new = bool(mine - {d.key for d in sitting.pending_before if chair.seat in d.actors})
            if new or self._sees_change(chair.seat):
                # whose own act led to the next one reads it where they acted: nothing new need ring
                fresh = new and sitting.actors != {chair.seat}
                await self.work.deliver(self.now, f"seat:{chair.seat}", "hand", {"fresh": fresh})
        if over:
            reason = (self.match.outcome or {}).get("reason", "")
            await self.work.deliver(self.now, "table", "end", {"reason": reason})
            await self.work.deliver(self.now, "lobby", "lobby", {})

    def _sees_change(self, seat: int) -> bool:
        before, after = self.sitting.before, self.sitting.state
        if before is after:
            return False
        return before is None or bool(self.game.view(before, seat) != self.game.view(after, seat))

    def _news(self, asked: Sequence[Decision], before: Sequence[Decision]) -> dict[str, Any]:
        """What a turn's delivery carries: the entries it tells, and seats that it asks without ringing: whom their own act
        led there, and who was called to the same decisions by an earlier post."""
        called = {(decision.key, seat) for decision in before for seat in decision.actors}
        seats = {seat for decision in asked for seat in decision.actors}
        led = self.sitting.actors if self.sitting.by_hand else set()
        calm = [
            seat
            for seat in sorted(seats)
            if led == {seat} or all((d.key, seat) in called for d in asked if seat in d.actors)
        ]
        return {"from": self.match.told + 1, "to": self.match.number} | ({"calm": calm} if calm else {})

    async def _void_consents(self) -> None:
        """A question lapses when what it is about has changed: one about going back with any move; one about acting for a
        seat when something else is asked of that seat; any when the table has moved on to another decision (the next steps
        of others in a draft are none)."""
        before, now = self.sitting.pending_before, self.sitting.pending
        if self.sitting.state is self.sitting.before:
            return
        changed = told_keys(before) != told_keys(now)
        for consent in await self.work.consents():
            seat = consent.act.get("seat")
            elsewhere = seat is not None and _keys_of(before, seat) != _keys_of(now, seat)
            if changed or elsewhere or consent.kind in ("take-back", "rewind"):
                consent.status = "void"

    # -- deadlines -----------------------------------------------------------------------------------------------------

    async def _deadlines(self) -> None:
        if self.match.status == "broken":
            return  # they wait with it
        rows: dict[str, list[DeadlineRow]] = {}
        for row in await self.work.deadlines([decision.key for decision in self.sitting.pending]):
            rows.setdefault(row.decision_key, []).append(row)
        live = self.match.status in ("running", "paused")
        asked = {decision.key: decision for decision in self.sitting.pending} if live else {}
        for key, group in rows.items():
            if key not in asked:
                for row in group:
                    row.state = "void" if row.state == "open" else row.state
        running_before = {decision.key for decision in self.sitting.pending_before if self._persons(decision)}
        for key, decision in asked.items():
            if not self._persons(decision):
                for row in rows.get(key, []):
                    row.state = "void" if row.state == "open" else row.state
            elif key in self.sitting.renew or not (key in running_before and key in rows):
                self._set(decision, rows.get(key, []))

    def _persons(self, decision: Decision) -> list[int]:
        """The seats that make a decision's clock run: the persons' that it waits for; any seat of a window, which waits for
        nobody."""
        return list(decision.actors) if self.sitting.is_window(decision) else self.sitting.persons(decision)

    def _set(self, decision: Decision, old: list[DeadlineRow]) -> None:
        since = self.match.paused_at or self.now if self.match.status == "paused" else self.now
        due = self._instants(decision, since)
        if self.sitting.own_take_back or self._reopened(decision):
            due = self._kept(old, due)
        rows = {row.kind: row for row in old}
        for kind in {"half", "last", "expiry"} - due.keys() & rows.keys():
            rows[kind].state = "void"
        for kind, instant in due.items():
            if kind in rows:
                row = rows[kind]
                row.since, row.due, row.state, row.lease_until = since, instant, "open", None
            else:
                self.work.add(
                    DeadlineRow(
                        match_id=self.work.match_id,
                        decision_key=decision.key,
                        decision_kind=decision.kind,
                        kind=kind,
                        since=since,
                        due=instant,
                    )
                )

    def _instants(self, decision: Decision, since: datetime) -> dict[str, datetime | None]:
        rules, clocks = self.match.rules, self.sitting.clocks
        quiet, zone = rules.get("quiet", ""), rules.get("zone", "UTC")
        minutes = clocks.windows.get(decision.kind)
        if minutes is not None:
            return window(since, minutes, quiet, zone)
        persons = self._persons(decision)
        here = [seat for seat in persons if seat in decision.actors and not self.sitting.chair(seat).away]
        if decision.kind in clocks.calls and persons and not here:
            return {"expiry": after_quiet(since, quiet, zone)}  # nobody is there: the GM is called now
        hours = hours_for(rules, decision.kind, clocks.hours)
        return instants(since, None if hours is None else hours * decision.times, quiet, zone)

    def _reopened(self, decision: Decision) -> bool:
        """Whether a seat changed its mind in what all had finished, which goes on with the time that was left: in a window,
        or while it waited for something else."""
        before = self.sitting.pending_before
        waited = any(other.key == decision.key and not other.actors for other in before)
        return self.sitting.by_hand and (waited or any(self.sitting.is_window(other) for other in before))

    def _kept(self, old: list[DeadlineRow], fresh: dict[str, datetime | None]) -> dict[str, datetime | None]:
        """Taking one's own move back, or changing one's mind in a window, wins no time."""
        was = {row.kind: row.due for row in old}
        end = was.get("expiry")
        if end is None:
            return fresh
        kept: dict[str, datetime | None] = {
            kind: instant for kind, instant in was.items() if kind != "expiry" and instant is not None and instant > self.now
        }
        kept["expiry"] = max(end, self.now + AFTER_TAKE_BACK)
        return kept
