import { raiseFees, readFees } from '../fees.ts';
import { FILL_NONCE } from '../fill-nonce.ts';
import type { PendingTransaction } from './pending-transaction.ts';
import type { LaneState } from '../lane-state.ts';
import { readOfferedFees } from '../signer.ts';

/**
 * Consecutive rejections, over more than twenty seconds, after which the node is assumed never to accept a
 * transaction.
 */
export const REFUSALS_MAX = 20;

/**
 * Uses the nonce of a row that the node never accepts for a transfer of 0 wei, because later transactions
 * wait for that nonce. The row fails once the transfer is in a block: only then can its own transaction
 * never be included.
 */
export async function voidTransaction(
  state: LaneState,
  pending: PendingTransaction,
  reason: string,
): Promise<void> {
  const { options, store, pendingTransactions } = state;
  const { signer, rpc, heads, logger, lane } = options;
  const { row } = pending;
  if (row.signer !== signer.address || row.kind === FILL_NONCE.kind) return;
  logger.error({ lane, row: row.id, reason }, 'the node never accepts a transaction, so its nonce is filled');
  const { call } = FILL_NONCE.read({ operationId: row.operationId, payload: {}, signer: signer.address });
  const fees = raiseFees(await readFees(rpc, heads), readOfferedFees(row.rawTransaction));
  const bytes = await signer.sign(call, row.nonce, FILL_NONCE.gasLimit, fees);
  pending.row = { ...row, ...bytes, attempts: row.attempts + 1 };
  pending.voidedFor = reason;
  pending.refusals = 0;
  await store.markSigned([pending.row]);
  pendingTransactions.send(pending);
}
