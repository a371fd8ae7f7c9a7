import { REWARD_CATALOGUE, type ActionKey } from '@nova/shared/energy/catalogue';
import type { EnergyProgress, RefusalReason } from '@nova/shared/energy/schemas';

/** Today's status of one action of the catalog. */
export interface ActionStatus {
  readonly key: ActionKey;
  /** Energy Points per action. */
  readonly points: number;
  readonly countToday: number;
  /** Maximum per day; null without a limit. */
  readonly dailyCap: number | null;
  /**
   * `ready`: counts now. `event`: counts when the server or the chain detects it. `wait`: counts again at
   * `nextAt`. `done`: never counts again.
   */
  readonly state: 'ready' | 'event' | 'wait' | 'done';
  /** Milliseconds since 1970, for `wait`. */
  readonly nextAt: number | null;
  /** For `wait`: why the action does not count now. */
  readonly reason: RefusalReason | null;
}

const ORDER = { ready: 0, event: 1, wait: 2, done: 3 } as const;

function stateOf(item: EnergyProgress['items'][number], nextAt: number | null, now: number) {
  if (item.reason === 'lifetime_cap') return 'done';
  if (nextAt !== null && nextAt > now) return 'wait';
  return item.reason === 'source' ? 'event' : 'ready';
}

/** Sorts today's progress: actions that count now first, by points, and permanently completed ones last. */
export function toActionStatuses(progress: EnergyProgress, now: number): ActionStatus[] {
  const statuses = progress.items.flatMap((item): ActionStatus[] => {
    const type = REWARD_CATALOGUE.find(({ key }) => key === item.action_key);
    if (!type?.listed) return [];
    const nextAt = item.next_at ? Date.parse(item.next_at) : null;
    const state = stateOf(item, nextAt, now);
    return [
      {
        key: type.key,
        points: type.points,
        countToday: item.count_today,
        dailyCap: item.daily_cap,
        state: state === 'ready' && type.source !== 'browser' ? 'event' : state,
        nextAt: state === 'wait' ? nextAt : null,
        reason: state === 'wait' ? item.reason : null,
      },
    ];
  });
  return statuses.sort((a, b) => ORDER[a.state] - ORDER[b.state] || b.points - a.points);
}
