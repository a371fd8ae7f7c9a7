import { BRIDGE_CONFIRMATION_CHECK_MS } from '@nova/shared/presale/constants';
import type { PurchaseStatus, Receipt } from '@nova/shared/presale/purchase';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/http.ts';
import { presaleApi } from '../presale-api.ts';
import { presaleKeys } from '../presale-keys.ts';

/** States that nothing changes any more; a purchase in any other one is looked at again. */
const ENDED: ReadonlySet<string> = new Set(['completed', 'expired', 'failed', 'refunded']);
export const isEnded = (status: PurchaseStatus): boolean => ENDED.has(status);
const PROMPT_POLL_MS = 1_000;
/** A transaction that was sealed a moment ago is in the books within a second or so. */
const INDEX_TRIES = 6;
/** Its points follow in a block of their own; a payment that brings none is not asked about for ever. */
const REWARD_TRIES = 5;

/** After how many milliseconds a purchase is looked at again; false: nothing changes any more. */
export function pollAgainAfter(status: PurchaseStatus): number | false {
  if (isEnded(status)) return false;
  // What a person or a distant chain has to do takes longer than a delivery.
  return status === 'paid' ? PROMPT_POLL_MS : BRIDGE_CONFIRMATION_CHECK_MS;
}

/** By the purchase's own id, or by the hash of the transaction that delivered it. */
async function readReceipt(id: string, signal: AbortSignal): Promise<Receipt> {
  try {
    return await presaleApi.readPurchase(id, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return presaleApi.findPurchase(id, signal);
  }
}

/** A purchase with its lines of the books; followed until nothing changes any more. */
export function useReceipt(id: string) {
  return useQuery({
    queryKey: presaleKeys.receipt(id),
    queryFn: ({ signal }) => readReceipt(id, signal),
    retry: (failures, error) => {
      const isMissing = error instanceof ApiError && error.status === 404;
      return isMissing ? failures < INDEX_TRIES : failures < 3;
    },
    retryDelay: 500,
    refetchInterval: ({ state }) => {
      const { data, dataUpdateCount } = state;
      if (!data) return false;
      const mayBringPoints = data.status === 'completed' && data.reward_block_number === null;
      if (mayBringPoints && dataUpdateCount < REWARD_TRIES) return PROMPT_POLL_MS;
      return pollAgainAfter(data.status);
    },
  });
}
