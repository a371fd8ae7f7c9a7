import { formatGwei } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import type { EtherscanAnswer, EtherscanModule } from '../../http/chain/etherscan-call.ts';
import { readGasPrices } from '../../http/chain/gas-prices.ts';
import { answerOk, EtherscanError } from './answers.ts';

/** Returns the module `gastracker`: current gas prices in gwei. */
export function createGasActions(context: Pick<ApiContext, 'chain'>): EtherscanModule {
  return { gasoracle: async () => readGasOracle(context) };
}

async function readGasOracle({ chain }: Pick<ApiContext, 'chain'>): Promise<EtherscanAnswer> {
  const prices = await readGasPrices(chain);
  if (prices === null)
    throw new EtherscanError('Error! The chain node did not return its fees. Please try again.');
  return answerOk({
    LastBlock: prices.lastBlock.toString(),
    SafeGasPrice: formatGwei(prices.slowWei),
    ProposeGasPrice: formatGwei(prices.averageWei),
    FastGasPrice: formatGwei(prices.fastWei),
    suggestBaseFee: formatGwei(prices.baseFeeWei),
    gasUsedRatio: prices.gasUsedRatios.join(','),
  });
}
