"""Taking back a secret choice among others' secret choices: rewind, then play again what still holds. Nobody else can
tell."""

from __future__ import annotations

from typing import Any

from bot.record.history import actor_of
from bot.record.tables import EntryRow
from bot.record.work import Work
from bot.referee.sitting import Sitting
from rules import codec
from rules.chance import Chance
from rules.game import PUBLIC, Illegal, Viewer


async def take_back_quietly(
    work: Work, sitting: Sitting, own: EntryRow, later: list[EntryRow], mine: list[int], user_id: int
) -> bool:
    """Undo `own` where no other seat's view showed it, keeping the entries that others made since; False, and nothing
    done, where somebody could see it or what came later does not hold without it."""
    others = [chair.seat for chair in work.chairs if chair.seat not in mine]
    before, after = await work.state_at(own.number - 1), await work.state_at(own.number)
    if own.reveals or any(entry.reveals or actor_of(entry.actor) in mine for entry in later):
        return False
    if not _alike(work, before, after, others):
        return False
    state = before
    steps: list[tuple[EntryRow, Any, Chance]] = []
    for entry in later:
        chance = Chance(work.seed)
        moves = [codec.move_from_json(work.game, move) for move in entry.moves]
        try:
            step = work.game.play(state, actor_of(entry.actor), moves, chance)
        except Illegal:
            return False
        state = step.state
        steps.append((entry, step, chance))
    if not _alike(work, sitting.state, state, others):
        return False
    actor = actor_of(own.actor)
    work.enter(sitting.now, "rewind", actor, "seat", before, user_id=user_id, to=own.number - 1, facts={"quiet": True})
    for entry, step, chance in steps:
        work.enter(
            sitting.now,
            entry.kind,
            actor_of(entry.actor),
            entry.by,
            step.state,
            user_id=entry.user_id,
            moves=list(entry.moves),
            draws=codec.draws_to_json(chance.draws),
            events=[codec.event_to_json(event) for event in step.events],
            facts={**entry.facts, "again": entry.facts.get("again", entry.number)},
        )
    for seat in mine:
        sitting.chair(seat).revision += 1
    sitting.state, sitting.pending = state, work.game.pending(state)
    return True


def _alike(work: Work, one: Any, other: Any, seats: list[int]) -> bool:
    """Whether these seats and the public cannot tell the two states apart."""
    viewers: tuple[Viewer, ...] = (*seats, PUBLIC)
    return all(work.game.view(one, viewer) == work.game.view(other, viewer) for viewer in viewers)
