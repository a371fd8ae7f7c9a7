import type { SessionList } from '@nova/shared/account/schemas';
import { useState } from 'react';
import { formatDay } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { signOut } from '../../../lib/session/sign-out.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { ConfirmDialog } from '../../../ui/floating/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/feedback/list-states.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { accountApi } from '../account-api.ts';
import { useAccountErrorText } from '../account-error-text.ts';
import { nameDevice } from './device-name.ts';
import { useAccountRefresh, useSessions } from '../use-account.ts';
import { useSending } from '../use-sending.ts';

type Device = SessionList['items'][number];

function DeviceIcon({ isPhone }: { isPhone: boolean }) {
  return (
    <svg className="device-icon" viewBox="0 0 22 22" aria-hidden="true">
      <path d={isPhone ? 'M7 3h8v16H7zM10 16.5h2' : 'M4 4h14v10H4zM2 17h18'} />
    </svg>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const errorText = useAccountErrorText();
  const refresh = useAccountRefresh();
  const { send, isPending } = useSending();
  const known = nameDevice(device.user_agent);
  const name = known ? t('sessions.device', known) : t('sessions.unknownDevice');
  const end = () =>
    send(async () => {
      try {
        await accountApi.endSession(device.id);
        showToast({ tone: 'done', title: t('sessions.ended') });
      } catch (error) {
        showToast({ tone: 'error', title: errorText(error) });
      }
      await refresh();
    });
  const day = formatDay(Date.parse(device.created_at), language);
  return (
    <li className="device">
      <DeviceIcon isPhone={known?.isPhone ?? false} />
      <b>{name}</b>
      <span className="device-facts">
        {device.ip_address ? <span className="num">{device.ip_address}</span> : null}
        <span className="faint">
          {t('sessions.since', { day })}, {t('sessions.used')} <TimeAgo time={device.last_used_at} />
        </span>
      </span>
      <span className="setting-moves">
        {device.is_current ? (
          <Badge tone="on">{t('sessions.current')}</Badge>
        ) : (
          <Button
            isSmall
            isBusy={isPending}
            aria-label={t('sessions.endOf', { device: name })}
            onClick={() => void end()}
          >
            {t('sessions.end')}
          </Button>
        )}
      </span>
    </li>
  );
}

/** The account's sessions: end one, all others, or all of them. */
export function SessionsPanel() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useSessions();
  const refresh = useAccountRefresh();
  const [isConfirming, setIsConfirming] = useState(false);
  const endOthers = async () => {
    await accountApi.endOtherSessions();
    await refresh();
    showToast({ tone: 'done', title: t('sessions.othersEnded') });
  };
  const everywhere = async () => {
    // The other sessions first, because this one cannot send requests once it has ended.
    await accountApi.endOtherSessions().catch(() => undefined);
    await signOut();
  };
  const others = data ? data.items.length > 1 : false;
  return (
    <Panel
      title={t('sessions.title')}
      end={
        <span className="setting-moves">
          {others ? (
            <Button isSmall onClick={() => setIsConfirming(true)}>
              {t('sessions.endOthers')}
            </Button>
          ) : null}
          <Button variant="quiet" isSmall onClick={() => void everywhere()}>
            {t('sessions.everywhere')}
          </Button>
        </span>
      }
    >
      {data ? (
        <ul className="setting-rows">
          {data.items.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState title={t('settings.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="in" aria-busy="true">
          <Skeleton className="w-60" />
        </div>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={t('sessions.endOthersQuestion')}
        consequence={t('sessions.endOthersText')}
        cancelLabel={t('sessions.keepOthers')}
        confirmLabel={t('sessions.endOthers')}
        pendingLabel={t('sessions.endingOthers')}
        onConfirm={endOthers}
      />
    </Panel>
  );
}
