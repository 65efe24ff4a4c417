"""Refusals: each has a code for programs and a sentence for people."""


class Refusal(Exception):
    """What a table will not do, and why."""

    code = "refused"

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule


class IllegalMove(Refusal):
    """The rules do not allow it; ``rule`` names the paragraph."""

    code = "illegal"


class Invalid(Refusal):
    """What was sent makes no sense: an unknown option, a name without letters."""

    code = "invalid"


class Stale(Refusal):
    """The move answers a position that is no longer on the table."""

    code = "stale"

    def __init__(self, seen: int, number: int) -> None:
        super().__init__(f"The table stands at move {number}, not {seen}: look again before you move.")
        self.number = number


class ForeignSeat(Refusal):
    """Only whoever sits in a seat moves it."""

    code = "foreign_seat"


class UnknownTable(Refusal):
    code = "unknown_table"

    def __init__(self) -> None:
        super().__init__("There is no such table. Perhaps the link is not whole, or the code has been used up.")


class FullTable(Refusal):
    code = "full_table"


class NotNow(Refusal):
    """Right in itself, but not at this moment: the game has not started, or is over."""

    code = "not_now"


class Nameless(Refusal):
    """Whoever sits down needs a name."""

    code = "nameless"

    def __init__(self) -> None:
        super().__init__("Choose a name first.")


class TooFast(Refusal):
    code = "too_fast"


class Closed(Refusal):
    """The database is away; nothing has been lost, nothing can be written."""

    code = "unavailable"

    def __init__(self) -> None:
        super().__init__("The table cannot write anything down just now. Try again in a moment.")
