"""The chat of a table."""

from sqlalchemy import exists, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vesuvius.store.database import begin
from vesuvius.store.records import Person, Said
from vesuvius.store.schema import chat, people, tables


class Chat:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def say(self, table_id: str, person: Person, text: str, at: int) -> int:
        """Store a line; returns its number. Lines that arrive at once get different numbers."""
        last = select(func.coalesce(func.max(chat.c.number), 0) + 1).where(chat.c.table_id == table_id)
        line = {"table_id": table_id, "person_id": person.id, "name": person.name, "text": text, "at": at}
        while True:
            try:
                async with begin(self._engine) as connection:
                    said = insert(chat).values(number=last.scalar_subquery(), **line).returning(chat.c.number)
                    return int((await connection.execute(said)).scalar_one())
            except IntegrityError:
                if not await self._may_say(table_id, person.id):  # not a race: the table or the person is gone
                    raise

    async def _may_say(self, table_id: str, person_id: str) -> bool:
        query = select(tables.c.id).where(tables.c.id == table_id, exists().where(people.c.id == person_id))
        async with begin(self._engine) as connection:
            return (await connection.execute(query)).first() is not None

    async def since(self, table_id: str, number: int, limit: int = 200) -> list[Said]:
        """The last `limit` lines after that number, in order."""
        columns = (chat.c.number, chat.c.name, chat.c.text, chat.c.at, chat.c.person_id)
        query = select(*columns).where(chat.c.table_id == table_id, chat.c.number > number)
        async with begin(self._engine) as connection:
            found = await connection.execute(query.order_by(chat.c.number.desc()).limit(limit))
            return [Said(*row) for row in found][::-1]
