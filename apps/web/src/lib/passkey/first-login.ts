import type { Nonce } from '@nova/shared/wallet/schemas';

/** Nonce that was stored with a new passkey, with which its account logs in without another prompt. */
interface FirstLogin extends Nonce {
  readonly address: string;
}

let pending: FirstLogin | null = null;

/** Keeps the nonce of a new passkey until its account logs in; a reload discards it. */
export function keepFirstLogin(login: FirstLogin): void {
  pending = login;
}

/** Returns the nonce for the first login of an account; null for every other login. */
export function findFirstLogin(address: string): Nonce | null {
  return pending?.address === address.toLowerCase() ? pending : null;
}

/** Returns whether a message has the nonce of a new passkey, and forgets the nonce. */
export function takeFirstLogin(message: string): boolean {
  const isFirst = pending !== null && message.includes(`\nNonce: ${pending.nonce}\n`);
  if (isFirst) pending = null;
  return isFirst;
}
