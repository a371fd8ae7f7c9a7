import { leastTipWei } from '@nova/shared/chain/constants';
import type { HeadWatcher } from '../lib/chain/head-watcher.ts';
import type { RpcClient } from '../lib/chain/rpc-client.ts';

/** Fees that a transaction offers per unit of gas, in wei. */
export interface Fees {
  readonly tipWei: bigint;
  /** Maximum sum of tip and base fee. */
  readonly maxWei: bigint;
}

/** Fees that the chain currently requires. */
export interface RequestedFees extends Fees {
  /** Minimum offer that is accepted before the base fee falls. */
  readonly leastWei: bigint;
}

/** Reads the base fee, doubled so that it may rise for a few blocks, and the minimum tip. */
export async function readFees(rpc: RpcClient, heads: HeadWatcher): Promise<RequestedFees> {
  const baseFeeWei = heads.latest?.baseFeeWei ?? (await readBaseFee(rpc));
  const tipWei = leastTipWei(baseFeeWei);
  return { tipWei, maxWei: baseFeeWei * 2n + tipWei, leastWei: baseFeeWei + tipWei };
}

/**
 * Returns the fees for replacing a transaction: pools require 10% more for both, and the market may require
 * even more.
 */
export function raiseFees(currentFees: Fees, before: Fees): Fees {
  return {
    tipWei: higher(currentFees.tipWei, before.tipWei),
    maxWei: higher(currentFees.maxWei, before.maxWei),
  };
}

function higher(current: bigint, before: bigint): bigint {
  const raised = (before * 9n) / 8n + 1n;
  return current > raised ? current : raised;
}

async function readBaseFee(rpc: RpcClient): Promise<bigint> {
  const block = await rpc.request<{ baseFeePerGas?: string }>('eth_getBlockByNumber', ['latest', false]);
  return BigInt(block.baseFeePerGas ?? '0x0');
}
