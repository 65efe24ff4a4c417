"""Who lives where: pairs, homes with room, and entering phase 2 (4.1-4.5, 5.11-5.15)."""

from collections import Counter

from vesuvius.contract import Event, Illegal, Seat, Step, tell
from vesuvius.frozen import FrozenDict, replace
from vesuvius.games.lastdays.board import BUILDING_AT, BUILDINGS, CITIZENS, PEOPLE, Card, Place
from vesuvius.games.lastdays.city import standing
from vesuvius.games.lastdays.moves import Done, House, Move
from vesuvius.games.lastdays.state import (
    Housing,
    State,
    buildings,
    next_turn,
    owner,
    people,
    put,
)
from vesuvius.games.lastdays.trading import to_bank


def has_pair(state: State, seat: Seat) -> bool:
    """Does a seat own a building and a client of its colour (4.5)?"""
    colours = {BUILDINGS[card].colour for card in buildings(state, seat)}
    return any(PEOPLE[card].colour in colours for card in people(state, seat))


def homes(state: State, seat: Seat, person: Card) -> list[Place]:
    """The places where a client may live: own buildings of the right colour with room (4.1, 4.2, 4.4)."""
    crowd = Counter(state.housed.values())
    own = (BUILDINGS[card] for card in buildings(state, seat))
    return sorted(b.place for b in own if b.colour == PEOPLE[person].colour and crowd[b.place] < b.capacity)


def settle(state: State, seat: Seat, move: House) -> tuple[State, Event]:
    """A client moves into a home that is open to them."""
    if move.place not in homes(state, seat, move.card):
        raise Illegal(*_why_no_home(state, seat, move))
    state = replace(state, housed=FrozenDict({**state.housed, move.card: move.place}))
    return state, tell("housed", seat=seat, card=move.card, place=move.place)


def _why_no_home(state: State, seat: Seat, move: House) -> tuple[str, str]:
    building = BUILDING_AT.get(move.place)
    if building is None:
        return f"Nobody lives at {move.place}: it is not a building for sale.", "4.4"
    if owner(state, building.card) != seat:
        return f"{building.name} ({move.place}) is not yours.", "4.4"
    if building.colour != PEOPLE[move.card].colour:
        return f"{PEOPLE[move.card].name} is {PEOPLE[move.card].colour}, {building.name} is {building.colour}.", "4.1"
    return f"{building.name} ({move.place}) is full: it holds {building.capacity}.", "4.2"


def start_housing(state: State) -> Step[State]:
    """Whoever enters phase 2 houses the clients first (5.13)."""
    return Step(replace(state, moment=Housing()), (tell("entering", seat=state.turn),))


def unhoused(state: State, seat: Seat) -> list[Card]:
    """The clients of a seat who live nowhere yet."""
    return [card for card in people(state, seat) if card not in state.housed]


def clients_at_home(state: State, seat: Seat) -> list[Card]:
    """The clients of a seat who have a home."""
    return [card for card in people(state, seat) if card in state.housed]


def rooms(state: State) -> list[Move]:
    """Each client without a home in each home open to them; then done, once somebody is housed (5.13, 5.14)."""
    seat = state.turn
    moves: list[Move] = [House(card, place) for card in unhoused(state, seat) for place in homes(state, seat, card)]
    return [*moves, Done()] if clients_at_home(state, seat) else moves


def house(state: State, move: House) -> Step[State]:
    """A client entering phase 2 gets a home, for good (5.13)."""
    if move.card not in people(state, state.turn):
        raise Illegal(f"Card {move.card} is no client of yours.", "4.4")
    if move.card in state.housed:
        raise Illegal(f"{PEOPLE[move.card].name} is housed already, and places stay fixed.", "5.13")
    state, story = settle(state, state.turn, move)
    return Step(state, (story,))


def done(state: State, _move: Done) -> Step[State]:
    """The bank takes those without a home, the pawn goes home, and the turn ends (5.14, 5.15)."""
    seat = state.turn
    if not clients_at_home(state, seat):
        raise Illegal("House at least one client before you enter.", "5.14")
    story: list[Event] = []
    for card in unhoused(state, seat):
        state, sold = to_bank(state, seat, card)
        story.append(sold)
    state = replace(state, stage=put(state.stage, seat, "living"))
    story.append(tell("entered", seat=seat))
    state, went = send(state, seat, CITIZENS[state.citizens[seat]].house)
    return Step(next_turn(state), (*story, went))


def send(state: State, seat: Seat, place: Place) -> tuple[State, Event]:
    """Put a pawn on a place, or beside it if another pawn is there (6.4, 6.5)."""
    start = state.pawns[seat]
    taken = [pawn for other, pawn in enumerate(state.pawns) if other != seat and pawn is not None]
    spot = standing(place, taken)
    story = tell("went", **{"seat": seat, "from": start, "to": spot, "place": place})
    return replace(state, pawns=put(state.pawns, seat, spot)), story
