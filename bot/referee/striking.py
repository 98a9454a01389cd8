"""Undoing one entry alone: back to just before it, then everything that came later and still holds, in order."""

from __future__ import annotations

from bot.record.history import actor_of
from bot.referee.model import Refusal
from bot.referee.sitting import Sitting
from rules import codec
from rules.game import Illegal

STRUCK = ("play", "fallback", "correction")
"""Entries that hold moves."""


async def strike(sitting: Sitting, number: int, *, user_id: int) -> None:
    """Undo entry `number` alone. Later ones are played again as they were, dice included; those that the rules do not take
    any more are dropped, and the table is told how many. Raises Refusal("no-such-entry")."""
    work = sitting.work
    standing = await work.effective()
    own = next((entry for entry in standing if entry.number == number and entry.kind in STRUCK), None)
    if own is None:
        raise Refusal("no-such-entry", number=number)
    later = standing[standing.index(own) + 1 :]
    sitting.rewind(number - 1, await work.state_at(number - 1), actor="gm", by="gm", user_id=user_id)
    dropped = 0
    for entry in later:
        moves = [codec.move_from_json(work.game, move) for move in entry.moves]
        facts = {**entry.facts, "again": entry.facts.get("again", entry.number)}
        try:
            sitting.play(actor_of(entry.actor), moves, kind=entry.kind, by=entry.by, user_id=entry.user_id, facts=facts)
        except Illegal:
            dropped += 1
    sitting.notice("struck", dropped=dropped)
