import type { Notification, NotificationKind } from '@nova/shared/notification/schemas';
import { type RealtimeEvent, userChannel } from '@nova/shared/realtime/schemas';
import type { Transaction } from './database.ts';
import { publish } from './publish.ts';
import { notifications } from './schema/notification.ts';

/**
 * Tells somebody what happened: kept until read, and pushed to their open pages. Call it inside the transaction that
 * makes it happen, as its last step: the event stream is held until the commit.
 */
export async function notify(
  tx: Transaction,
  userId: string,
  kind: NotificationKind,
  data: Notification['data'],
): Promise<void> {
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
}
