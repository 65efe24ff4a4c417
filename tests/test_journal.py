"""A game as text: read strictly, replayed exactly."""

from random import Random

import pytest

import vesuvius
from tests.golden import FOLDER
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


def test_a_journal_reads_as_the_game_was_played() -> None:
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


def test_a_replay_gives_the_story_move_by_move() -> None:
    frames = list(journal.replay(journal.read(OPENING)))
    assert [frame.number for frame in frames] == list(range(1, 11))
    assert frames[8].step.events[0].type == "played"
    assert frames[-1].step.state.hands == ((3, 6, 9, 11), (1, 2, 4, 4))


def test_a_finished_game_carries_its_result() -> None:
    played = play_out("downfall", [bot("novice", "downfall", seat) for seat in range(3)], Random(79))
    text = journal.write(journal.record("downfall", played.state, played.moves))
    assert played.outcome is not None
    assert text.splitlines()[2] == "Rules: 2"
    scores = ", ".join(f"{n} {s}" for n, s in zip(("red", "black", "yellow"), played.outcome.scores, strict=True))
    assert f"Result: {scores} ({played.outcome.reason})" in text.splitlines()
    assert journal.read(text).moves == played.moves


def test_a_journal_without_a_version_is_of_the_first_rules() -> None:
    named = OPENING.replace("red, black\n", "red, black\nRules: 1\n")
    assert journal.read(named) == journal.read(OPENING)
    assert journal.read(OPENING).version == 1
    assert journal.write(journal.read(named)) == OPENING


def test_a_journal_replays_by_the_rules_it_names() -> None:
    """Downfall D20: in this game black stops after one run, which version 1 does not allow."""
    text = (FOLDER / "downfall" / "2-players.txt").read_text("utf-8")
    assert journal.read(text).rules is vesuvius.game("downfall")
    with pytest.raises(Malformed, match="This move is not optional"):
        journal.read(text.replace("Rules: 2\n", ""))
    with pytest.raises(Malformed, match="This move is not optional"):
        journal.read(text.replace("Rules: 2\n", "Rules: 1\n"))


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
        ("red, black", "red, black\nRules: 79", 3, "downfall has rules of version 1, 2, not 79"),
        ("red, black", "red, black\nRules: 1.0", 3, "downfall has rules of version 1, 2, not 1.0"),
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
        ("3. - deal 6", "3. - deal 12", 10, "Cards are numbered 1 to 11"),
        ("3. - deal 6", "", 10, "a move such as"),
        ("9. red play 3 C3", "9. black play 4 F3", 16, "It is red’s turn"),
        ("9. red play 3 C3", "9. red play 11 I7", 16, "You do not hold card 11"),
    ],
)
def test_a_bad_line_is_named_with_its_reason(old: str, new: str, line: int, reason: str) -> None:
    assert old in OPENING
    with pytest.raises(Malformed, match=rf"^line {line}: ") as refusal:
        journal.read(OPENING.replace(old, new, 1))
    assert reason in str(refusal.value)
    assert refusal.value.line == line


@pytest.mark.parametrize("text", ["", "\n", "Game: downfall", "\x00", "1. - deal 3\n", "Game: downfall\n\n"])
def test_text_that_is_no_journal_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match=r"^line \d+: "):
        journal.read(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("3. - deal", f"{'3' * 5000}. - deal"),
        ("3. - deal 6", f"3. - deal {'6' * 5000}"),
        ("3. - deal 6", f"3. - deal {'x' * 399}"),
        ("3. - deal", f"3. {'x' * 5000} deal"),
        ('{"edition": "mayfair"}', f'{{"edition": {"[" * 5000}{"]" * 5000}}}'),
        ('{"edition": "mayfair"}', f'{{"edition": {"[" * 900}{"]" * 900}}}'),
        ('{"edition": "mayfair"}', f'{{"edition": "{"x" * 5000}"}}'),
        ('{"edition": "mayfair"}', f'{{"{"x" * 5000}": 1}}'),
        ('{"edition": "mayfair"}', "9" * 5000),
        ("Game: downfall", f"Game: {'x' * 5000}"),
        ("Game: downfall", f"{'x' * 5000}"),
        ("2026-08-24", "2" * 5000),
        ("red, black", "red, " + "x" * 5000),
        ("red, black", ", ".join(map(str, range(5000)))),
        ("unfinished", "x" * 5000),
    ],
)
def test_a_hostile_journal_is_refused_in_a_short_sentence(old: str, new: str) -> None:
    with pytest.raises(Malformed) as refusal:
        journal.read(OPENING.replace(old, new, 1))
    assert len(str(refusal.value)) < 300


def test_replaying_a_journal_made_of_illegal_moves_is_refused() -> None:
    rules = vesuvius.game("downfall")
    dealt = deal(rules, rules.start(2), Random(1))
    wrong = journal.Journal("downfall", ("red", "black"), (*dealt.moves, (1, rules.parse("done"))))
    with pytest.raises(vesuvius.Illegal, match="It is red’s turn"):
        list(journal.replay(wrong))


def test_a_game_played_on_from_a_position_reads_as_it_was_played() -> None:
    rules = vesuvius.game("downfall")
    before = journal.read(OPENING)
    start = before.state_after(8)
    position, moves = rules.dump(start), before.moves[8:]
    text = journal.write(
        journal.record("downfall", before.state_after(10), moves, None, position, Origin="move 8 of another game")
    )
    read = journal.read(text)
    assert (read.start, read.options, read.headers["Origin"]) == (start, before.options, "move 8 of another game")
    assert [frame.step.state for frame in journal.replay(read)] == [before.state_after(9), before.state_after(10)]
    assert journal.write(read) == text


@pytest.mark.parametrize(
    ("line", "spoiled", "reason"),
    [
        ("Position", "Position: []", "a JSON object is needed"),
        ("Position", 'Position: {"game": "downfall", "players": 2, "phase": "never"}', "phase"),
        ("Players", "Players: red, black, yellow", "the position is of a game for 2 players"),
        ("Options", 'Options: {"edition": "amigo"}', "the position is of a game with the options"),
    ],
)
def test_a_position_that_is_none_or_does_not_fit_is_refused(line: str, spoiled: str, reason: str) -> None:
    before = journal.read(OPENING)
    position = vesuvius.game("downfall").dump(before.state_after(8))
    whole = journal.write(journal.record("downfall", before.state_after(8), (), None, position))
    lines = [spoiled if one.startswith(f"{line}: ") else one for one in whole.split("\n")]
    with pytest.raises(Malformed, match=reason) as refused:
        journal.read("\n".join(lines))
    assert refused.value.line == next(at for at, one in enumerate(lines, 1) if one.startswith(f"{line}: "))
