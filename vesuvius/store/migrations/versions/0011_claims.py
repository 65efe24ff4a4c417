"""Claims: which server computes a review, and how far it is."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "claims",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("server", sa.String(24), nullable=False),
        sa.Column("asker", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("journal", sa.Text),
        sa.Column("data", sa.JSON),
        sa.PrimaryKeyConstraint("key", name="pk_claims"),
    )
