import { randomBytes } from 'node:crypto';
import { openDatabase, type DatabaseHandle } from '@nova/db/database';
import { LOCK_SPACES, LOCKS } from '@nova/db/locks';
import { PROCESS_ROLES, type ProcessRole } from '@nova/db/roles';
import { Client } from 'pg';
import { inject } from 'vitest';
import { ROLE_PASSWORD } from './role-password.ts';

export interface TestDatabase extends DatabaseHandle {
  /** With the rights of the tables' owner. */
  readonly url: string;
  /** With the rights of one process alone. */
  urlOf(process: ProcessRole): string;
  /** The same without the pooler that `urlOf` leads through; undefined where there is none. */
  readonly directUrlOf?: (process: ProcessRole) => string;
  /** Closes the pool and removes the database, whoever is still connected. */
  drop(): Promise<void>;
}

/** A fresh, migrated database of its own, copied from the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, async (client) => {
    // Copying wants the template to itself; two copies at once would refuse each other.
    await client.query('select pg_advisory_lock($1)', [LOCKS.testTemplate]);
    await client.query(`create database ${name} template nova`);
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
  /** With the rights of the owner. */
  readonly url: string;
  drop(): Promise<void>;
}

/** A fresh database without any tables of ours. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, (client) => client.query(`create database ${name}`));
  return {
    url: serverUrl.replace(/\/[^/]*$/, `/${name}`),
    drop: () => onServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

/** Does something that no other suite of the run does under this name at the same time. Ends with its process. */
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
