"""Clocks are worked out from when moves were made; time without a server is nobody's."""

from vesuvius.contract import CHANCE
from vesuvius.store import Clock
from vesuvius.tables.clock import Outages, Times

AWAKE = Outages()


def test_without_a_clock_nobody_is_ever_late() -> None:
    times = Times.begin(Clock(), 2, 0).after(0, 0, 10**9, AWAKE)
    assert times.due(1, 10**9, AWAKE) is None


def test_live_time_runs_for_the_seat_that_is_waited_for_and_its_move_brings_the_increment() -> None:
    times = Times.begin(Clock("live", 60_000, 2_000), 2, 0).after(0, 0, 10_000, AWAKE)
    assert times.left == (52_000, 60_000)
    assert times.remaining(0, 1, 15_000, AWAKE) == 52_000
    assert times.remaining(1, 1, 15_000, AWAKE) == 55_000
    assert times.due(1, 15_000, AWAKE) == 70_000


def test_an_out_of_turn_move_brings_no_increment_and_stops_nobodys_time() -> None:
    times = Times.begin(Clock("live", 60_000, 2_000), 2, 0).after(0, 1, 10_000, AWAKE)
    assert times.left == (50_000, 60_000)


def test_chance_takes_no_time() -> None:
    times = Times.begin(Clock("live", 60_000), 2, 0).after(CHANCE, CHANCE, 30_000, AWAKE)
    assert times.left == (60_000, 60_000)


def test_slow_time_is_fresh_for_each_move_but_not_for_somebody_elses() -> None:
    times = Times.begin(Clock("slow", 3_600_000), 2, 0)
    assert times.after(0, 0, 1_000_000, AWAKE).left == (3_600_000, 3_600_000)
    assert times.after(0, 1, 1_000_000, AWAKE).left == (2_600_000, 3_600_000)


def test_time_in_which_the_server_slept_is_charged_to_nobody() -> None:
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
    assert times.remaining(0, 0, 9_000, AWAKE) == 0
    assert times.after(0, 0, 9_000, AWAKE).left == (500, 1_000)
