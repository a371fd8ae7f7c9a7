import { type Abi, parseAbi } from 'viem';

/** Parses "transfer(address to, uint256 amount)"; "function" in front is optional. @returns null if invalid */
export function parseFunction(text: string): Abi | null {
  try {
    return parseAbi([text.startsWith('function ') ? text : `function ${text}`] as [string]);
  } catch {
    return null;
  }
}
