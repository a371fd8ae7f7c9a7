import type { Logger } from '@nova/runtime/logger';

/** Work that an answer does not wait for, but the end of the process does. */
export interface BackgroundTasks {
  /** Runs `work` on its own; a failure is logged under `name` and goes no further. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Runs `work` again and again with pauses of `pauseMs`, until the process stops; never twice at once. */
  every(name: string, pauseMs: number, work: () => Promise<unknown>): void;
  /** Stops what repeats; resolves when nothing is running any more. */
  drain(): Promise<void>;
}

export function createBackgroundTasks(logger: Logger): BackgroundTasks {
  const running = new Set<Promise<unknown>>();
  const timers = new Map<string, NodeJS.Timeout>();
  let isDraining = false;
  const run = (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const task = work()
      .catch((error: unknown) => logger.warn({ err: error, task: name }, 'background task failed'))
      .finally(() => running.delete(task));
    running.add(task);
    return task;
  };
  return {
    run(name, work) {
      void run(name, work);
    },
    every(name, pauseMs, work) {
      const plan = () => {
        if (isDraining) return;
        timers.set(
          name,
          setTimeout(() => void run(name, work).then(plan), pauseMs),
        );
      };
      plan();
    },
    async drain() {
      isDraining = true;
      for (const timer of timers.values()) clearTimeout(timer);
      while (running.size > 0) await Promise.all(running);
    },
  };
}
