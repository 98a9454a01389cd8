"""Rows to read models."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

from bot.record.history import Reader
from bot.record.tables import ChairRow, ConsentRow, MatchRow, RoomRow
from bot.referee.model import Chair, Chamber, Consent, ConsentKind, Due, Status, Table, TableRules
from rules import codec
from rules.game import Decision, Game, Outcome, Phrase, Room


def rules_to_json(rules: TableRules) -> dict[str, Any]:
    """House rules as a JSON value."""
    return {
        "hours": dict(rules.hours),
        "at_timeout": rules.at_timeout,
        "gm_sees_all": rules.gm_sees_all,
        "take_back": rules.take_back,
        "quiet": rules.quiet,
        "zone": rules.zone,
    }


def rules_of(value: dict[str, Any]) -> TableRules:
    """The inverse of `rules_to_json`."""
    return TableRules(**value)


def chair_of(row: ChairRow) -> Chair:
    """The model of a chair."""
    return Chair(
        row.seat,
        row.user_id,
        row.name,
        row.locale,
        row.automaton,
        row.away,
        row.misses,
        row.revision,
        row.tenure,
        row.join_id,
    )


def consent_of(row: ConsentRow) -> Consent:
    """The model of a consent."""
    assert row.id is not None
    return Consent(
        id=row.id,
        kind=cast(ConsentKind, row.kind),
        by=row.by,
        seats=tuple(row.seats),
        need=cast(Literal["all", "any"], row.need),
        agreed=tuple(row.agreed),
        number=row.number,
        seat=row.act.get("seat"),
        to=row.act.get("to"),
        status=cast(Literal["open", "granted", "refused", "void"], row.status),
        why=row.act.get("reason", ""),
    )


async def dues_of(reader: Reader, pending: tuple[Decision, ...]) -> tuple[Due, ...]:
    """The deadlines of the pending decisions. Those of a paused match stand still: they have no instant."""
    rows = {
        row.decision_key: row
        for row in await reader.deadlines([d.key for d in pending])
        if row.kind == "expiry" and row.state != "void"
    }
    paused = reader.match.status == "paused"
    return tuple(
        Due(d.key, d.kind, None if paused else rows[d.key].due, d.actors, rows[d.key].since)
        for d in pending
        if d.key in rows
    )


def room_of(row: RoomRow) -> Room:
    """A room as the rules last named it, without its acts."""
    title = codec.fact_from_json(row.title)
    assert isinstance(title, Phrase)
    return Room(row.key, row.kind, tuple(row.members), row.private, title)


async def chambers_of(reader: Reader, rooms: Sequence[Room]) -> tuple[Chamber, ...]:
    """The rooms that the state names, in its order, then those that have closed. `rooms` are those of the state."""
    here = {room.key: room for room in rooms}
    rows = {row.key: row for row in await reader.rooms()}
    found = []
    for key, room in (here | {key: room_of(row) for key, row in rows.items() if key not in here}).items():
        row = rows.get(key)
        if row is None:
            found.append(Chamber(room, open=reader.match.guild_id is None))
        else:
            found.append(Chamber(room, row.open, row.thread_id, tuple(row.people), tuple(row.invited)))
    return tuple(found)


def has_rooms(reader: Reader) -> bool:
    """Whether the game knows rooms at all: most do not, and need no search for them."""
    return type(reader.game).rooms is not Game.rooms


async def table_of(reader: Reader, *, with_state: bool = True) -> Table:
    """The whole read model of a match. A broken match, or one whose rules are gone, is shown without its decisions."""
    match: MatchRow = reader.match
    pending: tuple[Decision, ...] = ()
    chambers: tuple[Chamber, ...] = ()
    if with_state and match.status in ("running", "paused"):
        state = await reader.state_at(match.number)
        pending = reader.game.pending(state)
        if has_rooms(reader):
            chambers = await chambers_of(reader, reader.game.rooms(state))
    elif match.status in ("over", "broken"):
        chambers = await chambers_of(reader, ())
    try:
        options = reader.options
    except Exception:
        if match.status != "broken":
            raise
        options = None
    return Table(
        match_id=reader.match_id,
        code=match.code,
        game_key=match.game_key,
        status=cast(Status, match.status),
        language=match.language,
        options=options,
        rules=rules_of(match.rules),
        host_id=match.host_id,
        gm_ids=tuple(match.gm_ids),
        chairs=tuple(chair_of(chair) for chair in sorted(reader.chairs, key=lambda c: c.seat)),
        capacity=match.capacity,
        guild_id=match.guild_id,
        channel_id=match.channel_id,
        thread_id=match.thread_id,
        lobby_message_id=match.lobby_message_id,
        commitment=match.commitment,
        number=match.number,
        pending=pending,
        dues=await dues_of(reader, pending),
        consents=tuple(consent_of(row) for row in await reader.consents()),
        chambers=chambers,
        outcome=codec.load(Outcome, match.outcome) if match.outcome else None,
        created_at=match.created_at,
        started_at=match.started_at,
        ended_at=match.ended_at,
        paused_at=match.paused_at,
    )
