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
}

/** Lines up what was noticed and sends it together. */
export interface ActionQueue {
  /**
   * Notes an action, unless it is known that it would bring nothing now.
   * @param isAsked somebody pressed for it and waits for an answer: sent although it will be refused
   */
  note(key: ActionKey, isAsked?: boolean): void;
  /** Sends what is lined up. */
  flush(): Promise<void>;
  /** Forgets what is lined up, and what was known: another account has other limits. */
  clear(): void;
  readonly size: number;
}

/** Asked again after a refusal that names no time. */
const ASK_AGAIN_MS = 60 * 60_000;

/**
 * The page's memory of what counts: a key is not sent again before its cooldown is over, or before the time that the
 * server named. It saves requests only; what is credited is the server's decision.
 */
export function createActionQueue({ send, createId, now, onResults }: ActionQueueOptions): ActionQueue {
  const notBefore = new Map<ActionKey, number>();
  let queued: QueuedAction[] = [];
  let generation = 0;

  const learn = (results: RewardResults['results']) => {
    for (const { action_key: key, status, next_at: nextAt } of results) {
      if (status !== 'refused') continue;
      notBefore.set(key as ActionKey, nextAt ? Date.parse(nextAt) : now() + ASK_AGAIN_MS);
    }
  };
  return {
    get size() {
      return queued.length;
    },
    note(key, isAsked = false) {
      const isKnown = !isAsked && (notBefore.get(key) ?? 0) > now();
      if (queued.length >= REWARD_BATCH_MAX || isKnown) return;
      const { cooldownSeconds } = rewardTypeOf(key);
      // Of a key without a pause one is enough until the server has answered.
      const isLinedUp = queued.some((action) => action.action_key === key);
      if (isLinedUp) return;
      notBefore.set(key, now() + cooldownSeconds * 1000);
      queued.push({ action_key: key, request_id: createId() });
    },
    async flush() {
      if (queued.length === 0) return;
      const batch = queued;
      queued = [];
      const asked = generation;
      const answer = await send(batch);
      if (answer === null || asked !== generation) return;
      learn(answer.results);
      onResults(answer.results);
    },
    clear() {
      queued = [];
      notBefore.clear();
      generation += 1;
    },
  };
}
