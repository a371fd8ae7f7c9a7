import type { ClientBase } from 'pg';
import { LOCKS } from '@nova/db/locks';

/**
 * Makes jobs that write block details (traces) and reorgs that remove those blocks wait for each other
 * until the transaction ends. Adding blocks takes no such lock, so details never delay it.
 */
export async function lockDetails(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.blockDetails]);
}
