"""A game in the terminal: one person, bots in the other seats."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from rich.console import Console, RenderableType
from rich.text import Text

from vesuvius.bots import SEARCHERS, Bot, Budget, bots
from vesuvius.coach import HINT as HINT_SETTINGS
from vesuvius.coach import Advise, Hint, advise
from vesuvius.contract import AnyMove, AnyView, BaseEvent, Illegal, Seat, seen_by
from vesuvius.match import Match
from vesuvius.reasons import nudged
from vesuvius.reasons import sentence as why
from vesuvius.terminal.face import face, owned, texts

WIDTH = 80
"""Columns that a table needs."""
MOVE_LINES = 2
"""The lines reserved for moves, however long the news is."""
ASKING_LINES = 2
"""The prompt and the answer below it."""
LONG_NEWS = 8
"""From this many lines on, news gets a page of its own: in some games chance plays for a long time."""
MORE = "… ? lists all"
HELP = "Type a number, a move or part of one; ? lists all, q leaves the table."
HINT = " (? for help and hints, q to leave)"


class Left(Exception):
    """The player left the table."""


class Session:
    """Shows the game from one seat, prompts its player, and lets bots play the other seats."""

    def __init__(self, match: Match, seat: Seat, bots: Mapping[Seat, Bot], console: Console) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.console = console
        self.face = face(match.name)
        self.log: list[str] = []
        """Sentences about what happened since the last prompt."""
        self._hint: tuple[int, Hint | None] | None = None
        """The hint for a position, by the number of moves so far."""
        self.hint = HINT
        """Shown with the first prompt only."""

    def run(self) -> None:
        """Play to the end; raises Left when the player leaves."""
        self.log += texts(self.match.name, "NOTE")
        if self.console.width < WIDTH:
            self.log.append(f"The table needs {WIDTH} columns; this terminal has {self.console.width}.")
        self.collect(self.match.deal())
        while isinstance(to_move := self.match.rules.turn(self.match.state), int):
            reaction = self.match.reaction(self.bots)
            if reaction is None and to_move == self.seat:
                reaction = (self.seat, self._ask())
            elif reaction is None:
                reaction = self._out_of_turn(to_move)
            self.collect(self.match.answered(*reaction))
        self.show([])

    def collect(self, events: Iterable[BaseEvent]) -> None:
        """Collect the sentences of the events this seat may see, for the next screen."""
        names = self.match.rules.names(self.match.state)
        for event in seen_by(list(events), self.seat):
            sentence = self.face.sentence(event, names)
            if sentence:
                self.log.append(sentence)

    def _news(self, lines: int) -> Text:
        """What happened since the last prompt; if it does not fit, the oldest is dropped."""
        wrapped = Text(" ".join(self.log), "italic").wrap(self.console, self.console.width - 2)
        cut = len(wrapped) > lines
        return Text("… " if cut else "", "italic") + Text("\n").join(wrapped[-lines:] if cut else wrapped)

    def _page(self) -> None:
        """Show long news on a page of its own, one sentence per line."""
        news = Text("\n").join(Text(sentence, "italic") for sentence in self.log)
        if self._lines(self._news(LONG_NEWS + 1)) > LONG_NEWS:
            self.console.clear()
            self.console.print(news)
            self.log = self.log[-1:]
            self._typed("Press Enter to go on.")

    def _typed(self, sentence: str) -> str:
        """Prompt with a sentence and return the answer; raises Left at the end of input."""
        self.console.print(Text(sentence, "bold"))
        try:
            text = self.console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        if text in ("q", "quit", "exit"):
            raise Left
        return text

    def _out_of_turn(self, to_move: Seat) -> tuple[Seat, AnyMove]:
        """Offer a right to act out of turn, if the face thinks it worth offering, before the next seat moves."""
        legal = self.match.rules.legal(self.match.state, self.seat)
        if self.face.offered(self._view(), legal):
            whose = self.match.rules.names(self.match.state)[to_move]
            sentence = f"It is {whose}'s turn. You are {self._name()} and may act first; press Enter to pass."
            answer = self._ask_for(legal, sentence, optional=True)
            if answer is not None:
                return self.seat, answer
        return to_move, self.match.choice(to_move, self.bots[to_move], Budget())

    def _ask(self) -> AnyMove:
        legal = self.match.rules.legal(self.match.state, self.seat)
        sentence = f"You are {self._name()}: {self.face.asked(self._view())}."
        return self._ask_for(legal, sentence)

    def _view(self) -> AnyView:
        return self.match.rules.view(self.match.state, self.seat)

    def _name(self) -> str:
        return self.match.rules.names(self.match.state)[self.seat]

    def _ask_for(self, legal: Sequence[AnyMove], sentence: str, *, optional: bool = False) -> AnyMove:
        offered = self.face.offered(self._view(), legal)
        self._page()
        self.show(offered)
        sentence, self.hint = f"{sentence}{self.hint}", ""
        news, self.log = " ".join(self.log), []
        helps = texts(self.match.name, "HELP")
        asked = 0
        while True:
            text = self._typed(sentence)
            if not text and optional:
                return None
            if text in ("?", "help", "") and asked:
                self._advise(legal, asked)
                asked += 1
                continue
            if text in ("?", "help", ""):
                asked = 0 if optional else 1
                if news:
                    self.console.print(Text(news, "italic"))
                self.console.print(moves_in_groups(offered, self.console.width))
                name = self.match.name
                rules = f"`vesuvius rules {name}` prints the rules."
                for words in (*owned(name, self._view()), *texts(name, "SIGNS"), HELP, *helps, rules):
                    self.console.print(words, style="dim")
                if len(legal) > len(offered):
                    self.console.print(f"{len(legal) - len(offered)} more can be typed in full.", style="dim")
                if asked:
                    self._advise(legal, 0)
                continue
            try:
                move = understood(text, offered, legal)
                self.match.rules.play(self.match.state, self.seat, move)
            except Illegal as refusal:
                rule = f" ({refusal.rule})" if refusal.rule else ""
                self.console.print(Text(f"{refusal}{rule}", "red"))
                for words in helps:
                    if words.split()[0] == text.split()[0]:
                        self.console.print(words, style="dim")
            else:
                return move

    def _advise(self, legal: Sequence[AnyMove], depth: int) -> None:
        """Print a hint, deeper each time: a nudge, the moves worth a look, the best one and why."""
        name, number = self.match.name, len(self.match.moves)
        if not set(SEARCHERS) & set(bots(name)):
            return
        if self._hint is None or self._hint[0] != number:
            found = advise(Advise(self._view(), tuple(legal)), replace(HINT_SETTINGS, seed=number))
            self._hint = (number, found)
        _, hint = self._hint
        if hint is not None:
            names = self.match.rules.names(self.match.state)
            self.console.print(Text(hint_text(hint, name, names, depth), "italic"))

    def show(self, moves: Sequence[AnyMove]) -> None:
        """Draw the whole table on one screen: board, news, hand, and as many moves as fit."""
        view = self._view()
        board, hand = self.face.board(view, moves), self.face.hand(view)
        room = self.console.height - ASKING_LINES - self._lines(board) - self._lines(hand)
        news = self._news(max(1, room - MOVE_LINES))
        self.console.clear()
        for part in (board, news, hand):
            if part:
                self.console.print(part)
        if moves:
            room -= self._lines(news)
            self.console.print(moves_in_groups(moves, self.console.width, max(MOVE_LINES, room)))

    def _lines(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part)) if part else 0


def hint_text(hint: Hint, game: str, names: Sequence[str], depth: int) -> str:
    """A depth of a hint in words."""
    if depth == 0:
        return f"Hint: {nudged(hint.nudge, game)} (? again shows more)"
    moves = list(hint.moves)
    if depth == 1 and len(moves) > 1:
        return f"Worth a look: {', '.join(sorted(str(one.move) for one in moves))}. (? again shows the best)"
    best = moves[0]
    chances = ", ".join(f"{one.move} {one.value:.0%}" for one in moves)
    return f"Best: {best.move}. {' '.join(why(reason, game, names) for reason in hint.reasons)} Win chances: {chances}."


def understood(text: str, offered: Sequence[AnyMove], legal: Sequence[AnyMove]) -> AnyMove:
    """The move that a number, a notation or an unambiguous part of one refers to; else the text itself.

    Words are matched against the offered moves first, then against all legal ones.
    """
    if text.isdecimal():
        if 1 <= int(text) <= len(offered):
            return offered[int(text) - 1]
        raise Illegal(f"Choose a number from 1 to {len(offered)}.")
    words = text.lower().split()
    for moves in (offered, legal):
        matching = [move for move in moves if _matches(words, str(move).lower().split())]
        if matching:
            return _the_one(matching, words)
    return text


def _the_one(matching: Sequence[AnyMove], words: list[str]) -> AnyMove:
    """The only matching move, or the one the words spell exactly; Illegal if it is ambiguous."""
    exact = [move for move in matching if str(move).lower().split() == words]
    if len(exact or matching) == 1:
        return (exact or matching)[0]
    raise Illegal(f"That could be {', '.join(map(str, matching[:6]))}{' …' if len(matching) > 6 else ''}.")


def _matches(words: list[str], notation: list[str]) -> bool:
    """Whether the words occur in the notation in order. ``f`` matches ``forward``; numbers must match whole."""
    rest = iter(notation)
    return all(any(word == part or (word.isalpha() and part.startswith(word)) for part in rest) for word in words)


def moves_in_groups(legal: Sequence[AnyMove], width: int = 80, lines: int | None = None) -> Text:
    """The legal moves with their numbers; those that differ only in the last word share a heading."""
    groups: dict[str, list[str]] = {}
    for number, move in enumerate(legal, start=1):
        head, _, last = str(move).rpartition(" ")
        groups.setdefault(head, []).append(f"{number} {last}")
    text, used, line = Text(), 0, 1
    for head, members in groups.items():
        for index, member in enumerate(members):
            heading = f"{head}: " if head and index == 0 else ""
            gap = "   " if index + 1 == len(members) else "  "
            room = width - len(MORE) if line == lines else width
            if used + len(heading + member + gap) > room:
                if line == lines:
                    return text.append(MORE, "dim")
                line, used = line + 1, 0
                text.append("\n")
            key, _, last = member.partition(" ")
            text.append(heading, "bold cyan").append(key, "dim").append(f" {last}{gap}")
            used += len(heading + member + gap)
    return text
