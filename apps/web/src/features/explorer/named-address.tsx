import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Address } from '../../ui/entity/address.tsx';
import { useContractNames } from './use-contract-names.ts';

export interface NamedAddressProps {
  readonly address: string;
  readonly hasCopy?: boolean;
  /** Address of the current page: rows show it as text, so that the direction is visible. */
  readonly own?: string | undefined;
}

/** An address, or the name of one of our own contracts. */
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
