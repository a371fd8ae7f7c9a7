import type { Queryable } from '@nova/db/database';
import { names } from '@nova/db/schema/names';
import { NAME_GRACE_MS, toNameLabel } from '@nova/shared/names/constants';
import { and, eq, gt } from 'drizzle-orm';
import type { Hex } from 'viem';

/** Returns the condition that the grace period of a name has not ended. */
export const isActiveName = (now: number) => gt(names.expiresAt, new Date(now - NAME_GRACE_MS));

/** Returns the address that a `.nac` name leads to; null if it leads nowhere, or for any other text. */
export async function findNamedAddress(db: Queryable, name: string, now: number): Promise<Hex | null> {
  const label = toNameLabel(name);
  if (label === null) return null;
  const [row] = await db
    .select({ address: names.address })
    .from(names)
    .where(and(eq(names.label, label), isActiveName(now)));
  return row?.address ?? null;
}
