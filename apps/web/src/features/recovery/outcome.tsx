import type { Recovery } from '@nova/shared/passkey/recovery-schemas';
import { useEffect } from 'react';
import { formatCountdown, formatExact } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { passkeyApi } from '../../lib/passkey/passkey-api.ts';
import { writeStoredPasskey } from '../../lib/passkey/stored-passkey.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { recoveryApi } from './recovery-api.ts';
import { removeStoredRecovery, type StoredRecovery } from './stored-recovery.ts';
import { useRecoveryStep } from './use-recovery-step.ts';

/** The server completes a recovery slightly after its time, because the chain's clock may lag. */
const CLOCK_MARGIN_MS = 3_000;

export interface OutcomeProps {
  readonly recovery: Recovery;
  /** Set in the browser that has started the recovery. */
  readonly own: StoredRecovery | null;
  readonly onLogIn: () => void;
}

/** What follows after two guardians have signed. */
export function Outcome({ recovery, own, onLogIn }: OutcomeProps) {
  const { t } = useTranslation('recovery');
  switch (recovery.status) {
    case 'waiting':
      return <Waiting recovery={recovery} isOwn={own !== null} />;
    case 'completed':
      return own ? <LogIn own={own} onLogIn={onLogIn} /> : <p className="in">{t('completed.elsewhere')}</p>;
    case 'canceled':
    case 'expired':
      return <Ended isOwn={own !== null} />;
    default:
      return null;
  }
}

function Waiting({ recovery, isOwn }: { recovery: Recovery; isOwn: boolean }) {
  const { t } = useTranslation('recovery');
  const { language } = useLanguage();
  const now = useNow();
  const { busy, error, run } = useRecoveryStep();
  const at = Date.parse(recovery.effective_at!);
  const isDue = now >= at + CLOCK_MARGIN_MS;
  return (
    <div className="in recovery-stack">
      <p className="recovery-countdown">
        <span className="muted small">{t(isDue ? 'waiting.due' : 'waiting.left')}</span>
        <b className="num" role="timer">
          {now === 0 ? '–' : formatCountdown(Math.max(0, at - now))}
        </b>
        <span className="muted small">{t('waiting.at', { time: formatExact(at, language) })}</span>
      </p>
      {isDue ? null : <p className="muted small">{t(isOwn ? 'waiting.own' : 'waiting.friend')}</p>}
      {error ? <Note tone="error">{error}</Note> : null}
      {isDue ? (
        <div className="row">
          <Button
            variant="solid"
            isBusy={busy !== null}
            onClick={() => void run('complete', () => recoveryApi.complete(recovery.id))}
          >
            {t('waiting.complete')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function LogIn({ own, onLogIn }: { own: StoredRecovery; onLogIn: () => void }) {
  const { t } = useTranslation('recovery');
  const { busy, error, run } = useRecoveryStep();
  const logIn = () =>
    run('logIn', async () => {
      writeStoredPasskey(await passkeyApi.read(own.credentialId));
      removeStoredRecovery();
      onLogIn();
    });
  return (
    <div className="in recovery-stack">
      <p>{t('completed.own')}</p>
      {error ? <Note tone="error">{error}</Note> : null}
      <div className="row">
        <Button variant="solid" isBusy={busy !== null} onClick={() => void logIn()}>
          {t('completed.logIn')}
        </Button>
      </div>
    </div>
  );
}

function Ended({ isOwn }: { isOwn: boolean }) {
  const { t } = useTranslation('recovery');
  const { localize } = useLanguage();
  useEffect(() => {
    if (isOwn) removeStoredRecovery();
  }, [isOwn]);
  if (!isOwn) return null;
  return (
    <div className="in row">
      <ButtonLink to={localize('/recover')}>{t('again')}</ButtonLink>
    </div>
  );
}
