import type { Hex } from 'viem';
import { ApiError } from '../api/http.ts';
import { requestChain } from '../chain/chain-rpc.ts';
import { saysInsufficientFunds } from './insufficient-funds.ts';
import { toRpcCall, type TransactionCall } from './transaction-call.ts';
import { TransactionFailure } from './transaction-failure.ts';

/** A refusal that a feature knows: its name for it, and what the contract gave with it. */
export interface KnownRefusal {
  readonly refusal: string;
  readonly values?: readonly bigint[];
  readonly detail?: string;
}

/** Tells what a contract gave back; null for what the feature does not know. */
export type ReadRefusal = (data: unknown) => KnownRefusal | null | Promise<KnownRefusal | null>;

/**
 * Tries a call at the newest block without sending it: a refusal is told before the wallet asks for anything.
 * @returns what the call would answer
 * @throws TransactionFailure `refused` or `insufficientFunds`; ApiError when the chain does not answer
 */
export async function simulate(call: TransactionCall, from: Hex, readRefusal: ReadRefusal): Promise<Hex> {
  try {
    return await requestChain<Hex>('eth_call', [toRpcCall(call, from), 'latest']);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'chain_refused') throw error;
    const known = await readRefusal(error.details['data']);
    if (known) throw new TransactionFailure('refused', known);
    if (saysInsufficientFunds(error.message)) throw new TransactionFailure('insufficientFunds');
    throw new TransactionFailure('refused', { detail: error.message });
  }
}
