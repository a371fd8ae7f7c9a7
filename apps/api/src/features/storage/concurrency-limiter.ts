import { AppError, COMMON_ERRORS } from '@nova/shared/errors';

/**
 * Limits the concurrency of heavy work, with one task at a time per owner, so that no owner occupies all
 * slots.
 */
export interface ConcurrencyLimiter {
  /** Waits for a free slot and runs the work. @throws AppError `unavailable` if the queue is full */
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
      message: 'Too many files are being checked right now. Please try again in a moment.',
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
