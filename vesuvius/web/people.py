"""Who am I: a name, and a link to another device."""

from typing import Any

from litestar import Request, Response, get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from vesuvius.store import Person
from vesuvius.tables.hall import Hall
from vesuvius.tables.talking import clean_name
from vesuvius.web.identity import Identity
from vesuvius.web.limits import Limits
from vesuvius.web.schemas import Link, Me, Name, Token
from vesuvius.web.security import address


@get("/api/me", summary="Who this browser is")
async def me(request: Request[Any, Any, Any], identity: Given[Identity]) -> Me:
    person = await identity.known(request)
    return Me(person.name if person else None)


@put("/api/me", summary="Choose a name, or another one")
async def rename(
    request: Request[Any, Any, Any],
    data: JSONBody[Name],
    identity: Given[Identity],
    hall: Given[Hall],
    limits: Given[Limits],
) -> Response[Me]:
    await limits.take("person", address(request))
    name = clean_name(data.name)
    person = await identity.known(request)
    if person is None:
        person = await identity.new(name, hall.now())
    else:
        await hall.store.people.rename(person.id, name)
        for table_id in await hall.store.tables.renamed(person.id):
            await hall.changed(table_id)
    return Response(Me(name), cookies=[identity.cookie(person.id)])


@post("/api/me/link", summary="A private link that moves me to another device, once")
async def link(person: Given[Person], identity: Given[Identity], hall: Given[Hall]) -> Link:
    token, expires_at = await identity.link(person, hall.now())
    return Link(token, f"/move#{token}", expires_at)


@post("/api/me/claim", summary="Be, on this device, the person a link was made for")
async def claim(
    request: Request[Any, Any, Any],
    data: JSONBody[Token],
    identity: Given[Identity],
    hall: Given[Hall],
    limits: Given[Limits],
) -> Response[Me]:
    await limits.take("claim", address(request))
    person = await identity.claim(data.token, hall.now())
    return Response(Me(person.name), cookies=[identity.cookie(person.id)])
