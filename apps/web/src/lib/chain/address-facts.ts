import type { AddressLabel } from '@nova/shared/labels/schemas';
import { useEffect } from 'react';
import { createStore, useStore } from '../store/create-store.ts';

/** What the server knows about an address that is shown in a list. */
export interface AddressFacts {
  /** True for the wallet of a demo account and for a token created by one. */
  readonly isOfDemo?: boolean;
  /** The `.nac` name that the address has chosen and that leads back to it. */
  readonly name?: string | undefined;
  /** The public label that an administrator has set. */
  readonly label?: AddressLabel | undefined;
}

const NONE: ReadonlyMap<string, AddressFacts> = new Map();
/** Facts by lowercase address, filled by `read-address-facts.ts`. */
export const addressFacts = createStore(NONE);

/** Returns what is known about an address, and requests it together with the others of its list. */
export function useAddressFacts(address: string): AddressFacts {
  const key = address.toLowerCase();
  useEffect(() => {
    // Not part of a first load, because the page is complete without marks and names.
    void import('./read-address-facts.ts').then(
      ({ requestFacts }) => requestFacts(key),
      () => undefined,
    );
  }, [key]);
  return useStore(addressFacts, NONE).get(key) ?? {};
}
