"""Deliveries of one destination that are said together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.record.deliveries import Delivery

TELLING: Final = ("turn", "end", "close-room")
"""Kinds that tell entries and say whom the place waits for, or that it waits no more."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """One post for one or several deliveries, in their order. `asking`: nothing that waits behind it will ask again."""

    deliveries: tuple[Delivery, ...]
    asking: bool = True

    @property
    def last(self) -> Delivery:
        """The delivery that names the post."""
        return self.deliveries[-1]

    @property
    def kind(self) -> str:
        """What the post is: a backlog that ends with the end is the end."""
        return self.last.kind

    @property
    def attempts(self) -> int:
        """Failures so far of the delivery that waits longest."""
        return self.deliveries[0].attempts

    @property
    def span(self) -> tuple[int, int]:
        """The entries that it tells, both included; empty (first > last) where it tells none."""
        told = [item.payload for item in self.deliveries if item.kind in TELLING and "from" in item.payload]
        if not told:
            return (self.last.number + 1, self.last.number)
        return (min(int(item["from"]) for item in told), max(int(item["to"]) for item in told))

    @property
    def calm(self) -> frozenset[int]:
        """Seats that none of these deliveries need call: what they are asked they know already."""
        turns = [frozenset(map(int, item.payload.get("calm", ()))) for item in self.deliveries if item.kind == "turn"]
        return frozenset.intersection(*turns) if turns else frozenset()


def bundles(waiting: Sequence[Delivery]) -> list[Bundle]:
    """The deliveries of one destination as posts: turns in a row become one, with the end that follows them; of hands in a
    row only the last is worth sending, as a new message if any of them was to be one. A turn says where the table stands."""
    groups: list[list[Delivery]] = []
    for delivery in waiting:
        joins = bool(groups) and (groups[-1][-1].kind, delivery.kind) in (
            ("turn", "turn"), ("turn", "end"), ("hand", "hand"), ("lobby", "lobby"), ("standing", "standing"),
            ("standing", "turn"), ("standing", "end"), ("open-room", "open-room"), ("turn", "close-room"),
            ("standing", "close-room"),
        )  # fmt: skip
        if joins:
            groups[-1].append(delivery)
        else:
            groups.append([delivery])
    turns = [place for place, group in enumerate(groups) if group[-1].kind in TELLING]
    return [Bundle(tuple(group), asking=not turns or place >= turns[-1]) for place, group in enumerate(groups)]
