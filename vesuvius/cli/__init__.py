"""``vesuvius``: play, host and measure the games from a terminal."""

import io
import sys

import typer

from vesuvius.cli.arguments import fail
from vesuvius.cli.hosting import backup, load, migrate, restore, serve
from vesuvius.cli.learning import learn
from vesuvius.cli.nets import commands as nets
from vesuvius.cli.playing import play, replay, rules, show_games, watch
from vesuvius.cli.puzzling import commands as puzzles
from vesuvius.cli.research import arena, bench, study
from vesuvius.cli.reviewing import review
from vesuvius.cli.tables import close, doctor, tidy
from vesuvius.cli.training import train
from vesuvius.games import ShelfError, games

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Three board games about Pompeii.")


@app.callback()
def prepare() -> None:
    """Print a question mark for characters that the terminal lacks; report a broken shelf."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        games()
    except ShelfError as error:
        fail(f"{error}.")


app.command("games")(show_games)
app.add_typer(puzzles, name="puzzles")
app.add_typer(nets, name="net")
for command in (
    play,
    learn,
    watch,
    replay,
    review,
    serve,
    migrate,
    backup,
    restore,
    doctor,
    close,
    tidy,
    rules,
    bench,
    load,
    arena,
    study,
    train,
):
    app.command()(command)
