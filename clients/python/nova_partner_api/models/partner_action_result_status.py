from enum import StrEnum


class PartnerActionResultStatus(StrEnum):
    PENDING = "pending"
    REFUSED = "refused"
    SEALED = "sealed"

    def __str__(self) -> str:
        return str(self.value)
