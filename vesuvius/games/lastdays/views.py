"""What one seat may know, which is the whole table: nothing is hidden in this game (3.5)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeVar

from vesuvius.contract import Json, Rng, Seat, check_seat
from vesuvius.frozen import FrozenDict
from vesuvius.games.lastdays.board import Card, CitizenColour, Place, Spot
from vesuvius.games.lastdays.city import Buried
from vesuvius.games.lastdays.decks import Ash
from vesuvius.games.lastdays.moves import Offer
from vesuvius.games.lastdays.state import (
    AtTheEnd,
    Bargaining,
    Choosing,
    Debt,
    Declaring,
    DrawingCitizen,
    Going,
    Housing,
    Moment,
    Option,
    Options,
    Over,
    Rehousing,
    Rolling,
    Running,
    Selling,
    Shopping,
    Stage,
    State,
    Trading,
    TurningVesuvius,
    TurningVita,
    Visiting,
    Waiting,
    buried,
)
from vesuvius.jsonable import read, refuse

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """What the turn is in the middle of; empty between decisions that need nothing remembered."""

    way: Literal["forward", "back"] | None = None
    """The direction of the roll on the track."""
    offer: Offer | None = None
    """The offer that is to be answered."""
    back: Literal["move", "enter", "buy"] | None = None
    """What the seat that made the offer decides once it is answered."""
    offers: int | None = None
    """How many offers were made this turn, once there was one."""
    card: int | None = None
    """The Vita Romana card that is being carried out."""
    effect: int | None = None
    """Which of its effects, from 0."""
    debts: tuple[tuple[Seat, Seat | None, int], ...] | None = None
    """What is owed by this effect: payer, payee (null for the bank) and amount, the first being settled."""
    homeless: tuple[Card, ...] | None = None
    """The clients of the building just sold who still need a home, ascending."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """The whole table."""

    game: Literal["lastdays"]
    """The name of the game."""
    players: int
    """How many seats there are."""
    options: FrozenDict[Option, Literal[True]]
    """The options that are on."""
    turn: Seat
    """The seat whose turn it is; out of turn others may have to answer, or to sell."""
    waiting: Waiting
    """What is to be decided, or ``over``."""
    citizens: tuple[CitizenColour, ...]
    """The colour of each seat, as far as they have been drawn."""
    stage: tuple[Stage, ...]
    """How far each seat has come."""
    money: tuple[int, ...]
    """The money of each seat, in ST."""
    pawns: tuple[Spot | None, ...]
    """Where the pawn of each seat stands; null for the dead and the excluded."""
    cards: tuple[tuple[Card, ...], ...]
    """For each seat its buildings, destroyed ones too, and its people alive, ascending."""
    housed: FrozenDict[Card, Place]
    """Where each client at home lives, by card."""
    saved: tuple[tuple[Card, ...], ...]
    """For each seat the people it saved, in order."""
    perished: tuple[Card, ...]
    """The people who died, in order."""
    escort: tuple[Card | tuple[Card, ...] | None, ...]
    """For each seat the client under escort, or null; with whole households a list, ascending."""
    vita: tuple[int, ...]
    """The Vita Romana cards turned over, in order."""
    vesuvius: tuple[Ash, ...]
    """The Vesuvius cards turned over, in order."""
    steps: int | None
    """The steps that are left of a walk; null outside of one."""
    declared: Card | None
    """The client whom the seat to move wants to fetch."""
    pending: Pending
    """What else the turn is in the middle of."""

    @property
    def buried(self) -> Buried:
        """The pieces laid so far."""
        return buried(self.vesuvius)

    def escorted(self, seat: Seat) -> tuple[Card, ...]:
        """The clients under a seat's escort, in one shape for both forms of the game."""
        return _company(self.escort[seat])


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Position):
    """The whole table, as one seat or a spectator sees it."""

    seat: Seat | None
    """The seat whose view it is; null for a spectator."""

    @property
    def own_cards(self) -> tuple[Card, ...]:
        """The cards of the seat whose view it is; none for a spectator."""
        return () if self.seat is None else self.cards[self.seat]

    @property
    def own_pawn(self) -> Spot | None:
        """Where the pawn of the seat whose view it is stands; None for a spectator too."""
        return None if self.seat is None else self.pawns[self.seat]


def view(state: State, seat: Seat | None) -> View:
    """What a seat may know: everything but the order of the decks, which does not exist yet (3.5)."""
    if seat is not None:
        check_seat(state.players, seat, chance=False)
    moment = state.moment
    return View(
        game="lastdays",
        players=state.players,
        options=_chosen(state.options),
        turn=state.turn,
        waiting=moment.waiting,
        citizens=state.citizens,
        stage=state.stage,
        money=state.money,
        pawns=state.pawns,
        cards=state.cards,
        housed=FrozenDict(sorted(state.housed.items())),
        saved=state.saved,
        perished=state.perished,
        escort=tuple(_escort(state, cards) for cards in state.escort),
        vita=state.vita,
        vesuvius=state.vesuvius,
        steps=moment.steps if isinstance(moment, Declaring | Going) else None,
        declared=moment.declared if isinstance(moment, Running | Going) else None,
        pending=_pending(moment),
        seat=seat,
    )


def imagine(view: View | Mapping[str, Json], rng: Rng) -> State:  # noqa: ARG001 - nothing is hidden
    """The state with that view: there is only one (3.5). A ``View`` is not checked again."""
    return state_of(view if isinstance(view, View) else read(View, view))


def state_of(position: Position) -> State:
    """The state of a position; its fields are not checked against each other."""
    if not 0 <= position.turn < len(position.stage):
        refuse("turn", f"there is no seat {position.turn}, only {len(position.stage)} seats with a stage")
    return State(
        players=position.players,
        options=Options("calm" in position.options, "household" in position.options),
        turn=position.turn,
        moment=_moment(position),
        citizens=position.citizens,
        stage=position.stage,
        money=position.money,
        pawns=position.pawns,
        cards=position.cards,
        housed=position.housed,
        saved=position.saved,
        perished=position.perished,
        escort=tuple(_company(escort) for escort in position.escort),
        vita=position.vita,
        vesuvius=position.vesuvius,
    )


def _chosen(options: Options) -> FrozenDict[Option, Literal[True]]:
    chosen: dict[Option, Literal[True]] = {}
    if options.calm:
        chosen["calm"] = True
    if options.household:
        chosen["household"] = True
    return FrozenDict(chosen)


def _escort(state: State, cards: tuple[Card, ...]) -> Card | tuple[Card, ...] | None:
    if not cards:
        return None
    return cards if state.options.household else cards[0]


def _company(escort: Card | tuple[Card, ...] | None) -> tuple[Card, ...]:
    if escort is None:
        return ()
    return escort if isinstance(escort, tuple) else (escort,)


_NOTHING = Pending()


def _pending(moment: Moment) -> Pending:
    match moment:
        case Choosing(offers) | AtTheEnd(offers) | Shopping(offers):
            return Pending(offers=offers) if offers else _NOTHING
        case Rolling(way, offers):
            return Pending(way=way, offers=offers or None)
        case Bargaining(offer, at):
            return Pending(offer=offer, back=at.waiting, offers=at.offers or None)
        case Selling(card, effect, debts):
            return Pending(card=card, effect=effect, debts=_owed(debts))
        case Rehousing(card, effect, debts, homeless):
            return Pending(card=card, effect=effect, debts=_owed(debts), homeless=homeless)
        case Visiting(card, effect):
            return Pending(card=card, effect=effect)
        case _:
            return _NOTHING


def _owed(debts: tuple[Debt, ...]) -> tuple[tuple[Seat, Seat | None, int], ...]:
    return tuple((debt.payer, debt.payee, debt.amount) for debt in debts)


def _moment(position: Position) -> Moment:
    """What the turn is in the middle of; `roll` and `house` mean one thing in phase 1 and another later."""
    pending, buying = position.pending, position.stage[position.turn] == "buying"
    match position.waiting:
        case "citizen":
            return DrawingCitizen()
        case "move" | "enter" | "buy" as waiting:
            return _trading(waiting, pending.offers or 0)
        case "roll" if buying:
            return Rolling(_given(pending.way, "pending.way"), pending.offers or 0)
        case "offer":
            back = _trading(_given(pending.back, "pending.back"), _given(pending.offers, "pending.offers"))
            return Bargaining(_given(pending.offer, "pending.offer"), back)
        case "house" if buying:
            return Housing()
        case "vita":
            return TurningVita()
        case "sell":
            return Selling(*_effect(pending), _debts(pending))
        case "house":
            return Rehousing(*_effect(pending), _debts(pending), _given(pending.homeless, "pending.homeless"))
        case "visit":
            return Visiting(*_effect(pending))
        case "vesuvius":
            return TurningVesuvius()
        case "declare":
            return Declaring(position.steps)
        case "roll":
            return Running(position.declared)
        case "go":
            return Going(_given(position.steps, "steps"), position.declared)
        case "over":
            return Over()


def _trading(waiting: Literal["move", "enter", "buy"], offers: int) -> Trading:
    match waiting:
        case "move":
            return Choosing(offers)
        case "enter":
            return AtTheEnd(offers)
        case "buy":
            return Shopping(offers)


def _effect(pending: Pending) -> tuple[int, int]:
    return _given(pending.card, "pending.card"), _given(pending.effect, "pending.effect")


def _debts(pending: Pending) -> tuple[Debt, ...]:
    return tuple(Debt(*debt) for debt in _given(pending.debts, "pending.debts"))


def _given(value: T | None, field: str) -> T:
    """A field that this decision needs."""
    if value is None:
        refuse(field, "is missing")
    return value
