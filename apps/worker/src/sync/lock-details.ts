import type { Transaction } from '@nova/db/database';
import { LOCKS } from '@nova/db/locks';
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';

/**
 * Makes jobs that write block details (traces) and reorgs that remove those blocks wait for each other
 * until the transaction ends. Adding blocks takes no such lock, so details never delay it.
 */
export async function lockDetails(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.blockDetails]);
}

/** The same for a transaction that reads several tables and must see one chain in all of them. */
export async function lockDetailsIn(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.blockDetails})`);
}
