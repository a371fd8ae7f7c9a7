import type { Queryable } from '@nova/db/database';
import { demoSessions } from '@nova/db/schema/demo';
import { eq } from 'drizzle-orm';

/** Returns whether an account is a demo account, active or ended. */
export async function isDemo(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: demoSessions.userId })
    .from(demoSessions)
    .where(eq(demoSessions.userId, userId));
  return row !== undefined;
}
