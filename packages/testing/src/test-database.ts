import { randomBytes } from 'node:crypto';
import { openDatabase, type DatabaseHandle } from '@nova/db/database';
import { LOCK_SPACES, LOCKS } from '@nova/db/locks';
import { PROCESS_ROLES, type ProcessRole } from '@nova/db/roles';
import { Client } from 'pg';
import { inject } from 'vitest';
import { ROLE_PASSWORD } from './role-password.ts';

export interface TestDatabase extends DatabaseHandle {
  /** Address with the rights of the tables' owner. */
  readonly url: string;
  /** Returns an address with the rights of one process. */
  urlOf(process: ProcessRole): string;
  /** Returns an address without the pooler that `urlOf` uses; undefined without a pooler. */
  readonly directUrlOf?: (process: ProcessRole) => string;
  /** Closes the pool and deletes the database, even with other connections open. */
  drop(): Promise<void>;
}

/** Creates a new migrated database as a copy of the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, async (client) => {
    // Copying needs exclusive access to the template; concurrent copies would fail.
    await client.query('select pg_advisory_lock($1)', [LOCKS.testTemplate]);
    // Copying files without syncing them takes a fifth of the time of writing each page to the log.
    await client.query(`create database ${name} template nova strategy file_copy`);
  });
  const url = serverUrl.replace(/\/[^/]*$/, `/${name}`);
  const handle = openDatabase(url, { name: 'nova-test' });
  return {
    ...handle,
    url,
    urlOf: (process) => {
      const own = new URL(url);
      own.username = PROCESS_ROLES[process];
      own.password = ROLE_PASSWORD;
      return own.href;
    },
    drop: async () => {
      await handle.close();
      await onServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

export interface EmptyDatabase {
  /** Address with the rights of the owner. */
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a new database without our tables. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, (client) => client.query(`create database ${name}`));
  return {
    url: serverUrl.replace(/\/[^/]*$/, `/${name}`),
    drop: () => onServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

/** Runs `work` while no other suite of the run uses the same name. The lock ends with its process. */
export async function withRunLock(name: string, work: () => Promise<void>): Promise<void> {
  await onServer(inject('databaseServerUrl'), async (client) => {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_SPACES.testDatabases, name]);
    await work();
  });
}

async function onServer(serverUrl: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: serverUrl.replace(/\/[^/]*$/, '/postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
