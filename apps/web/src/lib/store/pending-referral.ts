import { PENDING_REFERRAL_KEY, REFERRAL_PARAMETER } from '@nova/shared/referral/constants';
import { createStore } from './create-store.ts';
import { readStored, removeStored, writeStored } from './stored-value.ts';

/** The code of an invitation that no wallet has used yet; null for none, and in the prerender. */
export const pendingReferral = createStore<string | null>(null);

/** Reads what an earlier visit has kept. */
export function readPendingReferral(): string | null {
  const code = readStored(PENDING_REFERRAL_KEY);
  pendingReferral.set(code);
  return code;
}

export function keepPendingReferral(code: string): void {
  writeStored(PENDING_REFERRAL_KEY, code);
  pendingReferral.set(code);
}

export function forgetPendingReferral(): void {
  removeStored(PENDING_REFERRAL_KEY);
  pendingReferral.set(null);
}

/**
 * The address of a page with the code in it again, for a browser that does not share this one's storage, as the one
 * inside a wallet's app.
 */
export function withPendingReferral(page: URL): URL {
  const code = readStored(PENDING_REFERRAL_KEY);
  const url = new URL(page);
  if (code !== null) url.searchParams.set(REFERRAL_PARAMETER, code);
  return url;
}
