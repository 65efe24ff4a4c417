"""The settings of a server, from environment variables. All have defaults that suit a game at home."""

import os
import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from vesuvius.store.database import sqlite_url
from vesuvius.tables.closing import LIFETIMES, Lifetimes

SECRET = 32
"""The fewest characters of a secret: with one cookie of their own, anybody can try out shorter ones offline."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings. With ``embedded``, the database is a file in the data folder, and the server migrates it."""

    database_url: str
    secret: str
    embedded: bool = True
    redis_url: str | None = None
    origin: str | None = None
    limits: bool = True
    thinkers: int = 1
    lifetimes: Lifetimes = LIFETIMES
    metrics: str = "off"
    """``off``, ``on`` for all who reach the port, or a token that they must send."""
    lan_port: int | None = None
    """The port on which the local network reaches the server; None if it listens to this computer only."""

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ) -> "Settings":
        """Read the environment; a ValueError names a variable that is wrong."""
        given = environ.get("VESUVIUS_DATABASE_URL")
        return cls(
            database_url=given or sqlite_url(data_folder(environ) / "vesuvius.db"),
            secret=environ.get("VESUVIUS_SECRET") or _kept_secret(data_folder(environ)),
            embedded=given is None,
            redis_url=environ.get("VESUVIUS_REDIS_URL") or None,
            origin=_origin(environ),
            limits=environ.get("VESUVIUS_LIMITS", "on") != "off",
            thinkers=_count(environ, "VESUVIUS_THINKERS", max(1, (os.cpu_count() or 2) - 1)),
            lifetimes=Lifetimes(
                _count(environ, "VESUVIUS_WAITING_HOURS", LIFETIMES.waiting_hours, least=0),
                _count(environ, "VESUVIUS_IDLE_DAYS", LIFETIMES.idle_days, least=0),
            ),
            metrics=environ.get("VESUVIUS_METRICS") or "off",
        )

    def check_secret(self) -> None:
        """Raise a ValueError with a sentence if the secret can be guessed."""
        if len(self.secret) < SECRET:
            raise ValueError(
                f"The secret that signs cookies has only {len(self.secret)} characters and could be guessed. Set "
                f"VESUVIUS_SECRET to at least {SECRET}, such as `openssl rand -hex 32` prints, or unset it and delete "
                "a short file `secret` in the data folder. A new secret signs everybody out"
            )

    @property
    def secure(self) -> bool:
        """Whether cookies are sent over HTTPS only: yes if the public address is HTTPS."""
        return self.origin is not None and self.origin.startswith("https://")


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The user's folder for our data, created if it is missing."""
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
    """The secret that signs cookies, created once in the data folder and readable by its owner only."""
    path = folder / "secret"
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(32))
    except FileExistsError:
        pass
    return path.read_text("utf-8").strip()


def _origin(environ: Mapping[str, str]) -> str | None:
    """The public address as browsers send it: in lower case, without the usual port."""
    text = environ.get("VESUVIUS_ORIGIN", "")
    if not text:
        return None
    parts = urlsplit(text.lower())
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme)
    if usual is None or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise ValueError(f"VESUVIUS_ORIGIN must look like https://pompeii.example.org, not {text!r}")
    return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"


def _count(environ: Mapping[str, str], name: str, default: int, least: int = 1) -> int:
    text = environ.get(name, "")
    if text and not (text.isdecimal() and len(text) < 10 and int(text) >= least):
        raise ValueError(f"{name} must be a whole number of at least {least}, not {text!r}")
    return int(text) if text else default
