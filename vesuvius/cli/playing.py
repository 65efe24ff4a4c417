"""Commands for players: list games, read rules, play in the terminal, watch and replay games."""

from datetime import date
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table as Rows

from vesuvius import journal as journals
from vesuvius.bots import STRENGTH, Bot, bot, bots, card, strengths
from vesuvius.bots.failing import BotFailed, blamed
from vesuvius.cli.arguments import (
    GameName,
    Given,
    bots_named,
    check_seats,
    check_writable,
    console,
    default_bot,
    fail,
    journal_in,
    on_the_shelf,
    options_given,
    write,
)
from vesuvius.contract import AnyState
from vesuvius.games import game, games
from vesuvius.match import Match
from vesuvius.origin import NoMoment, Origin, of_journal
from vesuvius.terminal import watch as watching
from vesuvius.terminal.rulebook import readable
from vesuvius.terminal.session import Left, Session
from vesuvius.words import ENGLISH, LANGUAGES, rule_book
from vesuvius.workers import cores_per_process, use_cores


def show_games() -> None:
    """List the games."""
    rows = Rows("game", "", "players", "minutes", "options", "bots", box=None, header_style="bold", padding=(0, 1))
    for name in games():
        about = game(name).about()
        rows.add_row(
            name,
            f"{about['title']}\n[dim]{', '.join(str(part) for part in (about['author'], about['year']) if part)}[/dim]",
            f"{about['players'][0]}-{about['players'][-1]}",
            str(about["minutes"]),
            "\n".join(about["options"]),
            "\n".join([*bots(name), *([f"{STRENGTH}1 to {len(steps)}"] if (steps := strengths(name)) else [])]),
        )
    console.print(rows)


def play(
    name: Annotated[str | None, typer.Argument(help="a game, unless --from names one: see `vesuvius games`")] = None,
    opponents: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help="the bots of the other seats, such as citizen,novice, or strengths, such as 3,5; default: one citizen",
        ),
    ] = None,
    seat: Annotated[int, typer.Option(help="your seat, from 1")] = 1,
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same cards and dice")] = None,
    option: Given = [],  # noqa: B006 - Typer reads the default, nobody writes to it
    journal: Annotated[Path | None, typer.Option(help="write the journal of the game to this file")] = None,
    origin: Annotated[Path | None, typer.Option("--from", help="play on from a moment of this journal")] = None,
    number: Annotated[int | None, typer.Option("--move", min=0, help="after this move; default: the last")] = None,
    dealt: Annotated[bool, typer.Option("--dealt", help="deal again what your seat cannot see")] = False,
) -> None:
    """Play in the terminal against bots, from the beginning or on from a moment of another game."""
    moment = None if origin is None else moment_of(origin, number)
    if moment is not None and (name not in (None, moment.game) or option):
        fail("With --from, the game and its options are those of the journal.")
    if moment is None and (number is not None or dealt):
        fail("--move and --dealt need --from and a journal.")
    if name is None and moment is None:
        fail("Which game? `vesuvius games` lists them; or play on --from a journal.")
    name = on_the_shelf(name or (moment.game if moment else ""))
    rules = game(name)
    opponents = opponents or ",".join([default_bot(name)] * (moment.players - 1 if moment else 1))
    names = bots_named(opponents, name)
    players = len(names) + 1
    check_seats(rules, players)
    if moment is not None and players != moment.players:
        fail(f"That game has {moment.players} seats: name {moment.players - 1} bots, not {len(names)}.")
    if not 1 <= seat <= players:
        fail(f"Your seat is from 1 to {players}, not {seat}.")
    options = options_given(rules, option)
    check_writable(journal)
    rng: Random = SystemRandom() if seed is None else Random(seed)
    others = [s for s in range(players) if s != seat - 1]
    sitting, seated = dict(zip(others, names, strict=True)), dict[int, Bot]()
    stored = moment.begin("dealt" if dealt else "kept", seat - 1, rng) if moment else None
    position = stored["position"] if stored else None
    match = Match(name, players, rng, None if position is None else rules.load(position), **options)
    use_cores(cores_per_process(1))
    try:
        for s, one in sitting.items():
            with blamed(s):
                seated[s] = bot(one, name, None if seed is None else f"{seed}/{s}")
            console.print(f"{one} takes seat {s + 1}. {card(one, name).sentence}", style="dim")
        Session(match, seat - 1, seated, console).run()
    except Left:
        console.print("\nYou left the table; the game is not finished.")
        raise typer.Exit(0) from None
    except BotFailed as failed:
        fail(f"{sitting[failed.seat]} {failed}.")
    console.print(f"Result: {journals.result(rules, match.state)}", style="bold")
    if journal:
        people = ", ".join(sitting.get(s, "a person") for s in range(players))
        headers = {"Date": date.today().isoformat(), "Bots": people}
        if stored is not None:
            headers["Origin"] = stored["title"]
        recorded = journals.record(name, match.state, match.moves, None, position, **headers)
        write(journal, journals.write(recorded))


def moment_of(file: Path, number: int | None) -> Origin:
    """The moment of a journal to play on from."""
    read = journal_in(file)
    try:
        return of_journal(read, len(read.moves) if number is None else number)
    except NoMoment as error:
        fail(f"{file}: {error}")


def watch(
    name: GameName,
    players: Annotated[
        str | None,
        typer.Option("--bots", help="a bot, or the number of a strength, for each seat; default: citizen,novice"),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="with more than one, only statistics are shown")] = 1,
    seed: Annotated[int, typer.Option(help="the same seed plays the same games")] = 1,
    boards: Annotated[bool, typer.Option("--boards", help="show the board at every turn")] = False,
    option: Given = [],  # noqa: B006
    journal: Annotated[Path | None, typer.Option(help="write the journal to this file (one game only)")] = None,
) -> None:
    """Watch bots play: one game move by move, or the statistics of many."""
    rules = game(on_the_shelf(name))
    names = bots_named(f"{default_bot(name)},novice" if players is None else players, name)
    check_seats(rules, len(names))
    options = options_given(rules, option)
    check_writable(journal)
    if games > 1 and journal:
        fail("A journal has one game: use --journal with --games 1.")
    try:
        if games > 1:
            console.print(watching.table_of(watching.series(name, names, games, seed, console, **options)))
            return
        played = watching.play_one(name, names, seed, **options)
    except BotFailed as failed:
        fail(f"{failed}.")
    recorded = watching.journal_of(name, played, names, Date=date.today().isoformat())
    watching.narrate(recorded, console, boards=boards)
    watching.show(recorded, played.state, console)
    if played.outcome is None:
        console.print(f"The game was truncated after {len(played.moves)} moves.", style="yellow")
    console.print(f"Result: {recorded.headers['Result']}", style="bold")
    if journal:
        write(journal, journals.write(recorded))


def replay(
    file: Annotated[Path, typer.Argument(help="a journal")],
    boards: Annotated[bool, typer.Option("--boards", help="show the board at every turn")] = False,
) -> None:
    """Replay a game from its journal."""
    read = journal_in(file)
    watching.narrate(read, console, boards=boards)
    last: AnyState = read.start
    for frame in journals.replay(read):
        last = frame.step.state
    watching.show(read, last, console)
    console.print(f"Result: {journals.result(read.rules, last)}", style="bold")


def rules(
    name: GameName,
    language: Annotated[str, typer.Option(help=f"one of {', '.join(LANGUAGES)}")] = ENGLISH,
    rulings: Annotated[bool, typer.Option("--rulings", help="also where the sources differ, and why")] = False,
) -> None:
    """Print the rules of a game, in our own words."""
    if language not in LANGUAGES:
        fail(f"There are no rules in {language!r}; there are: {', '.join(LANGUAGES)}.")
    book = rule_book(on_the_shelf(name), language)
    if book is None:
        fail(f"There are no rules of {name} in {LANGUAGES[language]}.")
    console.print(Markdown(readable(book, rulings=rulings)))
