import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@nova/shared/durations';
import { readPrimaryWallet } from '@nova/db/primary-wallet';
import type { Queryable, Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { users } from '@nova/db/schema/account';
import { outbox } from '@nova/db/schema/outbox';
import { tokenOrders } from '@nova/db/schema/token';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { checkTokenTexts } from '@nova/shared/token/check-texts';
import { TOKEN_ORDERS_PER_DAY } from '@nova/shared/token/constants';
import { CREATE_TOKEN } from '@nova/shared/token/create-operation';
import { TOKEN_ERRORS } from '@nova/shared/token/errors';
import type { TokenOrder, tokenOrderRequestSchema } from '@nova/shared/token/schemas';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { toWireTime } from '../../http/clock.ts';
import type { TokenDependencies } from './dependencies.ts';
import { chainAway, predictToken } from './predict-token.ts';
import { prepareToken } from './prepare-token.ts';

/**
 * Accepts a token order of an account without a wallet; order and outbox row share one transaction. A
 * repeated request returns the existing order.
 * @throws AppError those of `prepareToken`, `invalid_token_supply`, `token_wallet_present`,
 * `token_order_open`,
 * `token_order_limit`, `idempotency_conflict`, `unavailable`
 */
export async function orderToken(
  context: ApiContext,
  dependencies: TokenDependencies,
  userId: string,
  wanted: z.output<typeof tokenOrderRequestSchema>,
): Promise<TokenOrder> {
  const { request_id: requestId, supply: supplyText, ...about } = wanted;
  const supply = supplyText === '' ? null : BigInt(supplyText);
  checkTokenTexts({ name: about.name.trim(), symbol: about.symbol.trim(), supply });
  const known = await findOrder(context.db, userId, requestId);
  if (known) return sameOrder(known, about, supply);
  await refuseWallet(context.db, userId);
  const {
    factory,
    name,
    symbol,
    contract_uri: contractUri,
  } = await prepareToken(context, dependencies, userId, about);
  if (factory === null || supply === null) throw chainAway();
  const owner = await dependencies.findOwnAddress(userId);
  const operationId: Hex = `0x${randomBytes(32).toString('hex')}`;
  await context.db.transaction(async (tx) => {
    // Orders of one account are serialized, so that concurrent ones are counted correctly.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (await findOrder(tx, userId, requestId)) return;
    await refuseWallet(tx, userId);
    await requireCapacity(tx, userId, context.clock());
    const values = { owner, name, symbol, supply, contractUri };
    const token = await predictToken(context, factory, values);
    const createdAt = new Date(context.clock());
    await tx.insert(tokenOrders).values({ ...values, operationId, userId, requestId, token, createdAt });
    const payload = { ...values, supply: supply.toString() };
    await enqueue(tx, { lane: 'money', kind: CREATE_TOKEN, operationId, payload });
  });
  return (await findOrder(context.db, userId, requestId))!;
}

/**
 * Checks that a repeated request is identical.
 * @throws AppError `idempotency_conflict` if the same id names another token
 */
function sameOrder(
  order: TokenOrder,
  { name, symbol }: { readonly name: string; readonly symbol: string },
  supply: bigint | null,
): TokenOrder {
  const isSame = order.name === name.trim() && order.symbol === symbol.trim() && order.supply === `${supply}`;
  if (isSame) return order;
  const message = 'This request ID was already used for another token. Send a new one.';
  throw new AppError(COMMON_ERRORS.idempotencyConflict, { message });
}

/** Returns the orders of the last 24 hours, newest first, and when another one is possible. */
export async function readOrders(
  db: Queryable,
  userId: string,
  now: number,
): Promise<{ orders: TokenOrder[]; left: number; nextAt: string | null }> {
  const orders = await selectOrders(db)
    .where(and(eq(tokenOrders.userId, userId), gt(tokenOrders.createdAt, new Date(now - DAY_MS))))
    .orderBy(desc(tokenOrders.createdAt))
    .limit(TOKEN_ORDERS_PER_DAY * 4);
  const counted = orders.filter(({ status }) => !hasFailed(status));
  const left = Math.max(0, TOKEN_ORDERS_PER_DAY - counted.length);
  const first = counted[TOKEN_ORDERS_PER_DAY - 1];
  const nextAt = left > 0 || !first ? null : toWireTime(first.createdAt.getTime() + DAY_MS);
  return { orders: orders.map(toOrder), left, nextAt };
}

async function requireCapacity(tx: Transaction, userId: string, now: number): Promise<void> {
  const { orders, left, nextAt } = await readOrders(tx, userId, now);
  // A token's address depends on the number of tokens its owner has.
  if (orders.some(({ status }) => status === 'waiting')) {
    const message = 'Your last token is still being created. Please try again in a moment.';
    throw new AppError(TOKEN_ERRORS.orderOpen, { message });
  }
  if (left > 0) return;
  const retryAfterSeconds = Math.ceil((Date.parse(nextAt!) - now) / 1000);
  throw new AppError(TOKEN_ERRORS.orderLimit, {
    message: `Without a wallet, you can create ${TOKEN_ORDERS_PER_DAY} tokens a day. Link a wallet to create more.`,
    details: { nextAt, retryAfterSeconds },
  });
}

async function refuseWallet(db: Queryable, userId: string): Promise<void> {
  if ((await readPrimaryWallet(db, userId)) === null) return;
  const message = 'Your account has a wallet. Create the token with it.';
  throw new AppError(TOKEN_ERRORS.walletPresent, { message });
}

async function findOrder(db: Queryable, userId: string, requestId: string): Promise<TokenOrder | null> {
  const [row] = await selectOrders(db).where(
    and(eq(tokenOrders.userId, userId), eq(tokenOrders.requestId, requestId)),
  );
  return row ? toOrder(row) : null;
}

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

function selectOrders(db: Queryable) {
  const { operationId, token, owner, name, symbol, supply, createdAt } = tokenOrders;
  return db
    .select({ operationId, token, owner, name, symbol, supply, createdAt, status: outbox.status })
    .from(tokenOrders)
    .innerJoin(outbox, eq(outbox.operationId, tokenOrders.operationId));
}

const hasFailed = (status: string) => status === 'failed' || status === 'refused';

function toOrder(row: Row): TokenOrder {
  return {
    operation_id: row.operationId,
    token: row.token,
    owner: row.owner,
    name: row.name,
    symbol: row.symbol,
    supply: row.supply.toString(),
    status: row.status === 'done' ? 'created' : hasFailed(row.status) ? 'failed' : 'waiting',
    requested_at: toWireTime(row.createdAt),
  };
}
