from enum import StrEnum


class PartnerActionResultReasonType1(StrEnum):
    BROWSER_CAP = "browser_cap"
    BUDGET = "budget"
    COOLDOWN = "cooldown"
    DAILY_CAP = "daily_cap"
    INACTIVE = "inactive"
    LIFETIME_CAP = "lifetime_cap"
    OUT_OF_ORDER = "out_of_order"
    SOURCE = "source"

    def __str__(self) -> str:
        return str(self.value)
