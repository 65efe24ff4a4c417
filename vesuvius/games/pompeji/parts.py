"""The parts of each move, for nets that learn (``vesuvius/net.py``). A card brings its kind and its colour along."""

from typing import Final

from vesuvius.games.pompeji.cards import CARDS, COLOURS
from vesuvius.games.pompeji.coding import BUILD, DISCARD, DRAW, PASS, PERMIT, RAISE, STOP, WIDTH

_BUILD, _RAISE, _DISCARD, _DRAW, _STOP, _PERMIT, _PASS = range(7)
_CARD: Final = 7
_KIND: Final = _CARD + len(CARDS)
_COLOUR: Final = _KIND + len(CARDS) // len(COLOURS)
_SQUARE: Final = _COLOUR + len(COLOURS)

PARTS: Final = _SQUARE + WIDTH
"""The number of different parts."""


def parts(code: int, seat: int, players: int) -> tuple[int, ...]:  # noqa: ARG001 - no move names a seat
    """The parts of the move of a code, made by a seat."""
    if code >= DRAW:
        return ({DRAW: _DRAW, STOP: _STOP, PERMIT: _PERMIT, PASS: _PASS}[code],)
    if code >= DISCARD:
        return _DISCARD, *_of_card(code - DISCARD)
    card, square = divmod(code - BUILD if code < RAISE else code - RAISE, WIDTH)
    return _BUILD if code < RAISE else _RAISE, *_of_card(card), _SQUARE + square


def _of_card(card: int) -> tuple[int, ...]:
    kind, colour = divmod(card, len(COLOURS))
    return _CARD + card, _KIND + kind, _COLOUR + colour
