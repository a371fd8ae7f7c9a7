import type { Queryable, Transaction } from '@nova/db/database';
import { JOB_CHANNELS, wakeJobs } from '@nova/db/job-channels';
import { users } from '@nova/db/schema/account';
import { wallets } from '@nova/db/schema/wallet';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';

/** A wallet whose owner has just proved to hold its key. */
export interface ProvenWallet {
  /** Lower case. */
  readonly address: string;
  readonly chainId: number;
  readonly walletType?: string | undefined;
}

/**
 * Finds or creates the account of a wallet. If an account is logged in, the wallet is added to it.
 * @param signedInUserId the session's user; null for a visitor
 * @throws AppError `wallet_taken` if the wallet belongs to another account
 */
export async function claimWallet(
  tx: Transaction,
  wallet: ProvenWallet,
  signedInUserId: string | null,
): Promise<{ userId: string; isNew: boolean }> {
  if (signedInUserId !== null) {
    await addToAccount(tx, wallet, signedInUserId);
    // The contents of the account's own address can now be linked to this wallet.
    await wakeJobs(tx, JOB_CHANNELS.presale);
  } else await tx.execute(sql`select app.get_or_create_user_by_wallet(${wallet.address})`);
  const [row] = await tx
    .update(wallets)
    .set({
      chainId: wallet.chainId,
      lastUsedAt: sql`now()`,
      ...(wallet.walletType && { walletType: wallet.walletType }),
    })
    .where(eq(wallets.address, wallet.address))
    // Both times are equal exactly if the row was created in this transaction.
    .returning({ userId: wallets.userId, isNew: sql<boolean>`${wallets.createdAt} = now()` });
  if (row && (signedInUserId === null || row.userId === signedInUserId)) return row;
  return refuseUsed();
}

/**
 * Returns the account of a wallet; null if there is none.
 * @param address lower case
 */
export async function readOwner(db: Queryable, address: string): Promise<string | null> {
  const [row] = await db.select({ userId: wallets.userId }).from(wallets).where(eq(wallets.address, address));
  return row?.userId ?? null;
}

/** Refuses a wallet of another account. @throws AppError `wallet_taken` */
export function refuseUsed(): never {
  throw new AppError(WALLET_ERRORS.walletTaken, {
    message: 'This wallet is linked to another account. Log in to that account to unlink it.',
  });
}

async function addToAccount(tx: Transaction, wallet: ProvenWallet, userId: string): Promise<void> {
  // The lock serializes concurrent links of one account, so that exactly one can become the primary wallet.
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update');
  if (!user)
    throw new AppError(COMMON_ERRORS.unauthorized, {
      message: 'This account no longer exists. Log in with another account or create a new one.',
    });
  const [primary] = await tx
    .select({ id: wallets.id })
    .from(wallets)
    .where(sql`${wallets.userId} = ${userId} and ${wallets.isPrimary}`);
  await tx
    .insert(wallets)
    .values({ userId, address: wallet.address, chainId: wallet.chainId, isPrimary: primary === undefined })
    .onConflictDoNothing({ target: wallets.address });
}
