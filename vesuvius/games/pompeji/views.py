"""What a seat may know, and what it may imagine behind it: hands are hidden until the game is over (P17)."""

from collections.abc import Mapping, Sequence

from vesuvius.game import Illegal, Json, Rng, Seat, View
from vesuvius.games.pompeji.cards import CARDS, Card
from vesuvius.games.pompeji.position import KEYS, dump, load
from vesuvius.games.pompeji.sites import any_fits
from vesuvius.games.pompeji.state import State

OPEN = tuple(key for key in KEYS if key != "hands")
"""What lies open on the table, or follows from it."""


def view(state: State, seat: Seat | None) -> View:
    """The open table, this seat's own hand, and how many cards each holds; all hands when the game is over."""
    if seat is not None and seat not in range(state.players):
        raise ValueError(f"no seat {seat!r} at a table of {state.players}")
    position = dump(state)
    seen: View = {key: position[key] for key in OPEN}
    if state.waiting == "over":
        seen["hands"] = position["hands"]
    return {
        **seen,
        "seat": seat,
        "hand": [] if seat is None else position["hands"][seat],
        "hand_sizes": [len(hand) for hand in state.hands],
    }


def imagine(view: Mapping[str, Json], rng: Rng) -> State:
    """A state with that view: the other hands drawn from the unseen cards, each deal that fits as likely as another.

    One thing on the table tells of a hidden hand: who is on a permit turn can lay something (P14).
    """
    position = {key: view[key] for key in OPEN}
    if "hands" in view:
        return load({**position, "hands": view["hands"]})
    own = {} if view["seat"] is None else {view["seat"]: view["hand"]}
    seen = {*view["city"].values(), *view["discard"], *view["hand"]}
    unseen = [card for card in CARDS if card not in seen]
    must_lay = None if view["waiting"] != "permit" else view["interrupter"]
    if must_lay is not None and (must_lay in own or view["statues"][must_lay]):
        must_lay = None
    if must_lay is not None and not any_fits(view["city"], unseen):
        raise Illegal("hands: no unseen card can be laid in the permit turn", "P14")
    while True:
        hands = _deal(unseen, own, view["hand_sizes"], rng)
        if must_lay is None or any_fits(view["city"], hands[must_lay]):
            return load({**position, "hands": hands})


def _deal(unseen: Sequence[Card], own: Mapping[Seat, list[Card]], sizes: Sequence[int], rng: Rng) -> list[list[Card]]:
    """One deal of the unseen cards to the hidden hands."""
    pool = list(unseen)
    return [
        own[seat] if seat in own else [pool.pop(rng.randrange(len(pool))) for _ in range(size)]
        for seat, size in enumerate(sizes)
    ]
