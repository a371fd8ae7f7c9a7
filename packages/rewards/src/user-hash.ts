import { createHmac } from 'node:crypto';

/** Pseudonym of a user in the ledger (requirement 323): without the pepper nobody can tell whose it is. */
export function toUserHash(pepper: string, userId: string): `0x${string}` {
  return `0x${createHmac('sha256', pepper).update(userId).digest('hex')}`;
}
