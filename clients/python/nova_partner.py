"""Reports actions to Nova and reads its webhooks, on top of the generated client in nova_partner_api."""

import hashlib
import hmac
import json
import re
import time
from typing import Any

import httpx

from nova_partner_api import AuthenticatedClient
from nova_partner_api.api.partner import report_action
from nova_partner_api.models import PartnerAction, PartnerActionResult, PartnerError

FIRST_PAUSE_SECONDS = 0.5
TOLERANCE_SECONDS = 300


class PartnerApiError(Exception):
    """Nova refused the request itself: a wrong key, an unknown wallet, another body under the same key."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.status = status
        self.code = code


def report(
    client: AuthenticatedClient, action: PartnerAction, idempotency_key: str, attempts: int = 6
) -> PartnerActionResult:
    """Reports an action. A lost connection, 429 and 5xx are repeated: the idempotency key makes that safe."""
    for attempt in range(1, attempts + 1):
        pause = FIRST_PAUSE_SECONDS * 2 ** (attempt - 1)
        try:
            response = report_action.sync_detailed(
                client=client, body=action, idempotency_key=idempotency_key
            )
        except httpx.TransportError:
            if attempt == attempts:
                raise
        else:
            status = int(response.status_code)
            if isinstance(response.parsed, PartnerActionResult):
                return response.parsed
            if attempt == attempts or (status < 500 and status != 429):
                raise _to_error(status, response.parsed)
            pause = max(pause, float(response.headers.get("retry-after", 0)))
        time.sleep(pause)
    raise ValueError("attempts must be at least 1")


def read_webhook(secret: str, body: bytes, signature: str, now: float | None = None) -> dict[str, Any] | None:
    """The sealed action of a webhook; None if Nova did not sign it with your secret within five minutes."""
    match = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", signature)
    if match is None or abs((time.time() if now is None else now) - int(match[1])) > TOLERANCE_SECONDS:
        return None
    expected = hmac.new(secret.encode(), f"{match[1]}.".encode() + body, hashlib.sha256).hexdigest()
    return json.loads(body) if hmac.compare_digest(expected, match[2]) else None


def _to_error(status: int, parsed: object) -> PartnerApiError:
    if isinstance(parsed, PartnerError):
        return PartnerApiError(status, parsed.error.code, parsed.error.message)
    return PartnerApiError(status, f"status_{status}", "No details.")
