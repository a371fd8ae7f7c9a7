from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.partner_action_metadata_type_0 import PartnerActionMetadataType0


T = TypeVar("T", bound="PartnerAction")


@_attrs_define
class PartnerAction:
    """
    Attributes:
        action_key (str):
        wallet_address (str): Address of 20 bytes in hexadecimal, with 0x
        metadata (None | PartnerActionMetadataType0 | Unset):
    """

    action_key: str
    wallet_address: str
    metadata: None | PartnerActionMetadataType0 | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.partner_action_metadata_type_0 import PartnerActionMetadataType0

        action_key = self.action_key

        wallet_address = self.wallet_address

        metadata: dict[str, Any] | None | Unset
        if isinstance(self.metadata, Unset):
            metadata = UNSET
        elif isinstance(self.metadata, PartnerActionMetadataType0):
            metadata = self.metadata.to_dict()
        else:
            metadata = self.metadata

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "action_key": action_key,
                "wallet_address": wallet_address,
            }
        )
        if metadata is not UNSET:
            field_dict["metadata"] = metadata

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.partner_action_metadata_type_0 import PartnerActionMetadataType0

        d = dict(src_dict)
        action_key = d.pop("action_key")

        wallet_address = d.pop("wallet_address")

        def _parse_metadata(data: object) -> None | PartnerActionMetadataType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                metadata_type_0 = PartnerActionMetadataType0.from_dict(data)

                return metadata_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PartnerActionMetadataType0 | Unset, data)

        metadata = _parse_metadata(d.pop("metadata", UNSET))

        partner_action = cls(
            action_key=action_key,
            wallet_address=wallet_address,
            metadata=metadata,
        )

        partner_action.additional_properties = d
        return partner_action

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
