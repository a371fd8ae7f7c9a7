import { createHmac } from 'node:crypto';
import type { Queryable } from '@nova/db/database';
import { usedMailboxes } from '@nova/db/schema/conversion';
import { normalizeMailbox } from '@nova/shared/account/normalize-mailbox';
import { sql } from 'drizzle-orm';

/**
 * Records that an account has confirmed a mailbox, which belongs to the first account permanently. Only its
 * keyed hash is stored, and it outlives the account, so that aliases, changed addresses and new accounts
 * count as one mailbox.
 */
export async function claimMailbox(
  tx: Queryable,
  pepper: string,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  const digest = createHmac('sha256', pepper)
    .update(`mailbox ${normalizeMailbox(email)}`)
    .digest('hex');
  await tx
    .insert(usedMailboxes)
    .values({ mailboxHash: `0x${digest}`, userId })
    .onConflictDoNothing();
}

/** Records the mailbox of an account whose address was confirmed before mailboxes were counted. */
export async function claimConfirmedMailbox(db: Queryable, pepper: string, userId: string): Promise<void> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select email from app.users where id = ${userId} and email_verified and deleted_at is null
      and email not like '%@wallet.invalid'
      and not exists (select 1 from app.used_mailboxes where user_id = ${userId})`);
  if (rows[0]) await claimMailbox(db, pepper, { userId, email: rows[0].email });
}
