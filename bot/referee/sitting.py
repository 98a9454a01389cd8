"""A running match within one transaction: acts follow each other in memory, and `close` writes what comes of all of
them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.errors import in_full, report
from bot.record.history import Unreplayable
from bot.record.tables import ChairRow, EntryRow
from bot.record.work import Work
from bot.referee.aftermath import Aftermath
from bot.referee.model import Style
from data.fingerprint import fingerprint
from rules import codec
from rules.chance import Chance
from rules.game import PUBLIC, Actor, Clocks, Decision, Event, Fact, Illegal, Move, Ref, Step, Viewer

HOUSE_ACTS = 200
"""How many entries the house writes in one transaction for automatons and absent seats."""

ENDLESS = 1000
"""With more entries than this beyond twice the bound of the game, the house stops playing for others."""

STUBBORN = 50
"""A fallback that needs more batches than this for one decision of one seat does not carry it forward."""


class HouseFault(RuntimeError):
    """The rules failed where they must not: in an act of the house. Its message may be logged, its cause may not."""


class Sitting:
    """The match as it is now, and as it was when the transaction began."""

    def __init__(self, work: Work, now: datetime, state: Any) -> None:
        self.work = work
        self.match = work.match
        self.game = work.game
        self.now = now
        self.state = state
        self.pending: tuple[Decision, ...] = self.game.pending(state) if state is not None else ()
        self.before = state
        self.pending_before = self.pending
        self.number_before = work.match.number
        self.public_reveal = False
        self.own_take_back = False
        self.steps: list[tuple[tuple[Event, ...], tuple[Viewer, ...]]] = []
        """The events of each step of this transaction, and to whom it revealed something."""
        self.actors: set[Actor] = set()
        self.by_hand = True
        """Whether seats did all that themselves: nothing was done for them by the house or a GM."""
        """Who made the entries of this transaction."""
        self.renew: set[str] = set()
        self.notices: list[tuple[str, dict[str, Fact]]] = []
        self.clocks: Clocks = self.game.clocks(work.options)

    # -- acts ----------------------------------------------------------------------------------------------------------

    def chair(self, seat: int) -> ChairRow:
        """The chair of a seat."""
        return next(chair for chair in self.work.chairs if chair.seat == seat)

    def decision(self, key: str, seat: int | None = None) -> Decision | None:
        """The pending decision of that key (that waits for that seat)."""
        return next((d for d in self.pending if d.key == key and (seat is None or seat in d.actors)), None)

    def concerning(self, key: str, seat: int) -> Decision | None:
        """The pending decision of that key, if that seat may act on it."""
        return next((d for d in self.pending if d.key == key and d.concerns(seat)), None)

    def deal(self) -> EntryRow:
        """Entry 0."""
        chance = Chance(self.work.seed)
        self.state = self.game.start(self.work.options, len(self.match.ids), chance)
        self.pending = self.game.pending(self.state)
        return self.work.enter(self.now, "start", "house", "house", self.state, draws=codec.draws_to_json(chance.draws))

    def play(
        self,
        actor: Actor,
        moves: Sequence[Move],
        *,
        kind: str,
        by: str,
        user_id: int | None = None,
        facts: dict[str, Any] | None = None,
    ) -> tuple[EntryRow, Step[Any]]:
        """One batch as one entry. Raises Illegal; then nothing has changed."""
        chance = Chance(self.work.seed)
        step = self.game.play(self.state, actor, tuple(moves), chance)
        entry = self.work.enter(
            self.now,
            kind,
            actor,
            by,
            step.state,
            user_id=user_id,
            moves=[codec.move_to_json(move) for move in moves],
            draws=codec.draws_to_json(chance.draws),
            events=[codec.event_to_json(event) for event in step.events],
            reveals=list(step.reveals),
            facts=facts,
        )
        self.actors.add(actor)
        self.by_hand = self.by_hand and by == "seat"
        if isinstance(actor, int):
            self.chair(actor).revision += 1
        self.steps.append((step.events, step.reveals))
        self.public_reveal = self.public_reveal or (PUBLIC in step.reveals and not self._in_rooms(step.events))
        self._arrive(step.state)
        return entry, step

    def _in_rooms(self, events: Sequence[Event]) -> bool:
        """Whether all that everybody may know of a step is told in rooms first: it makes no post at the table."""
        public = [event for event in events if event.seats is None]
        return self.match.guild_id is not None and bool(public) and all(event.room for event in public)

    def rewind(
        self, to: int, state: Any, *, actor: Actor, by: str, user_id: int | None, facts: dict[str, Any] | None = None
    ) -> EntryRow:
        """Back to the state after entry `to`: an entry of its own."""
        entry = self.work.enter(self.now, "rewind", actor, by, state, user_id=user_id, to=to, facts=facts)
        self.actors.add(actor)
        self.by_hand = self.by_hand and by == "seat"
        self._arrive(state, rewound=True)
        return entry

    def house_entry(self, kind: str, actor: Actor, by: str, user_id: int | None, facts: dict[str, Any]) -> EntryRow:
        """An entry that leaves the state as it is: a change of seats, an end by the GM."""
        return self.work.enter(self.now, kind, actor, by, self.state, user_id=user_id, facts=facts)

    def _arrive(self, state: Any, rewound: bool = False) -> None:
        """Controls of seats whose position was turned back under their eyes are outdated."""
        if rewound:
            for chair in self.work.chairs:
                if self.game.view(self.state, chair.seat) != self.game.view(state, chair.seat):
                    chair.revision += 1
        self.state = state
        self.pending = self.game.pending(state)

    def correct(self, moves: Sequence[Move], *, user_id: int, reason: str) -> EntryRow:
        """Moves of the actor GM. Controls of all seats that see another position are outdated. Raises Illegal."""
        old = self.state
        entry, _ = self.play("gm", moves, kind="correction", by="gm", user_id=user_id, facts={"reason": reason})
        for chair in self.work.chairs:
            if self.game.view(old, chair.seat) != self.game.view(self.state, chair.seat):
                chair.revision += 1
        return entry

    # -- the house acts ------------------------------------------------------------------------------------------------

    def act_for(self, seat: int, decision: Decision, style: Style, *, by: str = "house", user_id: int | None = None) -> None:
        """Fallback moves until the seat has no part in this decision any more. Raises HouseFault where the rules fail."""
        for _ in range(STUBBORN):
            chance = Chance(self.work.seed).apart(f"fallback/{self.match.number + 1}")
            try:
                moves = self.game.fallback(self.game.view(self.state, seat), decision, style, chance)
                self.play(seat, moves, kind="fallback", by=by, user_id=user_id)
            except Illegal as illegal:
                raise HouseFault(f"fallback of seat {seat} in {decision.key}: {illegal.reason}") from illegal
            except Exception as error:
                raise HouseFault(f"fallback of seat {seat} in {decision.key}: {type(error).__name__}") from error
            current = self.decision(decision.key, seat)
            if current is None:
                return
            decision = current
        raise HouseFault(f"fallback of seat {seat} does not carry {decision.key} forward")

    def is_window(self, decision: Decision) -> bool:
        """Whether a decision only leaves time for a change of mind."""
        return decision.kind in self.clocks.windows

    def persons(self, decision: Decision) -> list[int]:
        """The persons' seats that a decision waits for. Where automatons alone are to settle something between two persons
        or more that nobody's silence decides, it waits for these and the GM: no automaton judges persons."""
        asked = [seat for seat in decision.actors if not self.chair(seat).automaton]
        if asked or decision.kind not in self.clocks.calls:
            return asked
        parties = [seat for seat in decision.may if not self.chair(seat).automaton]
        return parties if len(parties) > 1 else []

    def absent(self) -> tuple[ChairRow, Decision] | None:
        """The first seat with something to decide that the house plays. Nobody's absence shortens a window of minutes; where
        fewer than two persons play, it is over at once: whoever could change their mind has just acted."""
        persons = sum(not chair.automaton for chair in self.work.chairs)
        for decision in self.pending:
            if self.clocks.windows.get(decision.kind) is not None:
                if persons < 2:
                    return self.chair(decision.actors[0]), decision
                continue
            for seat in decision.actors:
                chair = self.chair(seat)
                if decision.kind in self.clocks.calls:
                    theirs = self.persons(decision)
                    judges = bool(theirs) and set(theirs).isdisjoint(decision.actors)
                    idle = chair.automaton and not judges
                else:
                    idle = chair.automaton or chair.away
                if idle:
                    return chair, decision
        return None

    def let_house_act(self) -> bool:
        """Play automatons and away seats until a person must act; True where more remains than one transaction takes. A
        fault of the rules sets the match apart: what persons did before it still counts."""
        begun = self.match.number
        while self.match.status == "running" and (found := self.absent()) is not None:
            persons = [chair for chair in self.work.chairs if not chair.automaton]
            if persons and all(chair.away for chair in persons):
                self.pause()
                self.house_entry("pause", "house", "house", None, {"reason": "all-away"})
                self.notice("all-away")
                return False
            if self.match.number - begun >= HOUSE_ACTS:
                return True
            if self.match.number > 2 * self.game.bound(self.work.options) + ENDLESS:
                self.set_apart(HouseFault("the house plays without end"))
                return False
            chair, decision = found
            try:
                self.act_for(chair.seat, decision, self.style(chair))
            except HouseFault as fault:
                self.set_apart(fault)
        return False

    def style(self, chair: ChairRow) -> Style:
        """How the house plays a seat: an automaton well, an absent person as the table chose."""
        return "autopilot" if chair.automaton or self.match.rules.get("at_timeout") == "autopilot" else "pass"

    def miss(self, chair: ChairRow) -> None:
        """A deadline passed and the house acts: after as many in a row as the game says, the seat is away."""
        chair.misses += 1
        if not chair.away and chair.misses >= self.clocks.misses:
            chair.away = True
            self.notice("away", seat=Ref("seat", chair.seat))

    def present(self, chair: ChairRow) -> None:
        """A person acted: whatever was missed is forgotten."""
        if chair.away:
            self.notice("back", seat=Ref("seat", chair.seat))
        chair.misses, chair.away = 0, False

    # -- what the table is told ----------------------------------------------------------------------------------------

    def notice(self, reason: str, **facts: Fact) -> None:
        """A sentence `notice-{reason}` for the table."""
        self.notices.append((reason, facts))

    def pause(self) -> None:
        """Clocks stand still from now on."""
        self.match.status = "paused"
        self.match.paused_at = self.now

    def set_apart(self, fault: HouseFault) -> None:
        """Nobody can play on until an operator has looked: the other matches go on."""
        report(fault, self.match.code)
        self.match.status = "broken"
        self.match.paused_at = self.match.paused_at or self.now
        self.match.trouble = in_full(fault)
        self.notice("broken", code=self.match.code)

    async def close(self) -> None:
        """Write snapshot, deadlines, deliveries and the end of the match."""
        await Aftermath(self).write()


async def sit(work: Work, now: datetime) -> Sitting:
    """Take up a match that has started. Raises Unreplayable for a record that the present rules and data contradict."""
    match = work.match
    if (match.game_version, match.data_hash) != (work.game.version, fingerprint(match.game_key)):
        await work.prove()
        match.game_version, match.data_hash = work.game.version, fingerprint(match.game_key)
    try:
        state = await work.state_at(match.number)
    except Unreplayable:
        raise
    except Exception as error:  # a snapshot of other rules may fail to load in any way
        raise Unreplayable(f"snapshot {match.number}: {type(error).__name__}") from error
    return Sitting(work, now, state)
