import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { MailList } from '@nova/shared/whitelist/constants';

/**
 * By this token an address leaves a list: it stands in every letter and never ends. It is made of the address and a
 * secret, so it is stored nowhere.
 */
export function leaveTokenOf(secret: string, list: MailList, email: string): string {
  return createHmac('sha256', secret).update(`leave ${list} ${email}`).digest('base64url');
}

/** The row that a leave token is for. Who reads the table can leave for nobody. */
export function keyOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The row of an address on a list. */
export function keyOf(secret: string, list: MailList, email: string): string {
  return keyOfToken(leaveTokenOf(secret, list, email));
}

/** The token of a link that confirms; only its hash is stored. */
export function createConfirmToken(): string {
  return randomBytes(32).toString('base64url');
}
