import type { BooksPage, BridgeRefund, Reconciliation } from '@nova/shared/presale/books';
import { useQuery } from '@tanstack/react-query';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';

export type { BooksPage, Reconciliation, RefundDue } from '@nova/shared/presale/books';

/** Milliseconds between two polls while a refund is verified on Ethereum. */
const LOOKING_POLL_MS = 5_000;

/** Returns the newest ledger entries, the account balances, and the purchases to refund. */
export function usePresaleBooks() {
  return useQuery({
    queryKey: [...adminKeys.all, 'presale books'],
    queryFn: ({ signal }) => requestAsAdmin<BooksPage>('presale/books?limit=1', { signal }),
    refetchInterval: ({ state }) => {
      const isLooking = state.data?.refund_due.some(
        ({ refund }) => refund?.status === 'pending' || refund?.status === 'confirming',
      );
      return isLooking ? LOOKING_POLL_MS : false;
    },
  });
}

/** Returns the reconciliations of ledger and chain, newest first. */
export function useReconciliations() {
  return useQuery({
    queryKey: [...adminKeys.all, 'presale reconciliations'],
    queryFn: ({ signal }) =>
      requestAsAdmin<{ items: Reconciliation[] }>('presale/reconciliations', { signal }),
  });
}

/** Reports the transfer that refunded a purchase from Ethereum. */
export const nameRefund = (purchase: string, hash: string) =>
  requestAsAdmin<BridgeRefund>(`presale/purchases/${purchase}/refund`, {
    method: 'POST',
    body: { transaction_hash: hash },
  });
