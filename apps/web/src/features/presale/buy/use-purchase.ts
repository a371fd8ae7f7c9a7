import { useEffect, useSyncExternalStore } from 'react';
import type { Hex } from 'viem';
import { useAccountStore } from '../../../lib/store/create-account-store.ts';
import type { LoadCalls } from '../../../lib/transaction/transaction-call.ts';
import { checkPurchase, purchaseRuns, type PurchaseRun } from './current-purchase.ts';
import { readPurchase, watchPurchases, type StoredPurchase } from './stored-purchase.ts';

/** Returns the stored purchase of a wallet and its state. Checks a purchase whose page was closed. */
export function usePurchase(
  address: Hex | null,
  loadCalls: LoadCalls,
): { stored: StoredPurchase | null; run: PurchaseRun } {
  const read = () => (address === null ? null : readPurchase(address));
  const stored = useSyncExternalStore(watchPurchases, read, () => null);
  const run = useAccountStore(purchaseRuns, address);
  useEffect(() => {
    if (address !== null) void checkPurchase(address, loadCalls);
  }, [address, loadCalls]);
  return { stored, run };
}
