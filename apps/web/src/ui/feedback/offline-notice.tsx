import { useStore } from '../../lib/store/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { realtimeStatus } from '../../lib/realtime/realtime-events.ts';

/** Shown while the server is unreachable; loaded data stays on the page. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOffline = useStore(realtimeStatus, 'connecting') === 'offline';
  return (
    <div role="status" className="offline-place">
      {isOffline ? (
        <p className="floating offline-notice">
          <b className="state failed">{t('live.offline')}</b> {t('live.offlineHint')}
        </p>
      ) : null}
    </div>
  );
}
