import type { UserAction } from '@nova/shared/energy/schemas';
import { realtimeEventSchema } from '@nova/shared/realtime/schemas';
import type { EventHub } from '../../http/events/event-hub.ts';
import { createEventWaiter, type EventWaiter, type EventWatch } from '../../http/events/event-waiter.ts';

/** Waits for actions to be sealed, by their ids. */
export type SealWaiter = EventWaiter<UserAction>;
export type SealWatch = EventWatch<UserAction>;

export function createSealWaiter(events: EventHub): SealWaiter {
  return createEventWaiter(events, ({ data }) => {
    if (data['type'] !== 'action') return null;
    const event = realtimeEventSchema.safeParse(data);
    if (!event.success || event.data.type !== 'action' || event.data.action.status === 'pending') return null;
    const { action } = event.data;
    return { key: action.action_id, news: action };
  });
}
