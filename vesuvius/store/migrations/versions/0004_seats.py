"""The name and the look of a seat, where people chose them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("name", sa.String(40)))
    op.add_column("seats", sa.Column("look", sa.SmallInteger))
