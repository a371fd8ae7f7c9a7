import type { Queryable, Transaction } from '@nova/db/database';
import { presaleLedger, type presalePurchases } from '@nova/db/schema/presale';
import type { LedgerEntry } from '@nova/shared/presale/purchase';
import { and, asc, eq, type InferSelectModel, sql } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';

type Hex = `0x${string}`;
type PurchaseRow = InferSelectModel<typeof presalePurchases>;
type Purchase = Pick<
  PurchaseRow,
  'id' | 'method' | 'isSimulated' | 'usdtAmount' | 'novaTokens' | 'bonusTokens' | 'refundedAmount'
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
  const repaid = purchase.refundedAmount > 0n ? await sumRepaid(tx, purchaseId) : 0n;
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

/** What of a purchase was paid back while its worth was owed. */
async function sumRepaid(tx: Transaction, purchaseId: Hex): Promise<bigint> {
  const [sum] = await tx
    .select({ units: sql<string>`coalesce(sum(${presaleLedger.amount}), 0)::text` })
    .from(presaleLedger)
    .where(
      and(
        eq(presaleLedger.purchaseId, purchaseId),
        eq(presaleLedger.kind, 'refund'),
        eq(presaleLedger.debit, 'owed'),
      ),
    );
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
    debit: purchase.reservationState === 'delivered' ? 'sales' : 'owed',
    credit: getMoneyAccount(purchase),
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
