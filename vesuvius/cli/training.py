"""The command that teaches a net."""

import os
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from vesuvius.cli.arguments import GameName, check_seats, console, fail, on_the_shelf, say_if_plain, warn
from vesuvius.games import game, spec


class Preset(StrEnum):
    """The recipes by name (``vesuvius/training/rounds.py``)."""

    SMALL = "small"
    FULL = "full"


def train(
    name: GameName,
    out: Annotated[Path, typer.Option(help="the folder of the run; the same command resumes it")],
    players: Annotated[int, typer.Option(help="the number of players")] = 2,
    preset: Annotated[Preset, typer.Option(help="small: minutes on two cores; full: hours on sixteen")] = Preset.SMALL,
    rounds: Annotated[int | None, typer.Option(min=1, help="rounds of self-play and teaching")] = None,
    games: Annotated[int | None, typer.Option(min=1, help="games of a round")] = None,
    gate: Annotated[int | None, typer.Option(min=1, help="games from each seat in a match after a round")] = None,
    seed: Annotated[int, typer.Option(help="the same seed plays the same games")] = 1,
    processes: Annotated[int | None, typer.Option(min=1, help="games at once; default: one per core")] = None,
    device: Annotated[str, typer.Option(help="where torch teaches, such as cpu or cuda")] = "cpu",
) -> None:
    """Teach a net a game by playing against itself (extra vesuvius\\[train])."""
    check_seats(game(on_the_shelf(name)), players)
    if not spec(name).parts:
        fail(f"{name} does not say which parts its moves have, so no net can learn it.")
    try:
        from vesuvius.terminal.training import Follower
        from vesuvius.training.rounds import PRESETS, Run
    except ImportError as error:
        fail(f"Teaching needs {error.name}: pip install 'vesuvius[train]'.")
    say_if_plain(name)
    recipe = replace(PRESETS[preset], game=name, players=players, seed=seed)
    recipe = replace(recipe, rounds=rounds or recipe.rounds, games=games or recipe.games)
    recipe = replace(recipe, gate_rounds=gate or recipe.gate_rounds)
    try:
        with Follower(Console(stderr=True)) as follower:
            run = Run(recipe, out, processes or os.cpu_count() or 1, device, follower)
            run.go_on()
    except (OSError, ValueError) as error:
        fail(f"{error}")
    except KeyboardInterrupt:
        warn("Stopped. The same command resumes the run.")
        raise typer.Exit(130) from None
    console.print(f"{out / 'nets' / f'{run.scholar}.net'} plays best alone.")
    if run.champion.net is None:
        console.print("In the search no net has won yet.")
    else:
        console.print(f"In the search, {run.champion.variant} won.")
