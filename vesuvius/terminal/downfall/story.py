"""The events of The Downfall of Pompeii as English sentences."""

from collections.abc import Sequence

from vesuvius.contract import Event

REASONS = {
    "saved": "by the most saved",
    "volcano": "by the fewest in the volcano",
    "shared": "and it is shared",
}


def sentence(event: Event, names: Sequence[str]) -> str | None:
    """An event as a line of the log; None where it goes without saying."""
    seat: int = event.get("seat", 0)
    who = names[seat].capitalize()
    match event["type"]:
        case "got":
            return f"You draw {_a(event['card'])}."
        case "played":
            joker = " as a joker" if event["joker"] else ""
            kin = f", with {_many(event['relatives'], 'relative')} to follow" if event["relatives"] else ""
            return f"{who} plays {_a(event['card'])}{joker} and settles on {event['square']}{kin}."
        case "discarded":
            return f"{who} lays {_a(event['card'])} aside and places nobody."
        case "relative":
            return f"A relative of {names[seat]} moves in on {event['square']}."
        case "relatives_done":
            return f"{who} sends for no more relatives."
        case "omen":
            return f"{who} draws an omen."
        case "ad79":
            return f"{who} draws A.D. 79: the mountain {'stirs' if event['time'] == 1 else 'erupts'}."
        case "erupted":
            return (
                f"{who} shows a hand of jokers: Vesuvius erupts!"
                if event["cause"] == "declared"
                else "All hands go down."
            )
        case "tile":
            return f"{who} draws a {event['tile']} tile."
        case "set_aside":
            return f"The {event['tile']} tile fits nowhere and is set aside."
        case "lava":
            source = f" from {event['source']}" if event["source"] else " out of its vent"
            return f"{event['symbol'].capitalize()} lava flows{source} to {event['square']}."
        case "lost":
            return _lost(event, names)
        case "ran":
            return f"{who} runs from {event['square']} to {event['to']}."
        case "saved":
            return f"{who} is saved from {event['square']} through the {event['gate']}."
        case "ended":
            return _ended(event, names)
        case _:
            return None


def _lost(event: Event, names: Sequence[str]) -> str:
    fallen = [sum(crowd[seat] for crowd in event["squares"].values()) for seat in range(len(names))]
    people = " and ".join(f"{many} {names[seat]}" for seat, many in enumerate(fallen) if many)
    squares = ", ".join(event["squares"])
    by: int = event.get("by", 0)
    match event["cause"]:
        case "omen":
            return f"{names[by].capitalize()} throws {people} from {squares} into the volcano."
        case "buried":
            return f"Buried on {squares}: {people}."
        case "cut_off":
            return f"Cut off from every gate on {squares}: {people}."
        case _:
            return f"Left behind on {squares}: {people}."


def _ended(event: Event, names: Sequence[str]) -> str:
    first = [names[seat].capitalize() for seat, place in enumerate(event["places"]) if place == 1]
    verb = "wins" if len(first) == 1 else "win"
    return f"{' and '.join(first)} {verb} {REASONS[event['reason']]}."


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _a(card: int) -> str:
    """A 3, an 8."""
    return f"{'an' if card in (8, 11) else 'a'} {card}"
