import type { Hex } from 'viem';
import { ApiError } from '../api/http.ts';
import { requestChain } from '../chain/chain-rpc.ts';
import { isMethodMissing } from '../chain/is-method-missing.ts';
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

async function toRefusal(
  message: string,
  data: unknown,
  readRefusal: ReadRefusal,
): Promise<TransactionFailure> {
  const known = await readRefusal(data);
  if (known) return new TransactionFailure('refused', known);
  if (indicatesInsufficientFunds(message)) return new TransactionFailure('insufficientFunds');
  return new TransactionFailure('refused', { detail: message });
}

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
    throw await toRefusal(error.message, error.details['data'], readRefusal);
  }
}

interface SimulatedBlock {
  readonly calls: readonly { readonly error?: { readonly message: string; readonly data?: unknown } }[];
}

/**
 * Simulates calls one after the other at the newest block, each with the effects of those before it. Where the engine
 * cannot, only the first is simulated, and the wallet checks the others.
 * @throws TransactionFailure `refused` or `insufficientFunds` for the first call that fails; ApiError if the
 * chain does not respond
 */
export async function simulateCalls(
  calls: readonly TransactionCall[],
  from: Hex,
  readRefusal: ReadRefusal,
): Promise<void> {
  const block = { calls: calls.map((call) => toRpcCall(call, from)) };
  const params = [{ blockStateCalls: [block] }, 'latest'];
  const blocks = await requestChain<readonly SimulatedBlock[]>('eth_simulateV1', params).catch(
    async (error: unknown) => {
      if (!isMethodMissing(error)) throw error;
      await simulate(calls[0]!, from, readRefusal);
      return [];
    },
  );
  for (const { error } of blocks.flatMap((each) => each.calls))
    if (error) throw await toRefusal(error.message, error.data, readRefusal);
}
