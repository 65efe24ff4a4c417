"""What a move would bring, told to the seat that weighs it, from nothing but that seat's own view."""

from random import Random
from typing import Any

from vesuvius.contract import Event, Illegal, Seat, seen_by
from vesuvius.tables.course import Course
from vesuvius.tables.refusals import IllegalMove

LOOKS = 2
"""How many imagined tables a move is tried on: what differs between them hangs on what is hidden."""


def foreseen(course: Course, seat: Seat, move: str) -> list[Event]:
    """The events a legal move would make, or none where they hang on hidden things; IllegalMove if it is refused.

    It is tried on tables imagined from the seat's view, so it can tell nothing that the view does not.
    """
    rules, view = course.rules, course.rules.view(course.state, seat)
    stories: list[list[Event]] = []
    for look in range(LOOKS):
        imagined: Any = rules.imagine(view, Random(look))
        try:
            stories.append(seen_by(rules.play(imagined, seat, move).events, seat))
        except Illegal as refused:
            raise IllegalMove(str(refused), refused.rule) from None
    return stories[0] if all(story == stories[0] for story in stories) else []
