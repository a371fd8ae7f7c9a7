import type { Logger } from '@nova/runtime/logger';

/** Work that an answer does not wait for, but the end of the process does. What repeats is a job of the worker. */
export interface BackgroundTasks {
  /** Runs `work` on its own; a failure is logged under `name` and goes no further. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when nothing is running any more. */
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
