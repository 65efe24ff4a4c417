"""The events of The Last Days as English sentences."""

from collections.abc import Sequence

from vesuvius.contract import Event
from vesuvius.games.lastdays.board import CITIZENS
from vesuvius.games.lastdays.city import is_outside
from vesuvius.games.lastdays.decks import VITA
from vesuvius.terminal.lastdays.names import called, listed, on_track, place

ENDS = {
    "all_done": "Nobody is left to save.",
    "gates_closed": "All seven gates are closed.",
    "all_dead": "The last patron is dead.",
    "cut_off": "No living patron can save anyone any more.",
}


def sentence(event: Event, names: Sequence[str]) -> str | None:
    """An event as a line of the log; None where it goes without saying."""
    seat: int = event.get("seat", 0)
    who = names[seat].capitalize()
    return _on_the_track(event, who, names) or _in_the_city(event, who, names) or _in_flight(event, who, names)


def _on_the_track(event: Event, who: str, names: Sequence[str]) -> str | None:
    """Phase 1."""
    match event["type"]:
        case "citizen":
            return f"{event['colour'].capitalize()} is {CITIZENS[event['colour']].name}, at home at {event['house']}."
        case "moved":
            pushed = ", pushed on" if event["pushed"] else ""
            return f"{who} goes to {on_track(int(event['to'][1:]))}{pushed}."
        case "stayed":
            return f"{who} stays in phase 1."
        case "bought":
            return f"{who} buys {called(event['card'])} for ST {event['amount']}."
        case "sold":
            return f"{who} sells {called(event['card'])} to the bank for ST {event['amount']}."
        case "offered":
            return f"{who} offers {names[event['to']]} {terms(event)}."
        case "traded":
            return f"{who} and {names[event['to']]} trade {terms(event)}."
        case "refused":
            return f"{who} refuses."
        case "withdrawn":
            return f"{who} withdraws the offer."
        case "entering":
            return f"{who} enters phase 2."
        case "housed":
            return f"{called(event['card'])} lives in {place(event['place'])}."
        case _:
            return None


def terms(event: Event) -> str:
    """What changes hands: "Hedone (34) and ST 500 for Paris (18)"."""
    return f"{_side(event['give'], event['pay'])} for {_side(event['take'], event['get'])}"


def _side(cards: list[int], amount: int) -> str:
    parts = [*map(called, cards), *([f"ST {amount}"] if amount else [])]
    return " and ".join(parts) or "nothing"


def _in_the_city(event: Event, who: str, names: Sequence[str]) -> str | None:
    """Phase 2."""
    match event["type"]:
        case "vita":
            card = VITA[event["card"]]
            return f"{who} draws {card.title}: {card.text}"
        case "received":
            return f"{who} receives ST {event['amount']}."
        case "paid":
            to = "the bank" if event["to"] is None else names[event["to"]]
            short = f" and is forgiven ST {event['forgiven']}" if event["forgiven"] else ""
            return f"{who} pays {to} ST {event['amount']}{short}."
        case "last_day":
            late = _left_behind(event["excluded"], names)
            return f"It is the last day of Pompeii.{late}"
        case _:
            return None


def _left_behind(seats: list[int], names: Sequence[str]) -> str:
    who = " and ".join(names[seat] for seat in seats).capitalize()
    return f" {who}, still in phase 1, {'is' if len(seats) == 1 else 'are'} out of the game." if seats else ""


def _in_flight(event: Event, who: str, names: Sequence[str]) -> str | None:
    """Phase 3."""
    match event["type"]:
        case "vesuvius" if event["card"] == "blank":
            return "The mountain rests."
        case "vesuvius" if event["card"] == "x2":
            return f"{who} turns x2: the dice count double."
        case "destroyed":
            return f"Ashes bury {place(event['place'])}."
        case "perished":
            return f"{called(event['card'])}, client of {names[event['seat']]}, is dead."
        case "died":
            return f"{who} is dead."
        case "declared" if event["card"] is not None:
            return f"{who} wants to fetch {called(event['card'])} from {place(event['place'])}."
        case "rolled" if event["steps"] != sum(event["dice"]):
            return f"{who} rolls {' and '.join(map(str, event['dice']))}: {event['steps']} steps."
        case "walked":
            return _walked(event, who)
        case "fetched":
            adopted = f", an orphan of {names[event['patron']]}" if event["patron"] != event["seat"] else ""
            return f"{who} reaches {listed(event['cards'])}{adopted}."
        case "saved":
            return f"{who} saves {listed(event['cards'])} through the {place(event['gate'])}."
        case "stopped" if event["left"]:
            return f"{who} stops."
        case "ended":
            return _ended(event, names)
        case _:
            return None


def _walked(event: Event, who: str) -> str | None:
    """Only how far, and whether out of the city; whom or what was reached is told by itself."""
    way = event["way"]
    if way[-1][0] == "p":
        return None
    where = "outside the wall" if is_outside(way[-1]) else f"to {way[-1]}"
    steps = "1 step" if len(way) == 2 else f"{len(way) - 1} steps"
    return f"{who} walks {steps} {where}."


def _ended(event: Event, names: Sequence[str]) -> str:
    first = [names[seat].capitalize() for seat, won in enumerate(event["places"]) if won == 1]
    if not first:
        return f"{ENDS[event['reason']]} Nobody was saved, and nobody wins."
    verb = "wins" if len(first) == 1 else "share the victory"
    return f"{ENDS[event['reason']]} {' and '.join(first)} {verb} with people worth ST {max(event['scores'])}."
