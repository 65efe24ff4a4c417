"""Pompeii: The Last Days behind the contract: about, start, turn, legal, play, outcome, names.

``legal`` lists, by what is to be decided:

- chance: citizens in the order of ``track.json``; dice by the first, then the second; Vita Romana cards by number;
  Vesuvius cards by place, then ``blank``, then ``x2``;
- ``move``: ``forward``, ``back``, ``enter``; ``enter``: ``enter``, ``stay``; ``buy``: ``buy`` by card, ``pass``; and
  after each of these ``sell`` by card, then offers by seat: my cards for their prices, then theirs, each by card;
- ``offer``: ``accept``, ``refuse`` for the seat addressed, ``withdraw`` for the other;
- ``house``: by card, then place; on entering ``done`` last; after a forced sale ``sell`` last for each card;
- ``sell`` by card; ``visit`` by place;
- ``declare``: ``fetch`` by card, ``roam``, and after a rescue ``stop``;
- ``go``: dots by number, the declared client's building, ``stop``.

``play`` accepts more offers than ``legal`` lists: any that rule 5.8 allows.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from vesuvius.contract import CHANCE, Actor, Json, Outcome, Seat, Step, check_seat
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
from vesuvius.games.lastdays.refusing import refused
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
    """The game as a lobby shows it; its author is not named in the text that survives."""
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


def start(players: int, **options: Json) -> State:
    """The table before the first pawn is drawn (3.1-3.5)."""
    if type(players) is not int or players not in PLAYERS:
        raise ValueError(f"players: The Last Days is for 2 to 8 players, not {players!r}")
    stage: Stage = "buying"
    return State(
        players=players,
        options=Options.read(options),
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


def may_interrupt(state: State) -> tuple[Seat, ...]:  # noqa: ARG001 - the contract asks for it
    """Nobody: an offer waits for its answer (5.8)."""
    return ()


def names(state: State) -> tuple[str, ...]:
    """The colours of the citizens; before they are drawn ``seat0``, ``seat1`` and so on."""
    return tuple(name(state, seat) for seat in range(state.players))


def turn(state: State) -> Actor | None:
    """Who is to move: chance, the seat an offer was made to, a debtor, or the seat whose turn it is."""
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


_MOVES: Final[Mapping[type[Moment], Callable[[State], Sequence[Move]]]] = {
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

_Handlers: TypeAlias = Mapping[type[Move], Callable[[State, Any], Step[State]]]
_BARGAINS: Final[_Handlers] = {Sell: trading.sell, Offer: trading.make_offer}

_PLAYS: Final[Mapping[type[Moment], tuple[str, str, _Handlers]]] = {
    DrawingCitizen: ("chance_first", "3.2", {DrawCitizen: buying.draw_citizen}),
    Choosing: (
        "asked_move",
        "5.1",
        {Forward: buying.take_dice, Back: buying.take_dice, Enter: buying.enter, **_BARGAINS},
    ),
    Rolling: ("chance_first", "5.1", {Roll: buying.roll}),
    AtTheEnd: ("asked_enter", "5.6", {Enter: buying.enter, Stay: buying.stay, **_BARGAINS}),
    Shopping: ("asked_buy", "5.4", {Buy: buying.buy, Pass: buying.pass_by, **_BARGAINS}),
    Bargaining: ("asked_answer", "5.8", {Accept: trading.accept, Refuse: trading.refuse}),
    Housing: ("asked_house", "5.13", {House: housing.house, Done: housing.done}),
    TurningVita: ("chance_first", "6.1", {TurnVita: living.turn_vita}),
    Selling: ("asked_sell", "6.6", {Sell: living.sell_to_pay}),
    Rehousing: ("asked_rehouse", "6.6", {House: living.rehouse, Sell: living.rehouse}),
    Visiting: ("asked_visit", "6.4", {Visit: living.visit}),
    TurningVesuvius: ("chance_first", "7.1", {TurnVesuvius: erupting.turn_vesuvius}),
    Declaring: (
        "asked_declare",
        "7.2",
        {Fetch: fleeing.declare, Roam: fleeing.declare, Stop: fleeing.stop},
    ),
    Running: ("chance_first", "7.3", {Roll: fleeing.roll}),
    Going: ("asked_go", "7.3", {Go: fleeing.go, Stop: fleeing.stop}),
}


def _answers_to(moment: Moment) -> tuple[str, str, _Handlers]:
    """The refusal of other moves, its rule, and the handler for each kind of move that answers the moment."""
    return _PLAYS[type(moment)]


def legal(state: State, seat: Actor) -> list[Move]:
    """The legal moves of that seat; the seat that made an open offer may withdraw it out of turn."""
    check_seat(state.players, seat)
    if isinstance(state.moment, Bargaining) and seat == state.turn:
        return [Withdraw()]
    return [*_MOVES[type(state.moment)](state)] if seat == turn(state) else []


def play(state: State, seat: Actor, move: Move | str) -> Step[State]:
    """The step that a move or its notation makes; Illegal says why it is refused."""
    if isinstance(move, str):
        move = parse(move)
    check_seat(state.players, seat)
    to_move = turn(state)
    if to_move is None:
        raise refused("game_over", "7.19")
    if isinstance(move, Withdraw) and isinstance(state.moment, Bargaining) and seat == state.turn:
        return trading.withdraw(state, move)
    asked, rule, handlers = _answers_to(state.moment)
    if seat != to_move:
        if isinstance(to_move, str):
            raise refused("chance_first", "3.4")
        raise refused("not_your_turn", "3.4", who=to_move, names={"who": name(state, to_move)})
    handler = handlers.get(type(move))
    if handler is None:
        raise refused(asked, rule, typed=f"{str(move)!r} is not possible now.")
    return handler(state, move)


def outcome(state: State) -> Outcome | None:
    """None while the game goes on; then places, total prices of the people saved, and why it ended (7.19-7.21)."""
    if not isinstance(state.moment, Over):
        return None
    why = ending.reason(state)
    assert why is not None
    return ending.ranking(state, why)
