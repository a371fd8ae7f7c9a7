import type { Queryable, Transaction } from '@nova/db/database';
import { presaleLedger, type presalePurchases } from '@nova/db/schema/presale';
import type { LedgerEntry } from '@nova/shared/presale/purchase';
import { and, asc, eq, type InferSelectModel, sql } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';

type Hex = `0x${string}`;
type PurchaseRow = InferSelectModel<typeof presalePurchases>;
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
  const money = getMoneyAccount(purchase);
  await tx.insert(presaleLedger).values({
    purchaseId: purchase.id,
    kind: 'payment',
    asset: 'USDT',
    amount,
    debit: money,
    credit: 'owed',
    evidence,
    at,
  });
}

/** The coins are the buyer's: nothing is owed any more, whatever went back while they were on their way. */
export async function postDelivery(
  tx: Transaction,
  purchase: Purchase,
  evidence: string,
  at: Date,
): Promise<void> {
  const { id: purchaseId, usdtAmount, novaTokens, bonusTokens } = purchase;
  const line = { purchaseId, evidence, at };
  const isRepaid = purchase.refundedAmount > 0n || purchase.status === 'refund_due';
  const repaid = isRepaid ? await sumRepaid(tx, purchase) : 0n;
  await tx.insert(presaleLedger).values([
    { ...line, kind: 'delivery', asset: 'USDT', amount: usdtAmount, debit: 'owed', credit: 'sales' },
    { ...line, kind: 'coins', asset: 'NAC', amount: novaTokens, debit: 'buyers', credit: 'presale' },
    ...(bonusTokens > 0n
      ? [
          {
            ...line,
            kind: 'bonus' as const,
            asset: 'NAC' as const,
            amount: bonusTokens,
            debit: 'buyers',
            credit: 'reserve',
          },
        ]
      : []),
    // What had gone back by then was owed no more: it comes out of the sale instead.
    ...(repaid > 0n
      ? [
          {
            ...line,
            kind: 'refund' as const,
            asset: 'USDT' as const,
            amount: repaid,
            debit: 'sales',
            credit: 'owed',
          },
        ]
      : []),
  ]);
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
 * where they are (DESIGN §7.17).
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

/** The lines of one purchase, in their order. */
export async function listEntries(db: Queryable, purchaseId: Hex): Promise<LedgerEntry[]> {
  const rows = await db
    .select()
    .from(presaleLedger)
    .where(eq(presaleLedger.purchaseId, purchaseId))
    .orderBy(asc(presaleLedger.id));
  return rows.map(toEntry);
}

/** A line as the wire carries it. */
export function toEntry(row: InferSelectModel<typeof presaleLedger>): LedgerEntry {
  const { id, kind, asset, amount, debit, credit, evidence, at } = row;
  return { id, kind, asset, amount: amount.toString(), debit, credit, evidence, at: toWireTime(at) };
}
