import { z } from 'zod';
import type { ChainClient } from './chain-client.ts';

/** Number of recent blocks from which prices are derived. */
const BLOCKS = 5;
/** Percentiles of the tips in a block: low, middle and high. */
const PERCENTILES = [10, 50, 90] as const;

const quantity = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform((text) => BigInt(text));
const historySchema = z.object({
  oldestBlock: quantity,
  baseFeePerGas: z.array(quantity).min(1),
  gasUsedRatio: z.array(z.number()),
  reward: z.array(z.tuple([quantity, quantity, quantity])),
});
type FeeHistory = z.infer<typeof historySchema>;

/** Current price per gas in wei: the base fee of the next block plus tips of the last blocks. */
export interface GasPrices {
  readonly lastBlock: bigint;
  readonly baseFeeWei: bigint;
  readonly slowWei: bigint;
  readonly averageWei: bigint;
  readonly fastWei: bigint;
  /** Share of the gas limit that each of the last blocks used, oldest first. */
  readonly gasUsedRatios: readonly number[];
}

/** Reads current gas prices; null if the node does not provide them. */
export async function readGasPrices(chain: ChainClient): Promise<GasPrices | null> {
  const [answer] = await chain.call([
    { method: 'eth_feeHistory', params: [`0x${BLOCKS.toString(16)}`, 'latest', PERCENTILES] },
  ]);
  const parsed = historySchema.safeParse(answer);
  if (!parsed.success) return null;
  const { oldestBlock, baseFeePerGas, gasUsedRatio } = parsed.data;
  const baseFeeWei = baseFeePerGas.at(-1)!;
  const [slow, average, fast] = averageTips(parsed.data);
  return {
    lastBlock: oldestBlock + BigInt(gasUsedRatio.length) - 1n,
    baseFeeWei,
    slowWei: baseFeeWei + slow,
    averageWei: baseFeeWei + average,
    fastWei: baseFeeWei + fast,
    gasUsedRatios: gasUsedRatio,
  };
}

/**
 * Returns average tips in wei per gas. A block without transactions reports a tip of 0 that no one paid, so
 * it is excluded.
 */
function averageTips({ reward, gasUsedRatio }: FeeHistory): [bigint, bigint, bigint] {
  const paid = reward.filter((_, index) => (gasUsedRatio[index] ?? 0) > 0);
  const average = (place: 0 | 1 | 2) => {
    const sumWei = paid.reduce((sum, tips) => sum + tips[place], 0n);
    return paid.length === 0 ? 0n : sumWei / BigInt(paid.length);
  };
  return [average(0), average(1), average(2)];
}
