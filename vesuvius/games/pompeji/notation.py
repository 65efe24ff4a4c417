"""Moves as text: ``parse(str(move)) == move``."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from vesuvius.games.pompeji.board import COLUMN
from vesuvius.games.pompeji.cards import SIDE, VOLCANO
from vesuvius.games.pompeji.moves import Build, Deal, Discard, Draw, DrawCard, Move, RaiseStatue, Stop, UsePermit
from vesuvius.games.pompeji.refusing import refused
from vesuvius.games.pompeji.sites import check_card

_ALONE: Final[Mapping[str, Move]] = {str(move): move for move in (Draw(), Stop(), UsePermit())}
_OF_A_CARD: Final[Mapping[str, Callable[[str], Move]]] = {"deal": Deal, "draw": DrawCard, "discard": Discard}
_AT_A_SQUARE: Final[Mapping[str, Callable[[str, str], Move]]] = {"build": Build, "statue": RaiseStatue}
_FORMS: Final = "Write build Tr 1,0, statue Tr 1,0, discard Tr, draw, stop or permit."
_SQUARE: Final = re.compile(r"(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)")


def parse(text: str) -> Move:
    """The move a notation stands for: ``build Tr 1,0``, ``draw volcano``, ``permit``."""
    match text.split(" "):
        case [word] if word in _ALONE:
            return _ALONE[word]
        case [word, card] if word in _OF_A_CARD:
            if (word, card) != ("draw", VOLCANO):
                check_card(card)
            return _OF_A_CARD[word](card)
        case [word, card, at] if word in _AT_A_SQUARE:
            check_card(card)
            _check_square(at)
            return _AT_A_SQUARE[word](card, at)
        case _:
            raise refused("not_a_move", text=repr(text)[:80], typed=_FORMS)


def _check_square(at: str) -> None:
    if not _SQUARE.fullmatch(at):
        raise refused("not_a_square", text=repr(at)[:80], typed="A square is a column and a row, as in 1,0 or -2,3.")
    if at not in COLUMN:
        raise refused("outside", "P7", side=SIDE)
