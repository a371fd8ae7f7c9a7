import { RECOVERY_DELAY_SECONDS } from '@nova/shared/passkey/recovery-constants';
import type { AccountKey, PasskeyAccount } from '@nova/shared/passkey/schemas';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Hex } from 'viem';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { keyIdOf } from '../../lib/passkey/key-id.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { Button } from '../../ui/button.tsx';
import { KeyName } from '../../ui/entity/key-name.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FriendForm } from './friend-form.tsx';
import type { KeyChanges } from './use-key-changes.ts';
import { usePasskeySettings } from './use-passkey-settings.ts';

/** Most guardians of an account (`MAX_KEYS` of the contract). */
const GUARDIANS_MAX = 5;

export interface GuardiansPanelProps {
  readonly address: Hex;
  /** Null before the account's first transaction. */
  readonly account: PasskeyAccount | null;
  readonly changes: KeyChanges;
}

/** Chooses who can replace a lost passkey together: any two of two to five guardians. */
export function GuardiansPanel({ address, account, changes }: GuardiansPanelProps) {
  const { t } = useTranslation('passkeys');
  const { localize } = useLanguage();
  const { busy, createGuardian, setGuardians } = changes;
  const saved = account?.guardians ?? [];
  const [draft, setDraft] = useState<readonly AccountKey[] | null>(null);
  const keys = draft ?? saved;
  const save = async () => {
    if (await setGuardians(keys)) setDraft(null);
  };
  return (
    <Panel title={t('guardiansTitle')} id="guardians">
      <div className="setting">
        <p className="muted small">{t('guardiansText', { days: RECOVERY_DELAY_SECONDS / 86_400 })}</p>
        <p className="small">
          <b>{t('allLost')}</b>
        </p>
        <p className="small">
          <Link to={localize('/recover')}>{t('recoverLink')}</Link>
        </p>
      </div>
      <GuardianList keys={keys} onRemove={(key) => setDraft(keys.filter((each) => each !== key))} />
      {keys.length < GUARDIANS_MAX ? (
        <AddGuardian
          address={address}
          owners={account?.owners ?? []}
          keys={keys}
          busy={busy}
          createGuardian={createGuardian}
          onAdd={(key) => setDraft([...keys, key])}
        />
      ) : null}
      {draft ? (
        <div className="setting">
          <p className="muted small">{t('guardiansUnsaved')}</p>
          <div className="row">
            <Button
              variant="solid"
              isBusy={busy === 'guardians'}
              disabledReason={keys.length === 1 ? t('guardiansTwo') : undefined}
              onClick={() => void save()}
            >
              {t('guardiansSave')}
            </Button>
            <Button variant="quiet" disabled={busy !== null} onClick={() => setDraft(null)}>
              {t('guardiansDiscard')}
            </Button>
          </div>
        </div>
      ) : null}
    </Panel>
  );
}

interface GuardianListProps {
  readonly keys: readonly AccountKey[];
  readonly onRemove: (key: AccountKey) => void;
}

function GuardianList({ keys, onRemove }: GuardianListProps) {
  const { t } = useTranslation('passkeys');
  const { data: settings } = usePasskeySettings();
  if (keys.length === 0) return <p className="in muted">{t('guardiansNone')}</p>;
  return (
    <ul className="setting-rows" aria-label={t('guardians')}>
      {keys.map((key) => (
        <li key={keyIdOf(key)}>
          <span className="setting-name">
            {keyIdOf(key) === settings?.email_guardian ? t('email') : <KeyName accountKey={key} />}
          </span>
          <span className="setting-moves">
            <Button isSmall onClick={() => onRemove(key)}>
              {t('remove')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface AddGuardianProps extends Pick<KeyChanges, 'busy' | 'createGuardian'> {
  readonly address: Hex;
  readonly owners: readonly AccountKey[];
  readonly keys: readonly AccountKey[];
  readonly onAdd: (key: AccountKey) => void;
}

/** The three kinds of guardians, each with what it can do. */
function AddGuardian({ address, owners, keys, busy, createGuardian, onAdd }: AddGuardianProps) {
  const { t } = useTranslation('passkeys');
  const { data: settings } = usePasskeySettings();
  const session = useStore(sessionStore, null);
  const email = settings?.email_guardian ?? null;
  const hasEmail = keys.some((key) => keyIdOf(key) === email);
  const addDevice = async () => {
    const key = await createGuardian();
    if (key) onAdd(key);
  };
  return (
    <>
      <div className="setting">
        <FriendForm
          findProblem={(friend) => {
            if (friend === address || owners.some((key) => keyIdOf(key) === friend)) return t('friendOwner');
            return keys.some((key) => keyIdOf(key) === friend) ? t('friendListed') : null;
          }}
          onAdd={(friend) => onAdd({ kind: 'address', address: friend })}
        />
      </div>
      <Offer title={t('deviceTitle')} text={t('deviceText')}>
        <Button
          isSmall
          isBusy={busy === 'guardian'}
          disabled={busy !== null && busy !== 'guardian'}
          onClick={() => void addDevice()}
        >
          {t('deviceAdd')}
        </Button>
      </Offer>
      {email === null || hasEmail ? null : (
        <Offer title={t('email')} text={t('emailText')}>
          <Button
            isSmall
            disabledReason={session?.email ? undefined : t('emailMissing')}
            onClick={() => onAdd({ kind: 'address', address: email })}
          >
            {t('emailAdd')}
          </Button>
        </Offer>
      )}
    </>
  );
}

function Offer({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="setting">
      <div className="setting-head">
        <p>
          <b>{title}</b>
          <br />
          <span className="muted small">{text}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
