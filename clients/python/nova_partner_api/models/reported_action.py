from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.reported_action_status import ReportedActionStatus

T = TypeVar("T", bound="ReportedAction")


@_attrs_define
class ReportedAction:
    """
    Attributes:
        action_id (str): Hash of 32 bytes in hexadecimal, with 0x
        action_key (str):
        points (int):
        occurred_at (datetime.datetime): Time in UTC (ISO 8601)
        status (ReportedActionStatus):
        block_number (int | None):
        block_hash (None | str):
        transaction_hash (None | str):
    """

    action_id: str
    action_key: str
    points: int
    occurred_at: datetime.datetime
    status: ReportedActionStatus
    block_number: int | None
    block_hash: None | str
    transaction_hash: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        action_id = self.action_id

        action_key = self.action_key

        points = self.points

        occurred_at = self.occurred_at.isoformat()

        status = self.status.value

        block_number: int | None
        block_number = self.block_number

        block_hash: None | str
        block_hash = self.block_hash

        transaction_hash: None | str
        transaction_hash = self.transaction_hash

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "action_id": action_id,
                "action_key": action_key,
                "points": points,
                "occurred_at": occurred_at,
                "status": status,
                "block_number": block_number,
                "block_hash": block_hash,
                "transaction_hash": transaction_hash,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        action_id = d.pop("action_id")

        action_key = d.pop("action_key")

        points = d.pop("points")

        occurred_at = datetime.datetime.fromisoformat(d.pop("occurred_at"))

        status = ReportedActionStatus(d.pop("status"))

        def _parse_block_number(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        block_number = _parse_block_number(d.pop("block_number"))

        def _parse_block_hash(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        block_hash = _parse_block_hash(d.pop("block_hash"))

        def _parse_transaction_hash(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        transaction_hash = _parse_transaction_hash(d.pop("transaction_hash"))

        reported_action = cls(
            action_id=action_id,
            action_key=action_key,
            points=points,
            occurred_at=occurred_at,
            status=status,
            block_number=block_number,
            block_hash=block_hash,
            transaction_hash=transaction_hash,
        )

        reported_action.additional_properties = d
        return reported_action

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
