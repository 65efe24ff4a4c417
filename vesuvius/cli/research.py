"""Commands for research: speed, strength, and what many games have in common."""

import json
import os
import shlex
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from vesuvius.bots import Budget
from vesuvius.bots.failing import BotFailed
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
    say_if_plain,
    warn,
    write,
)
from vesuvius.games import SHELF, game


def bench(
    name: Annotated[str | None, typer.Argument(help="one game; else all")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="one object a line")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU-seconds for each measurement")] = 2.0,
) -> None:
    """Measure how many random games, decisions and copies a CPU-second holds."""
    from vesuvius.bench import measure

    for one in [on_the_shelf(name)] if name else SHELF:
        say_if_plain(one)
        for figure in measure(one, seconds):
            if as_json:
                typer.echo(json.dumps({"name": figure.name, "value": round(figure.value, 1)}))
            else:
                console.print(f"{figure.name:<40}{figure.value:>14,.1f}")


def arena(
    name: GameName,
    seats: Annotated[str, typer.Option(help="a bot for each seat, by name or as mybot.py:Class")],
    players: Annotated[int | None, typer.Option(help="play every choice of so many of the bots")] = None,
    games: Annotated[int, typer.Option(min=1, help="games of each line-up; seats rotate")] = 100,
    seed: Annotated[int, typer.Option(help="the same seed deals the same luck")] = 1,
    budget: Annotated[float | None, typer.Option(min=0.001, help="at most so many seconds a move")] = None,
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

    rules = game(on_the_shelf(name))
    entrants = bots_named(seats, name)
    check_seats(rules, len(entrants) if players is None else players)
    if players is not None and len(entrants) < players:
        fail(f"For {players} players at least {players} bots are named, not {len(entrants)}.")
    check_writable(report)
    if report and file and report.resolve() == file.resolve():
        fail(f"{file} cannot be the file of the run and its report.")
    plan = plan_of(name, entrants, players, seed=seed, budget=Budget(budget, nodes), **options_given(rules, option))
    interrupted = False
    try:
        with Run(plan, games, processes=processes, ray=ray, patience=patience, file=file, journals=journals) as running:
            try:
                showing.follow(running, Console(stderr=True))
            except KeyboardInterrupt:
                interrupted = True
    except ArenaFailed as error:
        fail(str(error))
    standings = running.standings
    if not as_json:
        showing.show(standings, console)
    if interrupted:
        sentence = f"{len(standings.results)} of {running.games} games are played. "
        sentence += "The same command goes on from there." if file else "With --file such a run can go on later."
        warn(sentence)
    try:
        if report:
            write(report, page_of(standings, shlex.join(["vesuvius", *sys.argv[1:]])), "report")
    finally:
        if as_json:
            typer.echo(json.dumps(standings.as_json()))
    if interrupted:
        raise typer.Exit(130)


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

    rules = game(on_the_shelf(name))
    if len(bots_named(who, name)) != 1:
        fail("One bot takes every seat of a study.")
    chosen = [part.strip() for part in players.split(",") if part.strip()]
    if not all(part.isdecimal() for part in chosen):
        fail(f"Numbers of players are written as 2,4, not {players!r}.")
    tables = [int(part) for part in chosen] or rules.about()["players"]
    for number in tables:
        check_seats(rules, number)
    options = options_given(rules, option)
    check_writable(report)
    if pictures and not pictures.is_dir():
        fail(f"There is no folder {pictures} to write to.")
    at_once = processes or os.cpu_count() or 1
    found, interrupted = [], False
    try:
        for table in studying.study(name, who, tables, games, seed, Console(stderr=True), at_once, **options):
            found.append(table)
            if not as_json:
                console.print(studying.table_of(table), "")
    except KeyboardInterrupt:
        interrupted = True
        warn(f"Stopped after {len(found)} of {len(tables)} numbers of players; games of the next are not counted.")
    except BotFailed as failed:
        fail(f"{failed}.")
    except BrokenProcessPool:
        fail(f"A process of the study ended by itself; {who} may have ended it.")
    if report and found:
        write(report, pages.whole_page(found, who, shlex.join(["vesuvius", *sys.argv[1:]])), "report")
    if pictures and found:
        for plot, figure in pages.pictures(found).items():
            write(pictures / f"study-{name}-{plot}.svg", picture(figure), "picture")
    if as_json:
        each = [table.as_json() for table in found]
        typer.echo(json.dumps({"game": name, "bot": who, "seed": seed, "options": options, "tables": each}))
    if interrupted:
        raise typer.Exit(130)
