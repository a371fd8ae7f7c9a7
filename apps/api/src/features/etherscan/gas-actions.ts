import { formatGwei } from 'viem';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { EtherscanAnswer, EtherscanModule } from '../../http/chain/etherscan-call.ts';
import { answerOk, EtherscanError } from './answers.ts';

/** Blocks that the prices are taken from. */
const BLOCKS = 5;
/** Of the tips in a block: low, middle and high. */
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

/** Module `gastracker`: what a transaction pays per gas now, in gwei. */
export function createGasActions(context: Pick<ApiContext, 'chain'>): EtherscanModule {
  return { gasoracle: async () => readGasOracle(context) };
}

/** Base fee of the next block and, on top of it, the tips that the last blocks had. */
async function readGasOracle({ chain }: Pick<ApiContext, 'chain'>): Promise<EtherscanAnswer> {
  const [answer] = await chain.call([
    { method: 'eth_feeHistory', params: [`0x${BLOCKS.toString(16)}`, 'latest', PERCENTILES] },
  ]);
  const history = historySchema.safeParse(answer);
  if (!history.success) throw new EtherscanError('Error! The chain node does not tell its fees');
  const { oldestBlock, baseFeePerGas, gasUsedRatio } = history.data;
  const baseFeeWei = baseFeePerGas.at(-1)!;
  const [safe, proposed, fast] = averageTips(history.data).map((tipWei) => formatGwei(baseFeeWei + tipWei));
  return answerOk({
    LastBlock: (oldestBlock + BigInt(gasUsedRatio.length) - 1n).toString(),
    SafeGasPrice: safe,
    ProposeGasPrice: proposed,
    FastGasPrice: fast,
    suggestBaseFee: formatGwei(baseFeeWei),
    gasUsedRatio: gasUsedRatio.join(','),
  });
}

/** Wei per gas. A block without transactions names a tip of 0 that nobody paid; it says nothing about tips. */
function averageTips({ reward, gasUsedRatio }: FeeHistory): bigint[] {
  const paid = reward.filter((_, index) => (gasUsedRatio[index] ?? 0) > 0);
  return PERCENTILES.map((_, place) => {
    const sumWei = paid.reduce((sum, tips) => sum + tips[place]!, 0n);
    return paid.length === 0 ? 0n : sumWei / BigInt(paid.length);
  });
}
