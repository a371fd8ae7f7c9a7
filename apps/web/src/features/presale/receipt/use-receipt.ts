import { BRIDGE_CONFIRMATION_CHECK_MS } from '@nova/shared/presale/constants';
import type { PurchaseStatus, Receipt } from '@nova/shared/presale/purchase';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/api/http.ts';
import { presaleApi } from '../presale-api.ts';
import { presaleKeys } from '../presale-keys.ts';

/** Final states; a purchase in any other state is polled. */
const ENDED: ReadonlySet<string> = new Set(['completed', 'expired', 'failed', 'refunded']);
export const isEnded = (status: PurchaseStatus): boolean => ENDED.has(status);
const PROMPT_POLL_MS = 1_000;
/** A sealed transaction is indexed within about a second. */
const INDEX_TRIES = 6;
/** Points are credited in a later block; a payment without points must not be polled forever. */
const REWARD_TRIES = 5;

/** Returns the milliseconds until the next poll; false in a final state. */
export function pollAgainAfter(status: PurchaseStatus): number | false {
  if (isEnded(status)) return false;
  // Manual steps and a remote chain take longer than a delivery.
  return status === 'paid' ? PROMPT_POLL_MS : BRIDGE_CONFIRMATION_CHECK_MS;
}

/** Reads a receipt by the purchase's own ID, or by the hash of the transaction that delivered it. */
async function readReceipt(id: string, signal: AbortSignal): Promise<Receipt> {
  try {
    return await presaleApi.readPurchase(id, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return presaleApi.findPurchase(id, signal);
  }
}

/**
 * Returns a purchase with its ledger entries, polled until it is final. A slow index lists the purchase only
 * after the lists were last requested, so each new status of the receipt makes them reload.
 */
export function useReceipt(id: string) {
  const client = useQueryClient();
  const receipt = useQuery({
    queryKey: presaleKeys.receipt(id),
    queryFn: ({ signal }) => readReceipt(id, signal),
    retry: (failures, error) => {
      if (!(error instanceof ApiError)) return failures < 3;
      // Nothing changes an invalid ID.
      if (error.status === 400) return false;
      return error.status === 404 ? failures < INDEX_TRIES : failures < 3;
    },
    retryDelay: 500,
    refetchInterval: ({ state }) => {
      const { data, dataUpdateCount } = state;
      if (!data) return false;
      const mayEarnPoints = data.status === 'completed' && data.reward_block_number === null;
      if (mayEarnPoints && dataUpdateCount < REWARD_TRIES) return PROMPT_POLL_MS;
      return pollAgainAfter(data.status);
    },
  });
  const status = receipt.data?.status;
  useEffect(() => {
    if (status) void client.invalidateQueries({ queryKey: presaleKeys.purchaseLists });
  }, [client, status]);
  return receipt;
}
