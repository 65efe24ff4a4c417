"""A run of training in the terminal: what is being done, and a line for what each round brought."""

from time import monotonic

from rich.console import Console
from rich.status import Status

from vesuvius.training.labour import Played
from vesuvius.training.matches import Score
from vesuvius.training.rounds import Variant
from vesuvius.training.teaching import Mark

LOG_EVERY = 60.0
"""Seconds between two lines about games where there is no terminal."""


class Follower:
    """Shows what a run reports. On a terminal the last line changes with every report."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._status = Status("", console=console) if console.is_terminal else None
        self._reported = monotonic()

    def __enter__(self) -> "Follower":
        if self._status:
            self._status.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._status:
            self._status.stop()

    def __call__(self, what: str, how: object) -> None:
        """Show one report."""
        match what, how:
            case "round", int(number):
                self._console.print(f"[bold]Round {number + 1}[/bold]")
            case "games", Played(games, examples):
                self._passing(f"{games} games with {examples} decisions have been played.")
            case "mark", Mark(steps, policy, value, first_choice):
                sentence = (
                    f"after {steps} steps: policy {policy:.3f}, value {value:.3f}, first choices {first_choice:.0%}"
                )
                self._console.print(f"  Held apart {sentence}")
            case "policy", Score():
                self._console.print(f"  Alone it wins {how} against the net before.")
            case "variant", (Variant() as variant, Score() as score):
                horizon = "as it is" if variant.horizon is None else variant.horizon
                self._console.print(f"  In the search (value {variant.value_mix:g}, horizon {horizon}): {score}")
            case "kept", (_, bool(kept)):
                self._console.print("  It is kept." if kept else "  It is not kept: it does not win.")

    def _passing(self, sentence: str) -> None:
        """Something that the next report replaces."""
        if self._status:
            self._status.update(sentence)
        elif monotonic() - self._reported > LOG_EVERY:
            self._reported = monotonic()
            self._console.print(f"  {sentence}")
