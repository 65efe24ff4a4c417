"""Commands for research: speed, strength of bots, statistics of many games."""

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
    default_bot,
    fail,
    on_the_shelf,
    options_given,
    say_if_plain,
    warn,
    write,
)
from vesuvius.games import game, games, spec


def bench(
    name: Annotated[str | None, typer.Argument(help="one game; default: all")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object per line")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU-seconds per measurement")] = 2.0,
) -> None:
    """Measure random games, decisions and copies per CPU-second."""
    from vesuvius.bench import measure, why_not

    for one in [on_the_shelf(name)] if name else games():
        if reason := why_not(one):
            if name:
                fail(reason)
            warn(reason)
            continue
        say_if_plain(one)
        for figure in measure(one, seconds):
            if as_json:
                typer.echo(json.dumps({"name": figure.name, "value": round(figure.value, 2)}))
            else:
                console.print(f"{figure.name:<40}{figure.value:>14,.1f}")


def arena(
    name: GameName,
    seats: Annotated[
        str, typer.Option(help="a bot for each seat, by name, as mybot.py:Class or as the number of a strength")
    ],
    players: Annotated[int | None, typer.Option(help="play every combination of N of the bots")] = None,
    games: Annotated[int, typer.Option(min=1, help="games per line-up, with rotated seats")] = 100,
    seed: Annotated[int, typer.Option(help="the same seed deals the same cards and dice")] = 1,
    budget: Annotated[float | None, typer.Option(min=0.001, help="seconds per move, at most")] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="search nodes per move; makes games reproducible")] = None,
    option: Given = [],  # noqa: B006
    processes: Annotated[int | None, typer.Option(min=1, help="games at once; default: one per core")] = None,
    ray: Annotated[str | None, typer.Option(help="play on the Ray cluster at this address; or local")] = None,
    timeout: Annotated[
        float, typer.Option(min=0.1, help="seconds after which a bot that does not answer forfeits")
    ] = 60.0,
    file: Annotated[
        Path | None, typer.Option(help="store results in this file; the same command resumes from it")
    ] = None,
    journals: Annotated[Path | None, typer.Option(help="write the journals of all games to this folder")] = None,
    luck: Annotated[bool, typer.Option("--luck", help="also print scores with luck taken out")] = False,
    report: Annotated[Path | None, typer.Option(help="write an HTML report with plots to this file")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object as the last line")] = False,
) -> None:
    """Compare bots over many games, with rotated seats and shared random numbers."""
    from vesuvius.arena.plan import ArenaFailed, plan_of
    from vesuvius.arena.report import report as page_of
    from vesuvius.arena.run import Run
    from vesuvius.terminal import arena as showing

    rules = game(on_the_shelf(name))
    entrants = bots_named(seats, name)
    check_seats(rules, len(entrants) if players is None else players)
    if players is not None and len(entrants) < players:
        fail(f"{players} players need at least {players} bots, not {len(entrants)}.")
    check_writable(report)
    if report and file and report.resolve() == file.resolve():
        fail(f"{file} cannot hold both the results and the report.")
    plan = plan_of(name, entrants, players, seed=seed, budget=Budget(budget, nodes), **options_given(rules, option))
    if luck and not spec(name).twin:
        fail(f"{name} has no fast twin, so luck cannot be measured.")
    interrupted = False
    try:
        with Run(
            plan, games, processes=processes, ray=ray, timeout=timeout, file=file, journals=journals, luck=luck
        ) as running:
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
        sentence = f"{len(standings.results)} of {running.games} games have been played. "
        sentence += "The same command resumes from there." if file else "With --file a run can be resumed."
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
    games: Annotated[int, typer.Option(min=1, help="games per number of players")] = 100,
    players: Annotated[str, typer.Option(help="numbers of players, such as 2,4; default: all")] = "",
    who: Annotated[str | None, typer.Option("--bot", help="the bot in every seat; default: a citizen")] = None,
    seed: Annotated[int, typer.Option(help="the same seed plays the same games")] = 1,
    option: Given = [],  # noqa: B006
    processes: Annotated[int | None, typer.Option(min=1, help="games at once; default: one per core")] = None,
    report: Annotated[Path | None, typer.Option(help="write an HTML report with plots to this file")] = None,
    pictures: Annotated[Path | None, typer.Option(help="write the main plots to this folder, as SVG")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object as the last line")] = False,
) -> None:
    """Measure games between bots: balance by seat, length, margins, what correlates with winning."""
    from vesuvius.plots import picture
    from vesuvius.studies import pages
    from vesuvius.terminal import study as studying

    rules = game(on_the_shelf(name))
    if not spec(name).study:
        fail(f"There is no study of {name}.")
    who = default_bot(name) if who is None else who
    if len(bots_named(who, name)) != 1:
        fail("A study has one bot in every seat.")
    chosen = [part.strip() for part in players.split(",") if part.strip()]
    if not all(part.isdecimal() for part in chosen):
        fail(f"Numbers of players are written as in 2,4; not {players!r}.")
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
        warn(f"Stopped after {len(found)} of {len(tables)} numbers of players; games of the next one are not counted.")
    except BotFailed as failed:
        fail(f"{failed}.")
    except BrokenProcessPool:
        fail(f"A worker process of the study ended; {who} may have ended it.")
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
