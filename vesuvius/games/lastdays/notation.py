"""Moves as text: ``parse(str(move)) == move``."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from vesuvius.contract import Illegal
from vesuvius.games.lastdays.board import CARDS, CITIZENS, DOORS, Spot
from vesuvius.games.lastdays.city import PIECE_OF
from vesuvius.games.lastdays.decks import VITA, Ash
from vesuvius.games.lastdays.moves import (
    Accept,
    Back,
    Buy,
    Done,
    DrawCitizen,
    Enter,
    Fetch,
    Forward,
    Go,
    House,
    Move,
    Offer,
    Pass,
    Refuse,
    Roam,
    Roll,
    Sell,
    Stay,
    Stop,
    TurnVesuvius,
    TurnVita,
    Visit,
    Withdraw,
)
from vesuvius.games.lastdays.refusing import refused
from vesuvius.games.lastdays.state import PLAYERS

_WORDS: Final[Mapping[str, Move]] = {
    str(move): move
    for move in (
        Forward(),
        Back(),
        Enter(),
        Stay(),
        Pass(),
        Accept(),
        Refuse(),
        Withdraw(),
        Done(),
        Roam(),
        Stop(),
    )
}

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")


def parse(text: str) -> Move:
    """The move a notation stands for; Illegal on nonsense."""
    if text in _WORDS:
        return _WORDS[text]
    match text.split(" "):
        case ["citizen", colour]:
            if colour not in CITIZENS:
                raise _nonsense(text, f"The pawns are {', '.join(CITIZENS)}.")
            return DrawCitizen(CITIZENS[colour].colour)
        case ["roll", *dice] if len(dice) in (1, 2):
            return Roll(tuple(_number(text, die, "die", 1, 6) for die in dice))
        case ["vita", card]:
            return TurnVita(_number(text, card, "Vita Romana card", 1, len(VITA)))
        case ["vesuvius", card]:
            return TurnVesuvius(_ash(text, card))
        case ["buy" | "sell" | "fetch" as verb, card]:
            return _ON_A_CARD[verb](_card(text, card))
        case ["house", card, place]:
            return House(_card(text, card), _place(text, place))
        case ["visit", place]:
            return Visit(_place(text, place))
        case ["go", spot]:
            return Go(_spot(text, spot))
        case ["offer", to, *terms] if terms.count("for") == 1:
            return _offer(text, to, terms[: terms.index("for")], terms[terms.index("for") + 1 :])
        case _:
            raise _nonsense(text)


_ON_A_CARD: Final[Mapping[str, Callable[[int], Move]]] = {"buy": Buy, "sell": Sell, "fetch": Fetch}


def _number(text: str, word: str, what: str, low: int, high: int) -> int:
    if not _NUMBER.fullmatch(word) or not low <= int(word) <= high:
        raise _nonsense(text, f"The {what} is a number from {low} to {high}.")
    return int(word)


def _card(text: str, word: str) -> int:
    return _number(text, word, "card", 1, len(CARDS))


def _place(text: str, word: str) -> int:
    return _number(text, word, "place", 1, len(DOORS))


def _ash(text: str, word: str) -> Ash:
    match word:
        case "blank" | "x2":
            return word
        case _:
            return _place(text, word)


def _spot(text: str, word: str) -> Spot:
    if word[:1] == "p":
        return f"p{_place(text, word[1:])}"
    if word[:1] == "d":
        return f"d{_number(text, word[1:], 'dot', 0, len(PIECE_OF) - 1)}"
    raise _nonsense(text, "Go to a dot like d132 or a place like p19.")


def _offer(text: str, to: str, give: list[str], take: list[str]) -> Offer:
    seat = _number(text, to, "seat", 0, max(PLAYERS) - 1)
    given, pay = _side(text, give)
    taken, get = _side(text, take)
    return Offer(seat, given, pay, taken, get)


def _side(text: str, words: list[str]) -> tuple[tuple[int, ...], int]:
    """Cards ascending, and last an amount of money."""
    if not words:
        raise _nonsense(text, "Each side of an offer ends with an amount, 0 if no money changes hands.")
    cards = tuple(_card(text, word) for word in words[:-1])
    if cards != tuple(sorted(set(cards))):
        raise refused("offer_order", "5.8", typed=f"{text!r} is not a move.")
    return cards, _number(text, words[-1], "amount", 0, 999_999_999)


def _nonsense(text: str, form: str = "") -> Illegal:
    return refused("not_a_move", text=repr(text)[:80], typed=form)
