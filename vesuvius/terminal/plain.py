"""The plain face, for games without one: the view as text, every legal move, the events field by field."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from vesuvius.contract import AnyMove, AnyView, BaseEvent, Json, Position
from vesuvius.jsonable import plain

__all__ = ["asked", "board", "hand", "offered", "sentence", "tally"]

LINES = 17
"""The most lines of a board."""
WIDTH = 80
HIDDEN = ("game", "players", "seat", "hand")
"""Fields of a view that the board omits: everybody knows them, or they are shown elsewhere."""
TAKEN_FOR_GRANTED = ("type", "seen_by", "seat")


def board(view: AnyView, _legal: Sequence[AnyMove]) -> Text:
    """The fields of the view, a line each."""
    fields: Mapping[str, Json] = plain(view)
    lines = [f"{_spoken(key)}: {_value(value)}" for key, value in fields.items() if key not in HIDDEN]
    shown = lines if len(lines) <= LINES else [*lines[: LINES - 1], "…"]
    return Text("\n".join(_cut(line) for line in shown))


def offered(_view: AnyView, legal: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """Every legal move."""
    return legal


def hand(view: AnyView) -> Text:
    """What the seat holds, if the game has hands."""
    held = plain(view).get("hand")
    return Text(_cut(f"Hand: {_value(held)}")) if held else Text("")


def asked(_view: AnyView) -> str:
    """What the seat to move has to do."""
    return "choose a move"


def sentence(event: BaseEvent, names: Sequence[str]) -> str | None:
    """The seat, the kind of event and its fields, as in "Red: took (count 2)."."""
    fields: Mapping[str, Json] = plain(event)
    seat = fields.get("seat")
    who = f"{names[seat].capitalize()}: " if isinstance(seat, int) else ""
    rest = [f"{_spoken(key)} {_value(value)}" for key, value in fields.items() if key not in TAKEN_FOR_GRANTED]
    return f"{who}{_spoken(fields['type'])}{' (' + ', '.join(rest) + ')' if rest else ''}."


def tally(_position: Position) -> dict[str, list[int]]:
    """The score, which every game has."""
    return {}


def _spoken(name: str) -> str:
    """A field's name as words."""
    return name.replace("_", " ")


def _value(value: Json) -> str:
    """A JSON value as words."""
    match value:
        case None:
            return "–"
        case bool():
            return "yes" if value else "no"
        case dict():
            return ", ".join(f"{_spoken(str(key))} {_value(part)}" for key, part in value.items()) or "–"
        case list():
            return (
                ", ".join(f"({_value(part)})" if isinstance(part, list | dict) else _value(part) for part in value)
                or "–"
            )
        case _:
            return str(value)


def _cut(line: str) -> str:
    return line if len(line) <= WIDTH else f"{line[: WIDTH - 1]}…"
