"""How long a hint takes: ``python -m tools.hints``, in CPU-seconds of one core, at decisions of the golden games."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import process_time

from vesuvius import journal
from vesuvius.coach import HINT, Advise, advise
from vesuvius.contract import AnyMove, AnyView
from vesuvius.games import game, games

FOLDER = Path(__file__).parents[1] / "tests" / "replays"
EVERY = 5
"""One decision of every ``EVERY`` is asked about."""


def decisions(name: str, players: int) -> Iterator[tuple[AnyView, tuple[AnyMove, ...]]]:
    """The views of a golden game at which a seat had a choice, with the legal moves."""
    played = journal.read((FOLDER / name / f"{players}-players.txt").read_text("utf-8"))
    rules = game(name)
    state = rules.start(len(played.players), **played.options)
    for actor, move in played.moves:
        if isinstance(actor, int) and rules.turn(state) == actor and len(legal := tuple(rules.legal(state, actor))) > 1:
            yield rules.view(state, actor), legal
        state = rules.play(state, actor, move).state


def main() -> int:
    for name in games():
        took = []
        for players in (2, 4):
            for number, (view, legal) in enumerate([*decisions(name, players)][::EVERY]):
                before = process_time()
                advise(Advise(view, legal), replace(HINT, seed=number))
                took.append(process_time() - before)
        print(f"{name:<12}{len(took):>5} hints   median {median(took):.2f} s   longest {max(took):.2f} s")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
