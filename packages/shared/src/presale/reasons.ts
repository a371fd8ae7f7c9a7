/** `reason` of a purchase whose refund was not accepted and came back, which requires an administrator. */
export const REFUND_FAILED = 'refund_failed';
/**
 * `reason` of a `paid` purchase above the 24-hour limit of payments by card and from other chains. It waits
 * until the Safe approves it or the limit permits it, at most `APPROVAL_WAIT_SECONDS`.
 */
export const AWAITING_APPROVAL = 'awaiting_approval';
