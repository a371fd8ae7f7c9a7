import type { Notification, NotificationPage } from '@nova/shared/notification/schemas';
import { useCallback, useEffect, useState } from 'react';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { onRealtimeEvent, realtimeResets } from '../../lib/realtime/realtime-events.ts';

const SHOWN = 20;
const PATH = '/api/v1/notifications';

export interface Notifications {
  /** Newest first; null while loading. */
  readonly items: readonly Notification[] | null;
  readonly unread: number;
  readonly hasFailed: boolean;
  readonly reload: () => void;
  /** Marks every shown notification as read. */
  readonly markRead: () => void;
}

/** Returns the account's notifications: read once, then updated by the live connection. */
export function useNotifications(): Notifications {
  const [page, setPage] = useState<Pick<NotificationPage, 'items' | 'unread'> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(() => {
    requestAsUser<NotificationPage>(`${PATH}?limit=${SHOWN}`, {})
      .then(setPage)
      .catch(() => setFailed(true));
  }, []);
  useEffect(() => {
    read();
    const stops = [
      onRealtimeEvent((event) => {
        if (event.type !== 'notification') return;
        const { notification } = event;
        setPage((before) => {
          if (before === null || before.items.some(({ id }) => id === notification.id)) return before;
          return {
            items: [notification, ...before.items].slice(0, SHOWN),
            unread: before.unread + 1,
          };
        });
      }),
      realtimeResets.subscribe(read),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [read]);
  const reload = () => {
    setFailed(false);
    read();
  };
  const markRead = () => {
    const newest = page?.items[0];
    if (!page || !newest || page.unread === 0) return;
    setPage({ items: page.items.map((item) => ({ ...item, is_read: true })), unread: 0 });
    // If this fails, they are unread again on the next page and nothing is lost.
    requestAsUser(`${PATH}/read`, { body: { up_to: newest.id } }).catch(() => undefined);
  };
  return { items: page?.items ?? null, unread: page?.unread ?? 0, hasFailed, reload, markRead };
}
