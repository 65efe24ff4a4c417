"""Who looks at a table, through this server and through the others."""

from collections.abc import Collection, Iterable
from time import monotonic

from vesuvius.contract import Seat
from vesuvius.store import Store
from vesuvius.tables.feed import Present
from vesuvius.tables.table import Table
from vesuvius.web.schemas import Spectators

NAMED = 50
"""The most spectators that are named; the rest are counted."""


def present(table: Table, people: Collection[str | None]) -> Present:
    """Those who look at the table, of these people (None: without a name), each of whom may have several sockets."""
    owners = {seat.person_id for seat in table.seats}
    seats = frozenset(s.seat for s in table.seats if s.person_id is not None and s.person_id in people)
    spectators = sorted({one for one in people if one is not None} - owners)
    nameless = sum(one is None for one in people)
    return Present(table.id, seats, frozenset(spectators[:NAMED]), nameless + len(spectators[NAMED:]))


def seats(everywhere: Iterable[Present]) -> frozenset[Seat]:
    """The seats whose people look at a table, through any server."""
    return frozenset().union(*(one.seats for one in everywhere))


async def spectators(store: Store, table: Table, everywhere: Collection[Present]) -> Spectators:
    """Who watches the table without a seat, through any server."""
    owners = {seat.person_id for seat in table.seats}
    people = frozenset[str]().union(*(one.spectators for one in everywhere)) - owners
    names = await store.people.names(sorted(people)[:NAMED])
    return Spectators(sorted(names, key=str.casefold), sum(one.others for one in everywhere) + len(people) - len(names))


class Elsewhere:
    """Who looks at the tables through other servers, as each reported last, until its next report is overdue."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, tuple[Present, float]]] = {}

    def at(self, table_id: str) -> list[Present]:
        """Who looks at a table."""
        now = monotonic()
        return [present for present, until in self._tables.get(table_id, {}).values() if until > now]

    def record(self, server: str, present: Present, seconds: float) -> None:
        """Keep a server's report for this long."""
        servers = self._tables.setdefault(present.table_id, {})
        if present:
            servers[server] = present, monotonic() + seconds
        else:
            servers.pop(server, None)
        if not servers:
            del self._tables[present.table_id]

    def expire(self) -> None:
        """Drop the reports that are overdue."""
        now = monotonic()
        for table_id, servers in list(self._tables.items()):
            alive = {server: (present, until) for server, (present, until) in servers.items() if until > now}
            if alive:
                self._tables[table_id] = alive
            else:
                del self._tables[table_id]
