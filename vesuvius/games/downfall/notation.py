"""Moves as text: ``parse(str(move)) == move``."""

from vesuvius.contract import Illegal
from vesuvius.games.downfall.board import CARDS, DUAL_TILES, ORDER, TILES, Square
from vesuvius.games.downfall.state import (
    SEAT_NAMES,
    Deal,
    Done,
    Draw,
    DrawTile,
    Erupt,
    Move,
    Omen,
    PlaceLava,
    PlaceRelative,
    Play,
    Run,
)

_CARDS = {str(card): card for card in CARDS}
_SEATS = {name: seat for seat, name in enumerate(SEAT_NAMES)}
_FORMS = {
    "deal": "deal 3",
    "draw": "draw 3, draw omen or draw ad79",
    "tile": "tile mask",
    "play": "play 3 C3 or play 3 -",
    "relative": "relative F6",
    "done": "done",
    "omen": "omen C3 red",
    "erupt": "erupt",
    "lava": "lava D4 or lava D4 mask",
    "run": "run C3 E3 or run C5 out",
}


def parse(text: str) -> Move:
    """The move a notation stands for, strictly: single spaces, squares in capitals."""
    match text.split(" "):
        case ["done"]:
            return Done()
        case ["erupt"]:
            return Erupt()
        case ["deal", card]:
            return Deal(_card(text, card))
        case ["draw", "omen" | "ad79" as card]:
            return Draw(card)
        case ["draw", card]:
            return Draw(_card(text, card))
        case ["tile", tile] if tile in TILES or tile in DUAL_TILES:
            return DrawTile(tile)
        case ["play", card, "-"]:
            return Play(_card(text, card), None)
        case ["play", card, square]:
            return Play(_card(text, card), _square(text, square))
        case ["relative", square]:
            return PlaceRelative(_square(text, square))
        case ["omen", square, colour] if colour in _SEATS:
            return Omen(_square(text, square), _SEATS[colour])
        case ["lava", square]:
            return PlaceLava(_square(text, square))
        case ["lava", square, symbol] if symbol in TILES:
            return PlaceLava(_square(text, square), symbol)
        case ["run", square, "out"]:
            return Run(_square(text, square), None)
        case ["run", square, to]:
            return Run(_square(text, square), _square(text, to))
        case [verb, *_] if verb in _FORMS:
            raise _nonsense(text, f"write {_FORMS[verb]}")
        case _:
            raise _nonsense(text, f"a move begins with {', '.join(_FORMS)}")


def _card(text: str, card: str) -> int:
    if card not in _CARDS:
        raise _nonsense(text, f"cards are numbered 1 to {len(_CARDS)}, not {card!r}")
    return _CARDS[card]


def _square(text: str, square: str) -> Square:
    if square not in ORDER:
        raise _nonsense(text, f"there is no square {square!r} inside the walls")
    return square


def _nonsense(text: str, reason: str) -> Illegal:
    return Illegal(f"{text!r} is not a move: {reason}.")
