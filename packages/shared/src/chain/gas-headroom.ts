/** What a wallet adds to an estimate, in hundredths of it. Source: the usual wallets, which take one and a half. */
const HEADROOM_PERCENT = 50n;

/**
 * The gas limit for a call that was estimated: room for what others change until it is sealed. Somebody who gives the
 * last of a token away while a transfer to them is on its way makes that transfer dearer by a storage slot. What is not
 * used is not paid; a plain payment (no data) needs what it needs.
 */
export const addGasHeadroom = (estimate: bigint, data: string | undefined): bigint =>
  data === undefined || data === '0x' ? estimate : estimate + (estimate * HEADROOM_PERCENT) / 100n;
