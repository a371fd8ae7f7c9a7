import type { Database } from '@nova/db/database';
import { newsletter, whitelistSignUps } from '@nova/db/schema/whitelist';
import type { MailList } from '@nova/shared/whitelist/constants';
import { and, eq, isNotNull } from 'drizzle-orm';
import { keyOfToken } from './list-keys.ts';

/**
 * Takes an address off the list that its letter's link is for. A second press finds nothing and changes nothing.
 * An approved wallet stays approved: that is the administrators' list, and no address of a person.
 * @returns the list it was on, null for none
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
