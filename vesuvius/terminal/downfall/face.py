"""The Downfall of Pompeii in a terminal: a city of 7 by 11 squares in 80 by 24 characters."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Rows
from rich.text import Text

from vesuvius.contract import Position
from vesuvius.games.downfall.board import BUILDING_AT, CARDS, COLUMNS, GATES, ORDER, ROWS, SPACES, VENTS, Square
from vesuvius.games.downfall.moves import Move, Omen, PlaceLava, PlaceRelative, Play, Run
from vesuvius.games.downfall.state import SEAT_NAMES, Relatives, Runs
from vesuvius.games.downfall.views import View
from vesuvius.terminal.downfall.story import narrated, sentence

__all__ = ["SIGNS", "asked", "board", "hand", "narrated", "offered", "sentence", "tally"]

SIGNS = (
    "A square shows the number of its building (n: neutral) and its spaces, then who lives there. ◀ ▲ ▶ ▼ are gates, "
    "words such as coin mark where lava starts. in: in the city; ✝: in the volcano; ×4: four cards of that number."
)
PIECES = ("▲", "■", "●", "◆")
SEAT_STYLES = ("bold red", "bold bright_white on grey23", "bold yellow", "bold bright_blue")
HOUSE_STYLES = {"grey": "grey70", "purple": "magenta", "turquoise": "cyan", "brown": "orange3", "neutral": "grey50"}
SHORT = {"vase": "vase", "helmet": "helm", "mask": "mask", "scroll": "scrol", "column": "colmn", "coin": "coin"}
LAVA = "bold bright_yellow on dark_red"
OPEN = " on dark_green"
WIDTH = 5

ASKED = {
    "play": "play a card and place a marker",
    "omen": "throw another player’s marker into the volcano (omen)",
    "over": "the game is over",
}


def asked(view: View) -> str:
    """What the seat to move has to do."""
    match view.pending:
        case Relatives(left=left):
            return f"place a relative ({left} left), or stop with done"
        case Runs(may_stop=True):
            return "move the marker once more, or stop with done"
        case Runs(left=left):
            return f"move a marker or lead it out ({left} {'move' if left == 1 else 'moves'} left)"
        case _:
            return f"lay the {view.tile} tile" if view.waiting == "lava" else ASKED.get(view.waiting, "chance decides")


def offered(_view: View, legal: Sequence[Move]) -> Sequence[Move]:
    """All legal moves; there are never too many to list."""
    return legal


def hand(view: View) -> Text:
    """The cards in hand, with the number of such cards in the game, and which of them are jokers now."""
    if view.phase not in ("deal", "settling"):
        return Text("")
    line = Text("Hand  ")
    for card in view.hand:
        homes = [square for square, building in BUILDING_AT.items() if building.number == card]
        style = HOUSE_STYLES[BUILDING_AT[homes[0]].colour]
        full = all(sum(view.markers.get(square, ())) >= SPACES[square] for square in homes)
        line.append(f" {card} ", f"bold reverse {style}")
        line.append(f"×{CARDS[card]}{' joker' if full and view.deck.ad79 else ''}  ", "dim")
    return line


def board(view: View, legal: Sequence[Move]) -> RenderableType:
    """The city on the left, seats, deck and bag on the right."""
    table = Rows.grid()
    table.add_column(width=58, no_wrap=True)
    table.add_column(width=22, no_wrap=True)
    table.add_row(city(view, choosable(legal)), margin(view))
    return table


def choosable(legal: Sequence[Move]) -> set[Square]:
    """The squares that a legal move names."""
    squares: set[Square | None] = set()
    for move in legal:
        match move:
            case Play(square=square) | PlaceRelative(square) | PlaceLava(square=square) | Omen(square=square):
                squares.add(square)
            case Run(square, to):
                squares |= {square, to}
            case _:
                pass
    return {square for square in squares if square}


def city(view: View, marked: set[Square]) -> Text:
    """Two lines for each row of squares, with gates as arrows in the wall."""
    lines = [Text("  ") + Text("").join(_gap(c, "1", "N") for c in COLUMNS)]
    for row in ROWS:
        upper, lower = Text(row, "bold"), Text("  ")
        upper.append(_side(f"A{row}", "W", "◀"), "bold green")
        for column in COLUMNS:
            above, below = square_lines(view, column + row, marked)
            upper.append_text(above)
            lower.append_text(below)
        upper.append(_side(f"K{row}", "E", "▶"), "bold green")
        lines += [upper, lower]
    lines.append(Text("  ") + Text("").join(_gap(c, "7", "S") for c in COLUMNS))
    return Text("\n").join(lines)


def _gap(column: str, row: str, side: str) -> Text:
    """The column's letter, and an arrow where a gate leads north or south."""
    gate = GATES.get(column + row)
    arrow = {"N": "▲", "S": "▼"}[side] if gate and gate.side == side else " "
    return Text.assemble((f" {column}", "bold"), (f"{arrow}", "bold green"), "  ")


def _side(square: Square, side: str, arrow: str) -> str:
    return arrow if square in GATES and GATES[square].side == side else " "


def square_lines(view: View, square: Square, marked: set[Square]) -> tuple[Text, Text]:
    """The two lines of a square: its building or vent, and the markers on it."""
    if square not in ORDER:
        below = f"{square[0]}{int(square[1]) + 1}"
        gate = below in GATES and GATES[below].side == "N"
        return _fit(Text(), "on grey11"), _fit(Text("  ▲" if gate else "", "bold green"), "on grey11")
    ground = OPEN if square in marked else ""
    if square in view.lava:
        return _fit(Text(SHORT[view.lava[square]], LAVA), LAVA), _fit(Text("~~~~~", LAVA), LAVA)
    crowd = view.markers.get(square, (0,) * view.players)
    if view.phase in ("deal", "settling"):
        pieces = Text("").join(Text(PIECES[s] * n, SEAT_STYLES[s] + ground) for s, n in enumerate(crowd))
        return _fit(_label(square, sum(crowd)), ground), _fit(pieces if any(crowd) else _vent(square), ground)
    counts = [Text(f"{PIECES[s]}{n}", SEAT_STYLES[s] + ground) if n else Text("") for s, n in enumerate(crowd)]
    upper, lower = Text("").join(counts[:2]), Text("").join(counts[2:])
    return _fit(upper if any(crowd) else Text("·", "dim"), ground), _fit(
        lower if any(crowd[2:]) else _vent(square), ground
    )


def _label(square: Square, crowd: int) -> Text:
    building = BUILDING_AT.get(square)
    if building is None:
        return Text("·", "dim")
    name = "n" if building.number is None else building.id
    return Text(f"{name:<3}{SPACES[square] - crowd or '-'}", HOUSE_STYLES[building.colour])


def _vent(square: Square) -> Text:
    symbol = next((symbol for symbol, vent in VENTS.items() if vent == square), None)
    return Text(SHORT[symbol], "italic red") if symbol else Text("")


def _fit(text: Text, style: str) -> Text:
    """The text padded to the width of a square, with its background."""
    text.truncate(WIDTH, pad=True)
    text.stylize(style.strip())
    return text


def margin(view: View) -> Text:
    """The seats with their markers, the deck, the bag."""
    text = Text()
    text.append("         in box out  ✝\n", "dim")
    for seat in range(view.players):
        settled = sum(crowd[seat] for crowd in view.markers.values())
        text.append(f"{PIECES[seat]} {SEAT_NAMES[seat]:<6}", SEAT_STYLES[seat])
        text.append(f"{settled:>3}{view.supply[seat]:>4}{view.saved[seat]:>4}{view.volcano[seat]:>3}\n")
    if view.phase in ("deal", "settling"):
        ad79 = ("not yet seen", "seen once", "seen twice")[view.deck.ad79]
        text.append(f"\nDeck    {view.deck.left} cards\nOmens   {view.deck.omens}\nA.D.79  {ad79}\n")
        last = ", ".join(map(str, view.discard[-5:])) or "none"
        text.append(f"\nPlayed  {last}\n", "dim")
    else:
        text.append(f"\nBag     {sum(view.bag.values())} tiles\n")
        for tile, count in view.bag.items():
            text.append(f"  {tile:<12}{count:>2}\n", "dim")
        if view.tile:
            text.append(f"Tile    {view.tile}\n", LAVA)
    return text


def tally(position: Position) -> dict[str, list[int]]:
    """For each seat the markers that were saved, and those that had settled."""
    pairs = zip(position["saved"], position["volcano"], strict=True)
    return {"saved": position["saved"], "settled": [saved + lost for saved, lost in pairs]}
