import type { Queryable } from '@nova/db/database';
import { syncState } from '@nova/db/schema/explorer';

/** Returns the number of the newest indexed block, 0 before the first. */
export async function readHead(db: Queryable): Promise<number> {
  const [state] = await db.select({ blockNumber: syncState.blockNumber }).from(syncState);
  return state?.blockNumber ?? 0;
}
