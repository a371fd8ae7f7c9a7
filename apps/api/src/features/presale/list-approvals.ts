import { presaleAbi } from '@nova/abi/presale';
import type { Queryable } from '@nova/db/database';
import { presalePurchases } from '@nova/db/schema/presale';
import type { PurchaseRow } from '@nova/presale/reservation';
import { addressSchema } from '@nova/shared/hex';
import type { PageQuery } from '@nova/shared/pagination';
import type { ApprovalsPage, PurchaseApproval } from '@nova/shared/presale/approvals';
import { APPROVAL_WAIT_SECONDS } from '@nova/shared/presale/constants';
import { AWAITING_APPROVAL } from '@nova/shared/presale/reasons';
import { and, asc, desc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import { encodeFunctionData, type Hex } from 'viem';
import { toWireTime } from '../../http/clock.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';
import { readCursor, toPage } from '../../http/requests/page-cursor.ts';

/** Lists paid purchases that the Safe must approve, oldest first; empty on a chain without a sale. */
export async function listApprovals(db: Queryable, query: PageQuery): Promise<ApprovalsPage> {
  const start = readCursor(query.cursor, 1);
  const presale = await findContract(db, 'Presale');
  if (presale === null) return toPage([], query.limit, start, () => []);
  const isNext = start.direction === 'next';
  const [position] = start.position ?? [];
  const { position: column, reason, reservationId, status } = presalePurchases;
  const rows = await db
    .select()
    .from(presalePurchases)
    .where(
      and(
        eq(status, 'paid'),
        eq(reason, AWAITING_APPROVAL),
        isNotNull(reservationId),
        position === undefined ? undefined : isNext ? gt(column, position) : lt(column, position),
      ),
    )
    .orderBy(isNext ? asc(column) : desc(column))
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.position]);
  return { ...page, items: page.items.map((row) => toApproval(row, presale)) };
}

function toApproval(row: PurchaseRow, presale: Hex): PurchaseApproval {
  const { id, method, phase, reservationId, usdtAmount } = row;
  if (reservationId === null || row.paidAt === null) throw new Error(`purchase ${id} does not wait`);
  const to = addressSchema.parse(row.walletAddress);
  const args = [reservationId, to, BigInt(phase), usdtAmount] as const;
  return {
    purchase_id: id,
    reservation_id: reservationId,
    method,
    is_simulated: row.isSimulated,
    wallet_address: to,
    phase,
    usdt_amount: usdtAmount.toString(),
    paid_at: toWireTime(row.paidAt),
    waits_until: toWireTime(row.paidAt.getTime() + APPROVAL_WAIT_SECONDS * 1000),
    call: {
      to: presale,
      data: encodeFunctionData({ abi: presaleAbi, functionName: 'approvePurchase', args }),
    },
  };
}
