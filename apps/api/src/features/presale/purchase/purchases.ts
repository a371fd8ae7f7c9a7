import type { Queryable } from '@nova/db/database';
import { bridgePayments, presalePurchases } from '@nova/db/schema/presale';
import { addressSchema } from '@nova/shared/hex';
import type { Page, PageQuery } from '@nova/shared/pagination';
import type { AdminPurchasesPage, adminPurchasesQuerySchema } from '@nova/shared/presale/control';
import type { Purchase, PurchaseTotals } from '@nova/shared/presale/purchase';
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Hex } from 'viem';
import { toWireTime } from '../../../http/clock.ts';
import { readColumnPage } from '../../../http/requests/column-page.ts';
import { toPage } from '../../../http/requests/page-cursor.ts';
import type { PurchaseRow } from '@nova/presale/reservation';

type BridgeRow = typeof bridgePayments.$inferSelect;

/** Returns a purchase in the format of the API. */
export function toPurchase(row: PurchaseRow, payment: BridgeRow | null): Purchase {
  const time = (at: Date | null) => at && toWireTime(at);
  return {
    id: row.id,
    method: row.method,
    status: row.status,
    is_simulated: row.isSimulated,
    wallet_address: addressSchema.parse(row.walletAddress),
    phase: row.phase,
    usdt_amount: row.usdtAmount.toString(),
    nova_tokens: row.novaTokens.toString(),
    bonus_tokens: row.bonusTokens.toString(),
    expires_at: time(row.expiresAt),
    block_number: row.blockNumber,
    transaction_hash: row.transactionHash,
    payment_hash: row.paymentHash,
    payment_chain_id: row.paymentChainId,
    confirmations: payment?.confirmations ?? null,
    confirmations_needed: payment?.confirmationsNeeded ?? null,
    reason: row.reason,
    created_at: toWireTime(row.createdAt),
    paid_at: time(row.paidAt),
    completed_at: time(row.completedAt),
    refunded_at: time(row.refundedAt),
  };
}

const withPayments = (db: Queryable) =>
  db
    .select({ row: presalePurchases, payment: bridgePayments })
    .from(presalePurchases)
    .leftJoin(bridgePayments, eq(bridgePayments.purchaseId, presalePurchases.id));

/** Returns the purchase with this id; null if there is none. */
export async function findPurchase(db: Queryable, id: Hex): Promise<Purchase | null> {
  const [found] = await withPayments(db).where(eq(presalePurchases.id, id));
  return found ? toPurchase(found.row, found.payment) : null;
}

/** Returns the purchase that a transaction on our chain has delivered; null if there is none, or not yet. */
export async function findByTransaction(db: Queryable, hash: Hex): Promise<Purchase | null> {
  const [found] = await withPayments(db).where(eq(presalePurchases.transactionHash, hash)).limit(1);
  return found ? toPurchase(found.row, found.payment) : null;
}

/** Owner of purchases: those of the account, and those that its wallets made without it. */
export interface Owner {
  readonly userId: string;
  readonly addresses: readonly string[];
}

function isOf({ userId, addresses }: Owner, address: string | undefined): SQL | undefined {
  const own = or(
    eq(presalePurchases.userId, userId),
    addresses.length > 0 ? inArray(presalePurchases.walletAddress, [...addresses]) : undefined,
  );
  return and(own, address === undefined ? undefined : eq(presalePurchases.walletAddress, address));
}

/** Lists purchases of an owner, newest first. */
export async function listPurchases(
  db: Queryable,
  owner: Owner,
  address: string | undefined,
  query: PageQuery,
): Promise<Page<Purchase>> {
  const { start, isAfter, order } = readColumnPage(query.cursor, presalePurchases.position);
  const rows = await withPayments(db)
    .where(and(isOf(owner, address), isAfter))
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, ({ row }) => [row.position]);
  return { ...page, items: page.items.map(({ row, payment }) => toPurchase(row, payment)) };
}

/** Lists all purchases, newest first. */
export async function listAllPurchases(
  db: Queryable,
  query: z.output<typeof adminPurchasesQuerySchema>,
): Promise<AdminPurchasesPage> {
  const { start, isAfter, order } = readColumnPage(query.cursor, presalePurchases.position);
  const { status, method } = presalePurchases;
  const rows = await withPayments(db)
    .where(and(isAfter, query.status && eq(status, query.status), query.method && eq(method, query.method)))
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, ({ row }) => [row.position]);
  return {
    ...page,
    items: page.items.map(({ row, payment }) =>
      Object.assign(toPurchase(row, payment), {
        user_id: row.userId,
        refunded_amount: row.refundedAmount.toString(),
      }),
    ),
  };
}

/** Returns the totals of completed purchases (requirement 118). */
export async function sumPurchases(
  db: Queryable,
  owner: Owner,
  address: string | undefined,
): Promise<PurchaseTotals> {
  const [sums] = await db
    .select({
      base: sql<string>`coalesce(sum(${presalePurchases.novaTokens}), 0)::text`,
      bonus: sql<string>`coalesce(sum(${presalePurchases.bonusTokens}), 0)::text`,
      usdt: sql<string>`coalesce(sum(${presalePurchases.usdtAmount}), 0)::text`,
      simulated: sql<string>`coalesce(sum(${presalePurchases.usdtAmount}) filter (where ${presalePurchases.isSimulated}), 0)::text`,
    })
    .from(presalePurchases)
    .where(and(isOf(owner, address), eq(presalePurchases.status, 'completed')));
  const { base, bonus, usdt, simulated } = sums!;
  return {
    total_tokens: (BigInt(base) + BigInt(bonus)).toString(),
    base_tokens: base,
    bonus_tokens: bonus,
    total_usd: usdt,
    simulated_usd: simulated,
  };
}

/** Lists open purchases of an address. */
export async function listOpen(db: Queryable, owner: Owner, address: string): Promise<Purchase[]> {
  const isOpen = inArray(presalePurchases.status, ['quoted', 'pending', 'confirming', 'paid', 'refund_due']);
  const rows = await withPayments(db)
    .where(and(isOf(owner, address), isOpen))
    .orderBy(desc(presalePurchases.position))
    .limit(20);
  return rows.map(({ row, payment }) => toPurchase(row, payment));
}
