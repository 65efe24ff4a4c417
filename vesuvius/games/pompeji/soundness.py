"""What every position keeps: a city that can have been built, a deck that adds up, a turn that can go on."""

from collections.abc import Iterator
from typing import Final, NoReturn

from vesuvius.contract import Illegal
from vesuvius.games.pompeji.board import COLUMN, FIRST, NEIGHBOURS, ROW, Square
from vesuvius.games.pompeji.cards import HAND, SIDE, STATUE, VOLCANOES, Card
from vesuvius.games.pompeji.sites import can_lay, fits
from vesuvius.games.pompeji.state import City, State

LEFT: Final = (range(10, 52), range(1, 18), range(9))
"""How many cards the deck can hold when none, one or two volcanoes were drawn (P3)."""


def check(state: State, left: int) -> None:
    """Refuse a position that no game can stand at, and a deck that does not count ``left`` cards."""
    _check_city(state)
    _check_cards(state)
    _check_deck(state, left)
    if state.waiting == "deal":
        _check_deal(state)
    _check_interrupter(state)
    _check_waiting(state)


def _refuse(field: str, reason: str, rule: str | None = None) -> NoReturn:
    raise Illegal(f"{field}: {reason}", rule)


def _check_city(state: State) -> None:
    city = state.city
    if state.waiting == "deal":
        if city:
            _refuse("city", "nothing is built before the deal is over", "P3")
    elif city.get(FIRST, STATUE) == STATUE:
        _refuse("city", f"no building at {FIRST}", "P3")
    for coordinates, line in ((COLUMN, "column"), (ROW, "row")):
        lines = [coordinates[square] for square in city]
        if lines and max(lines) - min(lines) >= SIDE:
            _refuse("city", f"an eighth {line}", "P7")
    for square, card in city.items():
        for beside in NEIGHBOURS[square]:
            if STATUE not in (card, other := city.get(beside, STATUE)) and not fits(card, other):
                _refuse("city", f"{card} at {square} and {other} at {beside} are of one kind or colour", "P6")
    if stray := city.keys() - _connected(city):
        _refuse("city", f"{min(stray)} is cut off from {FIRST}", "P5")
    laid = sum(card == STATUE for card in city.values())
    if laid != state.players - sum(state.statues):
        _refuse(
            "statues", f"{laid} laid and {sum(state.statues)} left, but each of {state.players} players has one", "P2"
        )


def _connected(city: City) -> set[Square]:
    """The part of the city that hangs together with its first card."""
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
            _refuse(field, f"{card} twice", "P1")
        seen.add(card)


def _buildings(state: State) -> Iterator[tuple[str, Card]]:
    yield from (("city", card) for card in state.city.values() if card != STATUE)
    yield from (("hands", card) for hand in state.hands for card in hand)
    yield from (("discard", card) for card in state.discard)


def _check_deck(state: State, left: int) -> None:
    if left != state.left:
        _refuse("deck.left", f"{left}, but {state.left} cards are neither drawn, held, laid nor discarded")
    if left not in LEFT[state.volcanoes]:
        between = f"{LEFT[state.volcanoes][0]} to {LEFT[state.volcanoes][-1]}"
        _refuse("deck.left", f"{left}, but with {state.volcanoes} volcanoes drawn {between} are left", "P3")


def _check_deal(state: State) -> None:
    """Three to seat 0, three to seat 1, and so on; nothing else has happened."""
    dealt = sum(map(len, state.hands))
    if any(len(hand) != min(HAND, max(0, dealt - HAND * seat)) for seat, hand in enumerate(state.hands)):
        _refuse("hands", f"the deal gives {HAND} cards to each seat in turn", "P3")
    if state.discard:
        _refuse("discard", "nothing is discarded before the deal is over", "P3")
    if state.turn:
        _refuse("turn", "seat 0 begins", "P4")
    if state.interrupted:
        _refuse("interrupted", "nobody is on turn before the deal is over", "P14")


def _check_interrupter(state: State) -> None:
    if state.interrupter is None:
        if state.waiting == "permit":
            _refuse("interrupter", "a permit turn has an interrupter", "P13")
        return
    if state.waiting in ("deal", "turn"):
        _refuse("interrupter", f"nobody has a permit turn while waiting for {state.waiting}", "P13")
    if state.interrupter == state.turn:
        _refuse("interrupter", "nobody interrupts their own turn", "P14")
    if not state.interrupted:
        _refuse("interrupted", "false, but there is an interrupter", "P14")


def _check_waiting(state: State) -> None:
    if (state.waiting == "over") != (state.volcanoes == VOLCANOES):
        _refuse("waiting", "the game is over when the second volcano is drawn, and not before", "P16")
    if state.waiting == "choice" and state.volcanoes != 1:
        _refuse("waiting", "no choice to draw before the first volcano", "P15")
    hand = state.hands[state.acting]
    if state.waiting == "choice" and not hand:
        _refuse("waiting", "who has no card left must draw", "P15")
    if state.waiting == "turn" and not hand and not can_lay(state, state.acting):
        _refuse("hands", f"seat {state.acting} has no move", "P8")
    if state.waiting == "permit" and not can_lay(state, state.acting):
        _refuse("hands", f"seat {state.acting} has nothing to lay in its permit turn", "P14")
