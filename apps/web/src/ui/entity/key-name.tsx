import type { AccountKey } from '@nova/shared/passkey/schemas';
import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Address } from './address.tsx';

/** A key of an account: a passkey by the start and end of its public key, or an address. */
export function KeyName({ accountKey }: { accountKey: AccountKey }) {
  const { t } = useTranslation('passkeys');
  if (accountKey.kind === 'address') return <Address address={accountKey.address} hasCopy />;
  return (
    <span title={accountKey.x}>
      {t('passkey')} <span className="num">{shortenHex(accountKey.x)}</span>
    </span>
  );
}
