import { PENDING_REFERRAL_KEY, REFERRAL_PARAMETER } from '@nova/shared/referral/constants';
import { createStore } from './create-store.ts';
import { readStored, removeStored, writeStored } from './stored-value.ts';

/** The unused code of an invitation; null for none, and during prerendering. */
export const pendingReferral = createStore<string | null>(null);

/** Reads the code stored by an earlier visit. */
export function readPendingReferral(): string | null {
  const code = readStored(PENDING_REFERRAL_KEY);
  pendingReferral.set(code);
  return code;
}

export function storePendingReferral(code: string): void {
  writeStored(PENDING_REFERRAL_KEY, code);
  pendingReferral.set(code);
}

export function forgetPendingReferral(): void {
  removeStored(PENDING_REFERRAL_KEY);
  pendingReferral.set(null);
}

/**
 * Returns the URL of a page with the code added, for a browser that
 * does not share this storage, such as the one in a wallet app.
 */
export function withPendingReferral(page: URL): URL {
  const code = readStored(PENDING_REFERRAL_KEY);
  const url = new URL(page);
  if (code !== null) url.searchParams.set(REFERRAL_PARAMETER, code);
  return url;
}
