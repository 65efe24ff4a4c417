"""The answers that people gave to puzzles: what they have solved, and on which days."""

from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vesuvius.store.database import begin
from vesuvius.store.records import Answered
from vesuvius.store.schema import answers


class Answers:
    """The first answer of a person to each puzzle, and to the puzzle of each day."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, person_id: str, answer: Answered, now: int) -> None:
        """Store an answer, unless there is an earlier one: of that day, if it is the puzzle of a day."""
        row = {"person_id": person_id, "at": now, **{name: getattr(answer, name) for name in answer.__struct_fields__}}
        same = [answers.c[name] == row[name] for name in ("person_id", "game", "puzzle")]
        if answer.day:
            same.append(answers.c.day == answer.day)
        with suppress(IntegrityError):  # another device has just answered
            async with begin(self._engine) as connection:
                if (await connection.execute(select(answers.c.at).where(*same).limit(1))).first() is None:
                    await connection.execute(insert(answers).values(**row))

    async def of(self, person_id: str) -> list[Answered]:
        """The answers of a person, the first given first."""
        columns = (answers.c.game, answers.c.puzzle, answers.c.right, answers.c.day)
        query = select(*columns).where(answers.c.person_id == person_id).order_by(answers.c.at)
        async with begin(self._engine) as connection:
            return [Answered(*row) for row in await connection.execute(query)]
