"""Cards and squares as numbers, for the fast twin: tables made from the cards and the plan.

The board has rows of 14 cells: a border column, then the 13 columns that the city may reach; above and below them a
border row. So no street runs off the board, and the cells beside a cell are 1 and 14 away. A list goes by the number of
a cell, square or card, in the order of ``coding.py``; a statue comes after the last card and shows neither kind nor
colour.
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
"""The sign that whatever lies beside a cell leaves there, a statue too."""
SHOWN = [signs.bit_count() for signs in range(128)]
"""How many kinds, or colours, there are among seven bits."""

BIT = [1 << card for card in range(49)]
ALL = (1 << 49) - 1
CARD = [next((card for card in range(49) if (1 << card) % 67 == rest), 0) for rest in range(67)]
"""Which card a lone bit stands for: all remainders of 2**bit by 67 differ."""

SLOT = [8 * (line % 8) + column % 8 for line, column in zip(LINE, COLUMN, strict=True)]
"""Where the twin keeps what it knows of an open cell, and as a bit."""
SPOT = [1 << slot for slot in SLOT]

WORTH = [value << 8 * kind for value, kind in zip(VALUE, KIND, strict=True)]
"""What the streets through a cell hold is one number: for each kind five bits for the sum of its values and three for
how many streets hold it, then how many streets are full but for this cell. So much does a card add to it."""
STREET = [*(32 << 8 * kind for kind in KIND[:49]), 0]
"""And so much the first of its kind in a street."""
FULL = 1 << 56
