import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { MailList } from '@nova/shared/whitelist/constants';

/**
 * Returns the unsubscribe token of an address. Every email contains it, and it never expires. It is derived
 * from the address and a secret, so it is not stored.
 */
export function leaveTokenOf(secret: string, list: MailList, email: string): string {
  return createHmac('sha256', secret).update(`leave ${list} ${email}`).digest('base64url');
}

/** Returns the row key of an unsubscribe token. The key is a hash, so the table reveals no token. */
export function keyOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Returns the row key of an address on a list. */
export function keyOf(secret: string, list: MailList, email: string): string {
  return keyOfToken(leaveTokenOf(secret, list, email));
}

/** Creates the token of a confirmation link; only its hash is stored. */
export function createConfirmToken(): string {
  return randomBytes(32).toString('base64url');
}
