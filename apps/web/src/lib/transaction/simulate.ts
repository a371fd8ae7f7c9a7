import type { Hex } from 'viem';
import { ApiError } from '../api/http.ts';
import { requestChain } from '../chain/chain-rpc.ts';
import { indicatesInsufficientFunds } from './insufficient-funds.ts';
import { toRpcCall, type TransactionCall } from './transaction-call.ts';
import { TransactionFailure } from './transaction-failure.ts';

/** A contract error that a feature knows: its name, and the contract's values. */
export interface KnownRefusal {
  readonly refusal: string;
  readonly values?: readonly bigint[];
  readonly detail?: string;
}

/** Decodes revert data; returns null for an error that the feature does not know. */
export type ReadRefusal = (data: unknown) => KnownRefusal | null | Promise<KnownRefusal | null>;

/**
 * Simulates a call at the newest block without sending it, so that errors appear before the wallet opens.
 * @returns the result of the call
 * @throws TransactionFailure `refused` or `insufficientFunds`; ApiError if the chain does not respond
 */
export async function simulate(call: TransactionCall, from: Hex, readRefusal: ReadRefusal): Promise<Hex> {
  try {
    return await requestChain<Hex>('eth_call', [toRpcCall(call, from), 'latest']);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'chain_refused') throw error;
    const known = await readRefusal(error.details['data']);
    if (known) throw new TransactionFailure('refused', known);
    if (indicatesInsufficientFunds(error.message)) throw new TransactionFailure('insufficientFunds');
    throw new TransactionFailure('refused', { detail: error.message });
  }
}
