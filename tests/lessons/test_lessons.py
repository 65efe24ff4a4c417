"""Every lesson in both directions: its own solution leads to the end, and each other legal move is answered."""

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

import vesuvius
from vesuvius.bots import Budget, bot
from vesuvius.contract import AnyMove
from vesuvius.games import spec
from vesuvius.lessons import GO_ON, MOST, Astray, Course, Lesson, Standing, courses, play, texts
from vesuvius.lessons.texts import own, shared
from vesuvius.words import LANGUAGES, rule_book

LESSONS = [one for course in courses() for one in course.lessons]
SOME = 24
"""How many other moves of a step are tried, where there are more."""

lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
languages = pytest.mark.parametrize("language", LANGUAGES)


def solution(lesson: Lesson, moves: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Standing]]:
    """The moves that the lesson itself proposes, and where it stands after each; a citizen makes the free ones."""
    rules = vesuvius.game(lesson.game)
    friend = bot("citizen" if spec(lesson.game).citizen else "novice", lesson.game, 1)
    while True:
        standing = play(lesson, moves)
        yield moves, standing
        step = standing.asked
        if step is None:
            return
        if step.kind == "read":
            move: AnyMove = GO_ON
        elif step.kind == "move":
            move = standing.wanted[0]
        else:
            view, legal = rules.view(standing.state, lesson.seat), rules.legal(standing.state, lesson.seat)
            move = friend.choose(view, legal, Budget())
        moves = (*moves, str(move))


def some(moves: list[str]) -> list[str]:
    return moves if len(moves) <= SOME else sorted(Random(79).sample(moves, SOME))


@lessons
def test_its_own_solution_leads_to_the_end_step_by_step(lesson: Lesson) -> None:
    course = [*solution(lesson)]
    moves, last = course[-1]
    assert last.step == len(lesson.steps)
    assert len(moves) < MOST
    for (_, before), (made, after) in pairwise(course):
        assert after.answer is None
        assert after.step - before.step in ((0, 1) if before.asked and before.asked.kind == "free" else (1,))
        assert after.entries[: len(before.entries)] == before.entries
        assert play(lesson, made) == after, "the same moves lead to the same place"
    with pytest.raises(Astray, match=f"^Move {len(moves) + 1} "):
        play(lesson, [*moves, GO_ON])


@lessons
def test_every_move_that_is_wanted_leads_on_to_the_end(lesson: Lesson) -> None:
    """The script fits whatever the learner has chosen."""
    for moves, standing in solution(lesson):
        for move in standing.wanted[1:9]:
            *_, (_, last) = solution(lesson, (*moves, str(move)))
            assert last.asked is None


@lessons
def test_every_other_move_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    rules, words = vesuvius.game(lesson.game), texts(lesson.game)
    for moves, standing in solution(lesson):
        if standing.asked is None or standing.asked.kind == "free":
            continue
        wanted = {str(move) for move in standing.wanted}
        others = [str(move) for move in rules.legal(standing.state, lesson.seat) if str(move) not in wanted]
        for other in [*some(others), "no such move"]:
            after = play(lesson, [*moves, other])
            assert (after.step, after.state, after.entries) == (standing.step, standing.state, standing.entries)
            assert after.answer is not None, other
            if standing.asked.kind == "move" and other in others:
                assert after.answer.key in words, other
                assert after.answer.refusal is None
            elif standing.asked.kind == "move":
                assert after.answer.refusal is not None
                assert after.answer.refusal.code == "not_a_move"
            with pytest.raises(Astray, match=f"^Move {len(moves) + 1} "):
                play(lesson, [*moves, other, GO_ON])


@lessons
def test_each_answer_of_a_step_is_given_to_some_legal_move(lesson: Lesson) -> None:
    rules = vesuvius.game(lesson.game)
    for moves, standing in solution(lesson):
        step = standing.asked
        if step is None or not step.answers:
            continue
        legal = [str(move) for move in rules.legal(standing.state, lesson.seat)]
        given = {answer.key for move in legal if (answer := play(lesson, [*moves, move]).answer)}
        assert {f"{lesson.id}_{step.id}_{name}" for name in step.answers} <= given


@lessons
def test_each_rule_it_names_is_in_the_rule_book(lesson: Lesson) -> None:
    book = rule_book(lesson.game) or ""
    assert {step.rule for step in lesson.steps if step.rule and f"**{step.rule}**" not in book} == set()


@languages
@pytest.mark.parametrize("course", courses(), ids=lambda one: one.game)
def test_every_language_has_exactly_the_texts_that_are_needed(course: Course, language: str) -> None:
    needed = ["guide", "guide_text", *(key for lesson in course.lessons for key in lesson.text_keys())]
    found = own(course.game, language)
    assert sorted(found) == sorted(needed)
    assert all(text.strip() == text and text for text in found.values())


@languages
def test_every_language_has_the_texts_that_all_lessons_share(language: str) -> None:
    assert shared(language).keys() == shared("en").keys()


WRONG = {
    "en": r"\"|'",
    "fr": r" [;:!?»]|« |'",
    "nl": r"\bu(w|zelf)?\b|\"|'",
    "de": r"\b(Ihnen|Ihren?|Sie (haben|können|sind|dürfen))\b|\"|'",
    "ja": r"[\u3040-\u9fff][,;:!?]|\"|'",
}
"""The typography of each language, as in ui/src/lib/words.test.ts."""


@languages
def test_texts_are_short_and_set_as_the_language_is(language: str) -> None:
    said = {key: text for name in vesuvius.games() for key, text in own(name, language).items()}
    assert [text for text in said.values() if re.search(WRONG[language], text)] == []
    assert [text for text in said.values() if len(text) > (70 if language == "ja" else 130)] == []
