import type { Database } from '@nova/db/database';
import type { Client } from 'pg';

/**
 * A job of the worker: defines its work, what wakes it, its intervals, and the lock that limits it to one
 * process. Only the leader runs jobs. Each has the metrics `nova_worker_job_…{job}` and the alarm
 * `job_failing`, which is active after five failures in a row; `docs/how-to.md` explains how to add one.
 */
export type Job = OwnJob | SharedJob | BackgroundJob;

interface JobName {
  /** Name in logs, metrics, alarms and locks. */
  readonly name: string;
}

/** When a job checks for work. */
export interface JobPlan extends JobName {
  /** PostgreSQL channels whose notifications wake the job. */
  readonly channels?: readonly string[];
  /**
   * Signals of this process that wake the job: topics of indexed blocks (`INDEXED`), rows that ended in a lane
   * of the outbox (`endedIn`), or the name of a job that did some work.
   */
  readonly after?: readonly string[];
  /** Maximum milliseconds between two runs if nothing wakes the job. */
  readonly everyMs: number;
  /** Minimum milliseconds between two runs. Default: none. */
  readonly restMs?: number;
  /**
   * Milliseconds to collect work after a wake. Doubles, up to half a second, each time successive wakes
   * found nothing to do.
   */
  readonly gatherMs?: number;
  /**
   * True if the job pauses while the indexer is far behind the head, to leave it the machine's resources.
   */
  readonly waitsForImport?: boolean;
}

/**
 * Result of a run: true if more work may be available immediately; otherwise undefined, or the milliseconds
 * until a row is due if that is before the next scheduled run.
 */
export type JobResult = boolean | number | undefined;

export interface JobWork {
  /**
   * Performs the available work. May throw if the node is unavailable; any other error restarts the job.
   */
  run(): Promise<JobResult>;
  /** Releases resources. */
  close?(): void | Promise<void>;
}

/** Period in which this process runs a job whose writes may conflict with those of another process. */
export interface SharedSession {
  readonly db: Database;
  /** Aborts when the process stops or is no longer the leader. */
  readonly signal: AbortSignal;
}

/** Period in which only this process runs the job. */
export interface JobSession {
  /**
   * The connection that holds the job's lock. All writes of the job use it: when it breaks, the lock is
   * released and nothing more can be written.
   */
  readonly client: Client;
  /** Aborts when the connection breaks, the process stops or is no longer the leader. */
  readonly signal: AbortSignal;
}

/** Run only by the leader, under an additional lock of its own, on the connection that writes. */
export interface OwnJob extends JobPlan {
  readonly lock: 'own';
  /** @param wake Schedules another run. */
  open(session: JobSession, wake: () => void): JobWork | Promise<JobWork>;
}

/**
 * Run only by the leader. Writes happen in transactions under row locks, so a former leader that is not yet
 * aware of its replacement does no harm.
 */
export interface SharedJob extends JobPlan {
  readonly lock: 'leader';
  open(session: SharedSession, wake: () => void): JobWork | Promise<JobWork>;
}

/**
 * The indexer and the lanes of the outbox, which listen for blocks and rows themselves and run until their
 * session ends.
 */
export interface BackgroundJob extends JobName {
  readonly lock: 'own';
  run(session: JobSession): Promise<void>;
}
