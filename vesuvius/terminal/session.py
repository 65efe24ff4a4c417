"""A table in the terminal: one person, bots in the other seats."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from vesuvius.bots import Bot, Budget
from vesuvius.contract import Event, Illegal, Seat, View, seen_by
from vesuvius.match import Match
from vesuvius.terminal.face import face, owned, said

WIDTH = 80
"""Columns that a table needs."""
MOVE_LINES = 2
"""What the news leave to the moves at least; the moves take what room there is."""
ASKING_LINES = 2
"""The question, and the answer typed below it."""
LONG_NEWS = 8
"""From how many lines on the news get a page of their own: in phase 2 of The Last Days luck alone plays for long."""
MORE = "… ? lists all"
HELP = "Type a number, a move or its telling words; ? lists all, q leaves the table."
HINT = " (? helps, q leaves)"


class Left(Exception):
    """The person has left the table."""


class Session:
    """Shows the game as one seat sees it, asks that seat, and lets the bots answer for the others."""

    def __init__(self, match: Match, seat: Seat, bots: Mapping[Seat, Bot], console: Console) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.console = console
        self.face = face(match.name)
        self.log: list[str] = []
        """What has happened since the person was last asked."""
        self.hint = HINT
        """Said with the first question."""

    def run(self) -> None:
        """Play to the end; Left when the person goes."""
        self.log += said(self.match.name, "NOTE")
        if self.console.width < WIDTH:
            self.log.append(f"The table needs {WIDTH} columns; this terminal has {self.console.width}.")
        self.tell(self.match.deal())
        while isinstance(to_move := self.match.rules.turn(self.match.state), int):
            reaction = self.match.reaction(self.bots)
            if reaction is None and to_move == self.seat:
                reaction = (self.seat, self._ask())
            elif reaction is None:
                reaction = self._out_of_turn(to_move)
            self.tell(self.match.answered(*reaction))
            self.tell(self.match.deal())
        self.show([])

    def tell(self, events: Iterable[Event]) -> None:
        """Keep what this seat sees of a story for the next screen."""
        names = self.match.rules.names(self.match.state)
        for event in seen_by(list(events), self.seat):
            sentence = self.face.sentence(event, names)
            if sentence:
                self.log.append(sentence)

    def _news(self, lines: int) -> Text:
        """What has happened since the person was last asked, as much of its end as fits."""
        told = Text(" ".join(self.log), "italic").wrap(self.console, self.console.width - 2)
        cut = len(told) > lines
        return Text("… " if cut else "", "italic") + Text("\n").join(told[-lines:] if cut else told)

    def _page(self) -> None:
        """News too long for the table are read first, a sentence a line."""
        told = Text("\n").join(Text(sentence, "italic") for sentence in self.log)
        if self._lines(self._news(LONG_NEWS + 1)) > LONG_NEWS:
            self.console.clear()
            self.console.print(told)
            self.log = self.log[-1:]
            self._typed("Enter goes on.")

    def _typed(self, sentence: str) -> str:
        """What the person types below a sentence; Left if nothing more can come."""
        self.console.print(Text(sentence, "bold"))
        try:
            text = self.console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        if text in ("q", "quit", "exit"):
            raise Left
        return text

    def _out_of_turn(self, to_move: Seat) -> tuple[Seat, Any]:
        """A right to act out of turn that is worth offering is offered before the others go on."""
        legal = self.match.rules.legal(self.match.state, self.seat)
        if self.face.offered(self._view(), legal):
            whose = self.match.rules.names(self.match.state)[to_move]
            sentence = f"It is {whose}'s turn. You are {self._name()} and may act first; Enter lets it pass."
            answer = self._ask_for(legal, sentence, optional=True)
            if answer is not None:
                return self.seat, answer
        return to_move, self.match.choice(to_move, self.bots[to_move], Budget())

    def _ask(self) -> Any:
        legal = self.match.rules.legal(self.match.state, self.seat)
        sentence = f"You are {self._name()}: {self.face.asked(self._view())}."
        return self._ask_for(legal, sentence)

    def _view(self) -> View:
        return self.match.rules.view(self.match.state, self.seat)

    def _name(self) -> str:
        return self.match.rules.names(self.match.state)[self.seat]

    def _ask_for(self, legal: Sequence[Any], sentence: str, *, optional: bool = False) -> Any:
        offered = self.face.offered(self._view(), legal)
        self._page()
        self.show(offered)
        sentence, self.hint = f"{sentence}{self.hint}", ""
        news, self.log = " ".join(self.log), []
        helps = said(self.match.name, "HELP")
        while True:
            text = self._typed(sentence)
            if not text and optional:
                return None
            if text in ("?", "help", ""):
                if news:
                    self.console.print(Text(news, "italic"))
                self.console.print(moves_in_groups(offered, self.console.width))
                name = self.match.name
                rules = f"`vesuvius rules {name}` tells the rules."
                for words in (*owned(name, self._view()), *said(name, "SIGNS"), HELP, *helps, rules):
                    self.console.print(words, style="dim")
                if len(legal) > len(offered):
                    self.console.print(f"{len(legal) - len(offered)} more can be typed in full.", style="dim")
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

    def show(self, moves: Sequence[Any]) -> None:
        """The whole table on one screen: the board, the news, the hand, and as many moves as there is room for."""
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


def understood(text: str, offered: Sequence[Any], legal: Sequence[Any]) -> Any:
    """The move that a number, a notation or a telling part of one stands for; else the text, to be judged.

    Words are looked for among the moves offered first, then among all that are legal.
    """
    if text.isdecimal():
        if 1 <= int(text) <= len(offered):
            return offered[int(text) - 1]
        raise Illegal(f"There are moves 1 to {len(offered)}.")
    words = text.lower().split()
    for moves in (offered, legal):
        matching = [move for move in moves if _tells(words, str(move).lower().split())]
        if matching:
            return _the_one(matching, words)
    return text


def _the_one(matching: Sequence[Any], words: list[str]) -> Any:
    """The only move that the words tell, or that they spell out."""
    exact = [move for move in matching if str(move).lower().split() == words]
    if len(exact or matching) == 1:
        return (exact or matching)[0]
    raise Illegal(f"That could be {', '.join(map(str, matching[:6]))}{' …' if len(matching) > 6 else ''}.")


def _tells(words: list[str], notation: list[str]) -> bool:
    """Do the words stand in the notation, in order? ``f`` is enough for ``forward``; numbers are told in full."""
    rest = iter(notation)
    return all(any(word == part or (word.isalpha() and part.startswith(word)) for part in rest) for word in words)


def moves_in_groups(legal: Sequence[Any], width: int = 80, lines: int | None = None) -> Text:
    """The legal moves with their numbers, those that differ in the last word only behind one heading."""
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
