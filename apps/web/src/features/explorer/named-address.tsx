import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Address } from '../../ui/entity/address.tsx';
import { useContractNames } from './use-contract-names.ts';

export interface NamedAddressProps {
  readonly address: string;
  readonly hasCopy?: boolean;
  /** Whose page it is: that address is said in words, so that a row shows which way it went. */
  readonly own?: string | undefined;
}

/** An address; one of our own contracts by its name. */
export function NamedAddress({ address, hasCopy, own }: NamedAddressProps) {
  const { t } = useTranslation('explorer');
  const nameOf = useContractNames();
  if (address === own)
    return (
      <span className="faint small" title={address}>
        {t('address.own')}
      </span>
    );
  return <Address address={address} name={nameOf(address)} {...(hasCopy && { hasCopy })} />;
}
