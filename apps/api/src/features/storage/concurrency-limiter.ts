import { AppError, COMMON_ERRORS } from '@nova/shared/errors';

/** Lets heavy work through a few at a time, one at a time for each owner, so that nobody takes every place. */
export interface ConcurrencyLimiter {
  /** @throws AppError `unavailable` while too many wait already */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

export interface WorkGateLimits {
  readonly running: number;
  readonly waiting: number;
  readonly waitingPerOwner: number;
}

interface Waiting {
  readonly owner: string;
  readonly begin: () => void;
}

export function createConcurrencyLimiter(limits: WorkGateLimits): ConcurrencyLimiter {
  const running = new Set<string>();
  const waiting: Waiting[] = [];
  const beginNext = () => {
    while (running.size < limits.running) {
      const next = waiting.findIndex(({ owner }) => !running.has(owner));
      if (next === -1) return;
      const [{ owner, begin }] = waiting.splice(next, 1) as [Waiting];
      running.add(owner);
      begin();
    }
  };
  const checkCapacity = (owner: string) => {
    const own = waiting.filter((each) => each.owner === owner).length;
    if (waiting.length < limits.waiting && own < limits.waitingPerOwner) return;
    throw new AppError(COMMON_ERRORS.unavailable, {
      message: 'Many files are being checked right now. Please try again in a moment.',
    });
  };
  return {
    async run(owner, work) {
      const canBegin = running.size < limits.running && !running.has(owner);
      if (canBegin) running.add(owner);
      else {
        checkCapacity(owner);
        await new Promise<void>((begin) => {
          waiting.push({ owner, begin });
        });
      }
      try {
        return await work();
      } finally {
        running.delete(owner);
        beginNext();
      }
    },
  };
}
