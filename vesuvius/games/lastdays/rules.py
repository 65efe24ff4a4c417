"""Pompeii: The Last Days behind the contract: start, turn, legal, play, view, imagine, outcome.

``legal`` lists, by what is waited for:

- chance: citizens in the order of ``track.json``; dice by the first, then the second; Vita Romana cards by number;
  Vesuvius cards by place, then ``blank``, then ``x2``;
- ``move``: ``forward``, ``back``, ``enter``; ``enter``: ``enter``, ``stay``; ``buy``: ``buy`` by card, ``pass``; and
  after each of these ``sell`` by card, then offers by seat: my cards for their prices, then theirs, each by card;
- ``offer``: ``accept``, ``refuse`` for the seat addressed, ``withdraw`` for the other;
- ``house``: by card, then place; on entering ``done`` last; after a forced sale ``sell`` last for each card;
- ``sell`` by card; ``visit`` by place;
- ``declare``: ``fetch`` by card, ``roam``, and after a rescue ``stop``;
- ``go``: dots by number, the declared client's building, ``stop``.

Offers are the one thing of which ``play`` takes more than ``legal`` lists: any that keeps 5.8.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from vesuvius.contract import CHANCE, Actor, Illegal, Json, Outcome, Rng, Seat, Step, View, check_seat
from vesuvius.frozen import FrozenDict
from vesuvius.games.lastdays import buying, ending, erupting, fleeing, housing, living, trading
from vesuvius.games.lastdays.board import CITIZENS, START_MONEY
from vesuvius.games.lastdays.moves import (
    Accept,
    Back,
    Buy,
    Done,
    DrawCitizen,
    Enter,
    Fetch,
    Forward,
    Go,
    House,
    Move,
    Offer,
    Pass,
    Refuse,
    Roam,
    Roll,
    Sell,
    Stay,
    Stop,
    TurnVesuvius,
    TurnVita,
    Visit,
    Withdraw,
)
from vesuvius.games.lastdays.notation import parse
from vesuvius.games.lastdays.position import dump, load
from vesuvius.games.lastdays.state import (
    PLAYERS,
    AtTheEnd,
    Bargaining,
    Choosing,
    Declaring,
    DrawingCitizen,
    Going,
    Housing,
    Moment,
    Options,
    Over,
    Rehousing,
    Rolling,
    Running,
    Selling,
    Shopping,
    Stage,
    State,
    TurningVesuvius,
    TurningVita,
    Visiting,
    name,
)


def about() -> dict[str, Json]:
    """What the shelf says of the game; its author is not named in the text that survives."""
    return {
        "name": "lastdays",
        "title": "Pompeii: The Last Days",
        "author": "unknown",
        "year": None,
        "players": list(PLAYERS),
        "minutes": 120,
        "options": {
            "calm": {"type": "bool", "default": False},
            "household": {"type": "bool", "default": False},
        },
        "seats": list(CITIZENS),
    }


def start(players: int, **options: Any) -> State:
    """The table before the first pawn is drawn (3.1-3.5)."""
    if type(players) is not int or players not in PLAYERS:
        raise ValueError(f"players: The Last Days is for 2 to 8 players, not {players!r}")
    stage: Stage = "buying"
    return State(
        players=players,
        options=_read_options(options),
        turn=0,
        moment=DrawingCitizen(),
        citizens=(),
        stage=(stage,) * players,
        money=(START_MONEY[players],) * players,
        pawns=("s0",) * players,
        cards=((),) * players,
        housed=FrozenDict(),
        saved=((),) * players,
        perished=(),
        escort=((),) * players,
        vita=(),
        vesuvius=(),
    )


def _read_options(options: Mapping[str, Any]) -> Options:
    allowed = about()["options"]
    for option, value in options.items():
        if option not in allowed:
            raise ValueError(f"options: there is no option {option!r}, only {', '.join(allowed)}")
        if type(value) is not bool:
            raise ValueError(f"options: {option} is True or False, not {value!r}")
    return Options(**options)


def may_interrupt(state: State) -> tuple[Seat, ...]:  # noqa: ARG001 - the contract gives it
    """Nobody: an offer waits for its answer (5.8)."""
    return ()


def names(state: State) -> tuple[str, ...]:
    """The colours of the citizens; before they are drawn ``seat0``, ``seat1`` and so on, which no colour is called."""
    return tuple(name(state, seat) for seat in range(state.players))


def turn(state: State) -> Actor | None:
    """Who is waited for: chance, the seat an offer was made to, a debtor, or the seat on turn."""
    match state.moment:
        case Over():
            return None
        case DrawingCitizen() | Rolling() | TurningVita() | TurningVesuvius() | Running():
            return CHANCE
        case Bargaining(offer):
            return offer.to
        case Selling() | Rehousing():
            return living.debtor(state)
        case _:
            return state.turn


_MOVES: Final[Mapping[type[Any], Callable[[State], Sequence[Move]]]] = {
    DrawingCitizen: buying.pawns,
    Choosing: buying.ways_to_move,
    Rolling: buying.rolls,
    AtTheEnd: buying.ways_at_the_end,
    Shopping: buying.purchases,
    Bargaining: trading.answers,
    Housing: housing.rooms,
    TurningVita: living.vita_cards,
    Selling: living.sales,
    Rehousing: living.new_homes,
    Visiting: living.visits,
    TurningVesuvius: erupting.vesuvius_cards,
    Declaring: fleeing.declarations,
    Running: fleeing.rolls,
    Going: fleeing.walks,
}

_Handlers: TypeAlias = Mapping[type[Any], Callable[[State, Any], Step[State]]]
_BARGAINS: Final[_Handlers] = {Sell: trading.sell, Offer: trading.make_offer}

_PLAYS: Final[Mapping[type[Any], tuple[str, str, _Handlers]]] = {
    DrawingCitizen: ("a pawn is to be drawn", "3.2", {DrawCitizen: buying.draw_citizen}),
    Choosing: (
        "a way to move is to be chosen",
        "5.1",
        {Forward: buying.take_dice, Back: buying.take_dice, Enter: buying.enter, **_BARGAINS},
    ),
    Rolling: ("the dice are to be rolled", "5.1", {Roll: buying.roll}),
    AtTheEnd: ("enter phase 2, or stay", "5.6", {Enter: buying.enter, Stay: buying.stay, **_BARGAINS}),
    Shopping: ("buy, or pass", "5.4", {Buy: buying.buy, Pass: buying.pass_by, **_BARGAINS}),
    Bargaining: ("an offer is to be answered", "5.8", {Accept: trading.accept, Refuse: trading.refuse}),
    Housing: ("clients are to be housed", "5.13", {House: housing.house, Done: housing.done}),
    TurningVita: ("a Vita Romana card is to be turned over", "6.1", {TurnVita: living.turn_vita}),
    Selling: ("a card is to be sold to pay", "6.6", {Sell: living.sell_to_pay}),
    Rehousing: ("homeless clients are to be housed or sold", "6.6", {House: living.rehouse, Sell: living.rehouse}),
    Visiting: ("a place to visit is to be chosen", "6.4", {Visit: living.visit}),
    TurningVesuvius: ("a Vesuvius card is to be turned over", "7.1", {TurnVesuvius: erupting.turn_vesuvius}),
    Declaring: (
        "a client is to be declared",
        "7.2",
        {Fetch: fleeing.declare, Roam: fleeing.declare, Stop: fleeing.stop},
    ),
    Running: ("the dice are to be rolled", "7.3", {Roll: fleeing.roll}),
    Going: ("a way is to be walked", "7.3", {Go: fleeing.go, Stop: fleeing.stop}),
}


def _answers_to(moment: Moment) -> tuple[str, str, _Handlers]:
    """What is asked for, by which paragraph, and the rule for each kind of move that answers it."""
    return _PLAYS[type(moment)]


def legal(state: State, seat: Actor) -> list[Move]:
    """The moves open to that seat now; whoever has an offer open may withdraw it out of turn."""
    check_seat(state.players, seat)
    if isinstance(state.moment, Bargaining) and seat == state.turn:
        return [Withdraw()]
    return [*_MOVES[type(state.moment)](state)] if seat == turn(state) else []


def play(state: State, seat: Actor, move: Move | str) -> Step[State]:
    """Judge a move or its notation: the step it makes, or Illegal with the reason."""
    if isinstance(move, str):
        move = parse(move)
    check_seat(state.players, seat)
    to_move = turn(state)
    if to_move is None:
        raise Illegal("The game is over.", "7.19")
    if isinstance(move, Withdraw) and isinstance(state.moment, Bargaining) and seat == state.turn:
        return trading.withdraw(state, move)
    asked, rule, handlers = _answers_to(state.moment)
    if seat != to_move:
        raise Illegal(f"It is {_called(state, to_move)}'s move, not {_called(state, seat)}'s: {asked}.", "3.4")
    handler = handlers.get(type(move))
    if handler is None:
        raise Illegal(f"{str(move)!r} is no move now: {asked}.", rule)
    return handler(state, move)


def outcome(state: State) -> Outcome | None:
    """None while the game goes on; then places, total prices of the people saved, and why it ended (7.19-7.21)."""
    if not isinstance(state.moment, Over):
        return None
    why = ending.reason(state)
    assert why is not None
    return ending.ranking(state, why)


def view(state: State, seat: Seat | None) -> View:
    """The whole position: everything is open but the order of the decks, which does not exist yet (3.5)."""
    if seat is not None:
        check_seat(state.players, seat, chance=False)
    return {**dump(state), "seat": seat}


def imagine(view: Mapping[str, Json], rng: Rng) -> State:  # noqa: ARG001  # nothing is hidden, so nothing is drawn
    """The state with that view: there is only one (3.5)."""
    return load({field: value for field, value in view.items() if field != "seat"})


def _called(state: State, seat: Actor) -> str:
    return seat if isinstance(seat, str) else name(state, seat)
