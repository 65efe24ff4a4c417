"""The command that reviews a finished game."""

import json
import os
import shlex
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from vesuvius.cli.arguments import check_writable, console, fail, journal_in, say_if_plain, write


def review(
    file: Annotated[Path, typer.Argument(help="the journal of a finished game")],
    nodes: Annotated[int | None, typer.Option(min=40, help="search nodes per decision; default: 2000")] = None,
    seed: Annotated[int, typer.Option(help="the same seed and nodes give the same review")] = 1,
    processes: Annotated[int | None, typer.Option(min=1, help="processes; default: one per core")] = None,
    html: Annotated[Path | None, typer.Option(help="write the review as a web page to this file")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Review a finished game: win chances, mistakes, accuracy, luck."""
    from vesuvius.review import ReviewFailed, Settings
    from vesuvius.review import review as review_of
    from vesuvius.review.game import NODES
    from vesuvius.review.page import report
    from vesuvius.terminal.review import follow, show

    journal = journal_in(file)
    check_writable(html)
    say_if_plain(journal.game)
    settings = Settings(NODES if nodes is None else nodes, seed)
    progress = partial(follow, console=Console(stderr=True))
    try:
        found = review_of(journal, settings, processes or os.cpu_count() or 1, progress)
    except ReviewFailed as error:
        fail(f"{file}: {error}.")
    if as_json:
        typer.echo(json.dumps(found.as_json()))
    else:
        show(journal, found, console)
    if html:
        page = report(journal, found, shlex.join(["vesuvius", *sys.argv[1:]]))
        write(html, page, "review")
