import { type Hex, type Abi, decodeErrorResult } from 'viem';

/**
 * Returns a contract's error with name and arguments for the log. @param data Revert data from the chain.
 */
export function explainRefusal(abi: Abi, data: Hex): string {
  try {
    const { errorName, args } = decodeErrorResult({ abi, data });
    return `${errorName}(${(args ?? []).map(String).join(', ')})`;
  } catch {
    return `refused with ${data}`;
  }
}
