import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { CopyButton } from '../copy-button.tsx';
import { Pip } from './pip.tsx';

export interface AddressProps {
  readonly address: string;
  /** The same as `copy: 'shown'`. */
  readonly hasCopy?: boolean;
  /** Copy button: always shown (`shown`), or only on hover, on focus and on touch screens (`near`). */
  readonly copy?: 'shown' | 'near';
  /** Name shown instead of the address, which stays in the title. */
  readonly name?: ReactNode;
  /** False if the page or popover already shows this address. */
  readonly isLink?: boolean;
}

/** Every address on the site: pattern, first and last six characters, full value in the title. */
export function Address({ address, name, hasCopy = false, copy, isLink = true }: AddressProps) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const face = (
    <>
      <Pip address={address} />
      {(name ?? null) === null ? shortenHex(address) : <span className="entity-name">{name}</span>}
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
  if (!hasCopy && copy === undefined) return chip;
  return (
    <span className={copy === 'near' ? 'entity-copy near' : 'entity-copy'}>
      {chip}
      <CopyButton text={address} label={t('entity.copyAddress')} done={t('copy.address')} />
    </span>
  );
}
