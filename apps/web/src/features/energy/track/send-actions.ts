import type { RewardResults } from '@nova/shared/energy/schemas';
import { ensureFreshSession } from '../../../lib/session/refresh-session.ts';
import { readSession } from '../../../lib/session/session-store.ts';
import type { QueuedAction } from './action-queue.ts';

const PATH = '/functions/v1/energy-points';

/**
 * Sends detected actions. `keepalive` lets the request finish after the page closes; failures are not
 * reported and return null.
 */
export async function sendActions(
  address: string,
  actions: readonly QueuedAction[],
  isLeaving: boolean,
): Promise<RewardResults | null> {
  try {
    // A closing page has no time to renew the session.
    const session = isLeaving ? readSession() : await ensureFreshSession();
    if (!session) return null;
    const response = await fetch(PATH, {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${session.tokens.access_token}`,
      },
      body: JSON.stringify({ action: 'reward_actions', wallet_address: address, actions }),
    });
    return response.ok ? ((await response.json()) as RewardResults) : null;
  } catch {
    return null;
  }
}
