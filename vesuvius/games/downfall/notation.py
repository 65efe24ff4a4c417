"""Moves as text: ``parse(str(move)) == move``."""

from vesuvius.contract import Illegal
from vesuvius.games.downfall.board import DUAL_TILES, NUMBERS, ORDER, SYMBOLS, TILES, Card, Square, Symbol, Tile
from vesuvius.games.downfall.moves import (
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
from vesuvius.games.downfall.refusing import refused
from vesuvius.games.downfall.state import SEAT_NAMES

_CARDS: dict[str, Card] = {str(card): card for card in NUMBERS}
_SYMBOLS: dict[str, Symbol] = {str(symbol): symbol for symbol in SYMBOLS}
_TILES: dict[str, Tile] = {str(tile): tile for tile in (*TILES, *DUAL_TILES)}
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
        case ["tile", tile] if tile in _TILES:
            return DrawTile(_TILES[tile])
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
        case ["lava", square, symbol] if symbol in _SYMBOLS:
            return PlaceLava(_square(text, square), _SYMBOLS[symbol])
        case ["run", square, "out"]:
            return Run(_square(text, square), None)
        case ["run", square, to]:
            return Run(_square(text, square), _square(text, to))
        case [verb, *_] if verb in _FORMS:
            raise _nonsense(text, f"write {_FORMS[verb]}")
        case _:
            raise _nonsense(text, f"a move begins with {', '.join(_FORMS)}")


def _card(text: str, card: str) -> Card:
    if card not in _CARDS:
        raise _nonsense(text, f"cards are numbered 1 to {len(_CARDS)}, not {card!r}")
    return _CARDS[card]


def _square(text: str, square: str) -> Square:
    if square not in ORDER:
        raise _nonsense(text, f"there is no square {square!r} inside the walls")
    return square


def _nonsense(text: str, reason: str) -> Illegal:
    return refused("not_a_move", text=repr(text)[:80], typed=f"{reason[:1].upper()}{reason[1:]}.")
