import type { Queryable } from '@nova/db/database';
import { addressLabels } from '@nova/db/schema/labels';
import type { AddressLabel } from '@nova/shared/labels/schemas';
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';

/** Columns of a public label. */
export const labelColumns = {
  address: addressLabels.address,
  name: addressLabels.name,
  kind: addressLabels.kind,
  url: addressLabels.url,
};

/** Returns the public labels of these addresses; most have none. */
export async function readLabelsOf(db: Queryable, addresses: readonly Hex[]): Promise<AddressLabel[]> {
  if (addresses.length === 0) return [];
  return db
    .select(labelColumns)
    .from(addressLabels)
    .where(inArray(addressLabels.address, [...addresses]));
}

/** Matches labels whose name starts with a text, in any case. */
export function isLabelPrefix(text: string): SQL {
  const pattern = `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`lower(${addressLabels.name}) like ${pattern}`;
}
