import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';

const keyOf = (address: string) => `nova.presale.followed.${address}`;
const ID = /^0x[0-9a-f]{64}$/;

/** Reads the last purchase of a wallet that was paid elsewhere, so that a reloaded page still shows it. */
export function readFollowed(address: string): string | null {
  const id = readStored(keyOf(address));
  return id !== null && ID.test(id) ? id : null;
}

export function followPurchase(address: string, id: string): void {
  writeStored(keyOf(address), id);
}

export function unfollowPurchase(address: string): void {
  removeStored(keyOf(address));
}
