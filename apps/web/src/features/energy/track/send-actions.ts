import type { RewardResults } from '@nova/shared/energy/schemas';
import { ensureFreshSession } from '../../../lib/session/refresh-session.ts';
import { readSession } from '../../../lib/session/session-store.ts';
import type { QueuedAction } from './action-queue.ts';

const PATH = '/functions/v1/energy-points';

/**
 * Sends what was noticed. `keepalive` lets it arrive although the page goes; nobody waits for it and a failure is
 * nobody's business: null.
 */
export async function sendActions(
  address: string,
  actions: readonly QueuedAction[],
  isLeaving: boolean,
): Promise<RewardResults | null> {
  try {
    // A page that goes has no time to renew anything.
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
