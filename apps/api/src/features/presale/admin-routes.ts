import { createRoute } from '@hono/zod-openapi';
import type { Queryable } from '@nova/db/database';
import {
  bridgePayments,
  presaleLedger,
  presalePurchases,
  presaleReconciliations,
} from '@nova/db/schema/presale';
import { booksPageSchema, booksQuerySchema, reconciliationsSchema } from '@nova/shared/presale/books';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { toWireTime } from '../../http/clock.ts';
import { errorAnswers, jsonAnswer } from '../../http/describe.ts';
import { readCursor, toPage } from '../../http/page-cursor.ts';
import { requireAdmin } from '../../http/require-admin.ts';
import { toEntry } from './ledger.ts';
import { toPurchase } from './purchases.ts';
import type { PresaleService } from './service.ts';

const RUNS = 50;
const refusals = errorAnswers({ 401: '`unauthorized`', 403: '`forbidden`', 429: '`rate_limited`' });
const booksRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/presale/books',
  tags: ['admin'],
  summary: 'The books of the pre-sale, what their accounts hold, and money that has to go back',
  request: { query: booksQuerySchema },
  responses: { 200: jsonAnswer('Newest first.', booksPageSchema), ...refusals },
});
const runsRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/presale/reconciliations',
  tags: ['admin'],
  summary: 'Comparisons of purchases, books and chain',
  responses: { 200: jsonAnswer('Newest first.', reconciliationsSchema), ...refusals },
});

/** What administrators see of the pre-sale's money. */
export function createPresaleAdminRoutes({ context }: PresaleService): ApiRouter {
  const { db } = context;
  const router = createRouter();
  router.openapi(booksRoute, async (c) => {
    await requireAdmin(context, c, 'read presale books');
    return c.json(await readBooks(db, c.req.valid('query')), 200);
  });
  router.openapi(runsRoute, async (c) => {
    await requireAdmin(context, c, 'read presale reconciliations');
    const rows = await db
      .select()
      .from(presaleReconciliations)
      .orderBy(desc(presaleReconciliations.id))
      .limit(RUNS);
    const items = rows.map((row) => ({
      id: row.id,
      at: toWireTime(row.at),
      block_number: row.blockNumber,
      is_clean: row.isClean,
      differences: [...row.differences],
    }));
    return c.json({ items }, 200);
  });
  return router;
}

async function readBooks(db: Queryable, query: z.output<typeof booksQuerySchema>) {
  const start = readCursor(query.cursor, 1);
  const isNext = start.direction === 'next';
  const [id] = start.position ?? [];
  const { id: column } = presaleLedger;
  const rows = await db
    .select()
    .from(presaleLedger)
    .where(
      and(
        query.purchase === undefined ? undefined : eq(presaleLedger.purchaseId, query.purchase),
        id === undefined ? undefined : isNext ? lt(column, id) : gt(column, id),
      ),
    )
    .orderBy(isNext ? desc(column) : asc(column))
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  return {
    ...page,
    items: page.items.map((row) => Object.assign(toEntry(row), { purchase_id: row.purchaseId })),
    balances: await readBalances(db),
    refund_due: await listRefundDue(db),
  };
}

async function readBalances(db: Queryable) {
  const { rows } = await db.execute<{ account: string; asset: 'USDT' | 'NAC'; amount: string }>(sql`
    select account, asset, sum(amount)::text as amount from (
      select debit as account, asset, amount from app.presale_ledger
      union all select credit, asset, -amount from app.presale_ledger
    ) lines group by account, asset order by asset, account`);
  return rows;
}

async function listRefundDue(db: Queryable) {
  const rows = await db
    .select({ row: presalePurchases, payment: bridgePayments })
    .from(presalePurchases)
    .leftJoin(bridgePayments, eq(bridgePayments.purchaseId, presalePurchases.id))
    .where(eq(presalePurchases.status, 'refund_due'))
    .orderBy(asc(presalePurchases.position))
    .limit(100);
  return rows.map(({ row, payment }) => toPurchase(row, payment));
}
