"""Trouble with the database: what is wrong, in a sentence; counted, and logged at most once in ten seconds."""

import logging
import sqlite3
from time import monotonic

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

log = logging.getLogger("vesuvius.store")
log.addHandler(logging.NullHandler())  # a command that sets up no logs prints a sentence of its own

SLOW = "The database takes too long to answer."

QUIET = 10.0
"""Seconds in which trouble is logged once."""

_SQLITE = {
    sqlite3.SQLITE_FULL: "The disk is full.",
    sqlite3.SQLITE_READONLY: "The database file is read-only.",
    sqlite3.SQLITE_CANTOPEN: "The database file cannot be opened.",
    sqlite3.SQLITE_PERM: "The database file cannot be opened: permission denied.",
    sqlite3.SQLITE_NOTADB: "The database file is damaged, or not a SQLite database.",
    sqlite3.SQLITE_CORRUPT: "The database file is damaged: restore a backup.",
    sqlite3.SQLITE_BUSY: "The database is locked by another program.",
    sqlite3.SQLITE_LOCKED: "The database is locked by another program.",
    sqlite3.SQLITE_IOERR: "The disk cannot be read or written.",
}

_POSTGRES = {"08", "25", "28", "3D", "53", "57", "58", "XX"}
"""The classes of SQLSTATE that concern the server and not the statement: connection, transaction state, authorization,
catalogue, resources, shutdown, system and internal errors. Their messages contain no values."""


def sentence(error: BaseException) -> str | None:
    """What is wrong with the database, without any value; None if it only rejects a statement."""
    if isinstance(error, NoConnection):
        return "All connections to the database are in use."
    if isinstance(error, TimeoutError):
        return SLOW
    if isinstance(error, OSError):
        return f"The database cannot be reached ({error.strerror or type(error).__name__})."
    if not isinstance(error, DBAPIError):
        return None
    code: int = getattr(error.orig, "sqlite_errorcode", None) or 0
    state: str = getattr(error.orig, "sqlstate", None) or ""
    if (said := _SQLITE.get(code & 0xFF)) is not None:
        return said
    if state[:2] in _POSTGRES:
        return f"The database answers: {str(error.orig).splitlines()[0].rstrip('.')}."
    return "The connection to the database is lost." if error.connection_invalidated else None


def read_only(error: BaseException) -> bool:
    """Whether SQLite refused to write because its connection was opened read-only, or the disk is."""
    code: int = getattr(getattr(error, "orig", None), "sqlite_errorcode", None) or 0
    return code & 0xFF == sqlite3.SQLITE_READONLY


class Trouble:
    """How often the database was in trouble in this process."""

    def __init__(self) -> None:
        self.count = 0
        self.quiet_until = 0.0

    def note(self, said: str) -> None:
        """Count it; log it unless trouble was logged a moment ago."""
        self.count += 1
        now = monotonic()
        if now >= self.quiet_until:
            self.quiet_until = now + QUIET
            log.error("the database is in trouble", extra={"cause": said, "count": self.count})


TROUBLE = Trouble()
