import { setMaxListeners } from 'node:events';
import type { Database } from '@nova/db/database';
import type { Alarms } from '../alarms.ts';
import { type JobState, type RunningJob, startExclusiveJob, startSharedJob } from './exclusive-job.ts';
import { followJob, type JobServices, listenTo } from './follow-job.ts';
import type { Job, JobSession } from './job.ts';

/** Milliseconds between a standby worker's attempts to become the leader, which are its only statement. */
const STANDBY_MS = 1_000;
/** Name of the lock that makes a worker the leader. */
const LEADER = 'leader';

export interface LeadOptions extends JobServices {
  readonly databaseUrl: string;
  /** Used by jobs without a connection of their own. */
  readonly db: Database;
  readonly alarms: Alarms;
  /** Called with the ConfigurationError that ended a job. */
  onFatal(error: unknown): void;
}

export interface LedJobs {
  states(): readonly { readonly name: string; readonly state: JobState }[];
  /** Settles when the process was asked to stop and all jobs have ended. */
  readonly ended: Promise<void>;
}

/**
 * Runs all jobs while this process holds the leader's lock; before that, and after losing it, the process
 * is a standby.
 */
export function leadJobs(jobs: readonly Job[], options: LeadOptions, stop: AbortSignal): LedJobs {
  const running = new Map<string, RunningJob>();
  const isHalted = (name: string) => running.get(name)?.state === 'halted';
  const run = async (session: JobSession) => {
    setMaxListeners(0, session.signal);
    session.client.setMaxListeners(0);
    // One query at a time: the shared connection listens for all jobs before any of them starts.
    await listenTo(session.client, jobs.flatMap(listSharedChannels));
    // A halted job waits for an operator, whichever worker is the leader.
    for (const job of jobs.filter(({ name }) => !isHalted(name))) {
      const started = startJob(job, options, session);
      started.ended.catch(options.onFatal);
      running.set(job.name, started);
    }
    await aborted(session.signal);
    await Promise.allSettled(Array.from(running.values(), (job) => job.ended));
  };
  const { databaseUrl, logger, alarms } = options;
  const leader = startExclusiveJob(
    { name: LEADER, databaseUrl, logger, alarms, retryEveryMs: STANDBY_MS, run },
    stop,
  );
  return {
    states: () => [
      { name: LEADER, state: leader.state },
      ...jobs.map(({ name }) => ({ name, state: running.get(name)?.state ?? 'standby' })),
    ],
    ended: leader.ended,
  };
}

function startJob(job: Job, options: LeadOptions, leader: JobSession): RunningJob {
  const { databaseUrl, db, logger, alarms } = options;
  const named = { name: job.name, logger, alarms };
  if (job.lock === 'leader') {
    const run = (signal: AbortSignal) =>
      followJob(job, options, { listener: leader.client, signal }, (wake) => job.open({ db, signal }, wake));
    return startSharedJob({ ...named, run }, leader.signal);
  }
  const run = async (session: JobSession) => {
    if ('run' in job) return job.run(session);
    await listenTo(session.client, job.channels ?? []);
    const place = { listener: session.client, signal: session.signal };
    return followJob(job, options, place, (wake) => job.open(session, wake));
  };
  return startExclusiveJob({ ...named, databaseUrl, run }, leader.signal);
}

function listSharedChannels(job: Job): readonly string[] {
  return job.lock === 'leader' ? (job.channels ?? []) : [];
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
