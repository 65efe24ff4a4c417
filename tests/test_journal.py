"""A game as text: strict to read, exact to replay."""

from random import Random

import pytest

import vesuvius
from vesuvius import CHANCE, journal
from vesuvius.bots import bot
from vesuvius.contract import deal
from vesuvius.journal import Malformed
from vesuvius.match import play_out

OPENING = """\
Game: downfall
Players: red, black
Options: {"edition": "mayfair"}
Date: 2026-08-24
Bots: citizen, novice
Result: unfinished

1. - deal 3
2. - deal 3
3. - deal 6
4. - deal 9
5. - deal 1
6. - deal 2
7. - deal 4
8. - deal 4
9. red play 3 C3
10. - draw 11
"""


def test_a_journal_reads_like_the_game_was_played() -> None:
    read = journal.read(OPENING)
    assert read.game == "downfall"
    assert read.players == ("red", "black")
    assert read.options == {"edition": "mayfair"}
    assert read.headers == {"Date": "2026-08-24", "Bots": "citizen, novice", "Result": "unfinished"}
    assert [(seat, str(move)) for seat, move in read.moves[7:]] == [
        (CHANCE, "deal 4"),
        (0, "play 3 C3"),
        (CHANCE, "draw 11"),
    ]
    assert journal.write(read) == OPENING


def test_a_replay_tells_the_story_move_by_move() -> None:
    frames = list(journal.replay(journal.read(OPENING)))
    assert [frame.number for frame in frames] == list(range(1, 11))
    assert frames[8].step.events[0]["type"] == "played"
    assert frames[-1].step.state.hands == ((3, 6, 9, 11), (1, 2, 4, 4))


def test_a_finished_game_carries_its_result() -> None:
    played = play_out("downfall", [bot("novice", "downfall", seat) for seat in range(3)], Random(79))
    text = journal.write(journal.record("downfall", played.state, played.moves))
    assert played.outcome is not None
    scores = ", ".join(f"{n} {s}" for n, s in zip(("red", "black", "yellow"), played.outcome.scores, strict=True))
    assert f"Result: {scores} ({played.outcome.reason})" in text.splitlines()
    assert journal.read(text).moves == played.moves


def test_lines_may_end_as_windows_ends_them() -> None:
    assert journal.read(OPENING.replace("\n", "\r\n")) == journal.read(OPENING)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("Game: downfall\n", "", 1, "the header Game is missing"),
        ("Players: red, black\n", "", 1, "the header Players is missing"),
        ("Game: downfall", "Game: chess", 1, "no game 'chess' on the shelf; there are: downfall"),
        ("Game: downfall", "Game downfall", 1, "a header such as"),
        ("Game: downfall", "Game: downfall\nGame: downfall", 2, "the header Game is there twice"),
        ("red, black", "red", 2, "2, 3 or 4 players"),
        ("red, black", "red, red", 2, "two seats have the same name"),
        ("red, black", "red, blue", 2, "the seats are red, black, not red, blue"),
        ('{"edition": "mayfair"}', "mayfair", 3, "a JSON object is needed"),
        ('{"edition": "mayfair"}', '{"edition": "lego"}', 3, "edition is 'amigo' or 'mayfair'"),
        ('{"edition": "mayfair"}', '{"size": 3}', 3, "there is no option 'size'"),
        ("2026-08-24", "yesterday", 4, "a date such as"),
        ("unfinished", "red 9, black 3 (saved)", 6, "the game comes to 'unfinished'"),
        ("\n\n1.", "\n1.", 7, "a header such as"),
        ("3. - deal 6", "3 - deal 6", 10, "a move such as '3. - deal 3' is needed"),
        ("3. - deal 6", "03. - deal 6", 10, "a move such as"),
        ("3. - deal 6", "4. - deal 6", 10, "move 3 is next, not 4"),
        ("3. - deal 6", "3. green deal 6", 10, "no seat is called 'green'"),
        ("3. - deal 6", "3. - deal 12", 10, "cards are numbered 1 to 11"),
        ("3. - deal 6", "", 10, "a move such as"),
        ("9. red play 3 C3", "9. black play 4 F3", 16, "It is red's move, not black's"),
        ("9. red play 3 C3", "9. red play 11 I7", 16, "You hold no 11"),
    ],
)
def test_a_bad_line_is_named_with_its_reason(old: str, new: str, line: int, reason: str) -> None:
    assert old in OPENING
    with pytest.raises(Malformed, match=rf"^line {line}: ") as refusal:
        journal.read(OPENING.replace(old, new, 1))
    assert reason in str(refusal.value)
    assert refusal.value.line == line


@pytest.mark.parametrize("text", ["", "\n", "Game: downfall", "\x00", "1. - deal 3\n", "Game: downfall\n\n"])
def test_what_is_no_journal_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match=r"^line \d+: "):
        journal.read(text)


def test_replaying_a_journal_made_of_illegal_moves_is_refused() -> None:
    rules = vesuvius.game("downfall")
    dealt = deal(rules, rules.start(2), Random(1))
    wrong = journal.Journal("downfall", ("red", "black"), (*dealt.moves, (1, rules.parse("done"))))
    with pytest.raises(vesuvius.Illegal, match="It is red's move, not black's"):
        list(journal.replay(wrong))
