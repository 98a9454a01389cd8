"""The state after any entry: the nearest snapshot, and what still holds played again from there."""

# SQLModel declares columns with the types of their values, which SQLAlchemy's expressions do not take.
# mypy: disable-error-code="arg-type, attr-defined, union-attr, call-overload, operator"

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import select, union_all
from sqlalchemy.ext.asyncio import AsyncSession

from bot.record.tables import ChairRow, ConsentRow, DeadlineRow, DraftRow, EntryRow, MatchRow, RoomRow, SnapshotRow
from rules import codec, registry
from rules.chance import Chance, seed_of
from rules.codec import AnyGame
from rules.game import Actor
from rules.transcript import PLAYED


class NoMatch(LookupError):
    """There is no match of this number."""


class Unreplayable(RuntimeError):
    """A record that the present rules and data no longer play to the same states. Its message names places and types of
    errors, and may be logged; the text of what the rules raised may name a hidden card and is only in its cause."""


class StateCache:
    """The states last used, by match and entry. A state after an entry never changes, so nothing is ever outdated; only
    what has been committed may be put in."""

    def __init__(self, size: int = 512) -> None:
        self._size = size
        self._kept: OrderedDict[tuple[int, int], Any] = OrderedDict()

    def get(self, match_id: int, number: int) -> Any:
        """The state, or None."""
        state = self._kept.get((match_id, number))
        if state is not None:
            self._kept.move_to_end((match_id, number))
        return state

    def put(self, match_id: int, number: int, state: Any) -> None:
        """Keep a committed state, forget the one unused for longest."""
        self._kept[match_id, number] = state
        self._kept.move_to_end((match_id, number))
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)

    def clear(self) -> None:
        """Forget everything (tests measure restoring with it)."""
        self._kept.clear()


def actor_of(text: str) -> Actor:
    """The actor from a column: a seat number, `gm` or `house`."""
    return int(text) if text.isdigit() else "gm" if text == "gm" else "house"


class Reader:
    """One match within one database session. Raises NoMatch when it does not exist."""

    def __init__(self, session: AsyncSession, match: MatchRow, chairs: list[ChairRow], cache: StateCache) -> None:
        self.session = session
        self.match = match
        self.chairs = chairs
        self.cache = cache
        self.played: dict[int, Any] = {}
        self._deadlines: list[DeadlineRow] | None = None
        self._deadline_keys: set[str] = set()
        self._consents: list[ConsentRow] | None = None
        self._rooms: list[RoomRow] | None = None

    @property
    def match_id(self) -> int:
        """The number of the match."""
        assert self.match.id is not None
        return self.match.id

    @property
    def game(self) -> AnyGame:
        """The rules. Raises Unreplayable for a game that is no longer there."""
        games = registry.games()
        if self.match.game_key not in games:
            raise Unreplayable(f"no such game: {self.match.game_key}")
        return games[self.match.game_key]

    @property
    def options(self) -> Any:
        """The options as the game's own class."""
        return codec.load(self.game.options_type, self.match.options)

    @property
    def seed(self) -> bytes:
        """The seed of a match that has started."""
        return seed_of(bytes.fromhex(self.match.secret), self.match.ids)

    async def entries(self, first: int = 0, last: int | None = None) -> list[EntryRow]:
        """Entries first..last, both included, in order."""
        query = select(EntryRow).where(EntryRow.match_id == self.match_id, EntryRow.number >= first)
        if last is not None:
            query = query.where(EntryRow.number <= last)
        return list((await self.session.scalars(query.order_by(EntryRow.number))).all())

    async def state_at(self, number: int) -> Any:
        """The state after that entry. Raises Unreplayable where the rules refuse what they once accepted, or a snapshot no
        longer loads and the entries do not help."""
        known = self.played.get(number) or self.cache.get(self.match_id, number)
        if known is not None:
            return known
        state, path = await self._base(number)
        if state is None:
            state = self.deal()
        for entry in path:
            state = self.replay(state, entry)
        self.cache.put(self.match_id, number, state)
        return state

    async def _base(self, number: int) -> tuple[Any, list[EntryRow]]:
        """The nearest snapshot's state (None: none, begin with the deal) and the entries to play from there, in order."""
        path: list[EntryRow] = []
        here = number
        while True:
            snapshot = await self._snapshot(here)
            floor = snapshot.number if snapshot else 0
            loaded = {entry.number: entry for entry in await self.entries(floor + 1, here)}
            while here > floor:
                entry = loaded[here]
                if entry.kind == "rewind":
                    assert entry.to is not None
                    here = entry.to
                else:
                    if entry.kind in PLAYED:
                        path.append(entry)
                    here -= 1
            if here == floor:
                state = codec.load(self.game.state_type, snapshot.state) if snapshot else None
                return state, path[::-1]

    async def _snapshot(self, number: int) -> SnapshotRow | None:
        query = select(SnapshotRow).where(SnapshotRow.match_id == self.match_id, SnapshotRow.number <= number)
        return (await self.session.scalars(query.order_by(SnapshotRow.number.desc()).limit(1))).first()

    def deal(self) -> Any:
        """The state after the deal, dealt again. Raises Unreplayable."""
        try:
            return self.game.start(self.options, len(self.match.ids), Chance(self.seed))
        except Exception as error:
            raise Unreplayable(f"the deal: {type(error).__name__}") from error

    def replay(self, state: Any, entry: EntryRow) -> Any:
        """The state after an entry of moves. Raises Unreplayable."""
        try:
            moves = tuple(codec.move_from_json(self.game, move) for move in entry.moves)
            return self.game.play(state, actor_of(entry.actor), moves, Chance(self.seed)).state
        except Exception as error:
            raise Unreplayable(f"entry {entry.number}: {type(error).__name__}") from error

    async def prove(self) -> None:
        """Play the whole record again and compare every digest. Raises Unreplayable at the first difference."""
        states: dict[int, Any] = {}
        state: Any = None
        for entry in await self.entries():
            if entry.kind == "start":
                state = self.deal()
            elif entry.kind == "rewind":
                state = states[entry.to or 0]
            elif entry.kind in PLAYED:
                state = self.replay(state, entry)
            if codec.digest(state) != entry.digest:
                raise Unreplayable(f"entry {entry.number}: another state than was stored")
            states[entry.number] = state

    async def effective(self) -> list[EntryRow]:
        """The entries that the present state consists of, in order: what was taken back and house entries left out."""
        entries = await self.entries()
        stand = standing(entries)
        return [entry for entry in entries if entry.number in stand and entry.kind in PLAYED]

    async def deadlines(self, keys: Collection[str] = ()) -> list[DeadlineRow]:
        """The open deadlines, and all those, done and void ones too, of the decisions with these keys."""
        if self._deadlines is None or not set(keys) <= self._deadline_keys:
            self._deadline_keys |= set(keys)
            row, wanted = DeadlineRow, self._deadline_keys
            # Two searches, each with its index: one with OR reads every deadline the match ever had.
            still_open = select(row.id).where(row.match_id == self.match_id, row.state == "open")
            named = select(row.id).where(row.match_id == self.match_id, row.decision_key.in_(wanted))
            query = select(row).where(row.id.in_(union_all(still_open, named)))
            self._deadlines = list((await self.session.scalars(query.order_by(row.id))).all())
        return list(self._deadlines)

    async def consents(self) -> list[ConsentRow]:
        """The open consents."""
        if self._consents is None:
            query = select(ConsentRow).where(ConsentRow.match_id == self.match_id, ConsentRow.status == "open")
            self._consents = list((await self.session.scalars(query.order_by(ConsentRow.id))).all())
        return [row for row in self._consents if row.status == "open"]

    async def rooms(self) -> list[RoomRow]:
        """All rooms the match ever had, the closed ones too, in the order in which they first opened."""
        if self._rooms is None:
            query = select(RoomRow).where(RoomRow.match_id == self.match_id).order_by(RoomRow.id)
            self._rooms = list((await self.session.scalars(query)).all())
        return list(self._rooms)

    async def draft(self, seat: int) -> DraftRow | None:
        """What the seat has picked so far."""
        query = select(DraftRow).where(DraftRow.match_id == self.match_id, DraftRow.seat == seat)
        return (await self.session.scalars(query)).first()


def standing(entries: Sequence[EntryRow]) -> set[int]:
    """The numbers of those entries (consecutive ones) that the position after the last of them consists of: what was taken
    back is left out, what a later rewind brought back is in again. Rewinds that still hold are among them."""
    by_number = {entry.number: entry for entry in entries}
    numbers: set[int] = set()
    here = entries[-1].number if entries else -1
    while here in by_number:
        numbers.add(here)
        entry = by_number[here]
        here = entry.to if entry.kind == "rewind" and entry.to is not None else here - 1
    return numbers
