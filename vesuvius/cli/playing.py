"""Commands for people who play: the shelf, the rules, a game at the terminal, games watched and told again."""

from datetime import date
from importlib.resources import files
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.table import Table as Rows

from vesuvius import journal as journals
from vesuvius.bots import Bot, bot, bots, card
from vesuvius.bots.failing import BotFailed, blamed
from vesuvius.cli.arguments import (
    GameName,
    Given,
    bots_named,
    check_seats,
    check_writable,
    console,
    fail,
    on_the_shelf,
    options_given,
    write,
)
from vesuvius.games import SHELF, game
from vesuvius.match import Match
from vesuvius.terminal import watch as watching
from vesuvius.terminal.session import Left, Session
from vesuvius.workers import cores_per_process, use_cores

LANGUAGES = ("en", "fr", "nl", "de", "ja")
"""In which the rules are written."""


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


def play(
    name: GameName,
    opponents: Annotated[str, typer.Option("--bots", help="the other seats, such as citizen,novice")] = "citizen",
    seat: Annotated[int, typer.Option(help="your seat, from 1")] = 1,
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same luck")] = None,
    option: Given = [],  # noqa: B006 - Typer reads the default, nobody writes to it
    journal: Annotated[Path | None, typer.Option(help="write the game there when it is over")] = None,
) -> None:
    """Play in the terminal against bots."""
    rules = game(on_the_shelf(name))
    names = bots_named(opponents, name)
    players = len(names) + 1
    check_seats(rules, players)
    if not 1 <= seat <= players:
        fail(f"Your seat is from 1 to {players}, not {seat}.")
    options = options_given(rules, option)
    check_writable(journal)
    luck: Random = SystemRandom() if seed is None else Random(seed)
    others = [s for s in range(players) if s != seat - 1]
    sitting, seated = dict(zip(others, names, strict=True)), dict[int, Bot]()
    match = Match(name, players, luck, **options)
    use_cores(cores_per_process(1))
    try:
        for s, one in sitting.items():
            with blamed(s):
                seated[s] = bot(one, name, None if seed is None else f"{seed}/{s}")
            console.print(f"{one} takes seat {s + 1}. {card(one, name).sentence}", style="dim")
        Session(match, seat - 1, seated, console).run()
    except Left:
        console.print("\nYou leave the table; the game is not finished.")
        raise typer.Exit(0) from None
    except BotFailed as failed:
        fail(f"{sitting[failed.seat]} {failed}.")
    console.print(f"Result: {journals.result(rules, match.state)}", style="bold")
    if journal:
        people = ", ".join(sitting.get(s, "a person") for s in range(players))
        headers = {"Date": date.today().isoformat(), "Bots": people}
        write(journal, journals.write(journals.record(name, match.state, match.moves, **headers)))


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
    rules = game(on_the_shelf(name))
    names = bots_named(players, name)
    check_seats(rules, len(names))
    options = options_given(rules, option)
    check_writable(journal)
    if games > 1 and journal:
        fail("A journal is written of one game, not of many.")
    try:
        if games > 1:
            console.print(watching.table_of(watching.series(name, names, games, seed, console, **options)))
            return
        played = watching.play_one(name, names, seed, **options)
    except BotFailed as failed:
        fail(f"{failed}.")
    told = watching.journal_of(name, played, names, Date=date.today().isoformat())
    watching.narrate(told, console, boards=boards)
    watching.show(told, played.state, console)
    if played.outcome is None:
        console.print(f"The game was cut off after {len(played.moves)} moves.", style="yellow")
    console.print(f"Result: {told.headers['Result']}", style="bold")
    if journal:
        write(journal, journals.write(told))


def replay(
    file: Annotated[Path, typer.Argument(help="a journal")],
    boards: Annotated[bool, typer.Option("--boards", help="show the board at every turn")] = False,
) -> None:
    """Tell a game again from its journal."""
    try:
        read = journals.read(file.read_text("utf-8"))
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}.")
    except UnicodeDecodeError:
        fail(f"{file} is not a text in UTF-8.")
    except journals.Malformed as error:
        fail(f"{file}, {error}")
    watching.narrate(read, console, boards=boards)
    last: Any = game(read.game).start(len(read.players), **read.options)
    for frame in journals.replay(read):
        last = frame.step.state
    watching.show(read, last, console)
    console.print(f"Result: {journals.result(game(read.game), last)}", style="bold")


def rules(
    name: GameName, language: Annotated[str, typer.Option(help=f"one of {', '.join(LANGUAGES)}")] = LANGUAGES[0]
) -> None:
    """The rules of a game in our own words."""
    if language not in LANGUAGES:
        fail(f"There are no rules in {language!r}; there are: {', '.join(LANGUAGES)}.")
    book = "RULES.md" if language == LANGUAGES[0] else f"RULES.{language}.md"
    console.print(Markdown(files(f"vesuvius.games.{on_the_shelf(name)}").joinpath(book).read_text("utf-8")))
