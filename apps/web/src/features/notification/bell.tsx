import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { isActionKey } from '@nova/shared/energy/catalogue';
import type { Notification } from '@nova/shared/notification/schemas';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { formatAmount, formatInteger } from '../../lib/format/format-number.ts';
import { formatClock, formatDay } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { onRealtimeEvent } from '../../lib/realtime/realtime-events.ts';
import { Button } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { Popover } from '../../ui/floating/popover.tsx';
import { Icon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useNotifications, type Notifications } from './use-notifications.ts';
import './notification.css';

const MINUTE_CHARS = 5;
const PRICE_DECIMALS = 6;

function useSentence(): (notification: Notification) => string {
  const { t } = useTranslation('notification');
  const { language } = useLanguage();
  return ({ kind, data }) => {
    if (kind === 'nft_sold' && data.price_wei !== undefined) {
      const { decimals } = NATIVE_COIN;
      return t('soldFor', {
        token: data.token_id ?? '',
        price: formatAmount(BigInt(data.price_wei), decimals, language, PRICE_DECIMALS),
      });
    }
    if (kind === 'watched_transfers') return t('watched', { count: data.count ?? 1 });
    if (kind !== 'points_refused') {
      return t(`kinds.${kind}`, {
        points: formatInteger(data.points ?? 0, language),
        token: data.token_id ?? '',
      });
    }
    const { action_key: key, reason = 'inactive', next_at: nextAt } = data;
    const next = nextAt ? Date.parse(nextAt) : 0;
    const at = `${formatDay(next, language)}, ${formatClock(next).slice(0, MINUTE_CHARS)} UTC`;
    const why = t(`reasons.${reason}`, { at });
    const action = key && isActionKey(key) ? t(`site:actions.${key}`) : (key ?? '');
    return t('kinds.points_refused', { action, why });
  };
}

/** Target page of each kind of notification. */
const PATHS: Readonly<Record<Notification['kind'], string>> = {
  referral_joined: '/referrals',
  referral_purchase: '/referrals',
  points_revoked: '/energy-dashboard',
  wallet_linked: '/settings',
  points_refused: '/energy-dashboard',
  nft_sold: '/my-nfts',
  conversions_suspended: '/settings',
  conversions_resumed: '/energy-dashboard',
  watched_transfers: '/settings',
  recovery_started: '/settings',
};

const pathOf = ({ kind, data }: Notification): string =>
  kind === 'watched_transfers' && data.wallet ? `/explorer/address/${data.wallet}` : PATHS[kind];

function Row({ notification, onLeave }: { notification: Notification; onLeave: () => void }) {
  const { localize } = useLanguage();
  const sentence = useSentence();
  const { data, is_read: isRead, created_at: time } = notification;
  return (
    <li className={isRead ? undefined : 'unread'}>
      <Link to={localize(pathOf(notification))} onClick={onLeave}>
        {sentence(notification)}
      </Link>
      <span className="small muted">
        {data.wallet ? <Address address={data.wallet} isLink={false} /> : null} <TimeAgo time={time} />
      </span>
    </li>
  );
}

function List({ items, hasFailed, reload, onLeave }: Notifications & { onLeave: () => void }) {
  const { t } = useTranslation('notification');
  if (hasFailed && items === null)
    return (
      <div className="bell-empty">
        <p>{t('failed')}</p>
        <Button isSmall onClick={reload}>
          {t('site:list.retry')}
        </Button>
      </div>
    );
  if (items === null) return <Skeleton className="h-20" />;
  if (items.length === 0)
    return (
      <div className="bell-empty">
        <b>{t('emptyTitle')}</b>
        <p className="muted small">{t('emptyText')}</p>
      </div>
    );
  return (
    <ul className="bell-list">
      {items.map((notification) => (
        <Row key={notification.id} notification={notification} onLeave={onLeave} />
      ))}
    </ul>
  );
}

/** Shows new notifications as toasts on every page. */
function useLiveNotifications(): void {
  const { t } = useTranslation('notification');
  const { localize } = useLanguage();
  const sentence = useSentence();
  useEffect(() =>
    onRealtimeEvent((event) => {
      if (event.type !== 'notification') return;
      const { notification } = event;
      showToast({
        tone:
          notification.kind === 'points_refused' ||
          notification.kind === 'conversions_suspended' ||
          notification.kind === 'recovery_started'
            ? 'warning'
            : 'done',
        title: sentence(notification),
        link: { label: t('look'), to: localize(pathOf(notification)) },
      });
    }),
  );
}

/** The bell with the number of unread notifications, and its list. */
export function Bell() {
  const { t } = useTranslation('notification');
  const notifications = useNotifications();
  const { unread, markRead } = notifications;
  useLiveNotifications();
  return (
    <Popover
      label={t('title')}
      align="end"
      renderTrigger={({ onClick, ...props }) => (
        <button
          {...props}
          type="button"
          className="icon-button bell"
          aria-label={unread > 0 ? t('unread', { count: unread }) : t('title')}
          title={t('title')}
          onClick={() => {
            markRead();
            onClick();
          }}
        >
          <Icon name="bell" />
          {unread > 0 ? (
            <span className="bell-count num" aria-hidden="true">
              {unread > 9 ? '9+' : unread}
            </span>
          ) : null}
        </button>
      )}
    >
      {(close) => (
        <div className="bell-sheet">
          <h2>{t('title')}</h2>
          <List {...notifications} onLeave={close} />
        </div>
      )}
    </Popover>
  );
}
