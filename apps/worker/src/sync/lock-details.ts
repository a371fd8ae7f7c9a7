import type { ClientBase } from 'pg';

/** Any constant of its own. */
const DETAILS_LOCK = 7_021_972;

/**
 * Makes jobs that write details of blocks (traces) and a reorg that takes those blocks out wait for each other, until
 * the transaction ends. Adding blocks takes no such lock: it is never held up by details.
 */
export async function lockDetails(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [DETAILS_LOCK]);
}
