"""The dependencies of handlers: hall, identity, limits, rooms, and the person and address that send the request."""

from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.di import Provide

from vesuvius.store import Person
from vesuvius.tables.coaching import Coach
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import Nameless
from vesuvius.tables.reviewing import Reviews
from vesuvius.web.identity import HttpRequest, Identity
from vesuvius.web.limits import Limits, Sender
from vesuvius.web.pictures import Pictures
from vesuvius.web.rooms import Rooms
from vesuvius.web.security import address


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


def _coach(state: State) -> Coach:
    coach: Coach = state.coach
    return coach


def _reviews(state: State) -> Reviews:
    reviews: Reviews = state.reviews
    return reviews


def _pictures(state: State) -> Pictures:
    pictures: Pictures = state.pictures
    return pictures


async def _known(state: State, request: HttpRequest) -> Person | None:
    """The person who sends the request, read once for all that follows from it: they may have signed out since."""
    return await _identity(state).known(request)


def _person(known: Given[Person | None]) -> Person:
    if known is None:
        raise Nameless
    return known


def _person_id(known: Given[Person | None]) -> str | None:
    return None if known is None else known.id


def _sender(known: Given[Person | None], request: HttpRequest) -> Sender:
    return Sender(_person_id(known), address(request))


DEPENDENCIES = {
    "hall": Provide(_hall, sync_to_thread=False),
    "identity": Provide(_identity, sync_to_thread=False),
    "limits": Provide(_limits, sync_to_thread=False),
    "rooms": Provide(_rooms, sync_to_thread=False),
    "coach": Provide(_coach, sync_to_thread=False),
    "reviews": Provide(_reviews, sync_to_thread=False),
    "pictures": Provide(_pictures, sync_to_thread=False),
    "known": Provide(_known),
    "person": Provide(_person, sync_to_thread=False),
    "sender": Provide(_sender, sync_to_thread=False),
    "person_id": Provide(_person_id, sync_to_thread=False),
}
