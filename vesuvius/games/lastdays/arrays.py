"""Cards, places, dots and Vita Romana as lists of ints for the fast twin: indexed by number, 0 for none."""

from typing import Final

from vesuvius.games.lastdays.board import (
    BUILDING_AT,
    BUILDINGS,
    CARDS,
    CITIZENS,
    COLOURS,
    DOORS,
    EXITS,
    PEOPLE,
    SQUARE_OF,
    SQUARES,
)
from vesuvius.games.lastdays.city import NEIGHBOURS, PIECE_OF
from vesuvius.games.lastdays.decks import VITA
from vesuvius.games.lastdays.distances import steps_out

_PLACES: Final = range(1, len(DOORS) + 1)
_COLOUR: Final = {colour: number for number, colour in enumerate(COLOURS)}

PRICE: Final = [0, *(card.price for card in CARDS.values())]
PERSON: Final = [0, *(int(card in PEOPLE) for card in CARDS)]
COLOUR: Final = [0, *(_COLOUR[card.colour] for card in CARDS.values())]
PUBLIC: Final = [0, *(int(COLOURS[card.colour] == "public") for card in CARDS.values())]
PLACE: Final = [0, *(BUILDINGS[card].place if card in BUILDINGS else 0 for card in CARDS)]
"""By card: its price, whether it is a person, the number of its colour, whether that is a public one, and where a
building stands."""

SQUARE: Final = [0, *SQUARE_OF.values()]
CARD_ON: Final = [card or 0 for card in SQUARES]
"""The square of each card, and the card of each square."""

CARD_AT: Final = [0, *(BUILDING_AT[place].card if place in BUILDING_AT else 0 for place in _PLACES)]
BEDS: Final = [0, *(BUILDING_AT[place].capacity if place in BUILDING_AT else 0 for place in _PLACES)]
GATE: Final = [0, *(int(place in EXITS) for place in _PLACES)]
DOOR: Final = [-1, *(DOORS[place][0] for place in _PLACES)]
SIDE_DOOR: Final = [-1, *(DOORS[place][1] if len(DOORS[place]) > 1 else -1 for place in _PLACES)]
"""By place: the card of the building, how many may live in it, whether it is a gate, its main door and, or -1, the
other one: no place has more than two."""

HOUSE: Final = [citizen.house for citizen in CITIZENS.values()]
"""Where each citizen lives."""

DEGREE: Final = 4
NEAR: Final = [near for dot, beside in enumerate(NEIGHBOURS) for near in (*beside, *[dot] * (DEGREE - len(beside)))]
"""Four entries for each dot: the dots beside it, then the dot itself as padding, where a search finds nothing new."""

BETWEEN: Final = [near[0] ^ near[1] if len(near) == 2 else 0 for near in NEIGHBOURS]
"""For a dot between two others, the XOR of their numbers, which turns one into the other; 0 at a crossing."""

PIECE: Final = [piece or 0 for piece in PIECE_OF]
"""The piece that covers each dot; 0 for the ring."""

INSIDE: Final = sum(map(bool, PIECE))
"""The number of dots inside the wall; the dots of the ring are numbered from here on."""

WAY_OUT: Final = [steps for _, steps in sorted(steps_out(frozenset()).items())]
"""For each dot the steps to the first dot outside while no street is buried."""

EVERYWHERE: Final = 120
"""More steps than any way takes."""

COVERED: Final = sorted(range(INSIDE), key=lambda dot: PIECE[dot])
FIRST_COVERED: Final = [sum(0 < piece < place for piece in PIECE) for place in range(len(DOORS) + 2)]
"""The dots inside, sorted by the piece that covers them, and by place the index where those of its piece begin."""

LODGER: Final[list[int]] = []
LODGING: Final[list[int]] = []
FIRST_ROOM: Final = [0]
for _card, _each in CARDS.items():
    FIRST_ROOM.append(len(LODGER))
    _rooms = sorted(b.place for b in BUILDINGS.values() if _card in PEOPLE and b.colour == _each.colour)
    LODGING.extend([*_rooms, 0])
    LODGER.extend([_card] * (len(_rooms) + 1))
TO_BANK: Final = [0, *(FIRST_ROOM[card + 1] - 1 if card < len(CARDS) else len(LODGER) - 1 for card in CARDS)]
"""Where each card may go before the last day: a person to each place of its colour, by number, and every card to the
bank, place 0. By card, the index of its first entry and that of its last, the bank."""

OPS: Final = tuple(dict.fromkeys(effect.op for vita in VITA.values() for effect in vita.effects))
FIRST_EFFECT: Final = [0]
OP: Final[list[int]] = []
AMOUNT: Final[list[int]] = []
WHERE: Final[list[int]] = []
WHOSE: Final[list[int]] = []
for _vita in VITA.values():
    FIRST_EFFECT.append(len(OP))
    for _effect in _vita.effects:
        OP.append(OPS.index(_effect.op))
        AMOUNT.append(_effect.amount)
        WHERE.append(_effect.place or 0)
        WHOSE.append(int(_effect.kind == "public") if _effect.kind else _COLOUR.get(_effect.colour or "", -1))
FIRST_EFFECT.append(len(OP))
"""The effects of all Vita Romana cards in a row, and by card the index of its first: what is done, how much, at which
place, and for clients of which colour (-1: any) or buildings of which kind (1: public)."""
