import { createCallsId } from '../../../lib/transaction/create-calls-id.ts';
import { simulateCalls } from '../../../lib/transaction/simulate.ts';
import type { TransactionCall } from '../../../lib/transaction/transaction-call.ts';
import { isDeclined } from '../../../lib/transaction/is-declined.ts';
import { readRefusal } from '../sale/presale-errors.ts';
import type { PurchaseTools } from './run-purchase.ts';
import type { StoredPurchase } from './stored-purchase.ts';

/**
 * Asks the wallet to approve and buy in one transaction, with one confirmation. The ID of the calls is stored
 * first and used again if the purchase continues, because a wallet never sends calls with the same ID twice.
 *
 * @returns the purchase with its calls, or null if the wallet cannot send several calls as one
 * @throws TransactionFailure
 */
export async function requestApproveAndBuy(
  purchase: StoredPurchase,
  calls: readonly TransactionCall[],
  tools: PurchaseTools,
): Promise<StoredPurchase | null> {
  const { address: from } = purchase;
  const { loadCalls, keep, storeLate, reportProgress, walletTimeoutMs: timeoutMs } = tools;
  const walletCalls = await loadCalls();
  if (!(await walletCalls.canSend(from))) return null;
  await simulateCalls(calls, from, readRefusal);
  const id = purchase.callsId ?? createCallsId();
  const attempt: StoredPurchase = { ...purchase, step: 'approveAndBuy', callsId: id };
  reportProgress({ step: 'approveAndBuy', waitsFor: 'wallet' });
  keep(attempt);
  try {
    const onSent = (callsId: string) => storeLate(attempt, { callsId });
    const callsId = await walletCalls.send(calls, { from, id, timeoutMs, onSent });
    return callsId === null ? null : { ...attempt, callsId };
  } catch (error) {
    if (isDeclined(error)) keep({ ...attempt, callsId: null });
    throw error;
  }
}
