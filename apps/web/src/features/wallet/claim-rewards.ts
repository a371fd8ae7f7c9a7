import type { ActionKey } from '@nova/shared/energy/catalogue';
import type { ClaimResult } from '@nova/shared/wallet/schemas';
import { announceAccountChange } from '../../lib/store/account-changes.ts';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { createRequestId } from '../../lib/store/create-request-id.ts';

const NOTHING: ClaimResult = { energyPoints: 0, novaTokens: 0, fallback: true, source: 'local' };
/** Claims without a response keep their ID, so that claiming again never counts twice. */
const open = new Map<string, string>();

/**
 * Claims the reward of an action for a logged-in wallet. A failed claim earns nothing and is reported by
 * `fallback`; it never throws (requirement 251).
 */
export async function claimRewards(address: string, actionType: ActionKey): Promise<ClaimResult> {
  const claim = `${address} ${actionType}`;
  const requestId = open.get(claim) ?? createRequestId();
  open.set(claim, requestId);
  try {
    const data = {
      address,
      actionType,
      metadata: { description: actionType, ip_address: null, user_agent: navigator.userAgent },
      request_id: requestId,
    };
    const body = { action: 'claim_rewards', data };
    const result = await requestAsUser<ClaimResult>('/functions/v1/wallet-operations', { body });
    if (!result.fallback) open.delete(claim);
    announceAccountChange(address);
    return result;
  } catch {
    return NOTHING;
  }
}
