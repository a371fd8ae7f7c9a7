import { type Abi, parseAbi } from 'viem';

/** Reads "transfer(address to, uint256 amount)", with or without "function" in front. @returns null for anything else */
export function parseFunction(text: string): Abi | null {
  try {
    return parseAbi([text.startsWith('function ') ? text : `function ${text}`] as [string]);
  } catch {
    return null;
  }
}
