"""Why the rules refuse a move; the sentences are in ``refusals/LANGUAGE.json``. They call a seat by the name that the
position gives it (``names``)."""

from typing import Final

from vesuvius.games.lastdays.board import CARDS, NAMES, PEOPLE, Card, Place
from vesuvius.refusing import Refusals


def _card(card: Card) -> str:
    article = "" if card in PEOPLE else "the "
    return f"{article}{CARDS[card].name} (card {card})"


def _person(card: Card) -> str:
    return PEOPLE[card].name


def _place(place: Place) -> str:
    return f"the {NAMES[place]} ({place})"


refused: Final = Refusals("vesuvius.games.lastdays", {"card": _card, "person": _person, "place": _place})
"""The refusal with a code, a rule and parameters; in a terminal a card or place has its name and its number."""
