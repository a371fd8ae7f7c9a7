import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Link } from 'react-router';
import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { CopyButton } from '../copy-button.tsx';
import { Pip } from './pip.tsx';

export interface AddressProps {
  readonly address: string;
  readonly hasCopy?: boolean;
  /** What it is called, for our own contracts; the address itself stays in the title. */
  readonly name?: string | undefined;
  /** False where the address is already the page or the popover it is shown in. */
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
