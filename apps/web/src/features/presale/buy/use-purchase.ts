import { useEffect, useSyncExternalStore } from 'react';
import type { Hex } from 'viem';
import { useStore } from '../../../lib/store/create-store.ts';
import type { LoadCalls } from '../../../lib/transaction/transaction-call.ts';
import { checkPurchase, purchaseRun, type PurchaseRun } from './current-purchase.ts';
import { readPurchase, watchPurchases, type StoredPurchase } from './stored-purchase.ts';

const IDLE: PurchaseRun = { status: 'idle' };

/** Returns the stored purchase of a wallet and its state. Checks a purchase whose page was closed. */
export function usePurchase(
  address: Hex | null,
  loadCalls: LoadCalls,
): { stored: StoredPurchase | null; run: PurchaseRun } {
  const read = () => (address === null ? null : readPurchase(address));
  const stored = useSyncExternalStore(watchPurchases, read, () => null);
  const run = useStore(purchaseRun, IDLE);
  useEffect(() => {
    if (address !== null) void checkPurchase(address, loadCalls);
  }, [address, loadCalls]);
  const isOwn = run.status !== 'idle' && run.address === address;
  return { stored, run: isOwn ? run : IDLE };
}
