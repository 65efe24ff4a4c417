"""Phase 3, the mountain: a Vesuvius card on every turn, and what it buries (7.1, 7.4, 7.16)."""

from collections import Counter

from vesuvius.contract import Step
from vesuvius.frozen import FrozenDict, put, replace
from vesuvius.games.lastdays.board import Place
from vesuvius.games.lastdays.city import PIECES, is_buried
from vesuvius.games.lastdays.decks import VESUVIUS
from vesuvius.games.lastdays.ending import go_on
from vesuvius.games.lastdays.events import ClientPerished, Event, PatronDied, PlaceDestroyed, VesuviusTurned
from vesuvius.games.lastdays.moves import TurnVesuvius
from vesuvius.games.lastdays.refusing import refused
from vesuvius.games.lastdays.state import Declaring, Moment, Running, State, owner, without


def vesuvius_cards(state: State) -> list[TurnVesuvius]:
    """The cards left in the Vesuvius deck: places by number, blanks, x2."""
    turned = Counter(state.vesuvius)
    return [TurnVesuvius(card, weight=n - turned[card]) for card, n in VESUVIUS.items() if n > turned[card]]


def turn_vesuvius(state: State, move: TurnVesuvius) -> Step[State]:
    """A place is buried, or nothing is; if the pawn lives, it runs for a gate or its player declares (7.1, 7.2)."""
    if move not in vesuvius_cards(state):
        raise refused("no_ash_left", "7.1", ash=move.card)
    seat = state.turn
    story: list[Event] = [VesuviusTurned(seat=seat, card=move.card)]
    state = replace(state, vesuvius=(*state.vesuvius, move.card))
    if isinstance(move.card, int):
        state = bury(state, story, move.card)
    moment: Moment | None = Running() if state.escort[seat] else Declaring()
    return go_on(state, story, moment if state.stage[seat] == "fleeing" else None)


def bury(state: State, story: list[Event], place: Place) -> State:
    """The piece is laid: clients in the building die, and every pawn on it with those it escorts (7.1, 7.16)."""
    story.append(PlaceDestroyed(place=place, dots=PIECES[place]))
    for card in sorted(card for card, home in state.housed.items() if home == place):
        state = _perish(state, story, card)
    for seat, pawn in enumerate(state.pawns):
        if pawn is not None and is_buried(pawn, frozenset((place,))):
            story.append(PatronDied(seat=seat, spot=pawn))
            for card in state.escort[seat]:
                state = _perish(state, story, card)
            state = replace(
                state,
                stage=put(state.stage, seat, "dead"),
                pawns=put(state.pawns, seat, None),
                escort=put(state.escort, seat, ()),
            )
    return state


def _perish(state: State, story: list[Event], card: int) -> State:
    patron = owner(state, card)
    assert patron is not None
    story.append(ClientPerished(card=card, seat=patron))
    return replace(
        state,
        cards=put(state.cards, patron, without(state.cards[patron], (card,))),
        housed=FrozenDict({person: home for person, home in state.housed.items() if person != card}),
        perished=(*state.perished, card),
    )
