import { DAY_MS } from '@nova/shared/durations';
import { apiKeys, apiKeyUse, users } from '@nova/db/schema/account';
import { API_KEY_ERRORS } from '@nova/shared/api-key/errors';
import { API_KEY_USE_DAYS, API_KEYS_MAX } from '@nova/shared/api-key/constants';
import type { ApiKey, ApiKeyUse, CreatedApiKey } from '@nova/shared/api-key/schemas';
import { AppError } from '@nova/shared/errors';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { createApiKey } from '../../http/access/api-keys.ts';
import { toWireTime } from '../../http/clock.ts';

type Context = Pick<ApiContext, 'apiKeys' | 'clock' | 'db'>;
type Row = typeof apiKeys.$inferSelect;

const toWire = ({ id, name, hint, createdAt, lastUsedAt }: Row): ApiKey => ({
  id,
  name,
  hint,
  created_at: toWireTime(createdAt),
  last_used_at: lastUsedAt && toWireTime(lastUsedAt),
});

export async function listApiKeys({ db }: Context, userId: string): Promise<{ items: ApiKey[] }> {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))
    .limit(API_KEYS_MAX);
  return { items: rows.map(toWire) };
}

/** Creates a key. @throws AppError `api_key_limit` */
export async function addApiKey({ db }: Context, userId: string, name: string): Promise<CreatedApiKey> {
  const { key, keyHash, hint } = createApiKey();
  return db.transaction(async (tx) => {
    // Two requests at once must not both be the last one within the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [existing] = await tx.select({ count: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
    if (existing!.count >= API_KEYS_MAX) {
      throw new AppError(API_KEY_ERRORS.tooMany, {
        message: `You already have ${API_KEYS_MAX} API keys. Revoke one that you no longer need.`,
      });
    }
    const [row] = await tx.insert(apiKeys).values({ userId, name, keyHash, hint }).returning();
    return { ...toWire(row!), key };
  });
}

/** Revokes a key of the account. @throws AppError `api_key_not_found` */
export async function revokeApiKey(context: Context, userId: string, id: string): Promise<void> {
  const rows = await context.db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ id: apiKeys.id });
  if (rows.length === 0) throw keyNotFound();
  context.apiKeys.forget(id);
}

/** Reads the use of a key of the account, the oldest day first. @throws AppError `api_key_not_found` */
export async function readApiKeyUse({ db, clock }: Context, userId: string, id: string): Promise<ApiKeyUse> {
  const [key] = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)));
  if (!key) throw keyNotFound();
  const before = new Date(clock() - API_KEY_USE_DAYS * DAY_MS).toISOString().slice(0, 10);
  const items = await db
    .select({
      day: apiKeyUse.day,
      api: apiKeyUse.api,
      requests: apiKeyUse.requests,
      refused: apiKeyUse.refused,
    })
    .from(apiKeyUse)
    .where(and(eq(apiKeyUse.keyId, id), gt(apiKeyUse.day, before)))
    .orderBy(asc(apiKeyUse.day), asc(apiKeyUse.api));
  return { items };
}

const keyNotFound = () =>
  new AppError(API_KEY_ERRORS.notFound, {
    message: 'You have no such API key. It may have been revoked on another device.',
  });
