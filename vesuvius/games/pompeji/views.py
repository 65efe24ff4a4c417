"""What a seat may know, and what it may imagine behind it: hands are hidden until the game is over (P17)."""

from collections.abc import Mapping, Sequence

from vesuvius.contract import Illegal, Json, Rng, Seat, View, check_seat
from vesuvius.games.pompeji.cards import CARDS, Card
from vesuvius.games.pompeji.position import load, public
from vesuvius.games.pompeji.sites import any_fits
from vesuvius.games.pompeji.state import State


def view(state: State, seat: Seat | None) -> View:
    """The open table, how many cards each seat holds, and one's own hand; all hands when the game is over (P17)."""
    if seat is not None:
        check_seat(state.players, seat, chance=False)
    seen = {
        **public(state),
        "seat": seat,
        "hand": [] if seat is None else list(state.hands[seat]),
        "hand_sizes": [len(hand) for hand in state.hands],
    }
    return {**seen, "hands": [list(hand) for hand in state.hands]} if state.waiting == "over" else seen


def imagine(view: Mapping[str, Json], rng: Rng) -> State:
    """A state with that view: the hidden hands drawn from the unseen cards, every deal that fits as likely as another.

    One thing on the table tells of a hidden hand: who is in a permit turn has something to lay (P14).
    """
    position = {key: value for key, value in view.items() if key not in ("seat", "hand", "hand_sizes")}
    if "hands" in view:
        return load(position)
    try:
        seat, hand, sizes = view["seat"], list(view["hand"]), list(view["hand_sizes"])
        city, seen = view["city"], {*view["city"].values(), *view["discard"], *hand}
        builder = _hidden_builder(view)
    except (KeyError, TypeError, AttributeError) as error:
        raise Illegal(f"view: {error!r} in what should be a view of Pompeji") from None
    unseen = [card for card in CARDS if card not in seen]
    if builder is not None and not any_fits(city, unseen):
        raise Illegal("hands: no unseen card can be laid in this permit turn", "P14")
    while True:
        hands = _deal(unseen, {} if seat is None else {seat: hand}, sizes, rng)
        if builder is None or any_fits(city, hands[builder]):
            return load({**position, "hands": hands})


def _hidden_builder(view: Mapping[str, Json]) -> Seat | None:
    """Whose hidden hand must hold a card that can be laid: the interrupter's, if there is no statue to lay."""
    interrupter: Seat | None = view["interrupter"]
    if view["waiting"] != "permit" or interrupter == view["seat"] or view["statues"][interrupter]:
        return None
    return interrupter


def _deal(unseen: Sequence[Card], own: Mapping[Seat, list[Card]], sizes: Sequence[int], rng: Rng) -> list[list[Card]]:
    """One deal of the unseen cards to the hidden hands."""
    pool = list(unseen)
    return [
        own[seat] if seat in own else [pool.pop(rng.randrange(len(pool))) for _ in range(size)]
        for seat, size in enumerate(sizes)
    ]
