from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.partner_action import PartnerAction
from ...models.partner_action_result import PartnerActionResult
from ...models.partner_error import PartnerError
from ...types import Response


def _get_kwargs(
    *,
    body: PartnerAction,
    idempotency_key: str,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["idempotency-key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/actions",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> PartnerActionResult | PartnerError | None:
    if response.status_code == 200:
        response_200 = PartnerActionResult.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = PartnerError.from_dict(response.json())

        return response_400

    if response.status_code == 401:
        response_401 = PartnerError.from_dict(response.json())

        return response_401

    if response.status_code == 403:
        response_403 = PartnerError.from_dict(response.json())

        return response_403

    if response.status_code == 404:
        response_404 = PartnerError.from_dict(response.json())

        return response_404

    if response.status_code == 409:
        response_409 = PartnerError.from_dict(response.json())

        return response_409

    if response.status_code == 429:
        response_429 = PartnerError.from_dict(response.json())

        return response_429

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PartnerActionResult | PartnerError]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: PartnerAction,
    idempotency_key: str,
) -> Response[PartnerActionResult | PartnerError]:
    """Report an action (partner API)

     Requires an API key and an `Idempotency-Key`. Retrying with the same key returns the same result.
    Also returns 200 if no points are credited; `status` is then `refused`, with `reason` and `next_at`.
    When the action has been sealed, we send a webhook; you can also retrieve the action.

    Args:
        idempotency_key (str):
        body (PartnerAction):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PartnerActionResult | PartnerError]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: PartnerAction,
    idempotency_key: str,
) -> PartnerActionResult | PartnerError | None:
    """Report an action (partner API)

     Requires an API key and an `Idempotency-Key`. Retrying with the same key returns the same result.
    Also returns 200 if no points are credited; `status` is then `refused`, with `reason` and `next_at`.
    When the action has been sealed, we send a webhook; you can also retrieve the action.

    Args:
        idempotency_key (str):
        body (PartnerAction):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PartnerActionResult | PartnerError
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: PartnerAction,
    idempotency_key: str,
) -> Response[PartnerActionResult | PartnerError]:
    """Report an action (partner API)

     Requires an API key and an `Idempotency-Key`. Retrying with the same key returns the same result.
    Also returns 200 if no points are credited; `status` is then `refused`, with `reason` and `next_at`.
    When the action has been sealed, we send a webhook; you can also retrieve the action.

    Args:
        idempotency_key (str):
        body (PartnerAction):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PartnerActionResult | PartnerError]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: PartnerAction,
    idempotency_key: str,
) -> PartnerActionResult | PartnerError | None:
    """Report an action (partner API)

     Requires an API key and an `Idempotency-Key`. Retrying with the same key returns the same result.
    Also returns 200 if no points are credited; `status` is then `refused`, with `reason` and `next_at`.
    When the action has been sealed, we send a webhook; you can also retrieve the action.

    Args:
        idempotency_key (str):
        body (PartnerAction):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PartnerActionResult | PartnerError
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
