"""Checks that a loaded position is one that a game can come to: the city, the cards, the deck and the turn."""

from collections.abc import Collection, Iterator
from typing import Final

from vesuvius.games.pompeji.board import COLUMN, FIRST, NEIGHBOURS, ROW, Square
from vesuvius.games.pompeji.cards import HAND, SIDE, STATUE, VALUES, VOLCANOES, Card
from vesuvius.games.pompeji.sites import can_lay, fits
from vesuvius.games.pompeji.state import PLAYERS, City, State
from vesuvius.jsonable import refuse

LEFT: Final = (range(10, 52), range(1, 18), range(9))
"""How many cards the deck can hold when none, one or two volcanoes were drawn (P3)."""


def check(state: State) -> None:
    """Illegal("field: reason") if no game can come to this state."""
    _check_numbers(state)
    _check_names(state)
    _check_city(state)
    _check_cards(state)
    _check_deck(state)
    if state.waiting == "deal":
        _check_deal(state)
    _check_interrupter(state)
    _check_waiting(state)


def _check_numbers(state: State) -> None:
    """One entry for each seat, and numbers within their limits."""
    players, seats = state.players, range(state.players)
    _check_one_of("players", players, PLAYERS)
    for field, entries in (
        ("hands", state.hands),
        ("statues", state.statues),
        ("permits", state.permits),
        ("scores", state.scores),
    ):
        if len(entries) != players:
            refuse(field, f"{len(entries)} entries for {players} players")
    _check_one_of("deck.volcanoes", state.volcanoes, range(VOLCANOES + 1))
    for seat in seats:
        _check_one_of("statues", state.statues[seat], range(2))
        _check_one_of("permits", state.permits[seat], range(state.options.permits + 1))
    _check_one_of("turn", state.turn, seats)
    if state.interrupter is not None:
        _check_one_of("interrupter", state.interrupter, seats)


def _check_one_of(field: str, number: int, allowed: Collection[int]) -> None:
    if number not in allowed:
        refuse(field, f"one of {', '.join(map(str, allowed))} is needed, not {number}")


def _check_names(state: State) -> None:
    """Squares of the city, and cards that exist."""
    for square in state.city:
        if square not in COLUMN:
            refuse("city", f"a square of the city is needed, not {square!r}")
    for field, card in _buildings(state):
        if card not in VALUES:
            refuse(field, f"a card is needed, not {card!r}")


def _check_city(state: State) -> None:
    city = state.city
    if state.waiting == "deal":
        if city:
            refuse("city", "nothing is built before the deal is over", "P3")
    elif city.get(FIRST, STATUE) == STATUE:
        refuse("city", f"no building at {FIRST}", "P3")
    for coordinates, line in ((COLUMN, "column"), (ROW, "row")):
        lines = [coordinates[square] for square in city]
        if lines and max(lines) - min(lines) >= SIDE:
            refuse("city", f"an eighth {line}", "P7")
    for square, card in city.items():
        for beside in NEIGHBOURS[square]:
            if STATUE not in (card, other := city.get(beside, STATUE)) and not fits(card, other):
                refuse("city", f"{card} at {square} and {other} at {beside} are of one kind or colour", "P6")
    if stray := city.keys() - _connected(city):
        refuse("city", f"{min(stray)} is cut off from {FIRST}", "P5")
    laid = sum(card == STATUE for card in city.values())
    if laid != state.players - sum(state.statues):
        refuse(
            "statues", f"{laid} laid and {sum(state.statues)} left, but each of {state.players} players has one", "P2"
        )


def _connected(city: City) -> set[Square]:
    """The part of the city that is connected to its first card."""
    reached: set[Square] = set()
    frontier = {FIRST} & city.keys()
    while frontier:
        reached |= frontier
        frontier = ({n for square in frontier for n in NEIGHBOURS[square]} & city.keys()) - reached
    return reached


def _check_cards(state: State) -> None:
    """Each building is in one place only."""
    seen: set[Card] = set()
    for field, card in _buildings(state):
        if card in seen:
            refuse(field, f"{card} twice", "P1")
        seen.add(card)


def _buildings(state: State) -> Iterator[tuple[str, Card]]:
    yield from (("city", card) for card in state.city.values() if card != STATUE)
    yield from (("hands", card) for hand in state.hands for card in hand)
    yield from (("discard", card) for card in state.discard)


def _check_deck(state: State) -> None:
    left = state.left
    if left not in LEFT[state.volcanoes]:
        between = f"{LEFT[state.volcanoes][0]} to {LEFT[state.volcanoes][-1]}"
        refuse("deck.left", f"{left}, but with {state.volcanoes} volcanoes drawn {between} are left", "P3")


def _check_deal(state: State) -> None:
    """Three to seat 0, three to seat 1, and so on; nothing else has happened."""
    dealt = sum(map(len, state.hands))
    if any(len(hand) != min(HAND, max(0, dealt - HAND * seat)) for seat, hand in enumerate(state.hands)):
        refuse("hands", f"the deal gives {HAND} cards to each seat in turn", "P3")
    if state.discard:
        refuse("discard", "nothing is discarded before the deal is over", "P3")
    if state.turn:
        refuse("turn", "seat 0 begins", "P4")
    if state.interrupted:
        refuse("interrupted", "no turn is interrupted before the deal is over", "P14")


def _check_interrupter(state: State) -> None:
    if state.interrupter is None:
        if state.waiting == "permit":
            refuse("interrupter", "a permit turn has an interrupter", "P13")
        return
    if state.waiting in ("deal", "turn"):
        refuse("interrupter", f"there is no permit turn while waiting is {state.waiting!r}", "P13")
    if state.interrupter == state.turn:
        refuse("interrupter", "nobody interrupts their own turn", "P14")
    if not state.interrupted:
        refuse("interrupted", "false, but there is an interrupter", "P14")


def _check_waiting(state: State) -> None:
    if (state.waiting == "over") != (state.volcanoes == VOLCANOES):
        refuse("waiting", "the game is over when the second volcano is drawn, and not before", "P16")
    if state.waiting == "choice" and state.volcanoes != 1:
        refuse("waiting", "no choice to draw before the first volcano", "P15")
    hand = state.hands[state.acting]
    if state.waiting == "choice" and not hand:
        refuse("waiting", "a player with no card left must draw", "P15")
    if state.waiting == "turn" and not hand and not can_lay(state, state.acting):
        refuse("hands", f"seat {state.acting} has no move", "P8")
    if state.waiting == "permit" and not can_lay(state, state.acting):
        refuse("hands", f"seat {state.acting} has nothing to lay in its permit turn", "P14")
