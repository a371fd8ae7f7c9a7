import { REFERRAL_PARAMETER } from '@nova/shared/referral/constants';
import type { ReferralRefusal } from '@nova/shared/referral/schemas';

/**
 * Refusals that no later attempt could change: the code is forgotten. All others keep it; a demo's wallet brings nobody
 * a friend, but whoever tries the demo first may still come with a wallet of their own.
 */
export const FINAL_REFUSALS: ReadonlySet<ReferralRefusal> = new Set([
  'unknown_code',
  'self',
  'loop',
  'already_referred',
  'not_new',
]);

/**
 * The code of a query, and the query without it; `rest` is null when there is none to take out, `code` when what stands
 * there cannot be one.
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
