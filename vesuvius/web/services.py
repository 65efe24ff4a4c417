"""What handlers are given: the hall, who is asking, and how much they may ask."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import Provide

from vesuvius.store import Person
from vesuvius.tables.hall import Hall
from vesuvius.web.identity import Identity
from vesuvius.web.limits import Limits
from vesuvius.web.rooms import Rooms


def _hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def _identity(state: State) -> Identity:
    identity: Identity = state.identity
    return identity


def _limits(state: State) -> Limits:
    limits: Limits = state.limits
    return limits


def _rooms(state: State) -> Rooms:
    rooms: Rooms = state.rooms
    return rooms


async def _person(state: State, request: Request[Any, Any, Any]) -> Person:
    return await _identity(state).person(request)


def _person_id(state: State, request: Request[Any, Any, Any]) -> str | None:
    return _identity(state).person_id(request)


DEPENDENCIES = {
    "hall": Provide(_hall, sync_to_thread=False),
    "identity": Provide(_identity, sync_to_thread=False),
    "limits": Provide(_limits, sync_to_thread=False),
    "rooms": Provide(_rooms, sync_to_thread=False),
    "person": Provide(_person),
    "person_id": Provide(_person_id, sync_to_thread=False),
}
