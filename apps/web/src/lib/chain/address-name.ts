import { useEffect } from 'react';
import { createStore, useStore } from '../store/create-store.ts';

const NONE: ReadonlyMap<string, string> = new Map();
/** `.nac` names by lowercase address, filled by `address-names.ts`. */
export const addressNames = createStore<ReadonlyMap<string, string>>(NONE);

/** Returns the `.nac` name of an address once it is known. */
export function useAddressName(address: string): string | undefined {
  const key = address.toLowerCase();
  useEffect(() => {
    // Not part of a first load, because the page is complete without names.
    void import('./address-names.ts').then(
      ({ requestName }) => requestName(key),
      () => undefined,
    );
  }, [key]);
  return useStore(addressNames, NONE).get(key);
}
