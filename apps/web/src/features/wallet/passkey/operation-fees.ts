import { leastTipWei } from '@nova/shared/chain/constants';

/**
 * Returns the fees that an operation offers. The bundler refuses less than the least price, which an engine without a
 * base fee does not suggest.
 * @param suggestedTipWei the engine's suggestion
 */
export function operationFees(baseFeeWei: bigint, suggestedTipWei: bigint) {
  const leastWei = leastTipWei(baseFeeWei);
  const tipWei = 2n * suggestedTipWei > leastWei ? 2n * suggestedTipWei : leastWei;
  // The base fee may rise before the operation is included.
  return { maxPriorityFeePerGas: tipWei, maxFeePerGas: 2n * baseFeeWei + tipWei };
}
