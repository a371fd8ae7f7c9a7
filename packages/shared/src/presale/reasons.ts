/** `reason` of a purchase whose money went back and was not taken: it is here again, and somebody has to look. */
export const REFUND_FAILED = 'refund_failed';
/**
 * `reason` of a purchase that is `paid` and above what payments by card and from other chains bring in 24 hours. It
 * waits until the Safe approves it or the limit has room, at most `APPROVAL_WAIT_SECONDS`.
 */
export const AWAITING_APPROVAL = 'awaiting_approval';
