"""Pompeji in a terminal: the city as a grid, with what each card in hand would earn on each open square."""

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table as Rows
from rich.text import Text

from vesuvius.contract import Position
from vesuvius.games.pompeji import Move, View
from vesuvius.games.pompeji.board import COLUMN, ROW, Square
from vesuvius.games.pompeji.cards import COLOURS, KINDS, PILE, STATUE, VALUES, VOLCANOES, Card
from vesuvius.games.pompeji.laying import best_names
from vesuvius.games.pompeji.moves import Build, RaiseStatue, UsePermit
from vesuvius.games.pompeji.sites import any_fits, fits, sites
from vesuvius.games.pompeji.state import SEAT_NAMES
from vesuvius.games.pompeji.streets import score, total
from vesuvius.terminal.pompeji.story import narrated, sentence

__all__ = ["SIGNS", "asked", "board", "hand", "narrated", "offered", "sentence", "tally"]

SIGNS = (
    "A card is two letters, its kind and its colour: Av is a violet arch. In the city its value stands beside them; "
    "where you may build, your cards that fit stand above what each would earn."
)
INKS = {
    "r": "indian_red1",
    "o": "dark_orange",
    "y": "yellow1",
    "g": "green3",
    "b": "dodger_blue1",
    "v": "orchid",
    "w": "grey100",
}
"""The styles of the colours of cards, by letter. They avoid the named colours, which a terminal's theme may change."""
WALLS = {
    "r": "grey100 on red3",
    "o": "grey0 on dark_orange",
    "y": "grey0 on yellow1",
    "g": "grey100 on green4",
    "b": "grey100 on blue3",
    "v": "grey100 on purple",
    "w": "grey0 on grey93",
}
MARBLE = "grey0 on grey62"
OPEN = ("on grey23", "on grey35")
"""The backgrounds of an open square, alternating between its cards so that their numbers stay apart."""
CELL = 6
"""The width of a square: three cards of two letters, or a short name."""
SHORT = {"fountain": "fountn", "granary": "granry"}
SHOWN = 3
"""The most cards of a hand that an open square shows; a hand never has more."""


def offered(view: View, legal: Sequence[Move]) -> Sequence[Move]:
    """All legal moves, but of the statues on each square only those that earn most; the best first."""
    raised = [move for move in legal if isinstance(move, RaiseStatue)]
    if not raised:
        return legal
    best = best_names(view.city)
    statues = [RaiseStatue(card, at) for at, (card, _) in sorted(best.items(), key=lambda named: -named[1][1])]
    at = legal.index(raised[0])
    return [*legal[:at], *statues, *legal[at + len(raised) :]]


def asked(view: View) -> str:
    """What the seat to move has to do."""
    statue = " or raise your statue" if view.statues[view.own] else ""
    match view.waiting:
        case "turn" if any_fits(view.city, view.hand):
            return f"build a card{statue}"
        case "turn":
            return f"none of your cards fits: discard one{statue}"
        case "permit":
            return f"with your permit, build a card{statue}"
        case "choice":
            return "draw, or stop"
        case "over":
            return "the game is over"
        case _:
            return "chance decides"


def hand(view: View) -> Text:
    """The cards with their names and values."""
    line = Text("Hand")
    for card in view.hand:
        line.append("   ").append(f" {card} ", f"bold {WALLS[card[1]]}")
        line.append(f" {COLOURS[card[1]]} {KINDS[card[0]]} {VALUES[card]}")
    return line if view.hand else Text("")


def board(view: View, legal: Sequence[Move]) -> RenderableType:
    """The city on the left; seats, deck and mountain on the right."""
    table = Rows.grid()
    table.add_column(width=60, no_wrap=True)
    table.add_column(width=20, no_wrap=True)
    table.add_row(city(view, legal), margin(view, legal))
    return table


def city(view: View, legal: Sequence[Move]) -> Text:
    """Two lines for each row: the cards laid, or those that may be; columns and rows numbered as in the notation."""
    if not view.city:
        return Text("")
    around = dict(sites(view.city))
    earnings = {at: earned(view, at, signs) for at, signs in around.items()} if legal else {}
    choosable = {move.at for move in legal if isinstance(move, Build)}
    drawn = [*view.city, *around]
    columns = range(min(COLUMN[at] for at in drawn), max(COLUMN[at] for at in drawn) + 1)
    lines = [Text("   ") + Text("").join(Text(f"{column:^{CELL + 1}}", "bold") for column in columns)]
    for row in range(min(ROW[at] for at in drawn), max(ROW[at] for at in drawn) + 1):
        upper, lower = Text().append(f"{row:>2} ", "bold"), Text("   ")
        for at in (f"{column},{row}" for column in columns):
            if at in view.city:
                above, below = card_lines(view.city[at])
            elif at in around:
                above, below = open_lines(earnings.get(at, {}), OPEN if at in choosable else ("", ""))
            else:
                above, below = Text(" " * CELL), Text(" " * CELL)
            upper.append_text(above).append(" ")
            lower.append_text(below).append(" ")
        lines += [upper, lower]
    return Text("\n").join(lines)


def earned(view: View, at: Square, signs: str) -> dict[Card, int]:
    """The points that each card of the hand that fits would earn there."""
    return {card: total(score(view.city, card, VALUES[card], at)) for card in view.hand if fits(card, signs)}


def card_lines(card: Card) -> tuple[Text, Text]:
    """The two lines of a laid card: its kind; its letters and its value."""
    if card == STATUE:
        return Text("statue", MARBLE), Text(f"{STATUE:^{CELL}}", MARBLE)
    kind, style = KINDS[card[0]], WALLS[card[1]]
    return Text(f"{SHORT.get(kind, kind):<{CELL}}", style), Text(f"{card}{VALUES[card]:>{CELL - 2}}", f"bold {style}")


def open_lines(earnings: Mapping[Card, int], grounds: Sequence[str]) -> tuple[Text, Text]:
    """The two lines of an open square: the cards of the hand that fit, and below each its points."""
    if not earnings:
        return Text(f"{'·':^{CELL}}", "dim"), Text(" " * CELL)
    above, below = Text(), Text()
    shown = list(earnings.items())[:SHOWN]
    width = CELL // len(shown)
    for number, (card, points) in enumerate(shown):
        style = f"{INKS[card[1]]} {grounds[number % len(grounds)]}"
        above.append(f"{card:<{width}}", style)
        below.append(f"{f'{points:>2}':<{width}}", f"{'bold' if points else 'dim'} {style}")
    return above, below


def margin(view: View, legal: Sequence[Move]) -> Text:
    """The seats with scores, cards, statues and permits; the deck and the mountain; the most the statue could earn."""
    text = Text().append("   points hand  *  §\n", "dim")
    active = view.turn if view.interrupter is None else view.interrupter
    for seat in range(view.players):
        text.append("▶" if seat == active and view.waiting != "over" else " ")
        text.append(SEAT_NAMES[seat], "bold reverse" if seat == view.seat else "bold")
        text.append(f"{view.scores[seat]:>6}{view.hand_sizes[seat]:>5}")
        text.append(f"{view.statues[seat]:>3}{view.permits[seat]:>3}\n")
    text.append("* statues, § permits\n2,-1: column, row\n\n", "dim")
    text.append_text(mountain(view.deck.left, view.deck.volcanoes))
    if view.discard:
        text.append(f"\nDiscarded {len(view.discard)}\n {' '.join(view.discard[-6:])}\n", "dim")
    if any(isinstance(move, RaiseStatue | UsePermit) for move in legal) and view.statues[view.own]:
        at, (card, points) = max(best_names(view.city).items(), key=lambda named: named[1][1])
        text.append(f"\nYour statue: {points}\n as {card} at {at}\n")
    return text


def mountain(left: int, volcanoes: int) -> Text:
    """How near the next volcano is: there is one in each of the last two piles of nine (P3)."""
    text = Text(f"Deck: {left} cards\n")
    if volcanoes == VOLCANOES:
        return text.append("The city is buried.\n", "bold red")
    which = ("First", "Second")[volcanoes]
    below = (PILE + 1) * (VOLCANOES - volcanoes - 1)
    above = left - below - (PILE + 1)
    if above > 0:
        text.append(f"{which} volcano: not\n in the next {above}\n")
    else:
        text.append(f"{which} volcano:\n 1 chance in {left - below}\n", "bold bright_red")
    if volcanoes:
        text.append("Drawing is a choice.\n", "bold")
    return text


def tally(position: Position) -> dict[str, list[int]]:
    """For each seat the points earned by building, and those that the cards left in hand cost."""
    held = [sum(VALUES[card] for card in cards) for cards in position["hands"]]
    return {"earned": [net + cost for net, cost in zip(position["scores"], held, strict=True)], "held": held}
