import type { Hex } from 'viem';

/** Creates an ID for calls; a wallet never sends two sets of calls with the same ID. */
export function createCallsId(): Hex {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
