import type { Hex } from 'viem';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import { readWords, toAddress, TOPICS } from '../sale/presale-errors.ts';

/** Coins delivered by one transaction of the presale, according to its events. */
export interface Bought {
  readonly hash: Hex;
  readonly blockNumber: number;
  readonly blockHash: Hex;
  readonly buyer: Hex;
  readonly phase: number;
  readonly usdtUnits: bigint;
  readonly baseWei: bigint;
  readonly bonusWei: bigint;
}

interface ChainReceipt {
  readonly blockNumber: Hex;
  readonly blockHash: Hex;
  readonly logs: readonly { readonly address: Hex; readonly topics: readonly Hex[]; readonly data: string }[];
}

/**
 * Reads the purchase of a transaction; returns null if it is not sealed or bought nothing from this contract.
 */
export async function readBought(hash: Hex, contract: Hex): Promise<Bought | null> {
  const receipt = await requestChain<ChainReceipt | null>('eth_getTransactionReceipt', [hash]);
  const log = receipt?.logs.find(
    ({ address, topics }) => address.toLowerCase() === contract && topics[0] === TOPICS.purchased,
  );
  if (!receipt || !log) return null;
  const [usdtUnits, baseWei, bonusWei] = readWords(log.data) as [bigint, bigint, bigint];
  return {
    hash,
    blockNumber: Number(receipt.blockNumber),
    blockHash: receipt.blockHash,
    buyer: toAddress(BigInt(log.topics[1]!)),
    phase: Number(log.topics[2]),
    usdtUnits,
    baseWei,
    bonusWei,
  };
}
