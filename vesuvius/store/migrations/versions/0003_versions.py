"""The version of a table's rules, why a table was closed, and the epoch that signs a person out everywhere."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("closed_because", sa.String(40)))
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
