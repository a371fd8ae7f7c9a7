import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Link } from 'react-router';
import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { CopyButton } from '../copy-button.tsx';

/** A hash or ID without a page of its own. */
export function Hash({ value, hasCopy = false }: { value: string; hasCopy?: boolean }) {
  const { t } = useTranslation();
  const chip = (
    <span className="entity" title={value}>
      {shortenHex(value)}
    </span>
  );
  if (!hasCopy) return chip;
  return (
    <span className="entity-copy">
      {chip}
      <CopyButton text={value} label={t('entity.copyHash')} done={t('copy.hash')} />
    </span>
  );
}

/** A complete hash with a copy button, on the page of its subject. */
export function FullHash({ value }: { value: string }) {
  const { t } = useTranslation();
  return (
    <span className="full-hash">
      <span className="num hex">{value}</span>
      <CopyButton text={value} label={t('entity.copyHash')} done={t('copy.hash')} />
    </span>
  );
}

/** A transaction's hash, linked to its page. `hasCopy` adds a copy button, for the lists of the explorer. */
export function TransactionLink({ hash, hasCopy = false }: { hash: string; hasCopy?: boolean }) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const link = (
    <Link className="entity" to={localize(`/explorer/tx/${hash}`)} title={hash}>
      {shortenHex(hash)}
    </Link>
  );
  if (!hasCopy) return link;
  return (
    <span className="entity-copy near">
      {link}
      <CopyButton text={hash} label={t('entity.copyHash')} done={t('copy.hash')} />
    </span>
  );
}
