import type { Hex } from 'viem';
import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';

/** A card payment whose page was opened, with its URL while it is open. */
export interface StoredCard {
  readonly id: Hex;
  readonly url: string;
}

const keyOf = (userId: string) => `nova.presale.card.${userId}`;
const ID = /^0x[0-9a-f]{64}$/;

/** Reads the last card payment of an account in this browser; returns null for none or invalid data. */
export function readCard(userId: string): StoredCard | null {
  try {
    const value = JSON.parse(readStored(keyOf(userId)) ?? 'null') as Partial<StoredCard> | null;
    const isOurs = ID.test(value?.id ?? '') && /^https?:/.test(value?.url ?? '');
    return isOurs ? (value as StoredCard) : null;
  } catch {
    return null;
  }
}

export function storeCard(userId: string, card: StoredCard): void {
  writeStored(keyOf(userId), JSON.stringify(card));
}

export function removeCard(userId: string): void {
  removeStored(keyOf(userId));
}
