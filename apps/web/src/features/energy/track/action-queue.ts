import type { RewardResults } from '@nova/shared/energy/schemas';
import { REWARD_BATCH_MAX } from '@nova/shared/energy/constants';
import { rewardTypeOf, type ActionKey } from '@nova/shared/energy/catalogue';

export interface QueuedAction {
  readonly action_key: ActionKey;
  readonly request_id: string;
}

export interface ActionQueueOptions {
  /** Sends a batch; answers null when it could not be told what became of it. */
  readonly send: (actions: readonly QueuedAction[]) => Promise<RewardResults | null>;
  readonly createId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onResults: (results: RewardResults['results']) => void;
  /** Something waits until then, milliseconds since 1970: `flush` is to be called at that time. */
  readonly onWaiting: (until: number) => void;
}

/** Lines up what was noticed and sends it together. */
export interface ActionQueue {
  /**
   * Notes an action, unless it is known that it would bring nothing now.
   * @param isAsked somebody pressed for it and waits for an answer: sent although it will be refused
   */
  note(key: ActionKey, isAsked?: boolean): void;
  /** Sends what is lined up, and what has waited for its time. */
  flush(): Promise<void>;
  /** Forgets what is lined up, and what was known: another account has other limits. */
  clear(): void;
  readonly size: number;
}

/** Asked again after a refusal that names no time. */
const RETRY_MS = 60 * 60_000;
/** Sent again, with its old id, when nobody could tell what became of it. */
const SEND_AGAIN_MS = 60_000;
/** Least time between a refusal that came too early and the next try. */
const LEAST_PAUSE_MS = 5_000;
/**
 * A click can be clicked again; time that was spent is gone. It is sent a few seconds sooner or later each time and the
 * server counts the pause between two of them, so one that came too early waits for its time.
 */
const KEPT: ReadonlySet<ActionKey> = new Set<ActionKey>(['time_spent']);

/**
 * The page's memory of what counts: a key is not sent again before its cooldown is over, or before the time that the
 * server named. It saves requests only; what is credited is the server's decision.
 */
export function createActionQueue(options: ActionQueueOptions): ActionQueue {
  const { send, createId, now, onResults, onWaiting } = options;
  const notBefore = new Map<ActionKey, number>();
  let queued: QueuedAction[] = [];
  let waiting: QueuedAction[] = [];
  let generation = 0;

  const hasCapacity = (key: ActionKey) =>
    // Of a key without a pause one is enough until the server has answered.
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
      const isKept = sent !== undefined && KEPT.has(key) && reason === 'cooldown';
      // The time is the server's, and the clock here may be wrong.
      const kept = Math.min(Math.max(pause, LEAST_PAUSE_MS), pauseOf(key));
      notBefore.set(key, now() + (isKept ? kept : pause));
      if (isKept) keep(sent);
    }
  };
  const keepUnreported = (batch: readonly QueuedAction[]) => {
    for (const action of batch.filter(({ action_key: key }) => KEPT.has(key))) {
      notBefore.set(action.action_key, now() + SEND_AGAIN_MS);
      keep(action);
    }
  };
  return {
    get size() {
      return queued.length;
    },
    note(key, isAsked = false) {
      if ((isAsked || isTime(key)) && hasCapacity(key)) lineUp({ action_key: key, request_id: createId() });
      // A day that has no room left is no reason to wait for the next one.
      else if (KEPT.has(key) && (notBefore.get(key) ?? 0) <= now() + pauseOf(key))
        keep({ action_key: key, request_id: createId() });
    },
    async flush() {
      lineUpWaiting();
      if (queued.length === 0) return;
      const batch = queued;
      queued = [];
      const asked = generation;
      const answer = await send(batch);
      if (asked !== generation) return;
      if (answer === null) return keepUnreported(batch);
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
