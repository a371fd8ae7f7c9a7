/** `reason` of a purchase whose money went back and was not taken: it is here again, and somebody has to look. */
export const REFUND_FAILED = 'refund_failed';
