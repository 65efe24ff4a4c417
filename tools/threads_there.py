"""Measure what the threads of a batch gain, on a machine that has only Python, numpy, Cython and a C compiler.

``python3 tools/threads_there.py`` builds the twins and prints, for each game with four players (or the nearest number),
each number of games a thread and each number of threads:

- ``step``: decisions a second of ``step(choose())``, observations and masks written; how many times those of one thread
  that are (``times_one`` of ``vesuvius bench``: each thread, also the one, has as many games);
- ``same``: how many times as fast that is as the same batch, with all games, with one thread, which reads more from
  slower memory;
- ``play``: decisions a second and times one of ``play()``, which chooses and steps in one;
- ``idle``, ``choose``, ``steps``: microseconds of a hand-over of nothing, of ``choose`` and of ``step``;
- ``apart``: how many times as fast as one process as many processes are that share nothing, each with a batch of one
  thread: what the machine itself allows (cores that share a unit, a clock or a cache).

Every time is that of the clock on the wall. It also plays the same games with one thread and with all, and says whether
they are the same.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
TURNS = 5


def say(*words: object) -> None:
    print(*words, flush=True)  # noqa: T201 - the output of the command


def microseconds(call: Callable[[], Any], seconds: float) -> float:
    """The median time of a call."""
    times: list[float] = []
    began = perf_counter()
    while not times or perf_counter() - began < seconds:
        start = perf_counter()
        call()
        times.append(perf_counter() - start)
    return median(times) * 1e6


def lone(name: str, each: int, calls: int, barrier: Any, rates: Any) -> None:
    """One of several processes that begin together."""
    from vesuvius.bench import players_for, spent, stepping

    step = stepping(name, players_for(name), each)
    spent(step, 3)
    for turn in range(TURNS):
        barrier.wait()
        rates.put((turn, each * calls / spent(step, calls)))


def apart(name: str, each: int, calls: int, processes: int) -> list[float]:
    """The decisions a second of processes that share nothing, together, in each turn."""
    context = get_context("spawn")
    barrier, rates = context.Barrier(processes), context.Queue()
    crew = [context.Process(target=lone, args=(name, each, calls, barrier, rates)) for _ in range(processes)]
    for one in crew:
        one.start()
    sums = [0.0] * TURNS
    for _ in range(TURNS * processes):
        turn, found = rates.get(timeout=300)
        sums[turn] += found
    for one in crew:
        one.join()
    return sums


def measure(name: str, each: int, threads: int, seconds: float) -> dict[str, Any]:
    from vesuvius.bench import players_for, policy_for, times_as_fast
    from vesuvius.games import twin

    policy, players = policy_for(name), players_for(name)
    one, many = (twin(name).Batch(each * threads, players, 79, threads=count) for count in (1, threads))

    def stepping(batch: Any) -> Callable[[], int]:
        def step() -> int:
            batch.step(batch.choose(policy))
            return int(batch.n)

        return step

    def playing(batch: Any) -> Callable[[], int]:
        def play() -> int:
            batch.play(policy)
            return int(batch.n)

        return play

    few = twin(name).Batch(each, players, 79)
    times = {"same": times_as_fast(stepping(one), stepping(many), seconds)}
    del one
    for what, work in {"step": stepping, "play": playing}.items():
        few.reset(79)
        many.reset(79)
        times[what] = threads * times_as_fast(work(few), work(many), seconds)
    idle = microseconds(many._hand_over, seconds / 10)  # noqa: SLF001 - only a measurement does nothing
    play = microseconds(playing(many), seconds / 4)
    chosen: list[float] = []
    steps: list[float] = []
    for _ in range(max(1, round(seconds / 4 / (play * 1e-6)))):
        start = perf_counter()
        many.choose(policy)
        between = perf_counter()
        many.step(many.chosen)
        steps.append(perf_counter() - between)
        chosen.append(between - start)
    choose, step = median(chosen) * 1e6, median(steps) * 1e6
    return {
        "game": name,
        "games_a_thread": each,
        "threads": threads,
        "step": many.n / (choose + step) * 1e6,
        "step_times_one": times["step"],
        "step_times_same": times["same"],
        "play": many.n / play * 1e6,
        "play_times_one": times["play"],
        "idle_us": idle,
        "choose_us": choose,
        "step_us": step,
    }


def same(name: str, threads: int) -> bool:
    """Whether one thread and many play the same games."""
    from vesuvius.bench import players_for
    from vesuvius.games import twin

    one, many = (twin(name).Batch(1000, players_for(name), 5, threads=count) for count in (1, threads))
    for number in range(300):
        one.step(one.choose(number % 3))
        many.step(many.choose(number % 3))
    arrays = ("observations", "masks", "rewards", "seats", "dones", "cuts", "made", "chosen")
    return all((getattr(one, array) == getattr(many, array)).all() for array in arrays)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="+", help="default: all that have a twin")
    parser.add_argument("--each", type=int, nargs="+", default=[256, 1024], help="games a thread")
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2, 4, 8, 16])
    parser.add_argument("--seconds", type=float, default=1.0, help="of a measurement")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    asked = parser.parse_args()
    subprocess.run([sys.executable, "hatch_build.py", "twins"], cwd=ROOT, check=True, capture_output=True)
    from vesuvius.games import compiled, twins
    from vesuvius.workers import cores_allowed

    cores = cores_allowed()
    names = asked.games or twins()
    if not all(compiled(name) for name in names):
        sys.exit("The twins could not be compiled.")
    say(f"cores: {cores} of {os.cpu_count()}, {sys.platform}, Python {sys.version.split()[0]}, load {os.getloadavg()}")
    figures = []
    for name in names:
        for each in asked.each:
            one = measure(name, each, 1, asked.seconds)
            calls = max(1, round(asked.seconds / TURNS * one["step"] / each))
            alone = apart(name, each, calls, 1)
            say(f"\n{name}, {each} games a thread; one process alone: {median(alone):,.0f} a second")
            say("threads        step  times   same        play  times    idle   choose    steps  apart")
            for threads in asked.threads:
                if threads > cores:
                    continue
                found = measure(name, each, threads, asked.seconds)
                beside = apart(name, each, calls, threads)
                found["apart"] = median(many / one for many, one in zip(beside, alone, strict=True))
                figures.append(found)
                say(
                    f"{threads:7}{found['step']:12,.0f}{found['step_times_one']:7.2f}{found['step_times_same']:7.2f}"
                    f"{found['play']:12,.0f}{found['play_times_one']:7.2f}"
                    f"{found['idle_us']:8.1f}{found['choose_us']:9.1f}{found['step_us']:9.1f}{found['apart']:7.2f}"
                )
                if asked.json:
                    asked.json.write_text(json.dumps(figures, indent=1), "utf-8")
        say(f"{name}: the same games with {cores} threads as with one: {'yes' if same(name, max(2, cores)) else 'NO'}")


if __name__ == "__main__":
    main()
