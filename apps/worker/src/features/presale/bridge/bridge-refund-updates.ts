import type { Database, Transaction } from '@nova/db/database';
import { bridgeRefunds, presalePurchases } from '@nova/db/schema/presale';
import { postRefund } from '@nova/presale/ledger';
import type { PurchaseRow } from '@nova/presale/reservation';
import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';

/** Excludes purchases from a query. Returns no condition for an empty list. */
export function isNoneOf(except: readonly Hex[]): SQL | undefined {
  return except.length === 0 ? undefined : notInArray(presalePurchases.id, [...except]);
}

/** Returns purchases whose refund was found on Ethereum but is not in the books yet. */
export async function listRefundUpdates(db: Database, limit: number, except: readonly Hex[]): Promise<Hex[]> {
  const rows = await db
    .select({ id: presalePurchases.id })
    .from(presalePurchases)
    .innerJoin(bridgeRefunds, eq(bridgeRefunds.purchaseId, presalePurchases.id))
    .where(
      and(eq(presalePurchases.status, 'refund_due'), eq(bridgeRefunds.status, 'verified'), isNoneOf(except)),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Records that a found refund returned the money to the buyer. The caller holds the purchase's lock. */
export async function applyRefundUpdate(tx: Transaction, purchase: PurchaseRow, now: number): Promise<void> {
  if (purchase.status !== 'refund_due' || purchase.method !== 'bridge') return;
  const [refund] = await tx
    .select()
    .from(bridgeRefunds)
    .where(and(eq(bridgeRefunds.purchaseId, purchase.id), eq(bridgeRefunds.status, 'verified')));
  if (!refund) return;
  const evidence = `${refund.chainId}:${refund.refundHash}:${refund.logIndex}`;
  await markRefunded(tx, purchase, evidence, now);
}

/**
 * Returns simulated bridge purchases that cannot be delivered and need no transfer back. Simulated card
 * purchases end at the test terminal.
 */
export async function listSimulatedRefunds(
  db: Database,
  limit: number,
  except: readonly Hex[],
): Promise<Hex[]> {
  const rows = await db
    .select({ id: presalePurchases.id })
    .from(presalePurchases)
    .where(
      and(
        eq(presalePurchases.status, 'refund_due'),
        eq(presalePurchases.isSimulated, true),
        eq(presalePurchases.method, 'bridge'),
        isNoneOf(except),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Refunds simulated money with an entry in the books alone. The caller holds the purchase's lock. */
export async function refundSimulated(tx: Transaction, purchase: PurchaseRow, now: number): Promise<void> {
  if (purchase.status !== 'refund_due' || !purchase.isSimulated || purchase.method !== 'bridge') return;
  await markRefunded(tx, purchase, `simulated:${purchase.id}`, now);
}

async function markRefunded(
  tx: Transaction,
  purchase: PurchaseRow,
  evidence: string,
  now: number,
): Promise<void> {
  const at = new Date(now);
  const { id, usdtAmount } = purchase;
  await postRefund(tx, purchase, usdtAmount, evidence, at);
  await tx
    .update(presalePurchases)
    .set({ status: 'refunded', refundedAmount: usdtAmount, refundedAt: at })
    .where(eq(presalePurchases.id, id));
}
