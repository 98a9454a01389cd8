"""What seats do while a match runs: play, pick, take back, resign, consent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.record.tables import ConsentRow, DraftRow, EntryRow
from bot.record.work import Work
from bot.referee.base import Base, must_run, seat_held, seats_of
from bot.referee.model import Played, Refusal, Stamp, Table
from bot.referee.quiet import take_back_quietly
from bot.referee.sitting import Sitting, sit
from bot.referee.striking import strike
from rules import codec
from rules.game import Illegal, Move, Ref, Resign


class Playing(Base):
    """Use cases of a seat."""

    async def play(
        self, match_id: int, person_id: int, seat: int, moves: Sequence[Move], stamp: Stamp | None = None
    ) -> Played:
        """Play a batch for one's own seat: one entry, then whatever the house must do at once (automatons, away seats).

        `stamp` is what the control carried: it is refused when the decision is settled or the seat has acted since, so that
        five clicks play once. Raises Refusal: `not-seated`, `not-your-seat`, `not-started`, `paused`, `over`, `broken`,
        `nothing-to-play`, `stale`, `too-late`; Illegal of the rules."""

        async def act(work: Work) -> tuple[Played, bool]:
            must_run(work.match)
            chair = seat_held(work.chairs, seat, person_id)
            if not moves:
                raise Refusal("nothing-to-play")
            sitting = await self._sit(work)
            if stamp is not None:
                await check_stamp(work, sitting, seat, stamp)
            entry, step = sitting.play(seat, moves, kind="play", by="seat", user_id=person_id)
            sitting.present(chair)
            more = sitting.let_house_act()
            await sitting.close()
            events = tuple(event for event in step.events if event.known_to(seat))
            return Played(await self._table(work), entry.number, events, sitting.number_before), more

        played, more = await self._change(match_id, act)
        table = await self._on(match_id, more)
        return played if table is None else Played(table, played.number, played.events, played.number_before)

    async def resign(self, match_id: int, user_id: int, seat: int) -> Played:
        """Give the match up. Raises like `play`."""
        return await self.play(match_id, user_id, seat, (Resign(),))

    async def draft(self, match_id: int, seat: int) -> dict[str, tuple[str, ...]]:
        """What the seat has picked for its present decision; empty once that is settled or the seat has acted."""
        async with self.store.read_match(match_id) as reader:
            row = await reader.draft(seat)
            chair = next((chair for chair in reader.chairs if chair.seat == seat), None)
            if (
                row is None
                or chair is None
                or row.revision != chair.revision
                or reader.match.status not in ("running", "paused")
            ):
                return {}
            pending = reader.game.pending(await reader.state_at(reader.match.number))
            if not any(d.key == row.decision and d.concerns(seat) for d in pending):
                return {}
            return {name: tuple(values) for name, values in row.picks.items()}

    async def set_draft(
        self, match_id: int, seat: int, stamp: Stamp, name: str, values: Sequence[str]
    ) -> dict[str, tuple[str, ...]]:
        """Pick in one's turn panel; all picks after it. Raises Refusal: `not-started`, `paused`, `over`, `broken`, `stale`,
        `too-late`."""

        async def act(work: Work) -> dict[str, tuple[str, ...]]:
            sitting = await self._sit(work)
            await check_stamp(work, sitting, seat, stamp)
            row = await work.draft(seat)
            if row is None:
                row = DraftRow(match_id=work.match_id, seat=seat, decision=stamp.decision, revision=stamp.revision)
                work.add(row)
            kept = row.picks if (row.decision, row.revision) == (stamp.decision, stamp.revision) else {}
            row.decision, row.revision = stamp.decision, stamp.revision
            row.picks = {**kept, name: list(values)}
            return {key: tuple(chosen) for key, chosen in row.picks.items()}

        return await self._change(match_id, act)

    async def take_back(self, match_id: int, user_id: int) -> Table:
        """Take one's own last move back: at once while nothing hidden was revealed and nobody else could act on it, else a
        consent of the others is opened (see `Table.consents`). With automatons alone nobody is asked (in games
        in which dice stand, what revealed something then stays, with all before it). A secret choice
        is taken back without touching, or showing in, what others secretly chose meanwhile.

        Raises Refusal: `not-seated`, `no-take-back`, `nothing-to-take-back`, `dice-stand`, and those of a match that
        does not run."""

        async def act(work: Work) -> Table:
            must_run(work.match)
            mine = seats_of(work.chairs, user_id)
            if not mine:
                raise Refusal("not-seated")
            if not (work.match.rules.get("take_back", True) and work.game.takes_back):
                raise Refusal("no-take-back")
            sitting = await self._sit(work)
            standing = await work.effective()
            own = next((entry for entry in reversed(standing) if is_own(entry, mine)), None)
            if own is None:
                raise Refusal("nothing-to-take-back")
            others = [c.seat for c in work.chairs if not c.automaton and c.user_id is not None and c.user_id != user_id]
            later = standing[standing.index(own) + 1 :]
            free = not later and not own.reveals and not await given_away(work, sitting, own, mine)
            if any(entry.reveals for entry in (own, *later)) and not others and work.game.dice_stand:
                raise Refusal("dice-stand")
            sitting.own_take_back = True
            if others and await take_back_quietly(work, sitting, own, later, mine, user_id):
                await sitting.close()
            elif free or not others:
                await rewind_to(sitting, own.number - 1, actor=int(own.actor), by="seat", user_id=user_id)
                await sitting.close()
            else:
                await ask(work, sitting, "take-back", user_id, others, "all", {"to": own.number - 1, "seat": int(own.actor)})
            return await self._table(work)

        return await self._change(match_id, act)

    async def consent(self, consent_id: int, user_id: int, yes: bool) -> Table:
        """Answer a consent. Once everybody needed has agreed its act is done in the same transaction; a refusal closes it.

        Raises Refusal: `no-consent`, `not-asked`, `consent-closed`, and those of a match that does not run."""
        match_id = await self.store.match_of_consent(consent_id)
        if match_id is None:
            raise Refusal("no-consent")

        async def act(work: Work) -> tuple[Table, bool]:
            row = await work.consent(consent_id)
            if row is None:
                raise Refusal("no-consent")
            mine = [seat for seat in seats_of(work.chairs, user_id) if seat in row.seats]
            if not mine:
                raise Refusal("not-asked")
            if row.status != "open":
                raise Refusal("consent-closed")
            if row.kind == "take-back" or work.match.status != "paused":
                must_run(work.match)
            sitting = await sit(work, self.clock.now())
            more = False
            if yes:
                row.agreed = sorted({*row.agreed, *mine})
                if row.need == "any" or set(row.agreed) >= set(row.seats):
                    row.status = "granted"
                    more = await self._granted(sitting, row)
            else:
                row.refused = sorted({*row.refused, *mine})
                if row.need == "all" or set(row.refused) >= set(row.seats):
                    row.status = "refused"
                    sitting.notice("consent-refused", seat=Ref("seat", mine[0]))
            await sitting.close()
            return await self._table(work), more

        table, more = await self._change(match_id, act)
        return await self._on(match_id, more) or table

    async def _granted(self, sitting: Sitting, row: ConsentRow) -> bool:
        """Do what was agreed; an act that has become illegal is dropped with a notice."""
        try:
            return await do_act(sitting, row.act, user_id=row.by, by="seat" if row.kind == "take-back" else "gm")
        except (Illegal, Refusal):
            row.status = "void"
            sitting.notice("consent-failed")
            return False


async def check_stamp(work: Work, sitting: Sitting, seat: int, stamp: Stamp) -> None:
    """Raises Refusal: `too-late` where the deadline settled the decision, `stale` where anything else did."""
    chair = sitting.chair(seat)
    if sitting.concerning(stamp.decision, seat) is not None and stamp.revision == chair.revision:
        return
    expired = any(
        row.decision_key == stamp.decision and row.kind == "expiry" and row.state == "done"
        for row in await work.deadlines([stamp.decision])
    )
    last = await work.entries(work.match.number, work.match.number)
    by_house = bool(last) and last[0].by == "house"
    raise Refusal("too-late" if expired and by_house and sitting.decision(stamp.decision, seat) is None else "stale")


def is_own(entry: EntryRow, seats: list[int]) -> bool:
    """Whether one of these seats made this entry itself."""
    return entry.kind == "play" and entry.by == "seat" and entry.actor in {str(seat) for seat in seats}


async def given_away(work: Work, sitting: Sitting, entry: EntryRow, mine: list[int]) -> bool:
    """Whether the entry gave somebody else something to decide, which they may have begun to act on."""
    before = work.game.pending(await work.state_at(entry.number - 1))
    known = {(decision.key, seat) for decision in before for seat in decision.actors}
    return any((d.key, seat) not in known for d in sitting.pending for seat in d.actors if seat not in mine)


async def rewind_to(sitting: Sitting, to: int, *, actor: Any, by: str, user_id: int | None, reason: str = "") -> None:
    """Back to the state after entry `to`; the table is told where a post had told what is undone. Raises
    Refusal("no-such-entry")."""
    work = sitting.work
    if not 0 <= to < work.match.number:
        raise Refusal("no-such-entry", number=to)
    told = work.match.told > to
    sitting.rewind(
        to, await work.state_at(to), actor=actor, by=by, user_id=user_id, facts={"reason": reason} if reason else None
    )
    if told:
        if isinstance(actor, int):
            sitting.notice("taken-back", seat=Ref("seat", actor))
        else:
            sitting.notice("rewound")


async def ask(work: Work, sitting: Sitting, kind: str, by: int, seats: list[int], need: str, act: dict[str, Any]) -> None:
    """Open a consent and post it; the same question is not asked twice."""
    for open_row in await work.consents():
        if (open_row.kind, open_row.by, open_row.act) == (kind, by, act):
            return
    row = ConsentRow(
        match_id=work.match_id,
        kind=kind,
        by=by,
        seats=seats,
        need=need,
        act=act,
        number=work.match.number,
        asked_at=sitting.now,
    )
    work.add(row)
    await work.flush()
    await work.deliver(sitting.now, "table", "consent", {"consent_id": row.id})


async def do_act(sitting: Sitting, act: dict[str, Any], *, user_id: int, by: str) -> bool:
    """An act of the GM, or an agreed taking back, from its description; True where the house must go on. Raises
    Illegal, Refusal."""
    work = sitting.work
    what = act.get("act", "rewind")
    if what == "rewind":
        actor = act["seat"] if by == "seat" else "gm"
        await rewind_to(sitting, act["to"], actor=actor, by=by, user_id=user_id)
        return sitting.let_house_act()
    if what == "strike":
        await strike(sitting, act["number"], user_id=user_id)
        return sitting.let_house_act()
    moves = [codec.move_from_json(work.game, move) for move in act.get("moves", [])]
    if what == "correct":
        sitting.correct(moves, user_id=user_id, reason=act["reason"])
        sitting.notice("corrected", why=act["reason"])
    elif moves:
        sitting.play(act["seat"], moves, kind="play", by="gm", user_id=user_id)
        sitting.notice("played-for", seat=Ref("seat", act["seat"]))
    else:
        mine = [d for d in sitting.pending if act["seat"] in d.actors and act.get("decision") in (None, d.key)]
        if not mine:
            raise Refusal("nothing-to-force")
        sitting.act_for(act["seat"], mine[0], act["style"], by="gm", user_id=user_id)
        sitting.notice("played-for", seat=Ref("seat", act["seat"]))
    return sitting.let_house_act()
