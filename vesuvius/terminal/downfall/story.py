"""The events of The Downfall of Pompeii as English sentences."""

from collections.abc import Mapping, Sequence

from vesuvius.games.downfall.events import (
    Ad79Drawn,
    CardDiscarded,
    CardPlayed,
    CardReceived,
    Event,
    GameEnded,
    LavaLaid,
    MarkerMoved,
    MarkerSaved,
    MarkersLost,
    MarkerStayed,
    OmenDrawn,
    Reason,
    RelativePlaced,
    RelativesDeclined,
    TileDrawn,
    TileSetAside,
    VesuviusErupted,
)

REASONS: Mapping[Reason, str] = {
    "saved": "by the most saved",
    "volcano": "by the fewest in the volcano",
    "shared": "and it is shared",
}


def sentence(event: Event, names: Sequence[str]) -> str | None:
    """An event as a line of the log; None for an event that needs no line."""
    who = [name.capitalize() for name in names]
    match event:
        case CardReceived(card=card):
            return f"You draw {_a(card)}."
        case CardPlayed(seat=seat, card=card, square=square):
            joker = " as a joker" if event.joker else ""
            kin = f", with {_many(event.relatives, 'relative')} to follow" if event.relatives else ""
            return f"{who[seat]} plays {_a(card)}{joker} and settles on {square}{kin}."
        case CardDiscarded(seat=seat, card=card):
            return f"{who[seat]} discards {_a(card)} and places nobody."
        case RelativePlaced(seat=seat, square=square):
            return f"A relative of {names[seat]} moves in on {square}."
        case RelativesDeclined(seat=seat):
            return f"{who[seat]} sends for no more relatives."
        case OmenDrawn(seat=seat):
            return f"{who[seat]} draws an omen."
        case Ad79Drawn(seat=seat, time=time):
            return f"{who[seat]} draws A.D. 79: the mountain {'stirs' if time == 1 else 'erupts'}."
        case VesuviusErupted(seat=seat, cause="declared"):
            return f"{who[seat]} shows a hand of jokers: Vesuvius erupts!"
        case VesuviusErupted():
            return "All hands go down."
        case TileDrawn(seat=seat, tile=tile):
            return f"{who[seat]} draws a {tile} tile."
        case TileSetAside(tile=tile):
            return f"The {tile} tile fits nowhere and is set aside."
        case LavaLaid(square=square, symbol=symbol, source=source):
            origin = f" from {source}" if source else " out of its vent"
            return f"{symbol.capitalize()} lava flows{origin} to {square}."
        case MarkersLost():
            return _lost(event, names)
        case MarkerMoved(seat=seat, square=square, to=to):
            return f"{who[seat]} runs from {square} to {to}."
        case MarkerSaved(seat=seat, square=square, gate=gate):
            return f"{who[seat]} is saved from {square} through the {gate}."
        case MarkerStayed(seat=seat, square=square):
            return f"{who[seat]} stays on {square}."
        case GameEnded():
            return _ended(event, names)
        case _:
            return None


def narrated(event: Event, names: Sequence[str]) -> str | None:
    """An event as a line for people who see all hands."""
    match event:
        case CardReceived(seat=seat, card=card):
            return f"{names[seat].capitalize()} draws {card}."
        case _:
            return sentence(event, names)


def _lost(event: MarkersLost, names: Sequence[str]) -> str:
    fallen = [sum(crowd[seat] for crowd in event.squares.values()) for seat in range(len(names))]
    people = " and ".join(f"{count} {names[seat]}" for seat, count in enumerate(fallen) if count)
    squares = ", ".join(event.squares)
    if event.by is not None:
        return f"{names[event.by].capitalize()} throws {people} from {squares} into the volcano."
    match event.cause:
        case "buried":
            return f"Buried on {squares}: {people}."
        case "cut_off":
            return f"Cut off from every gate on {squares}: {people}."
        case _:
            return f"Left behind on {squares}: {people}."


def _ended(event: GameEnded, names: Sequence[str]) -> str:
    first = [names[seat].capitalize() for seat, place in enumerate(event.places) if place == 1]
    verb = "wins" if len(first) == 1 else "win"
    return f"{' and '.join(first)} {verb} {REASONS[event.reason]}."


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _a(card: int) -> str:
    """A 3, an 8."""
    return f"{'an' if card in (8, 11) else 'a'} {card}"
