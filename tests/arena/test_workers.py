"""Games in real processes: their number changes no result, and a bad bot loses its game without stopping the run."""

import os
import re
import signal
from pathlib import Path

import pytest

from vesuvius.arena.plan import Plan, Sitting, plan_of, sittings
from vesuvius.arena.sitting import Extras, Result
from vesuvius.arena.workers import Workers
from vesuvius.journal import read

CUSTOM = str(Path(__file__).with_name("custom.py"))


def results(plan: Plan, games: int, processes: int, timeout: float = 60, journals: bool = False) -> list[Result]:
    """The results in the order of their numbers."""
    workers = Workers(plan, processes, timeout=timeout, extras=Extras(journal=journals))
    try:
        return sorted(workers.play(sittings(plan, games)), key=lambda result: result.number)
    finally:
        workers.close()


def custom(kind: str, other: str = "novice") -> Plan:
    return plan_of("downfall", [f"{CUSTOM}:{kind}", other])


def lost(result: Result) -> tuple[str, str]:
    """The seats that forfeited, with the reasons."""
    assert result.forfeit
    return result.seats[result.forfeit.seat].rpartition(":")[2], result.forfeit.reason


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    plan = plan_of("downfall", [f"{CUSTOM}:Lucky", "novice"])
    one, two = (results(plan, 6, processes, journals=True) for processes in (1, 2))
    assert [result.journal for result in one] == [result.journal for result in two]
    assert [result.places for result in one] == [result.places for result in two]
    assert not any(result.forfeit for result in one)


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("Crashing", "crashed in custom.py: RuntimeError: no idea"),
        ("Leaving", "crashed in custom.py: SystemExit: I am off"),
        ("Interrupting", "crashed in custom.py: KeyboardInterrupt"),
        ("Unborn", "crashed in custom.py: ValueError: never made"),
        ("Cheating", "answered illegally, 'take all': "),
        ("Silent", "answered illegally, 'None': "),
    ],
)
def test_a_bot_that_crashes_or_answers_illegally_forfeits_with_the_reason(kind: str, reason: str) -> None:
    for result in results(custom(kind), 2, 1, journals=True):
        who, why = lost(result)
        assert who == kind
        assert re.sub(r", line \d+", "", why).startswith(reason)
        assert result.places[result.seats.index("novice")] == 1
        assert not result.scores
        record = read(result.journal or "")
        assert record.headers["Result"] == "unfinished"
        assert record.headers["Forfeit"].endswith(why[-20:])


def test_a_bot_that_hangs_forfeits_and_the_next_game_is_played() -> None:
    first, second = results(custom("Hanging"), 2, 1, timeout=3.0)
    assert lost(first) == lost(second) == ("Hanging", "gave no answer within 3 seconds")


def test_a_slow_bot_does_not_hang() -> None:
    """The timeout applies to one answer, not to a whole game."""
    (result,) = results(custom("Slow"), 1, 1, timeout=3.0)
    assert result.forfeit is None
    assert sum(clock.seconds for clock in result.clocks) > 0.3
    assert result.clocks[0].seconds / result.clocks[0].moves >= 0.01


def test_a_bot_that_ends_its_process_forfeits() -> None:
    for result in results(custom("Dying"), 2, 2):
        assert lost(result) == ("Dying", "ended its process (exit code 3)")


def test_a_bot_that_ends_its_process_after_answering_forfeits_too() -> None:
    """The bot that answered last forfeits, although it may not be thinking any more."""
    (result,) = results(plan_of("downfall", [f"{CUSTOM}:Fading", f"{CUSTOM}:Fading"]), 1, 1)
    assert lost(result) == ("Fading", "ended its process (exit code 5)")


def test_a_bot_does_not_forfeit_for_a_process_that_dies_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    died = tmp_path / "died"
    monkeypatch.setenv("VESUVIUS_TEST_DIED", str(died))
    first, second = results(custom("DyingOnce"), 2, 1)
    assert died.exists()
    assert first.forfeit is second.forfeit is None


def test_workers_that_are_killed_are_replaced() -> None:
    """A system short of memory may kill workers; the games go on with the same results."""
    plan = custom("Slow")
    workers = Workers(plan, 2)
    killed: set[int] = set()

    def killing(sitting: Sitting) -> Sitting:
        if sitting.number == 3:
            for worker in workers.all():
                assert worker.process.pid
                os.kill(worker.process.pid, signal.SIGKILL)
                killed.add(worker.process.pid)
        return sitting

    try:
        played = sorted(workers.play(map(killing, sittings(plan, 4))), key=lambda result: result.number)
    finally:
        workers.close()
    assert killed
    assert [result.number for result in played] == list(range(4))
    assert not any(result.forfeit for result in played)
    assert [result.places for result in played] == [result.places for result in results(plan, 4, 2)]


def test_no_process_is_left_over() -> None:
    plan = custom("Hanging")
    workers = Workers(plan, 2, timeout=3.0)
    next(workers.play(sittings(plan, 8)))
    pids = [worker.process.pid for worker in workers.all()]
    workers.close()
    for pid in pids:
        assert pid
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
