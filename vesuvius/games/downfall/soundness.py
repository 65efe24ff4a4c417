"""Checks that a loaded position is one that a game can come to."""

from collections import Counter
from collections.abc import Mapping
from typing import cast

from vesuvius.games.downfall import drawing, fleeing, lava, settling
from vesuvius.games.downfall.board import BUILDINGS, CARDS, DUAL_TILES, OMENS, ORDER, SPACES, Tile
from vesuvius.games.downfall.state import (
    HAND_SIZE,
    NOTHING,
    WAITINGS,
    Deck,
    Relatives,
    Runs,
    State,
    on_board,
)
from vesuvius.jsonable import refuse


def check(state: State) -> None:
    """Illegal("field: reason") if a field is out of range, or the fields contradict each other or the rules."""
    _check_turn(state)
    _check_counts(state)
    _check_squares(state)
    _check_cards(state)
    _check_deck(state)
    _check_hands(state)
    _check_markers(state)
    _check_lava(state)
    _check_tiles(state)
    _check_pending(state)
    _check_a_move(state)


def _check_turn(state: State) -> None:
    """What the game needs next fits the phase, and so does the tile in hand."""
    if state.waiting not in WAITINGS[state.phase]:
        allowed = ", ".join(WAITINGS[state.phase])
        refuse("waiting", f"in the phase {state.phase} it is one of {allowed}, not {state.waiting!r}")
    _check_range("turn", state.turn, 0, state.players - 1)
    if state.waiting != "lava" and state.tile is not None:
        refuse("tile", f"no tile is in hand while the next move is {state.waiting}")
    if state.waiting == "lava" and state.tile not in state.options.tiles():
        refuse("tile", f"the tile to be laid is needed, not {state.tile!r}")


def _check_range(field: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        refuse(field, f"a whole number from {low} to {high} is needed, not {value}")


def _check_counts(state: State) -> None:
    """One hand and one count for each seat, and no count out of range."""
    fields = [("supply", state.supply), ("saved", state.saved), ("volcano", state.volcano)]
    for field, counts in (*fields, *(("markers", crowd) for crowd in state.markers.values())):
        if len(counts) != state.players or min(counts) < 0:
            refuse(field, f"{state.players} whole numbers are needed, one for each seat, not {list(counts)}")
    if len(state.hands) != state.players:
        refuse("hands", f"{state.players} hands are needed, one for each seat, not {len(state.hands)}")
    if any(len(hand) > HAND_SIZE for hand in state.hands):
        refuse("hands", f"nobody holds more than {HAND_SIZE} cards")
    _check_range("deck.left", state.deck.left, 0, drawing.full_deck(state.options).left)
    _check_range("deck.omens", state.deck.omens, 0, OMENS)
    _check_range("deck.ad79", state.deck.ad79, 0, 2)
    known = state.options.tiles()
    _check_kinds("aside", state.aside, known)
    _check_kinds("bag", state.bag, known)


def _check_kinds(field: str, tiles: Mapping[Tile, int], known: Mapping[Tile, int]) -> None:
    for tile, count in tiles.items():
        if tile not in known:
            refuse(field, f"there is no tile {tile!r}")
        if not 1 <= count <= known[tile]:
            refuse(field, f"from 1 to {known[tile]} {tile} tiles can be there, not {count}")


def _check_squares(state: State) -> None:
    for square in state.markers:
        if square not in ORDER:
            refuse("markers", f"there is no square {square!r} inside the walls")
        if not any(state.markers[square]):
            refuse("markers", f"nobody stands on {square}; leave it out")
    for square in state.lava:
        if square not in ORDER:
            refuse("lava", f"there is no square {square!r} inside the walls")


def _check_cards(state: State) -> None:
    hidden = drawing.unseen(state.hands, state.discard)
    for card, left in hidden.items():
        if left < 0:
            field = "hands" if any(card in hand for hand in state.hands) else "discard"
            refuse(field, f"there are only {CARDS[card]} cards {card}")
    numbers = drawing.numbers_left(state.deck, state.options)
    if numbers < 0 and state.deck != Deck():
        refuse("deck", f"{state.deck.left} cards cannot hold {state.deck.omens} omens and A.D. 79")
    undealt = sum(HAND_SIZE - len(hand) for hand in state.hands) if state.phase == "deal" else 0
    if numbers + undealt > sum(hidden.values()):
        refuse("deck", f"it would hold {numbers} number cards, but only {sum(hidden.values()) - undealt} are unseen")


def _check_deck(state: State) -> None:
    full = drawing.full_deck(state.options)
    first = full.left - drawing.FIRST_DRAWS
    if state.phase == "deal" and state.deck != full:
        refuse("deck", "no card is drawn before all hands are dealt")
    if state.phase == "settling" and state.deck.ad79 == 2:
        refuse("deck.ad79", "the second A.D. 79 ends the settling")
    if state.phase in ("deal", "settling") and state.deck.ad79 == 0 and state.deck.left < first:
        refuse("deck.left", f"A.D. 79 comes when {first} cards are left")
    if state.deck.ad79 > 0 and state.deck.left > 33:
        refuse("deck.left", "no more than 33 cards are left once A.D. 79 has come")


def _check_hands(state: State) -> None:
    if state.phase == "deal":
        sizes = [len(hand) for hand in state.hands]
        full = [HAND_SIZE] * state.players
        if sizes == full or sizes != sorted(sizes, reverse=True) or sum(0 < size < HAND_SIZE for size in sizes) > 1:
            refuse("hands", "each seat is dealt four cards before the next, and the last has not got all of them")
        if state.turn:
            refuse("turn", "it is 0 during the deal")
    elif state.phase != "settling" and any(state.hands):
        refuse("hands", "all hands are laid down when the mountain erupts")
    elif state.waiting in ("relative", "draw", "omen") and len(state.hands[state.turn]) == HAND_SIZE:
        refuse("hands", f"seat {state.turn} has played a card and holds at most three")


def _check_markers(state: State) -> None:
    total = state.options.markers(state.players)
    for seat in range(state.players):
        there = on_board(state, seat) + state.supply[seat] + state.saved[seat] + state.volcano[seat]
        if there > total:
            refuse("markers", f"seat {seat} has {there} markers in all, there are only {total}")
    if state.phase in ("deal", "settling"):
        for square, crowd in state.markers.items():
            if sum(crowd) > SPACES.get(square, 0):
                refuse("markers", f"{square} has {SPACES.get(square, 0)} spaces, not {sum(crowd)}")
        if any(state.saved):
            refuse("saved", "nobody is saved before the eruption")
    elif any(state.supply):
        refuse("supply", "markers not in the city go back to the box at the eruption")
    if state.phase in ("deal", "over") and state.markers:
        refuse("markers", "the city is empty before the first turn and after the last")


def _check_lava(state: State) -> None:
    if state.lava and state.phase in ("deal", "settling"):
        refuse("lava", "no lava flows before the eruption")
    for square in state.markers:
        if square in state.lava:
            refuse("markers", f"{square} lies under lava")
    cut_off = state.markers.keys() - lava.with_a_way_out(state.lava)
    if cut_off:
        refuse("markers", f"{min(cut_off, key=ORDER.__getitem__)} is cut off from every gate")


def _check_tiles(state: State) -> None:
    """No more tiles than there are, where a dual tile may lie as either of its symbols."""
    known = state.options.tiles()
    there: Counter[Tile] = Counter({**state.bag})
    there.update(state.aside)
    there.update([state.tile] if state.tile else [])
    field: dict[Tile, str] = dict.fromkeys(there, "bag")
    for symbol in state.lava.values():
        there[symbol] += 1
        field[symbol] = "lava"
    spare: dict[Tile, int] = {dual: known[dual] - there[dual] for dual in DUAL_TILES if dual in known}
    for tile, count in there.items():
        over = count - known[tile]
        for dual in spare:
            if over > 0 and tile in lava.symbols(dual):
                lent = min(over, spare[dual])
                spare[dual] -= lent
                over -= lent
        if over > 0:
            refuse(field[tile], f"there are only {known[tile]} {tile} tiles")


def _check_pending(state: State) -> None:
    """What is pending fits what the game needs next."""
    match state.waiting, state.pending:
        case "relative", Relatives() as relatives:
            _check_relatives(state, relatives)
        case "run", Runs() as runs:
            _check_runs(state, runs)
        case "relative", _:
            refuse("pending", "left and closed are needed while relatives may come")
        case "run", _:
            refuse("pending", "left, and moved if there is one, are needed while markers move")
        case _, pending:
            if pending != NOTHING:
                refuse("pending", f"nothing is pending while the next move is {state.waiting}")


def _check_relatives(state: State, relatives: Relatives) -> None:
    left, closed = relatives.left, relatives.closed
    _check_range("pending.left", left, 1, 3)
    for building in closed:
        if building not in BUILDINGS:
            refuse("pending", f"there is no building {building!r}")
    if not closed or BUILDINGS[closed[0]].number is None or len(set(closed)) < len(closed):
        refuse("pending", "closed names the numbered building entered, then each that got a relative, once")
    colour = BUILDINGS[closed[0]].colour
    if any(BUILDINGS[other].colour not in (colour, "neutral") for other in closed[1:]):
        refuse("pending", f"relatives of {closed[0]} live in {colour} or neutral buildings only")
    if left + len(closed) - 1 > sum(BUILDINGS[closed[0]].spaces.values()) - 1:
        refuse("pending", f"building {closed[0]} cannot have called that many relatives")
    if not state.deck.ad79:
        refuse("pending", "relatives come only after A.D. 79")


def _check_runs(state: State, runs: Runs) -> None:
    _check_range("pending.left", runs.left, 1, 2)
    if runs.may_stop and (runs.left == 2 or runs.moved is not None or on_board(state, state.turn) != 1):
        refuse("pending", "only the second move of a seat with one marker in the city is optional: leave out may_stop")
    if runs.moved is None:
        return
    if runs.left == 2 or runs.moved not in ORDER:
        refuse("pending", f"moved names the square of the first marker before the second move, not {runs.moved!r}")
    if not state.markers.get(runs.moved, (0,) * state.players)[state.turn]:
        refuse("pending", f"no marker of seat {state.turn} stands on {runs.moved}")


def _check_a_move(state: State) -> None:
    """The seat to move, or chance, has a move."""
    match state.waiting:
        case "play" if not state.hands[state.turn]:
            refuse("hands", f"seat {state.turn} is to play and holds no card")
        case "relative" if not settling.homes(state, cast("Relatives", state.pending)):
            refuse("pending", "no relative can be placed")
        case "draw" if not drawing.odds(state):
            refuse("deck", "there is no card to draw")
        case "omen" if not settling.victims(state):
            refuse("waiting", "there is no marker of another player for an omen")
        case "tile" if not state.bag:
            refuse("bag", "there is no tile to draw")
        case "lava" if not lava.placements(state):
            refuse("tile", f"{state.tile} has no legal square")
        case "run" if not any(fleeing.may_run(state, square) for square in state.markers):
            refuse("waiting", f"seat {state.turn} has no marker that may move")
        case _:
            pass
