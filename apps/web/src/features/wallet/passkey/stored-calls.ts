import type { Hex } from 'viem';
import { z } from 'zod';
import { hashSchema } from '@nova/shared/hex';
import { readStored, writeStored } from '../../../lib/store/stored-value.ts';

const KEY = 'nova.passkeyCalls';
/** Pages ask for the status of their newest calls only. */
const STORED_MAX = 50;
const storedSchema = z.array(z.tuple([z.string(), hashSchema]));

function readAll(): [id: string, hash: Hex][] {
  try {
    return storedSchema.parse(JSON.parse(readStored(KEY) ?? '[]'));
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
