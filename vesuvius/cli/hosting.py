"""Commands for hosts: serve tables, keep the database, measure what the server carries."""

import json
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from vesuvius.cli.arguments import console, fail, on_the_shelf

if TYPE_CHECKING:
    from vesuvius.web.settings import Settings

T = TypeVar("T")


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 for your whole network")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one")] = 8079,
    browser: Annotated[bool, typer.Option("--open", help="open it in the browser")] = False,
) -> None:
    """Serve tables over the web: alone, for friends, for a club."""
    from vesuvius.store import Behind, Unavailable
    from vesuvius.web.server import CannotWake, PortTaken
    from vesuvius.web.server import serve as run

    def ready(address: str) -> None:
        console.print(f"Vesuvius is awake at {address} (Ctrl-C puts it to sleep).", markup=False)
        if browser:
            typer.launch(address)

    try:
        run(_settings(), host, port, ready)
    except (PortTaken, Behind, Unavailable, CannotWake) as error:
        fail(str(error))


def _settings() -> "Settings":
    from vesuvius.web.settings import Settings

    try:
        return Settings.read()
    except (ValueError, OSError) as error:
        fail(f"{error}.")


def migrate() -> None:
    """Bring the database (VESUVIUS_DATABASE_URL, or our own file) to this version."""
    from vesuvius.store.backup import migrate_now

    _upkeep(migrate_now(_settings().database_url))
    console.print("The database is up to date.")


def backup(file: Annotated[Path, typer.Argument(help="a new file, such as vesuvius.backup.gz")]) -> None:
    """Write all tables, moves and people into one file, while the server runs."""
    from vesuvius.store.backup import backup_to

    rows = _upkeep(backup_to(_settings().database_url, file))
    console.print(
        f"{rows} rows are in {file}. Keep the secret that signs cookies as well (see docs/hosting.md).", markup=False
    )


def restore(file: Annotated[Path, typer.Argument(help="what `vesuvius backup` has written")]) -> None:
    """Fill an empty database, of either kind, from a backup."""
    from vesuvius.store.backup import restore_from

    rows = _upkeep(restore_from(_settings().database_url, file))
    console.print(f"{rows} rows are back from {file}.", markup=False)


def _upkeep(work: Coroutine[Any, Any, T]) -> T:
    """Run it; what a host can mend is one sentence."""
    from vesuvius.store.backup import Unfit, run

    try:
        return run(work)
    except Unfit as error:
        fail(str(error))


def load(
    name: Annotated[str, typer.Option("--game", help="the game that is played")] = "downfall",
    tables: Annotated[int, typer.Option(min=1, max=2000, help="tables at once, two players each")] = 200,
    seconds: Annotated[float, typer.Option(min=0.5, max=3600, help="how long")] = 20.0,
    pace: Annotated[float | None, typer.Option(min=0.01, help="moves a second at each table; else no pause")] = None,
    every: Annotated[
        float | None, typer.Option(min=1, help="tell the server's memory every so many seconds: does it grow?")
    ] = None,
    url: Annotated[str | None, typer.Option(help="a server with VESUVIUS_LIMITS=off; else one of our own")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="one object")] = False,
) -> None:
    """Measure the server: moves per second and per CPU-second, time to the other player, memory per table."""
    from vesuvius.load import LoadFailed, Plan, run

    try:
        figures = run(Plan(on_the_shelf(name), tables, seconds, pace, every), url)
    except LoadFailed as error:
        fail(str(error))
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        for look in figures.pop("memory", []):
            console.print(f"after {look['s']:>6} s and {look['games']:>7} games{look['mb']:>10} MB")
        for figure, value in figures.items():
            console.print(f"{figure:<26}{value if value is not None else '-':>12}")
