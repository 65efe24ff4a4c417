"""How far people have come in the lessons."""

from msgspec.structs import replace
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vesuvius.store.database import begin
from vesuvius.store.records import Reached
from vesuvius.store.schema import lessons


class Learning:
    """One row for each lesson that a person has begun."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def keep(self, person_id: str, reached: Reached, now: int) -> Reached:
        """Store how far a person is in a lesson. A lesson that was done once stays done, in the answer too."""
        same = (lessons.c.person_id == person_id, lessons.c.game == reached.game, lessons.c.lesson == reached.lesson)
        where = {"moves": reached.moves, "starts": reached.starts, "at": now}
        done = {"done": True} if reached.done else {}
        changed = update(lessons).where(*same).values(**done, **where).returning(lessons.c.done)
        new = {"person_id": person_id, "game": reached.game, "lesson": reached.lesson, "done": reached.done, **where}
        while True:
            try:
                async with begin(self._engine) as connection:
                    known = (await connection.execute(changed)).one_or_none()
                    if known is None:
                        await connection.execute(insert(lessons).values(**new))
                    return reached if known is None else replace(reached, done=known.done)
            except IntegrityError:  # another device has just begun it
                if not await self.of(person_id):  # there is no such person
                    raise

    async def of(self, person_id: str) -> list[Reached]:
        """How far a person is in each lesson they have begun, the latest last."""
        columns = (lessons.c.game, lessons.c.lesson, lessons.c.done, lessons.c.moves, lessons.c.starts)
        query = select(*columns).where(lessons.c.person_id == person_id).order_by(lessons.c.at)
        async with begin(self._engine) as connection:
            return [Reached(*row) for row in await connection.execute(query)]
