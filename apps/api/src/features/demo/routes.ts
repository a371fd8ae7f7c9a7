import { createRoute } from '@hono/zod-openapi';
import type { Transaction } from '@nova/db/database';
import type { SessionTokens } from '@nova/shared/account/schemas';
import { demoSessions } from '@nova/db/schema/demo';
import { sessions } from '@nova/db/schema/account';
import type { DemoType } from '@nova/shared/demo/constants';
import { DEMO_ERRORS } from '@nova/shared/demo/errors';
import {
  demoAddressesQuerySchema,
  demoAddressesSchema,
  demoOfferSchema,
  demoStartedSchema,
  demoStateSchema,
  startDemoSchema,
  type DemoState,
} from '@nova/shared/demo/schemas';
import { AppError } from '@nova/shared/errors';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiEnv, type ApiRouter } from '../../http/api-router.ts';
import { toClientNetworks } from '../../http/limits/client-networks.ts';
import { toWireTime } from '../../http/clock.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../http/requests/describe.ts';
import { parseInput, readJson } from '../../http/requests/read-json.ts';
import { requireSession } from '../../http/access/session.ts';
import { readDemoOffer } from './demo-funds.ts';
import { listDemoAddresses } from './list-demo-addresses.ts';
import { startDemo } from './start-demo.ts';

const PATH = '/functions/v1/demo-account-manager';
const offerRoute = createRoute({
  method: 'get',
  path: '/api/v1/demo/offer',
  tags: ['demo'],
  summary: 'Retrieve what a demo wallet starts with',
  responses: {
    200: jsonAnswer('The starting funds; zeros in production, where a demo starts empty.', demoOfferSchema),
  },
});

const addressesRoute = createRoute({
  method: 'get',
  path: '/api/v1/demo/addresses',
  tags: ['demo'],
  summary: 'Check which addresses belong to demo accounts',
  request: { query: demoAddressesQuerySchema },
  responses: {
    200: jsonAnswer(
      'The given addresses that are wallets of demo accounts or tokens created by them.',
      demoAddressesSchema,
    ),
    ...errorAnswers({ 400: '`invalid_input`' }),
  },
});

/** Functions of other features that starting a demo requires. */
export interface DemoDependencies {
  /** Verifies that the wallet signed the message for this site, and consumes its nonce. */
  proveWallet(tx: Transaction, proof: { address: Hex; message: string; signature: Hex }): Promise<void>;
  /** Creates an account for a wallet that has never been used. */
  createAccount(tx: Transaction, address: Hex): Promise<{ userId: string; isNew: boolean }>;
  openSession(
    tx: Transaction,
    userId: string,
    device: { clientAddress: string; userAgent: string | undefined },
  ): Promise<{ tokens: SessionTokens }>;
  /** Awards the points a demo wallet starts with. */
  award(tx: Transaction, userId: string, address: Hex): Promise<void>;
}

/**
 * Routes of `demo-account-manager`: `POST` starts a demo, `GET` describes it, `DELETE` ends it; and the
 * starting balances.
 */
export function createDemoRoutes(context: ApiContext, dependencies: DemoDependencies): ApiRouter {
  const { db, clock, tokens, config } = context;
  const router = createRouter();
  describeRoutes(router);

  router.openapi(offerRoute, async (c) => c.json(await readDemoOffer(context), 200));
  router.openapi(addressesRoute, async (c) =>
    c.json(await listDemoAddresses(db, c.req.valid('query').addresses), 200),
  );
  router.post(PATH, async (c) => {
    const request = parseInput(startDemoSchema, await readJson(c));
    const networks = toClientNetworks(config.userHashPepper, c.var.clientAddress);
    const device = { clientAddress: c.var.clientAddress, userAgent: c.req.header('user-agent') };
    return c.json(await startDemo(context, dependencies, request, { networks, ...device }), 201);
  });
  router.get(PATH, async (c) => {
    const { userId } = await requireSession(c, tokens);
    return c.json(await readDemo(context, userId), 200);
  });
  router.delete(PATH, (c) => endDemo(c));
  return router;

  async function endDemo(c: Context<ApiEnv>): Promise<Response> {
    const { userId } = await requireSession(c, tokens);
    const ended = await db.transaction(async (tx) => {
      const isRunning = and(eq(demoSessions.userId, userId), isNull(demoSessions.endedAt));
      const rows = await tx
        .update(demoSessions)
        .set({ endedAt: new Date(clock()) })
        .where(isRunning)
        .returning();
      if (rows.length > 0) await tx.delete(sessions).where(eq(sessions.userId, userId));
      return rows.length > 0;
    });
    if (ended) return c.body(null, 204);
    throw new AppError(DEMO_ERRORS.none, { message: 'This account has no running demo.' });
  }
}

async function readDemo({ db, clock }: ApiContext, userId: string): Promise<DemoState> {
  const [row] = await db.select().from(demoSessions).where(eq(demoSessions.userId, userId));
  if (!row) return { demo: null };
  return {
    demo: {
      demoType: row.demoType as DemoType,
      expiresAt: toWireTime(row.expiresAt),
      is_active: row.endedAt === null && row.expiresAt.getTime() > clock(),
    },
  };
}

function describeRoutes(router: ApiRouter): void {
  const path = PATH;
  router.openAPIRegistry.registerPath({
    method: 'post',
    path,
    tags: ['demo'],
    summary: 'Start a demo with a new account and wallet for 24 hours',
    description:
      'The wallet logs in like any other. In development it gets points, gas and test USDT; in production it starts empty.',
    request: { body: jsonBody(startDemoSchema) },
    responses: {
      201: jsonAnswer('The session of the demo account.', demoStartedSchema),
      ...errorAnswers({
        400: '`invalid_input`, `message_malformed`',
        401: '`wrong_domain`, `wrong_chain`, `wrong_address`, `message_expired`, `nonce_unknown`, `signature_invalid`',
        409: '`demo_wallet_used`',
        429: '`demo_limit`, `rate_limited`',
        503: '`unavailable`',
      }),
    },
  });
  router.openAPIRegistry.registerPath({
    method: 'get',
    path,
    tags: ['demo'],
    summary: "Retrieve the session's demo, or null",
    security: NEEDS_SESSION,
    responses: {
      200: jsonAnswer('The demo, or null.', demoStateSchema),
      ...errorAnswers({ 401: '`unauthorized`' }),
    },
  });
  router.openAPIRegistry.registerPath({
    method: 'delete',
    path,
    tags: ['demo'],
    summary: "End the session's demo and all of the demo's sessions",
    security: NEEDS_SESSION,
    responses: {
      204: { description: 'The demo has ended.' },
      ...errorAnswers({ 401: '`unauthorized`', 404: '`demo_none`' }),
    },
  });
}
