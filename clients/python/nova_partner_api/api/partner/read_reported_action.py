from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.partner_error import PartnerError
from ...models.reported_action import ReportedAction
from ...types import Response


def _get_kwargs(
    id: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/actions/{id}/report".format(
            id=quote(str(id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> PartnerError | ReportedAction | None:
    if response.status_code == 200:
        response_200 = ReportedAction.from_dict(response.json())

        return response_200

    if response.status_code == 401:
        response_401 = PartnerError.from_dict(response.json())

        return response_401

    if response.status_code == 403:
        response_403 = PartnerError.from_dict(response.json())

        return response_403

    if response.status_code == 404:
        response_404 = PartnerError.from_dict(response.json())

        return response_404

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PartnerError | ReportedAction]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: str,
    *,
    client: AuthenticatedClient,
) -> Response[PartnerError | ReportedAction]:
    """Retrieve a reported action (partner API)

    Args:
        id (str): Hash of 32 bytes in hexadecimal, with 0x

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PartnerError | ReportedAction]
    """

    kwargs = _get_kwargs(
        id=id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: str,
    *,
    client: AuthenticatedClient,
) -> PartnerError | ReportedAction | None:
    """Retrieve a reported action (partner API)

    Args:
        id (str): Hash of 32 bytes in hexadecimal, with 0x

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PartnerError | ReportedAction
    """

    return sync_detailed(
        id=id,
        client=client,
    ).parsed


async def asyncio_detailed(
    id: str,
    *,
    client: AuthenticatedClient,
) -> Response[PartnerError | ReportedAction]:
    """Retrieve a reported action (partner API)

    Args:
        id (str): Hash of 32 bytes in hexadecimal, with 0x

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PartnerError | ReportedAction]
    """

    kwargs = _get_kwargs(
        id=id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: str,
    *,
    client: AuthenticatedClient,
) -> PartnerError | ReportedAction | None:
    """Retrieve a reported action (partner API)

    Args:
        id (str): Hash of 32 bytes in hexadecimal, with 0x

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PartnerError | ReportedAction
    """

    return (
        await asyncio_detailed(
            id=id,
            client=client,
        )
    ).parsed
