"""From JSON to a state: every field is there, of the right type and within its range."""

import re
from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeVar, get_args

from vesuvius.contract import Illegal, Json
from vesuvius.frozen import FrozenDict
from vesuvius.games.lastdays.board import CARDS, CITIZENS, DOORS, EXITS, LAST_FORTUNA, Card, Spot
from vesuvius.games.lastdays.city import PIECE_OF
from vesuvius.games.lastdays.decks import VESUVIUS, VITA, Ash
from vesuvius.games.lastdays.moves import Offer
from vesuvius.games.lastdays.state import (
    OFFERS,
    PLAYERS,
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
    TurningVesuvius,
    TurningVita,
    Visiting,
)

T = TypeVar("T")

FIELDS: Final = (
    "game",
    "players",
    "options",
    "turn",
    "waiting",
    "citizens",
    "stage",
    "money",
    "pawns",
    "cards",
    "housed",
    "saved",
    "perished",
    "escort",
    "vita",
    "vesuvius",
    "steps",
    "declared",
    "pending",
)

_SPOT: Final = re.compile(r"[spd](0|[1-9][0-9]{0,2})")
_LONGEST: Final = 40
"""A double with an x2 card: nobody has more steps (7.3)."""


def read(position: Mapping[str, Json]) -> State:
    """The state a position describes, its parts not yet checked against each other."""
    _fields("position", position, FIELDS)
    if position["game"] != "lastdays":
        raise Illegal(f"game: this is a position of {position['game']!r}, not of 'lastdays'")
    if type(position["players"]) is not int or position["players"] not in PLAYERS:
        raise Illegal(f"players: The Last Days is for 2 to 8 players, not {position['players']!r}")
    players = position["players"]
    stage = _by_seat("stage", position, players, _stage)
    turn = _integer("turn", position["turn"], 0, players - 1)
    options = _options(position["options"])
    return State(
        players=players,
        options=options,
        turn=turn,
        moment=_moment(position, players, stage[turn]),
        citizens=_items("citizens", position["citizens"], _colour),
        stage=stage,
        money=_by_seat("money", position, players, _money),
        pawns=_by_seat("pawns", position, players, _pawn),
        cards=_by_seat("cards", position, players, _ascending),
        housed=_housed(position["housed"]),
        saved=_by_seat("saved", position, players, lambda field, value: _items(field, value, _card)),
        perished=_items("perished", position["perished"], _card),
        escort=_by_seat("escort", position, players, _companies if options.household else _company),
        vita=_items("vita", position["vita"], _vita),
        vesuvius=_items("vesuvius", position["vesuvius"], _ash),
    )


def _moment(position: Mapping[str, Json], players: int, stage: Stage) -> Moment:
    """What the turn is in the middle of; `roll` and `house` mean one thing in phase 1 and another later."""
    waiting, pending = position["waiting"], _mapping("pending", position["pending"])
    steps, declared = position["steps"], position["declared"]
    if steps is not None:
        if waiting not in ("go", "declare"):
            raise Illegal(f"steps: null while {waiting!r} is waited for")
        steps = _integer("steps", steps, 1, _LONGEST)
    if declared is not None:
        if waiting not in ("go", "roll") or stage == "buying":
            raise Illegal(f"declared: null while {waiting!r} is waited for")
        declared = _card("declared", declared)
    reader = _PENDING.get((waiting, stage == "buying")) if isinstance(waiting, str) else None
    if reader is not None:
        return reader(pending, players)
    _fields("pending", pending, ())
    match waiting, steps:
        case "citizen", None:
            return DrawingCitizen()
        case "house", None:
            return Housing()
        case "vita", None:
            return TurningVita()
        case "vesuvius", None:
            return TurningVesuvius()
        case "declare", _:
            return Declaring(steps)
        case "roll", None:
            return Running(declared)
        case "go", int(left):
            return Going(left, declared)
        case "go", None:
            raise Illegal("steps: a number while `go` is waited for")
        case "over", None:
            return Over()
        case _:
            raise Illegal(f"waiting: nothing called {waiting!r} is waited for while the seat on turn is {stage}")


def _trading(moment: Callable[[int], Choosing | AtTheEnd | Shopping]) -> Callable[[Mapping[str, Json], int], Moment]:
    def read_offers(pending: Mapping[str, Json], _players: int) -> Moment:
        _fields("pending", pending, (), ("offers",))
        return moment(_offers(pending))

    return read_offers


def _offers(pending: Mapping[str, Json]) -> int:
    return _integer("pending.offers", pending["offers"], 1, OFFERS) if "offers" in pending else 0


def _rolling(pending: Mapping[str, Json], _players: int) -> Rolling:
    _fields("pending", pending, ("way",), ("offers",))
    way: Literal["forward", "back"]
    match pending["way"]:
        case "forward" | "back" as way:
            return Rolling(way, _offers(pending))
        case _:
            raise Illegal("pending.way: forward or back")


def _bargaining(pending: Mapping[str, Json], players: int) -> Bargaining:
    _fields("pending", pending, ("offer", "back", "offers"))
    terms = _mapping("pending.offer", pending["offer"])
    _fields("pending.offer", terms, ("to", "give", "pay", "take", "get"))
    offer = Offer(
        _integer("pending.offer.to", terms["to"], 0, players - 1),
        _ascending("pending.offer.give", terms["give"]),
        _money("pending.offer.pay", terms["pay"]),
        _ascending("pending.offer.take", terms["take"]),
        _money("pending.offer.get", terms["get"]),
    )
    for moment in (Choosing, AtTheEnd, Shopping):
        if pending["back"] == moment.waiting:
            return Bargaining(offer, moment(_offers(pending)))
    raise Illegal("pending.back: move, enter or buy")


def _selling(pending: Mapping[str, Json], players: int) -> Selling:
    _fields("pending", pending, ("card", "effect", "debts"))
    return Selling(*_effect(pending), _debts(pending, players))


def _rehousing(pending: Mapping[str, Json], players: int) -> Rehousing:
    _fields("pending", pending, ("card", "effect", "debts", "homeless"))
    homeless = _ascending("pending.homeless", pending["homeless"])
    if not homeless:
        raise Illegal("pending.homeless: somebody, or the card would have gone on")
    return Rehousing(*_effect(pending), _debts(pending, players), homeless)


def _visiting(pending: Mapping[str, Json], _players: int) -> Visiting:
    _fields("pending", pending, ("card", "effect"))
    return Visiting(*_effect(pending))


_PENDING: Final[Mapping[tuple[str, bool], Callable[[Mapping[str, Json], int], Moment]]] = {
    ("move", True): _trading(Choosing),
    ("enter", True): _trading(AtTheEnd),
    ("buy", True): _trading(Shopping),
    ("roll", True): _rolling,
    ("offer", True): _bargaining,
    ("sell", False): _selling,
    ("house", False): _rehousing,
    ("visit", False): _visiting,
}
"""How to read ``pending``, by what is waited for and whether the seat on turn is in phase 1."""


def _effect(pending: Mapping[str, Json]) -> tuple[int, int]:
    card = _vita("pending.card", pending["card"])
    return card, _integer("pending.effect", pending["effect"], 0, len(VITA[card].effects) - 1)


def _debts(pending: Mapping[str, Json], players: int) -> tuple[Debt, ...]:
    def debt(field: str, value: Json) -> Debt:
        if not isinstance(value, list) or len(value) != 3:
            raise Illegal(f"{field}: payer, payee or null, amount")
        payee = None if value[1] is None else _integer(field, value[1], 0, players - 1)
        return Debt(_integer(field, value[0], 0, players - 1), payee, _money(field, value[2]))

    debts = _items("pending.debts", pending["debts"], debt)
    if not debts:
        raise Illegal("pending.debts: something is owed, or nobody would have to sell")
    return debts


def _fields(where: str, mapping: object, needed: tuple[str, ...], allowed: tuple[str, ...] = ()) -> None:
    found = _mapping(where, mapping)
    within = "" if where == "position" else f"{where}."
    for field in needed:
        if field not in found:
            raise Illegal(f"{within}{field}: missing")
    for field in found:
        if field not in needed and field not in allowed:
            raise Illegal(f"{where}: no field {field!r} belongs here" if within else f"{field}: there is no such field")


def _mapping(field: str, value: object) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise Illegal(f"{field}: an object, not {value!r}")
    return value


def _items(field: str, value: Json, item: Callable[[str, Json], T]) -> tuple[T, ...]:
    if not isinstance(value, list | tuple):
        raise Illegal(f"{field}: a list, not {value!r}")
    return tuple(item(field, each) for each in value)


def _by_seat(field: str, position: Mapping[str, Json], players: int, item: Callable[[str, Json], T]) -> tuple[T, ...]:
    items = _items(field, position[field], item)
    if len(items) != players:
        raise Illegal(f"{field}: one entry for each of {players} seats, not {len(items)}")
    return items


def _integer(field: str, value: Json, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise Illegal(f"{field}: a number from {low} to {high}, not {value!r}")
    return value


def _money(field: str, value: Json) -> int:
    if type(value) is not int or value < 0 or value % 50:
        raise Illegal(f"{field}: an amount in multiples of ST 50, not {value!r}")
    return value


def _card(field: str, value: Json) -> Card:
    return _integer(field, value, 1, len(CARDS))


def _vita(field: str, value: Json) -> int:
    return _integer(field, value, 1, len(VITA))


def _ash(field: str, value: Json) -> Ash:
    for card in VESUVIUS:
        if type(card) is type(value) and card == value:
            return card
    raise Illegal(f"{field}: a place, blank or x2, not {value!r}")


def _ascending(field: str, value: Json) -> tuple[Card, ...]:
    cards = _items(field, value, _card)
    if cards != tuple(sorted(set(cards))):
        raise Illegal(f"{field}: cards ascending, each once")
    return cards


def _company(field: str, value: Json) -> tuple[Card, ...]:
    """With one client at a time, a card or null."""
    return () if value is None else (_card(field, value),)


def _companies(field: str, value: Json) -> tuple[Card, ...]:
    """With whole households, an ascending list or null."""
    cards = () if value is None else _ascending(field, value)
    if value is not None and not cards:
        raise Illegal(f"{field}: null if nobody is escorted")
    return cards


def _stage(field: str, value: Json) -> Stage:
    for stage in get_args(Stage):
        if value == stage:
            return stage  # type: ignore[no-any-return]  # get_args forgets that these are the Stages
    raise Illegal(f"{field}: {', '.join(get_args(Stage))}, not {value!r}")


def _colour(field: str, value: Json) -> str:
    if not isinstance(value, str) or value not in CITIZENS:
        raise Illegal(f"{field}: {', '.join(CITIZENS)}, not {value!r}")
    return value


def _pawn(field: str, value: Json) -> Spot | None:
    if value is None:
        return None
    if isinstance(value, str) and _SPOT.fullmatch(value):
        number = int(value[1:])
        there = {"s": range(LAST_FORTUNA + 1), "p": DOORS.keys() - EXITS.keys(), "d": range(len(PIECE_OF))}
        if number in there[value[0]]:
            return value
    raise Illegal(f"{field}: a square like s40, a place like p19 that is no gate, or a dot like d132, not {value!r}")


def _housed(value: Json) -> FrozenDict[Card, int]:
    housed: dict[Card, int] = {}
    for card, place in _mapping("housed", value).items():
        if not isinstance(card, str) or not re.fullmatch(r"[1-9][0-9]{0,2}", card):
            raise Illegal(f"housed: the card of a person as text, not {card!r}")
        housed[_card("housed", int(card))] = _integer("housed", place, 1, len(DOORS))
    return FrozenDict(housed)


def _options(value: Json) -> Options:
    options = _mapping("options", value)
    for option, on in options.items():
        if option not in ("calm", "household"):
            raise Illegal(f"options: there is no option {option!r}, only calm, household")
        if on is not True:
            raise Illegal(f"options: {option} is true, or left out")
    return Options(**options)
