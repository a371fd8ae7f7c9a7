import type { Logger } from '@nova/runtime/logger';

/** Work that a response does not wait for, but the shutdown does. Recurring work is a job of the worker. */
export interface BackgroundTasks {
  /** Runs `work` in the background; a failure is logged under `name` only. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves once no work is running. */
  drain(): Promise<void>;
}

export function createBackgroundTasks(logger: Logger): BackgroundTasks {
  const running = new Set<Promise<unknown>>();
  return {
    run(name, work) {
      const task = work()
        .catch((error: unknown) => logger.warn({ err: error, task: name }, 'background task failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async drain() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
