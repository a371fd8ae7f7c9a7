import { KEEP_ALIVE } from '@nova/db/database';
import { cachePlans, PlanNames } from '@nova/db/queries/plan-names';
import { LOCK_SPACES } from '@nova/db/locks';
import { nameReason } from '@nova/runtime/name-reason';
import { ConfigurationError } from '@nova/runtime/parse-env';
import type { Logger } from '@nova/runtime/logger';
import { Client } from 'pg';
import type { Alarms } from '../alarms.ts';
import type { JobSession } from './job.ts';
import { RetryDelay } from '../retries/retry-delay.ts';
import { sleep } from '../retries/sleep.ts';

/** Polling interval in milliseconds for a lock. Waiting inside PostgreSQL would hold back vacuum. */
const RETRY_MS = 200;

/** A job that ran this long has recovered from earlier interruptions. */
const HEALTHY_AFTER_MS = 10_000;
/** Consecutive interruptions before an alarm is raised. */
const ALARM_AFTER = 5;

/**
 * Only an operator can resolve the problem that the job found. It stays stopped until the process restarts.
 */
export class HaltError extends Error {
  override readonly name = 'HaltError';
}

/** A job that is kept running. */
interface RestartedJob<Session> {
  readonly name: string;
  readonly logger: Logger;
  readonly alarms: Alarms;
  /**
   * Runs until its signal aborts. Any error restarts it with backoff, except HaltError and
   * ConfigurationError.
   */
  run(session: Session): Promise<void>;
}

export interface ExclusiveJob extends RestartedJob<JobSession> {
  readonly databaseUrl: string;
  /** Milliseconds between attempts to acquire the lock while another process holds it. */
  readonly retryEveryMs?: number;
}

export type JobState = 'standby' | 'active' | 'halted';

export interface RunningJob {
  readonly name: string;
  readonly state: JobState;
  /** Settles when the job has stopped or halted; rejects with the ConfigurationError that ended it. */
  readonly ended: Promise<void>;
}

/**
 * Runs a job in at most one process at a time, using a PostgreSQL session lock, and takes over when the
 * holder dies.
 */
export function startExclusiveJob(job: ExclusiveJob, stop: AbortSignal): RunningJob {
  return start(job, stop, (run) => runUnderLock(job, stop, run));
}

/** Keeps a job running that has no lock of its own. */
export function startSharedJob(job: RestartedJob<AbortSignal>, stop: AbortSignal): RunningJob {
  return start(job, stop, (run) => run(stop));
}

type RunInSession<Session> = (run: (session: Session) => Promise<void>) => Promise<void>;

function start<Session>(
  job: RestartedJob<Session>,
  stop: AbortSignal,
  hold: RunInSession<Session>,
): RunningJob {
  const running = { name: job.name, state: 'standby' as JobState, ended: Promise.resolve() };
  running.ended = runWithRestarts(job, stop, hold, (state) => {
    running.state = state;
  });
  return running;
}

async function runWithRestarts<Session>(
  job: RestartedJob<Session>,
  stop: AbortSignal,
  hold: RunInSession<Session>,
  setState: (state: JobState) => void,
): Promise<void> {
  const health = new JobHealth(job);
  while (!stop.aborted) {
    try {
      await hold(async (session) => {
        setState('active');
        job.logger.info({ job: job.name }, 'job is ours');
        await health.watch(job.run(session));
      });
    } catch (error) {
      if (error instanceof HaltError) {
        setState('halted');
        return;
      }
      if (error instanceof ConfigurationError) throw error;
      if (!stop.aborted) health.noteInterruption(error);
    }
    setState('standby');
    if (!stop.aborted) await sleep(health.nextDelay(), stop);
  }
}

/** Distinguishes a single failure from a job that fails permanently. */
class JobHealth {
  readonly #job: Pick<RestartedJob<never>, 'name' | 'logger' | 'alarms'>;
  readonly #retry = new RetryDelay(100, 5_000);
  #interruptions = 0;
  #reason: string | undefined;

  constructor(job: Pick<RestartedJob<never>, 'name' | 'logger' | 'alarms'>) {
    this.#job = job;
  }

  async watch(run: Promise<void>): Promise<void> {
    const timer = setTimeout(() => {
      this.#interruptions = 0;
      this.#retry.reset();
      this.#job.alarms.clear('job_failing', this.#job.name);
    }, HEALTHY_AFTER_MS);
    await run.finally(() => clearTimeout(timer));
  }

  noteInterruption(error: unknown): void {
    const { name, logger, alarms } = this.#job;
    const reason = nameReason(error);
    // While its alarm stands, an interruption for the same reason is nothing new.
    const isKnown = this.#interruptions >= ALARM_AFTER && reason === this.#reason;
    this.#reason = reason;
    logger[isKnown ? 'debug' : 'warn']({ job: name, err: error }, 'a job was interrupted and restarts');
    if (++this.#interruptions < ALARM_AFTER) return;
    alarms.raise('job_failing', name, 'a job fails repeatedly', { reason });
  }

  nextDelay(): number {
    return this.#retry.next();
  }
}

async function runUnderLock(
  job: ExclusiveJob,
  stop: AbortSignal,
  run: (session: JobSession) => Promise<void>,
): Promise<void> {
  const client = new Client({
    connectionString: job.databaseUrl,
    application_name: `nova-worker ${job.name}`,
    connectionTimeoutMillis: 10_000,
    ...KEEP_ALIVE,
    // Statements that do not depend on each other are sent together.
    pipeline: true,
  });
  // A job repeats the same few queries, so their plans are cached.
  cachePlans(client, new PlanNames());
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  const signal = AbortSignal.any([stop, lost.signal]);
  try {
    await client.connect();
    // Without keepalives, a machine that disappears would keep its lock for the default of two hours.
    await client.query(
      'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
    );
    while (!signal.aborted && !(await tryLock(client, job.name)))
      await sleep(job.retryEveryMs ?? RETRY_MS, signal);
    if (!signal.aborted) await run({ client, signal });
  } finally {
    await client.end().catch(() => {});
  }
}

/** Takes the lock of a job for the session of `client`; false while another process holds it. */
export async function tryLock(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ ok: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as ok',
    [LOCK_SPACES.workerJobs, name],
  );
  return rows[0]?.ok === true;
}
