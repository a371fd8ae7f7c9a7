import { createRoute } from '@hono/zod-openapi';
import { catalogueChanges } from '@nova/db/schema/admin';
import { actionTypes } from '@nova/db/schema/explorer';
import {
  actionKeyParamSchema,
  type ActionTypeChange,
  actionTypeChangeSchema,
  adminActionTypesSchema,
} from '@nova/shared/admin/schemas';
import type { WantedActionType } from '@nova/shared/energy/record-action';
import { hashSchema } from '@nova/shared/hex';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_ADMIN } from '../../http/requests/describe.ts';
import { recordChange } from '../../http/access/record-change.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';
import { requestCatalogueChange } from './catalogue-changes.ts';
import { undoPurchaseRewards } from '@nova/rewards/reward-purchase';
import { revokeWithin } from '@nova/rewards/revoke-action';

const refusals = errorAnswers({
  401: '`unauthorized`',
  403: '`forbidden`',
  404: '`not_found`',
  409: '`idempotency_conflict`',
  429: '`rate_limited`',
});

const listRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/action-types',
  tags: ['admin'],
  security: NEEDS_ADMIN,
  summary: 'List all reward catalog entries, including pending changes',
  responses: { 200: jsonAnswer('The entries, by key.', adminActionTypesSchema), ...refusals },
});
const changeRoute = createRoute({
  method: 'put',
  path: '/api/v1/admin/action-types/{key}',
  tags: ['admin'],
  security: NEEDS_ADMIN,
  summary: 'Change or add a reward catalog entry on the chain',
  description: 'The action earns no points until the change is on the chain, usually within a second.',
  request: { params: actionKeyParamSchema, body: jsonBody(actionTypeChangeSchema) },
  responses: { 202: { description: 'Accepted; the change is being written to the chain.' }, ...refusals },
});
const revokeRoute = createRoute({
  method: 'post',
  path: '/api/v1/admin/actions/{id}/revoke',
  tags: ['admin'],
  security: NEEDS_ADMIN,
  summary: 'Revoke a credited action',
  request: { params: z.object({ id: hashSchema }) },
  responses: { 202: { description: 'Accepted, or already done.' }, ...refusals },
});
const refundRoute = createRoute({
  method: 'post',
  path: '/api/v1/admin/purchases/{ref}/refund-points',
  tags: ['admin'],
  security: NEEDS_ADMIN,
  summary: 'Revoke the points of a refunded purchase',
  request: { params: z.object({ ref: z.string().min(1).max(200) }) },
  responses: {
    200: jsonAnswer('Whether any points had been credited.', z.object({ is_undone: z.boolean() })),
    ...refusals,
  },
});

/** Routes of the curator: changing the catalog and revoking points. */
export function createEnergyAdminRoutes(context: ApiContext): ApiRouter {
  const { db, clock } = context;
  const router = createRouter();

  router.openapi(listRoute, async (c) => {
    await requireAdmin(context, c, 'list action types');
    return c.json({ items: await listTypes(context) }, 200);
  });
  router.openapi(changeRoute, async (c) => {
    const { key } = c.req.valid('param');
    const change = c.req.valid('json');
    const admin = await requireAdmin(context, c, 'change action type', { key, change });
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(actionTypes).where(eq(actionTypes.actionKey, key));
      await requestCatalogueChange(tx, key, toWanted(change), clock());
      await recordChange(tx, admin, { before: row ? toChange(row) : null, after: change });
    });
    return c.body(null, 202);
  });
  router.openapi(revokeRoute, async (c) => {
    const { id } = c.req.valid('param');
    const admin = await requireAdmin(context, c, 'revoke action', { id });
    await db.transaction(async (tx) => {
      if (!(await revokeWithin(tx, id))) return;
      await recordChange(tx, admin, { before: { is_revoked: false }, after: { is_revoked: true } });
    });
    return c.body(null, 202);
  });
  router.openapi(refundRoute, async (c) => {
    const { ref } = c.req.valid('param');
    const admin = await requireAdmin(context, c, 'undo points of purchase', { ref });
    const isUndone = await db.transaction(async (tx) => {
      const isDone = await undoPurchaseRewards(context, tx, ref);
      if (isDone) await recordChange(tx, admin, { before: { is_undone: false }, after: { is_undone: true } });
      return isDone;
    });
    return c.json({ is_undone: isUndone }, 200);
  });
  return router;
}

async function listTypes({ db }: ApiContext) {
  const rows = await db.select().from(actionTypes).orderBy(asc(actionTypes.actionKey));
  const changes = new Map(
    (await db.select().from(catalogueChanges)).map((row) => [row.actionKey, row.wanted]),
  );
  const known = new Set(rows.map((row) => row.actionKey));
  const added = [...changes].filter(([key]) => !known.has(key));
  return [
    ...rows.map((row) => describe(row.actionKey, row, changes.get(row.actionKey))),
    ...added.map(([key, wanted]) => describe(key, { ...wanted, isActive: false }, wanted)),
  ];
}

function describe(key: string, row: WantedActionType, wanted: WantedActionType | undefined) {
  return { action_key: key, ...toChange(row), changing_to: toChangeOrNull(wanted) };
}

function toChange(row: WantedActionType): ActionTypeChange {
  return {
    points: row.points,
    cooldown_seconds: row.cooldownSeconds,
    daily_cap: row.dailyCap,
    lifetime_cap: row.lifetimeCap,
    source: row.source,
    is_active: row.isActive,
  };
}

const toChangeOrNull = (wanted: WantedActionType | undefined) => (wanted ? toChange(wanted) : null);

function toWanted(change: ActionTypeChange): WantedActionType {
  return {
    points: change.points,
    cooldownSeconds: change.cooldown_seconds,
    dailyCap: change.daily_cap,
    lifetimeCap: change.lifetime_cap,
    source: change.source,
    isActive: change.is_active,
  };
}
