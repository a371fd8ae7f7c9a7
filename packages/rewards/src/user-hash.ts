import { createHmac } from 'node:crypto';

/**
 * Returns the pseudonym of a user in the ledger (requirement 323), which cannot be attributed without the
 * pepper.
 */
export function toUserHash(pepper: string, userId: string): `0x${string}` {
  return `0x${createHmac('sha256', pepper).update(userId).digest('hex')}`;
}
