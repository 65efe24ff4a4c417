"""The parts of each move, for nets that learn (``vesuvius/net.py``). Seats count clockwise from the seat that moves."""

from typing import Final

from vesuvius.games.lastdays.arrays import LODGER, LODGING
from vesuvius.games.lastdays.board import CARDS, DOORS
from vesuvius.games.lastdays.city import PIECE_OF
from vesuvius.games.lastdays.coding import (
    ACCEPT,
    ACTIONS,
    BUY,
    DONE,
    FETCH,
    GO,
    INTO,
    LODGE,
    OFFER,
    PASS,
    ROAM,
    SEATS,
    STOP,
    VISIT,
)

_BUY, _HOUSE, _SELL, _OFFER, _REQUEST, _VISIT, _FETCH, _GO, _INTO, _PLAIN = range(10)
_PLAIN_CODES: Final = (*range(BUY), PASS, DONE, *range(ACCEPT, VISIT), ROAM, *range(STOP, ACTIONS))
_CARD: Final = _PLAIN + len(_PLAIN_CODES)
_PLACE: Final = _CARD + len(CARDS)
_DOT: Final = _PLACE + len(DOORS)
_SEAT: Final = _DOT + len(PIECE_OF)

PARTS: Final = _SEAT + SEATS
"""The number of different parts."""


def parts(code: int, seat: int, players: int) -> tuple[int, ...]:
    """The parts of the move of a code, made by a seat."""
    if code in _PLAIN_CODES:
        return (_PLAIN + _PLAIN_CODES.index(code),)
    if code >= INTO:
        return _INTO, _PLACE + code - INTO
    if code >= GO:
        return _GO, _DOT + code - GO
    if code >= FETCH:
        return _FETCH, _CARD + code - FETCH
    if code >= VISIT:
        return _VISIT, _PLACE + code - VISIT
    if code >= OFFER:
        to, terms = divmod(code - OFFER, 2 * len(CARDS))
        theirs, card = divmod(terms, len(CARDS))
        return _REQUEST if theirs else _OFFER, _CARD + card, _SEAT + (to - seat) % players
    if code >= LODGE:
        card, place = LODGER[code - LODGE] - 1, LODGING[code - LODGE]
        return (_HOUSE, _CARD + card, _PLACE + place - 1) if place else (_SELL, _CARD + card)
    return _BUY, _CARD + code - BUY
