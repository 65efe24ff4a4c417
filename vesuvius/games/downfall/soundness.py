"""Checking a position as a whole: nothing loads that could not lie on a table."""

from collections import Counter
from typing import cast

from vesuvius.games.downfall import drawing, fleeing, lava, settling
from vesuvius.games.downfall.board import BUILDINGS, CARDS, ORDER, SPACES
from vesuvius.games.downfall.reading import refuse
from vesuvius.games.downfall.state import (
    HAND_SIZE,
    Deck,
    Relatives,
    Runs,
    State,
    on_board,
)


def check(state: State) -> None:
    """Illegal("field: reason") where the fields contradict each other or the rules."""
    _check_cards(state)
    _check_deck(state)
    _check_hands(state)
    _check_markers(state)
    _check_lava(state)
    _check_tiles(state)
    _check_pending(state)
    _check_a_move(state)


def _check_cards(state: State) -> None:
    hidden = drawing.unseen(state.hands, state.discard)
    for card, many in hidden.items():
        if many < 0:
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
            refuse(field[tile], f"there are only {known[tile]} {tile} tiles")


def _check_pending(state: State) -> None:
    match state.pending:
        case Relatives(left, closed):
            colour = BUILDINGS[closed[0]].colour
            if any(BUILDINGS[other].colour not in (colour, "neutral") for other in closed[1:]):
                refuse("pending", f"relatives of {closed[0]} live in {colour} or neutral buildings only")
            if left + len(closed) - 1 > sum(BUILDINGS[closed[0]].spaces.values()) - 1:
                refuse("pending", f"building {closed[0]} cannot have called so many relatives")
            if not state.deck.ad79:
                refuse("pending", "relatives come only after A.D. 79")
        case Runs(_, moved) if moved is not None:
            if not state.markers.get(moved, (0,) * state.players)[state.turn]:
                refuse("pending", f"no marker of seat {state.turn} stands on {moved}")
        case _:
            pass


def _check_a_move(state: State) -> None:
    """Whoever is waited for has a move."""
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
