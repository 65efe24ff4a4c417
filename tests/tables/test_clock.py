"""Clocks follow from the times of the moves; downtime is charged to nobody."""

import pytest

from vesuvius.contract import CHANCE
from vesuvius.store import Clock
from vesuvius.tables.clock import STEP, Outages, ServerTime, Times

NO_OUTAGES = Outages()


def test_without_a_clock_nobody_is_ever_late() -> None:
    times = Times.begin(Clock(), 2, 0).after(0, 0, 10**9, NO_OUTAGES)
    assert times.due(1, 10**9, NO_OUTAGES) is None


def test_live_time_runs_for_the_seat_to_move_and_its_move_brings_the_increment() -> None:
    times = Times.begin(Clock("live", 60_000, 2_000), 2, 0).after(0, 0, 10_000, NO_OUTAGES)
    assert times.left == (52_000, 60_000)
    assert times.remaining(0, 1, 15_000, NO_OUTAGES) == 52_000
    assert times.remaining(1, 1, 15_000, NO_OUTAGES) == 55_000
    assert times.due(1, 15_000, NO_OUTAGES) == 70_000


def test_an_out_of_turn_move_brings_no_increment_and_stops_no_clock() -> None:
    times = Times.begin(Clock("live", 60_000, 2_000), 2, 0).after(0, 1, 10_000, NO_OUTAGES)
    assert times.left == (50_000, 60_000)


def test_chance_takes_no_time() -> None:
    times = Times.begin(Clock("live", 60_000), 2, 0).after(CHANCE, CHANCE, 30_000, NO_OUTAGES)
    assert times.left == (60_000, 60_000)


def test_slow_time_restarts_for_each_move_of_the_seat_but_not_for_those_of_others() -> None:
    times = Times.begin(Clock("slow", 3_600_000), 2, 0)
    assert times.after(0, 0, 1_000_000, NO_OUTAGES).left == (3_600_000, 3_600_000)
    assert times.after(0, 1, 1_000_000, NO_OUTAGES).left == (2_600_000, 3_600_000)


def test_downtime_is_charged_to_nobody() -> None:
    outages = Outages([(5_000, 25_000), (30_000, 40_000)])
    assert outages.elapsed(0, 50_000) == 20_000
    assert outages.elapsed(10_000, 20_000) == 0
    assert outages.elapsed(20_000, 32_000) == 5_000
    assert outages.elapsed(40_000, 41_000) == 1_000
    times = Times.begin(Clock("live", 60_000), 2, 0)
    assert times.after(0, 0, 50_000, outages).left == (40_000, 60_000)
    assert times.due(0, 50_000, outages) == 90_000


def test_time_left_is_never_negative() -> None:
    times = Times.begin(Clock("live", 1_000, 500), 2, 0)
    assert times.remaining(0, 0, 9_000, NO_OUTAGES) == 0
    assert times.after(0, 0, 9_000, NO_OUTAGES).left == (500, 1_000)


HOUR = 3_600_000


class Machine:
    """The clocks of a machine, which the tests set."""

    def __init__(self) -> None:
        self.wall = self.monotonic = 1e12
        self.outages = Outages()
        self.time = ServerTime(self.outages, lambda: self.wall, lambda: self.monotonic)

    def run(self, milliseconds: int) -> int:
        """The server's time after it has run for a while, and looked at the time as it does."""
        for _ in range(milliseconds // 500):
            self.wall += 500
            self.monotonic += 500
            self.time()
        return self.time()


def test_the_server_follows_the_clock_of_its_machine() -> None:
    machine = Machine()
    before = machine.time()
    assert machine.run(20_000) == before + 20_000
    machine.wall += 2_000  # a small correction
    assert machine.time() == before + 22_000
    assert machine.outages.elapsed(before, machine.time()) == 22_000


def test_a_clock_set_forward_and_a_machine_that_slept_are_charged_to_nobody() -> None:
    machine = Machine()
    times = Times.begin(Clock("live", 60_000), 2, machine.time())
    machine.run(10_000)
    machine.wall += HOUR
    now = machine.time()
    assert now == machine.wall
    assert times.remaining(0, 0, now, machine.outages) == 50_000
    now = machine.run(5_000)
    assert times.remaining(0, 0, now, machine.outages) == 45_000


def test_a_server_that_was_stopped_charges_nobody() -> None:
    machine = Machine()
    times = Times.begin(Clock("live", 60_000), 2, machine.time())
    machine.run(10_000)
    machine.wall += 300_000
    machine.monotonic += 300_000
    assert times.remaining(0, 0, machine.time(), machine.outages) == 50_000
    machine.outages.clear_suspected(machine.time())
    assert times.remaining(0, 0, machine.time(), machine.outages) == 0, "another server was up"


def test_a_clock_set_back_stops_no_clock() -> None:
    """After a jump forward and back the time goes on from where it was, and slows down until the clocks agree."""
    machine = Machine()
    machine.wall += HOUR
    began = machine.time()
    times = Times.begin(Clock("live", 60_000), 2, began)
    machine.run(10_000)
    machine.wall -= HOUR
    assert began + 10_000 <= machine.time() < began + 10_000 + STEP
    now = machine.run(10_000)
    assert times.remaining(0, 0, now, machine.outages) == pytest.approx(40_000, abs=200)
    machine.run(100 * HOUR // 2)
    assert machine.time() - machine.wall == pytest.approx(HOUR // 2, rel=0.02)


def test_a_server_goes_on_from_a_heartbeat_that_is_ahead_of_its_clock() -> None:
    machine = Machine()
    now = machine.time()
    machine.time.catch_up(now + HOUR)
    assert machine.time() == now + HOUR
    machine.time.catch_up(now + 100 * HOUR)
    assert machine.time() == now + HOUR, "that clock was wrong"


def test_outages_that_overlap_count_once() -> None:
    outages = Outages([(10, 20)])
    outages.suspect(5, 18)
    outages.add(10, 20)
    outages.add(30, 40)
    assert outages.elapsed(0, 50) == 25
    outages.clear_suspected(18)
    assert outages.elapsed(0, 50) == 30
