import { createHash } from 'node:crypto';
import { HOUR_MS } from '@nova/shared/durations';
import type { Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { LOCKS } from '@nova/db/locks';
import { demoSessions } from '@nova/db/schema/demo';
import { DEMO_HOURS, DEMOS_PER_NETWORK, type DemoType } from '@nova/shared/demo/constants';
import { DEMO_ERRORS } from '@nova/shared/demo/errors';
import type { DemoStarted } from '@nova/shared/demo/schemas';
import { TAP_USDT } from '@nova/shared/demo/tap-usdt';
import { AppError } from '@nova/shared/errors';
import { SEND_GAS } from '@nova/shared/wallet/send-gas';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import type { ClientNetworks } from '@nova/shared/networks';
import { toWireTime } from '../../http/clock.ts';
import { findFreeAt } from '../../http/limits/network-limit.ts';
import { readDemoFunds, type DemoFunds } from './demo-funds.ts';
import type { DemoDependencies } from './routes.ts';

export interface DemoRequest {
  readonly demoType: DemoType;
  readonly address: Hex;
  readonly message: string;
  readonly signature: Hex;
}

/** Origin of a request. */
export interface DemoOrigin {
  readonly networks: ClientNetworks;
  readonly clientAddress: string;
  readonly userAgent: string | undefined;
}

/**
 * Creates an account for a new wallet and marks it permanently as a demo: it never converts points and has no
 * rank. Proof, account, mark, funds and session share one transaction.
 * @throws AppError `demo_limit`, `demo_wallet_used`, and the errors of a login
 */
export async function startDemo(
  context: ApiContext,
  { proveWallet, createAccount, openSession, award }: DemoDependencies,
  { demoType, address, message, signature }: DemoRequest,
  { networks, ...device }: DemoOrigin,
): Promise<DemoStarted> {
  const { db, clock, config } = context;
  const funds = (await readDemoFunds(context))(demoType);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.demo})`);
    await requireCapacity(tx, networks, clock());
    await proveWallet(tx, { address, message, signature });
    const { userId, isNew } = await createAccount(tx, address);
    if (!isNew) {
      throw new AppError(DEMO_ERRORS.walletUsed, {
        message: 'This wallet already has an account. Create a new wallet for the demo.',
      });
    }
    const createdAt = new Date(clock());
    const expiresAt = new Date(clock() + DEMO_HOURS * HOUR_MS);
    await tx.insert(demoSessions).values({ userId, address, demoType, ...networks, createdAt, expiresAt });
    if (funds.points > 0) await award(tx, userId, address);
    await fund(tx, address, funds);
    const { tokens } = await openSession(tx, userId, device);
    const times = { expiresAt: toWireTime(expiresAt) };
    return { user_id: userId, address, demoType, ...times, has_value: !config.isProduction, session: tokens };
  });
}

async function requireCapacity(tx: Transaction, networks: ClientNetworks, now: number): Promise<void> {
  const window = { limit: DEMOS_PER_NETWORK, windowMs: 24 * HOUR_MS, now };
  const freeAt = await findFreeAt(tx, demoSessions, networks, window);
  if (freeAt === null) return;
  throw new AppError(DEMO_ERRORS.limit, {
    message: "Your network has reached today's demo limit. Please try again tomorrow.",
    details: { retryAfterSeconds: Math.ceil((freeAt - now) / 1000) },
  });
}

/** Sends gas from the gas key, and coins of a token that anyone can mint, so nothing sent has any value. */
async function fund(tx: Transaction, to: Hex, { gasWei, usdtUnits }: DemoFunds): Promise<void> {
  const idOf = (what: string): Hex => `0x${createHash('sha256').update(`demo ${what} ${to}`).digest('hex')}`;
  if (gasWei > 0n)
    await enqueue(tx, {
      lane: 'gas',
      kind: SEND_GAS,
      operationId: idOf('gas'),
      payload: { to, valueWei: gasWei.toString() },
    });
  if (usdtUnits > 0n)
    await enqueue(tx, {
      lane: 'gas',
      kind: TAP_USDT,
      operationId: idOf('usdt'),
      payload: { to, units: usdtUnits.toString() },
    });
}
