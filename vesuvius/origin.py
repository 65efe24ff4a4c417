"""Play on from a moment of another game, a finished one or one from a journal, whose position has all that was hidden.
A new game begins with that position and names where it comes from.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from vesuvius.contract import AnyState, Json, Rng, Seat
from vesuvius.games import game, spec
from vesuvius.journal import Journal, record

Hidden = Literal["kept", "dealt"]
"""Whether what a seat cannot see lies as it lay, or is dealt again by the odds."""

Kind = Literal["table", "journal", "puzzle", "lesson"]


class NoMoment(ValueError):
    """Nobody can play on from there; the message has the reason."""


@dataclass(frozen=True, slots=True)
class Origin:
    """A moment to play on from, by the current rules: after the move ``number`` of a table, a journal or a lesson, or
    the position of a puzzle."""

    game: str
    state: AnyState
    kind: Kind
    number: int
    id: str | None = None

    @property
    def players(self) -> int:
        return len(game(self.game).names(self.state))

    @property
    def options(self) -> Mapping[str, Json]:
        """The options of its game."""
        return record(self.game, self.state, ()).options

    @property
    def title(self) -> str:
        """The moment in words, for journals."""
        if self.kind == "puzzle":
            return f"puzzle {self.id}"
        if self.kind == "lesson":
            return f"move {self.number} of lesson {self.id}"
        return f"move {self.number} of {'a journal' if self.id is None else f'table {self.id}'}"

    def begin(self, hidden: Hidden, seat: Seat, rng: Rng) -> dict[str, Json]:
        """The beginning of a new game as JSON, with its ``position``. ``dealt`` keeps all that this seat may know."""
        rules = game(self.game)
        state = self.state if hidden == "kept" else rules.imagine(rules.view(self.state, seat), rng)
        return {
            "kind": self.kind,
            "id": self.id,
            "number": self.number,
            "hidden": hidden,
            "title": f"{self.title}, what was hidden {'as it was' if hidden == 'kept' else 'dealt again'}",
            "position": rules.dump(state),
        }


def origin(name: str, version: int, state: AnyState, kind: Kind, number: int, key: str | None = None) -> Origin:
    """The moment of a game by the rules of that version; NoMoment if nobody can play on from it."""
    if version != spec(name).version:
        raise NoMoment("The rules have changed since this game, so it cannot be played on.")
    if game(name).turn(state) is None:
        raise NoMoment("The game is over there: choose an earlier moment.")
    return Origin(name, state, kind, number, key)


def of_journal(journal: Journal, number: int) -> Origin:
    """The moment after that many moves of a journal."""
    if number > len(journal.moves):
        raise NoMoment(f"The game has {len(journal.moves)} moves, so there is no move {number}.")
    return origin(journal.game, journal.version, journal.state_after(number), "journal", number)
