"""A hall whose clock and seed the tests control."""

from collections.abc import AsyncIterator
from random import Random
from secrets import token_urlsafe

import pytest

from vesuvius.store import Person, Store
from vesuvius.tables.attending import Attendant
from vesuvius.tables.hall import Hall

NOON = 1_700_000_000_000


class Time:
    """The clock of the hall."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def hall(store: Store, time: Time) -> AsyncIterator[Hall]:
    hall = Hall(store, rng=Random(79))
    hall.now = time
    yield hall
    await hall.close()


@pytest.fixture
async def attendant(hall: Hall) -> AsyncIterator[Attendant]:
    attendant = Attendant(hall)
    await attendant.open()
    yield attendant
    await attendant.close()


@pytest.fixture
async def ann(hall: Hall) -> Person:
    return await somebody(hall, "Ann")


@pytest.fixture
async def ben(hall: Hall) -> Person:
    return await somebody(hall, "Ben")


async def somebody(hall: Hall, name: str) -> Person:
    person = Person(token_urlsafe(8), name)
    await hall.store.people.add(person, NOON)
    return person
