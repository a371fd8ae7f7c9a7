import { randomBytes } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import type { Transaction } from '@nova/db/database';
import { actionTypes } from '@nova/db/schema/explorer';
import { partnerActionKeys, partnerActions, partnerKeys, partners } from '@nova/db/schema/partner';
import { actionKeyParamSchema } from '@nova/shared/admin/schemas';
import { isActionKey } from '@nova/shared/energy/catalogue';
import type { WantedActionType } from '@nova/shared/energy/record-action';
import { SECONDS_PER_DAY } from '@nova/shared/energy/rules';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import {
  createPartnerKeySchema,
  createPartnerSchema,
  partnerActionTypeSchema,
  partnerSchema,
} from '@nova/shared/partner/schemas';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { toWireTime } from '../../http/clock.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_ADMIN } from '../../http/requests/describe.ts';
import { recordChange } from '../../http/access/record-change.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';
import { createPartnerKey } from './partner-key.ts';

const idParam = z.object({ id: z.uuid() });
const keyParam = idParam.extend({ key_id: z.uuid() });
const refusals = errorAnswers({
  401: '`unauthorized`',
  403: '`forbidden`',
  404: '`not_found`',
  409: '`idempotency_conflict`',
});
const base = { tags: ['admin'], security: NEEDS_ADMIN };

const listRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/admin/partners',
  summary: "List partners with their keys, action keys and today's rewards",
  responses: {
    200: jsonAnswer('The partners, by name.', z.object({ items: z.array(partnerSchema) })),
    ...refusals,
  },
});
const createRouteOf = createRoute({
  ...base,
  method: 'post',
  path: '/api/v1/admin/partners',
  summary: 'Add a partner; the secret that signs its webhooks is shown once',
  request: { body: jsonBody(createPartnerSchema) },
  responses: {
    201: jsonAnswer('The partner.', z.object({ id: z.uuid(), webhook_secret: z.string() })),
    ...refusals,
  },
});
const keyRoute = createRoute({
  ...base,
  method: 'post',
  path: '/api/v1/admin/partners/{id}/keys',
  summary: 'Issue an API key, which is shown once',
  request: { params: idParam, body: jsonBody(createPartnerKeySchema) },
  responses: { 201: jsonAnswer('The key.', z.object({ id: z.uuid(), key: z.string() })), ...refusals },
});
const revokeRoute = createRoute({
  ...base,
  method: 'delete',
  path: '/api/v1/admin/partners/{id}/keys/{key_id}',
  summary: 'Revoke an API key immediately',
  request: { params: keyParam },
  responses: { 204: { description: 'The key has been revoked.' }, ...refusals },
});
const actionRoute = createRoute({
  ...base,
  method: 'put',
  path: '/api/v1/admin/partners/{id}/actions/{key}',
  summary: 'Define an action key for a partner, with reward, limits and daily budget',
  description:
    'Reward and limits per wallet are stored in the ledger contract; the daily budget for all wallets is stored in the database.',
  request: { params: idParam.extend(actionKeyParamSchema.shape), body: jsonBody(partnerActionTypeSchema) },
  responses: {
    202: { description: 'Accepted; the catalog entry is being written to the chain.' },
    ...refusals,
  },
});

/** Starts a catalog change. */
export type ChangeCatalogue = (tx: Transaction, key: string, wanted: WantedActionType) => Promise<void>;

/** Routes for administrators to manage partners, their keys and their actions. */
export function createPartnerAdminRoutes(context: ApiContext, changeCatalogue: ChangeCatalogue): ApiRouter {
  const { db, clock } = context;
  const router = createRouter();
  router.openapi(listRoute, async (c) => {
    await requireAdmin(context, c, 'list partners');
    return c.json({ items: await listPartners(context) }, 200);
  });
  router.openapi(createRouteOf, async (c) => {
    const { name, webhook_url: webhookUrl } = c.req.valid('json');
    const admin = await requireAdmin(context, c, 'add partner', { name });
    if (context.config.isProduction && webhookUrl?.startsWith('http:')) {
      throw new AppError(COMMON_ERRORS.invalidInput, { message: 'webhook_url must be https in production.' });
    }
    // Format of Standard Webhooks, which libraries accept directly.
    const webhookSecret = `whsec_${randomBytes(32).toString('base64')}`;
    const id = await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(partners)
        .values({ name, webhookUrl: webhookUrl ?? null, webhookSecret })
        .onConflictDoNothing()
        .returning({ id: partners.id });
      if (!row) {
        throw new AppError(COMMON_ERRORS.idempotencyConflict, {
          message: 'A partner with this name already exists. Choose another name.',
        });
      }
      const after = { id: row.id, name, webhook_url: webhookUrl ?? null };
      await recordChange(tx, admin, { before: null, after });
      return row.id;
    });
    return c.json({ id, webhook_secret: webhookSecret }, 201);
  });
  router.openapi(keyRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { scopes } = c.req.valid('json');
    const admin = await requireAdmin(context, c, 'issue api key', { partner: id, scopes });
    await requirePartnerRow(context, id);
    const { key, keyHash, hint } = createPartnerKey();
    const values = { partnerId: id, keyHash, hint, scopes };
    const keyId = await db.transaction(async (tx) => {
      const [row] = await tx.insert(partnerKeys).values(values).returning({ id: partnerKeys.id });
      await recordChange(tx, admin, { before: null, after: { id: row!.id, hint, scopes } });
      return row!.id;
    });
    return c.json({ id: keyId, key }, 201);
  });
  router.openapi(revokeRoute, async (c) => {
    const { id, key_id: keyId } = c.req.valid('param');
    const admin = await requireAdmin(context, c, 'revoke api key', { partner: id, key: keyId });
    const isKey = and(eq(partnerKeys.id, keyId), eq(partnerKeys.partnerId, id));
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(partnerKeys).where(isKey).for('update');
      if (!row) refuseUnknown();
      const revokedAt = new Date(clock());
      await tx.update(partnerKeys).set({ revokedAt }).where(isKey);
      const time = (date: Date | null) => (date === null ? null : toWireTime(date));
      await recordChange(tx, admin, {
        before: { revoked_at: time(row.revokedAt) },
        after: { revoked_at: time(revokedAt) },
      });
    });
    return c.body(null, 204);
  });
  router.openapi(actionRoute, async (c) => {
    const { id, key } = c.req.valid('param');
    const { daily_budget: dailyBudget, ...terms } = c.req.valid('json');
    const actionTerms = { partner: id, key, dailyBudget, terms };
    const admin = await requireAdmin(context, c, 'set partner action', actionTerms);
    await requirePartnerRow(context, id);
    await db.transaction(async (tx) => {
      const before = await claimKey(tx, id, key, dailyBudget);
      await changeCatalogue(tx, key, {
        points: terms.points,
        cooldownSeconds: terms.cooldown_seconds,
        dailyCap: terms.daily_cap,
        lifetimeCap: terms.lifetime_cap,
        source: 'server',
        isActive: terms.is_active,
      });
      await recordChange(tx, admin, { before, after: { daily_budget: dailyBudget, ...terms } });
    });
    return c.body(null, 202);
  });
  return router;
}

/**
 * Assigns an action key to a partner permanently; the product's own keys are refused.
 * @returns the previous settings; null for a new key
 */
async function claimKey(tx: Transaction, partnerId: string, actionKey: string, dailyBudget: number) {
  if (isActionKey(actionKey)) {
    throw new AppError(COMMON_ERRORS.invalidInput, {
      message: 'This action key is reserved by Nova. Choose another key.',
    });
  }
  const isKey = eq(partnerActionKeys.actionKey, actionKey);
  const [known] = await tx.select().from(partnerActionKeys).where(isKey).for('update');
  const [type] = await tx.select().from(actionTypes).where(eq(actionTypes.actionKey, actionKey));
  const [row] = await tx
    .insert(partnerActionKeys)
    .values({ actionKey, partnerId, dailyBudget })
    .onConflictDoUpdate({
      target: partnerActionKeys.actionKey,
      set: { dailyBudget },
      setWhere: eq(partnerActionKeys.partnerId, partnerId),
    })
    .returning({ key: partnerActionKeys.actionKey });
  if (!row) {
    throw new AppError(COMMON_ERRORS.idempotencyConflict, {
      message: 'This action key belongs to another partner. Choose another key.',
    });
  }
  if (!known) return null;
  return {
    daily_budget: known.dailyBudget,
    ...(type && {
      points: type.points,
      cooldown_seconds: type.cooldownSeconds,
      daily_cap: type.dailyCap,
      lifetime_cap: type.lifetimeCap,
      is_active: type.isActive,
    }),
  };
}

async function requirePartnerRow({ db }: ApiContext, id: string): Promise<void> {
  const [row] = await db.select({ id: partners.id }).from(partners).where(eq(partners.id, id));
  if (!row) refuseUnknown();
}

function refuseUnknown(): never {
  throw new AppError(COMMON_ERRORS.notFound, { message: 'Partner or key not found. Check both IDs.' });
}

async function listPartners({ db, clock }: ApiContext): Promise<z.infer<typeof partnerSchema>[]> {
  const day = Math.floor(clock() / 1000 / SECONDS_PER_DAY);
  const rows = await db.select().from(partners).orderBy(asc(partners.name));
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const keys = await db.select().from(partnerKeys).where(inArray(partnerKeys.partnerId, ids));
  const owned = await db
    .select({
      partnerId: partnerActionKeys.partnerId,
      actionKey: partnerActionKeys.actionKey,
      dailyBudget: partnerActionKeys.dailyBudget,
      spent: sql<number>`coalesce(sum(${partnerActions.points}), 0)::int`,
    })
    .from(partnerActionKeys)
    .leftJoin(
      partnerActions,
      and(eq(partnerActions.actionKey, partnerActionKeys.actionKey), eq(partnerActions.day, day)),
    )
    .groupBy(partnerActionKeys.actionKey);
  const time = (date: Date | null) => (date === null ? null : toWireTime(date));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    is_active: row.isActive,
    webhook_url: row.webhookUrl,
    keys: keys
      .filter((key) => key.partnerId === row.id)
      .map((key) => ({
        id: key.id,
        hint: key.hint,
        scopes: key.scopes,
        created_at: toWireTime(key.createdAt),
        last_used_at: time(key.lastUsedAt),
        revoked_at: time(key.revokedAt),
      })),
    actions: owned
      .filter((each) => each.partnerId === row.id)
      .map((each) => ({
        action_key: each.actionKey,
        daily_budget: each.dailyBudget,
        spent_today: each.spent,
      })),
  }));
}
