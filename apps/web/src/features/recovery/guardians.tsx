import type { Recovery, RecoveryGuardian } from '@nova/shared/passkey/recovery-schemas';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../lib/chain/wallet-state.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyableField } from '../../ui/copyable-field.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { KeyName } from '../../ui/entity/key-name.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { countSigned, GUARDIANS_NEEDED } from './count-signed.ts';
import type { GuardianWallet } from './guardian-wallet.ts';
import { recoveryApi } from './recovery-api.ts';
import { useRecoveryStep } from './use-recovery-step.ts';

interface GuardiansProps {
  readonly recovery: Recovery;
  /** This browser has started the recovery. */
  readonly isOwn: boolean;
  readonly wallet: GuardianWallet;
}

/** The guardians with what each of them can do here. */
export function Guardians({ recovery, isOwn, wallet }: GuardiansProps) {
  const { t } = useTranslation('recovery');
  const { localize } = useLanguage();
  const { status } = useStore(walletStore, DISCONNECTED);
  const { guardians } = recovery;
  const step = useRecoveryStep();
  const hasFriend = guardians.some(({ kind, state }) => kind === 'address' && state !== 'signed');
  const link = `${location.origin}${localize('/recover')}?id=${recovery.id}`;
  return (
    <Panel
      title={t('guardians.title')}
      end={t('guardians.count', { signed: countSigned(guardians), needed: GUARDIANS_NEEDED })}
    >
      <ul className="setting-rows" aria-label={t('guardians.title')}>
        {guardians.map((guardian) => (
          <li key={guardian.index}>
            <span className="setting-name">
              <GuardianName guardian={guardian} />
              <GuardianState state={guardian.state} />
            </span>
            <span className="setting-moves">
              {guardian.state === 'signed' ? null : (
                <GuardianAction {...{ recovery, guardian, isOwn, wallet, step }} />
              )}
            </span>
          </li>
        ))}
      </ul>
      {step.error ? (
        <div className="in">
          <Note tone="error">{step.error}</Note>
        </div>
      ) : null}
      {isOwn ? (
        <div className="in recovery-stack">
          <p className="muted small">{t('guardians.share')}</p>
          <CopyableField
            name={t('guardians.link')}
            value={link}
            label={t('guardians.copy')}
            done={t('guardians.copied')}
          />
        </div>
      ) : hasFriend && status !== 'connected' ? (
        <div className="in">
          <Button variant="solid" isBusy={status === 'connecting'} onClick={requestWalletPopover}>
            {t('guardians.connect')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

function GuardianName({ guardian }: { guardian: RecoveryGuardian }) {
  const { t } = useTranslation('recovery');
  if (guardian.kind === 'email') return <span>{t('guardians.email')}</span>;
  if (guardian.kind === 'address') return <Address address={guardian.address} />;
  return (
    <span>
      {t('guardians.device')}: <KeyName accountKey={{ kind: 'passkey', x: guardian.x, y: guardian.y }} />
    </span>
  );
}

function GuardianState({ state }: Pick<RecoveryGuardian, 'state'>) {
  const { t } = useTranslation('recovery');
  return state === 'open' ? null : (
    <Badge tone={state === 'signed' ? 'on' : undefined}>{t(`guardians.${state}`)}</Badge>
  );
}

interface GuardianActionProps extends GuardiansProps {
  readonly guardian: RecoveryGuardian;
  readonly step: ReturnType<typeof useRecoveryStep>;
}

/** The button with which a guardian signs in this browser, or how it signs elsewhere. */
function GuardianAction({ recovery, guardian, isOwn, wallet, step }: GuardianActionProps) {
  const { t } = useTranslation('recovery');
  const connected = useStore(walletStore, DISCONNECTED);
  const { id } = recovery;
  const { index, kind } = guardian;
  const { busy, run } = step;
  const name = `${kind}-${index}`;
  const button = (label: string, work: () => Promise<Recovery>) => (
    <Button
      isSmall
      isBusy={busy === name}
      disabled={busy !== null && busy !== name}
      onClick={() => void run(name, work)}
    >
      {label}
    </Button>
  );
  switch (kind) {
    case 'email':
      if (!isOwn) return <span className="faint small">{t('guardians.byEmail')}</span>;
      return guardian.state === 'asked' ? (
        <span className="muted small">{t('guardians.openEmail')}</span>
      ) : (
        button(t('guardians.sendEmail'), () => recoveryApi.sendEmail(id))
      );
    case 'passkey':
      return button(t('guardians.signDevice'), async () => {
        const { signWithPasskey } = await import('./sign-as-guardian.ts');
        return recoveryApi.sign(id, { index, signature: await signWithPasskey(recovery, guardian) });
      });
    default:
      if (connected.status !== 'connected' || connected.address !== guardian.address)
        return <span className="faint small">{t('guardians.byLink')}</span>;
      return button(t('guardians.signWallet'), async () => {
        const { signWithWallet } = await import('./sign-as-guardian.ts');
        const signature = await signWithWallet(recovery, connected.address, wallet);
        return recoveryApi.sign(id, { index, signature });
      });
  }
}
