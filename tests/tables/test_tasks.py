"""Background loops: one that dies is restarted, and reported."""

import asyncio

import pytest

from vesuvius.store import Unavailable
from vesuvius.tables.tasks import Deaths, Tasks

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "error", [ValueError("no"), asyncio.CancelledError(), None], ids=["raises", "cancelled", "ends"]
)
async def test_a_loop_that_dies_is_restarted_and_reported(
    error: BaseException | None, caplog: pytest.LogCaptureFixture
) -> None:
    deaths, third = Deaths(), asyncio.Event()
    tasks, runs = Tasks(deaths), 0

    async def loop() -> None:
        nonlocal runs
        runs += 1
        if runs == 3:
            third.set()
            await asyncio.Event().wait()
        if error is not None:
            raise error

    tasks.keep("looking round", loop, pause=0.001)
    assert deaths.recent() == []
    async with asyncio.timeout(10):
        await third.wait()
    assert deaths.recent() == ["looking round"]
    assert [record.message for record in caplog.records].count("a background loop died and will be restarted") == 2
    await tasks.close()
    assert runs == 3


async def test_a_task_that_meets_trouble_with_the_database_is_logged_without_a_stack_trace(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(error: Exception) -> None:
        raise error

    tasks = Tasks()
    await asyncio.gather(
        tasks.spawn(fail(Unavailable("The disk is full."))), tasks.spawn(fail(ValueError())), return_exceptions=True
    )
    await asyncio.sleep(0)
    assert [(record.levelname, record.exc_info is None) for record in caplog.records] == [
        ("WARNING", True),
        ("ERROR", False),
    ]
    await tasks.close()
