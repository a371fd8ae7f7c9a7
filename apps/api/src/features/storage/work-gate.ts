import { AppError, COMMON_ERRORS } from '@nova/shared/errors';

/** Lets heavy work through a few at a time, so that a crowd of uploads neither fills the memory nor takes every core. */
export interface WorkGate {
  /** @throws AppError `unavailable` while too many wait already */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createWorkGate(runningMax: number, waitingMax: number): WorkGate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running >= runningMax) {
        if (waiting.length >= waitingMax) {
          throw new AppError(COMMON_ERRORS.unavailable, {
            message: 'Many files are being looked at right now. Please try again in a moment.',
          });
        }
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      } else running += 1;
      try {
        return await work();
      } finally {
        // The place goes straight to the next one: nobody can slip in between.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
