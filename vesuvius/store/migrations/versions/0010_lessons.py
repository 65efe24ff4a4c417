"""How far people have come in the lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("lesson", sa.String(40), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("moves", sa.JSON, nullable=False),
        sa.Column("starts", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", "lesson", name="pk_lessons"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_lessons_person_id"),
    )
