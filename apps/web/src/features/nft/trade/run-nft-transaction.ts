import type { Hex } from 'viem';
import { requestChainBatch } from '../../../lib/chain/chain-rpc.ts';
import {
  awaitReceipt,
  awaitSuccess,
  isSuccess,
  type ChainReceipt,
} from '../../../lib/transaction/await-receipt.ts';
import { requireWallet } from '../../../lib/transaction/require-wallet.ts';
import { createCallsId } from '../../../lib/transaction/create-calls-id.ts';
import { sendTransaction } from '../../../lib/transaction/send-transaction.ts';
import { simulate, simulateCalls } from '../../../lib/transaction/simulate.ts';
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
  readonly kind: NftTransactionKind | 'approveAndList';
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
async function explainWallet(failure: unknown, repeat: () => Promise<unknown>): Promise<unknown> {
  if (!(failure instanceof TransactionFailure) || failure.reason !== 'wallet') return failure;
  return repeat().then(
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
    throw await explainWallet(error, () => simulate(call, from, readRefusal));
  });
  keep?.(hash);
  reportProgress({ kind, waitsFor: 'block' });
  const receipt = await awaitReceipt(hash);
  if (receipt === null) throw new TransactionFailure('lost');
  return isSuccess(receipt) ? receipt : explain(call, from);
}

type Listing = Extract<NftTransaction, { kind: 'list' }>;

/**
 * Approves the marketplace and lists a token in one transaction.
 * @returns null if the wallet cannot send several calls as one; then nothing was sent
 */
async function approveAndList(
  transaction: Listing,
  { client, contracts, from, reportProgress }: NftTransactionTools,
): Promise<ChainReceipt | null> {
  const walletCalls = await client.loadCalls();
  if (!(await walletCalls.canSend(from))) return null;
  const approval: NftTransaction = { kind: 'approve', tokenId: transaction.tokenId };
  const calls = [approval, transaction].map((each) => toCall(each, contracts, from));
  const repeat = () => simulateCalls(calls, from, readRefusal);
  await repeat();
  await requireWallet(from, client);
  reportProgress({ kind: 'approveAndList', waitsFor: 'wallet' });
  const id = await walletCalls.send(calls, { from, id: createCallsId() }).catch(async (error: unknown) => {
    throw await explainWallet(error, repeat);
  });
  if (id === null) return null;
  reportProgress({ kind: 'approveAndList', waitsFor: 'block' });
  const outcome = await walletCalls.awaitSealed(id);
  if (outcome.status === 'sealed') return awaitSuccess(outcome.hash);
  if (outcome.status === 'unknown') throw new TransactionFailure('walletSilent');
  await repeat();
  throw new TransactionFailure(outcome.reason);
}

/** Lists a token for sale, after approving the marketplace if necessary. */
export async function runListing(transaction: Listing, tools: NftTransactionTools): Promise<ChainReceipt> {
  const { contracts, from, reportProgress } = tools;
  reportProgress({ kind: 'list', waitsFor: 'check' });
  const calls = approvalCalls(transaction.tokenId, from, contracts);
  const answers = await requestChainBatch(
    calls.map((call) => ({ method: 'eth_call', params: [toRpcCall(call), 'latest'] })),
  );
  if (!readApproval(answers, contracts)) {
    const receipt = await approveAndList(transaction, tools);
    if (receipt !== null) return receipt;
    await runNftTransaction({ kind: 'approve', tokenId: transaction.tokenId }, tools);
  }
  return runNftTransaction(transaction, tools);
}
