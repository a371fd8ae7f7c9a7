import type { Database } from '@nova/db/database';
import type { Client } from 'pg';

/**
 * A job of the worker: the one way to say what it does, what wakes it, how often it looks at most, and which lock keeps
 * it to one process. Only the leader runs jobs. Each has the metrics `nova_worker_job_…{job}` and the alarm
 * `job_failing`, which stands once it has failed five times in a row; `docs/how-to.md` says how to add one.
 */
export type Job = OwnJob | SharedJob | BackgroundJob;

interface JobName {
  /** Names it in logs, metrics, alarms and locks. */
  readonly name: string;
}

/** When a job looks whether there is something to do. */
export interface JobPlan extends JobName {
  /** Channels of PostgreSQL whose notifications wake it. */
  readonly channels?: readonly string[];
  /** What of this process wakes it: `blocks`, `outbox`, or the name of a job that did something. */
  readonly after?: readonly string[];
  /** How long it looks away at most although nothing woke it, in milliseconds. */
  readonly everyMs: number;
  /** How long two looks are apart at least when it is woken, in milliseconds; default not at all. */
  readonly restMs?: number;
  /**
   * How long work may gather after it was woken, in milliseconds; twice as long, up to half a second, each time that
   * one wake after the other led to nothing.
   */
  readonly gatherMs?: number;
  /** Waits while the indexer has a long way to go, and leaves it the machine. */
  readonly waitsForImport?: boolean;
}

/**
 * How a look ended: true when there may be more to do at once, else nothing, or in how many milliseconds something is
 * due, if that is sooner than the job would look by itself.
 */
export type JobResult = boolean | number | undefined;

export interface JobWork {
  /** Does what there is to do. A node that is away may be thrown; anything else starts the job again. */
  run(): Promise<JobResult>;
  /** Lets go of what was opened. */
  close?(): void | Promise<void>;
}

/** Time during which this process does a job whose writes may meet those of another process. */
export interface SharedSession {
  readonly db: Database;
  /** Aborts when the process stops or is the leader no more. */
  readonly signal: AbortSignal;
}

/** Time during which this process is the one that does the job. */
export interface JobSession {
  /**
   * The connection that holds the job's lock. All its writes go through it: when it breaks, the lock is free and
   * nothing of ours can be written any more.
   */
  readonly client: Client;
  /** Aborts when the connection breaks, the process stops or is the leader no more. */
  readonly signal: AbortSignal;
}

/** Done by the leader alone, under a lock of its own besides, on the connection that writes. */
export interface OwnJob extends JobPlan {
  readonly lock: 'own';
  /** @param wake makes it look again */
  open(session: JobSession, wake: () => void): JobWork | Promise<JobWork>;
}

/**
 * Done by the leader alone. What it writes is decided in transactions under locks of rows, so that a leader which has
 * not heard yet that it is none does no harm.
 */
export interface SharedJob extends JobPlan {
  readonly lock: 'leader';
  open(session: SharedSession, wake: () => void): JobWork | Promise<JobWork>;
}

/** Indexer and lanes of the outbox: they hear of blocks and rows themselves, and run until their session ends. */
export interface BackgroundJob extends JobName {
  readonly lock: 'own';
  run(session: JobSession): Promise<void>;
}
