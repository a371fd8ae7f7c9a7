import { useLiveReading } from '../store/live-reading.ts';
import { knownAddresses } from './known-addresses.ts';

/** Returns a lookup of the names of the deployment's contracts by address; other tokens have no name. */
export function useContractNames(): (address: string) => string | undefined {
  const { data } = useLiveReading(knownAddresses);
  return (address) => {
    const known = data?.get(address.toLowerCase());
    return known?.kind === 'contract' ? known.name : undefined;
  };
}
