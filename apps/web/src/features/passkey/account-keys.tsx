import type { AccountKey } from '@nova/shared/passkey/schemas';
import { formatExact } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { keyIdOf } from '../../lib/passkey/key-id.ts';
import { Address } from '../../ui/entity/address.tsx';
import { Definition, Definitions, Panel } from '../../ui/panel.tsx';
import { KeyName } from '../../ui/entity/key-name.tsx';
import { usePasskeyAccount } from './use-passkey-account.ts';

function KeyList({ keys }: { keys: readonly AccountKey[] }) {
  const { t } = useTranslation('passkeys');
  if (keys.length === 0) return t('none');
  return (
    <ul>
      {keys.map((key) => (
        <li key={keyIdOf(key)}>
          <KeyName accountKey={key} />
        </li>
      ))}
    </ul>
  );
}

/** Who controls the account of a passkey, on its page in the explorer; nothing for other contracts. */
export function AccountKeys({ address }: { address: string }) {
  const { t } = useTranslation('passkeys');
  const { language } = useLanguage();
  const { data: account } = usePasskeyAccount(address);
  if (!account) return null;
  const { owners, guardians, recovery, sessions } = account;
  const exact = (time: string) => formatExact(Date.parse(time), language);
  return (
    <div className="mt-6">
      <Panel title={t('kind')}>
        <Definitions>
          <Definition name={t('owners')}>
            <KeyList keys={owners} />
          </Definition>
          <Definition name={t('guardians')}>
            <KeyList keys={guardians} />
          </Definition>
          <Definition name={t('sessions')}>
            {sessions.length === 0
              ? t('none')
              : sessions.map(({ key, valid_until: until }) => (
                  <p key={key}>
                    <Address address={key} /> {t('until', { time: exact(until) })}
                  </p>
                ))}
          </Definition>
          {recovery ? (
            <Definition name={t('recovery')}>
              <KeyName accountKey={recovery.key} /> {t('recoveryAt', { time: exact(recovery.effective_at) })}
            </Definition>
          ) : null}
        </Definitions>
      </Panel>
    </div>
  );
}
