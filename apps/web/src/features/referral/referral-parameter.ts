import { REFERRAL_PARAMETER } from '@nova/shared/referral/constants';
import type { ReferralRefusal } from '@nova/shared/referral/schemas';

/**
 * Errors that no later attempt could change; the code is then deleted. All others keep it: a demo wallet
 * cannot be referred, but its user may later connect another wallet.
 */
export const FINAL_REFUSALS: ReadonlySet<ReferralRefusal> = new Set([
  'unknown_code',
  'self',
  'loop',
  'already_referred',
  'not_new',
]);

/**
 * Extracts the code from a query. `rest` is the query without
 * it, null if there is none; `code` is null if it is invalid.
 */
export function readReferralParameter(search: string): { code: string | null; rest: string | null } {
  const query = new URLSearchParams(search);
  const value = query.get(REFERRAL_PARAMETER);
  if (value === null) return { code: null, rest: null };
  query.delete(REFERRAL_PARAMETER);
  const rest = query.size > 0 ? `?${query}` : '';
  const code = value.trim().toLowerCase();
  return { code: /^[0-9a-z]{4,32}$/.test(code) ? code : null, rest };
}
