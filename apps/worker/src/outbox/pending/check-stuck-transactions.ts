import { broadcast } from '../broadcast.ts';
import { readFees } from '../fees.ts';
import { FILL_NONCE, fillOperationId } from '../fill-nonce.ts';
import type { LaneState } from '../lane-state.ts';
import { offerMore } from '../read-answers.ts';
import { readNonce } from '../receipts.ts';
import { settlePendingTransactions } from './settle-pending-transactions.ts';
import { WINDOW } from '../take-queued.ts';

/** Milliseconds without a result on the chain before a transaction is examined. */
export const SILENCE_MS = 1_000;

/** Examines overdue transactions: lost transactions, used nonces, gaps and increased fees. */
export async function checkStuckTransactions(state: LaneState): Promise<void> {
  const { options, pendingTransactions } = state;
  const since = performance.now() - SILENCE_MS;
  const silent = pendingTransactions
    .list()
    .filter((pending) => !pending.isSending && pending.sentAtMs <= since);
  if (silent.length === 0) return;
  for (const pending of silent) pending.isDue = true;
  for (const signer of new Set(silent.map((pending) => pending.row.signer))) {
    const chainNonce = await readNonce(options.rpc, signer, 'latest');
    for (const pending of silent) {
      if (pending.row.signer === signer) pending.isNonceUsed = pending.row.nonce < chainNonce;
    }
    if (signer === options.signer.address) await fillGap(state, chainNonce);
  }
  await settlePendingTransactions(state);
  const lost = silent.filter(
    (pending) =>
      pendingTransactions.isOpen(pending) &&
      pending.minedAt === null &&
      !pending.isNonceUsed &&
      !pending.isSending,
  );
  if (lost.length === 0) return;
  const { leastWei } = await readFees(options.rpc, options.heads);
  for (const pending of lost) {
    if (pending.row.gasPriceWei < leastWei) await offerMore(state, pending);
    else pendingTransactions.send(pending);
  }
}

/** Fills a nonce that no row holds, because all later transactions would wait forever. */
async function fillGap(state: LaneState, chainNonce: number): Promise<void> {
  const { signer, rpc } = state.options;
  const waiting = state.pendingTransactions
    .listUnmined()
    .filter((pending) => pending.row.signer === signer.address)
    .map((pending) => pending.row.nonce);
  if (waiting.length === 0) return;
  const end = Math.min(...waiting, chainNonce + WINDOW);
  for (let nonce = chainNonce; nonce < end; nonce++) {
    const bytes = await state.store.findBytes(signer.address, nonce);
    // The nonce belongs to a completed row whose transaction the chain has lost, so the same transaction is
    // sent again.
    if (bytes) await broadcast(rpc, bytes);
    else await fillNonce(state, nonce);
  }
}

async function fillNonce({ options, store, pendingTransactions }: LaneState, nonce: number): Promise<void> {
  const { signer, rpc, heads, logger, lane } = options;
  logger.warn({ lane, signer: signer.address, nonce }, 'filling a nonce that no row uses');
  const operationId = fillOperationId(signer.address, nonce);
  const { call } = FILL_NONCE.read({ operationId, payload: {}, signer: signer.address });
  const signed = await signer.sign(call, nonce, FILL_NONCE.gasLimit, await readFees(rpc, heads));
  pendingTransactions.send(
    pendingTransactions.add(await store.insertSigned(FILL_NONCE.kind, operationId, signed)),
  );
}
