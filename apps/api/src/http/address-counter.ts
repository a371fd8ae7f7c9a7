import { toRateLimitKey } from './client-address.ts';

/** Counts what a client address holds open, up to a number. */
export interface AddressCounter {
  /** Takes a place and answers what gives it back, once; null when there is none left. */
  take(address: string): (() => void) | null;
}

export function createAddressCounter(max: number): AddressCounter {
  const countByKey = new Map<string, number>();
  return {
    take(address) {
      const key = toRateLimitKey(address);
      const count = countByKey.get(key) ?? 0;
      if (count >= max) return null;
      countByKey.set(key, count + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = countByKey.get(key)! - 1;
        if (left === 0) countByKey.delete(key);
        else countByKey.set(key, left);
      };
    },
  };
}
