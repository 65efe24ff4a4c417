"""Who lives where: pairs, homes with room, and entering phase 2 (4.1-4.5, 5.11-5.15)."""

from collections import Counter

from vesuvius.contract import Illegal, Seat, Step
from vesuvius.frozen import FrozenDict, put, replace
from vesuvius.games.lastdays.board import BUILDING_AT, BUILDINGS, CITIZENS, PEOPLE, Card, Place
from vesuvius.games.lastdays.city import standing
from vesuvius.games.lastdays.events import ClientHoused, EntryBegun, Event, PawnWent, PhaseTwoEntered
from vesuvius.games.lastdays.moves import Done, House, Move
from vesuvius.games.lastdays.refusing import refused
from vesuvius.games.lastdays.state import (
    Housing,
    State,
    buildings,
    next_turn,
    owner,
    people,
)
from vesuvius.games.lastdays.trading import to_bank


def has_pair(state: State, seat: Seat) -> bool:
    """Does a seat own a building and a client of its colour (4.5)?"""
    colours = {BUILDINGS[card].colour for card in buildings(state, seat)}
    return any(PEOPLE[card].colour in colours for card in people(state, seat))


def homes(state: State, seat: Seat, person: Card) -> list[Place]:
    """The places where a client may live: the patron's buildings of the right colour with room (4.1, 4.2, 4.4)."""
    crowd = Counter(state.housed.values())
    own = (BUILDINGS[card] for card in buildings(state, seat))
    return sorted(b.place for b in own if b.colour == PEOPLE[person].colour and crowd[b.place] < b.capacity)


def settle(state: State, seat: Seat, move: House) -> tuple[State, Event]:
    """A client moves into one of the homes open to them."""
    if move.place not in homes(state, seat, move.card):
        raise _why_no_home(state, seat, move)
    state = replace(state, housed=FrozenDict({**state.housed, move.card: move.place}))
    return state, ClientHoused(seat=seat, card=move.card, place=move.place)


def _why_no_home(state: State, seat: Seat, move: House) -> Illegal:
    building = BUILDING_AT.get(move.place)
    if building is None:
        return refused("no_home", "4.4", place=move.place)
    if owner(state, building.card) != seat:
        return refused("not_your_building", "4.4", place=move.place)
    colour, other = PEOPLE[move.card].colour, building.colour
    if colour != other:
        return refused("wrong_colour", "4.1", person=move.card, colour=colour, place=move.place, other=other)
    return refused("full", "4.2", place=move.place, capacity=building.capacity)


def start_housing(state: State) -> Step[State]:
    """A player who enters phase 2 houses the clients first (5.13)."""
    return Step(replace(state, moment=Housing()), (EntryBegun(seat=state.turn),))


def unhoused(state: State, seat: Seat) -> list[Card]:
    """The clients of a seat who have no home yet."""
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
        raise refused("not_your_client", "4.4", card=move.card)
    if move.card in state.housed:
        raise refused("housed_already", "5.13", person=move.card)
    state, story = settle(state, state.turn, move)
    return Step(state, (story,))


def done(state: State, _move: Done) -> Step[State]:
    """The bank takes those without a home, the pawn goes home, and the turn ends (5.14, 5.15)."""
    seat = state.turn
    if not clients_at_home(state, seat):
        raise refused("house_somebody", "5.14")
    story: list[Event] = []
    for card in unhoused(state, seat):
        state, sold = to_bank(state, seat, card)
        story.append(sold)
    state = replace(state, stage=put(state.stage, seat, "living"))
    story.append(PhaseTwoEntered(seat=seat))
    state, went = send(state, seat, CITIZENS[state.citizens[seat]].house)
    return Step(next_turn(state), (*story, went))


def send(state: State, seat: Seat, place: Place) -> tuple[State, Event]:
    """Put a pawn on a place, or beside it if another pawn is there (6.4, 6.5)."""
    start = state.pawns[seat]
    assert start is not None
    taken = [pawn for other, pawn in enumerate(state.pawns) if other != seat and pawn is not None]
    spot = standing(place, taken)
    story = PawnWent(seat=seat, from_=start, to=spot, place=place)
    return replace(state, pawns=put(state.pawns, seat, spot)), story
