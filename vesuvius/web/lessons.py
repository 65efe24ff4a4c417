"""Lessons over HTTP. Each request brings all moves of the learner; the server only remembers how far a person is."""

import asyncio

from litestar import get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody

from vesuvius import lessons
from vesuvius.contract import seen_by
from vesuvius.games import game
from vesuvius.jsonable import plain
from vesuvius.lessons import Astray, Lesson, Standing, Step
from vesuvius.store import Person, Reached
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import IllegalMove, Invalid
from vesuvius.tables.seating import check_game
from vesuvius.web import errors, schemas
from vesuvius.web.games import Language
from vesuvius.web.limits import Limits, Sender
from vesuvius.words import ENGLISH


@get("/api/lessons", summary="The games that have lessons, with their titles", sync_to_thread=False)
def courses(language: Language = ENGLISH) -> list[schemas.CourseCard]:
    return [_card(course, language) for course in lessons.courses()]


@get("/api/games/{name:str}/lessons", summary="The steps and texts of a game's lessons", sync_to_thread=False)
def book(name: FromPath[str], language: Language = ENGLISH) -> schemas.LessonBook:
    check_game(name)
    found = lessons.course(name)
    steps = {one.id: [_step(step) for step in one.steps] for one in found.lessons} if found else {}
    return schemas.LessonBook(steps, lessons.texts(name, language))


@post("/api/games/{name:str}/lessons/{lesson:str}", summary="Where a lesson stands after my moves", status_code=200)
async def learn(
    name: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[schemas.Learn],
    sender: Given[Sender],
    limits: Given[Limits],
) -> schemas.Lesson:
    await limits.take("lesson", sender)
    check_game(name)
    found = _found(name, lesson)
    async with limits.turn(sender):
        return await asyncio.to_thread(_learned, found, data)


@get("/api/me/lessons", summary="How far I have come in the lessons, the latest last")
async def reached(known: Given[Person | None], hall: Given[Hall]) -> list[schemas.Reached]:
    return [] if known is None else [_reached(one) for one in await hall.store.learning.of(known.id)]


@put("/api/me/lessons/{name:str}/{lesson:str}", summary="Remember how far I have come in a lesson")
async def remember(
    name: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[schemas.Progress],
    person: Given[Person],
    hall: Given[Hall],
    sender: Given[Sender],
    limits: Given[Limits],
) -> schemas.Reached:
    await limits.take("lesson", sender)
    check_game(name)
    _found(name, lesson)
    now = Reached(name, lesson, data.done, data.moves, data.starts)
    return _reached(await hall.store.learning.keep(person.id, now, hall.now()))


def _reached(one: Reached) -> schemas.Reached:
    return schemas.Reached(one.game, one.lesson, one.done, one.moves, one.starts)


def _found(name: str, lesson: str) -> Lesson:
    found = lessons.lesson(name, lesson)
    if found is None:
        raise Invalid(f"There is no lesson {lesson[:40]!r} of {name}.")
    return found


def _learned(lesson: Lesson, data: schemas.Learn) -> schemas.Lesson:
    try:
        return _shown(lessons.play(lesson, data.moves), data.since)
    except Astray as error:
        raise Invalid(str(error)) from None


def _shown(standing: Standing, since: int) -> schemas.Lesson:
    """The lesson as the learner may see it: from their seat, with nothing that it hides."""
    rules, seat = game(standing.lesson.game), standing.lesson.seat
    state, outcome = standing.state, rules.outcome(standing.state)
    turn = rules.turn(state)
    snapshot = schemas.Snapshot(
        number=len(standing.entries),
        since=since,
        seat=seat,
        to_move=turn if isinstance(turn, int) else None,
        opening=plain(rules.view(standing.opening, seat)) if since == 0 else None,
        view=plain(rules.view(state, seat)),
        legal=[str(move) for move in rules.legal(state, seat)],
        story=[
            schemas.Entry(
                number=entry.number,
                seat=entry.actor if isinstance(entry.actor, int) else None,
                at=0,
                events=[plain(event) for event in seen_by(entry.events, seat)],
                bot=None,
                late=False,
                undoes=None,
                note=None,
            )
            for entry in standing.entries[since:]
        ],
        may_take_back=False,
        secret=False,
        paused=False,
        times=None,
        grace_until=None,
        grace_left=None,
        result=schemas.Result(list(outcome.places), list(outcome.scores), outcome.reason) if outcome else None,
    )
    return schemas.Lesson(standing.step, [str(move) for move in standing.wanted], _answer(standing), snapshot)


def _answer(standing: Standing) -> schemas.LessonAnswer | None:
    if standing.answer is None:
        return None
    refusal = standing.answer.refusal
    return schemas.LessonAnswer(standing.answer.key, errors.refused(IllegalMove(refusal)) if refusal else None)


def _card(course: lessons.Course, language: str) -> schemas.CourseCard:
    texts = lessons.texts(course.game, language)
    cards = [schemas.LessonCard(one.id, texts[one.id], one.seconds, len(one.steps)) for one in course.lessons]
    first = schemas.FirstGame(course.first.players, course.first.bot, dict(course.first.options))
    return schemas.CourseCard(course.game, texts["guide"], texts["guide_text"], first, cards)


def _step(step: Step) -> schemas.LessonStep:
    return schemas.LessonStep(step.id, step.kind, step.rule, step.tasks, list(step.show), step.praise)
