"""Custom bots, good and bad, as users write them: the arena loads this file by its path."""

import os
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any


class First:
    """Takes the first move there is."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        return legal[0]

    def react(self, view: Any, legal: Sequence[Any]) -> Any:
        return None


@dataclass
class Lucky(First):
    rng: Random

    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        return str(self.rng.choice(legal))


class Chatty(First):
    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        print("I am thinking.", flush=True)  # noqa: T201
        return legal[0]


class Crashing(First):
    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        raise RuntimeError("no\nidea")


class Leaving(First):
    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        sys.exit("I am off")


class Interrupting(First):
    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        raise KeyboardInterrupt


class Fading(First):
    """Answers, and ends its process a moment later, outside of any call."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        Timer(0.005, os._exit, (5,)).start()
        return legal[0]


class Murderous(First):
    """Kills the parent process."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(60)


class Unborn(First):
    def __init__(self) -> None:
        raise ValueError("never made")


class Cheating(First):
    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        return "take all"


class Silent(First):
    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        return None


class Hanging(First):
    def react(self, view: Any, legal: Sequence[Any]) -> Any:
        while True:
            pass

    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        while True:
            time.sleep(0.01)


class Dying(First):
    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        os._exit(3)


class DyingOnce(First):
    """Ends its process at the first call ever and leaves a file, so that later processes answer."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        died = Path(os.environ["VESUVIUS_TEST_DIED"])
        if not died.exists():
            died.touch()
            os._exit(9)
        return legal[0]


class Slow(First):
    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        time.sleep(0.01)
        return legal[0]


class Mute:
    def choose(self, view: Any, legal: Sequence[Any], budget: Any) -> Any:
        return legal[0]
