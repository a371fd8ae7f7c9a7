import type { Logger } from '@nova/runtime/logger';
import type { Client, Notification } from 'pg';
import { isChainError } from './query-rows.ts';
import type { JobPlan, JobWork, JobResult } from './job.ts';
import type { JobMetrics } from './job-metrics.ts';
import type { JobSignals } from './job-signals.ts';
import { RetryDelay } from '../retries/retry-delay.ts';
import { sleep } from '../retries/sleep.ts';
import { WakeSignal } from './wake-signal.ts';

/** Dependencies for running a job. */
export interface JobServices {
  readonly logger: Logger;
  readonly signals: JobSignals;
  readonly metrics: JobMetrics;
  /** True while the indexer is far behind the head. */
  isImporting(): boolean;
  /**
   * Polling interval in milliseconds for jobs that a signal wakes. Default: the job's own interval.
   */
  readonly pollEveryMs?: number | undefined;
}

const IMPORTING_MS = 1_000;
/** Maximum delay for collecting work, reached when successive wakes found nothing to do. */
const GATHER_MAX_MS = 500;
/** Without a wake for this long, the chain counts as idle. */
const QUIET_MS = 1_000;

/**
 * Runs a job whenever it is woken, and periodically in case a wake was lost, until the session ends. Waits
 * while the node is unavailable.
 * @param session `listener` is the connection that listens to the job's channels (`listenTo`).
 */
export async function followJob(
  job: JobPlan,
  services: JobServices,
  session: { readonly listener: Client; readonly signal: AbortSignal },
  open: (wake: () => void) => JobWork | Promise<JobWork>,
): Promise<void> {
  const wake = new WakeSignal();
  const stopHearing = services.signals.on(job.after ?? [], wake.wake);
  const stopListening = handleNotification(session.listener, job.channels ?? [], wake.wake);
  try {
    const work = await open(wake.wake);
    try {
      await pollRepeatedly(job, services, session.signal, wake, work);
    } finally {
      await work.close?.();
    }
  } finally {
    stopListening();
    stopHearing();
  }
}

async function pollRepeatedly(
  job: JobPlan,
  services: JobServices,
  signal: AbortSignal,
  wake: WakeSignal,
  work: JobWork,
): Promise<void> {
  const { restMs = 0, gatherMs = 0 } = job;
  const isWoken = job.channels !== undefined || job.after !== undefined;
  const everyMs = isWoken ? (services.pollEveryMs ?? job.everyMs) : job.everyMs;
  const retry = new RetryDelay(100, 5_000);
  let gatherNowMs = gatherMs;
  while (!signal.aborted) {
    if (job.waitsForImport && services.isImporting()) {
      await sleep(IMPORTING_MS, signal);
      continue;
    }
    const lookedAt = performance.now();
    const result = await poll(job, services, work).catch((error: unknown) => {
      if (!isChainError(error)) throw error;
      services.logger.debug({ job: job.name, err: error }, 'the chain node does not respond');
      return 'away' as const;
    });
    if (result === 'away') {
      await sleep(retry.next(), signal);
      continue;
    }
    retry.reset();
    if (result === true) {
      gatherNowMs = gatherMs;
      continue;
    }
    const waitedFrom = performance.now();
    await wake.wait(typeof result === 'number' ? Math.min(result, everyMs) : everyMs, signal);
    // On a busy chain whose blocks contain no work, a query per block would cost more than all work found.
    const isQuiet = performance.now() - waitedFrom >= QUIET_MS;
    await sleep(isQuiet ? gatherMs : gatherNowMs, signal);
    gatherNowMs = isQuiet ? gatherMs : Math.min(gatherNowMs * 2, Math.max(gatherMs, GATHER_MAX_MS));
    await sleep(lookedAt + restMs - performance.now(), signal);
  }
}

async function poll({ name }: JobPlan, { metrics, signals }: JobServices, work: JobWork): Promise<JobResult> {
  const end = metrics.begin(name);
  try {
    const result = await work.run();
    end('done');
    if (result === true) signals.report(name);
    return result;
  } catch (error) {
    end(isChainError(error) ? 'node_away' : 'failed');
    throw error;
  }
}

/** Makes a connection listen to channels. */
export async function listenTo(client: Client, channels: Iterable<string>): Promise<void> {
  for (const channel of new Set(channels)) await client.query(`listen ${client.escapeIdentifier(channel)}`);
}

function handleNotification(client: Client, channels: readonly string[], wake: () => void): () => void {
  if (channels.length === 0) return () => {};
  const onNotification = ({ channel }: Notification) => {
    if (channels.includes(channel)) wake();
  };
  client.on('notification', onNotification);
  return () => client.off('notification', onNotification);
}
