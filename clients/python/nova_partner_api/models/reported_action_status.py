from enum import StrEnum


class ReportedActionStatus(StrEnum):
    PENDING = "pending"
    REVOKED = "revoked"
    SEALED = "sealed"

    def __str__(self) -> str:
        return str(self.value)
