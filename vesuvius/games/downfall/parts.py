"""The parts of each move, for nets that learn (``vesuvius/net.py``). Seats count clockwise from the seat that moves."""

from typing import Final

from vesuvius.games.downfall.coding import DONE, DUAL, ERUPT, LAVA, NOWHERE, OMEN, PASS, PLAY, RELATIVE, RUN, WIDTH

_DISCARD, _PLAY, _RELATIVE, _OMEN, _LAVA, _RUN, _OUT, _DONE, _ERUPT, _PASS = range(10)
_CARD: Final = 10
_HOME: Final = _CARD + 11
_VICTIM_AT: Final = _HOME + NOWHERE
_FLOW: Final = _VICTIM_AT + NOWHERE
_START: Final = _FLOW + NOWHERE
_TO: Final = _START + NOWHERE
_VICTIM: Final = _TO + NOWHERE
_SYMBOL: Final = _VICTIM + 4

PARTS: Final = _SYMBOL + 6
"""The number of different parts."""


def parts(code: int, seat: int, players: int) -> tuple[int, ...]:
    """The parts of the move of a code, made by a seat."""
    if code >= DONE:
        return ({DONE: _DONE, ERUPT: _ERUPT, PASS: _PASS}[code],)
    if code >= RUN:
        start, to = divmod(code - RUN, WIDTH)
        return (_OUT, _START + start) if to == NOWHERE else (_RUN, _START + start, _TO + to)
    if code >= DUAL:
        square, symbol = divmod(code - DUAL, 6)
        return _LAVA, _FLOW + square, _SYMBOL + symbol
    if code >= LAVA:
        return _LAVA, _FLOW + code - LAVA
    if code >= OMEN:
        square, victim = divmod(code - OMEN, 4)
        return _OMEN, _VICTIM_AT + square, _VICTIM + (victim - seat) % players
    if code >= RELATIVE:
        return _RELATIVE, _HOME + code - RELATIVE
    card, square = divmod(code - PLAY, WIDTH)
    return (_DISCARD, _CARD + card) if square == NOWHERE else (_PLAY, _CARD + card, _HOME + square)
