import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { realtimeStatus } from '../../lib/realtime/realtime-events.ts';
import { NORMAL_CHAIN, reportedChain } from '../../lib/realtime/reported-chain.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { useStatusTexts } from './use-status-texts.ts';

/** Shown on every page while the chain has stopped. */
export function ChainNotice() {
  const { t } = useTranslation('status');
  const { localize } = useLanguage();
  const isOffline = useStore(realtimeStatus, 'connecting') === 'offline';
  const { isStopped } = useStore(reportedChain, NORMAL_CHAIN);
  const isShown = useStatusTexts(isStopped && !isOffline);
  return (
    <div role="status" className="offline-place">
      {isShown ? (
        <p className="floating offline-notice">
          <b className="state failed">{t('chain.stopped')}</b> {t('chain.promise')}{' '}
          <Link to={localize('/system-status')}>{t('chain.link')}</Link>
        </p>
      ) : null}
    </div>
  );
}
