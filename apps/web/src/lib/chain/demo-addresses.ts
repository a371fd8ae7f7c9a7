import { DEMO_ADDRESSES_MAX } from '@nova/shared/demo/constants';
import type { DemoAddresses } from '@nova/shared/demo/schemas';
import { useEffect } from 'react';
import { requestJson } from '../api/http.ts';
import { createStore, useStore } from '../store/create-store.ts';

/** Milliseconds in which the addresses of a list are collected into one request. */
const COLLECT_MS = 50;

const NONE: ReadonlySet<string> = new Set();
/** Addresses of demo accounts and of their tokens, in lowercase. */
const demoAddresses = createStore<ReadonlySet<string>>(NONE);
/** Addresses that were already requested; whether an address belongs to a demo never changes. */
const requested = new Set<string>();
let waiting: string[] = [];

async function readWaiting(): Promise<void> {
  const addresses = waiting;
  waiting = [];
  for (let first = 0; first < addresses.length; first += DEMO_ADDRESSES_MAX) {
    const part = addresses.slice(first, first + DEMO_ADDRESSES_MAX);
    try {
      const { items } = await requestJson<DemoAddresses>(
        `/api/v1/demo/addresses?addresses=${part.join(',')}`,
      );
      if (items.length > 0) demoAddresses.set(new Set([...demoAddresses.get(), ...items]));
    } catch {
      // The list is readable without marks; the addresses are requested again when they are shown again.
      for (const address of part) requested.delete(address);
    }
  }
}

function request(address: string): void {
  if (requested.has(address)) return;
  requested.add(address);
  if (waiting.length === 0) setTimeout(() => void readWaiting(), COLLECT_MS);
  waiting.push(address);
}

/** Returns true once it is known that an address is the wallet of a demo account or a token created by one. */
export function useIsOfDemo(address: string): boolean {
  const key = address.toLowerCase();
  useEffect(() => request(key), [key]);
  return useStore(demoAddresses, NONE).has(key);
}
