import type { Database } from '@nova/db/database';
import { apiKeys, type users } from '@nova/db/schema/account';
import { contactMessages } from '@nova/db/schema/contact';
import { suspensions } from '@nova/db/schema/conversion';
import { privateNotes, watchedAddresses } from '@nova/db/schema/labels';
import { ownAccounts, presalePurchases } from '@nova/db/schema/presale';
import { referralCodes } from '@nova/db/schema/referral';
import { tokenOrders } from '@nova/db/schema/token';
import { recoveries, wallets } from '@nova/db/schema/wallet';
import { newsletter, whitelistSignUps } from '@nova/db/schema/whitelist';
import { and, asc, eq, isNotNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { isRealEmail } from './read-account.ts';

type User = typeof users.$inferSelect;

/**
 * Reads personal data outside the account's own tables for the export. A list sign-up belongs to the account
 * that was logged in at the time, and to the account that has confirmed its address. Keys that leave a list
 * are not personal data.
 */
export async function readPersonalRows(db: Database, user: User) {
  const [whitelist, mails, messages, codes, own, orders, suspended, keys, notes, watched] = await Promise.all(
    [
      db
        .select({
          email: whitelistSignUps.email,
          address: whitelistSignUps.address,
          language: whitelistSignUps.language,
          created_at: whitelistSignUps.createdAt,
          confirmed_at: whitelistSignUps.confirmedAt,
        })
        .from(whitelistSignUps)
        .where(isOf(user, whitelistSignUps)),
      db
        .select({
          email: newsletter.email,
          language: newsletter.language,
          created_at: newsletter.createdAt,
          confirmed_at: newsletter.confirmedAt,
          rewarded_at: newsletter.rewardedAt,
        })
        .from(newsletter)
        .where(isOf(user, newsletter)),
      db
        .select({
          topic: contactMessages.topic,
          name: contactMessages.name,
          email: contactMessages.email,
          message: contactMessages.message,
          language: contactMessages.language,
          created_at: contactMessages.createdAt,
        })
        .from(contactMessages)
        .where(eq(contactMessages.userId, user.id)),
      db.select({ code: referralCodes.code }).from(referralCodes).where(eq(referralCodes.userId, user.id)),
      db
        .select({
          address: ownAccounts.address,
          created_at: ownAccounts.createdAt,
          link_state: ownAccounts.linkState,
          link_wallet: ownAccounts.linkWallet,
          link_effective_at: ownAccounts.linkEffectiveAt,
        })
        .from(ownAccounts)
        .where(eq(ownAccounts.userId, user.id)),
      db
        .select({
          address: tokenOrders.token,
          owner: tokenOrders.owner,
          name: tokenOrders.name,
          symbol: tokenOrders.symbol,
          supply: tokenOrders.supply,
          created_at: tokenOrders.createdAt,
        })
        .from(tokenOrders)
        .where(eq(tokenOrders.userId, user.id))
        .orderBy(asc(tokenOrders.createdAt)),
      db
        .select({
          reason: suspensions.reason,
          created_at: suspensions.createdAt,
          appeal: suspensions.appeal,
          appealed_at: suspensions.appealedAt,
        })
        .from(suspensions)
        .where(eq(suspensions.userId, user.id)),
      db
        .select({
          name: apiKeys.name,
          hint: apiKeys.hint,
          created_at: apiKeys.createdAt,
          last_used_at: apiKeys.lastUsedAt,
        })
        .from(apiKeys)
        .where(eq(apiKeys.userId, user.id))
        .orderBy(asc(apiKeys.createdAt)),
      db
        .select({
          subject: privateNotes.subject,
          text: privateNotes.text,
          created_at: privateNotes.createdAt,
          updated_at: privateNotes.updatedAt,
        })
        .from(privateNotes)
        .where(eq(privateNotes.userId, user.id))
        .orderBy(asc(privateNotes.id)),
      db
        .select({
          address: watchedAddresses.address,
          wants_mail: watchedAddresses.wantsMail,
          created_at: watchedAddresses.createdAt,
        })
        .from(watchedAddresses)
        .where(eq(watchedAddresses.userId, user.id))
        .orderBy(asc(watchedAddresses.id)),
    ],
  );
  return {
    whitelist,
    newsletter: mails,
    contact_messages: messages,
    referral_code: codes[0]?.code ?? null,
    own_account: own[0] ?? null,
    coin_orders: orders.map(({ supply, ...order }) => Object.assign(order, { supply: supply.toString() })),
    suspension: suspended[0] ?? null,
    api_keys: keys,
    private_notes: notes,
    watched_addresses: watched,
    recoveries: await readRecoveries(db, user.id),
    presale_purchases: await readPurchases(db, user.id),
  };
}

function isOf(
  { id, email, emailVerified }: User,
  list: { userId: AnyColumn; email: AnyColumn; confirmedAt: AnyColumn },
): SQL | undefined {
  const isProven = emailVerified && isRealEmail(email);
  const byAddress = and(eq(list.email, email), isNotNull(list.confirmedAt));
  return or(eq(list.userId, id), isProven ? byAddress : undefined);
}

/** Reads recoveries of the accounts that belong to the user as wallets. */
function readRecoveries(db: Database, userId: string) {
  return db
    .select({
      account: recoveries.account,
      x: recoveries.x,
      y: recoveries.y,
      guardians: recoveries.guardians,
      created_at: recoveries.createdAt,
      deadline: recoveries.deadline,
      email_requested_at: recoveries.emailRequestedAt,
      email_confirmed_at: recoveries.emailConfirmedAt,
    })
    .from(recoveries)
    .innerJoin(wallets, sql`${recoveries.account} = decode(substr(${wallets.address}, 3), 'hex')`)
    .where(eq(wallets.userId, userId))
    .orderBy(asc(recoveries.createdAt));
}

/** Reads purchases with the amounts of their receipts: coins in wei, payments in USDT units. */
async function readPurchases(db: Database, userId: string) {
  const rows = await db
    .select()
    .from(presalePurchases)
    .where(eq(presalePurchases.userId, userId))
    .orderBy(asc(presalePurchases.position));
  return rows.map((row) => ({
    id: row.id,
    method: row.method,
    status: row.status,
    is_simulated: row.isSimulated,
    wallet_address: row.walletAddress,
    phase: row.phase,
    usdt_amount: row.usdtAmount.toString(),
    nova_tokens: row.novaTokens.toString(),
    bonus_tokens: row.bonusTokens.toString(),
    payment_hash: row.paymentHash,
    transaction_hash: row.transactionHash,
    language: row.language,
    created_at: row.createdAt,
    paid_at: row.paidAt,
    completed_at: row.completedAt,
    refunded_at: row.refundedAt,
  }));
}
