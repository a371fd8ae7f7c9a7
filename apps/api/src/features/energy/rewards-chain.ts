import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { encodeFunctionData, type Hex } from 'viem';
import { batchCalls } from '../../http/chain/batch-calls.ts';
import type { ChainClient } from '../../http/chain/chain-client.ts';

const abi = communityRewardsAbi;
const PAUSED = encodeFunctionData({ abi, functionName: 'paused' });
const LEFT_POT = encodeFunctionData({ abi, functionName: 'leftPotPoints' });
const LEFT_POINTS = encodeFunctionData({ abi, functionName: 'leftPoints' });

/** What the contract says about conversions of an account now. */
export interface RewardsOnChain {
  readonly isOpen: boolean;
  readonly nonce: number;
  readonly leftPointsOf: number;
  readonly leftPoints: number;
  /** Points that no purchase covers, of all accounts, today. */
  readonly leftPotPoints: number;
  /** Points that the account's purchases still cover. */
  readonly leftCoveredPointsOf: number;
}

/** Reads it from the newest block, in one call; null when the chain does not answer. */
export async function readRewardsOnChain(
  chain: ChainClient,
  contract: Hex,
  account: Hex,
): Promise<RewardsOnChain | null> {
  const [paused, nonce, leftOf, left, leftPot, covered] = await batchCalls(chain, contract, [
    PAUSED,
    encodeFunctionData({ abi, functionName: 'nonces', args: [account] }),
    encodeFunctionData({ abi, functionName: 'leftPointsOf', args: [account] }),
    LEFT_POINTS,
    LEFT_POT,
    encodeFunctionData({ abi, functionName: 'leftCoveredPointsOf', args: [account] }),
  ]);
  if (!paused || !nonce || !leftOf || !left || !leftPot || !covered) return null;
  return {
    isOpen: BigInt(paused) === 0n,
    nonce: Number(BigInt(nonce)),
    leftPointsOf: Number(BigInt(leftOf)),
    leftPoints: Number(BigInt(left)),
    leftPotPoints: Number(BigInt(leftPot)),
    leftCoveredPointsOf: Number(BigInt(covered)),
  };
}
