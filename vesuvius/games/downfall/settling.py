"""First phase: cards, relatives, jokers, omens, and the eruption that a hand of jokers may declare (D5-D11)."""

from vesuvius.contract import Illegal, Seat, Step, tell
from vesuvius.frozen import replace
from vesuvius.games.downfall.board import ADDRESSES, BUILDING_AT, BUILDINGS, ORDER, SPACES, Square
from vesuvius.games.downfall.lava import erupt
from vesuvius.games.downfall.state import (
    SEAT_NAMES,
    Done,
    Omen,
    PlaceRelative,
    Play,
    Relatives,
    State,
    changed,
    crowd,
    residents,
    with_marker,
)


def has_room(state: State, square: Square) -> bool:
    """Is a space free on this square?"""
    return crowd(state, square) < SPACES.get(square, 0)


def rooms(state: State, card: int) -> list[Square]:
    """The squares with a free space in the buildings of a number."""
    return [square for square in ADDRESSES[card] if has_room(state, square)]


def is_joker(state: State, card: int) -> bool:
    """After the first A.D. 79 a card whose number has no free space left is a joker (D10)."""
    return state.deck.ad79 > 0 and not rooms(state, card)


def landings(state: State, card: int) -> list[Square | None]:
    """Where a card may put its marker; [None] if it can only be discarded (D5, D6, D10)."""
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
        raise Illegal(f"You hold no {card}.", "D5")
    joker = is_joker(state, card)
    if square not in landings(state, card):
        raise Illegal(*_why_not(state, move, joker))
    hand = list(state.hands[seat])
    hand.remove(card)
    state = replace(
        state,
        hands=(*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :]),
        discard=(*state.discard, card),
        waiting="draw",
    )
    if square is None:
        return Step(state, (tell("discarded", seat=seat, card=card),))
    building = BUILDING_AT[square]
    relatives = residents(state, building) if state.deck.ad79 and not joker else 0
    story = tell("played", seat=seat, card=card, square=square, building=building.id, joker=joker, relatives=relatives)
    state = settle(state, square)
    return Step(_call(state, Relatives(relatives, (building.id,))), (story,))


def _why_not(state: State, move: Play, joker: bool) -> tuple[str, str]:
    if move.square is None:
        return f"The {move.card} can be placed, so it cannot be thrown away.", "D6"
    if not state.supply[state.turn]:
        return f"No marker is left to place: say `play {move.card} -`.", "D6"
    if move.square in SPACES and not has_room(state, move.square):
        return f"No space is free on {move.square}.", "D5"
    if joker:
        return f"{move.square} has no space for a marker.", "D10"
    if not rooms(state, move.card):
        return f"Number {move.card} is full, and there are no jokers before A.D. 79.", "D6"
    return f"{move.square} does not belong to a building of number {move.card}.", "D5"


def settle(state: State, square: Square) -> State:
    """One marker moves from the supply of the seat on turn into the city."""
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
    """Wait for a relative while one can be placed, else go on to draw."""
    if homes(state, relatives):
        return replace(state, waiting="relative", pending=relatives)
    return replace(state, waiting="draw", pending=None)


def relatives(state: State) -> list[PlaceRelative | Done]:
    """A relative in any home open to it, by square, or no more."""
    assert isinstance(state.pending, Relatives)
    return [*map(PlaceRelative, homes(state, state.pending)), Done()]


def place_relative(state: State, move: PlaceRelative) -> Step[State]:
    """One relative for each neighbour met, one at most per building, never in the building entered (D9)."""
    assert isinstance(state.pending, Relatives)
    if move.square not in homes(state, state.pending):
        raise Illegal(*_no_home(state, state.pending, move.square))
    building = BUILDING_AT[move.square]
    left = state.pending.left - 1
    story = tell("relative", seat=state.turn, square=move.square, building=building.id, left=left)
    closed = (*state.pending.closed, building.id)
    return Step(_call(settle(state, move.square), Relatives(left, closed)), (story,))


def _no_home(state: State, relatives: Relatives, square: Square) -> tuple[str, str]:
    building = BUILDING_AT.get(square)
    if building is None:
        return f"{square} has no space for a marker.", "D9"
    if building.id == relatives.closed[0]:
        return "Relatives never move into the building that called them.", "D9"
    if building.id in relatives.closed:
        return f"Building {building.id} has got a relative this turn.", "D9"
    if not has_room(state, square):
        return f"No space is free on {square}.", "D9"
    colour = BUILDINGS[relatives.closed[0]].colour
    return f"Relatives live in {colour} or neutral buildings, {square} is {building.colour}.", "D9"


def no_more_relatives(state: State) -> Step[State]:
    """Each relative is optional, and one may stop early (D9)."""
    return Step(replace(state, waiting="draw", pending=None), (tell("relatives_done", seat=state.turn),))


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
        raise Illegal("An omen takes a marker of another player.", "D8")
    if victim >= state.players or not state.markers.get(square, (0,) * state.players)[victim]:
        raise Illegal(f"{SEAT_NAMES[victim].capitalize()} has no marker on {square}.", "D8")
    fallen = changed((0,) * state.players, victim, +1)
    state = replace(
        state,
        markers=with_marker(state.markers, square, victim, -1, state.players),
        volcano=changed(state.volcano, victim, +1),
        waiting="draw",
    )
    return Step(state, (tell("lost", cause="omen", squares={square: list(fallen)}, by=state.turn),))


def may_erupt(state: State, seat: Seat) -> bool:
    """May this seat declare the eruption now? (D11)"""
    return _why_no_eruption(state, seat) is None


def _why_no_eruption(state: State, seat: Seat) -> str | None:
    if state.phase != "settling" or state.waiting == "draw":
        return "The eruption can be declared only while somebody is to play, place or choose."
    if not state.deck.ad79:
        return "The mountain is quiet until A.D. 79 has been drawn."
    if seat == state.turn and state.waiting != "play":
        return "On your own turn you declare the eruption before you play."
    if not state.hands[seat]:
        return "An empty hand shows no jokers."
    homely = next((card for card in state.hands[seat] if not is_joker(state, card)), None)
    return None if homely is None else f"Not all your cards are jokers: the {homely} still has a free space."


def declare(state: State, seat: Seat) -> Step[State]:
    """Whoever holds nothing but jokers may declare the eruption, showing the hand, even out of turn (D11)."""
    refusal = _why_no_eruption(state, seat)
    if refusal:
        raise Illegal(refusal, "D11")
    return erupt(state, seat, "declared")
