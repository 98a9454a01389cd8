"""The referee: every use case on one match, and the only writer of the record.

Every method that changes something takes the match's lock, checks rights, asks the rules, and stores entry, snapshot,
deadlines and deliveries in one transaction; callbacks registered with `on_stored` are called after the commit. All
raise `Refusal` (house) or `rules.game.Illegal` (rules); then nothing has changed.
"""

from __future__ import annotations

from bot.referee.chambers import Rooms
from bot.referee.desk import Desk
from bot.referee.lobby import Lobby
from bot.referee.playing import Playing
from bot.referee.repair import Repair
from bot.referee.shelf import Shelf
from bot.referee.time import Timekeeper


class Referee(Lobby, Playing, Desk, Timekeeper, Rooms, Shelf, Repair):
    """All use cases: `bot.referee.lobby` until the deal, `playing` for seats, `desk` for the GM, `time` for deadlines,
    `reading`, `chambers`, `shelf` for what persons keep, `repair` for the operator."""
