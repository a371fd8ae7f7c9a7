import { type Abi, decodeErrorResult, type Hex } from 'viem';

/** A contract error by its name in the ABI. */
export interface ContractRefusal {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Decodes a contract's revert data; returns null for an error that the ABI does not contain. */
export function readContractRefusal(abi: Abi, data: unknown): ContractRefusal | null {
  if (typeof data !== 'string' || !/^0x(?:[0-9a-f]{2})+$/i.test(data)) return null;
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi, data: data as Hex });
    return { name: errorName, args };
  } catch {
    // An error of a contract that is not ours.
    return null;
  }
}
