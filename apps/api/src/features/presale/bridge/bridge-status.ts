import type { Queryable } from '@nova/db/database';
import { bridgePayments, presalePurchases } from '@nova/db/schema/presale';
import { addressSchema } from '@nova/shared/hex';
import { BRIDGE_CHAIN_ID, type BridgeStatus } from '@nova/shared/presale/bridge';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { toWireTime } from '../../../http/clock.ts';
import type { Owner } from '../purchase/purchases.ts';

const DETAILS = 20;

/**
 * Returns the status of payments from Ethereum (requirement 110): totals for everyone, entries only for their
 * owner.
 */
export async function readBridgeStatus(db: Queryable, owner: Owner | null): Promise<BridgeStatus> {
  const isBridge = eq(presalePurchases.method, 'bridge');
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      pending: sql<number>`count(*) filter (where ${presalePurchases.status} in ('pending', 'confirming', 'paid'))::int`,
      completed: sql<number>`count(*) filter (where ${presalePurchases.status} = 'completed')::int`,
    })
    .from(presalePurchases)
    .where(isBridge);
  return {
    totalEntries: counts!.total,
    pendingEntries: counts!.pending,
    completedEntries: counts!.completed,
    details: owner ? await listDetails(db, owner) : [],
  };
}

async function listDetails(db: Queryable, { userId, addresses }: Owner): Promise<BridgeStatus['details']> {
  const rows = await db
    .select({ row: presalePurchases, confirmations: bridgePayments.confirmations })
    .from(presalePurchases)
    .leftJoin(bridgePayments, eq(bridgePayments.purchaseId, presalePurchases.id))
    .where(
      and(
        eq(presalePurchases.method, 'bridge'),
        or(
          eq(presalePurchases.userId, userId),
          addresses.length > 0 ? inArray(presalePurchases.walletAddress, [...addresses]) : undefined,
        ),
      ),
    )
    .orderBy(desc(presalePurchases.position))
    .limit(DETAILS);
  return rows.map(({ row, confirmations }) => ({
    id: row.id,
    wallet_address: addressSchema.parse(row.walletAddress),
    usdt_amount: row.usdtAmount.toString(),
    chain_id: row.paymentChainId ?? BRIDGE_CHAIN_ID,
    payment_hash: row.paymentHash,
    status: row.status,
    is_simulated: row.isSimulated,
    confirmations,
    created_at: toWireTime(row.createdAt),
  }));
}
