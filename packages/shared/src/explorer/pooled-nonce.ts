/**
 * Converts the nonce of a transaction that is not in a block. Null above 2^53 - 1, which a JSON number does not hold;
 * such a transaction waits for others that nobody can send in a lifetime.
 */
export const toPooledNonce = (nonce: bigint): number | null =>
  nonce <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(nonce) : null;
