import type { Queryable } from '@nova/db/database';
import { auditChanges } from '@nova/db/schema/admin';
import type { Admin } from './require-admin.ts';

type Facts = Readonly<Record<string, unknown>>;

/**
 * Puts beside an administrator's attempt what it changed. Belongs into the change's own transaction: then the log
 * shows a change exactly when there was one.
 */
export async function recordChange(
  tx: Queryable,
  { auditId }: Admin,
  { before, after }: { readonly before: Facts | null; readonly after: Facts | null },
): Promise<void> {
  await tx.insert(auditChanges).values({ auditId, before, after });
}
