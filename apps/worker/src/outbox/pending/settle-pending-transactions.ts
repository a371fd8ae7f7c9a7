import { NodeAwayError, RpcError } from '../../lib/chain/rpc-client.ts';
import type { PendingTransaction } from './pending-transaction.ts';
import { judgeFailure, judgeUsedNonce, type Judgement } from './judge-pending-transaction.ts';
import { failRow, type LaneState, readNextNonce } from '../lane-state.ts';
import { readReceipts, type Receipt } from '../receipts.ts';

/** Attempts to determine the next step for a row, about one per second. */
const JUDGE_FAILURES_MAX = 10;

/** Requests the receipts that are due and completes their rows. */
export async function settlePendingTransactions(state: LaneState): Promise<void> {
  const due = state.pendingTransactions.list().filter((pending) => pending.isDue && !pending.isSending);
  if (due.length === 0) return;
  const { rpc, confirmations } = state.options;
  const hashes = due.map((pending) => pending.row.transactionHash);
  const receipts = await readReceipts(rpc, hashes, confirmations > 0);
  const refusal = receipts[0];
  if (refusal instanceof RpcError && receipts.every((receipt) => receipt instanceof RpcError)) throw refusal;
  const done: { pending: PendingTransaction; blockNumber: number }[] = [];
  for (const [index, pending] of due.entries()) {
    pending.isDue = false;
    const receipt = receipts[index] ?? null;
    // Requested again with the next head, because an error about one transaction says nothing about the
    // others.
    if (receipt instanceof RpcError) continue;
    if (receipt?.isSuccessful && receipt.depth >= confirmations && pending.voidedFor === null) {
      done.push({ pending, blockNumber: receipt.blockNumber });
    } else await settleOther(state, pending, receipt);
  }
  if (done.length === 0) return;
  await state.store.markDone(done.map(({ pending, blockNumber }) => ({ id: pending.row.id, blockNumber })));
  for (const { pending } of done) end(state, pending);
  state.options.onEnded();
}

async function settleOther(
  state: LaneState,
  pending: PendingTransaction,
  receipt: Receipt | null,
): Promise<void> {
  const { rpc, confirmations } = state.options;
  if (receipt) {
    pending.minedAt = receipt.blockNumber;
    if (pending.voidedFor !== null) {
      const reason = `the node never accepted it: ${pending.voidedFor}`;
      if (receipt.depth >= confirmations) await carryOut(state, pending, { kind: 'failed', reason });
    } else if (!receipt.isSuccessful && receipt.depth >= confirmations) {
      await carryOut(state, pending, await judge(pending, () => judgeFailure(rpc, pending)));
    }
    return;
  }
  if (pending.minedAt !== null) {
    // The chain reverted the block. The transaction is still valid.
    pending.minedAt = null;
    pending.isNonceUsed = false;
    state.pendingTransactions.send(pending);
  } else if (pending.isNonceUsed) {
    await carryOut(state, pending, await judge(pending, () => judgeUsedNonce(rpc, pending, confirmations)));
  }
}

/**
 * Determines the next step for a row. On failure, the row waits, and fails after many attempts; other rows
 * of the lane continue meanwhile.
 */
async function judge(pending: PendingTransaction, find: () => Promise<Judgement>): Promise<Judgement> {
  try {
    const judgement = await find();
    pending.judgeFailures = 0;
    return judgement;
  } catch (error) {
    if (error instanceof NodeAwayError) throw error;
    if (++pending.judgeFailures < JUDGE_FAILURES_MAX) return { kind: 'wait' };
    return { kind: 'failed', reason: `whether it is on the chain cannot be determined: ${String(error)}` };
  }
}

async function carryOut(state: LaneState, pending: PendingTransaction, judgement: Judgement): Promise<void> {
  const { options, store, pendingTransactions } = state;
  const { row } = pending;
  switch (judgement.kind) {
    case 'wait':
      return;
    case 'already_done':
      options.logger.info({ lane: options.lane, row: row.id }, 'the operation was already on the chain');
      await store.markDone([{ id: row.id, blockNumber: null }]);
      end(state, pending);
      options.onEnded();
      return;
    case 'failed':
      await failRow(state, row, judgement.reason);
      pendingTransactions.remove(pending);
      return;
    case 'refused':
      await store.markRefused(row.id, judgement.reason);
      pendingTransactions.remove(pending);
      options.onEnded();
      return;
    case 'sign_again':
      options.logger.warn({ lane: options.lane, row: row.id, reason: judgement.reason }, 'signing again');
      await store.requeue(row.id, judgement.reason);
      pendingTransactions.remove(pending);
      state.mayHaveQueued = true;
      state.nextNonce = await readNextNonce(store, options);
      state.wake();
      return;
  }
}

function end({ options, pendingTransactions }: LaneState, pending: PendingTransaction): void {
  pendingTransactions.remove(pending);
  const { operationId, kind, createdAt, transactionHash } = pending.row;
  const doneAt = Date.now();
  const sinceSentMs = performance.now() - pending.sentAtMs;
  options.onDone({
    operationId,
    kind,
    enqueuedAt: createdAt.getTime(),
    sentAt: pending.sentAtMs === 0 ? null : doneAt - sinceSentMs,
    doneAt,
    transactionHash,
  });
}
