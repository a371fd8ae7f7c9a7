import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { DRIP_WEI } from '@nova/shared/faucet/constants';
import type { FaucetState } from '@nova/shared/faucet/schemas';
import { type Hex, decodeFunctionResult, encodeFunctionData } from 'viem';
import { z } from 'zod';
import type { ChainClient } from '../../http/chain/chain-client.ts';

const hexSchema = z.string().regex(/^0x([0-9a-f]{2})+$/i);
const abi = communityRewardsAbi;

/** Current state of the contract; fields are null if the chain did not respond. */
export interface FaucetOnChain {
  readonly isPaused: boolean | null;
  readonly leftTodayWei: bigint | null;
  readonly balanceWei: bigint | null;
}

/** Returns what the state means for a new request. */
export function nameFaucetState({ isPaused, leftTodayWei, balanceWei }: FaucetOnChain): FaucetState {
  if (isPaused === null || leftTodayWei === null || balanceWei === null) return 'away';
  if (isPaused) return 'paused';
  if (balanceWei < DRIP_WEI) return 'empty';
  return leftTodayWei < DRIP_WEI ? 'used_up' : 'open';
}

/** Reads the faucet's state from the newest block in one batch. */
export async function readFaucetOnChain(chain: ChainClient, rewards: Hex): Promise<FaucetOnChain> {
  const read = (functionName: 'paused' | 'leftDripWei') => ({
    method: 'eth_call',
    params: [{ to: rewards, data: encodeFunctionData({ abi, functionName }) }, 'latest'],
  });
  const [paused, left, balance] = await chain.call([
    read('paused'),
    read('leftDripWei'),
    { method: 'eth_getBalance', params: [rewards, 'latest'] },
  ]);
  const isPaused = toBytes(paused);
  const leftTodayWei = toBytes(left);
  return {
    isPaused: isPaused && decodeFunctionResult({ abi, functionName: 'paused', data: isPaused }),
    leftTodayWei:
      leftTodayWei && decodeFunctionResult({ abi, functionName: 'leftDripWei', data: leftTodayWei }),
    balanceWei: typeof balance === 'string' && /^0x[0-9a-f]+$/i.test(balance) ? BigInt(balance) : null,
  };
}

function toBytes(value: unknown): Hex | null {
  const parsed = hexSchema.safeParse(value);
  return parsed.success ? (parsed.data as Hex) : null;
}
