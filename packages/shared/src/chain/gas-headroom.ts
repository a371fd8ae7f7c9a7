/** Margin added to an estimate in percent, as in common wallets. */
const HEADROOM_PERCENT = 50n;

/**
 * Returns the gas limit for an estimated call, with a margin for state changes before it is sealed. For
 * example, a holder who transfers all of a token makes a pending transfer to them cost another storage slot.
 * Unused gas is not paid; a plain payment (no data) needs exactly its estimate.
 */
export const addGasHeadroom = (estimate: bigint, data: string | undefined): bigint =>
  data === undefined || data === '0x' ? estimate : estimate + (estimate * HEADROOM_PERCENT) / 100n;
