"""The store: tables, seats, people, chat, and every move, append-only.

``Store.open(url)`` takes a SQLite file or PostgreSQL; the SQL is the same for both. The moves are the truth; a table
in memory is a cache that a replay can rebuild.
"""

from vesuvius.store.database import Ahead, Behind, Unavailable
from vesuvius.store.records import (
    Answered,
    Change,
    Claim,
    Clock,
    Due,
    Finding,
    Listing,
    Note,
    Person,
    Reached,
    Row,
    Said,
    Seated,
    TableRecord,
    Wanted,
    Wish,
)  # fmt: skip
from vesuvius.store.store import Store
from vesuvius.store.trouble import TROUBLE
from vesuvius.store.writing import Conflict

__all__ = [
    "TROUBLE",
    "Ahead",
    "Answered",
    "Behind",
    "Change",
    "Claim",
    "Clock",
    "Conflict",
    "Due",
    "Finding",
    "Listing",
    "Note",
    "Person",
    "Reached",
    "Row",
    "Said",
    "Seated",
    "Store",
    "TableRecord",
    "Unavailable",
    "Wanted",
    "Wish",
]
