import { WIDE_FACTOR } from '@nova/shared/networks';
import { toRateNetworks } from './client-networks.ts';

/**
 * Counts the open connections of a client up to a limit per IPv4 address or IPv6 /56, and a higher one per
 * /48.
 */
export interface AddressCounter {
  /** Counts a connection and returns a function that releases it once; null if the limit is reached. */
  take(address: string): (() => void) | null;
}

export function createAddressCounter(max: number): AddressCounter {
  const narrow = new Map<string, number>();
  const wide = new Map<string, number>();
  return {
    take(address) {
      const { network, wideNetwork } = toRateNetworks(address);
      if ((narrow.get(network) ?? 0) >= max) return null;
      if (wideNetwork !== null && (wide.get(wideNetwork) ?? 0) >= max * WIDE_FACTOR) return null;
      add(narrow, network, 1);
      if (wideNetwork !== null) add(wide, wideNetwork, 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        add(narrow, network, -1);
        if (wideNetwork !== null) add(wide, wideNetwork, -1);
      };
    },
  };
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
