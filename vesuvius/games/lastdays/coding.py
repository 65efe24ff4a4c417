"""Between the clear rules and the twin: moves as ints, states as the fields of a twin.

Every move has one code, whatever the state; of the offers, only those that the clear ``legal`` lists have one. In
ascending order, the codes of one decision match the order in which the clear rules list its moves.

=========  ======  ===========================================================================================
from       codes   move
=========  ======  ===========================================================================================
FORWARD         1
BACK            1
ENTER           1
STAY            1
BUY           101  card - 1
PASS            1
LODGE         425  ``house`` for each person and place of one colour, ``sell`` after each card: ``arrays.LODGER``
DONE            1
OFFER        1616  202 · seat + card - 1: my card for its price; 101 more: their card for its price
ACCEPT          1
REFUSE          1
WITHDRAW        1  out of turn
VISIT          57  place - 1
FETCH         101  card - 1
ROAM            1
GO            286  the dot
INTO           57  place - 1
STOP            1
STAND           1  no move: in environments a seat lets its own offer stand
CITIZEN         8  the pawn, in the order of ``track.json``; by chance, like all that follow
DIE             6  what it shows - 1
DICE           36  6 · (first - 1) + second - 1
VITA           36  card - 1
ASH            59  place - 1, then blank and x2
=========  ======  ===========================================================================================

A spot is one number too: that of a square of the track, 200 + that of a place, 300 + that of a dot, -1 for nowhere.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, get_args

from vesuvius.contract import Illegal
from vesuvius.frozen import FrozenDict
from vesuvius.games.lastdays.arrays import FIRST_EFFECT, FIRST_ROOM, LODGER, LODGING, TO_BANK
from vesuvius.games.lastdays.board import CARDS, CITIZENS, DOORS, PEOPLE, Card, CitizenColour, Spot
from vesuvius.games.lastdays.city import PIECE_OF
from vesuvius.games.lastdays.decks import VESUVIUS, VITA
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
)

if TYPE_CHECKING:
    from vesuvius.games.lastdays.fast import Twin

SEATS: Final = len(CITIZENS)
PLACE: Final = 200
DOT: Final = 300

FORWARD: Final = 0
BACK: Final = 1
ENTER: Final = 2
STAY: Final = 3
BUY: Final = 4
PASS: Final = BUY + len(CARDS)
LODGE: Final = PASS + 1
DONE: Final = LODGE + len(LODGER)
OFFER: Final = DONE + 1
ACCEPT: Final = OFFER + 2 * SEATS * len(CARDS)
REFUSE: Final = ACCEPT + 1
WITHDRAW: Final = REFUSE + 1
VISIT: Final = WITHDRAW + 1
FETCH: Final = VISIT + len(DOORS)
ROAM: Final = FETCH + len(CARDS)
GO: Final = ROAM + 1
INTO: Final = GO + len(PIECE_OF)
STOP: Final = INTO + len(DOORS)
STAND: Final = STOP + 1
ACTIONS: Final = STAND + 1
CITIZEN: Final = ACTIONS
DIE: Final = CITIZEN + SEATS
DICE: Final = DIE + 6
VITA_CARD: Final = DICE + 36
ASH: Final = VITA_CARD + len(VITA)
CODES: Final = ASH + len(VESUVIUS)
MOST_LEGAL: Final = ACTIONS
"""The most legal moves of a seat in any position: certainly not more than there are."""

PAWNS: Final[tuple[CitizenColour, ...]] = tuple(citizen.colour for citizen in CITIZENS.values())
ASHES: Final = tuple(VESUVIUS)
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
MOMENTS: Final[tuple[type[Moment], ...]] = (
    DrawingCitizen,
    Choosing,
    Rolling,
    AtTheEnd,
    Shopping,
    Bargaining,
    Housing,
    TurningVita,
    Selling,
    Rehousing,
    Visiting,
    TurningVesuvius,
    Declaring,
    Running,
    Going,
    Over,
)
TRADING: Final[tuple[type[Trading], ...]] = (Choosing, AtTheEnd, Shopping)

_PLAIN: Final[dict[Move, int]] = {
    Forward(): FORWARD,
    Back(): BACK,
    Enter(): ENTER,
    Stay(): STAY,
    Pass(): PASS,
    Done(): DONE,
    Accept(): ACCEPT,
    Refuse(): REFUSE,
    Withdraw(): WITHDRAW,
    Roam(): ROAM,
    Stop(): STOP,
}
_WORDS: Final = {code: move for move, code in _PLAIN.items()}


def encode(move: Move) -> int:
    """The code of a move; Illegal for an offer that the clear ``legal`` never lists, or a home of another colour."""
    match move:
        case Buy(card):
            return BUY + card - 1
        case Sell(card):
            return LODGE + TO_BANK[card]
        case House(card, place):
            rooms = LODGING[FIRST_ROOM[card] : TO_BANK[card]]
            if place not in rooms:
                raise Illegal(f"{str(move)!r} has no code: nobody of one colour lives in a building of another")
            return LODGE + FIRST_ROOM[card] + rooms.index(place)
        case Offer(to, (card,), 0, (), price) if price == CARDS[card].price:
            return OFFER + 2 * len(CARDS) * to + card - 1
        case Offer(to, (), price, (card,), 0) if price == CARDS[card].price:
            return OFFER + 2 * len(CARDS) * to + len(CARDS) + card - 1
        case Visit(place):
            return VISIT + place - 1
        case Fetch(card):
            return FETCH + card - 1
        case Go(spot):
            return GO + int(spot[1:]) if spot[0] == "d" else INTO + int(spot[1:]) - 1
        case DrawCitizen(colour):
            return CITIZEN + PAWNS.index(colour)
        case Roll((die,)):
            return DIE + die - 1
        case Roll((first, second)):
            return DICE + 6 * (first - 1) + second - 1
        case TurnVita(card):
            return VITA_CARD + card - 1
        case TurnVesuvius(ash):
            return ASH + ASHES.index(ash)
        case _ if move in _PLAIN:
            return _PLAIN[move]
        case _:
            raise Illegal(f"{str(move)!r} has no code")


def decode(code: int) -> Move:
    """The move that a code stands for, without weight; Illegal if there is none."""
    if not 0 <= code < CODES or code == STAND:
        raise Illegal(f"{code} is not the code of a move")
    if code in _WORDS:
        return _WORDS[code]
    return _decode_chance(code) if code >= ACTIONS else _decode_seat(code)


def _decode_chance(code: int) -> Move:
    if code >= ASH:
        return TurnVesuvius(ASHES[code - ASH])
    if code >= VITA_CARD:
        return TurnVita(code - VITA_CARD + 1)
    if code >= DICE:
        first, second = divmod(code - DICE, 6)
        return Roll((first + 1, second + 1))
    if code >= DIE:
        return Roll((code - DIE + 1,))
    return DrawCitizen(PAWNS[code - CITIZEN])


def _decode_seat(code: int) -> Move:
    if code >= INTO:
        return Go(f"p{code - INTO + 1}")
    if code >= GO:
        return Go(f"d{code - GO}")
    if code >= FETCH:
        return Fetch(code - FETCH + 1)
    if code >= VISIT:
        return Visit(code - VISIT + 1)
    if code >= OFFER:
        to, terms = divmod(code - OFFER, 2 * len(CARDS))
        theirs, card = divmod(terms, len(CARDS))
        price = CARDS[card + 1].price
        return Offer(to, (), price, (card + 1,), 0) if theirs else Offer(to, (card + 1,), 0, (), price)
    if code >= LODGE:
        card, place = LODGER[code - LODGE], LODGING[code - LODGE]
        return House(card, place) if place else Sell(card)
    return Buy(code - BUY + 1)


def spot_number(spot: Spot | None) -> int:
    """A spot as a number."""
    return -1 if spot is None else {"s": 0, "p": PLACE, "d": DOT}[spot[0]] + int(spot[1:])


def spot_named(number: int) -> Spot | None:
    """The spot of a number."""
    if number < 0:
        return None
    return f"d{number - DOT}" if number >= DOT else f"p{number - PLACE}" if number >= PLACE else f"s{number}"


def read(twin: "Twin", state: State) -> None:
    """Set up a fresh twin from a state of the clear rules."""
    twin.on_turn = state.turn
    twin.drawn = len(state.citizens)
    twin.citizens = _eight([PAWNS.index(colour) for colour in state.citizens])
    twin.stage = _eight([STAGES.index(stage) for stage in state.stage])
    twin.money = _eight(state.money)
    twin.pawns = _eight([spot_number(pawn) for pawn in state.pawns], -1)
    twin.escort = _eight(list(map(len, state.escort)))
    twin.lay_out(state)
    _read_moment(twin, state.moment)


def _read_moment(twin: "Twin", moment: Moment) -> None:
    twin.waiting = MOMENTS.index(type(moment))
    match moment:
        case Choosing(offers) | AtTheEnd(offers) | Shopping(offers):
            twin.offers = offers
        case Rolling(way, offers):
            twin.back, twin.offers = way == "back", offers
        case Bargaining(offer, at):
            twin.asked, twin.pay, twin.get = offer.to, offer.pay, offer.get
            twin.terms = [1 if card in offer.give else 2 if card in offer.take else 0 for card in (0, *CARDS)]
            twin.trading, twin.offers = MOMENTS.index(type(at)), at.offers
        case Selling(card, effect, debts) | Rehousing(card, effect, debts):
            twin.effect = FIRST_EFFECT[card] + effect
            twin.debts = len(debts)
            twin.payer = _eight([debt.payer for debt in debts])
            twin.payee = _eight([-1 if debt.payee is None else debt.payee for debt in debts])
            twin.owed = _eight([debt.amount for debt in debts])
        case Visiting(card, effect):
            twin.effect = FIRST_EFFECT[card] + effect
        case Declaring(steps):
            twin.steps = -1 if steps is None else steps
        case Running(declared):
            twin.declared = declared or 0
        case Going(steps, declared):
            twin.steps, twin.declared = steps, declared or 0
        case _:
            pass


def write(twin: "Twin") -> State:
    """The state of a twin by the clear rules."""
    seats = range(twin.players)
    owner, home = twin.owner, twin.home
    held = [tuple(card for card in CARDS if owner[card] == seat) for seat in seats]
    stage: tuple[Stage, ...] = tuple(STAGES[number] for number in twin.stage[: twin.players])
    gone = list(zip(twin.saver, twin.saved, strict=True))[: twin.saves]
    return State(
        players=twin.players,
        options=Options(bool(twin.calm), bool(twin.household)),
        turn=twin.on_turn,
        moment=_moment(twin, held),
        citizens=tuple(PAWNS[number] for number in twin.citizens[: twin.drawn]),
        stage=stage,
        money=tuple(twin.money[: twin.players]),
        pawns=tuple(spot_named(spot) for spot in twin.pawns[: twin.players]),
        cards=tuple(held),
        housed=FrozenDict({card: home[card] for card in PEOPLE if home[card]}),
        saved=tuple(tuple(card for saver, card in gone if saver == seat) for seat in seats),
        perished=tuple(twin.perished[: twin.deaths]),
        escort=tuple(_homeless(twin, held[seat]) if stage[seat] == "fleeing" else () for seat in seats),
        vita=tuple(twin.vita[: twin.turned]),
        vesuvius=tuple(ASHES[ash] for ash in twin.ashes[: twin.fallen]),
    )


def _homeless(twin: "Twin", cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The clients without a home: those a debtor must rehouse, or those under the escort of a seat that flees."""
    home = twin.home
    return tuple(card for card in cards if card in PEOPLE and not home[card])


def _moment(twin: "Twin", held: Sequence[tuple[Card, ...]]) -> Moment:
    moment = MOMENTS[twin.waiting]
    if moment in TRADING:
        return _trading(twin.waiting, twin.offers)
    if moment is Rolling:
        return Rolling("back" if twin.back else "forward", twin.offers)
    if moment is Bargaining:
        give, take = (tuple(card for card in CARDS if twin.terms[card] == side) for side in (1, 2))
        return Bargaining(Offer(twin.asked, give, twin.pay, take, twin.get), _trading(twin.trading, twin.offers))
    if moment in (Selling, Rehousing, Visiting):
        card = twin.vita[twin.turned - 1]
        effect = twin.effect - FIRST_EFFECT[card]
        if moment is Visiting:
            return Visiting(card, effect)
        rows = zip(twin.payer, twin.payee, twin.owed, strict=True)
        debts = tuple(Debt(payer, None if payee < 0 else payee, amount) for payer, payee, amount in rows)[: twin.debts]
        if moment is Selling:
            return Selling(card, effect, debts)
        return Rehousing(card, effect, debts, _homeless(twin, held[debts[0].payer]))
    if moment is Declaring:
        return Declaring(None if twin.steps < 0 else twin.steps)
    if moment is Running:
        return Running(twin.declared or None)
    if moment is Going:
        return Going(twin.steps, twin.declared or None)
    return moment()  # type: ignore[call-arg]  # the remaining kinds have no fields


def _trading(waiting: int, offers: int) -> Trading:
    return TRADING[[MOMENTS.index(moment) for moment in TRADING].index(waiting)](offers)


def _eight(items: Sequence[int], none: int = 0) -> list[int]:
    return [*items, *[none] * (SEATS - len(items))]
