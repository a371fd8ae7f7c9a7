import type { Queryable } from '@nova/db/database';
import { auditChanges } from '@nova/db/schema/admin';
import type { Admin } from './require-admin.ts';

type Facts = Readonly<Record<string, unknown>>;

/**
 * Records the change made by an administrator's attempt. Must run in the transaction of the change, so that
 * the log contains a change exactly if it happened.
 */
export async function recordChange(
  tx: Queryable,
  { auditId }: Admin,
  { before, after }: { readonly before: Facts | null; readonly after: Facts | null },
): Promise<void> {
  await tx.insert(auditChanges).values({ auditId, before, after });
}
