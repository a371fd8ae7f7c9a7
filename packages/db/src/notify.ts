import type { Notification, NotificationKind } from '@nova/shared/notification/schemas';
import { type RealtimeEvent, userChannel } from '@nova/shared/realtime/schemas';
import type { Transaction } from './database.ts';
import { publish } from './publish.ts';
import { notifications } from './schema/notification.ts';

/**
 * Creates a notification, which is kept until read and pushed to the user's open pages. Call it as the last
 * step of the transaction that causes it, because it locks the event stream until the commit.
 * @returns the ID of the notification
 */
export async function notify(
  tx: Transaction,
  userId: string,
  kind: NotificationKind,
  data: Notification['data'],
): Promise<number> {
  const [row] = await tx.insert(notifications).values({ userId, kind, data }).returning();
  const notification: Notification = {
    id: row!.id,
    kind,
    data,
    created_at: row!.createdAt.toISOString(),
    is_read: false,
  };
  const event: RealtimeEvent = { type: 'notification', notification };
  await publish(tx, [{ channel: userChannel(userId), data: event }]);
  return notification.id;
}
