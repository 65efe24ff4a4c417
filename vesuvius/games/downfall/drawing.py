"""The cards that chance brings: the deal, the deck and its odds (D2, D3, D7, D8, D12)."""

from vesuvius.contract import Illegal, Seat, Step
from vesuvius.frozen import put, replace
from vesuvius.games.downfall.board import CARDS, OMENS, Card
from vesuvius.games.downfall.events import Ad79Drawn, CardDealt, CardDrawn, CardReceived, OmenDrawn, TurnBegun
from vesuvius.games.downfall.lava import erupt
from vesuvius.games.downfall.moves import Deal, Draw, Drawn
from vesuvius.games.downfall.refusing import refused
from vesuvius.games.downfall.settling import victims
from vesuvius.games.downfall.state import HAND_SIZE, Deck, Hand, Options, State

PILES = 7
FIRST_DRAWS = 2 * HAND_SIZE
"""Two of the seven piles lie on top of the first A.D. 79 (D3)."""


def full_deck(options: Options) -> Deck:
    """The deck before the first draw: two piles, then A.D. 79, then the omens and the cards in no pile (D2, D3)."""
    numbers = sum(CARDS.values()) - PILES * HAND_SIZE + FIRST_DRAWS
    return Deck(left=numbers + OMENS + (2 if options.mayfair else 1), omens=OMENS)


def numbers_left(deck: Deck, options: Options) -> int:
    """How many number cards the deck holds: all but omens and A.D. 79."""
    ad79 = {0: 2 if options.mayfair else 1, 1: 1, 2: 0}[deck.ad79]
    return deck.left - deck.omens - ad79


def bottom(options: Options, players: int) -> int:
    """How many of the last cards of the deck may be the second A.D. 79 (D7)."""
    return 11 if options.mayfair and players == 4 else 16


def unseen(hands: tuple[Hand, ...], discard: tuple[Card, ...]) -> dict[Card, int]:
    """How many cards of each number are neither in these hands nor discarded: in the deck, or removed unseen."""
    left = dict(CARDS)
    for card in discard:
        left[card] -= 1
    for hand in hands:
        for card in hand:
            left[card] -= 1
    return left


def odds(state: State) -> dict[Drawn, int]:
    """The cards that may be drawn now, each with its weight: numbers, omen, A.D. 79."""
    deck, hidden = state.deck, unseen(state.hands, state.discard)
    weights: dict[Drawn, int]
    if deck.ad79 == 0:
        piles_left = deck.left > full_deck(state.options).left - FIRST_DRAWS
        weights = dict(hidden.items()) if piles_left else {"ad79": 1}
    else:
        # Once all number cards have been seen, only omens and A.D. 79 are left; 1 keeps their ratio.
        total = sum(hidden.values()) or 1
        numbers = numbers_left(deck, state.options)
        weights = {card: numbers * many for card, many in hidden.items()}
        weights["omen"] = deck.omens * total
        weights["ad79"] = total if deck.left <= bottom(state.options, state.players) else 0
    return {card: weight for card, weight in weights.items() if weight > 0}


def draws(state: State) -> list[Draw]:
    """The cards that may be drawn: by number, then omen, then A.D. 79."""
    return [Draw(card, weight=weight) for card, weight in odds(state).items()]


def draw(state: State, move: Draw) -> Step[State]:
    """The seat whose turn it is draws a card, and the turn is over unless it is an omen or A.D. 79."""
    if move.card not in odds(state):
        raise _not_next(move.card)
    if move.card == "ad79":
        return _draw_ad79(state)
    if move.card == "omen":
        return _draw_omen(state)
    assert isinstance(move.card, int)
    seat = state.turn
    story = (CardDrawn(seat=seat), CardReceived(seen_by=seat, seat=seat, card=move.card))
    state = replace(_with_card(state, seat, move.card), deck=replace(state.deck, left=state.deck.left - 1))
    return next_turn(state, state.left_neighbour).after(*story)


def next_turn(state: State, seat: Seat) -> Step[State]:
    """The next seat plays a card; with an empty hand, as only a loaded position can have, it draws at once."""
    state = replace(state, phase="settling", turn=seat, waiting="play" if state.hands[seat] else "draw")
    return Step(state, (TurnBegun(seat=seat, phase="settling"),))


def _draw_omen(state: State) -> Step[State]:
    """An omen is discarded at once; with no victim on the board nothing happens and the seat draws again (D8)."""
    deck = replace(state.deck, left=state.deck.left - 1, omens=state.deck.omens - 1)
    state = replace(state, deck=deck, waiting="omen" if victims(state) else "draw")
    return Step(state, (OmenDrawn(seat=state.turn),))


def _draw_ad79(state: State) -> Step[State]:
    """The first A.D. 79 is replaced and shuffled into the bottom cards (D7); the second ends the phase (D12)."""
    time = state.deck.ad79 + 1
    back_in_the_deck = time == 1 and not state.options.mayfair
    deck = replace(state.deck, ad79=time, left=state.deck.left - (not back_in_the_deck))
    state = replace(state, deck=deck)
    story = Ad79Drawn(seat=state.turn, time=time)
    if time == 1:
        return Step(state, (story,))
    return erupt(state, state.turn, "ad79").after(story)


def dealt_next(hands: tuple[Hand, ...]) -> Seat:
    """The seat that is dealt the next card: seat 0 gets four, then seat 1, and so on."""
    return next(seat for seat, hand in enumerate(hands) if len(hand) < HAND_SIZE)


def deals(state: State) -> list[Deal]:
    """The cards that may be dealt next, by number."""
    return [Deal(card, weight=many) for card, many in unseen(state.hands, state.discard).items() if many]


def deal_card(state: State, move: Deal) -> Step[State]:
    """The next card of the opening hands; when all are dealt, seat 0 begins (D3, D4)."""
    if not unseen(state.hands, state.discard)[move.card]:
        raise refused("no_card_left", "D3", card=move.card)
    seat = dealt_next(state.hands)
    story = (CardDealt(seat=seat), CardReceived(seen_by=seat, seat=seat, card=move.card))
    state = _with_card(state, seat, move.card)
    if len(state.hands[-1]) < HAND_SIZE:
        return Step(state, story)
    return next_turn(state, 0).after(*story)


def _with_card(state: State, seat: Seat, card: Card) -> State:
    hand = tuple(sorted((*state.hands[seat], card)))
    return replace(state, hands=put(state.hands, seat, hand))


def _not_next(card: Drawn) -> Illegal:
    if isinstance(card, int):
        return refused("no_card_next", "D7", card=card)
    return refused("no_omen_next" if card == "omen" else "no_ad79_next", "D7")
