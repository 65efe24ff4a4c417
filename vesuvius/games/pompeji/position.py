"""Positions: a state as a JSON-able dict and back. What is read is checked field by field, then as a whole."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from vesuvius.contract import Illegal, Json, Position
from vesuvius.frozen import FrozenDict
from vesuvius.games.pompeji.board import ORDER as SQUARE_ORDER
from vesuvius.games.pompeji.cards import ORDER as CARD_ORDER
from vesuvius.games.pompeji.cards import STATUE, VOLCANOES, Card, in_order
from vesuvius.games.pompeji.soundness import check
from vesuvius.games.pompeji.state import PLAYERS, WAITINGS, City, State, Waiting, double_permit

GAME: Final = "pompeji"
KEYS: Final = (
    "game",
    "players",
    "options",
    "city",
    "hands",
    "deck",
    "discard",
    "statues",
    "permits",
    "scores",
    "turn",
    "waiting",
    "interrupted",
    "interrupter",
)


def public(state: State) -> Position:
    """The part of a position that lies open on the table: the city by row and column, discards oldest first."""
    return {
        "game": GAME,
        "players": state.players,
        "options": {"double_permit": True} if state.double_permit else {},
        "city": {square: state.city[square] for square in sorted(state.city, key=SQUARE_ORDER.__getitem__)},
        "deck": {"left": state.left, "volcanoes": state.volcanoes},
        "discard": list(state.discard),
        "statues": list(state.statues),
        "permits": list(state.permits),
        "scores": list(state.scores),
        "turn": state.turn,
        "waiting": state.waiting,
        "interrupted": state.interrupted,
        "interrupter": state.interrupter,
    }


def dump(state: State) -> Position:
    """The whole position, hidden hands included; hands by kind and colour."""
    position = {**public(state), "hands": [list(hand) for hand in state.hands]}
    return {key: position[key] for key in KEYS}


def load(position: Mapping[str, Json]) -> State:
    """The state of a position; Illegal names the field that is wrong and says why."""
    fields = _keys("position", position, KEYS)
    if fields["game"] != GAME:
        _refuse("game", f"is {fields['game']!r}, not {GAME!r}")
    players = _number("players", fields["players"], PLAYERS)
    double = _double_permit(fields["options"])
    deck = _keys("deck", fields["deck"], ("left", "volcanoes"))
    interrupter = fields["interrupter"]
    seats = range(players)
    state = State(
        players=players,
        double_permit=double,
        city=_city(fields["city"]),
        hands=tuple(in_order(_cards("hands", hand)) for hand in _per_seat("hands", fields["hands"], players)),
        volcanoes=_number("deck.volcanoes", deck["volcanoes"], range(VOLCANOES + 1)),
        discard=_cards("discard", fields["discard"]),
        statues=_numbers("statues", fields["statues"], players, range(2)),
        permits=_numbers("permits", fields["permits"], players, range(3 if double else 2)),
        scores=_numbers("scores", fields["scores"], players),
        turn=_number("turn", fields["turn"], seats),
        waiting=_waiting(fields["waiting"]),
        interrupted=_flag("interrupted", fields["interrupted"]),
        interrupter=None if interrupter is None else _number("interrupter", interrupter, seats),
    )
    check(state, left=_number("deck.left", deck["left"]))
    return state


def _refuse(field: str, reason: str) -> NoReturn:
    raise Illegal(f"{field}: {reason}")


def _keys(field: str, value: Json, keys: Sequence[str]) -> Mapping[str, Json]:
    """A mapping with exactly these keys."""
    if not isinstance(value, Mapping):
        _refuse(field, f"a mapping is needed, not {value!r}")
    for key in keys:
        if key not in value:
            _refuse(key if field == "position" else f"{field}.{key}", "missing")
    for key in value:
        if key not in keys:
            _refuse(field, f"there is no field {key!r}")
    return value


def _number(field: str, value: Json, allowed: Sequence[int] | None = None) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        _refuse(field, f"a whole number is needed, not {value!r}")
    if allowed is not None and value not in allowed:
        _refuse(field, f"one of {', '.join(map(str, allowed))} is needed, not {value}")
    return value


def _flag(field: str, value: Json) -> bool:
    if not isinstance(value, bool):
        _refuse(field, f"true or false is needed, not {value!r}")
    return value


def _list(field: str, value: Json) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        _refuse(field, f"a list is needed, not {value!r}")
    return value


def _per_seat(field: str, value: Json, players: int) -> Sequence[Any]:
    entries = _list(field, value)
    if len(entries) != players:
        _refuse(field, f"{len(entries)} entries for {players} players")
    return entries


def _numbers(field: str, value: Json, players: int, allowed: Sequence[int] | None = None) -> tuple[int, ...]:
    return tuple(_number(field, entry, allowed) for entry in _per_seat(field, value, players))


def _card(field: str, value: Json) -> Card:
    if not isinstance(value, str) or value not in CARD_ORDER:
        _refuse(field, f"a card is needed, not {value!r}")
    return value


def _cards(field: str, value: Json) -> tuple[Card, ...]:
    return tuple(_card(field, card) for card in _list(field, value))


def _city(value: Json) -> City:
    if not isinstance(value, Mapping):
        _refuse("city", f"a mapping of squares to cards is needed, not {value!r}")
    for square in value:
        if square not in SQUARE_ORDER:
            _refuse("city", f"a square of the city is needed, not {square!r}")
    return FrozenDict({at: card if card == STATUE else _card("city", card) for at, card in value.items()})


def _double_permit(value: Json) -> bool:
    if not isinstance(value, Mapping):
        _refuse("options", f"a mapping is needed, not {value!r}")
    return double_permit(value)


def _waiting(value: Json) -> Waiting:
    for waiting in WAITINGS:
        if value == waiting:
            return waiting
    _refuse("waiting", f"one of {', '.join(WAITINGS)} is needed, not {value!r}")
