"""Refusals: each has a code for programs and a sentence for people."""

from vesuvius.contract import Illegal
from vesuvius.refusing import Params


class Refusal(Exception):
    """A request that is not carried out, and why."""

    code = "refused"

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule


class IllegalMove(Refusal):
    """The rules do not allow the move; ``rule`` is the paragraph, ``reason`` the rules' own code and parameters."""

    code = "illegal"

    def __init__(self, why: Illegal) -> None:
        super().__init__(str(why), why.rule)
        self.reason: Params = {"code": why.code, **why.params}


class Invalid(Refusal):
    """The request makes no sense: an unknown option, a name without letters."""

    code = "invalid"


class Stale(Refusal):
    """The move answers a position that has changed since."""

    code = "stale"

    def __init__(self, seen: int, number: int, sentence: str | None = None) -> None:
        super().__init__(sentence or f"The table stands at move {number}, not {seen}: look again before you move.")
        self.number = number


class ForeignSeat(Refusal):
    """The seat belongs to somebody else."""

    code = "foreign_seat"


class UnknownTable(Refusal):
    code = "unknown_table"

    def __init__(self) -> None:
        super().__init__(
            "There is no such table. The link may be incomplete, or the game has begun: a code works until then."
        )


class Closed(Refusal):
    """The table has been closed; ``because`` is the code of the reason."""

    def __init__(self, because: str) -> None:
        self.because = because if because in REASONS else "operator"
        self.code = f"closed_{self.because}"
        super().__init__(REASONS[self.because])


REASONS = {
    "rules": "This game cannot be continued: the server does not have the rules by which it is played.",
    "unreadable": "This game cannot be continued: its moves do not fit the rules any more.",
    "unfilled": "This table was closed because its seats were not taken for a long time.",
    "abandoned": "This table was closed because nobody moved for a long time.",
    "agreed": "All people at this table agreed to end the game without a result.",
    "operator": "This table was closed by the people who run this server.",
}
"""Why a table may be closed, besides everybody leaving before the game, which needs no explanation."""


class Unreplayable(Closed):
    """The rules do not accept a stored game; ``number`` is the move that they refuse."""

    def __init__(self, number: int, error: Exception) -> None:
        super().__init__("unreadable")
        self.number = number
        self.error = error


class FullTable(Refusal):
    code = "full_table"


class PieceTaken(Refusal):
    """Another seat has that piece."""

    code = "piece_taken"

    def __init__(self) -> None:
        super().__init__("Another seat has that piece. Choose a different one.")


class TooManyTables(Refusal):
    """The person has enough tables that wait or are under way."""

    code = "too_many_tables"

    def __init__(self, most: int) -> None:
        super().__init__(f"You have {most} tables that are not over. Finish or leave some of them first.")


class TooManyWaiting(Refusal):
    """The person has enough public tables that wait for people."""

    code = "too_many_waiting"

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} public tables of yours wait for people already: let them begin, or leave one.")


class NotNow(Refusal):
    """Not possible at this moment: the game has not started, or is over."""

    code = "not_now"


class Paused(Refusal):
    """The game is paused."""

    code = "paused"

    def __init__(self) -> None:
        super().__init__("The game is paused. Anybody at the table may go on with it.")


class TooLong(Refusal):
    """The game has as many moves as a table can hold."""

    code = "too_long"

    def __init__(self) -> None:
        super().__init__("This game has more moves than a table can hold. It cannot be continued.")


class NotCoached(Refusal):
    """Another person sits at the table."""

    code = "not_coached"

    def __init__(self) -> None:
        super().__init__("The coach helps only where every other seat is a bot’s.")


class NoCoach(Refusal):
    """No bot of the game searches, or nothing can be searched here."""

    code = "no_coach"

    def __init__(self) -> None:
        super().__init__("The coach has no advice here.")


class Nameless(Refusal):
    """A person needs a name to sit down."""

    code = "nameless"

    def __init__(self) -> None:
        super().__init__("Choose a name first.")


class SignedOut(Refusal):
    """The person has signed out this browser from another one."""

    code = "signed_out"

    def __init__(self) -> None:
        super().__init__("You have been signed out here, from another browser of yours.")


class TooFast(Refusal):
    code = "too_fast"


class StoreUnavailable(Refusal):
    """The database does not answer. Nothing is lost, but nothing can be stored."""

    code = "unavailable"

    def __init__(self) -> None:
        super().__init__("The table cannot be saved just now. Try again in a moment.")


class LoopDied(Refusal):
    """A background loop of this server died within the last minute. It is restarted; the log says why."""

    code = "unavailable"

    def __init__(self, names: list[str]) -> None:
        super().__init__(f"Restarted within the last minute: {', '.join(names)}.")
