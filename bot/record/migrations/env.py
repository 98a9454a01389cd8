"""Alembic's entry: runs on the connection that `bot.record.migrate` hands over."""

from __future__ import annotations

from alembic import context
from sqlalchemy.engine import Connection

from bot.record.migrate import render_item
from bot.record.tables import TABLES

connection: Connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=TABLES,
    render_as_batch=connection.dialect.name == "sqlite",
    compare_type=True,
    render_item=render_item,
)
with context.begin_transaction():
    context.run_migrations()
