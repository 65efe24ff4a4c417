"""Whose turn it is, and findings: results computed from a game.

``to_move`` of games under way stays null here; the server fills it in when it loads the table.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("to_move", sa.SmallInteger))
    op.add_column("tables", sa.Column("to_move_since", sa.BigInteger))
    op.create_table(
        "findings",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "kind", name="pk_findings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_findings_table_id"),
    )
