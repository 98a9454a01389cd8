"""The tables. Rows stay inside `bot.record` and `bot.referee`; everybody else gets the models of `bot.referee.model`.

Identifiers that Discord gave are 64 bits wide. JSON values are replaced, never changed in place (a change in place is not
saved). Texts of players stand in JSON or in columns of no fixed length.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, Column, Index, Integer, UniqueConstraint
from sqlmodel import Field, SQLModel

from bot.record.types import Instant


def _snowflake(nullable: bool = True, index: bool = False, primary_key: bool = False) -> Any:
    return Column(
        BigInteger, nullable=nullable and not primary_key, index=index, primary_key=primary_key, autoincrement=False
    )


def _json() -> Any:
    return Column(JSON, nullable=False)


def _instant(nullable: bool = False, index: bool = False) -> Any:
    return Column(Instant, nullable=nullable, index=index)


def _serial() -> Any:
    # SQLite numbers only INTEGER primary keys by itself.
    return Column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True)


class MatchRow(SQLModel, table=True):
    """One match. `number` is the last entry (-1 before the deal), `version` grows with every change of the match's
    rows, `told` is the last entry that a turn post has told; `trouble` says why a match was set apart."""

    __tablename__ = "match"

    id: int | None = Field(default=None, primary_key=True)
    code: str = Field(default="", index=True)
    game_key: str
    game_version: int
    data_hash: str
    status: str = Field(index=True)
    language: str
    options: dict[str, Any] = Field(sa_column=_json())
    rules: dict[str, Any] = Field(sa_column=_json())
    host_id: int = Field(sa_column=_snowflake(nullable=False))
    gm_ids: list[int] = Field(sa_column=_json())
    guild_id: int | None = Field(default=None, sa_column=_snowflake(index=True))
    channel_id: int = Field(sa_column=_snowflake(nullable=False))
    thread_id: int | None = Field(default=None, sa_column=_snowflake(index=True))
    lobby_message_id: int | None = Field(default=None, sa_column=_snowflake())
    capacity: int
    secret: str
    commitment: str
    ids: list[str] = Field(default_factory=list, sa_column=_json())
    number: int = -1
    version: int = 0
    told: int = -1
    outcome: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True), nullable=True))
    trouble: str = ""
    created_at: datetime = Field(sa_column=_instant())
    started_at: datetime | None = Field(default=None, sa_column=_instant(nullable=True))
    ended_at: datetime | None = Field(default=None, sa_column=_instant(nullable=True))
    paused_at: datetime | None = Field(default=None, sa_column=_instant(nullable=True))


class ChairRow(SQLModel, table=True):
    """One seat of a match and who holds it now; earlier holders stand in the record's `chair` entries."""

    __tablename__ = "chair"
    __table_args__ = (UniqueConstraint("match_id", "seat", name="uq_chair_match_seat"),)

    id: int | None = Field(default=None, primary_key=True)
    match_id: int = Field(foreign_key="match.id", index=True)
    seat: int
    user_id: int | None = Field(default=None, sa_column=_snowflake(index=True))
    name: str
    locale: str = "fr"
    automaton: bool = False
    away: bool = False
    misses: int = 0
    revision: int = 0
    tenure: int = 1
    join_id: str = ""
    joined_at: datetime = Field(sa_column=_instant())


class EntryRow(SQLModel, table=True):
    """One entry of the record: append-only, never changed, never deleted."""

    __tablename__ = "entry"
    __table_args__ = (UniqueConstraint("match_id", "number", name="uq_entry_match_number"),)

    id: int | None = Field(default=None, primary_key=True)
    match_id: int = Field(foreign_key="match.id", index=True)
    number: int
    kind: str
    actor: str
    by: str
    user_id: int | None = Field(default=None, sa_column=_snowflake())
    moves: list[dict[str, Any]] = Field(default_factory=list, sa_column=_json())
    draws: list[list[Any]] = Field(default_factory=list, sa_column=_json())
    events: list[dict[str, Any]] = Field(default_factory=list, sa_column=_json())
    reveals: list[Any] = Field(default_factory=list, sa_column=_json())
    digest: str
    to: int | None = None
    facts: dict[str, Any] = Field(default_factory=dict, sa_column=_json())
    at: datetime = Field(sa_column=_instant())


class SnapshotRow(SQLModel, table=True):
    """The state after an entry. Only a saving of time: every snapshot can be made again from the entries. `stage` marks
    those kept for good (the first of each stage)."""

    __tablename__ = "snapshot"
    __table_args__ = (UniqueConstraint("match_id", "number", name="uq_snapshot_match_number"),)

    id: int | None = Field(default=None, primary_key=True)
    match_id: int = Field(foreign_key="match.id", index=True)
    number: int
    stage: str | None = None
    state: Any = Field(sa_column=_json())


class DeadlineRow(SQLModel, table=True):
    """Something that happens at an instant unless its decision is settled first. `kind` is `half`, `last` (reminders) or
    `expiry`; `state` open, done or void. `since` is when the decision came up."""

    __tablename__ = "deadline"
    __table_args__ = (
        UniqueConstraint("match_id", "decision_key", "kind", name="uq_deadline_match_decision_kind"),
        Index("ix_deadline_state_due", "state", "due"),
        Index("ix_deadline_match_state", "match_id", "state"),
    )

    id: int | None = Field(default=None, primary_key=True)
    match_id: int = Field(foreign_key="match.id")
    decision_key: str
    decision_kind: str
    kind: str
    since: datetime = Field(sa_column=_instant())
    due: datetime | None = Field(default=None, sa_column=_instant(nullable=True))
    state: str = "open"
    lease_until: datetime | None = Field(default=None, sa_column=_instant(nullable=True))


class DeliveryRow(SQLModel, table=True):
    """Something to be said on Discord, stored with the entry that caused it and sent afterwards, in order per destination.
    `nonce` is the delivery's name for Discord (`enforce_nonce`) and for finding its post again after a crash."""

    __tablename__ = "delivery"
    __table_args__ = (
        Index("ix_delivery_state_next", "state", "next_try"),
        Index("ix_delivery_match_state", "match_id", "state"),
    )

    id: int | None = Field(default=None, sa_column=_serial())
    match_id: int = Field(foreign_key="match.id")
    destination: str
    kind: str
    number: int
    payload: dict[str, Any] = Field(default_factory=dict, sa_column=_json())
    state: str = "pending"
    attempts: int = 0
    next_try: datetime = Field(sa_column=_instant())
    lease_until: datetime | None = Field(default=None, sa_column=_instant(nullable=True))
    nonce: str
    message_id: int | None = Field(default=None, sa_column=_snowflake())
    error: str = ""
    created_at: datetime = Field(sa_column=_instant())


class DraftRow(SQLModel, table=True):
    """What a seat has picked in its turn panel and not played yet; outdated when its stamp is."""

    __tablename__ = "draft"
    __table_args__ = (UniqueConstraint("match_id", "seat", name="uq_draft_match_seat"),)

    id: int | None = Field(default=None, primary_key=True)
    match_id: int = Field(foreign_key="match.id", index=True)
    seat: int
    decision: str
    revision: int
    picks: dict[str, list[str]] = Field(default_factory=dict, sa_column=_json())


class ConsentRow(SQLModel, table=True):
    """A question to seats, and what happens when they agree (`act`)."""

    __tablename__ = "consent"

    id: int | None = Field(default=None, primary_key=True)
    match_id: int = Field(foreign_key="match.id", index=True)
    kind: str
    by: int = Field(sa_column=_snowflake(nullable=False))
    seats: list[int] = Field(sa_column=_json())
    need: str
    agreed: list[int] = Field(default_factory=list, sa_column=_json())
    refused: list[int] = Field(default_factory=list, sa_column=_json())
    act: dict[str, Any] = Field(default_factory=dict, sa_column=_json())
    number: int
    status: str = "open"
    asked_at: datetime = Field(sa_column=_instant())


class PersonRow(SQLModel, table=True):
    """What the house remembers of a person: their locale as last seen, their own choices, and whether their DMs are
    open."""

    __tablename__ = "person"

    user_id: int = Field(sa_column=_snowflake(primary_key=True))
    name: str
    locale: str = "fr"
    language: str | None = None
    palette: str | None = None
    dm_channel_id: int | None = Field(default=None, sa_column=_snowflake())
    dm_state: str = "unknown"


class KeptRow(SQLModel, table=True):
    """Texts of a move that a person keeps under a name for further matches of a game. `folded` is the name as two names are
    compared; `sort` says where the texts fit (rules.game.Keep)."""

    __tablename__ = "kept"
    __table_args__ = (UniqueConstraint("user_id", "game_key", "sort", "folded", name="uq_kept_user_game_sort_name"),)

    id: int | None = Field(default=None, primary_key=True)
    user_id: int = Field(sa_column=_snowflake(nullable=False))
    game_key: str
    sort: str
    name: str
    folded: str
    texts: dict[str, str] = Field(sa_column=_json())


class RoomRow(SQLModel, table=True):
    """A place of a match besides its thread (rules.game.Room), kept after it has closed. `members` are seats, `people` the
    users who belong in its thread, `invited` those who were let in; `told` is the last entry that a post there has told,
    `news` says whether something came since that it is to tell. `title` is a phrase of the game's words."""

    __tablename__ = "room"
    __table_args__ = (UniqueConstraint("match_id", "key", name="uq_room_match_key"),)

    id: int | None = Field(default=None, primary_key=True)
    match_id: int = Field(foreign_key="match.id", index=True)
    key: str
    kind: str
    private: bool
    open: bool = True
    title: dict[str, Any] = Field(sa_column=_json())
    members: list[int] = Field(sa_column=_json())
    people: list[int] = Field(default_factory=list, sa_column=_json())
    invited: list[int] = Field(default_factory=list, sa_column=_json())
    thread_id: int | None = Field(default=None, sa_column=_snowflake(index=True))
    told: int = -1
    news: bool = False


class PostRow(SQLModel, table=True):
    """The present message of a destination (`lobby`, `table`, `room:KEY`, `seat:N`, `gm`): where it is, and which entry it
    shows."""

    __tablename__ = "post"
    __table_args__ = (UniqueConstraint("match_id", "destination", name="uq_post_match_destination"),)

    id: int | None = Field(default=None, primary_key=True)
    match_id: int = Field(foreign_key="match.id", index=True)
    destination: str
    channel_id: int = Field(sa_column=_snowflake(nullable=False))
    message_id: int = Field(sa_column=_snowflake(nullable=False))
    number: int = -1


TABLES = SQLModel.metadata
"""What Alembic compares with the database."""
