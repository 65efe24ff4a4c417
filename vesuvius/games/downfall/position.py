"""Positions as JSON: ``load(dump(state)) == state``, and nothing loads that could not lie on a table."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn, cast

from vesuvius.frozen import FrozenDict
from vesuvius.game import Illegal, Json, Position
from vesuvius.games.downfall import drawing, fleeing, lava, settling
from vesuvius.games.downfall.board import (
    BUILDINGS,
    CARDS,
    OMENS,
    ORDER,
    SPACES,
    TILES,
    Square,
    Symbol,
    Tile,
)
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
    on_board,
)

FIELDS = (
    "game", "players", "options", "phase", "turn", "waiting", "hands", "discard", "deck", "supply", "markers",
    "saved", "volcano", "lava", "bag", "tile", "aside", "pending",
)  # fmt: skip


def public(state: State) -> Position:
    """The part of a position that lies open on the table."""
    return {
        "game": "downfall",
        "players": state.players,
        "options": state.options.dump(),
        "phase": state.phase,
        "turn": state.turn,
        "waiting": state.waiting,
        "discard": list(state.discard),
        "deck": {"left": state.deck.left, "omens": state.deck.omens, "ad79": state.deck.ad79},
        "supply": list(state.supply),
        "markers": {square: list(state.markers[square]) for square in sorted(state.markers, key=ORDER.__getitem__)},
        "saved": list(state.saved),
        "volcano": list(state.volcano),
        "lava": {square: state.lava[square] for square in sorted(state.lava, key=ORDER.__getitem__)},
        "bag": _in_order(state.bag, state.options),
        "tile": state.tile,
        "aside": _in_order(state.aside, state.options),
        "pending": _dump_pending(state.pending),
    }


def dump(state: State) -> Position:
    """The whole position, hidden hands included."""
    position = {**public(state), "hands": [list(hand) for hand in state.hands]}
    return {field: position[field] for field in FIELDS}


def _in_order(tiles: Mapping[Tile, int], options: Options) -> dict[Tile, int]:
    return {tile: tiles[tile] for tile in options.tiles() if tile in tiles}


def _dump_pending(pending: Relatives | Runs | None) -> dict[str, Json]:
    match pending:
        case Relatives(left, closed):
            return {"left": left, "closed": list(closed)}
        case Runs(left, None):
            return {"left": left}
        case Runs(left, moved):
            return {"left": left, "moved": moved}
        case None:
            return {}


def load(position: Mapping[str, Json]) -> State:
    """The state of a position; Illegal("field: reason") where it could not lie on a table."""
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
    state = State(
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
    for check in _CHECKS:
        check(state)
    return state


def _refuse(field: str, reason: str) -> NoReturn:
    raise Illegal(f"{field}: {reason}")


# Reading: each field by itself.


def _fields(position: Mapping[str, Json]) -> dict[str, Json]:
    if not isinstance(position, Mapping):
        _refuse("position", f"a mapping of fields is needed, not {position!r}")
    for field in position:
        if field not in FIELDS:
            _refuse(str(field), "there is no such field in a position of The Downfall of Pompeii")
    for field in ("game", "players", "phase", "waiting"):
        if field not in position:
            _refuse(field, "is missing")
    if position["game"] != "downfall":
        _refuse("game", f"is {position['game']!r}, not 'downfall'")
    return dict(position)


def _is_whole(value: object) -> bool:
    return type(value) is int


def _whole(fields: Mapping[str, Json], field: str, low: int, high: int, within: str = "") -> int:
    value = fields[field]
    if not _is_whole(value) or not low <= value <= high:
        _refuse(within + field, f"a whole number from {low} to {high} is needed, not {value!r}")
    return int(value)


def _mapping(value: Json, field: str) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        _refuse(field, f"a mapping is needed, not {value!r}")
    return value


def _list(value: Json, field: str) -> list[Any]:
    if not isinstance(value, list):
        _refuse(field, f"a list is needed, not {value!r}")
    return value


def _counts(value: Json, field: str, players: int) -> Crowd:
    counts = _list(value, field)
    if len(counts) != players or not all(_is_whole(count) and count >= 0 for count in counts):
        _refuse(field, f"{players} whole numbers are needed, one for each seat, not {value!r}")
    return tuple(counts)


def _options(value: Json) -> Options:
    try:
        return Options.read(_mapping(value, "options"))
    except ValueError as error:
        raise Illegal(str(error)) from None


def _phase(fields: Mapping[str, Json]) -> tuple[Phase, Waiting]:
    phase, waiting = fields["phase"], fields["waiting"]
    if phase not in list(WAITINGS):
        _refuse("phase", f"is one of {', '.join(WAITINGS)}, not {phase!r}")
    if waiting not in WAITINGS[phase]:
        _refuse("waiting", f"in the phase {phase} it is one of {', '.join(WAITINGS[phase])}, not {waiting!r}")
    return cast("Phase", phase), cast("Waiting", waiting)


def _cards(value: Json, field: str) -> list[int]:
    cards = _list(value, field)
    for card in cards:
        if not _is_whole(card) or card not in CARDS:
            _refuse(field, f"there is no card {card!r}")
    return cards


def _hands(value: Json, players: int) -> tuple[tuple[int, ...], ...]:
    hands = _list(value, "hands")
    if len(hands) != players:
        _refuse("hands", f"{players} hands are needed, one for each seat, not {len(hands)}")
    held = tuple(tuple(sorted(_cards(hand, "hands"))) for hand in hands)
    if any(len(hand) > HAND_SIZE for hand in held):
        _refuse("hands", f"nobody holds more than {HAND_SIZE} cards")
    return held


def _deck(fields: Mapping[str, Json], options: Options, phase: Phase) -> Deck:
    full = drawing.full_deck(options)
    if "deck" not in fields:
        if phase == "settling":
            _refuse("deck", "is missing")
        return full if phase == "deal" else Deck()
    deck = _mapping(fields["deck"], "deck")
    for key in deck:
        if key not in ("left", "omens", "ad79"):
            _refuse("deck", f"there is no {key!r} in it, only left, omens and ad79")
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
            _refuse("markers", f"there is no square {square!r} inside the walls")
        markers[square] = _counts(crowd, "markers", players)
        if not any(markers[square]):
            _refuse("markers", f"nobody stands on {square}; leave it out")
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
            _refuse("lava", f"there is no square {square!r} inside the walls")
        if symbol not in TILES:
            _refuse("lava", f"there is no symbol {symbol!r}")
    return FrozenDict(flow)


def _tiles(value: Json, field: str, options: Options) -> FrozenDict[Tile, int]:
    tiles, known = _mapping(value, field), options.tiles()
    for tile in tiles:
        if tile not in known:
            _refuse(field, f"there is no tile {tile!r}")
        _whole(tiles, tile, 1, known[tile], f"{field}.")
    return FrozenDict(tiles)


def _tile(value: Json, options: Options, waiting: Waiting) -> Tile | None:
    if waiting != "lava":
        if value is not None:
            _refuse("tile", f"no tile is in hand while {waiting} is waited for")
        return None
    if value not in list(options.tiles()):
        _refuse("tile", f"the tile to be laid is needed, not {value!r}")
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
            _refuse("pending", f"there is no {key!r} in it while {waiting} is waited for")
    if waiting == "relative":
        for key in allowed:
            if key not in pending:
                _refuse("pending", f"{key} is missing")
        closed = _list(pending["closed"], "pending")
        return Relatives(_whole(pending, "left", 1, 3, "pending."), _closed(closed))
    if waiting == "run":
        filled = {"left": 2, "moved": None, **pending}
        left, moved = _whole(filled, "left", 1, 2, "pending."), filled["moved"]
        if moved is not None and (left == 2 or moved not in ORDER):
            _refuse("pending", f"moved names the square of the first marker before the second move, not {moved!r}")
        return Runs(left, moved)
    return None


def _closed(closed: list[Any]) -> tuple[str, ...]:
    for building in closed:
        if not isinstance(building, str) or building not in BUILDINGS:
            _refuse("pending", f"there is no building {building!r}")
    if not closed or BUILDINGS[closed[0]].number is None or len(set(closed)) < len(closed):
        _refuse("pending", "closed names the numbered building entered, then each that got a relative, once")
    return tuple(closed)


# Checking: the fields together.


def _check_cards(state: State) -> None:
    hidden = drawing.unseen(state.hands, state.discard)
    for card, many in hidden.items():
        if many < 0:
            field = "hands" if any(card in hand for hand in state.hands) else "discard"
            _refuse(field, f"there are only {CARDS[card]} cards {card}")
    numbers = drawing.numbers_left(state.deck, state.options)
    if numbers < 0 and state.deck != Deck():
        _refuse("deck", f"{state.deck.left} cards cannot hold {state.deck.omens} omens and A.D. 79")
    undealt = sum(HAND_SIZE - len(hand) for hand in state.hands) if state.phase == "deal" else 0
    if numbers + undealt > sum(hidden.values()):
        _refuse("deck", f"it would hold {numbers} number cards, but only {sum(hidden.values()) - undealt} are unseen")


def _check_deck(state: State) -> None:
    full = drawing.full_deck(state.options)
    first = full.left - drawing.FIRST_DRAWS
    if state.phase == "deal" and state.deck != full:
        _refuse("deck", "no card is drawn before all hands are dealt")
    if state.phase == "settling" and state.deck.ad79 == 2:
        _refuse("deck.ad79", "the second A.D. 79 ends the settling")
    if state.phase in ("deal", "settling") and state.deck.ad79 == 0 and state.deck.left < first:
        _refuse("deck.left", f"A.D. 79 comes when {first} cards are left")
    if state.deck.ad79 > 0 and state.deck.left > 33:
        _refuse("deck.left", "no more than 33 cards are left once A.D. 79 has come")


def _check_hands(state: State) -> None:
    if state.phase == "deal":
        sizes = [len(hand) for hand in state.hands]
        full = [HAND_SIZE] * state.players
        if sizes == full or sizes != sorted(sizes, reverse=True) or sum(0 < size < HAND_SIZE for size in sizes) > 1:
            _refuse("hands", "each seat is dealt four cards before the next, and the last has not got all of them")
        if state.turn:
            _refuse("turn", "it is 0 during the deal")
    elif state.phase != "settling" and any(state.hands):
        _refuse("hands", "all hands are laid down when the mountain erupts")
    elif state.waiting in ("relative", "draw", "omen") and len(state.hands[state.turn]) == HAND_SIZE:
        _refuse("hands", f"seat {state.turn} has played a card and holds at most three")


def _check_markers(state: State) -> None:
    total = state.options.markers(state.players)
    for seat in range(state.players):
        there = on_board(state, seat) + state.supply[seat] + state.saved[seat] + state.volcano[seat]
        if there > total:
            _refuse("markers", f"seat {seat} has {there} markers in all, there are only {total}")
    if state.phase in ("deal", "settling"):
        for square, crowd in state.markers.items():
            if sum(crowd) > SPACES.get(square, 0):
                _refuse("markers", f"{square} has {SPACES.get(square, 0)} spaces, not {sum(crowd)}")
        if any(state.saved):
            _refuse("saved", "nobody is saved before the eruption")
    elif any(state.supply):
        _refuse("supply", "markers not in the city go back to the box at the eruption")
    if state.phase in ("deal", "over") and state.markers:
        _refuse("markers", "the city is empty before the first turn and after the last")


def _check_lava(state: State) -> None:
    if state.lava and state.phase in ("deal", "settling"):
        _refuse("lava", "no lava flows before the eruption")
    for square in state.markers:
        if square in state.lava:
            _refuse("markers", f"{square} lies under lava")
    cut_off = state.markers.keys() - lava.with_a_way_out(state.lava)
    if cut_off:
        _refuse("markers", f"{min(cut_off, key=ORDER.__getitem__)} is cut off from every gate")


def _check_tiles(state: State) -> None:
    """No more tiles than there are, where a dual tile may lie as either of its symbols."""
    known = state.options.tiles()
    there = Counter({**state.bag})
    there.update(state.aside)
    there.update([state.tile] if state.tile else [])
    field = dict.fromkeys(there, "bag")
    for symbol in state.lava.values():
        there[symbol] += 1
        field[symbol] = "lava"
    spare = {dual: known[dual] - there[dual] for dual in known if "/" in dual}
    for tile, many in there.items():
        over = many - known[tile]
        for dual in spare:
            if over > 0 and tile in lava.symbols(dual):
                lent = min(over, spare[dual])
                spare[dual] -= lent
                over -= lent
        if over > 0:
            _refuse(field[tile], f"there are only {known[tile]} {tile} tiles")


def _check_pending(state: State) -> None:
    match state.pending:
        case Relatives(left, closed):
            colour = BUILDINGS[closed[0]].colour
            if any(BUILDINGS[other].colour not in (colour, "neutral") for other in closed[1:]):
                _refuse("pending", f"relatives of {closed[0]} live in {colour} or neutral buildings only")
            if left + len(closed) - 1 > sum(BUILDINGS[closed[0]].spaces.values()) - 1:
                _refuse("pending", f"building {closed[0]} cannot have called so many relatives")
            if not state.deck.ad79:
                _refuse("pending", "relatives come only after A.D. 79")
        case Runs(_, moved) if moved is not None:
            if not state.markers.get(moved, (0,) * state.players)[state.turn]:
                _refuse("pending", f"no marker of seat {state.turn} stands on {moved}")
        case _:
            pass


def _check_a_move(state: State) -> None:
    """Whoever is waited for has a move."""
    match state.waiting:
        case "play" if not state.hands[state.turn]:
            _refuse("hands", f"seat {state.turn} is to play and holds no card")
        case "relative" if not settling.homes(state, cast("Relatives", state.pending)):
            _refuse("pending", "no relative can be placed")
        case "draw" if not drawing.odds(state):
            _refuse("deck", "there is no card to draw")
        case "omen" if not settling.victims(state):
            _refuse("waiting", "there is no marker of another player for an omen")
        case "tile" if not state.bag:
            _refuse("bag", "there is no tile to draw")
        case "lava" if not lava.placements(state):
            _refuse("tile", f"{state.tile} has no legal square")
        case "run" if not any(fleeing.may_run(state)):
            _refuse("waiting", f"seat {state.turn} has no marker that may move")
        case _:
            pass


_CHECKS: Iterable[Any] = (
    _check_cards,
    _check_deck,
    _check_hands,
    _check_markers,
    _check_lava,
    _check_tiles,
    _check_pending,
    _check_a_move,
)
