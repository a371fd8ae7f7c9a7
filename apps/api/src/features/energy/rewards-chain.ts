import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { encodeFunctionData, type Hex } from 'viem';
import { batchCalls } from '../../http/chain/batch-calls.ts';
import type { ChainClient } from '../../http/chain/chain-client.ts';

const abi = communityRewardsAbi;
const PAUSED = encodeFunctionData({ abi, functionName: 'paused' });
const LEFT_POT = encodeFunctionData({ abi, functionName: 'leftPotPoints' });
const LEFT_POINTS = encodeFunctionData({ abi, functionName: 'leftPoints' });

/** The contract's current limits for an account's conversions. */
export interface RewardsOnChain {
  readonly isOpen: boolean;
  readonly nonce: number;
  readonly leftPointsOf: number;
  readonly leftPoints: number;
  /** Points that all accounts together can still convert today without a purchase. */
  readonly leftPotPoints: number;
  /** Points that are still covered by the account's purchases. */
  readonly leftCoveredPointsOf: number;
}

/** Reads the limits at the newest block with one call; null if the chain does not respond. */
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
