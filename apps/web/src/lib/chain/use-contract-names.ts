import { useLiveReading } from '../store/live-reading.ts';
import { knownAddresses } from './known-addresses.ts';

/** What our own contracts are called: those of the deployment, never a stranger's token. */
export function useContractNames(): (address: string) => string | undefined {
  const { data } = useLiveReading(knownAddresses);
  return (address) => {
    const known = data?.get(address.toLowerCase());
    return known?.kind === 'contract' ? known.name : undefined;
  };
}
