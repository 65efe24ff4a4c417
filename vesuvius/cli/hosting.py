"""Commands for hosts: serve tables, maintain the database, measure the server."""

import json
import sys
from collections.abc import Coroutine
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

import vesuvius
from vesuvius.cli.arguments import console, fail, on_the_shelf
from vesuvius.games import games

if TYPE_CHECKING:
    from vesuvius.web.schemas import Reach
    from vesuvius.web.settings import Settings

T = TypeVar("T")


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 for your whole network")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="the port; 0 takes a free one")] = 8079,
    browser: Annotated[bool, typer.Option("--open", help="open the browser")] = False,
) -> None:
    """Serve tables over the web, for yourself, your friends or your club."""
    from vesuvius.store import Ahead, Behind, Unavailable
    from vesuvius.web.server import PortTaken, StartFailed
    from vesuvius.web.server import serve as run

    def ready(address: str, reach: "Reach") -> None:
        console.print(f"Vesuvius runs at {address} (Ctrl-C stops it).", markup=False)
        console.print(for_others(reach, host), markup=False)
        if browser:
            typer.launch(address)

    try:
        run(read_settings(serving=True), host, port, ready)
    except (PortTaken, Ahead, Behind, Unavailable, StartFailed) as error:
        fail(str(error))


def for_others(reach: "Reach", host: str) -> str:
    """How phones and other computers come to the server, or why they cannot."""
    if reach.address is not None:
        return f"Phones and computers in your network open {reach.address}"
    if reach.why == "no_network":
        return (
            "This computer is in no network now, so no other device can open it. Join one; nothing must be restarted."
        )
    if host in ("127.0.0.1", "::1", "localhost"):
        return (
            "Only this computer can open it. For phones in your network: make party, or vesuvius serve --host 0.0.0.0"
        )
    return "Other devices can open it if they can reach that address."


def read_settings(*, serving: bool = False) -> "Settings":
    from vesuvius.web.settings import Settings

    try:
        settings = Settings.read()
        if serving:  # a backup must be possible before the secret is changed
            settings.check_secret()
    except (ValueError, OSError) as error:
        fail(f"{error}.")
    return settings


def migrate() -> None:
    """Migrate the database (VESUVIUS_DATABASE_URL, or the file in the data folder) to this version."""
    from vesuvius.store.backup import migrate_now

    run_work(migrate_now(read_settings().database_url))
    console.print("The database is up to date.")


def backup(file: Annotated[Path, typer.Argument(help="a new file, such as vesuvius.backup.gz")]) -> None:
    """Write all tables, moves and people to one file; the server may run meanwhile."""
    from vesuvius.store.backup import backup_to

    rows = run_work(backup_to(read_settings().database_url, file))
    console.print(
        f"{rows} rows are in {file}. Keep the secret that signs cookies as well (see docs/hosting.md).", markup=False
    )


def restore(
    file: Annotated[Path, typer.Argument(help="a file that `vesuvius backup` has written")],
    drop_orphans: Annotated[
        bool, typer.Option("--drop-orphans", help="leave out rows that refer to missing ones, as old backups have them")
    ] = False,
) -> None:
    """Restore a backup into an empty database, SQLite or PostgreSQL."""
    from vesuvius.store.backup import restore_from

    rows, dropped = run_work(restore_from(read_settings().database_url, file, drop_orphans=drop_orphans))
    left = f" {dropped} rows that refer to missing ones are left out." if dropped else ""
    console.print(f"{rows} rows are restored from {file}.{left}", markup=False)


def run_work(work: Coroutine[Any, Any, T]) -> T:
    """Run database work; a problem that the host can solve is reported in one sentence."""
    from vesuvius.store.backup import HostError, run

    try:
        return run(work)
    except HostError as error:
        fail(str(error))


def load(
    name: Annotated[str | None, typer.Option("--game", help="the game to play; default: the first")] = None,
    tables: Annotated[int, typer.Option(min=1, max=2000, help="tables at once, with two players each")] = 200,
    seconds: Annotated[float, typer.Option(min=0.5, max=3600, help="duration")] = 20.0,
    pace: Annotated[
        float | None, typer.Option(min=0.01, help="moves per second at each table; default: no pause")
    ] = None,
    every: Annotated[float | None, typer.Option(min=1, help="measure the server's memory use every N seconds")] = None,
    url: Annotated[
        str | None, typer.Option(help="a server with VESUVIUS_LIMITS=off and VESUVIUS_METRICS=on; default: start one")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Measure the server: moves per second and per CPU-second, latency between players, memory per table."""
    tool = load_tool()
    try:
        figures = tool.run(tool.LoadPlan(on_the_shelf(name or games()[0]), tables, seconds, pace, every), url)
    except tool.LoadFailed as error:
        fail(str(error))
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        for look in figures.pop("memory", []):
            console.print(f"after {look['s']:>6} s and {look['games']:>7} games{look['mb']:>10} MB")
        for figure, value in figures.items():
            console.print(f"{figure:<26}{value if value is not None else '-':>12}")


def load_tool() -> ModuleType:
    """Import ``tools/load.py``, which is not part of the package."""
    path = Path(vesuvius.__file__).parents[1] / "tools" / "load.py"
    if not path.is_file():
        fail("`vesuvius load` needs a working copy of Vesuvius: tools/load.py is not installed with the package.")
    found = spec_from_file_location("vesuvius_tools_load", path)
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    sys.modules[found.name] = module  # dataclasses look it up there
    found.loader.exec_module(module)
    return module
