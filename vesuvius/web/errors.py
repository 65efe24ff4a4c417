"""Error responses: a status, a code and a sentence, never a stack trace."""

import logging

from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from vesuvius.store import Unavailable
from vesuvius.tables.refusals import REASONS, IllegalMove, Refusal, Stale, StoreUnavailable
from vesuvius.web.identity import HttpRequest
from vesuvius.web.schemas import Refused

log = logging.getLogger("vesuvius.web")

STATUS = {
    "illegal": 422,
    "invalid": 422,
    "bad_name": 422,
    "bad_title": 422,
    "link_gone": 422,
    "stale": 409,
    "foreign_seat": 403,
    "foreign_origin": 403,
    "unknown_table": 404,
    **{f"closed_{reason}": 410 for reason in REASONS},
    "full_table": 409,
    "piece_taken": 409,
    "too_many_tables": 409,
    "not_now": 409,
    "paused": 409,
    "not_coached": 403,
    "no_coach": 409,
    "too_long": 409,
    "nameless": 401,
    "too_many_waiting": 409,
    "signed_out": 401,
    "too_fast": 429,
    "unavailable": 503,
}

SENTENCES = {
    400: "The server could not read the request.",
    403: "That is not allowed from here.",
    404: "There is nothing at this address.",
    405: "This address does not accept such a request.",
    413: "The request is too large.",
    415: "The server accepts only JSON.",
}


def refused(refusal: Refusal, key: str | None = None) -> Refused:
    """A refusal on the wire."""
    answer = Refused(refusal.code, refusal.sentence, refusal.rule, key)
    if isinstance(refusal, Stale):
        answer.number = refusal.number
    if isinstance(refusal, IllegalMove):
        answer.reason = dict(refusal.reason)
    return answer


def _answer(status: int, refusal: Refused, headers: dict[str, str] | None = None) -> Response[Refused]:
    return Response(refusal, status_code=status, media_type=MediaType.JSON, headers=headers)


def on_refusal(_: HttpRequest, refusal: Refusal) -> Response[Refused]:
    headers = {"Retry-After": "5"} if refusal.code in ("too_fast", "unavailable") else None
    return _answer(STATUS[refusal.code], refused(refusal), headers)


def on_unavailable(_: HttpRequest, _error: Unavailable) -> Response[Refused]:
    return _answer(503, refused(StoreUnavailable()), {"Retry-After": "5"})


def on_invalid(_: HttpRequest, error: ValidationException) -> Response[Refused]:
    """A response that names the invalid fields."""
    found = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{e['key']}: {e['message']}" if e.get("key") else e["message"] for e in found if "message" in e]
    return _answer(422, Refused("invalid", "; ".join(reasons) or SENTENCES[400]))


def on_http(_: HttpRequest, error: HTTPException) -> Response[Refused]:
    if error.status_code >= 500:
        return on_error(_, error)
    code = {404: "unknown_address", 405: "unknown_address", 413: "too_large"}.get(error.status_code, "invalid")
    sentence = SENTENCES.get(error.status_code, SENTENCES[400])
    return _answer(error.status_code, Refused(code, sentence), error.headers)


def on_error(request: HttpRequest, error: Exception) -> Response[Refused]:
    """The response to a bug in the server: the details go to the log, not to the client."""
    log.error("failed", exc_info=error, extra={"method": request.method, "path": request.scope["path"]})
    return _answer(500, Refused("error", "Something went wrong on the server. It has been noted; try again."))


HANDLERS: ExceptionHandlersMap = {
    Refusal: on_refusal,
    Unavailable: on_unavailable,
    ValidationException: on_invalid,
    HTTPException: on_http,
    Exception: on_error,
}
