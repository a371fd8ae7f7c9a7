import { LRUCache } from 'lru-cache';
import { mapKey } from '../../encoding/hex.ts';
import { keccak256 } from '../../crypto/keccak.ts';
import type { Log } from './receipt.ts';

const BLOOM_BYTES = 256;

/** Cached because most blocks repeat the same event signatures and contract addresses. */
const positionsOf = new LRUCache<string, number[]>({ max: 10_000 });

/** Returns the three bits that an address or topic sets in the 2048-bit filter. */
export function bitPositions(item: Uint8Array): number[] {
  const key = mapKey(item);
  let positions = positionsOf.get(key);
  if (positions === undefined) {
    const hash = keccak256(item);
    positions = [0, 2, 4].map((at) => ((hash[at]! << 8) | hash[at + 1]!) & 2047);
    positionsOf.set(key, positions);
  }
  return positions;
}

/** Returns the logs bloom of a block, from addresses and topics of its logs. */
export function logsBloom(logs: Log[]): Uint8Array {
  const bloom = new Uint8Array(BLOOM_BYTES);
  for (const log of logs) {
    for (const item of [log.address, ...log.topics]) {
      for (const bit of bitPositions(item)) bloom[BLOOM_BYTES - 1 - (bit >> 3)]! |= 1 << (bit & 7);
    }
  }
  return bloom;
}

/** Returns false if no log of the block has this address or topic, and true if one may have it. */
export function bloomMayContain(bloom: Uint8Array, item: Uint8Array): boolean {
  return bitPositions(item).every((bit) => (bloom[BLOOM_BYTES - 1 - (bit >> 3)]! & (1 << (bit & 7))) !== 0);
}
