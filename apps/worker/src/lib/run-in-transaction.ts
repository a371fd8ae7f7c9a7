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

/**
 * Runs statements in one transaction. `work` may send statements without waiting for each other, but must settle
 * only after all of them, because a later one would run outside of the transaction.
 */
export async function runInTransaction<Result>(
  client: Client,
  work: (tx: ClientTransaction) => Promise<Result>,
): Promise<Result> {
  // Awaiting it by itself would cost a round trip. Only a broken connection rejects it, and with it all the rest.
  const begun = client.query('begin');
  try {
    const [result] = await Promise.all([work({ client, db: drizzle(client) }), begun]);
    await client.query('commit');
    return result;
  } catch (error) {
    // A broken connection cannot roll back and need not, because the server does.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
