"""``vesuvius``: play, watch, replay and measure the games from a terminal."""

import json
import os
import shlex
import sys
from collections.abc import Coroutine
from datetime import date
from importlib.resources import files
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Rows

from vesuvius import journal as journals
from vesuvius.bots import SEARCHERS, Budget, bot, bots, card
from vesuvius.game import AnyGame, Json
from vesuvius.games import SHELF, TWINS, compiled, game
from vesuvius.match import Match
from vesuvius.terminal import watch as watching
from vesuvius.terminal.table import Left, Table

if TYPE_CHECKING:
    from vesuvius.web.settings import Settings

T = TypeVar("T")

LANGUAGES = ("en", "fr", "nl", "de", "ja")
"""In which the rules are written."""

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Three board games about Pompeii.")
console = Console(highlight=False)


def _fail(sentence: str) -> NoReturn:
    """One sentence on the error stream, and exit code 2."""
    Console(stderr=True, highlight=False).print(sentence, style="red", markup=False)
    raise typer.Exit(2)


def _game(name: str) -> str:
    if name not in SHELF:
        _fail(f"There is no game {name!r} on the shelf; there are: {', '.join(SHELF)}.")
    return name


def _bots(names: str, name: str) -> list[str]:
    chosen = [part.strip() for part in names.split(",") if part.strip()]
    for one in chosen:
        try:
            card(one, name)
        except KeyError as error:
            _fail(f"There is {error.args[0]}.")
    if any(one in SEARCHERS for one in chosen):
        _say_if_plain(name)
    return chosen


def _options(rules: AnyGame, given: list[str]) -> dict[str, Json]:
    """Options as ``name=value``; values are JSON, or plain words."""
    options: dict[str, Json] = {}
    for option in given:
        key, equals, text = option.partition("=")
        if not equals:
            _fail(f"An option is written name=value, not {option!r}.")
        try:
            options[key] = json.loads(text)
        except ValueError:
            options[key] = text
    try:
        rules.start(rules.about()["players"][0], **options)
    except ValueError as error:
        _fail(f"{error}.")
    return options


def _check_seats(rules: AnyGame, players: int) -> None:
    counts = rules.about()["players"]
    if players not in counts:
        _fail(f"{rules.about()['title']} is for {counts[0]} to {counts[-1]} players, not {players}.")


GameName = Annotated[str, typer.Argument(help="downfall, pompeji or lastdays: see `vesuvius games`")]
Given = Annotated[list[str], typer.Option("--option", "-o", help="an option of the game, name=value")]


@app.command("games")
def show_games() -> None:
    """What is on the shelf."""
    rows = Rows("game", "", "players", "minutes", "options", "bots", box=None, header_style="bold", padding=(0, 1))
    for name in SHELF:
        about = game(name).about()
        rows.add_row(
            name,
            f"{about['title']}\n[dim]{', '.join(str(part) for part in (about['author'], about['year']) if part)}[/dim]",
            f"{about['players'][0]}-{about['players'][-1]}",
            str(about["minutes"]),
            "\n".join(about["options"]),
            "\n".join(bots(name)),
        )
    console.print(rows)


@app.command()
def play(
    name: GameName,
    opponents: Annotated[str, typer.Option("--bots", help="the other seats, such as citizen,novice")] = "citizen",
    seat: Annotated[int, typer.Option(help="your seat, from 1")] = 1,
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same luck")] = None,
    option: Given = [],  # noqa: B006 - Typer reads the default, nobody writes to it
    journal: Annotated[Path | None, typer.Option(help="write the game there when it is over")] = None,
) -> None:
    """Play in the terminal against bots."""
    rules = game(_game(name))
    names = _bots(opponents, name)
    players = len(names) + 1
    _check_seats(rules, players)
    if not 1 <= seat <= players:
        _fail(f"Your seat is from 1 to {players}, not {seat}.")
    options = _options(rules, option)
    luck: Random = SystemRandom() if seed is None else Random(seed)
    others = [s for s in range(players) if s != seat - 1]
    sitting = dict(zip(others, names, strict=True))
    seated = {s: bot(one, name, None if seed is None else f"{seed}/{s}") for s, one in sitting.items()}
    match = Match(name, players, luck, **options)
    for s, one in sitting.items():
        console.print(f"{one} takes seat {s + 1}. {card(one, name).sentence}", style="dim")
    try:
        Table(match, seat - 1, seated, console).run()
    except Left:
        console.print("\nYou leave the table; the game is not finished.")
        raise typer.Exit(0) from None
    console.print(f"Result: {journals.result(rules, match.state)}", style="bold")
    if journal:
        people = ", ".join(sitting.get(s, "a person") for s in range(players))
        headers = {"Date": date.today().isoformat(), "Bots": people}
        _write(journal, journals.write(journals.record(name, match.state, match.moves, **headers)))


@app.command()
def watch(
    name: GameName,
    players: Annotated[str, typer.Option("--bots", help="a bot for each seat")] = "citizen,novice",
    games: Annotated[int, typer.Option(min=1, help="more than one: only the score is shown")] = 1,
    seed: Annotated[int, typer.Option(help="the same seed shows the same games")] = 1,
    boards: Annotated[bool, typer.Option("--boards", help="show the board at every turn")] = False,
    option: Given = [],  # noqa: B006
    journal: Annotated[Path | None, typer.Option(help="write the game there (one game only)")] = None,
) -> None:
    """Watch bots play: one game told, or many counted."""
    rules = game(_game(name))
    names = _bots(players, name)
    _check_seats(rules, len(names))
    options = _options(rules, option)
    if games > 1:
        if journal:
            _fail("A journal is written of one game, not of many.")
        scores = watching.series(name, names, games, seed, console, **options)
        console.print(watching.table_of(scores))
        return
    played = watching.play_one(name, names, seed, **options)
    told = watching.journal_of(name, played, names, Date=date.today().isoformat())
    watching.narrate(told, console, boards=boards)
    watching.show(told, played.state, console)
    if played.outcome is None:
        console.print(f"The game was cut off after {len(played.moves)} moves.", style="yellow")
    console.print(f"Result: {told.headers['Result']}", style="bold")
    if journal:
        _write(journal, journals.write(told))


def _write(path: Path, text: str, what: str = "journal") -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        _fail(f"{path} cannot be written: {error.strerror}.")
    console.print(f"The {what} is in {path}.", style="dim", markup=False)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a journal")],
    boards: Annotated[bool, typer.Option("--boards", help="show the board at every turn")] = False,
) -> None:
    """Tell a game again from its journal."""
    try:
        read = journals.read(file.read_text("utf-8"))
    except OSError as error:
        _fail(f"{file} cannot be read: {error.strerror}.")
    except UnicodeDecodeError:
        _fail(f"{file} is not a text in UTF-8.")
    except journals.Malformed as error:
        _fail(f"{file}, {error}")
    watching.narrate(read, console, boards=boards)
    last: Any = game(read.game).start(len(read.players), **read.options)
    for frame in journals.replay(read):
        last = frame.step.state
    watching.show(read, last, console)
    console.print(f"Result: {journals.result(game(read.game), last)}", style="bold")


@app.command()
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
        _fail(str(error))


def _settings() -> "Settings":
    from vesuvius.web.settings import Settings

    try:
        return Settings.read()
    except (ValueError, OSError) as error:
        _fail(f"{error}.")


@app.command()
def migrate() -> None:
    """Bring the database (VESUVIUS_DATABASE_URL, or our own file) to this version."""
    from vesuvius.store.upkeep import migrate_now

    _upkeep(migrate_now(_settings().database_url))
    console.print("The database is up to date.")


@app.command()
def backup(file: Annotated[Path, typer.Argument(help="a new file, such as vesuvius.backup.gz")]) -> None:
    """Write all tables, moves and people into one file, while the server runs."""
    from vesuvius.store.upkeep import backup_to

    rows = _upkeep(backup_to(_settings().database_url, file))
    console.print(
        f"{rows} rows are in {file}. Keep the secret that signs cookies as well (see docs/hosting.md).", markup=False
    )


@app.command()
def restore(file: Annotated[Path, typer.Argument(help="what `vesuvius backup` has written")]) -> None:
    """Fill an empty database, of either kind, from a backup."""
    from vesuvius.store.upkeep import restore_from

    rows = _upkeep(restore_from(_settings().database_url, file))
    console.print(f"{rows} rows are back from {file}.", markup=False)


def _upkeep(work: Coroutine[Any, Any, T]) -> T:
    """Run it; what a host can mend is one sentence."""
    from vesuvius.store.upkeep import Unfit, run

    try:
        return run(work)
    except Unfit as error:
        _fail(str(error))


@app.command()
def rules(
    name: GameName, language: Annotated[str, typer.Option(help=f"one of {', '.join(LANGUAGES)}")] = LANGUAGES[0]
) -> None:
    """The rules of a game in our own words."""
    if language not in LANGUAGES:
        _fail(f"There are no rules in {language!r}; there are: {', '.join(LANGUAGES)}.")
    book = "RULES.md" if language == LANGUAGES[0] else f"RULES.{language}.md"
    console.print(Markdown(files(f"vesuvius.games.{_game(name)}").joinpath(book).read_text("utf-8")))


@app.command()
def bench(
    name: Annotated[str | None, typer.Argument(help="one game; else all")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="one object a line")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU-seconds for each measurement")] = 2.0,
) -> None:
    """Measure how many random games, decisions and copies a CPU-second holds."""
    from vesuvius.bench import measure

    for one in [_game(name)] if name else SHELF:
        _say_if_plain(one)
        for figure in measure(one, seconds):
            if as_json:
                typer.echo(json.dumps({"name": figure.name, "value": round(figure.value, 1)}))
            else:
                console.print(f"{figure.name:<40}{figure.value:>14,.1f}")


@app.command()
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
        figures = run(Plan(_game(name), tables, seconds, pace, every), url)
    except LoadFailed as error:
        _fail(str(error))
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        for look in figures.pop("memory", []):
            console.print(f"after {look['s']:>6} s and {look['games']:>7} games{look['mb']:>10} MB")
        for figure, value in figures.items():
            console.print(f"{figure:<26}{value if value is not None else '-':>12}")


def _say_if_plain(name: str) -> None:
    """Once, at the start of a command that searches: is the twin slow for want of a compiler?"""
    if name in TWINS and not compiled(name):
        sentence = f"The fast twin of {name} is not compiled here and runs as plain Python, some hundred times slower."
        Console(stderr=True, highlight=False).print(sentence, style="yellow")


@app.command()
def arena(
    name: GameName,
    seats: Annotated[str, typer.Option(help="a bot for each seat, by name or as mybot.py:Class")],
    players: Annotated[int | None, typer.Option(help="play every choice of so many of the bots")] = None,
    games: Annotated[int, typer.Option(min=1, help="games of each line-up; seats rotate")] = 100,
    seed: Annotated[int, typer.Option(help="the same seed deals the same luck")] = 1,
    budget: Annotated[float | None, typer.Option(min=0.001, help="seconds a move; else as each bot likes")] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="nodes a move, so that games repeat themselves")] = None,
    option: Given = [],  # noqa: B006
    processes: Annotated[int | None, typer.Option(min=1, help="games at once; else one on each core")] = None,
    ray: Annotated[str | None, typer.Option(help="play on the Ray cluster at this address; or local")] = None,
    patience: Annotated[float, typer.Option(min=0.1, help="seconds until a silent bot forfeits")] = 60.0,
    file: Annotated[Path | None, typer.Option(help="keep the games there; the same command goes on from it")] = None,
    journals: Annotated[Path | None, typer.Option(help="a folder for the journals of all games")] = None,
    report: Annotated[Path | None, typer.Option(help="write a page with plots there")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the last line is one object")] = False,
) -> None:
    """Let bots play many games, seats rotated and luck shared, and see who is stronger."""
    from vesuvius.arena.plan import ArenaFailed, plan_of
    from vesuvius.arena.report import report as page_of
    from vesuvius.arena.run import Run
    from vesuvius.terminal import arena as showing

    rules = game(_game(name))
    entrants = _bots(seats, name)
    _check_seats(rules, players or len(entrants))
    if players and len(entrants) < players:
        _fail(f"For {players} players at least {players} bots are named, not {len(entrants)}.")
    if report and not report.parent.is_dir():
        _fail(f"{report} cannot be written: there is no folder {report.parent}.")
    plan = plan_of(name, entrants, players, seed=seed, budget=Budget(budget, nodes), **_options(rules, option))
    interrupted = False
    try:
        with Run(plan, games, processes=processes, ray=ray, patience=patience, file=file, journals=journals) as running:
            try:
                showing.follow(running, Console(stderr=True))
            except KeyboardInterrupt:
                interrupted = True
    except ArenaFailed as error:
        _fail(str(error))
    standings = running.standings
    if report:
        _write(report, page_of(standings, shlex.join(["vesuvius", *sys.argv[1:]])), "report")
    if not as_json:
        showing.show(standings, console)
    if interrupted:
        sentence = f"{len(standings.results)} of {running.games} games are played. "
        sentence += "The same command goes on from there." if file else "With --file such a run can go on later."
        Console(stderr=True, highlight=False).print(sentence, style="yellow")
    if as_json:
        typer.echo(json.dumps(standings.as_json()))
    if interrupted:
        raise typer.Exit(130)


@app.command()
def study(
    name: GameName,
    games: Annotated[int, typer.Option(min=1, help="games for each number of players")] = 100,
    players: Annotated[str, typer.Option(help="numbers of players, as 2,4; else all")] = "",
    who: Annotated[str, typer.Option("--bot", help="the bot in every seat")] = "citizen",
    seed: Annotated[int, typer.Option(help="the same seed plays the same games")] = 1,
    option: Given = [],  # noqa: B006
    processes: Annotated[int | None, typer.Option(min=1, help="games at once; else one on each core")] = None,
    report: Annotated[Path | None, typer.Option(help="write a page with plots there")] = None,
    pictures: Annotated[Path | None, typer.Option(help="a folder for the main plots, as SVG")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the last line is one object")] = False,
) -> None:
    """Measure many games between bots: balance, length, margins, what decides; beside figures found before."""
    from vesuvius.plots import picture
    from vesuvius.studies import pages
    from vesuvius.terminal import study as studying

    rules = game(_game(name))
    if len(_bots(who, name)) != 1:
        _fail("One bot takes every seat of a study.")
    chosen = [part.strip() for part in players.split(",") if part.strip()]
    if not all(part.isdecimal() for part in chosen):
        _fail(f"Numbers of players are written as 2,4, not {players!r}.")
    tables = [int(part) for part in chosen] or rules.about()["players"]
    for number in tables:
        _check_seats(rules, number)
    options = _options(rules, option)
    for folder in (report and report.parent, pictures):
        if folder and not folder.is_dir():
            _fail(f"There is no folder {folder} to write to.")
    at_once = processes or os.cpu_count() or 1
    found = []
    for table in studying.study(name, who, tables, games, seed, Console(stderr=True), at_once, **options):
        found.append(table)
        if not as_json:
            console.print(studying.table_of(table), "")
    if report:
        _write(report, pages.whole_page(found, shlex.join(["vesuvius", *sys.argv[1:]])), "report")
    if pictures:
        for plot, figure in pages.pictures(found).items():
            _write(pictures / f"study-{name}-{plot}.svg", picture(figure), "picture")
    if as_json:
        each = [table.as_json() for table in found]
        typer.echo(json.dumps({"game": name, "bot": who, "seed": seed, "options": options, "tables": each}))
