import type { Queryable, Transaction } from '@nova/db/database';
import { LOCKS } from '@nova/db/locks';
import { addressLabels } from '@nova/db/schema/labels';
import { addressSchema } from '@nova/shared/hex';
import type { AddressLabel, LabelPage, LabelsQuery } from '@nova/shared/labels/schemas';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { recordChange } from '../../http/access/record-change.ts';
import type { Admin } from '../../http/access/require-admin.ts';
import { isLabelPrefix, labelColumns } from '../../http/chain/address-labels.ts';
import { toWireTime } from '../../http/clock.ts';
import { readColumnPage } from '../../http/requests/column-page.ts';
import { toPage } from '../../http/requests/page-cursor.ts';

/** Lists labels, newest first. */
export async function listLabels(db: Queryable, { search, ...query }: LabelsQuery): Promise<LabelPage> {
  const { start, isAfter, order } = readColumnPage(query.cursor, addressLabels.id);
  const rows = await db
    .select()
    .from(addressLabels)
    .where(and(isAfter, search === undefined ? undefined : matches(search)))
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  return {
    ...page,
    items: page.items.map(({ address, name, kind, url, updatedAt }) => ({
      address,
      name,
      kind,
      url,
      updated_at: toWireTime(updatedAt),
    })),
  };
}

function matches(search: string): SQL {
  const address = addressSchema.safeParse(search);
  return address.success ? eq(addressLabels.address, address.data) : isLabelPrefix(search);
}

/** Sets the label of an address and records the change. */
export async function setLabel(
  tx: Transaction,
  admin: Admin,
  { address, ...label }: AddressLabel,
  updatedAt: Date,
): Promise<void> {
  const before = await readForUpdate(tx, address);
  await tx
    .insert(addressLabels)
    .values({ address, ...label, updatedAt })
    .onConflictDoUpdate({ target: addressLabels.address, set: { ...label, updatedAt } });
  await recordChange(tx, admin, { before, after: { address, ...label } });
}

/** Removes the label of an address, and records the change if there was one. */
export async function removeLabel(tx: Transaction, admin: Admin, address: Hex): Promise<void> {
  const before = await readForUpdate(tx, address);
  if (!before) return;
  await tx.delete(addressLabels).where(eq(addressLabels.address, address));
  await recordChange(tx, admin, { before, after: null });
}

async function readForUpdate(tx: Transaction, address: Hex): Promise<AddressLabel | null> {
  // Two administrators who label the same address one after the other must both find what the other wrote.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.labels})`);
  const [row] = await tx.select(labelColumns).from(addressLabels).where(eq(addressLabels.address, address));
  return row ?? null;
}
