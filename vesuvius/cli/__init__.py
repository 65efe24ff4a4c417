"""``vesuvius``: play, host and measure the games from a terminal."""

import io
import sys

import typer

from vesuvius.cli.hosting import backup, load, migrate, restore, serve
from vesuvius.cli.playing import play, replay, rules, show_games, watch
from vesuvius.cli.research import arena, bench, study

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Three board games about Pompeii.")


@app.callback()
def speak() -> None:
    """Whatever a terminal cannot show, a question mark stands for."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


app.command("games")(show_games)
for command in (play, watch, replay, serve, migrate, backup, restore, rules, bench, load, arena, study):
    app.command()(command)
