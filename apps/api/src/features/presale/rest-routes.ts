import { presalePhases, presalePurchases } from '@nova/db/schema/presale';
import { addressSchema } from '@nova/shared/hex';
import { PURCHASE_STATUSES } from '@nova/shared/presale/purchase';
import { and, asc, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, NEEDS_SESSION } from '../../http/requests/describe.ts';
import { requireOwnWallet } from '../../http/access/own-wallet.ts';
import { parseInput } from '../../http/requests/read-json.ts';
import { selectColumns, selectSchema } from '../../http/requests/select-columns.ts';
import { requireSession } from '../../http/access/session.ts';
import type { PresaleService } from './service.ts';

const MOST = 1_000;
const PHASE_COLUMNS = ['id', 'allocation', 'minted', 'reserved', 'remaining', 'price_usdt'] as const;
const PURCHASE_COLUMNS = [
  'id',
  'wallet_address',
  'status',
  'nova_tokens',
  'bonus_tokens',
  'usdt_amount',
  'phase',
  'method',
  'is_simulated',
  'transaction_hash',
  'created_at',
] as const;
const equals = <T extends z.ZodType<unknown, string>>(value: T) =>
  z
    .string()
    .regex(/^eq\./, 'must be eq.<value>')
    .transform((text) => text.slice(3))
    .pipe(value);
const listSchema = z.object({
  select: selectSchema,
  limit: z.coerce.number().int().min(1).max(MOST).default(MOST),
});
const purchasesSchema = listSchema.extend({
  wallet_address: equals(addressSchema),
  status: equals(z.enum(PURCHASE_STATUSES)).optional(),
});

/**
 * Routes for the table reads of requirements 215 to 217, with PostgREST syntax: `select=`, `column=eq.value`,
 * `limit=`. Read-only.
 */
export function createRestRoutes({ context }: PresaleService): ApiRouter {
  const { db, tokens } = context;
  const router = createRouter();
  describeReads(router);

  router.get('/rest/v1/presale_phases', async (c) => {
    const { select, limit } = parseInput(listSchema, c.req.query());
    const rows = await db.select().from(presalePhases).orderBy(asc(presalePhases.id)).limit(limit);
    const items = rows.map((row) => ({
      id: row.id,
      allocation: row.allocation.toString(),
      minted: row.minted.toString(),
      reserved: row.reserved.toString(),
      remaining: (row.allocation - row.minted - row.reserved).toString(),
      price_usdt: row.priceUsdt,
    }));
    return c.json(selectColumns(items, PHASE_COLUMNS, select), 200);
  });

  router.get('/rest/v1/presale_purchases', async (c) => {
    const { userId } = await requireSession(c, tokens);
    const { select, limit, wallet_address: address, status } = parseInput(purchasesSchema, c.req.query());
    await requireOwnWallet(db, userId, address);
    const rows = await db
      .select()
      .from(presalePurchases)
      .where(
        and(
          eq(presalePurchases.walletAddress, address),
          status === undefined ? undefined : eq(presalePurchases.status, status),
        ),
      )
      .orderBy(desc(presalePurchases.position))
      .limit(limit);
    const items = rows.map((row) => ({
      id: row.id,
      wallet_address: row.walletAddress,
      status: row.status,
      nova_tokens: row.novaTokens.toString(),
      bonus_tokens: row.bonusTokens.toString(),
      usdt_amount: row.usdtAmount.toString(),
      phase: row.phase,
      method: row.method,
      is_simulated: row.isSimulated,
      transaction_hash: row.transactionHash,
      created_at: row.createdAt.toISOString(),
    }));
    return c.json(selectColumns(items, PURCHASE_COLUMNS, select), 200);
  });
  return router;
}

function describeReads(router: ApiRouter): void {
  const rows = z.array(z.record(z.string(), z.unknown()));
  router.openAPIRegistry.registerPath({
    method: 'get',
    path: '/rest/v1/presale_phases',
    tags: ['presale'],
    summary: 'List presale phases; supports `select=` and `limit=`',
    responses: {
      200: jsonAnswer('The phases, with amounts in wei.', rows),
      ...errorAnswers({ 400: '`invalid_input`' }),
    },
  });
  router.openAPIRegistry.registerPath({
    method: 'get',
    path: '/rest/v1/presale_purchases',
    tags: ['presale'],
    summary: 'List your purchases; supports `wallet_address=eq.`, `status=eq.`, `select=` and `limit=`',
    security: NEEDS_SESSION,
    responses: {
      200: jsonAnswer('The purchases, with coins in wei and payments in USDT units.', rows),
      ...errorAnswers({ 400: '`invalid_input`', 401: '`unauthorized`', 403: '`wallet_mismatch`' }),
    },
  });
}
