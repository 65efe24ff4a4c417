"""The store as a whole."""

from typing import Self

from sqlalchemy import update

from vesuvius.store import database
from vesuvius.store.answers import Answers
from vesuvius.store.chat import Chat
from vesuvius.store.claims import Claims
from vesuvius.store.database import Unavailable
from vesuvius.store.findings import Findings
from vesuvius.store.history import History
from vesuvius.store.learning import Learning
from vesuvius.store.people import People
from vesuvius.store.schema import heartbeat
from vesuvius.store.tables import Tables
from vesuvius.store.uptime import Uptime


class Store:
    """A database and its contents."""

    def __init__(self, url: str, timeout: float | None = database.ANSWER) -> None:
        self.engine = database.engine_for(url, timeout)
        self.history = History(self.engine)
        self.tables = Tables(self.engine)
        self.people = People(self.engine)
        self.chat = Chat(self.engine)
        self.findings = Findings(self.engine)
        self.learning = Learning(self.engine)
        self.answers = Answers(self.engine)
        self.claims = Claims(self.engine)
        self.uptime = Uptime(self.engine)

    @classmethod
    async def open(cls, url: str, *, migrate: bool = False, timeout: float | None = database.ANSWER) -> Self:
        """A store at the newest schema. An older database is migrated with ``migrate``, and Behind without. PostgreSQL
        must answer a statement within ``timeout`` seconds; a command that reads or changes a lot has None."""
        store = cls(url, timeout)
        try:
            if migrate:
                await database.migrate(store.engine)
            await database.check(store.engine)
        except BaseException:
            await store.close()
            raise
        return store

    async def ready(self, recent: float = 0.0) -> None:
        """Raise Unavailable if the database does not answer, cannot be written, or has failed in the last ``recent``
        seconds. The heartbeat is written again, but it may still find room where a move does not."""
        database.check_recent(self.engine, recent)
        async with database.begin(self.engine) as connection:
            if (await connection.execute(update(heartbeat).values(at=heartbeat.c.at))).rowcount != 1:
                raise Unavailable("The heartbeat has not been written yet.")

    async def close(self) -> None:
        """Finish writing and close the connections."""
        await self.history.close()
        await self.engine.dispose()
