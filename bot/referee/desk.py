"""The GM's desk: everything a game master may do to a match. A GM who holds a seat sees nothing hidden and, to act for
others, force, rewind or correct, needs the word of another seat."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from bot.record.tables import ChairRow, EntryRow
from bot.record.work import Work
from bot.referee.base import Base, chair_at, must_be_gm, must_run, seats_of
from bot.referee.model import ConsentKind, Person, Refusal, Style, Table
from bot.referee.playing import ask, do_act
from bot.referee.rooms import close_all, where_asked
from bot.referee.sitting import Sitting, sit
from bot.referee.striking import STRUCK
from bot.referee.time import prolong, shift
from data.words import words
from rules import codec
from rules.game import PUBLIC, Decision, Move, Outcome, Resign, Seat, Viewer
from rules.transcript import outcome_to_json

BETWEEN_REMINDERS = timedelta(minutes=10)


class Desk(Base):
    """Use cases of the GM. All raise Refusal("gm-only") for anybody else."""

    async def pause(self, match_id: int, by: int) -> Table:
        """Stop the clocks; nobody can play until `resume`. Raises Refusal: `not-started`, `paused`, `over`, `broken`."""

        async def act(work: Work) -> Table:
            must_be_gm(work.match, by)
            sitting = await self._sit(work)
            sitting.pause()
            sitting.house_entry("pause", "gm", "gm", by, {})
            sitting.notice("paused")
            await sitting.close()
            return await self._table(work)

        return await self._change(match_id, act)

    async def resume(self, match_id: int, by: int) -> Table:
        """Let the clocks run on: every deadline moves by the length of the pause, and away seats count as present again.
        Raises Refusal("not-paused")."""

        async def act(work: Work) -> tuple[Table, bool]:
            must_be_gm(work.match, by)
            match = work.match
            if match.status != "paused" or match.paused_at is None:
                raise Refusal("not-paused")
            sitting = await sit(work, self.clock.now())
            await shift(work, sitting.now - match.paused_at)
            match.status, match.paused_at = "running", None
            for chair in work.chairs:
                chair.away, chair.misses = False, 0
            sitting.house_entry("resume", "gm", "gm", by, {})
            sitting.notice("resumed")
            more = sitting.let_house_act()
            await sitting.close()
            return await self._table(work), more

        table, more = await self._change(match_id, act)
        return await self._on(match_id, more) or table

    async def extend(self, match_id: int, by: int, hours: int) -> Table:
        """Move all present deadlines by so many hours (1 to 1,440). Raises Refusal: `rule-value`, `no-deadline`, and
        those of a match that is not played."""
        if not 1 <= hours <= 1440:
            raise Refusal("rule-value", value=hours)

        async def act(work: Work) -> Table:
            must_be_gm(work.match, by)
            if work.match.status != "paused":
                must_run(work.match)
            sitting = await sit(work, self.clock.now())
            if not await prolong(work, sitting.now, hours):
                raise Refusal("no-deadline")
            sitting.house_entry("extend", "gm", "gm", by, {"hours": hours})
            sitting.notice("extended", hours=hours)
            await sitting.close()
            return await self._table(work)

        return await self._change(match_id, act)

    async def remind(self, match_id: int, by: int) -> Table:
        """Ping those the match waits for, at the table. Raises Refusal: `nobody-to-remind`, `reminded` (a ping is a ping:
        not oftener than every ten minutes)."""

        async def act(work: Work) -> Table:
            must_be_gm(work.match, by)
            now = self.clock.now()
            state = await work.state_at(work.match.number) if work.match.status == "running" else None
            pending = work.game.pending(state) if state is not None else ()
            automatons = {chair.seat for chair in work.chairs if chair.automaton}
            asked = [(d, seats) for d in pending if (seats := [seat for seat in d.actors if seat not in automatons])]
            if not asked:
                raise Refusal("nobody-to-remind")
            told: list[tuple[str, dict[str, Any]]] = []
            for group in _together(asked)[:3]:
                first, others = group[0][0], [decision.key for decision, _ in group[1:]]
                seats = [seat for _, some in group for seat in some]
                for place, who in where_asked(work.match, work.game, state, first, seats):
                    told.append((place, {"decision": first.key, "with": others, "kind": first.kind, "seats": who}))
            for place in {place for place, _ in told}:
                last = await work.last_told(place, "reminder")
                if last is not None and now - last < BETWEEN_REMINDERS:
                    raise Refusal("reminded")
            for place, payload in told:
                await work.deliver(now, place, "reminder", payload)
            return await self._table(work)

        return await self._change(match_id, act)

    async def rewind(self, match_id: int, by: int, to: int | None = None) -> Table:
        """Back to the state after entry `to`, by default to before the last move. Nothing is deleted: a rewind can
        itself be rewound. Raises Refusal: `nothing-to-take-back`, `no-such-entry`."""

        async def describe(work: Work) -> dict[str, Any]:
            target = to
            if target is None:
                standing = await work.effective()
                if not standing:
                    raise Refusal("nothing-to-take-back")
                target = standing[-1].number - 1
            if not 0 <= target < work.match.number:
                raise Refusal("no-such-entry", number=target)
            return {"act": "rewind", "to": target}

        return await self._gm_act(match_id, by, "rewind", describe)

    async def strike(self, match_id: int, by: int, number: int) -> Table:
        """Undo entry `number` alone; what came later is played again as far as it still holds (a battle that was closed by
        mistake, while others closed after it). Raises Refusal("no-such-entry")."""

        async def describe(work: Work) -> dict[str, Any]:
            if not any(entry.number == number and entry.kind in STRUCK for entry in await work.effective()):
                raise Refusal("no-such-entry", number=number)
            return {"act": "strike", "number": number, "to": number - 1}

        return await self._gm_act(match_id, by, "rewind", describe)

    async def before_reveal(self, match_id: int, by: int) -> int:
        """The entry to go back to so that what was last shown to everybody is hidden again, and a person decides before it
        is shown anew. Raises Refusal("no-reveal")."""
        async with self.store.read_match(match_id) as reader:
            must_be_gm(reader.match, by)
            return _before_reveal(await reader.effective(), reader.chairs)

    async def rewind_reveal(self, match_id: int, by: int, to: int) -> Table:
        """Back to before the last reveal, which must still be that entry. Raises Refusal: `no-reveal`, `stale`."""

        async def describe(work: Work) -> dict[str, Any]:
            if _before_reveal(await work.effective(), work.chairs) != to:
                raise Refusal("stale")
            return {"act": "rewind", "to": to}

        return await self._gm_act(match_id, by, "rewind", describe)

    async def play_for(
        self, match_id: int, by: int, seat: Seat, moves: Sequence[Move] = (), style: Style | None = None
    ) -> Table:
        """Act for another seat: the given moves, or its first open decision in that style (pass, autopilot). The record
        says that the GM did it. Raises Refusal: `no-such-seat`, `nothing-to-force`, `not-for-others`; Illegal."""

        async def describe(work: Work) -> dict[str, Any]:
            chair_at(work.chairs, seat)
            if any(isinstance(move, Resign) for move in moves):
                raise Refusal("not-for-others")
            if moves:
                return {"act": "play", "seat": seat, "moves": [codec.move_to_json(move) for move in moves]}
            return await self._forced(work, seat, None, style or "autopilot")

        return await self._gm_act(match_id, by, "play-for", describe)

    async def correct(self, match_id: int, by: int, moves: Sequence[Move], reason: str) -> Table:
        """A correction of the game, with a reason that all may read. Raises Refusal: `nothing-to-play`,
        `reason-needed`; Illegal."""
        if not moves:
            raise Refusal("nothing-to-play")
        if not reason.strip():
            raise Refusal("reason-needed")

        async def describe(work: Work) -> dict[str, Any]:
            return {"act": "correct", "moves": [codec.move_to_json(move) for move in moves], "reason": reason.strip()[:200]}

        return await self._gm_act(match_id, by, "correct", describe)

    async def force(
        self, match_id: int, by: int, seat: Seat | None = None, decision: str | None = None, style: Style = "pass"
    ) -> Table:
        """Settle an open decision now, as its deadline would: that of a seat, that of a key, or the first one. Raises
        Refusal("nothing-to-force")."""

        async def describe(work: Work) -> dict[str, Any]:
            return await self._forced(work, seat, decision, style)

        return await self._gm_act(match_id, by, "force", describe)

    async def _forced(self, work: Work, seat: Seat | None, decision: str | None, style: Style) -> dict[str, Any]:
        for found in work.game.pending(await work.state_at(work.match.number)):
            if decision in (None, found.key):
                for actor in found.actors:
                    if seat in (None, actor):
                        return {"act": "force", "seat": actor, "decision": found.key, "style": style}
        raise Refusal("nothing-to-force")

    async def _gm_act(self, match_id: int, by: int, kind: ConsentKind, describe: Any) -> Table:
        """Do it, or ask another seat where the GM holds one. Acts are also possible while the match is paused."""

        async def act(work: Work) -> tuple[Table, bool]:
            must_be_gm(work.match, by)
            if work.match.status != "paused":
                must_run(work.match)
            sitting = await sit(work, self.clock.now())
            what = await describe(work)
            others = [c.seat for c in work.chairs if not c.automaton and c.user_id is not None and c.user_id != by]
            if seats_of(work.chairs, by) and others:
                await ask(work, sitting, kind, by, others, "any", what)
                return await self._table(work), False
            more = await do_act(sitting, what, user_id=by, by="gm")
            await sitting.close()
            return await self._table(work), more

        table, more = await self._change(match_id, act)
        return await self._on(match_id, more) or table

    async def replace(self, match_id: int, by: int, seat: Seat, person: Person | None, interaction_id: str = "") -> Table:
        """Give a seat to somebody else (None: to an automaton) with everything it knows. The former holder loses every
        right at once, and questions to or from the seat lapse; the newcomer gets the hand and the full time. A GM takes no
        seat: who has seen the hands, or has just left a seat in order to act freely, is let in by somebody else.

        Raises Refusal: `no-such-seat`, `already-seated`, `gm-no-seat`, and those of a match that is not played."""

        async def act(work: Work) -> tuple[Table, bool]:
            must_be_gm(work.match, by)
            if work.match.status != "paused":
                must_run(work.match)
            chair = chair_at(work.chairs, seat)
            if person is not None and seats_of(work.chairs, person.id):
                raise Refusal("already-seated", name=person.name)
            if person is not None and person.id in work.match.gm_ids:
                raise Refusal("gm-no-seat")
            sitting = await sit(work, self.clock.now())
            for consent in await work.consents():
                if seat in consent.seats or consent.act.get("seat") == seat or consent.by == chair.user_id:
                    consent.status = "void"
            if person is None:
                count = sum(c.automaton for c in work.chairs) + 1
                chair.name = words("common", work.match.language).text("automaton-name", number=count)
                chair.user_id, chair.automaton = None, True
            else:
                chair.name, chair.locale, chair.user_id, chair.automaton = person.name, person.locale, person.id, False
            chair.away, chair.misses, chair.joined_at = False, 0, sitting.now
            chair.tenure += 1
            chair.revision += 1
            sitting.renew |= {d.key for d in sitting.pending if seat in d.actors}
            facts = {"seat": seat, "name": chair.name, "tenure": chair.tenure}
            sitting.house_entry("chair", "gm", "gm", by, facts)
            sitting.notice("replaced", number=seat + 1, name=chair.name)
            await work.forget_post(f"seat:{seat}")
            if person is not None:
                await work.deliver(sitting.now, f"seat:{seat}", "hand", {"fresh": True})
                if acts := work.game.newcomer(sitting.state, seat):
                    sitting.correct(acts, user_id=by, reason="")
            more = sitting.let_house_act()
            await sitting.close()
            if person is not None:
                await self._prompt(work, sitting, seat)
            return await self._table(work), more

        table, more = await self._change(match_id, act)
        return await self._on(match_id, more) or table

    async def _prompt(self, work: Work, sitting: Sitting, seat: Seat) -> None:
        """Tell a newcomer at the table what their seat is asked: the post that asked it pinged somebody else."""
        for decision in sitting.pending if work.match.status == "running" else ():
            if seat in decision.actors and decision.key in sitting.renew:
                for place, seats in where_asked(work.match, work.game, sitting.state, decision, (seat,)):
                    payload = {"decision": decision.key, "kind": decision.kind, "seats": seats}
                    await work.deliver(sitting.now, place, "reminder", payload)

    async def name_gm(self, match_id: int, by: int, person: Person) -> Table:
        """Hand one's own place as GM to somebody else; what one had asked of the others lapses."""

        async def act(work: Work) -> Table:
            must_be_gm(work.match, by)
            others = [gm for gm in work.match.gm_ids if gm not in (by, person.id)]
            work.match.gm_ids = [person.id, *others]
            for consent in await work.consents():
                if consent.kind != "take-back" and consent.by == by != person.id:
                    consent.status = "void"
            kind = "table" if work.match.status != "lobby" else "lobby"
            if kind == "lobby":
                await work.deliver(self.clock.now(), "lobby", "lobby", {})
            else:
                facts = codec.facts_to_json({"name": person.name})
                await work.deliver(self.clock.now(), "table", "notice", {"reason": "new-gm", "facts": facts})
            return await self._table(work)

        return await self._change(match_id, act)

    async def end(self, match_id: int, by: int, reason: str = "") -> Table:
        """End a match without a result, or close a lobby. The secret is published as after any end. Raises
        Refusal("over")."""

        async def act(work: Work) -> Table:
            must_be_gm(work.match, by)
            match = work.match
            if match.status == "over":
                raise Refusal("over")
            now = self.clock.now()
            if match.status == "lobby":
                match.status, match.ended_at = "over", now
                await work.deliver(now, "lobby", "lobby", {})
            elif match.status == "broken":
                # Nothing is asked of rules that failed: the record stays as it is.
                match.status, match.ended_at = "over", now
                await work.deliver(now, "table", "notice", {"reason": "ended", "facts": {}})
                await close_all(work, now)
            else:
                sitting = await sit(work, now)
                sitting.house_entry("end", "gm", "gm", by, {"reason": reason[:200]})
                match.status, match.ended_at = "over", now
                match.outcome = outcome_to_json(Outcome("ended", (), (1,) * len(match.ids)))
                await sitting.close()
            return await self._table(work)

        return await self._change(match_id, act)

    async def see_as(self, match_id: int, by: int, seat: Seat) -> Viewer:
        """The viewer through whose eyes the GM may look. Raises Refusal: `gm-only`, `gm-seated`, `gm-blind`,
        `no-such-seat`."""
        async with self.store.read_match(match_id) as reader:
            must_be_gm(reader.match, by)
            if seats_of(reader.chairs, by):
                raise Refusal("gm-seated")
            if not reader.match.rules.get("gm_sees_all"):
                raise Refusal("gm-blind")
            return chair_at(reader.chairs, seat).seat


def _together(asked: Sequence[tuple[Decision, list[Seat]]]) -> list[list[tuple[Decision, list[Seat]]]]:
    """Decisions with those they wait for: like steps of several seats (their picks of a draft) are one thing to say."""
    groups: dict[str, list[tuple[Decision, list[Seat]]]] = {}
    for decision, seats in asked:
        alike = f"{decision.kind} {decision.room}" if decision.quiet else decision.key
        groups.setdefault(alike, []).append((decision, seats))
    return list(groups.values())


def _before_reveal(standing: Sequence[EntryRow], chairs: Sequence[ChairRow]) -> int:
    """The entry before the last of these that revealed something to the public. What the house did for automatons and away
    seats it would do again at once, and reveal the same: then the act before it is undone too. Raises
    Refusal("no-reveal")."""
    place = next((place for place in reversed(range(len(standing))) if PUBLIC in standing[place].reveals), None)
    if place is None:
        raise Refusal("no-reveal")
    again = {str(chair.seat) for chair in chairs if chair.automaton or chair.away}
    while place > 0 and standing[place].by == "house" and standing[place].actor in again:
        place -= 1
    return standing[place].number - 1
