import { readVanityMilliseconds } from '@nova/shared/explorer/block-extra';
import { bytesToHex } from '../../encoding/hex.ts';
import type { Header } from '../header.ts';
import { MAX_CLOCK_LEAD_MS } from '../genesis/rules.ts';

/** Milliseconds since the epoch. */
export type Clock = () => number;

/** The full time of a block in milliseconds: whole seconds of the header, the rest from its vanity. */
export function blockMilliseconds({ timestamp, extraData }: Pick<Header, 'timestamp' | 'extraData'>): number {
  return timestamp * 1000 + readVanityMilliseconds(bytesToHex(extraData));
}

/** How far `parent` is ahead of what a block on top of it may be, in milliseconds; 0 when one may be sealed. */
export function clockLag(now: number, parent: Header): number {
  return Math.max(0, blockMilliseconds(parent) - MAX_CLOCK_LEAD_MS - now);
}

/** The time of the block on top of `parent`: the clock's, or the parent's where the clock is behind it. */
export function nextBlockTime(now: number, parent: Header): { timestamp: number; milliseconds: number } {
  const time = Math.max(now, blockMilliseconds(parent));
  return { timestamp: Math.floor(time / 1000), milliseconds: time % 1000 };
}
