"""What one seat may know, and states that fit it: hands are hidden until the game is over (P17)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from vesuvius.contract import Json, Rng, Seat, check_seat
from vesuvius.frozen import FrozenDict
from vesuvius.games.pompeji.board import ORDER, Square
from vesuvius.games.pompeji.cards import CARDS, Card, in_order
from vesuvius.games.pompeji.sites import fits, sites
from vesuvius.games.pompeji.state import OptionName, Options, State, Waiting
from vesuvius.jsonable import read, refuse

GAME: Final = "pompeji"

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """What everybody knows of the deck."""

    left: int
    """How many cards it holds, volcanoes included."""
    volcanoes: int
    """How many volcanoes were drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Open:
    """What lies open on the table: the fields that views and positions share."""

    game: Literal["pompeji"]
    """The name of the game."""
    players: int
    """How many play: 2 to 4."""
    options: FrozenDict[OptionName, bool]
    """The options that differ from the default."""
    city: FrozenDict[Square, Card]
    """What lies on each square, by row and column: a building, or ``*`` for a statue."""
    hands: tuple[Hand, ...] | None
    """The cards that each seat holds, by kind and colour."""
    deck: Deck
    """The deck."""
    discard: tuple[Card, ...]
    """The cards that were discarded, oldest first."""
    statues: tuple[int, ...]
    """How many statues each seat still has."""
    permits: tuple[int, ...]
    """How many building permits each seat still has."""
    scores: tuple[int, ...]
    """The points of each seat; when the game is over, less the cards still held."""
    turn: Seat
    """Whose turn it is."""
    waiting: Waiting
    """What comes next: the deal, a turn, a permit turn, a draw, the choice to draw, or nothing when it is over."""
    interrupted: bool
    """Whether a permit was used in this turn."""
    interrupter: Seat | None
    """The seat whose permit turn it is, or null."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Open):
    """What one seat, or a spectator, may know."""

    hands: tuple[Hand, ...] | None = None
    """The cards that each seat holds, by kind and colour; only when the game is over."""
    seat: Seat | None
    """The seat whose view it is; null for a spectator."""
    hand: Hand
    """The cards that this seat holds, by kind and colour; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""

    @property
    def own(self) -> Seat:
        """The seat whose view it is; not for a spectator's view."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.seat


def view(state: State, seat: Seat | None) -> View:
    """The open table, how many cards each seat holds, and its own hand; all hands when the game is over (P17)."""
    if seat is not None:
        check_seat(state.players, seat, chance=False)
    return View(
        game=GAME,
        players=state.players,
        options=state.options.dump(),
        city=by_row(state.city),
        hands=state.hands if state.waiting == "over" else None,
        deck=Deck(left=state.left, volcanoes=state.volcanoes),
        discard=state.discard,
        statues=state.statues,
        permits=state.permits,
        scores=state.scores,
        turn=state.turn,
        waiting=state.waiting,
        interrupted=state.interrupted,
        interrupter=state.interrupter,
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
    )


def by_row(city: Mapping[Square, Card]) -> FrozenDict[Square, Card]:
    """The city in the order of the squares, by row and column."""
    return FrozenDict({square: city[square] for square in sorted(city, key=ORDER.__getitem__)})


def state_of(table: Open, hands: tuple[Hand, ...]) -> State:
    """The state with this open table and these hands; nothing is checked."""
    return State(
        players=table.players,
        options=Options(double_permit=table.options.get("double_permit", False)),
        city=table.city,
        hands=hands,
        volcanoes=table.deck.volcanoes,
        discard=table.discard,
        statues=table.statues,
        permits=table.permits,
        scores=table.scores,
        turn=table.turn,
        waiting=table.waiting,
        interrupted=table.interrupted,
        interrupter=table.interrupter,
    )


def imagine(view: View | Mapping[str, Json], rng: Rng) -> State:
    """A state with that view: the hidden hands are drawn from the unseen cards, all deals that fit equally likely.

    The open table limits one hidden hand: the player in a permit turn has something to lay (P14).
    """
    seen = view if isinstance(view, View) else read(View, view, "view")
    if seen.hands is not None:
        return state_of(seen, seen.hands)
    known = {*seen.city.values(), *seen.discard, *seen.hand}
    unseen = [card for card in CARDS if card not in known]
    builder = _hidden_builder(seen)
    if builder is None:
        return state_of(seen, _deal(unseen, seen, rng))
    around = {signs for _, signs in sites(seen.city)}
    if not _any_fits(unseen, around):
        refuse("hands", "no unseen card can be laid in this permit turn", "P14")
    while not _any_fits((hands := _deal(unseen, seen, rng))[builder], around):
        pass
    return state_of(seen, hands)


def _hidden_builder(view: View) -> Seat | None:
    """The seat whose hidden hand must hold a card that can be laid: the interrupter, if there is no statue to lay."""
    interrupter = view.interrupter
    if view.waiting != "permit" or interrupter is None or interrupter == view.seat or view.statues[interrupter]:
        return None
    return interrupter


def _any_fits(cards: Iterable[Card], around: Iterable[str]) -> bool:
    """Can one of the cards be laid on a square with one of these signs around it?"""
    return any(fits(card, signs) for card in cards for signs in around)


def _deal(unseen: Sequence[Card], view: View, rng: Rng) -> tuple[Hand, ...]:
    """One deal of the unseen cards to the hidden hands."""
    pool = list(unseen)
    return tuple(
        view.hand if seat == view.seat else in_order([pool.pop(rng.randrange(len(pool))) for _ in range(size)])
        for seat, size in enumerate(view.hand_sizes)
    )
