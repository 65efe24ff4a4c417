"""Lists of tables say which games are paused."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", *map(sa.column, ("id", "status", "paused")))
    moves = sa.table("moves", *map(sa.column, ("table_id", "number", "note")))
    last = (
        sa.select(moves.c.note)
        .where(moves.c.table_id == tables.c.id, moves.c.note.in_(("pause", "resume")))
        .order_by(moves.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    op.execute(sa.update(tables).where(tables.c.status == "playing", last == "pause").values(paused=sa.true()))
