"""Every answer that is not what was asked for: a status, a code, a sentence. Never a stack trace."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from vesuvius.store import Unavailable
from vesuvius.tables.refusals import Closed, Refusal, Stale
from vesuvius.web.schemas import Refused

log = logging.getLogger("vesuvius.web")

STATUS = {
    "illegal": 422,
    "invalid": 422,
    "stale": 409,
    "foreign_seat": 403,
    "foreign_origin": 403,
    "unknown_table": 404,
    "full_table": 409,
    "not_now": 409,
    "nameless": 401,
    "too_fast": 429,
    "unavailable": 503,
}

SENTENCES = {
    400: "The server could not read that.",
    403: "That is not allowed from here.",
    404: "There is nothing at this address.",
    405: "That address does not take such a request.",
    413: "That is too much at once.",
    415: "The server reads JSON.",
}


def refused(refusal: Refusal, key: str | None = None) -> Refused:
    """A refusal on the wire."""
    answer = Refused(refusal.code, refusal.sentence, refusal.rule, key)
    if isinstance(refusal, Stale):
        answer.number = refusal.number
    return answer


def _answer(status: int, refusal: Refused, headers: dict[str, str] | None = None) -> Response[Refused]:
    return Response(refusal, status_code=status, media_type=MediaType.JSON, headers=headers)


def on_refusal(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Refused]:
    headers = {"Retry-After": "5"} if refusal.code in ("too_fast", "unavailable") else None
    return _answer(STATUS[refusal.code], refused(refusal), headers)


def on_unavailable(_: Request[Any, Any, Any], _error: Unavailable) -> Response[Refused]:
    return _answer(503, refused(Closed()), {"Retry-After": "5"})


def on_invalid(_: Request[Any, Any, Any], error: ValidationException) -> Response[Refused]:
    """The fields that are wrong, by name."""
    found = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{e['key']}: {e['message']}" if e.get("key") else e["message"] for e in found if "message" in e]
    return _answer(422, Refused("invalid", "; ".join(reasons) or SENTENCES[400]))


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    if error.status_code >= 500:
        return on_error(_, error)
    code = {404: "unknown_address", 405: "unknown_address", 413: "too_large"}.get(error.status_code, "invalid")
    sentence = SENTENCES.get(error.status_code, SENTENCES[400])
    return _answer(error.status_code, Refused(code, sentence), error.headers)


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """Our own mistake: told in the log, not outside."""
    log.error("failed", exc_info=error, extra={"method": request.method, "path": request.scope["path"]})
    return _answer(500, Refused("error", "Something went wrong on the server. It has been noted; try again."))


HANDLERS: ExceptionHandlersMap = {
    Refusal: on_refusal,
    Unavailable: on_unavailable,
    ValidationException: on_invalid,
    HTTPException: on_http,
    Exception: on_error,
}
