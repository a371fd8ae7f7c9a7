import { Address } from '@ethereumjs/util';
import { z } from 'zod';
import type { BlockEnvironment } from '../../chain/block-environment.ts';
import { hexToBytes } from '../../encoding/hex.ts';
import { addressParam, hashParam, quantityParam } from '../params.ts';

const optionalQuantity = quantityParam.nullish();

/** geth's block overrides, including the older names of three fields. */
export const blockOverridesParam = z.object({
  number: optionalQuantity,
  /** Whole seconds. */
  time: optionalQuantity,
  gasLimit: optionalQuantity,
  feeRecipient: addressParam.nullish(),
  coinbase: addressParam.nullish(),
  prevRandao: hashParam.nullish(),
  random: hashParam.nullish(),
  baseFeePerGas: optionalQuantity,
  baseFee: optionalQuantity,
  blobBaseFee: optionalQuantity,
  difficulty: optionalQuantity,
});

export type BlockOverrides = z.output<typeof blockOverridesParam>;

/** Returns the environment with some of its fields replaced. */
export function overrideBlock(
  { header }: BlockEnvironment,
  overrides: BlockOverrides | null | undefined,
): BlockEnvironment {
  if (overrides == null) return { header };
  const { number, time, gasLimit, blobBaseFee } = overrides;
  const recipient = overrides.feeRecipient ?? overrides.coinbase;
  const random = overrides.prevRandao ?? overrides.random;
  return {
    header: {
      ...header,
      number: number ?? header.number,
      timestamp: time ?? header.timestamp,
      gasLimit: gasLimit ?? header.gasLimit,
      coinbase: recipient == null ? header.coinbase : new Address(recipient),
      prevRandao: random == null ? header.prevRandao : hexToBytes(random),
      baseFeePerGas: overrides.baseFeePerGas ?? overrides.baseFee ?? header.baseFeePerGas,
      getBlobGasPrice: blobBaseFee == null ? header.getBlobGasPrice : () => blobBaseFee,
    },
  };
}
