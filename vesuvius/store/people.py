"""People, and the one-time links that move them to another device. Only the hash of a link is stored."""

from collections.abc import Collection

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from vesuvius.store.database import begin
from vesuvius.store.records import Person
from vesuvius.store.schema import links, people


class People:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, person: Person, now: int) -> None:
        async with begin(self._engine) as connection:
            await connection.execute(insert(people).values(id=person.id, name=person.name, created_at=now))

    async def get(self, person_id: str) -> Person | None:
        async with begin(self._engine) as connection:
            query = select(people.c.id, people.c.name, people.c.epoch).where(people.c.id == person_id)
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Person(*row)

    async def names(self, person_ids: Collection[str]) -> list[str]:
        """The names of these people, in any order."""
        if not person_ids:
            return []
        async with begin(self._engine) as connection:
            query = select(people.c.name).where(people.c.id.in_(person_ids))
            return list((await connection.execute(query)).scalars())

    async def rename(self, person_id: str, name: str) -> bool:
        """Change a person's name; False if there is no such person."""
        async with begin(self._engine) as connection:
            done = await connection.execute(update(people).where(people.c.id == person_id).values(name=name))
        return done.rowcount == 1

    async def sign_out(self, person_id: str) -> int:
        """Raise the person's epoch, which is in all later cookies, and delete their links; returns the epoch."""
        raised = update(people).where(people.c.id == person_id).values(epoch=people.c.epoch + 1)
        async with begin(self._engine) as connection:
            await connection.execute(delete(links).where(links.c.person_id == person_id))
            return int((await connection.execute(raised.returning(people.c.epoch))).scalar_one())

    async def add_link(self, digest: str, person_id: str, expires_at: int) -> None:
        """Add a link; it replaces the person's older ones."""
        async with begin(self._engine) as connection:
            await connection.execute(delete(links).where(links.c.person_id == person_id))
            await connection.execute(insert(links).values(hash=digest, person_id=person_id, expires_at=expires_at))

    async def link(self, digest: str, now: int) -> str | None:
        """The person of a link that has not expired."""
        query = select(links.c.person_id).where(links.c.hash == digest, links.c.expires_at >= now)
        async with begin(self._engine) as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def use_link(self, digest: str, now: int) -> str | None:
        """The person of a link, which works once and until it expires; None otherwise."""
        gone = delete(links).where(links.c.hash == digest).returning(links.c.person_id, links.c.expires_at)
        async with begin(self._engine) as connection:
            found = (await connection.execute(gone)).one_or_none()
        return None if found is None or found.expires_at < now else str(found.person_id)
