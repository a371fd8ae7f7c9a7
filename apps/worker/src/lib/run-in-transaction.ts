import type { Queryable } from '@nova/db/database';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';

/**
 * A transaction on one connection, for bulk statements (`client`) and for functions that take a `Queryable`
 * (`db`).
 */
export interface ClientTransaction {
  readonly client: Client;
  readonly db: Queryable;
}

export async function runInTransaction<Result>(
  client: Client,
  work: (tx: ClientTransaction) => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work({ client, db: drizzle(client) });
    await client.query('commit');
    return result;
  } catch (error) {
    // A broken connection cannot roll back and need not, because the server does.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
