import { leastTipWei, MIN_GAS_PRICE_WEI } from '@nova/shared/chain/constants';
import { z } from 'zod';
import type { Block } from '../../chain/block.ts';
import type { Chain } from '../../chain/chain.ts';
import { effectiveGasPrice } from '../../chain/transaction.ts';
import { quantity } from '../../encoding/hex.ts';
import { requireBlock } from '../block-tag.ts';
import { invalidParams } from '../errors.ts';
import { MAX_FEE_HISTORY } from '../limits.ts';
import { method, type RpcMethods } from '../method.ts';
import { blockTagParam, countParam, noParams } from '../params.ts';
import { yieldToEventLoop } from '../calls/yield-to-event-loop.ts';

/** Like geth's, a quantity with leading zeros or a decimal number is accepted too. */
const blockCountParam = z.union(
  [
    countParam,
    z
      .string()
      .regex(/^(0x[0-9a-fA-F]{1,13}|\d{1,15})$/)
      .transform(Number),
  ],
  'must be a number of blocks',
);

const percentilesParam = z.array(z.number().min(0).max(100)).max(100);

function requireAscending(percentiles: number[]): void {
  for (let i = 1; i < percentiles.length; i++) {
    if (percentiles[i]! < percentiles[i - 1]!) throw invalidParams('reward percentiles must be ascending');
  }
}

/**
 * Returns the tips of a block. It has one transaction, so every percentile is its tip; an empty block
 * reports the minimum accepted tip.
 */
function rewards(block: Block, percentiles: number[]): string[] {
  const { baseFeePerGas } = block.header;
  const tip =
    block.body === null
      ? leastTipWei(baseFeePerGas)
      : effectiveGasPrice(block.body.transaction, baseFeePerGas) - baseFeePerGas;
  return percentiles.map(() => quantity(tip));
}

/**
 * Methods for gas prices. Base fee plus tip equals the same minimum price, whether or not the chain has a
 * base fee.
 */
export function feeMethods(chain: Chain): RpcMethods {
  const none = noParams;

  /** Returns the base fee of the block after this one. */
  const next = (number: number): bigint =>
    number < chain.head.header.number
      ? chain.blocks.byNumber(number + 1)!.header.baseFeePerGas
      : chain.nextRules.baseFeeWei;

  return {
    eth_gasPrice: method(none, () => quantity(MIN_GAS_PRICE_WEI)),
    eth_blobBaseFee: method(none, () => '0x1'),
    // Computed against the base fee of the last block, because clients add the tip to that.
    eth_maxPriorityFeePerGas: method(none, () => quantity(leastTipWei(chain.head.header.baseFeePerGas))),
    eth_baseFee: method(none, () => quantity(chain.nextRules.baseFeeWei)),
    eth_feeHistory: method(
      z.tuple([blockCountParam, blockTagParam, percentilesParam.nullish().optional()]),
      async ([count, newest, percentiles]) => {
        requireAscending(percentiles ?? []);
        const last = requireBlock(chain, newest).header.number;
        const length = Math.min(count, MAX_FEE_HISTORY, last + 1);
        const blocks: Block[] = [];
        const turn = yieldToEventLoop();
        for (let number = last - length + 1; number <= last; number++) {
          blocks.push(chain.blocks.byNumber(number)!);
          await turn();
        }
        return {
          oldestBlock: quantity(length === 0 ? 0 : last - length + 1),
          baseFeePerGas:
            length === 0
              ? []
              : [...blocks.map(({ header }) => header.baseFeePerGas), next(last)].map(quantity),
          gasUsedRatio: blocks.map(({ header }) => Number(header.gasUsed) / Number(header.gasLimit)),
          baseFeePerBlobGas: Array.from({ length: length === 0 ? 0 : length + 1 }, () => '0x1'),
          blobGasUsedRatio: blocks.map(() => 0),
          ...(percentiles != null && { reward: blocks.map((block) => rewards(block, percentiles)) }),
        };
      },
    ),
  };
}
