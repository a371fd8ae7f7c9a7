import { Address } from '../../ui/entity/address.tsx';
import { useContractNames } from './use-contract-names.ts';

/** An address; one of our own contracts by its name. */
export function NamedAddress({ address, hasCopy }: { address: string; hasCopy?: boolean }) {
  const nameOf = useContractNames();
  return <Address address={address} name={nameOf(address)} {...(hasCopy && { hasCopy })} />;
}
