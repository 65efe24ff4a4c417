"""Games in real processes: results do not depend on how many, and a bad bot loses its game and stops nothing."""

import os
import re
import signal
from pathlib import Path

import pytest

from vesuvius.arena.plan import Plan, Sitting, plan_of, sittings
from vesuvius.arena.sitting import Result
from vesuvius.arena.workers import Workers
from vesuvius.journal import read

OWN = str(Path(__file__).with_name("custom.py"))


def results(plan: Plan, games: int, processes: int, patience: float = 60, journals: bool = False) -> list[Result]:
    """In the order of their numbers."""
    workers = Workers(plan, processes, patience=patience, journals=journals)
    try:
        return sorted(workers.play(sittings(plan, games)), key=lambda result: result.number)
    finally:
        workers.close()


def own(kind: str, other: str = "novice") -> Plan:
    return plan_of("downfall", [f"{OWN}:{kind}", other])


def lost(result: Result) -> tuple[str, str]:
    """Who forfeited, and why."""
    assert result.forfeit
    return result.seats[result.forfeit.seat].rpartition(":")[2], result.forfeit.reason


def test_the_number_of_processes_changes_nothing() -> None:
    plan = plan_of("downfall", [f"{OWN}:Lucky", "novice"])
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
    for result in results(own(kind), 2, 1, journals=True):
        who, why = lost(result)
        assert who == kind
        assert re.sub(r", line \d+", "", why).startswith(reason)
        assert result.places[result.seats.index("novice")] == 1
        assert not result.scores
        told = read(result.journal or "")
        assert told.headers["Result"] == "unfinished"
        assert told.headers["Forfeit"].endswith(why[-20:])


def test_a_bot_that_hangs_forfeits_and_the_next_game_is_played() -> None:
    first, second = results(own("Hanging"), 2, 1, patience=3.0)
    assert lost(first) == lost(second) == ("Hanging", "gave no answer within 3 seconds")


def test_a_slow_bot_does_not_hang() -> None:
    """Patience is for one answer, not for a game."""
    (result,) = results(own("Slow"), 1, 1, patience=3.0)
    assert result.forfeit is None
    assert sum(clock.seconds for clock in result.clocks) > 0.3
    assert result.clocks[0].seconds / result.clocks[0].moves >= 0.01


def test_a_bot_that_brings_its_process_down_forfeits() -> None:
    for result in results(own("Dying"), 2, 2):
        assert lost(result) == ("Dying", "ended its process (exit code 3)")


def test_a_bot_that_ends_its_process_behind_its_back_forfeits_too() -> None:
    """Whoever was asked last is to blame, although nobody may be thinking then."""
    (result,) = results(plan_of("downfall", [f"{OWN}:Fading", f"{OWN}:Fading"]), 1, 1)
    assert lost(result) == ("Fading", "ended its process (exit code 5)")


def test_a_process_that_dies_once_is_not_held_against_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    died = tmp_path / "died"
    monkeypatch.setenv("VESUVIUS_TEST_DIED", str(died))
    first, second = results(own("DyingOnce"), 2, 1)
    assert died.exists()
    assert first.forfeit is second.forfeit is None


def test_workers_that_are_killed_are_replaced() -> None:
    """As by a system short of memory: the games go on, and are the same."""
    plan = own("Slow")
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


def test_no_process_stays_behind() -> None:
    plan = own("Hanging")
    workers = Workers(plan, 2, patience=3.0)
    next(workers.play(sittings(plan, 8)))
    pids = [worker.process.pid for worker in workers.all()]
    workers.close()
    for pid in pids:
        assert pid
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
