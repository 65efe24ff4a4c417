"""The commands for puzzles: find them, list them, solve them."""

import json
from itertools import count
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer
from rich.console import Group
from rich.table import Table as Rows
from rich.text import Text

from vesuvius.cli.arguments import GameName, check_writable, console, fail, on_the_shelf, say_if_plain
from vesuvius.contract import Illegal
from vesuvius.games import game, spec

commands = typer.Typer(no_args_is_help=True, help="Puzzles: find the best move of a position.")


@commands.command("mine")
def mine_puzzles(
    name: GameName,
    wanted: Annotated[int, typer.Option("--count", min=1, help="how many")] = 60,
    seed: Annotated[int, typer.Option(help="the same seed finds the same puzzles")] = 1,
    out: Annotated[Path | None, typer.Option(help="append them to this file; default: print them")] = None,
) -> None:
    """Find puzzles in games between bots: about ten seconds each. One JSON object a line."""
    from vesuvius.puzzles.mine import mine

    if "patrician" not in spec(on_the_shelf(name)).searchers:
        fail(f"No bot searches {name}, so its decisions cannot be judged.")
    check_writable(out)
    say_if_plain(name)
    for one in mine(name, wanted, seed):
        line = json.dumps(one.as_json(), separators=(",", ":"))
        if out is None:
            typer.echo(line)
        else:
            with out.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")


@commands.command("list")
def list_puzzles(
    name: GameName, as_json: Annotated[bool, typer.Option("--json", help="one JSON object a line")] = False
) -> None:
    """List the puzzles of a game."""
    from vesuvius.puzzles import puzzles

    found = puzzles(on_the_shelf(name))
    if as_json:
        for one in found:
            typer.echo(json.dumps({"id": one.id, "themes": list(one.themes), "difficulty": one.difficulty}))
        return
    rows = Rows("puzzle", "difficulty", "themes", box=None, header_style="bold", padding=(0, 1))
    for one in found:
        rows.add_row(one.id, str(one.difficulty), ", ".join(one.themes).replace("_", " "))
    console.print(rows)


@commands.command("play")
def play_puzzles(
    name: GameName, key: Annotated[str | None, typer.Argument(help="the id of a puzzle; default: any")] = None
) -> None:
    """Solve puzzles in the terminal."""
    from vesuvius.puzzles import puzzle, puzzles

    shelf = puzzles(on_the_shelf(name))
    if not shelf:
        fail(f"There are no puzzles of {name}.")
    first = puzzle(name, key) if key else SystemRandom().choice(shelf)
    if first is None:
        fail(f"There is no puzzle {key!r} of {name}: `vesuvius puzzles list {name}` lists them.")
    start = shelf.index(first)
    for number in count(start):
        if not _solve(name, shelf[number % len(shelf)].id):
            return


def _solve(name: str, key: str) -> bool:
    """Show a puzzle until it is solved; False if the person leaves."""
    from vesuvius.puzzles import puzzle
    from vesuvius.reasons import reasons, sentence
    from vesuvius.terminal.face import face
    from vesuvius.terminal.session import moves_in_groups, understood

    one = puzzle(name, key)
    assert one is not None
    view, legal, names = one.view, one.legal, game(name).names(one.state)
    moves = {str(move): move for move in legal}
    shown = face(name)
    console.print(Group(*(part for part in (shown.board(view, legal), shown.hand(view)) if part)))
    console.print(moves_in_groups(legal, console.width))
    ask = f"You are {names[one.seat]}: {shown.asked(view)}. Which move is best? (q leaves)"
    while True:
        try:
            text = console.input(f"{ask} ").strip()
        except (EOFError, KeyboardInterrupt):
            return False
        if text in ("q", "quit", "exit"):
            return False
        try:
            move = str(understood(text, legal, legal))
        except Illegal as refusal:
            console.print(Text(str(refusal), "red"))
            continue
        if move not in moves:
            console.print(Text("That is not one of the moves.", "red"))
            continue
        right = move in one.best
        why = reasons(view, moves[one.best[0]], moves[one.mistake if right else move])
        because = " ".join(sentence(reason, name, names) for reason in why)
        if right:
            console.print(Text(f"Right! {because}", "green"))
        else:
            lead = f"{one.best[0]} keeps at least {100 * one.lead:.0f} points more"
            console.print(Text(f"Not the best move: {lead}. {because}"))
        return True
