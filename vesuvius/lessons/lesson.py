"""A lesson as data: where it begins, its steps, and which moves each step asks for."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from vesuvius.contract import AnyMove, BaseEvent, Json, Seat
from vesuvius.jsonable import plain


class LessonError(ValueError):
    """A lesson that cannot be read, or whose script the rules refuse; the message names it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pattern:
    """Which moves are meant: those of a pattern, those that make an event, or those that do both."""

    moves: tuple[str, ...] = ()
    """Notations. ``*`` stands for one word, as in ``play 3 *``."""
    event: Mapping[str, Json] = field(default_factory=lambda: dict[str, Json]())
    """Fields that one event of the move has, such as ``{"type": "saved", "seat": 0}``."""

    def __bool__(self) -> bool:
        return bool(self.moves or self.event)

    def fits(self, move: AnyMove, events: Iterable[BaseEvent]) -> bool:
        """Whether a move that makes these events is meant."""
        return (not self.moves or self.rank(move) is not None) and (not self.event or happened(self.event, events))

    def rank(self, move: AnyMove) -> int | None:
        """The place of the first pattern that the move fits; None if it fits none."""
        words = str(move).split(" ")
        return next((i for i, pattern in enumerate(self.moves) if _fits(pattern.split(" "), words)), None)


def _fits(pattern: list[str], words: list[str]) -> bool:
    return len(pattern) == len(words) and all(one in ("*", word) for one, word in zip(pattern, words, strict=True))


def happened(fields: Mapping[str, Json], events: Iterable[BaseEvent]) -> bool:
    """Whether one of the events has these fields."""
    return any(fields.items() <= plain(event).items() for event in events)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One sentence and one thing to do: a move that ``moves`` or ``event`` asks for, any moves until the event
    ``until`` has happened, or, without any of these, only to go on."""

    id: str
    """Its name in the keys of its texts."""
    rule: str | None = None
    """The rule behind it, such as D5."""
    moves: tuple[str, ...] = ()
    event: Mapping[str, Json] = field(default_factory=lambda: dict[str, Json]())
    until: Mapping[str, Json] = field(default_factory=lambda: dict[str, Json]())
    tasks: int = 1
    """How many texts its task has: one for each thing that is chosen for the move, such as a card, then a square."""
    answers: Mapping[str, Pattern] = field(default_factory=lambda: dict[str, Pattern]())
    """Answers to other legal moves, by the name that ends the key of the text; the first that fits is given. An empty
    pattern fits all."""
    then: tuple[str, ...] = ()
    """What others do after it, as in a journal: ``- draw 4``, ``black play 6 C4``."""
    show: tuple[str, ...] = ()
    """What a step without a move points at, as a target of the client: ``at:C3``."""
    praise: bool = False
    """Whether a text praises what was done, before the next step."""

    @property
    def asked(self) -> Pattern:
        """The moves that go on."""
        return Pattern(moves=self.moves, event=self.event)

    @property
    def kind(self) -> Literal["read", "move", "free"]:
        """``read``: there is nothing to do but to go on; ``free``: any legal move is made."""
        return "free" if self.until else "move" if self.asked else "read"


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A lesson of a game. It begins at a position, or at the end of a journal that may be unfinished."""

    game: str
    id: str
    seconds: int
    """How long it takes, roughly."""
    steps: tuple[Step, ...]
    position: Mapping[str, Json] = field(default_factory=lambda: dict[str, Json]())
    journal: tuple[str, ...] = ()
    """The lines of a journal."""
    seat: Seat = 0
    """The seat of the learner."""
    bot: str = "novice"
    """The bot that plays the other seats where the script is silent; one that does not search."""
    seed: int = 79
    """The seed of chance and bots, where the script is silent."""

    def text_keys(self) -> Iterator[str]:
        """The keys of the texts it needs."""
        yield from (self.id, f"{self.id}_done", f"{self.id}_know")
        for step in self.steps:
            at = f"{self.id}_{step.id}"
            yield at
            if step.kind != "read":
                yield f"{at}_task"
            yield from (f"{at}_task_{n}" for n in range(2, step.tasks + 1))
            yield from (f"{at}_{answer}" for answer in step.answers)
            if step.praise:
                yield f"{at}_praise"
