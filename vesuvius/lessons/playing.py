"""Play a lesson: from the learner's moves alone, always the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from vesuvius.bots import Budget, bot
from vesuvius.contract import CHANCE, Actor, AnyMove, AnyState, BaseEvent, Illegal, draw
from vesuvius.games import game
from vesuvius.journal import read, replay
from vesuvius.lessons.lesson import Lesson, LessonError, Step, happened
from vesuvius.match import Match

GO_ON = ">"
"""What the learner does at a step that only has to be read; no game has such a move."""

MOST = 200
"""The most moves of a learner in a lesson."""

LONGEST = 500
"""The most moves of others between two of the learner's: a lesson that goes on longer never asks."""


class Astray(ValueError):
    """Moves that do not lead through the lesson; the message has the number of the first that does not."""

    def __init__(self, number: int) -> None:
        super().__init__(f"Move {number} does not go on in this lesson.")


@dataclass(frozen=True, slots=True)
class Answer:
    """Why a move does not go on: the key of a text, or the refusal of the rules."""

    key: str | None = None
    refusal: Illegal | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One move since the lesson began, of the learner, another seat or chance."""

    number: int
    actor: Actor
    move: AnyMove
    events: tuple[BaseEvent, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a lesson stands after the learner's moves."""

    lesson: Lesson
    opening: AnyState
    state: AnyState
    entries: tuple[Entry, ...]
    step: int
    """The place of the step that is next; the number of steps when all are done."""
    wanted: tuple[AnyMove, ...]
    """The legal moves that go on; the first is a good one. Empty where any move does, or none is needed."""
    answer: Answer | None
    """The answer to the last move, if it does not go on; then it was not made."""

    @property
    def asked(self) -> Step | None:
        """The step that is next; None when all are done."""
        return self.lesson.steps[self.step] if self.step < len(self.lesson.steps) else None


def play(lesson: Lesson, moves: Sequence[str]) -> Standing:
    """Where the lesson stands after these moves of the learner. Only the last may be one that does not go on; Astray
    names an earlier one, LessonError what is wrong with the lesson itself."""
    playing = _Playing(lesson)
    answer = None
    for number, move in enumerate(moves, start=1):
        if answer is not None:
            raise Astray(number - 1)
        if playing.asked is None:
            raise Astray(number)
        answer = playing.make(move)
    return playing.standing(answer)


def opening(lesson: Lesson) -> AnyState:
    """The state a lesson begins at."""
    rules = game(lesson.game)
    try:
        if lesson.position:
            return rules.load({"game": lesson.game, **lesson.position})
        begun = read("\n".join(lesson.journal))
    except ValueError as error:
        raise LessonError(f"lesson {lesson.id} of {lesson.game}: {error}") from None
    state = rules.start(len(begun.players), **begun.options)
    for frame in replay(begun):
        state = frame.step.state
    return state


class _Playing:
    """A lesson under way."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.opening = opening(lesson)
        self.table = Match(lesson.game, self.opening.players, Random(lesson.seed))
        self.rules = self.table.rules
        self.table.state = self.opening
        self.bots = {
            seat: bot(lesson.bot, lesson.game, f"{lesson.seed}/{seat}")
            for seat in range(self.opening.players)
            if seat != lesson.seat
        }
        self.entries: list[Entry] = []
        self.step = 0
        self._until_asked()

    @property
    def asked(self) -> Step | None:
        return self.lesson.steps[self.step] if self.step < len(self.lesson.steps) else None

    def standing(self, answer: Answer | None) -> Standing:
        return Standing(
            self.lesson, self.opening, self.table.state, tuple(self.entries), self.step, self._wanted(), answer
        )

    def make(self, text: str) -> Answer | None:
        """Make a move of the learner; if it does not go on, return the answer and leave everything as it was."""
        step = self.asked
        assert step is not None
        if step.kind == "read":
            if text != GO_ON:
                return Answer("first")
            self._done(step)
            return None
        state, seat = self.table.state, self.lesson.seat
        try:
            move = self.rules.parse(text)
            events = self.rules.play(state, seat, move).events
        except Illegal as refusal:
            return Answer(refusal=refusal)
        if step.kind == "free":
            begun = len(self.entries)

            def over() -> bool:
                made = [event for entry in self.entries[begun:] for event in entry.events]
                return happened(step.until, made) or self.rules.turn(self.table.state) is None

            self._play(seat, move)
            self._until_asked(over)
            if over():
                self._done(step)
            return None
        if step.asked.fits(move, events):
            self._play(seat, move)
            self._done(step)
            return None
        return self._answer(step, move, events)

    def _answer(self, step: Step, move: AnyMove, events: Sequence[BaseEvent]) -> Answer:
        """The answer to a legal move that the step does not ask for."""
        own = f"{self.lesson.id}_{step.id}"
        for name, meant in step.answers.items():
            if meant.fits(move, events):
                return Answer(f"{own}_{name}")
        return Answer("else")

    def _done(self, step: Step) -> None:
        """Play what others do after the step, and go on to the next."""
        for line in step.then:
            who, _, text = line.partition(" ")
            actors: dict[str, Actor] = {"-": CHANCE}
            actors |= {name: seat for seat, name in enumerate(self.rules.names(self.table.state))}
            if who not in actors:
                raise self._wrong(step, f"no seat is called {who!r}: {line!r}")
            try:
                self._play(actors[who], self.rules.parse(text))
            except Illegal as error:
                raise self._wrong(step, f"{line!r}: {error}") from None
        self.step += 1
        self._until_asked()

    def _until_asked(self, over: Callable[[], bool] = lambda: False) -> None:
        """Let chance and bots play until the learner can do what the step asks for, or it is over."""
        step = self.asked
        if step is None or step.kind == "read":
            return
        for _ in range(LONGEST):
            if over():
                return
            actor = self.rules.turn(self.table.state)
            if actor is None and step.kind != "free":
                raise self._wrong(step, "the game is over before it")
            if actor is None or actor == self.lesson.seat or self._wanted():
                return
            if actor == CHANCE:
                self._play(CHANCE, draw(self.rules.legal(self.table.state, CHANCE), self.table.rng))
            else:
                self._play(*self._others_move(actor))
        raise self._wrong(step, f"it is not asked within {LONGEST} moves of others")

    def _others_move(self, seat: int) -> tuple[Actor, AnyMove]:
        reaction = self.table.reaction(self.bots)
        return reaction or (seat, self.table.choice(seat, self.bots[seat], Budget()))

    def _play(self, actor: Actor, move: AnyMove) -> None:
        made = self.rules.play(self.table.state, actor, move)
        self.table.state = made.state
        self.entries.append(Entry(len(self.entries) + 1, actor, move, made.events))

    def _wanted(self) -> tuple[AnyMove, ...]:
        """The legal moves that the step asks for, in the order of its patterns."""
        step = self.asked
        if step is None or not step.asked:
            return ()
        asked, state, seat = step.asked, self.table.state, self.lesson.seat
        found = [move for move in self._candidates(step) if not asked.moves or asked.rank(move) is not None]
        if asked.event:
            found = [move for move in found if asked.fits(move, self.rules.play(state, seat, move).events)]
        return tuple(sorted(found, key=lambda move: asked.rank(move) or 0))

    def _candidates(self, step: Step) -> list[AnyMove]:
        """The legal moves, and moves that the step names in full although they are not listed, such as an offer."""
        state, seat = self.table.state, self.lesson.seat
        legal = list(self.rules.legal(state, seat))
        for text in step.moves:
            if "*" not in text.split(" "):
                move = self.rules.parse(text)
                if move not in legal and self._is_legal(move):
                    legal.append(move)
        return legal

    def _is_legal(self, move: AnyMove) -> bool:
        try:
            self.rules.play(self.table.state, self.lesson.seat, move)
        except Illegal:
            return False
        return True

    def _wrong(self, step: Step, reason: str) -> LessonError:
        return LessonError(f"lesson {self.lesson.id} of {self.lesson.game}, step {step.id}: {reason}")
