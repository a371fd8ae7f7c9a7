import { NodeAwayError } from '../lib/chain/rpc-client.ts';
import { SignerAwayError, SignerRefusal } from '../signing/signer.ts';
import { raiseFees, readFees } from './fees.ts';
import type { PendingTransaction } from './pending/pending-transaction.ts';
import { failRow, type LaneState } from './lane-state.ts';
import type { SignedBytes } from './outbox-row.ts';
import { isSignedBy, readOfferedFees } from './signer.ts';
import { REFUSALS_MAX, voidTransaction } from './pending/void-transaction.ts';

/**
 * Processes the node's answers to broadcasts.
 * @throws NodeAwayError if there was no answer.
 */
export async function readAnswers(state: LaneState): Promise<void> {
  for (const pending of state.pendingTransactions.list()) {
    const { answer } = pending;
    pending.answer = null;
    if (answer) await readAnswer(state, pending, answer);
  }
}

async function readAnswer(
  state: LaneState,
  pending: PendingTransaction,
  answer: NonNullable<PendingTransaction['answer']>,
): Promise<void> {
  const { alarms, lane } = state.options;
  const subject = `lane ${lane}`;
  switch (answer.kind) {
    case 'accepted':
      pending.refusals = 0;
      alarms.clear('signer_out_of_gas', subject);
      alarms.clear('operation_stuck', subject);
      break;
    case 'nonce_used':
      pending.isNonceUsed = true;
      break;
    case 'terms_refused':
      if (++pending.refusals >= REFUSALS_MAX) await voidTransaction(state, pending, answer.reason);
      else await offerMore(state, pending);
      break;
    case 'node_away':
      throw new NodeAwayError(answer.reason);
    case 'out_of_gas':
      alarms.raise('signer_out_of_gas', subject, 'the signing key of a lane cannot pay for gas', {
        signer: pending.row.signer,
        reason: answer.reason,
      });
      break;
    case 'busy':
    case 'refused':
      alarms.raise('operation_stuck', subject, 'the node rejects a transaction; retrying', {
        row: pending.row.id,
        reason: answer.reason,
      });
      if (answer.kind === 'refused' && ++pending.refusals >= REFUSALS_MAX) {
        await voidTransaction(state, pending, answer.reason);
      }
      break;
  }
}

/**
 * Signs the same operation with the same nonce and higher fees: only one of the two transactions can be
 * included.
 */
export async function offerMore(state: LaneState, pending: PendingTransaction): Promise<void> {
  const { options, store, pendingTransactions } = state;
  const { signer, rpc, heads } = options;
  const { row, operation, gasLimit, voidedFor } = pending;
  if (row.signer !== signer.address) return;
  if (voidedFor !== null) return voidTransaction(state, pending, voidedFor);
  if (!(await isSignedBy(row.rawTransaction, signer.address))) {
    await failRow(state, row, 'its stored transaction was not signed by the key of its lane');
    pendingTransactions.remove(pending);
    return;
  }
  const fees = raiseFees(await readFees(rpc, heads), readOfferedFees(row.rawTransaction));
  const bytes = await trySignAgain(state, () => signer.sign(operation.call, row.nonce, gasLimit, fees));
  // The stored transaction stays valid in case the required fees fall again.
  if (bytes === null) return;
  pending.row = { ...row, ...bytes, attempts: row.attempts + 1 };
  await store.markSigned([pending.row]);
  pendingTransactions.send(pending);
}

/**
 * Returns null if the signer does not offer more, because its own limit forbids it or it does not respond.
 */
async function trySignAgain(
  { options }: LaneState,
  sign: () => Promise<SignedBytes>,
): Promise<SignedBytes | null> {
  const subject = `lane ${options.lane}`;
  try {
    const bytes = await sign();
    options.alarms.clear('signer_failing', subject);
    return bytes;
  } catch (error) {
    if (!(error instanceof SignerAwayError || error instanceof SignerRefusal)) throw error;
    options.alarms.raise('signer_failing', subject, 'the signer refuses to raise the fee of a transaction', {
      reason: error.message,
    });
    return null;
  }
}
