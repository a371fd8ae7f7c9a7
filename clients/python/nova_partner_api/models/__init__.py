"""Contains all the data models used in inputs/outputs"""

from .partner_action import PartnerAction
from .partner_action_metadata_type_0 import PartnerActionMetadataType0
from .partner_action_result import PartnerActionResult
from .partner_action_result_reason_type_1 import PartnerActionResultReasonType1
from .partner_action_result_reason_type_2_type_1 import (
    PartnerActionResultReasonType2Type1,
)
from .partner_action_result_reason_type_3_type_1 import (
    PartnerActionResultReasonType3Type1,
)
from .partner_action_result_status import PartnerActionResultStatus
from .partner_error import PartnerError
from .partner_error_error import PartnerErrorError
from .partner_error_error_details import PartnerErrorErrorDetails
from .reported_action import ReportedAction
from .reported_action_status import ReportedActionStatus

__all__ = (
    "PartnerAction",
    "PartnerActionMetadataType0",
    "PartnerActionResult",
    "PartnerActionResultReasonType1",
    "PartnerActionResultReasonType2Type1",
    "PartnerActionResultReasonType3Type1",
    "PartnerActionResultStatus",
    "PartnerError",
    "PartnerErrorError",
    "PartnerErrorErrorDetails",
    "ReportedAction",
    "ReportedActionStatus",
)
