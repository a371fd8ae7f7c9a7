import { sql, type SQL } from 'drizzle-orm';

/**
 * Returns a condition that is true if an account counts as a person: a confirmed mailbox that no other
 * account has used, or a rewarded purchase that was not refunded.
 */
export const isPerson = (userId: SQL): SQL => sql`(
  exists (
    select 1 from app.users person join app.used_mailboxes mailbox on mailbox.user_id = person.id
    where person.id = ${userId} and person.deleted_at is null and person.email_verified
      and person.email not like '%@wallet.invalid'
  ) or exists (
    select 1 from app.purchase_rewards
    where buyer_user_id = ${userId} and buyer_action_id is not null and refunded_at is null
  ))`;

/** Returns a condition that is true if an account or a wallet linked to it is suspended. */
export const isSuspended = (userId: SQL): SQL => sql`(
  exists (select 1 from app.suspensions where user_id = ${userId})
  or exists (
    select 1 from app.suspended_wallets suspended join app.wallets own on own.address = '0x' || encode(suspended.address, 'hex')
    where own.user_id = ${userId}
  ))`;
