import type { Logger } from '@nova/runtime/logger';
import type { JobSession } from './exclusive-job.ts';
import { RetryDelay } from './retry-delay.ts';
import { NodeAwayError, RpcError } from './rpc-client.ts';
import { sleep } from './sleep.ts';
import type { WakeSignal } from './wake-signal.ts';

export interface QueueJob {
  readonly name: string;
  readonly logger: Logger;
  /** Woken when there may be work. */
  readonly wake: WakeSignal;
  /** True while the indexer has a long way to go: what hangs on its blocks waits, and leaves it the machine. */
  readonly isImporting: () => boolean;
  /** How long to look away when there was nothing to do. */
  readonly idleMs: number;
  /** How long to let work gather after being woken: a busy chain wakes us with every block. */
  readonly gatherMs: number;
}

const IMPORTING_MS = 1_000;
/** The longest that work is let gather because one wake after the other led to nothing. */
const GATHER_MAX_MS = 500;

/**
 * Works off a queue table in steps until the session ends. A node that is away is waited for.
 * @param step does some work; false when there was none that is due
 */
export async function followQueue(
  { signal }: JobSession,
  { name, logger, wake, isImporting, idleMs, gatherMs }: QueueJob,
  step: () => Promise<boolean>,
): Promise<void> {
  const retry = new RetryDelay(100, 5_000);
  let gatherNowMs = gatherMs;
  while (!signal.aborted) {
    if (isImporting()) {
      await sleep(IMPORTING_MS, signal);
      continue;
    }
    try {
      const hasMore = await step();
      retry.reset();
      if (hasMore) {
        gatherNowMs = gatherMs;
        continue;
      }
      const waitedFrom = performance.now();
      await wake.wait(idleMs, signal);
      // On a busy chain whose blocks bring nothing to do, looking after each of them costs more than all that is found.
      const isQuiet = performance.now() - waitedFrom >= idleMs;
      await sleep(isQuiet ? gatherMs : gatherNowMs, signal);
      gatherNowMs = isQuiet ? gatherMs : Math.min(gatherNowMs * 2, Math.max(gatherMs, GATHER_MAX_MS));
    } catch (error) {
      if (!(error instanceof NodeAwayError || error instanceof RpcError)) throw error;
      logger.debug({ job: name, err: error }, 'the chain node does not answer');
      await sleep(retry.next(), signal);
    }
  }
}
