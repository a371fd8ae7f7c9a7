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

/** Progress of an operation: its current step, and whether the wallet or the chain is awaited. */
export interface NftTransactionProgress {
  readonly kind: NftTransactionKind;
  readonly waitsFor: 'check' | 'wallet' | 'block';
}

export interface NftTransactionTools {
  readonly client: NftClient;
  readonly contracts: NftContracts;
  /** Wallet that started the operation; no other wallet may continue it. */
  readonly from: Hex;
  readonly reportProgress: (progress: NftTransactionProgress) => void;
  /** Saves the hash before waiting for the block, if a closed page must be able to continue. */
  readonly keep?: (hash: Hex) => void;
}

/**
 * Wallets simulate a transaction before sending it; the chain's reason is more precise than the wallet's
 * message.
 * @returns the error to throw
 */
async function explainWallet(failure: unknown, call: TransactionCall, from: Hex): Promise<unknown> {
  if (!(failure instanceof TransactionFailure) || failure.reason !== 'wallet') return failure;
  return simulate(call, from, readRefusal).then(
    () => failure,
    (refusal: unknown) => (refusal instanceof TransactionFailure ? refusal : failure),
  );
}

/** Explains a transaction that was reverted: repeats the call, or reports that it failed. */
async function explain(call: TransactionCall, from: Hex): Promise<never> {
  await simulate(call, from, readRefusal);
  throw new TransactionFailure('reverted');
}

/**
 * Executes one operation: simulates it, sends it with the wallet, and waits for its block.
 * @throws TransactionFailure if it failed; ApiError if the chain does not respond
 */
export async function runNftTransaction(
  transaction: NftTransaction,
  tools: NftTransactionTools,
): Promise<ChainReceipt> {
  const { contracts, from, client, reportProgress, keep } = tools;
  const { kind } = transaction;
  const call = toCall(transaction, contracts, from);
  reportProgress({ kind, waitsFor: 'check' });
  await simulate(call, from, readRefusal);
  await requireWallet(from, client);
  reportProgress({ kind, waitsFor: 'wallet' });
  const hash = await sendTransaction(call, client.send).catch(async (error: unknown) => {
    throw await explainWallet(error, call, from);
  });
  keep?.(hash);
  reportProgress({ kind, waitsFor: 'block' });
  const receipt = await awaitReceipt(hash);
  if (receipt === null) throw new TransactionFailure('lost');
  return isSuccess(receipt) ? receipt : explain(call, from);
}

/** Lists a token for sale, after approving the marketplace if necessary. */
export async function runListing(
  transaction: Extract<NftTransaction, { kind: 'list' }>,
  tools: NftTransactionTools,
): Promise<ChainReceipt> {
  const { contracts, from, reportProgress } = tools;
  reportProgress({ kind: 'list', waitsFor: 'check' });
  const calls = approvalCalls(transaction.tokenId, from, contracts);
  const answers = await requestChainBatch(
    calls.map((call) => ({ method: 'eth_call', params: [toRpcCall(call), 'latest'] })),
  );
  if (!readApproval(answers, contracts))
    await runNftTransaction({ kind: 'approve', tokenId: transaction.tokenId }, tools);
  return runNftTransaction(transaction, tools);
}
