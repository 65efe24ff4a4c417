"""Reading a position field by field: each must be of its kind before the fields are checked together."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NoReturn, cast

from vesuvius.contract import Illegal, Json
from vesuvius.frozen import FrozenDict
from vesuvius.games.downfall import drawing, lava
from vesuvius.games.downfall.board import BUILDINGS, CARDS, OMENS, ORDER, TILES, Square, Symbol, Tile
from vesuvius.games.downfall.state import (
    HAND_SIZE,
    WAITINGS,
    Crowd,
    Deck,
    Options,
    Phase,
    Relatives,
    Runs,
    State,
    Waiting,
)

FIELDS = (
    "game", "players", "options", "phase", "turn", "waiting", "hands", "discard", "deck", "supply", "markers",
    "saved", "volcano", "lava", "bag", "tile", "aside", "pending",
)  # fmt: skip


def read(position: Mapping[str, Json]) -> State:
    """The state that a position describes, defaults filled in; Illegal("field: reason") for what is no such field."""
    fields = _fields(position)
    players = _whole(fields, "players", 2, 4)
    options = _options(fields.get("options", {}))
    phase, waiting = _phase(fields)
    nobody = [0] * players
    markers = _markers(fields.get("markers", {}), players)
    saved = _counts(fields.get("saved", nobody), "saved", players)
    volcano = _counts(fields.get("volcano", nobody), "volcano", players)
    flow = _lava(fields.get("lava", {}))
    tile = _tile(fields.get("tile"), options, waiting)
    aside = _tiles(fields.get("aside", {}), "aside", options)
    return State(
        players=players,
        options=options,
        phase=phase,
        turn=_whole({"turn": 0, **fields}, "turn", 0, players - 1),
        waiting=waiting,
        hands=_hands(fields.get("hands", [[]] * players), players),
        discard=tuple(_cards(fields.get("discard", []), "discard")),
        deck=_deck(fields, options, phase),
        supply=_supply(fields, options, players, phase, markers, volcano),
        markers=markers,
        saved=saved,
        volcano=volcano,
        lava=flow,
        bag=_bag(fields, options, flow, tile, aside),
        tile=tile,
        aside=aside,
        pending=_pending(fields.get("pending", {}), waiting),
    )


def refuse(field: str, reason: str) -> NoReturn:
    raise Illegal(f"{field}: {reason}")


def _fields(position: Mapping[str, Json]) -> dict[str, Json]:
    if not isinstance(position, Mapping):
        refuse("position", f"a mapping of fields is needed, not {position!r}")
    for field in position:
        if field not in FIELDS:
            refuse(str(field), "there is no such field in a position of The Downfall of Pompeii")
    for field in ("game", "players", "phase", "waiting"):
        if field not in position:
            refuse(field, "is missing")
    if position["game"] != "downfall":
        refuse("game", f"is {position['game']!r}, not 'downfall'")
    return dict(position)


def _is_whole(value: object) -> bool:
    return type(value) is int


def _whole(fields: Mapping[str, Json], field: str, low: int, high: int, within: str = "") -> int:
    value = fields[field]
    if not _is_whole(value) or not low <= value <= high:
        refuse(within + field, f"a whole number from {low} to {high} is needed, not {value!r}")
    return int(value)


def _mapping(value: Json, field: str) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        refuse(field, f"a mapping is needed, not {value!r}")
    return value


def _list(value: Json, field: str) -> list[Any]:
    if not isinstance(value, list):
        refuse(field, f"a list is needed, not {value!r}")
    return value


def _counts(value: Json, field: str, players: int) -> Crowd:
    counts = _list(value, field)
    if len(counts) != players or not all(_is_whole(count) and count >= 0 for count in counts):
        refuse(field, f"{players} whole numbers are needed, one for each seat, not {value!r}")
    return tuple(counts)


def _options(value: Json) -> Options:
    try:
        return Options.read(_mapping(value, "options"))
    except ValueError as error:
        raise Illegal(str(error)) from None


def _phase(fields: Mapping[str, Json]) -> tuple[Phase, Waiting]:
    phase, waiting = fields["phase"], fields["waiting"]
    if phase not in list(WAITINGS):
        refuse("phase", f"is one of {', '.join(WAITINGS)}, not {phase!r}")
    if waiting not in WAITINGS[phase]:
        refuse("waiting", f"in the phase {phase} it is one of {', '.join(WAITINGS[phase])}, not {waiting!r}")
    return cast("Phase", phase), cast("Waiting", waiting)


def _cards(value: Json, field: str) -> list[int]:
    cards = _list(value, field)
    for card in cards:
        if not _is_whole(card) or card not in CARDS:
            refuse(field, f"there is no card {card!r}")
    return cards


def _hands(value: Json, players: int) -> tuple[tuple[int, ...], ...]:
    hands = _list(value, "hands")
    if len(hands) != players:
        refuse("hands", f"{players} hands are needed, one for each seat, not {len(hands)}")
    held = tuple(tuple(sorted(_cards(hand, "hands"))) for hand in hands)
    if any(len(hand) > HAND_SIZE for hand in held):
        refuse("hands", f"nobody holds more than {HAND_SIZE} cards")
    return held


def _deck(fields: Mapping[str, Json], options: Options, phase: Phase) -> Deck:
    full = drawing.full_deck(options)
    if "deck" not in fields:
        if phase == "settling":
            refuse("deck", "is missing")
        return full if phase == "deal" else Deck()
    deck = _mapping(fields["deck"], "deck")
    for key in deck:
        if key not in ("left", "omens", "ad79"):
            refuse("deck", f"there is no {key!r} in it, only left, omens and ad79")
    filled = {"left": 0, "omens": 0, "ad79": 0, **deck}
    return Deck(
        left=_whole(filled, "left", 0, full.left, "deck."),
        omens=_whole(filled, "omens", 0, OMENS, "deck."),
        ad79=_whole(filled, "ad79", 0, 2, "deck."),
    )


def _markers(value: Json, players: int) -> FrozenDict[Square, Crowd]:
    markers = {}
    for square, crowd in _mapping(value, "markers").items():
        if square not in ORDER:
            refuse("markers", f"there is no square {square!r} inside the walls")
        markers[square] = _counts(crowd, "markers", players)
        if not any(markers[square]):
            refuse("markers", f"nobody stands on {square}; leave it out")
    return FrozenDict(markers)


def _supply(
    fields: Mapping[str, Json],
    options: Options,
    players: int,
    phase: Phase,
    markers: Mapping[Square, Crowd],
    volcano: Crowd,
) -> Crowd:
    if "supply" in fields:
        return _counts(fields["supply"], "supply", players)
    if phase not in ("deal", "settling"):
        return (0,) * players
    total = options.markers(players)
    return tuple(max(0, total - gone - sum(c[seat] for c in markers.values())) for seat, gone in enumerate(volcano))


def _lava(value: Json) -> FrozenDict[Square, Symbol]:
    flow = _mapping(value, "lava")
    for square, symbol in flow.items():
        if square not in ORDER:
            refuse("lava", f"there is no square {square!r} inside the walls")
        if symbol not in list(TILES):
            refuse("lava", f"there is no symbol {symbol!r}")
    return FrozenDict(flow)


def _tiles(value: Json, field: str, options: Options) -> FrozenDict[Tile, int]:
    tiles, known = _mapping(value, field), options.tiles()
    for tile in tiles:
        if tile not in known:
            refuse(field, f"there is no tile {tile!r}")
        _whole(tiles, tile, 1, known[tile], f"{field}.")
    return FrozenDict(tiles)


def _tile(value: Json, options: Options, waiting: Waiting) -> Tile | None:
    if waiting != "lava":
        if value is not None:
            refuse("tile", f"no tile is in hand while {waiting} is waited for")
        return None
    if value not in list(options.tiles()):
        refuse("tile", f"the tile to be laid is needed, not {value!r}")
    return str(value)


def _bag(
    fields: Mapping[str, Json],
    options: Options,
    flow: Mapping[Square, Symbol],
    tile: Tile | None,
    aside: Mapping[Tile, int],
) -> FrozenDict[Tile, int]:
    """The bag as given, else all tiles that lie nowhere else; lava counts as plain tiles as far as there are any."""
    if "bag" in fields:
        return _tiles(fields["bag"], "bag", options)
    bag = Counter(options.tiles())
    bag.subtract(aside)
    bag.subtract([tile] if tile else [])
    bag.subtract(flow.values())
    for dual in (kind for kind in bag if "/" in kind):
        for symbol in lava.symbols(dual):
            if bag[symbol] < 0 < bag[dual]:
                bag.update({symbol: 1, dual: -1})
    return FrozenDict({kind: many for kind, many in bag.items() if many > 0})


def _pending(value: Json, waiting: Waiting) -> Relatives | Runs | None:
    pending = _mapping(value, "pending")
    allowed = {"relative": ("left", "closed"), "run": ("left", "moved")}.get(waiting, ())
    for key in pending:
        if key not in allowed:
            refuse("pending", f"there is no {key!r} in it while {waiting} is waited for")
    if waiting == "relative":
        for key in allowed:
            if key not in pending:
                refuse("pending", f"{key} is missing")
        closed = _list(pending["closed"], "pending")
        return Relatives(_whole(pending, "left", 1, 3, "pending."), _closed(closed))
    if waiting == "run":
        filled = {"left": 2, "moved": None, **pending}
        left, moved = _whole(filled, "left", 1, 2, "pending."), filled["moved"]
        if moved is not None and (left == 2 or moved not in list(ORDER)):
            refuse("pending", f"moved names the square of the first marker before the second move, not {moved!r}")
        return Runs(left, moved)
    return None


def _closed(closed: list[Any]) -> tuple[str, ...]:
    for building in closed:
        if not isinstance(building, str) or building not in BUILDINGS:
            refuse("pending", f"there is no building {building!r}")
    if not closed or BUILDINGS[closed[0]].number is None or len(set(closed)) < len(closed):
        refuse("pending", "closed names the numbered building entered, then each that got a relative, once")
    return tuple(closed)
