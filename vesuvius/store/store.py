"""The store in one hand."""

from typing import Self

from sqlalchemy import text

from vesuvius.store import database
from vesuvius.store.chat import Chat
from vesuvius.store.history import History
from vesuvius.store.people import People
from vesuvius.store.tables import Tables
from vesuvius.store.uptime import Uptime


class Store:
    """A database and what is kept in it."""

    def __init__(self, url: str) -> None:
        self.engine = database.engine_for(url)
        self.history = History(self.engine)
        self.tables = Tables(self.engine)
        self.people = People(self.engine)
        self.chat = Chat(self.engine)
        self.uptime = Uptime(self.engine)

    @classmethod
    async def open(cls, url: str, *, migrate: bool = False) -> Self:
        """A store at the newest schema: migrated here and now, or :class:`~vesuvius.store.Behind`."""
        store = cls(url)
        try:
            if migrate:
                await database.migrate(store.engine)
            await database.check(store.engine)
        except BaseException:
            await store.close()
            raise
        return store

    async def ready(self) -> None:
        """Unavailable, if the database does not answer."""
        async with database.begin(self.engine) as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Finish writing and let go of the database."""
        await self.history.close()
        await self.engine.dispose()
