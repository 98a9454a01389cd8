"""Rooms: places of a match besides its thread"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "room",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("title", sa.JSON(), nullable=False),
        sa.Column("members", sa.JSON(), nullable=False),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.Column("invited", sa.JSON(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), autoincrement=False, nullable=True),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("news", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("match_id", "key", name="uq_room_match_key"),
    )
    with op.batch_alter_table("room", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_room_match_id"), ["match_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_room_thread_id"), ["thread_id"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("room", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_room_thread_id"))
        batch_op.drop_index(batch_op.f("ix_room_match_id"))
    op.drop_table("room")
