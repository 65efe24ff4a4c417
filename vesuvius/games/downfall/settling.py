"""First phase: cards, relatives, jokers, omens, and the eruption that a hand of jokers may declare (D5-D11)."""

from vesuvius.contract import Illegal, Seat, Step
from vesuvius.frozen import FrozenDict, changed, put, replace
from vesuvius.games.downfall.board import ADDRESSES, BUILDING_AT, BUILDINGS, ORDER, SPACES, Card, Square
from vesuvius.games.downfall.events import CardDiscarded, CardPlayed, MarkersLost, RelativePlaced, RelativesDeclined
from vesuvius.games.downfall.lava import erupt
from vesuvius.games.downfall.moves import Done, Omen, PlaceRelative, Play
from vesuvius.games.downfall.refusing import refused
from vesuvius.games.downfall.state import (
    NOTHING,
    Relatives,
    State,
    crowd,
    residents,
    with_marker,
)


def has_room(state: State, square: Square) -> bool:
    """Is a space free on this square?"""
    return crowd(state, square) < SPACES.get(square, 0)


def rooms(state: State, card: Card) -> list[Square]:
    """The squares with a free space in the buildings of a number."""
    return [square for square in ADDRESSES[card] if has_room(state, square)]


def is_joker(state: State, card: Card) -> bool:
    """After the first A.D. 79 a card whose number has no free space left is a joker (D10)."""
    return state.deck.ad79 > 0 and not rooms(state, card)


def landings(state: State, card: Card) -> list[Square | None]:
    """Where the marker of a card may go; [None] if the card can only be discarded (D5, D6, D10)."""
    if not state.supply[state.turn]:
        return [None]
    at_home = rooms(state, card)
    anywhere = [square for square in SPACES if has_room(state, square)] if is_joker(state, card) else []
    return [*(at_home or anywhere)] or [None]


def plays(state: State) -> list[Play]:
    """One card of the hand and where its marker goes: by card, then by square."""
    cards = sorted(set(state.hands[state.turn]))
    return [Play(card, square) for card in cards for square in landings(state, card)]


def play_card(state: State, move: Play) -> Step[State]:
    """Play a card, put a marker on a free space of that number; neighbours met there call relatives (D5, D9)."""
    seat, card, square = state.turn, move.card, move.square
    if card not in state.hands[seat]:
        raise refused("not_in_hand", "D5", card=card)
    joker = is_joker(state, card)
    if square not in landings(state, card):
        raise _why_not(state, move, joker)
    hand = list(state.hands[seat])
    hand.remove(card)
    state = replace(
        state,
        hands=put(state.hands, seat, tuple(hand)),
        discard=(*state.discard, card),
        waiting="draw",
    )
    if square is None:
        return Step(state, (CardDiscarded(seat=seat, card=card),))
    building = BUILDING_AT[square]
    relatives = residents(state, building) if state.deck.ad79 and not joker else 0
    story = CardPlayed(seat=seat, card=card, square=square, building=building.id, joker=joker, relatives=relatives)
    state = settle(state, square)
    return Step(_call(state, Relatives(relatives, (building.id,))), (story,))


def _why_not(state: State, move: Play, joker: bool) -> Illegal:
    card, square = move.card, move.square
    if square is None:
        return refused("can_be_placed", "D6", card=card)
    if not state.supply[state.turn]:
        return refused("no_marker_left", "D6", card=card, typed=f"Say 'play {card} -'.")
    if square not in SPACES:
        return refused("no_house", "D10" if joker else "D5", square=square)
    if not has_room(state, square):
        return refused("no_space", "D5", square=square)
    if not rooms(state, card):
        return refused("houses_full", "D6", card=card)
    return refused("other_house", "D5", square=square, card=card)


def settle(state: State, square: Square) -> State:
    """One marker of the seat to move goes from its supply into the city."""
    return replace(
        state,
        markers=with_marker(state.markers, square, state.turn, +1, state.players),
        supply=changed(state.supply, state.turn, -1),
    )


def homes(state: State, relatives: Relatives) -> list[Square]:
    """Where a relative may go: a free space in another building of the colour entered, or a neutral one (D9)."""
    if not relatives.left or not state.supply[state.turn]:
        return []
    colour = BUILDINGS[relatives.closed[0]].colour
    return [
        square
        for square, building in BUILDING_AT.items()
        if building.colour in (colour, "neutral") and building.id not in relatives.closed and has_room(state, square)
    ]


def _call(state: State, relatives: Relatives) -> State:
    """A relative is next if one can be placed, else a draw."""
    if homes(state, relatives):
        return replace(state, waiting="relative", pending=relatives)
    return replace(state, waiting="draw", pending=NOTHING)


def relatives(state: State) -> list[PlaceRelative | Done]:
    """A relative on each square it may move to, then ``done``."""
    assert isinstance(state.pending, Relatives)
    return [*map(PlaceRelative, homes(state, state.pending)), Done()]


def place_relative(state: State, move: PlaceRelative) -> Step[State]:
    """One relative for each neighbour met, one at most per building, never in the building entered (D9)."""
    assert isinstance(state.pending, Relatives)
    if move.square not in homes(state, state.pending):
        raise _no_home(state, state.pending, move.square)
    building = BUILDING_AT[move.square]
    left = state.pending.left - 1
    story = RelativePlaced(seat=state.turn, square=move.square, building=building.id, left=left)
    closed = (*state.pending.closed, building.id)
    return Step(_call(settle(state, move.square), Relatives(left, closed)), (story,))


def _no_home(state: State, relatives: Relatives, square: Square) -> Illegal:
    building = BUILDING_AT.get(square)
    if building is None:
        return refused("no_house", "D9", square=square)
    if building.id == relatives.closed[0]:
        return refused("relative_at_home", "D9")
    if building.id in relatives.closed:
        return refused("relative_there", "D9")
    if not has_room(state, square):
        return refused("no_space", "D9", square=square)
    colour = BUILDINGS[relatives.closed[0]].colour
    return refused("relative_colour", "D9", colour=colour, square=square, other=building.colour)


def no_more_relatives(state: State) -> Step[State]:
    """Each relative is optional: the seat may stop early (D9)."""
    return Step(replace(state, waiting="draw", pending=NOTHING), (RelativesDeclined(seat=state.turn),))


def victims(state: State) -> list[Omen]:
    """Whom an omen may take: any marker of another player, by square, then by seat (D8)."""
    return [
        Omen(square, seat)
        for square in sorted(state.markers, key=ORDER.__getitem__)
        for seat, here in enumerate(state.markers[square])
        if here and seat != state.turn
    ]


def throw_into_volcano(state: State, move: Omen) -> Step[State]:
    """The drawer of an omen throws one marker of another player into the volcano, then draws again (D8)."""
    square, victim = move.square, move.victim
    if victim == state.turn:
        raise refused("omen_own", "D8")
    here = state.markers.get(square, (0,) * state.players)
    if not any(n for seat, n in enumerate(here) if seat != state.turn):
        raise refused("omen_nobody", "D8", square=square)
    if victim >= state.players or not here[victim]:
        raise refused("omen_not_theirs", "D8", who=victim, square=square)
    fallen = changed((0,) * state.players, victim, +1)
    state = replace(
        state,
        markers=with_marker(state.markers, square, victim, -1, state.players),
        volcano=changed(state.volcano, victim, +1),
        waiting="draw",
    )
    return Step(state, (MarkersLost(cause="omen", squares=FrozenDict({square: fallen}), by=state.turn),))


def may_erupt(state: State, seat: Seat) -> bool:
    """May this seat declare the eruption now? (D11)"""
    return _why_no_eruption(state, seat) is None


def _why_no_eruption(state: State, seat: Seat) -> str | None:
    """The code of the refusal, without its sentence: ``legal`` asks at every move."""
    if state.phase != "settling" or state.waiting == "draw":
        return "erupt_not_now"
    if not state.deck.ad79:
        return "erupt_quiet"
    if seat == state.turn and state.waiting != "play":
        return "erupt_began"
    if not state.hands[seat]:
        return "erupt_no_cards"
    return "erupt_no_joker" if _homely(state, seat) is not None else None


def _homely(state: State, seat: Seat) -> Card | None:
    """A card of the hand that is no joker."""
    return next((card for card in state.hands[seat] if not is_joker(state, card)), None)


def declare(state: State, seat: Seat) -> Step[State]:
    """A seat that holds nothing but jokers may declare the eruption, showing its hand, even out of turn (D11)."""
    if code := _why_no_eruption(state, seat):
        card = _homely(state, seat) if code == "erupt_no_joker" else None
        raise refused(code, "D11") if card is None else refused(code, "D11", card=card)
    return erupt(state, seat, "declared")
