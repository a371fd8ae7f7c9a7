import type { RewardResults } from '@nova/shared/energy/schemas';
import { REWARD_BATCH_MAX } from '@nova/shared/energy/constants';
import { rewardTypeOf, type ActionKey } from '@nova/shared/energy/catalogue';

export interface QueuedAction {
  readonly action_key: ActionKey;
  readonly request_id: string;
}

export interface ActionQueueOptions {
  /** Sends a batch; returns null if the outcome is unknown. */
  readonly send: (actions: readonly QueuedAction[]) => Promise<RewardResults | null>;
  readonly createId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onResults: (results: RewardResults['results']) => void;
  /** Called when an action has to wait: `flush` must be called at `until`, in milliseconds since 1970. */
  readonly onWaiting: (until: number) => void;
}

/** Queues detected actions and sends them together. */
export interface ActionQueue {
  /**
   * Queues an action unless it is known not to count now.
   * @param isRequested the user clicked for it and expects an answer: sent even if it will be refused
   */
  note(key: ActionKey, isRequested?: boolean): void;
  /** Sends queued actions and those whose waiting time is over. */
  flush(): Promise<void>;
  /** Clears the queue and the known cooldowns, because another account has different limits. */
  clear(): void;
  readonly size: number;
}

/** Milliseconds until a retry after a refusal without a time. */
const RETRY_MS = 60 * 60_000;
/** Milliseconds until an action with an unknown outcome is sent again with its old ID. */
const SEND_AGAIN_MS = 60_000;
/** Minimum milliseconds between a refusal for an active cooldown and the next attempt. */
const LEAST_PAUSE_MS = 5_000;
/**
 * A click can be repeated, but elapsed time cannot. The sending time varies by a few seconds and the server
 * measures the interval, so an action sent too early is kept and sent later.
 */
const RETAINED: ReadonlySet<ActionKey> = new Set<ActionKey>(['time_spent']);

/**
 * Creates the page's action queue: a key is not sent again before its cooldown is over or before the time
 * that the server returned. This only saves requests; the server decides what is credited.
 */
export function createActionQueue(options: ActionQueueOptions): ActionQueue {
  const { send, createId, now, onResults, onWaiting } = options;
  const notBefore = new Map<ActionKey, number>();
  let queued: QueuedAction[] = [];
  let waiting: QueuedAction[] = [];
  let generation = 0;

  const hasCapacity = (key: ActionKey) =>
    // For a key without a cooldown, one action is enough until the server has responded.
    queued.length < REWARD_BATCH_MAX && !queued.some((action) => action.action_key === key);
  const isTime = (key: ActionKey) => (notBefore.get(key) ?? 0) <= now();
  const lineUp = (action: QueuedAction) => {
    notBefore.set(action.action_key, now() + pauseOf(action.action_key));
    queued.push(action);
  };
  const keep = (action: QueuedAction) => {
    waiting.push(action);
    onWaiting(Math.max(now(), notBefore.get(action.action_key) ?? 0));
  };
  const lineUpWaiting = () => {
    const before = waiting;
    waiting = [];
    for (const action of before) {
      if (isTime(action.action_key) && hasCapacity(action.action_key)) lineUp(action);
      else keep(action);
    }
  };
  const learn = (batch: readonly QueuedAction[], results: RewardResults['results']) => {
    for (const { action_key: name, status, next_at: nextAt, reason } of results) {
      if (status !== 'refused') continue;
      const key = name as ActionKey;
      const pause = nextAt ? Date.parse(nextAt) - now() : RETRY_MS;
      const sent = batch.find((action) => action.action_key === key);
      const isRetained = sent !== undefined && RETAINED.has(key) && reason === 'cooldown';
      // The time is the server's, and the local clock may be wrong.
      const pauseMs = Math.min(Math.max(pause, LEAST_PAUSE_MS), pauseOf(key));
      notBefore.set(key, now() + (isRetained ? pauseMs : pause));
      if (isRetained) keep(sent);
    }
  };
  const storeUnreported = (batch: readonly QueuedAction[]) => {
    for (const action of batch.filter(({ action_key: key }) => RETAINED.has(key))) {
      notBefore.set(action.action_key, now() + SEND_AGAIN_MS);
      keep(action);
    }
  };
  return {
    get size() {
      return queued.length;
    },
    note(key, isRequested = false) {
      if ((isRequested || isTime(key)) && hasCapacity(key))
        lineUp({ action_key: key, request_id: createId() });
      // A daily cap that is reached is no reason to wait until the next day.
      else if (RETAINED.has(key) && (notBefore.get(key) ?? 0) <= now() + pauseOf(key))
        keep({ action_key: key, request_id: createId() });
    },
    async flush() {
      lineUpWaiting();
      if (queued.length === 0) return;
      const batch = queued;
      queued = [];
      const startGeneration = generation;
      const answer = await send(batch);
      if (startGeneration !== generation) return;
      if (answer === null) return storeUnreported(batch);
      learn(batch, answer.results);
      onResults(answer.results);
    },
    clear() {
      queued = [];
      waiting = [];
      notBefore.clear();
      generation += 1;
    },
  };
}

function pauseOf(key: ActionKey): number {
  return rewardTypeOf(key).cooldownSeconds * 1000;
}
