"""The events of The Last Days as English sentences."""

from collections.abc import Mapping, Sequence
from typing import Final

from vesuvius.contract import Seat
from vesuvius.games.lastdays.board import CITIZENS, Card, Spot
from vesuvius.games.lastdays.city import is_outside
from vesuvius.games.lastdays.decks import VITA
from vesuvius.games.lastdays.events import (
    CardBought,
    CardSold,
    CitizenDrawn,
    ClientDeclared,
    ClientHoused,
    ClientPerished,
    ClientsFetched,
    ClientsSaved,
    DiceRolled,
    EntryBegun,
    Event,
    GameEnded,
    LastDayDawned,
    MoneyPaid,
    MoneyReceived,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    PatronDied,
    PawnMoved,
    PawnWalked,
    PlaceDestroyed,
    Reason,
    Stayed,
    Traded,
    VesuviusTurned,
    VitaTurned,
    WalkStopped,
)
from vesuvius.games.lastdays.moves import Offer
from vesuvius.terminal.lastdays.names import called, listed, on_track, place

ENDS: Final[Mapping[Reason, str]] = {
    "all_done": "Nobody is left to save.",
    "gates_closed": "All seven gates are closed.",
    "all_dead": "The last patron is dead.",
    "cut_off": "No living patron can save anyone any more.",
}


def sentence(event: Event, names: Sequence[str]) -> str | None:
    """An event as a line of the log; None for an event that needs no line."""
    called_by_seat = [name.capitalize() for name in names]
    return (
        _on_the_track(event, called_by_seat, names)
        or _in_the_city(event, called_by_seat, names)
        or _in_flight(event, called_by_seat, names)
    )


def _on_the_track(event: Event, who: Sequence[str], names: Sequence[str]) -> str | None:
    """A line for an event of phase 1."""
    match event:
        case CitizenDrawn():
            return f"{event.colour.capitalize()} is {CITIZENS[event.colour].name}, at home at {event.house}."
        case PawnMoved():
            pushed = ", pushed on" if event.pushed else ""
            return f"{who[event.seat]} goes to {on_track(int(event.to[1:]))}{pushed}."
        case Stayed():
            return f"{who[event.seat]} stays in phase 1."
        case CardBought():
            return f"{who[event.seat]} buys {called(event.card)} for ST {event.amount}."
        case CardSold():
            return f"{who[event.seat]} sells {called(event.card)} to the bank for ST {event.amount}."
        case OfferMade():
            return f"{who[event.seat]} offers {names[event.to]} {terms(event)}."
        case Traded():
            return f"{who[event.seat]} and {names[event.to]} trade {terms(event)}."
        case OfferRefused():
            return f"{who[event.seat]} refuses."
        case OfferWithdrawn():
            return f"{who[event.seat]} withdraws the offer."
        case EntryBegun():
            return f"{who[event.seat]} enters phase 2."
        case ClientHoused():
            return f"{called(event.card)} lives in {place(event.place)}."
        case _:
            return None


def terms(offer: Offer | OfferMade | Traded) -> str:
    """The terms of an offer: "Hedone (34) and ST 500 for Paris (18)"."""
    return f"{_side(offer.give, offer.pay)} for {_side(offer.take, offer.get)}"


def _side(cards: Sequence[Card], amount: int) -> str:
    parts = [*map(called, cards), *([f"ST {amount}"] if amount else [])]
    return " and ".join(parts) or "nothing"


def _in_the_city(event: Event, who: Sequence[str], names: Sequence[str]) -> str | None:
    """A line for an event of phase 2."""
    match event:
        case VitaTurned():
            card = VITA[event.card]
            return f"{who[event.seat]} draws {card.title}: {card.text}"
        case MoneyReceived():
            return f"{who[event.seat]} receives ST {event.amount}."
        case MoneyPaid():
            to = "the bank" if event.to is None else names[event.to]
            short = f" and is forgiven ST {event.forgiven}" if event.forgiven else ""
            return f"{who[event.seat]} pays {to} ST {event.amount}{short}."
        case LastDayDawned():
            return f"It is the last day of Pompeii.{_left_behind(event.excluded, names)}"
        case _:
            return None


def _left_behind(seats: Sequence[Seat], names: Sequence[str]) -> str:
    who = " and ".join(names[seat] for seat in seats).capitalize()
    return f" {who}, still in phase 1, {'is' if len(seats) == 1 else 'are'} out of the game." if seats else ""


def _in_flight(event: Event, who: Sequence[str], names: Sequence[str]) -> str | None:
    """A line for an event of phase 3."""
    match event:
        case VesuviusTurned(card="blank"):
            return "The mountain rests."
        case VesuviusTurned(card="x2"):
            return f"{who[event.seat]} turns x2: the dice count double."
        case PlaceDestroyed():
            return f"Ashes bury {place(event.place)}."
        case ClientPerished():
            return f"{called(event.card)}, client of {names[event.seat]}, is dead."
        case PatronDied():
            return f"{who[event.seat]} is dead."
        case ClientDeclared(card=int(card), place=int(home)):
            return f"{who[event.seat]} wants to fetch {called(card)} from {place(home)}."
        case DiceRolled() if event.steps != sum(event.dice):
            return f"{who[event.seat]} rolls {' and '.join(map(str, event.dice))}: {event.steps} steps."
        case PawnWalked():
            return _walked(event.way, who[event.seat])
        case ClientsFetched():
            adopted = f", an orphan of {names[event.patron]}" if event.patron != event.seat else ""
            return f"{who[event.seat]} reaches {listed(event.cards)}{adopted}."
        case ClientsSaved():
            return f"{who[event.seat]} saves {listed(event.cards)} through the {place(event.gate)}."
        case WalkStopped() if event.left:
            return f"{who[event.seat]} stops."
        case GameEnded():
            return _ended(event, who)
        case _:
            return None


def _walked(way: Sequence[Spot], who: str) -> str | None:
    """How far a pawn walked, and whether out of the city; the next event names the client it reached."""
    if way[-1][0] == "p":
        return None
    where = "outside the wall" if is_outside(way[-1]) else f"to {way[-1]}"
    steps = "1 step" if len(way) == 2 else f"{len(way) - 1} steps"
    return f"{who} walks {steps} {where}."


def _ended(event: GameEnded, who: Sequence[str]) -> str:
    first = [who[seat] for seat, won in enumerate(event.places) if won == 1]
    if not first:
        return f"{ENDS[event.reason]} Nobody was saved, and nobody wins."
    verb = "wins" if len(first) == 1 else "share the victory"
    return f"{ENDS[event.reason]} {' and '.join(first)} {verb} with people worth ST {max(event.scores)}."
