import type { Transaction } from '@nova/db/database';
import { presaleLedger, type presalePurchases } from '@nova/db/schema/presale';
import { and, eq, type InferInsertModel, type InferSelectModel, sql } from 'drizzle-orm';

type PurchaseRow = InferSelectModel<typeof presalePurchases>;
/** A line that is to be written. */
export type LedgerLine = InferInsertModel<typeof presaleLedger>;
type Purchase = Pick<
  PurchaseRow,
  'id' | 'status' | 'method' | 'isSimulated' | 'usdtAmount' | 'novaTokens' | 'bonusTokens' | 'refundedAmount'
>;

/** Where the money of a way to pay lies. */
function getMoneyAccount({ method, isSimulated }: Purchase): string {
  if (isSimulated) return 'simulated';
  return method === 'usdt' ? 'treasury' : method;
}

/** The buyer's money is here: we owe its worth. */
export async function postPayment(
  tx: Transaction,
  purchase: Purchase,
  evidence: string,
  at: Date,
  amount = purchase.usdtAmount,
): Promise<void> {
  await tx.insert(presaleLedger).values({ ...composePayment(purchase, evidence, at), amount });
}

/** The line of a payment, as long as it was what was asked for. */
export function composePayment(purchase: Purchase, evidence: string, at: Date): LedgerLine {
  const { id: purchaseId, usdtAmount: amount } = purchase;
  const debit = getMoneyAccount(purchase);
  return { purchaseId, kind: 'payment', asset: 'USDT', amount, debit, credit: 'owed', evidence, at };
}

/** The coins are the buyer's: nothing is owed any more, whatever went back while they were on their way. */
export async function composeDelivery(
  tx: Transaction,
  purchase: Purchase,
  evidence: string,
  at: Date,
): Promise<LedgerLine[]> {
  const { id: purchaseId, usdtAmount, novaTokens, bonusTokens } = purchase;
  const line = { purchaseId, evidence, at };
  const isRepaid = purchase.refundedAmount > 0n || purchase.status === 'refund_due';
  const repaid = isRepaid ? await sumRepaid(tx, purchase) : 0n;
  const lines: LedgerLine[] = [
    { ...line, kind: 'delivery', asset: 'USDT', amount: usdtAmount, debit: 'owed', credit: 'sales' },
    { ...line, kind: 'coins', asset: 'NAC', amount: novaTokens, debit: 'buyers', credit: 'presale' },
  ];
  if (bonusTokens > 0n) {
    const [debit, credit] = ['buyers', 'reserve'];
    lines.push({ ...line, kind: 'bonus', asset: 'NAC', amount: bonusTokens, debit, credit });
  }
  // What had gone back by then was owed no more: it comes out of the sale instead.
  if (repaid > 0n) {
    const [debit, credit] = ['sales', 'owed'];
    lines.push({ ...line, kind: 'refund', asset: 'USDT', amount: repaid, debit, credit });
  }
  return lines;
}

/** Writes lines, in their order. */
export async function postLines(tx: Transaction, lines: readonly LedgerLine[]): Promise<void> {
  if (lines.length > 0) await tx.insert(presaleLedger).values([...lines]);
}

/**
 * What of a purchase was paid back while its worth was owed, less what was not taken and stays with us. Of a purchase
 * whose money is still to go back that is owed after the delivery too.
 */
async function sumRepaid(tx: Transaction, { id, status }: Purchase): Promise<bigint> {
  const { amount, credit, debit, kind, purchaseId } = presaleLedger;
  const returned = status === 'refund_due' ? sql`0` : sql`-${amount}`;
  const [sum] = await tx
    .select({
      units: sql<string>`coalesce(sum(case when ${debit} = 'owed' then ${amount}
        when ${credit} = 'owed' then ${returned} end), 0)::text`,
    })
    .from(presaleLedger)
    .where(and(eq(purchaseId, id), eq(kind, 'refund')));
  return BigInt(sum!.units);
}

/**
 * Money went back. Before the delivery it had been owed; after it, it comes out of what was sold, and the coins stay
 * where they are (requirement 317).
 */
export async function postRefund(
  tx: Transaction,
  purchase: Purchase & Pick<PurchaseRow, 'reservationState'>,
  amount: bigint,
  evidence: string,
  at: Date,
): Promise<void> {
  await tx.insert(presaleLedger).values({
    purchaseId: purchase.id,
    kind: 'refund',
    asset: 'USDT',
    amount,
    // What was not taken the first time is owed, whatever was delivered.
    debit: purchase.reservationState === 'delivered' && purchase.status !== 'refund_due' ? 'sales' : 'owed',
    credit: getMoneyAccount(purchase),
    evidence,
    at,
  });
}

/** Money that went back has come back: owed anew, or, where only a part had gone, what it was before. */
export async function postReturn(
  tx: Transaction,
  purchase: Purchase & Pick<PurchaseRow, 'reservationState'> & { readonly isOwed: boolean },
  amount: bigint,
  evidence: string,
  at: Date,
): Promise<void> {
  await tx.insert(presaleLedger).values({
    purchaseId: purchase.id,
    kind: 'refund',
    asset: 'USDT',
    amount,
    debit: getMoneyAccount(purchase),
    credit: purchase.reservationState === 'delivered' && !purchase.isOwed ? 'sales' : 'owed',
    evidence,
    at,
  });
}
