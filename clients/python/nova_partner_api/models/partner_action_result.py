from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.partner_action_result_reason_type_1 import PartnerActionResultReasonType1
from ..models.partner_action_result_reason_type_2_type_1 import (
    PartnerActionResultReasonType2Type1,
)
from ..models.partner_action_result_reason_type_3_type_1 import (
    PartnerActionResultReasonType3Type1,
)
from ..models.partner_action_result_status import PartnerActionResultStatus

T = TypeVar("T", bound="PartnerActionResult")


@_attrs_define
class PartnerActionResult:
    """
    Attributes:
        success (bool):
        points_awarded (int):
        status (PartnerActionResultStatus):
        reason (None | PartnerActionResultReasonType1 | PartnerActionResultReasonType2Type1 |
            PartnerActionResultReasonType3Type1):
        next_at (datetime.datetime | None):
        action_id (None | str):
        block_number (int | None):
        block_hash (None | str):
        transaction_hash (None | str):
    """

    success: bool
    points_awarded: int
    status: PartnerActionResultStatus
    reason: (
        None
        | PartnerActionResultReasonType1
        | PartnerActionResultReasonType2Type1
        | PartnerActionResultReasonType3Type1
    )
    next_at: datetime.datetime | None
    action_id: None | str
    block_number: int | None
    block_hash: None | str
    transaction_hash: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        points_awarded = self.points_awarded

        status = self.status.value

        reason: None | str
        if (
            isinstance(self.reason, PartnerActionResultReasonType1)
            or isinstance(self.reason, PartnerActionResultReasonType2Type1)
            or isinstance(self.reason, PartnerActionResultReasonType3Type1)
        ):
            reason = self.reason.value
        else:
            reason = self.reason

        next_at: None | str
        if isinstance(self.next_at, datetime.datetime):
            next_at = self.next_at.isoformat()
        else:
            next_at = self.next_at

        action_id: None | str
        action_id = self.action_id

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
                "success": success,
                "points_awarded": points_awarded,
                "status": status,
                "reason": reason,
                "next_at": next_at,
                "action_id": action_id,
                "block_number": block_number,
                "block_hash": block_hash,
                "transaction_hash": transaction_hash,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        success = d.pop("success")

        points_awarded = d.pop("points_awarded")

        status = PartnerActionResultStatus(d.pop("status"))

        def _parse_reason(
            data: object,
        ) -> (
            None
            | PartnerActionResultReasonType1
            | PartnerActionResultReasonType2Type1
            | PartnerActionResultReasonType3Type1
        ):
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reason_type_1 = PartnerActionResultReasonType1(data)

                return reason_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reason_type_2_type_1 = PartnerActionResultReasonType2Type1(data)

                return reason_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reason_type_3_type_1 = PartnerActionResultReasonType3Type1(data)

                return reason_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                None
                | PartnerActionResultReasonType1
                | PartnerActionResultReasonType2Type1
                | PartnerActionResultReasonType3Type1,
                data,
            )

        reason = _parse_reason(d.pop("reason"))

        def _parse_next_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                next_at_type_0 = datetime.datetime.fromisoformat(data)

                return next_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        next_at = _parse_next_at(d.pop("next_at"))

        def _parse_action_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        action_id = _parse_action_id(d.pop("action_id"))

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

        partner_action_result = cls(
            success=success,
            points_awarded=points_awarded,
            status=status,
            reason=reason,
            next_at=next_at,
            action_id=action_id,
            block_number=block_number,
            block_hash=block_hash,
            transaction_hash=transaction_hash,
        )

        partner_action_result.additional_properties = d
        return partner_action_result

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
