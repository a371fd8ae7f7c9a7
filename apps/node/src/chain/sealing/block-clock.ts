import { readVanityMilliseconds } from '@nova/shared/explorer/block-extra';
import { bytesToHex } from '../../encoding/hex.ts';
import type { Header } from '../header.ts';
import { MAX_CLOCK_LEAD_MS } from '../genesis/rules.ts';

/** Milliseconds since the epoch. */
export type Clock = () => number;

/**
 * Returns the full time of a block in milliseconds: whole seconds from the header, the rest from its vanity.
 */
export function blockMilliseconds({ timestamp, extraData }: Pick<Header, 'timestamp' | 'extraData'>): number {
  return timestamp * 1000 + readVanityMilliseconds(bytesToHex(extraData));
}

/** Returns the time in milliseconds until a block on top of `parent` may be sealed; usually 0. */
export function clockLag(now: number, parent: Header): number {
  return Math.max(0, blockMilliseconds(parent) - MAX_CLOCK_LEAD_MS - now);
}

/**
 * Returns the time of the block on top of `parent`: the clock's, or the parent's if the clock is behind it.
 */
export function nextBlockTime(now: number, parent: Header): { timestamp: number; milliseconds: number } {
  const time = Math.max(now, blockMilliseconds(parent));
  return { timestamp: Math.floor(time / 1000), milliseconds: time % 1000 };
}
