import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { type Client, Pool, type PoolClient } from 'pg';
import { isDatabaseAway } from './database-away.ts';
import { cachePlans, PlanNames } from './queries/plan-names.ts';

/** A query runner: the pool or a transaction. */
export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** Makes the system detect within half a minute that the other machine has disappeared, instead of in hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * Opens a pool. A broken connection is replaced automatically and reported to `onError`.
 * @param url postgres:// address
 */
export function openDatabase(
  url: string,
  options: {
    /** Name of the connections in the server's list, to identify their owner. */
    name?: string;
    max?: number;
    onError?: (error: Error) => void;
    /** Milliseconds before an unused connection is closed; 10 seconds by default. */
    idleMs?: number;
    /** Makes each connection parse and plan a repeated query only once. */
    cachesPlans?: boolean;
    /** Milliseconds to wait for a connection; 10 seconds by default. */
    connectMs?: number;
    /** Milliseconds after which an unanswered query fails and its connection is closed; never by default. */
    queryMs?: number;
  } = {},
): DatabaseHandle {
  const pool = new Pool({
    connectionString: url,
    application_name: options.name,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectMs ?? 10_000,
    query_timeout: options.queryMs,
    ...KEEP_ALIVE,
    idleTimeoutMillis: options.idleMs ?? 10_000,
  });
  // Added to each connection, because the pool listens only to idle ones: a break in the middle of a
  // transaction would end the process, although the transaction's caller gets the error anyway.
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)));
  pool.on('error', () => undefined);
  if (options.cachesPlans) {
    const names = new PlanNames();
    pool.on('connect', (client) => cachePlans(client, names));
  }
  const db = drizzle(pool);
  db.transaction = (work, config) => runTransaction(pool, work, config);
  return { db, pool, close: () => pool.end() };
}

/**
 * Runs a transaction and always releases its connection. The driver's own transaction never releases one
 * whose `begin` fails, such as an idle one after a database restart; after as many failures as the pool has
 * connections, none would be left.
 */
async function runTransaction<Result>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await openDatabaseOver(client).transaction(work, config);
  } catch (error) {
    isBroken = isDatabaseAway(error);
    throw error;
  } finally {
    // A connection whose query is still unanswered would block the next one.
    client.release(isBroken);
  }
}

/**
 * Returns the same query interface over a connection opened elsewhere, such as the one that holds a job's
 * lock.
 */
export function openDatabaseOver(client: Client | PoolClient): Database {
  // The driver accepts both at run time; only the type of the handle's `$client` differs.
  return drizzle({ client: client as unknown as Pool });
}
