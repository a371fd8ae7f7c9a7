import { type Hex, type Abi, decodeErrorResult } from 'viem';

/** A contract's refusal by its name and arguments, for the log. @param data what the chain gave as the reason */
export function explainRefusal(abi: Abi, data: Hex): string {
  try {
    const { errorName, args } = decodeErrorResult({ abi, data });
    return `${errorName}(${(args ?? []).map(String).join(', ')})`;
  } catch {
    return `refused with ${data}`;
  }
}
