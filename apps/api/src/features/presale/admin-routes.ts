import { createRoute } from '@hono/zod-openapi';
import type { Queryable, Transaction } from '@nova/db/database';
import { presaleLedger, presaleReconciliations } from '@nova/db/schema/presale';
import { hashSchema } from '@nova/shared/hex';
import { pageQuerySchema, type PageQuery } from '@nova/shared/pagination';
import {
  type BridgeRefund,
  booksPageSchema,
  booksQuerySchema,
  bridgeRefundRequestSchema,
  bridgeRefundSchema,
  reconciliationsSchema,
} from '@nova/shared/presale/books';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { toWireTime } from '../../http/clock.ts';
import { readColumnPage } from '../../http/requests/column-page.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_ADMIN } from '../../http/requests/describe.ts';
import { toPage } from '../../http/requests/page-cursor.ts';
import { recordChange } from '../../http/access/record-change.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';
import { listRefundDue, registerBridgeRefund } from './bridge/bridge-refunds.ts';
import { toEntry } from './purchase/list-entries.ts';
import type { PresaleService } from './service.ts';

const refusals = errorAnswers({ 401: '`unauthorized`', 403: '`forbidden`', 429: '`rate_limited`' });
const booksRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/presale/books',
  tags: ['admin'],
  security: NEEDS_ADMIN,
  summary: 'Retrieve presale accounting: ledger entries, account balances and refunds due',
  request: { query: booksQuerySchema },
  responses: { 200: jsonAnswer('Newest first.', booksPageSchema), ...refusals },
});
const runsRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/presale/reconciliations',
  tags: ['admin'],
  security: NEEDS_ADMIN,
  summary: 'Compare purchases, ledger entries and chain',
  request: { query: pageQuerySchema },
  responses: { 200: jsonAnswer('Newest first.', reconciliationsSchema), ...refusals },
});
const refundRoute = createRoute({
  method: 'post',
  path: '/api/v1/admin/presale/purchases/{id}/refund',
  tags: ['admin'],
  security: NEEDS_ADMIN,
  summary: 'Record a refund for an Ethereum payment',
  description:
    'The refund counts once the transfer is found on Ethereum: from the treasury to the payer, for the exact amount, and not used for another refund.',
  request: { params: z.object({ id: hashSchema }), body: jsonBody(bridgeRefundRequestSchema) },
  responses: {
    202: jsonAnswer('Accepted; the transfer is being looked up.', bridgeRefundSchema),
    ...errorAnswers({
      401: '`unauthorized`',
      403: '`forbidden`',
      404: '`not_found`',
      409: '`refund_not_due`, `refund_under_way`, `bridge_unavailable`',
      429: '`rate_limited`',
    }),
  },
});

/** Routes for administrators to view the presale's ledger and to record refunds. */
export function createPresaleAdminRoutes({ context }: PresaleService): ApiRouter {
  const { db } = context;
  const router = createRouter();
  router.openapi(booksRoute, async (c) => {
    await requireAdmin(context, c, 'read presale books');
    return c.json(await readBooks(db, c.req.valid('query')), 200);
  });
  router.openapi(runsRoute, async (c) => {
    await requireAdmin(context, c, 'read presale reconciliations');
    return c.json(await listRuns(db, c.req.valid('query')), 200);
  });
  router.openapi(refundRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { transaction_hash: hash } = c.req.valid('json');
    const refundRequest = { purchase: id, transaction_hash: hash };
    const admin = await requireAdmin(context, c, 'refund presale purchase', refundRequest);
    const note = (tx: Transaction, before: BridgeRefund | null, after: BridgeRefund) =>
      recordChange(tx, admin, { before, after });
    return c.json(await registerBridgeRefund(context, id, hash, note), 202);
  });
  return router;
}

async function readBooks(db: Queryable, query: z.output<typeof booksQuerySchema>) {
  const { start, isAfter, order } = readColumnPage(query.cursor, presaleLedger.id);
  const rows = await db
    .select()
    .from(presaleLedger)
    .where(
      and(query.purchase === undefined ? undefined : eq(presaleLedger.purchaseId, query.purchase), isAfter),
    )
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  return {
    ...page,
    items: page.items.map((row) => Object.assign(toEntry(row), { purchase_id: row.purchaseId })),
    balances: await readBalances(db),
    refund_due: await listRefundDue(db),
  };
}

async function listRuns(db: Queryable, query: PageQuery) {
  const { start, isAfter, order } = readColumnPage(query.cursor, presaleReconciliations.id);
  const rows = await db
    .select()
    .from(presaleReconciliations)
    .where(isAfter)
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  return {
    ...page,
    items: page.items.map((row) => ({
      id: row.id,
      at: toWireTime(row.at),
      block_number: row.blockNumber,
      is_clean: row.isClean,
      differences: [...row.differences],
    })),
  };
}

/** Reads the last closing balances and adds the entries since then. */
async function readBalances(db: Queryable) {
  const { rows } = await db.execute<{ account: string; asset: 'USDT' | 'NAC'; amount: string }>(sql`
    with since as (
      select debit, credit, asset, amount from app.presale_ledger
      where id > coalesce((select max(ledger_id) from app.presale_closing), 0)
    )
    select account, asset, sum(amount)::text as amount from (
      select account, asset, amount from app.presale_closing
      union all select debit, asset, amount from since
      union all select credit, asset, -amount from since
    ) lines group by account, asset order by asset, account`);
  return rows;
}
