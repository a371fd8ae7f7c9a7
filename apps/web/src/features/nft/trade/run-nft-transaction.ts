import type { Hex } from 'viem';
import { requestChainBatch } from '../../../lib/chain/chain-rpc.ts';
import { awaitReceipt, isSuccess, type ChainReceipt } from '../../../lib/transaction/await-receipt.ts';
import { requireWallet } from '../../../lib/transaction/require-wallet.ts';
import { sendTransaction } from '../../../lib/transaction/send-transaction.ts';
import { simulate } from '../../../lib/transaction/simulate.ts';
import { toRpcCall, type TransactionCall } from '../../../lib/transaction/transaction-call.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import {
  approvalCalls,
  readApproval,
  readRefusal,
  toCall,
  type NftTransaction,
  type NftTransactionKind,
  type NftContracts,
} from './nft-transactions.ts';
import type { NftClient } from '../nft-client.ts';

/** What is going on: which deed, and whether the person's wallet or the chain is waited for. */
export interface NftTransactionProgress {
  readonly kind: NftTransactionKind;
  readonly waitsFor: 'check' | 'wallet' | 'block';
}

export interface NftTransactionTools {
  readonly client: NftClient;
  readonly contracts: NftContracts;
  /** The wallet that this began with; another one must not go on with it. */
  readonly from: Hex;
  readonly say: (progress: NftTransactionProgress) => void;
  /** Keeps the hash before its block is waited for, where a closed page must be able to go on. */
  readonly keep?: (hash: Hex) => void;
}

/**
 * A wallet tries a deed itself before it sends it: what it met there the chain says better than the wallet's words.
 * @returns what to throw
 */
async function explainWallet(failure: unknown, call: TransactionCall, from: Hex): Promise<unknown> {
  if (!(failure instanceof TransactionFailure) || failure.reason !== 'wallet') return failure;
  return simulate(call, from, readRefusal).then(
    () => failure,
    (refusal: unknown) => (refusal instanceof TransactionFailure ? refusal : failure),
  );
}

/** After a deed that its block refused: what the chain says now, or that it was refused. */
async function explain(call: TransactionCall, from: Hex): Promise<never> {
  await simulate(call, from, readRefusal);
  throw new TransactionFailure('reverted');
}

/**
 * Carries one deed out: tries it, has the wallet send it, waits for its block.
 * @throws TransactionFailure when it did not happen; ApiError when the chain does not answer
 */
export async function runNftTransaction(
  transaction: NftTransaction,
  tools: NftTransactionTools,
): Promise<ChainReceipt> {
  const { contracts, from, client, say, keep } = tools;
  const { kind } = transaction;
  const call = toCall(transaction, contracts, from);
  say({ kind, waitsFor: 'check' });
  await simulate(call, from, readRefusal);
  await requireWallet(from, client);
  say({ kind, waitsFor: 'wallet' });
  const hash = await sendTransaction(call, client.send).catch(async (error: unknown) => {
    throw await explainWallet(error, call, from);
  });
  keep?.(hash);
  say({ kind, waitsFor: 'block' });
  const receipt = await awaitReceipt(hash);
  if (receipt === null) throw new TransactionFailure('lost');
  return isSuccess(receipt) ? receipt : explain(call, from);
}

/** Offers a token; the marketplace is allowed to transfer it first, where it is not yet. */
export async function runListing(
  transaction: Extract<NftTransaction, { kind: 'list' }>,
  tools: NftTransactionTools,
): Promise<ChainReceipt> {
  const { contracts, from, say } = tools;
  say({ kind: 'list', waitsFor: 'check' });
  const calls = approvalCalls(transaction.tokenId, from, contracts);
  const answers = await requestChainBatch(
    calls.map((call) => ({ method: 'eth_call', params: [toRpcCall(call), 'latest'] })),
  );
  if (!readApproval(answers, contracts))
    await runNftTransaction({ kind: 'approve', tokenId: transaction.tokenId }, tools);
  return runNftTransaction(transaction, tools);
}
