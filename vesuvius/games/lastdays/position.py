"""Positions as JSON: ``load(dump(state)) == state``."""

from collections.abc import Mapping
from dataclasses import fields

from vesuvius.contract import Json
from vesuvius.games.lastdays.soundness import check
from vesuvius.games.lastdays.state import State
from vesuvius.games.lastdays.views import Pending, Position, state_of, view
from vesuvius.jsonable import plain, read, refuse


def dump(state: State) -> dict[str, Json]:
    """The whole position: what a spectator sees, since nothing is hidden (3.5)."""
    position: dict[str, Json] = plain(view(state, None))
    del position["seat"]
    return position


def load(position: Mapping[str, Json]) -> State:
    """The state of a position; Illegal("field: reason") if no game can come to it."""
    given = read(Position, position)
    state = state_of(given)
    _check_nothing_else(given, view(state, None))
    check(state)
    return state


def _check_nothing_else(given: Position, needed: Position) -> None:
    """Refuse fields that the next decision does not have, such as steps while a card is bought."""
    for field in fields(Pending):
        _check_same(f"pending.{field.name}", getattr(given.pending, field.name), getattr(needed.pending, field.name))
    _check_same("steps", given.steps, needed.steps)
    _check_same("declared", given.declared, needed.declared)
    _check_same("escort", given.escort, needed.escort)


def _check_same(field: str, given: object, needed: object) -> None:
    if given != needed:
        refuse(field, f"this decision needs {plain(needed)!r}, not {plain(given)!r}")
