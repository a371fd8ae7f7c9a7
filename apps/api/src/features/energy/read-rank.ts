import type { Queryable } from '@nova/db/database';
import { demoSessions } from '@nova/db/schema/demo';
import { addressRanks, rankSnapshot } from '@nova/db/schema/explorer-details';
import type { EnergyRank } from '@nova/shared/energy/schemas';
import { eq } from 'drizzle-orm';
import type { Hex } from 'viem';

/** Returns the rank of an account in the latest snapshot; demo accounts have none (requirement 320). */
export async function readRank(db: Queryable, account: Hex): Promise<EnergyRank> {
  const [snapshot] = await db.select().from(rankSnapshot).where(eq(rankSnapshot.id, 1));
  const [row] = await db
    .select({ rank: addressRanks.rank, demo: demoSessions.userId })
    .from(addressRanks)
    .leftJoin(demoSessions, eq(demoSessions.address, addressRanks.address))
    .where(eq(addressRanks.address, account));
  return {
    rank: row && row.demo === null ? row.rank : null,
    of: snapshot?.rankedAddresses ?? 0,
    as_of_block: snapshot?.blockNumber ?? 0,
  };
}
