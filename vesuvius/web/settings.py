"""What a host may set, all of it by environment variables; nothing needs to be set for an evening at home."""

import os
import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from vesuvius.store.database import sqlite_url


@dataclass(frozen=True, slots=True)
class Settings:
    """How this server runs. ``embedded``: the database is our own file, and migrated by us."""

    database_url: str
    secret: str
    embedded: bool = True
    redis_url: str | None = None
    origin: str | None = None
    limits: bool = True
    thinkers: int = 1

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ) -> "Settings":
        """From the environment; a ValueError says which variable is wrong."""
        given = environ.get("VESUVIUS_DATABASE_URL")
        return cls(
            database_url=given or sqlite_url(data_folder(environ) / "vesuvius.db"),
            secret=environ.get("VESUVIUS_SECRET") or _kept_secret(data_folder(environ)),
            embedded=given is None,
            redis_url=environ.get("VESUVIUS_REDIS_URL") or None,
            origin=(environ.get("VESUVIUS_ORIGIN") or "").rstrip("/") or None,
            limits=environ.get("VESUVIUS_LIMITS", "on") != "off",
            thinkers=_count(environ, "VESUVIUS_THINKERS", max(1, (os.cpu_count() or 2) - 1)),
        )

    @property
    def secure(self) -> bool:
        """Whether cookies travel over HTTPS only: they do where the public address says so."""
        return self.origin is not None and self.origin.startswith("https://")


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The user's own folder for our data, made if need be."""
    if given := environ.get("VESUVIUS_DATA"):
        folder = Path(given)
    elif sys.platform == "win32":
        folder = Path(environ.get("LOCALAPPDATA") or Path.home()) / "Vesuvius"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support" / "Vesuvius"
    else:
        folder = Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "vesuvius"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def _kept_secret(folder: Path) -> str:
    """The secret that signs cookies: made once, kept beside the database, readable by its owner only."""
    path = folder / "secret"
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(32))
    except FileExistsError:
        pass
    return path.read_text("utf-8").strip()


def _count(environ: Mapping[str, str], name: str, default: int) -> int:
    text = environ.get(name, "")
    if text and not (text.isdecimal() and int(text) > 0):
        raise ValueError(f"{name} is a number from 1 on, not {text!r}")
    return int(text) if text else default
