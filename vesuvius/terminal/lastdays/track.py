"""The track of The Last Days: twelve sections of cards with their owners, and what is for sale within reach."""

from collections.abc import Sequence
from typing import TypeVar

from rich.text import Text

from vesuvius.contract import Seat
from vesuvius.games.lastdays.board import CARDS, LAST_FORTUNA, SQUARE_OF, SQUARES, Card, Square, is_fortuna, section
from vesuvius.games.lastdays.moves import Buy, Move
from vesuvius.games.lastdays.views import View
from vesuvius.terminal.lastdays.names import (
    COLOUR_STYLES,
    LEGEND,
    PIECES,
    SEAT_STYLES,
    called,
    fortuna_number,
    in_short,
    letter,
    role,
    short,
)

T = TypeVar("T")

WIDEST_SECTION = 9
"""The most cards a section has."""
CELL = 8
AHEAD = 12
"""How far two dice reach at most."""
LINES = 17
DETAILS = 3
"""The most lines that say what is for sale."""


def track(view: View, legal: Sequence[Move]) -> Text:
    """The seats, the track section by section, and the cards for sale here or ahead."""
    lines = [*seats(view), *rows(view, {move.card for move in legal if isinstance(move, Buy)})]
    lines += for_sale(view, legal)[:DETAILS]
    if len(lines) < LINES - 1:
        lines.append(Text(LEGEND, "dim"))
    return Text("\n").join(lines)


def seats(view: View) -> list[Text]:
    """The seats, four to a line: seat, pawn, money, and the pawn's square."""
    each = [seat_in_short(view, seat) for seat in range(view.players)]
    return [Text("").join(four) for four in _batches(each, 4)]


def seat_in_short(view: View, seat: Seat) -> Text:
    """``0▲green 25000  F3``."""
    name = view.citizens[seat] if seat < len(view.citizens) else "?"
    where = "out" if view.stage[seat] == "excluded" else in_short(view.pawns[seat])
    text = Text(f"{seat}", "dim")
    text.append(f"{PIECES.get(name, '?')}{name:<6}", SEAT_STYLES.get(name, ""))
    return text.append(f"{view.money[seat]:>6} {where:>4} ")


def rows(view: View, open_cards: set[Card]) -> list[Text]:
    """A line for each section: pawn, number, roof and letter of each card, the sign of its owner."""
    owners = {card: seat for seat, cards in enumerate(view.cards) for card in cards}
    standing = pawns_by_square(view)
    lines: list[Text] = []
    for square in range(LAST_FORTUNA + 1):
        if not is_fortuna(square):
            continue
        line = Text(f"{fortuna_number(square):>2} ", "dim")
        for card in section(square):
            line.append_text(cell(view, card, owners.get(card), standing.get(SQUARE_OF[card], []), card in open_cards))
        line.append(" " * CELL * (WIDEST_SECTION - len(section(square))))
        line.append(" F", "bold yellow")
        for seat in standing.get(square, [])[:3]:
            line.append_text(piece(view, seat))
        lines.append(line)
    return lines


def pawns_by_square(view: View) -> dict[Square, list[Seat]]:
    """The pawns on the track."""
    standing: dict[Square, list[Seat]] = {}
    for seat, pawn in enumerate(view.pawns):
        if pawn and pawn[0] == "s":
            standing.setdefault(int(pawn[1:]), []).append(seat)
    return standing


def piece(view: View, seat: Seat) -> Text:
    """A seat's pawn, in its colour."""
    if seat >= len(view.citizens):
        return Text("?")
    name = view.citizens[seat]
    return Text(PIECES[name], SEAT_STYLES[name])


def cell(view: View, card: Card, owner: Seat | None, pawns: list[Seat], open_card: bool) -> Text:
    """A card in eight characters: ``▲ 12⌂T● `` is a temple, card 12, that ● owns and where ▲ stands."""
    text = piece(view, pawns[0]) if pawns else Text(" ")
    style = COLOUR_STYLES[CARDS[card].colour]
    ground = " on dark_green" if open_card else ""
    text.append(f"{card:>3}{letter(card)}", ("dim " if owner is not None else "") + style + ground)
    return text.append_text(piece(view, owner) if owner is not None else Text(" ")).append(" ")


def for_sale(view: View, legal: Sequence[Move]) -> list[Text]:
    """The cards that may be bought now; before the roll, those within reach of the dice."""
    seat = view.seat if view.seat is not None else view.turn
    pawn = view.pawns[seat]
    if not pawn or pawn[0] != "s":
        return []
    cards = [move.card for move in legal if isinstance(move, Buy)]
    if len(cards) == 1:
        card = CARDS[cards[0]]
        return [Text(f"For sale: {called(cards[0])}, {role(cards[0])}, ST {card.price}", "bold")]
    if not cards:
        sold = {card for held in view.cards for card in held}
        reach = SQUARES[int(pawn[1:]) + 2 : int(pawn[1:]) + AHEAD + 1]
        cards = [card for card in reach if card is not None and card not in sold]
    return [Text("").join(map(priced, four)) for four in _batches(cards, 4)]


def priced(card: Card) -> Text:
    """A card in twenty characters: number, letter, short name and price."""
    text = Text(f"{card:>3}{letter(card)} ", COLOUR_STYLES[CARDS[card].colour])
    return text.append(f"{short(card):<9.9}{CARDS[card].price:>4} ")


def _batches(items: Sequence[T], size: int) -> list[Sequence[T]]:
    return [items[at : at + size] for at in range(0, len(items), size)]
