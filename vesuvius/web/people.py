"""A person's name, and links to another device, over HTTP."""

from litestar import Response, get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from vesuvius.store import Person
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import NotNow
from vesuvius.tables.talking import clean_name
from vesuvius.web.identity import HttpRequest, Identity
from vesuvius.web.limits import Limits, Sender
from vesuvius.web.schemas import Link, Me, Name, Offer, Token


@get("/api/me", summary="The person of this browser")
async def me(request: HttpRequest, identity: Given[Identity], known: Given[Person | None]) -> Response[Me]:
    previous = await identity.previous(request)
    found = Me(known.name if known else None, previous.name if previous else None)
    return Response(found, cookies=identity.renewed(request, known))


@put("/api/me", summary="Choose or change my name")
async def rename(
    data: JSONBody[Name],
    identity: Given[Identity],
    known: Given[Person | None],
    hall: Given[Hall],
    sender: Given[Sender],
    limits: Given[Limits],
) -> Response[Me]:
    name = clean_name(data.name)
    if known is None:
        await limits.take("person", sender)
        return Response(Me(name), cookies=[identity.cookie(await identity.new(name, hall.now()))])
    await limits.take("rename", sender)
    await hall.store.people.rename(known.id, name)
    await hall.renamed(await hall.store.tables.renamed(known.id))
    return Response(Me(name), cookies=[identity.cookie(known)])


@post("/api/me/link", summary="Make a private one-time link that moves me to another device")
async def link(person: Given[Person], identity: Given[Identity], hall: Given[Hall]) -> Link:
    token, expires_at = await identity.link(person, hall.now())
    return Link(token, f"/move#{token}", expires_at)


@post("/api/me/offer", summary="What using a link would change; it stays unused", status_code=200)
async def offer(
    data: JSONBody[Token],
    identity: Given[Identity],
    known: Given[Person | None],
    hall: Given[Hall],
    sender: Given[Sender],
    limits: Given[Limits],
) -> Offer:
    await limits.take("claim", sender)
    person = await identity.offered(data.token, hall.now())
    if known is None:
        return Offer(person.name)
    games = await hall.store.tables.live_of_person(known.id)
    return Offer(person.name, known.name, games, known.id == person.id)


@post("/api/me/claim", summary="Use a link: this device becomes that person's")
async def claim(
    data: JSONBody[Token],
    identity: Given[Identity],
    known: Given[Person | None],
    hall: Given[Hall],
    sender: Given[Sender],
    limits: Given[Limits],
) -> Response[Me]:
    await limits.take("claim", sender)
    person = await identity.claim(data.token, hall.now())
    if known is None or known.id == person.id:
        return Response(Me(person.name), cookies=[identity.cookie(person)])
    cookies = [identity.cookie(person), identity.previous_cookie(known)]
    return Response(Me(person.name, known.name), cookies=cookies)


@post("/api/me/back", summary="Be the person again who used this browser before a link was used", status_code=200)
async def back(request: HttpRequest, identity: Given[Identity]) -> Response[Me]:
    previous = await identity.previous(request)
    if previous is None:
        raise NotNow("Nobody else has used this browser in the last day.")
    return Response(Me(previous.name), cookies=[identity.cookie(previous), identity.no_previous_cookie()])


@post("/api/me/sign-out", summary="This browser is nobody's any more", status_code=200, sync_to_thread=False)
def sign_out(identity: Given[Identity]) -> Response[Me]:
    return Response(Me(None), cookies=identity.no_cookies())


@post(
    "/api/me/sign-out-everywhere",
    summary="All other browsers are nobody's any more, and my links are invalid; this browser stays mine",
    status_code=200,
)
async def sign_out_everywhere(person: Given[Person], identity: Given[Identity], hall: Given[Hall]) -> Response[Me]:
    person = await identity.sign_out_everywhere(person)
    await hall.feed.publish_sign_out(person.id)
    return Response(Me(person.name), cookies=[identity.cookie(person)])
