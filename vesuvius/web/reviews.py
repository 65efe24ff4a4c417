"""Reviews of finished games: asked for once, then looked at while they grow."""

from litestar import get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody
from msgspec import convert

from vesuvius.puzzles.shelf import judged
from vesuvius.tables.refusals import NotNow
from vesuvius.tables.reviewing import Reviews, State
from vesuvius.web import cards
from vesuvius.web.limits import Limits, Sender
from vesuvius.web.schemas import Brought, CalledOff, Decision, Review, ReviewedGame, ReviewedMove, Try


@post("/api/tables/{table_id:str}/review", summary="Review a finished game", status_code=200)
async def review_table(
    table_id: FromPath[str],
    reviews: Given[Reviews],
    sender: Given[Sender],
    limits: Given[Limits],
) -> Review:
    await limits.take("review", sender)
    return _shown(await reviews.of_table(table_id, _asker(sender)))


@post("/api/reviews", summary="Review a journal", status_code=200, request_max_body_size=400_000)
async def review_journal(
    data: JSONBody[Brought],
    reviews: Given[Reviews],
    sender: Given[Sender],
    limits: Given[Limits],
) -> Review:
    await limits.take("review", sender)
    return _shown(await reviews.of_journal(data.journal, _asker(sender)))


@get("/api/reviews/{key:str}", summary="A review, as far as it is computed")
async def review(key: FromPath[str], reviews: Given[Reviews], sender: Given[Sender], limits: Given[Limits]) -> Review:
    await limits.take("look", sender)
    found = await reviews.look(key)
    if found is None:
        raise NotNow("Nobody has asked for this review yet.")
    return _shown(found)


@post("/api/reviews/{key:str}/call_off", summary="Call off a review that I asked for", status_code=200)
async def call_off(key: FromPath[str], reviews: Given[Reviews], sender: Given[Sender]) -> CalledOff:
    return CalledOff(await reviews.call_off(key, _asker(sender)))


@post("/api/reviews/{key:str}/{number:int}", summary="Begin to judge a decision again", status_code=200)
async def deepen(
    key: FromPath[str],
    number: FromPath[int],
    reviews: Given[Reviews],
    sender: Given[Sender],
    limits: Given[Limits],
) -> Review:
    await limits.take("deepen", sender)
    return _shown(await reviews.deepen(key, number, _asker(sender)))


@get("/api/reviews/{key:str}/{number:int}", summary="A decision of a finished review, to make it again")
async def decision(
    key: FromPath[str], number: FromPath[int], reviews: Given[Reviews], sender: Given[Sender], limits: Given[Limits]
) -> Decision:
    await limits.take("look", sender)
    names, task = await reviews.decision(key, number)
    return cards.decision(task.view, judged(task.view.game, task.legal), names)


@post("/api/reviews/{key:str}/{number:int}/try", summary="Judge another move at a decision", status_code=200)
async def try_again(
    key: FromPath[str],
    number: FromPath[int],
    data: JSONBody[Try],
    reviews: Given[Reviews],
    sender: Given[Sender],
    limits: Given[Limits],
) -> ReviewedMove:
    await limits.take("try", sender)
    return convert(await reviews.judge(key, number, data.move, _asker(sender)), ReviewedMove)


def _asker(sender: Sender) -> str:
    """The person who asks, or the address of somebody without a name."""
    return sender.person_id or sender.address


def _shown(found: State) -> Review:
    so_far = convert(found.review, ReviewedGame | None)
    return Review(found.key, found.done, found.total, found.failed, found.deepening, so_far)
