import type { Transaction } from '@nova/db/database';
import { presaleLedger, type presalePurchases } from '@nova/db/schema/presale';
import { and, eq, type InferInsertModel, type InferSelectModel, sql } from 'drizzle-orm';

type PurchaseRow = InferSelectModel<typeof presalePurchases>;
/** A ledger entry to write. */
export type LedgerLine = InferInsertModel<typeof presaleLedger>;
type Purchase = Pick<
  PurchaseRow,
  'id' | 'status' | 'method' | 'isSimulated' | 'usdtAmount' | 'novaTokens' | 'bonusTokens' | 'refundedAmount'
>;

/** Returns the ledger account that holds the money of a payment method. */
function getMoneyAccount({ method, isSimulated }: Purchase): string {
  if (isSimulated) return 'simulated';
  return method === 'usdt' ? 'treasury' : method;
}

/** Posts a received payment: its value is now owed to the buyer. */
export async function postPayment(
  tx: Transaction,
  purchase: Purchase,
  evidence: string,
  at: Date,
  amount = purchase.usdtAmount,
): Promise<void> {
  await tx.insert(presaleLedger).values({ ...composePayment(purchase, evidence, at), amount });
}

/** Returns the entry of a payment that matched the requested amount. */
export function composePayment(purchase: Purchase, evidence: string, at: Date): LedgerLine {
  const { id: purchaseId, usdtAmount: amount } = purchase;
  const debit = getMoneyAccount(purchase);
  return { purchaseId, kind: 'payment', asset: 'USDT', amount, debit, credit: 'owed', evidence, at };
}

/** Returns the entries of a delivery: nothing is owed any more, whatever was refunded meanwhile. */
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
  // The amount refunded before is no longer owed, so it reduces the sales instead.
  if (repaid > 0n) {
    const [debit, credit] = ['sales', 'owed'];
    lines.push({ ...line, kind: 'refund', asset: 'USDT', amount: repaid, debit, credit });
  }
  return lines;
}

/** Writes entries in order. */
export async function postLines(tx: Transaction, lines: readonly LedgerLine[]): Promise<void> {
  if (lines.length > 0) await tx.insert(presaleLedger).values([...lines]);
}

/**
 * Returns the part of a purchase that was refunded while owed, less refunds that were not accepted and came
 * back. For a purchase with a pending refund, that is also owed after the delivery.
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
 * Posts a refund. Before the delivery it reduces the amount owed; after it, it reduces the sales, and the
 * coins stay with the buyer (requirement 317).
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
    // A refund that came back is owed, whether or not the coins were delivered.
    debit: purchase.reservationState === 'delivered' && purchase.status !== 'refund_due' ? 'sales' : 'owed',
    credit: getMoneyAccount(purchase),
    evidence,
    at,
  });
}

/** Posts a refund that came back: owed again or, after a partial refund, the previous state. */
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
