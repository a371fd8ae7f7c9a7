import type { ClientBase } from 'pg';
import { LOCKS } from '@nova/db/locks';

/**
 * Makes jobs that write details of blocks (traces) and a reorg that takes those blocks out wait for each other, until
 * the transaction ends. Adding blocks takes no such lock: it is never held up by details.
 */
export async function lockDetails(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.blockDetails]);
}
