import { leastTipWei } from '@nova/shared/chain/constants';
import type { HeadWatcher } from '../lib/chain/head-watcher.ts';
import type { RpcClient } from '../lib/chain/rpc-client.ts';

/** What a transaction offers per unit of gas, in wei. */
export interface Fees {
  readonly tipWei: bigint;
  /** The most that tip and base fee may come to. */
  readonly maxWei: bigint;
}

/** What the chain asks for at present. */
export interface AskedFees extends Fees {
  /** An offer below this is not taken before the base fee falls. */
  readonly leastWei: bigint;
}

/** The base fee, doubled so that it may rise for some blocks, and the least tip beside it. */
export async function readFees(rpc: RpcClient, heads: HeadWatcher): Promise<AskedFees> {
  const baseFeeWei = heads.latest?.baseFeeWei ?? (await readBaseFee(rpc));
  const tipWei = leastTipWei(baseFeeWei);
  return { tipWei, maxWei: baseFeeWei * 2n + tipWei, leastWei: baseFeeWei + tipWei };
}

/** What replaces a transaction in a pool: pools ask for 10 % more on both, and the market may ask for more still. */
export function raiseFees(asked: Fees, before: Fees): Fees {
  return { tipWei: higher(asked.tipWei, before.tipWei), maxWei: higher(asked.maxWei, before.maxWei) };
}

function higher(asked: bigint, before: bigint): bigint {
  const raised = (before * 9n) / 8n + 1n;
  return asked > raised ? asked : raised;
}

async function readBaseFee(rpc: RpcClient): Promise<bigint> {
  const block = await rpc.request<{ baseFeePerGas?: string }>('eth_getBlockByNumber', ['latest', false]);
  return BigInt(block.baseFeePerGas ?? '0x0');
}
