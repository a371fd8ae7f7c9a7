import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { RpcClient } from '@nova/worker/lib/chain/rpc-client';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Work } from './mixed-work.ts';

/** Gas limit sufficient for the longest permitted code; several transactions still fit in a block. */
const GAS = 6_000_000n;
const GWEI = 10n ** 9n;
/** Half of the large transactions that the pool accepts per sender, so that a busy node is not overloaded. */
const BATCH = 8;

/** Signs transactions of one key with nonces from `nonce` on and sends them to the node without waiting. */
export async function sendWork(
  rpc: RpcClient,
  key: Hex,
  work: readonly Work[],
  nonce: number,
): Promise<Hex[]> {
  const account = privateKeyToAccount(key);
  const hashes: Hex[] = [];
  for (let start = 0; start < work.length; start += BATCH) {
    const signed = await Promise.all(
      work.slice(start, start + BATCH).map((item, index) => sign(account, item, nonce + start + index)),
    );
    const calls = signed.map((raw) => ({ method: 'eth_sendRawTransaction', params: [raw] }));
    hashes.push(...(await rpc.batch<Hex>(calls)));
  }
  return hashes;
}

function sign(account: ReturnType<typeof privateKeyToAccount>, work: Work, nonce: number): Promise<Hex> {
  const { to, value, data } = work;
  const common = { to, value, data, nonce, gas: GAS, chainId: CHAIN_ID };
  if (work.type === 0) return account.signTransaction({ ...common, type: 'legacy', gasPrice: 3n * GWEI });
  if (work.type === 1) {
    return account.signTransaction({ ...common, type: 'eip2930', gasPrice: 2n * GWEI, accessList: [] });
  }
  return account.signTransaction({
    ...common,
    type: 'eip1559',
    maxFeePerGas: 5n * GWEI,
    maxPriorityFeePerGas: GWEI,
  });
}
