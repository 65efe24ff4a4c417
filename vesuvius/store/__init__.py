"""What outlives the server: tables, seats, people, chat, and every move, append-only.

``Store.open(url)`` takes a SQLite file or PostgreSQL; everything behind it is the same SQL. The moves are the truth;
whatever the server holds in memory is a cache that a replay can rebuild.
"""

from vesuvius.store.database import Behind, Unavailable
from vesuvius.store.records import Change, Clock, Person, Row, Said, Seated, TableRecord
from vesuvius.store.store import Store
from vesuvius.store.writing import Conflict

__all__ = [
    "Behind",
    "Change",
    "Clock",
    "Conflict",
    "Person",
    "Row",
    "Said",
    "Seated",
    "Store",
    "TableRecord",
    "Unavailable",
]
