import { toHex, type Hex } from 'viem';
import { type RpcClient, RpcError } from '../../lib/chain/rpc-client.ts';
import type { PendingTransaction } from './pending-transaction.ts';
import { readNonce, readReceipts } from '../receipts.ts';

/** Next step for a row whose transaction did not simply succeed. */
export type Judgement =
  /** Another transaction has delivered the operation. */
  | { readonly kind: 'already_done' }
  /** Sign again with a new nonce: the old nonce is used, so the old transaction can never be included. */
  | { readonly kind: 'sign_again'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
  /** The rejection is the requested answer. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Undecided; check again later. */
  | { readonly kind: 'wait' };

/** Maximum number of times a row is signed again after a rejection that no longer applies. */
const MAX_ATTEMPTS = 5;

/**
 * Judges a row whose nonce is used although it has no receipt: another transaction of our key has used the
 * nonce.
 */
export async function judgeUsedNonce(
  rpc: RpcClient,
  pending: PendingTransaction,
  confirmations: number,
): Promise<Judgement> {
  const { operation, row } = pending;
  const finalState = await readFinalState(rpc, confirmations);
  if (await operation.isOnChain(rpc, 'latest')) {
    const isFinal = confirmations === 0 || (await operation.isOnChain(rpc, finalState));
    return isFinal ? { kind: 'already_done' } : { kind: 'wait' };
  }
  if ((await readNonce(rpc, row.signer, finalState)) <= row.nonce) return { kind: 'wait' };
  // Read after the nonce: if our transaction had used it, the receipt would exist by now.
  const [receipt] = await readReceipts(rpc, [row.transactionHash], false);
  if (receipt) return { kind: 'wait' };
  if (pending.voidedFor !== null) {
    const reason = `nonce ${row.nonce} was used by a transaction other than the stored one; check whether it was the same operation`;
    return { kind: 'failed', reason };
  }
  return { kind: 'sign_again', reason: `nonce ${row.nonce} was used by another transaction` };
}

/** Judges a transaction that failed in a block. */
export async function judgeFailure(rpc: RpcClient, pending: PendingTransaction): Promise<Judgement> {
  const { operation, row, gasLimit } = pending;
  if (await operation.isOnChain(rpc, 'latest')) return { kind: 'already_done' };
  if (pending.retryAtMs !== null) return judgeEarly(pending, pending.retryAtMs);
  const { to, data, valueWei } = operation.call;
  const call = { from: row.signer, to, data, value: toHex(valueWei), gas: toHex(gasLimit) };
  try {
    await rpc.request('eth_call', [call, 'latest']);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    const early = secondsTooEarly(error, pending);
    if (early > 0) {
      pending.retryAtMs = performance.now() + early * 1000;
      return { kind: 'wait' };
    }
    const isAnswer = isHex(error.data) && operation.isAnswer?.(error.data) === true;
    return { kind: isAnswer ? 'refused' : 'failed', reason: describe(error, pending) };
  }
  // The clocks of api and node may differ slightly when a second begins; the next attempt then succeeds.
  return row.attempts < MAX_ATTEMPTS
    ? { kind: 'sign_again', reason: 'the chain rejected it but would accept it now' }
    : { kind: 'failed', reason: `the chain rejected it ${row.attempts} times for temporary reasons` };
}

/**
 * Judges a row that was too early. Only a new block shows the chain's current time, because an idle engine
 * answers calls with the time of its last block.
 */
function judgeEarly({ row }: PendingTransaction, retryAtMs: number): Judgement {
  if (performance.now() < retryAtMs) return { kind: 'wait' };
  return row.attempts < MAX_ATTEMPTS
    ? { kind: 'sign_again', reason: "the chain's clock was behind and has caught up" }
    : { kind: 'failed', reason: `the chain rejected it as too early ${row.attempts} times` };
}

function secondsTooEarly(error: RpcError, { operation }: PendingTransaction): number {
  return isHex(error.data) ? (operation.secondsTooEarly?.(error.data) ?? 0) : 0;
}

function isHex(data: unknown): data is Hex {
  return typeof data === 'string' && data.startsWith('0x');
}

async function readFinalState(rpc: RpcClient, confirmations: number): Promise<string> {
  if (confirmations === 0) return 'latest';
  const height = Number(await rpc.request<Hex>('eth_blockNumber'));
  return toHex(Math.max(0, height - confirmations));
}

function describe(error: RpcError, { operation }: PendingTransaction): string {
  return isHex(error.data) ? operation.explainRefusal(error.data) : error.message;
}
