import type { Queryable } from '@nova/db/database';
import { demoSessions } from '@nova/db/schema/demo';
import { createdTokens } from '@nova/db/schema/token';
import type { DemoAddresses } from '@nova/shared/demo/schemas';
import { eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Hex } from 'viem';

/** Returns which addresses are wallets of demo accounts, active or ended, or tokens created by them. */
export async function listDemoAddresses(db: Queryable, addresses: readonly Hex[]): Promise<DemoAddresses> {
  const rows = await union(
    db
      .select({ address: demoSessions.address })
      .from(demoSessions)
      .where(inArray(demoSessions.address, [...addresses])),
    db
      .select({ address: createdTokens.address })
      .from(createdTokens)
      .innerJoin(demoSessions, eq(demoSessions.address, createdTokens.creator))
      .where(inArray(createdTokens.address, [...addresses])),
  );
  return { items: rows.map(({ address }) => address) };
}
