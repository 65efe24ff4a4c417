"""What becomes of a game when a seat is given up, and the bot that plays on for a person."""

from collections.abc import Sequence

from vesuvius.bots import bots
from vesuvius.contract import Json, Seat
from vesuvius.store import Change, Seated

RESIGNED = "resigned"
"""The reason of a result that no rule decided: the others have given up."""


def stand_in(game: str) -> str:
    """The bot that stands in for people: a citizen, which plays well and at once, or else a novice."""
    return "citizen" if "citizen" in bots(game) else "novice"


def resignation(seats: Sequence[Seated], seat: Seat, game: str, now: int) -> Change:
    """The change of a table when that seat is given up."""
    left = [place for place in seats if place.seat != seat and not place.resigned]
    if len(left) > 1 and any(place.person_id is not None for place in left):
        return Change(due_at=now, resigned=seat, bot=stand_in(game))
    winners = {place.seat for place in left}
    places: list[Json] = [1 if place.seat in winners else 1 + len(winners) for place in seats]
    given_up: list[Json] = [place.seat for place in seats if place.seat not in winners]
    result = {"places": places, "scores": [], "reason": RESIGNED, "resigned": given_up}
    return Change(status="over", finished_at=now, result=result, resigned=seat)
