import { type Abi, decodeErrorResult, type Hex } from 'viem';

/** An error of a contract, as its interface names it. */
export interface ContractRefusal {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** What a contract gave back with its refusal; null for what the interface does not know. */
export function readContractRefusal(abi: Abi, data: unknown): ContractRefusal | null {
  if (typeof data !== 'string' || !/^0x(?:[0-9a-f]{2})+$/i.test(data)) return null;
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi, data: data as Hex });
    return { name: errorName, args };
  } catch {
    // The refusal of a contract that is not ours.
    return null;
  }
}
