"""A lesson in the terminal: the table as at a game, one sentence, one task."""

from rich.console import Console
from rich.text import Text

from vesuvius.contract import AnyMove, Illegal, seen_by
from vesuvius.games import game
from vesuvius.lessons import GO_ON, Lesson, Standing, play, texts
from vesuvius.terminal.face import face
from vesuvius.terminal.session import Left, moves_in_groups, understood
from vesuvius.words import ENGLISH


class Tutor:
    """Shows a lesson and asks for its moves."""

    def __init__(self, lesson: Lesson, console: Console, language: str = ENGLISH) -> None:
        self.lesson = lesson
        self.console = console
        self.texts = texts(lesson.game, language)
        self.rules = game(lesson.game)
        self.face = face(lesson.game)
        self.moves: list[str] = []
        self.shown = 0
        self.praise = ""
        """What is said of the last step, below the table after it."""

    def run(self) -> None:
        """Teach the lesson to its end; raises Left when the learner leaves."""
        standing = play(self.lesson, [])
        while standing.asked:
            standing = self._step(standing)
        self._table(standing)
        self._news(standing)
        self._print(self.texts[f"{self.lesson.id}_done"], "bold green")

    def _step(self, standing: Standing) -> Standing:
        """Ask until a move goes on; ``b`` goes back a step."""
        step, at = standing.asked, f"{self.lesson.id}_{standing.asked.id}" if standing.asked else ""
        assert step is not None
        self._table(standing)
        self._news(standing)
        rule = f" ({step.rule})" if step.rule else ""
        self._print(f"{standing.step + 1}/{len(self.lesson.steps)}  {self.texts[at]}{rule}", "bold")
        tasks = [self.texts.get(f"{at}_task" if n == 1 else f"{at}_task_{n}", "") for n in range(1, step.tasks + 1)]
        if step.kind != "read":
            self._print(" ".join(tasks), "yellow")
        if step.kind == "free":
            self.console.print(moves_in_groups(self._legal(standing), self.console.width, 4))
        while True:
            move = self._asked(standing)
            if move is None:
                return self._back(standing)
            after = play(self.lesson, [*self.moves, move])
            if after.answer is None:
                self.moves.append(move)
                if step.praise and after.step > standing.step:
                    self.praise = self.texts[f"{at}_praise"]
                return after
            refusal = after.answer.refusal
            self._print(str(refusal) if refusal else self.texts[after.answer.key or "else"], "red")
            if standing.wanted:
                self._print(f"({standing.wanted[0]})", "dim")

    def _asked(self, standing: Standing) -> str | None:
        """What the learner types, as a move; None to go back."""
        step = standing.asked
        reads = step is not None and step.kind == "read"
        while True:
            self.console.print(Text("Enter goes on" if reads else "Type a move", "dim"), end="")
            self.console.print(Text("; b goes back, q leaves.", "dim"))
            try:
                text = self.console.input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                raise Left from None
            if text in ("q", "quit", "exit"):
                raise Left
            if text == "b":
                return None
            if reads:
                return GO_ON
            if text in ("?", "help", ""):
                self.console.print(moves_in_groups(standing.wanted or self._legal(standing), self.console.width))
                continue
            try:
                return str(understood(text, standing.wanted or self._legal(standing), self._legal(standing)))
            except Illegal as refusal:
                self._print(str(refusal), "red")

    def _back(self, standing: Standing) -> Standing:
        """The beginning of the step before this one."""
        moves = self.moves
        while moves and standing.step and play(self.lesson, moves).step >= standing.step:
            moves = moves[:-1]
        self.moves, self.shown = moves, 0
        return play(self.lesson, moves)

    def _legal(self, standing: Standing) -> list[AnyMove]:
        return list(self.rules.legal(standing.state, self.lesson.seat))

    def _table(self, standing: Standing) -> None:
        """Draw the table, with the moves that go on marked."""
        view = self.rules.view(standing.state, self.lesson.seat)
        self.console.clear()
        for part in (self.face.board(view, standing.wanted or self._legal(standing)), self.face.hand(view)):
            if part:
                self.console.print(part)

    def _news(self, standing: Standing) -> None:
        """What has happened since the last step."""
        names = self.rules.names(standing.state)
        made = [event for entry in standing.entries[self.shown :] for event in seen_by(entry.events, self.lesson.seat)]
        said = [sentence for event in made if (sentence := self.face.sentence(event, names))]
        self.shown = len(standing.entries)
        if said:
            self._print(" ".join(said), "italic")
        if self.praise:
            self._print(self.praise, "green")
            self.praise = ""

    def _print(self, sentence: str, style: str) -> None:
        self.console.print(Text(sentence, style))
