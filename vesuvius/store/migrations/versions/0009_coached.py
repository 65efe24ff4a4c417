"""Tables at which the coach has helped."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("coached", sa.Boolean, nullable=False, server_default=sa.false()))
