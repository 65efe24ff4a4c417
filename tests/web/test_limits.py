"""Limits: whom they count, and how far each may go."""

import asyncio

import pytest

from vesuvius.tables.refusals import TooFast
from vesuvius.web import limits
from vesuvius.web.limits import LIMITS, Limit, Limits, Sender

pytestmark = pytest.mark.anyio


async def allowed(limits: Limits, what: str, senders: list[Sender]) -> int:
    """How many of these requests pass."""
    passed = 0
    for sender in senders:
        try:
            await limits.take(what, sender)
            passed += 1
        except TooFast:
            pass
    return passed


@pytest.fixture
def ten(monkeypatch: pytest.MonkeyPatch) -> Limits:
    """Ten requests of a person, or of an address without one; thirty of all people of an address."""
    monkeypatch.setitem(LIMITS, "open", Limit(10, 60, 30))
    return Limits()


async def test_a_person_is_limited_at_every_address(ten: Limits) -> None:
    assert await allowed(ten, "open", [Sender("ann", f"192.0.2.{n}") for n in range(20)]) == 10


async def test_the_people_of_an_address_are_limited_together(ten: Limits) -> None:
    assert await allowed(ten, "open", [Sender(f"person {n}", "192.0.2.1") for n in range(40)]) == 30
    assert await allowed(ten, "open", [Sender("ben", "192.0.2.2")]) == 1


async def test_those_without_a_cookie_do_not_use_up_what_people_have(ten: Limits) -> None:
    assert await allowed(ten, "open", [Sender(None, "192.0.2.1")] * 50) == 10
    assert await allowed(ten, "open", [Sender("ann", "192.0.2.1")] * 10) == 10


async def test_an_ipv6_network_counts_as_one_and_a_site_as_ten(ten: Limits) -> None:
    assert await allowed(ten, "open", [Sender(None, f"2001:db8:1:1::{n:x}") for n in range(50)]) == 10
    networks = [Sender(None, f"2001:db8:1:{n:x}::1") for n in range(2, 200)]
    assert await allowed(ten, "open", networks) == 100 - 50
    assert await allowed(ten, "open", [Sender(None, "2001:db8:2:1::1")]) == 1


async def test_an_ipv4_address_may_be_written_as_ipv6(ten: Limits) -> None:
    senders = [Sender(None, "192.0.2.1"), Sender(None, "::ffff:192.0.2.1")] * 10
    assert await allowed(ten, "open", senders) == 10


async def test_wrong_codes_from_everywhere_lower_the_limit_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """But a person can still type a code, and mistype it."""
    monkeypatch.setattr(limits, "WRONG_CODES", 20)
    counted = Limits()
    for _ in range(20):
        await counted.wrong_code()
    assert await allowed(counted, "code", [Sender(None, "192.0.2.1")] * 50) == LIMITS["code"].most
    await counted.wrong_code()
    assert await allowed(counted, "code", [Sender(None, "192.0.2.2")] * 50) == limits.GUESSED.most


async def test_costly_requests_of_one_address_take_turns() -> None:
    counted, at_once, most = Limits(), 0, 0

    async def work(address: str) -> None:
        nonlocal at_once, most
        async with counted.turn(Sender(None, address)):
            at_once += 1
            most = max(most, at_once)
            await asyncio.sleep(0.01)
            at_once -= 1

    await asyncio.gather(*(work("192.0.2.1") for _ in range(10)))
    assert most == limits.AT_ONCE
    await asyncio.gather(*(work(f"192.0.2.{n}") for n in range(10)))
    assert most == 10, "other addresses do not wait"
