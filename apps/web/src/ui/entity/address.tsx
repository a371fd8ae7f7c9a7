import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Link } from 'react-router';
import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { CopyButton } from '../copy-button.tsx';
import { Pip } from './pip.tsx';

export interface AddressProps {
  readonly address: string;
  readonly hasCopy?: boolean;
  /** Name of one of our own contracts; the address itself stays in the title. */
  readonly name?: string | undefined;
  /** False where the page or popover already shows this address. */
  readonly isLink?: boolean;
}

/** Every address on the site: pattern, first and last six characters, full value in the title. */
export function Address({ address, name, hasCopy = false, isLink = true }: AddressProps) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const face = (
    <>
      <Pip address={address} />
      {name ?? shortenHex(address)}
    </>
  );
  const chip = isLink ? (
    <Link className="entity" to={localize(`/explorer/address/${address}`)} title={address}>
      {face}
    </Link>
  ) : (
    <span className="entity" title={address}>
      {face}
    </span>
  );
  if (!hasCopy) return chip;
  return (
    <span className="entity-copy">
      {chip}
      <CopyButton text={address} label={t('entity.copyAddress')} done={t('copy.address')} />
    </span>
  );
}
