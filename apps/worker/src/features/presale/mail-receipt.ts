import type { Transaction } from '@nova/db/database';
import { enqueueMail } from '@nova/db/enqueue-mail';
import { users } from '@nova/db/schema/account';
import { composeReceiptMail } from '@nova/shared/presale/mails';
import { and, eq, isNull } from 'drizzle-orm';
import type { PurchaseRow } from '@nova/presale/reservation';
import { localizePath } from '@nova/shared/language/language';

/** Purchase fields that a receipt shows. */
export type ReceiptRow = Pick<
  PurchaseRow,
  | 'id'
  | 'isSimulated'
  | 'userId'
  | 'language'
  | 'usdtAmount'
  | 'novaTokens'
  | 'bonusTokens'
  | 'walletAddress'
  | 'transactionHash'
  | 'blockNumber'
>;

/** Mails the receipt of a completed purchase to the buyer, if a confirmed address exists. */
export async function mailReceipt(tx: Transaction, purchase: ReceiptRow, origin: string): Promise<void> {
  if (purchase.userId === null || purchase.transactionHash === null) return;
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, purchase.userId), eq(users.emailVerified, true), isNull(users.deletedAt)));
  if (!user) return;
  const { id, language, usdtAmount, novaTokens, bonusTokens, walletAddress } = purchase;
  const mail = composeReceiptMail(language, {
    isSimulated: purchase.isSimulated,
    usdtUnits: usdtAmount,
    baseWei: novaTokens,
    bonusWei: bonusTokens,
    address: walletAddress,
    transactionHash: purchase.transactionHash,
    blockNumber: purchase.blockNumber ?? 0,
    url: `${origin}${localizePath('/presale', language)}?purchase=${id}`,
  });
  await enqueueMail(tx, user.email, mail);
}
