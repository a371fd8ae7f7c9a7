import type { Hex } from 'viem';
import { readStored, writeStored } from '../../../lib/store/stored-value.ts';

const KEY = 'nova.passkeyCalls';
/** Pages ask for the status of their newest calls only. */
const STORED_MAX = 50;

function readAll(): [id: string, hash: Hex][] {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(value) ? (value as [id: string, hash: Hex][]) : [];
  } catch {
    return [];
  }
}

/** Returns the user operation of a page's calls (EIP-5792); null if this browser sent none with this ID. */
export function findStoredCalls(id: string): Hex | null {
  return readAll().find(([known]) => known === id)?.[1] ?? null;
}

export function storeCalls(id: string, hash: Hex): void {
  writeStored(KEY, JSON.stringify([...readAll(), [id, hash]].slice(-STORED_MAX)));
}
