import type { Database } from '@nova/db/database';
import { newsletter, whitelistSignUps } from '@nova/db/schema/whitelist';
import type { MailList } from '@nova/shared/whitelist/constants';
import { and, eq, isNotNull } from 'drizzle-orm';
import { keyOfToken } from './list-keys.ts';

/**
 * Removes the address of an unsubscribe link from its list. A repeated call finds and changes nothing. An
 * approved wallet stays approved, because that list belongs to the administrators and contains no personal
 * address.
 * @returns the list; null if the address was on none
 */
export async function leaveList(db: Database, token: string): Promise<MailList | null> {
  const key = keyOfToken(token);
  const isReader = and(eq(newsletter.key, key), isNotNull(newsletter.email));
  const [reader] = await db
    .update(newsletter)
    .set({ email: null, userId: null, confirmedAt: null })
    .where(isReader)
    .returning({ key: newsletter.key });
  if (reader) return 'newsletter';
  const [signUp] = await db
    .delete(whitelistSignUps)
    .where(eq(whitelistSignUps.key, key))
    .returning({ key: whitelistSignUps.key });
  return signUp ? 'whitelist' : null;
}
