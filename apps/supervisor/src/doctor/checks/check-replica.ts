import { setTimeout as sleep } from 'node:timers/promises';
import { readPrimary, readReplica } from '@nova/api/http/reads/wal-position';
import { type DatabaseHandle, openDatabase } from '@nova/db/database';
import { explainDatabaseError } from '../explain-database-error.ts';
import { failure, type Finding, ok, warning } from '../finding.ts';
import type { Setup } from '../setup.ts';

const TIMEOUT_MS = 5_000;
/** Attempts to find the replica without a delay; each waits for changes of the moment to arrive. */
const ATTEMPTS = 10;
const ATTEMPT_MS = 100;

/**
 * Checks the replica from which the explorer reads: it must answer, replicate the same server, and keep up.
 * The api serves everything from the primary otherwise.
 */
export async function checkReplica({ database }: Setup): Promise<Finding[]> {
  if (database?.readUrl === undefined) return [];
  const open = (url: string) =>
    openDatabase(url, { name: 'nova-doctor', max: 1, connectMs: TIMEOUT_MS, queryMs: TIMEOUT_MS });
  const [primary, replica] = [open(database.url), open(database.readUrl)];
  try {
    return [await judge(primary, replica)];
  } finally {
    await primary.close();
    await replica.close();
  }
}

async function judge(primary: DatabaseHandle, replica: DatabaseHandle): Promise<Finding> {
  const source = await readPrimary(primary.pool).catch(() => null);
  let state;
  try {
    state = await readReplica(replica.pool);
  } catch (error) {
    const [message, advice] = explainDatabaseError(error).map((text) =>
      text.replaceAll('DATABASE_URL', 'DATABASE_READ_URL').replace('PostgreSQL', 'The replica'),
    ) as [string, string];
    return warning('replica', message, `${advice} Until then, the explorer reads from the primary.`);
  }
  if (state === null)
    return failure(
      'replica',
      'The server at DATABASE_READ_URL is not a replica: it is not in recovery, so the api does not read from it.',
      'Set DATABASE_READ_URL to a streaming replica of DATABASE_URL, or remove it.',
    );
  // Without the primary, there is nothing to compare; its own check reports the reason.
  if (source === null) return ok('replica', 'The replica answers.');
  if (state.system !== source.system)
    return failure(
      'replica',
      'The replica belongs to another server than the one at DATABASE_URL, so the api does not read from it.',
      'Set DATABASE_READ_URL to a streaming replica of DATABASE_URL.',
    );
  for (let attempt = 1; state !== null && state.replayed < source.flushed; attempt++) {
    if (attempt === ATTEMPTS) {
      const seconds = Math.max(1, Math.round(source.now - (state.committedAt ?? 0)));
      return warning(
        'replica',
        `The replica is behind the primary: its newest change is ${seconds} s old.`,
        'Check its connection to the primary and its load, and whether its replay is paused. Until it has caught up, the explorer reads from the primary.',
      );
    }
    await sleep(ATTEMPT_MS);
    state = await readReplica(replica.pool);
  }
  return ok('replica', 'The replica answers and has replayed every change of the primary.');
}
