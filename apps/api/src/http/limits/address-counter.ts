import { WIDE_FACTOR } from '@nova/shared/networks';
import { toRateNetworks } from './client-networks.ts';

/** Counts what a client holds open, up to a number per IPv4 address or IPv6 /56 and a wider one per /48. */
export interface AddressCounter {
  /** Takes a place and answers what gives it back, once; null when there is none left. */
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
