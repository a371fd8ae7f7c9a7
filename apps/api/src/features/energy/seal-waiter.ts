import type { UserAction } from '@nova/shared/energy/schemas';
import { realtimeEventSchema } from '@nova/shared/realtime/schemas';
import type { EventHub } from '../../http/event-hub.ts';

/** Waits for actions to be sealed: one listener on the event stream for all requests that wait. */
export interface SealWaiter {
  /** Starts watching; call it before the action is committed, or its sealing may be missed. */
  watch(actionId: string): SealWatch;
}

export interface SealWatch {
  /** The sealed action as soon as it is announced; null after `timeoutMs`. */
  wait(timeoutMs: number): Promise<UserAction | null>;
  /** Must be called once it is no longer of interest. */
  stop(): void;
}

export function createSealWaiter(events: EventHub): SealWaiter {
  const watches = new Map<string, Set<(action: UserAction) => void>>();
  events.subscribeAll(({ data }) => {
    if (watches.size === 0 || data['type'] !== 'action') return;
    const event = realtimeEventSchema.safeParse(data);
    if (!event.success || event.data.type !== 'action' || event.data.action.status === 'pending') return;
    const { action } = event.data;
    for (const wake of watches.get(action.action_id) ?? []) wake(action);
  });
  return {
    watch(actionId) {
      let wake: (action: UserAction) => void = () => {};
      const sealed = new Promise<UserAction>((resolve) => (wake = resolve));
      const set = watches.get(actionId) ?? new Set();
      watches.set(actionId, set.add(wake));
      return {
        async wait(timeoutMs) {
          let timer: NodeJS.Timeout | undefined;
          const timeout = new Promise<null>(
            (resolve) => (timer = setTimeout(() => resolve(null), timeoutMs)),
          );
          const action = await Promise.race([sealed, timeout]);
          clearTimeout(timer);
          return action;
        },
        stop() {
          set.delete(wake);
          if (set.size === 0) watches.delete(actionId);
        },
      };
    },
  };
}
