import { setTimeout as sleep } from 'node:timers/promises';
import { ApiRefusal } from '@nova/testing/test-user';
import type { Activity, RunRecord } from './record.ts';

const PAUSE_MS = 1_000;
/** Milliseconds after which a person gives up, which fails the run. */
const DEADLINE_MS = 240_000;

/** A response that repeating does not change. */
export class FinalRefusal extends Error {
  override readonly name = 'FinalRefusal';
}

/**
 * Repeats an activity as the website does until it is acknowledged, and records each attempt that failed and the whole
 * wait. The activity must be safe to repeat.
 * @throws FinalRefusal, or the last error after the deadline
 */
export async function untilDone<Result>(
  record: RunRecord,
  activity: Activity,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  for (;;) {
    try {
      const result = await attempt();
      record.waits.push({ activity, ms: performance.now() - startedAt });
      return result;
    } catch (error) {
      if (isFinal(error) || performance.now() - startedAt > DEADLINE_MS) throw error;
      record.errors.push(`${activity}: ${describe(error)}`);
      await sleep(PAUSE_MS);
    }
  }
}

function isFinal(error: unknown): boolean {
  if (error instanceof FinalRefusal) return true;
  return error instanceof ApiRefusal && error.status < 500 && error.status !== 429;
}

export function describe(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
