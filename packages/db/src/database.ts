import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { type Client, Pool, type PoolClient } from 'pg';
import { keepPlans, PlanNames } from './plan-names.ts';

/** Anything that runs a query: the pool or a transaction. */
export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool. A connection that breaks is replaced silently; `onError` hears about it.
 * @param url postgres:// address
 */
export function openDatabase(
  url: string,
  options: {
    /** What the server lists its connections as: whose they are. */
    name?: string;
    max?: number;
    onError?: (error: Error) => void;
    /** Milliseconds that a connection is kept unused; default 10 seconds. */
    idleMs?: number;
    /** Lets each connection parse and plan a query that comes again only once. */
    keepsPlans?: boolean;
  } = {},
): DatabaseHandle {
  const pool = new Pool({
    connectionString: url,
    application_name: options.name,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: options.idleMs ?? 10_000,
  });
  // Each connection by itself: the pool listens to idle ones only, and one that breaks in the middle of a transaction
  // would end the process, although the transaction's caller hears of it anyway.
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)));
  pool.on('error', () => undefined);
  if (options.keepsPlans) {
    const names = new PlanNames();
    pool.on('connect', (client) => keepPlans(client, names));
  }
  const db = drizzle(pool);
  db.transaction = (work, config) => runTransaction(pool, work, config);
  return { db, pool, close: () => pool.end() };
}

/**
 * The driver's own transaction keeps a connection for ever on which `begin` fails, as the idle ones after a restart of
 * the database: after as many restarts as the pool has places nobody gets one. Here it goes back whatever happens.
 */
async function runTransaction<Result>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await openDatabaseOver(client).transaction(work, config);
  } finally {
    client.release();
  }
}

/** The same queries over one connection that somebody else opened, such as the one that holds a job's lock. */
export function openDatabaseOver(client: Client | PoolClient): Database {
  // The driver runs its queries on either; only the type of the handle's `$client` differs.
  return drizzle({ client: client as unknown as Pool });
}
