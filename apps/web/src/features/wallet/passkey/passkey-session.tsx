import { useState } from 'react';
import type { Hex } from 'viem';
import { formatClock } from '../../../lib/format/format-time.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { readStoredSession, sessionChanges } from './stored-session.ts';

/** Lets a passkey account list and cancel NFTs for an hour without a confirmation each time. */
export function PasskeySession({ account }: { account: Hex }) {
  const { t } = useTranslation('wallet');
  useStore(sessionChanges, 0);
  // The session ends while the panel is open.
  useNow();
  const [isBusy, setIsBusy] = useState(false);
  const session = readStoredSession(account);
  const change = async () => {
    setIsBusy(true);
    try {
      const { endSession, startSession } = await import('./answer-request.ts');
      await (session ? endSession() : startSession());
      showToast({ tone: 'done', title: t(session ? 'session.ended' : 'session.started') });
    } catch {
      showToast({ tone: 'error', title: t('session.failed') });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="wallet-account">
      <p>
        <b>{t('session.title')}</b>
        <span className="muted small">
          {session
            ? t('session.until', { time: formatClock(session.validUntil * 1_000) })
            : t('session.text')}
        </span>
      </p>
      <Button isSmall isBusy={isBusy} onClick={() => void change()}>
        {t(session ? 'session.end' : 'session.start')}
      </Button>
    </div>
  );
}
