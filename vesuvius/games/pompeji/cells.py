"""Cards and squares as numbers, for the fast twin: tables made from the cards and the squares.

The board has rows of 14 cells: a border column, then the 13 columns that the city may reach; above and below them a
border row. Thus no street runs off the board, and the cells beside a cell are 1 and 14 away. Lists are indexed by the
number of a cell, square or card, in the order of ``coding.py``; a statue comes after the last card and has neither kind
nor colour.
"""

from vesuvius.games.pompeji.board import FIRST
from vesuvius.games.pompeji.cards import CARDS, COLOURS, KINDS, VALUES
from vesuvius.games.pompeji.coding import CELL, ROW, SQUARES

BOARD = 15 * ROW + 1
SQUARE = [CELL.index(cell) if cell in CELL else -1 for cell in range(BOARD)]
"""The number of a cell's square, -1 on the border."""
COLUMN = [cell % ROW for cell in range(BOARD)]
LINE = [cell // ROW for cell in range(BOARD)]
FOUNDATION = CELL[SQUARES.index(FIRST)]

KIND = [*(list(KINDS).index(card[0]) for card in CARDS), 7]
COLOUR = [*(list(COLOURS).index(card[1]) for card in CARDS), 7]
VALUE = [*VALUES.values(), 0]
SIGNS = [*(1 << kind | 128 << colour for kind, colour in zip(KIND[:49], COLOUR, strict=False)), 0]
"""Kind and colour as bits: seven for kinds, then seven for colours."""
BESIDE = 1 << 14
"""The bit of a cell with anything beside it, even a statue."""
SHOWN = [signs.bit_count() for signs in range(128)]
"""How many of seven bits, of kinds or of colours, are set."""

BIT = [1 << card for card in range(49)]
ALL = (1 << 49) - 1
CARD = [next((card for card in range(49) if (1 << card) % 67 == rest), 0) for rest in range(67)]
"""The card of a single bit, indexed by 2**bit mod 67, which differs for all bits."""

SLOT = [8 * (line % 8) + column % 8 for line, column in zip(LINE, COLUMN, strict=True)]
"""The slot, 0 to 63, where the twin caches the streets of an open cell; ``SPOT`` has it as a bit."""
SPOT = [1 << slot for slot in SLOT]

WORTH = [value << 8 * kind for value, kind in zip(VALUE, KIND, strict=True)]
"""What a card adds to a cell in its streets. The content of the streets through a cell is packed into one number: for
each kind five bits for the sum of its values and three for the number of streets that hold it; above these, the number
of streets that are full but for this cell."""
STREET = [*(32 << 8 * kind for kind in KIND[:49]), 0]
"""What the first card of its kind in a street adds in addition."""
FULL = 1 << 56
