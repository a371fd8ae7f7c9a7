import { NAME_ADDRESSES_MAX } from '@nova/shared/names/constants';
import type { NameAddresses } from '@nova/shared/names/schemas';
import { requestJson } from '../api/http.ts';
import { addressNames } from './address-name.ts';

/** Milliseconds in which the addresses of a list are collected into one request. */
const COLLECT_MS = 50;
/** Milliseconds after which a shown address is requested again, because its name can change. */
const STALE_MS = 60_000;

const requestedAt = new Map<string, number>();
let waiting: string[] = [];

async function readWaiting(): Promise<void> {
  const addresses = waiting;
  waiting = [];
  for (let first = 0; first < addresses.length; first += NAME_ADDRESSES_MAX) {
    const part = addresses.slice(first, first + NAME_ADDRESSES_MAX);
    try {
      const { items } = await requestJson<NameAddresses>(
        `/api/v1/names/addresses?addresses=${part.join(',')}`,
      );
      const names = new Map(addressNames.get());
      for (const address of part) names.delete(address);
      for (const { address, name } of items) names.set(address, name);
      addressNames.set(names);
    } catch {
      // The list is readable without names; the addresses are requested again when they are shown again.
      for (const address of part) requestedAt.delete(address);
    }
  }
}

/** Requests the name of an address, together with the others of its list. */
export function requestName(address: string): void {
  const now = Date.now();
  if (now - (requestedAt.get(address) ?? 0) < STALE_MS) return;
  requestedAt.set(address, now);
  if (waiting.length === 0) setTimeout(() => void readWaiting(), COLLECT_MS);
  waiting.push(address);
}
