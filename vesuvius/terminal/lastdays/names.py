"""The words and signs of The Last Days in a terminal: letters and colours for what is drawn small."""

from collections.abc import Sequence
from typing import Final

from vesuvius.games.lastdays.board import (
    BUILDINGS,
    CARDS,
    INGRESSUS,
    NAMES,
    PEOPLE,
    SQUARES,
    Card,
    Place,
    Spot,
    Square,
    is_fortuna,
)

NOTE: Final = "The names are known from Pompeii; roles, prices and exact spots are the game's, not history's."
"""Printed once before a game, because the names are shown."""

PIECES: Final = {
    "green": "▲",
    "red": "■",
    "white": "●",
    "yellow": "◆",
    "black": "▼",
    "blue": "★",
    "purple": "♥",
    "orange": "♠",
}
SEAT_STYLES: Final = {
    "green": "bold green3",
    "red": "bold red",
    "white": "bold bright_white",
    "yellow": "bold yellow",
    "black": "bold grey62",
    "blue": "bold dodger_blue1",
    "purple": "bold orchid",
    "orange": "bold dark_orange",
}
LETTERS: Final = {
    "temple": "T",
    "theatre": "A",
    "arena": "G",
    "civic": "C",
    "market": "M",
    "baths": "B",
    "workshop": "W",
    "tavern": "I",
    "domus": "H",
}
LEGEND: Final = "⌂ building T temple A stage G games C civic M market B baths W work I inn H home"
"""A letter for each colour of people and buildings, so that colour is never the only sign."""

COLOUR_STYLES: Final = {
    "temple": "wheat1",
    "theatre": "deep_pink2",
    "arena": "indian_red1",
    "civic": "cornflower_blue",
    "market": "orange1",
    "baths": "cyan",
    "workshop": "tan",
    "tavern": "chartreuse3",
    "domus": "medium_purple1",
}
HOUSE: Final = "⌂"


def letter(card: Card) -> str:
    """The letter of a card's colour, after a roof if it is a building: ``⌂T``, `` T``."""
    return f"{HOUSE if card in BUILDINGS else ' '}{LETTERS[CARDS[card].colour]}"


def short(card: Card) -> str:
    """The last word of a card's name: Scaurus, Granary."""
    return CARDS[card].name.split()[-1]


def called(card: Card) -> str:
    """A card by name and number."""
    return f"{CARDS[card].name} ({card})"


def listed(cards: Sequence[Card]) -> str:
    """Several cards by name and number."""
    return ", ".join(map(called, cards))


def place(number: Place) -> str:
    """A place by name and number."""
    return f"{NAMES[number]} ({number})"


def on_track(square: Square) -> str:
    """A square as a player calls it: by its card, INGRESSUS, or FORTUNA with its number."""
    if square == INGRESSUS:
        return "INGRESSUS"
    if is_fortuna(square):
        return f"FORTUNA {fortuna_number(square)}"
    card = SQUARES[square]
    assert card is not None
    return called(card)


def fortuna_number(square: Square) -> int:
    """Which of the twelve FORTUNA squares this is, 1 to 12."""
    return sum(is_fortuna(each) for each in range(square + 1))


def in_short(spot: Spot | None) -> str:
    """A pawn's spot in one word: a card's number, IN, F3, p35 or d132."""
    if spot is None:
        return "-"
    if spot[0] != "s":
        return spot
    square = int(spot[1:])
    if square == INGRESSUS:
        return "IN"
    return f"F{fortuna_number(square)}" if is_fortuna(square) else str(SQUARES[square])


def role(card: Card) -> str:
    """The role of a person, or the kind and capacity of a building."""
    if card in PEOPLE:
        return PEOPLE[card].role
    return f"{BUILDINGS[card].kind}, holds {BUILDINGS[card].capacity}"
