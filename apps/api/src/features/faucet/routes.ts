import { createRoute } from '@hono/zod-openapi';
import { DRIP_COOLDOWN_SECONDS, DRIP_WEI } from '@nova/shared/faucet/constants';
import {
  faucetChallengeSchema,
  dripPageSchema,
  dripRequestSchema,
  faucetQuerySchema,
  faucetSchema,
  type Faucet,
} from '@nova/shared/faucet/schemas';
import { addressSchema, hashSchema } from '@nova/shared/hex';
import { pageQuerySchema } from '@nova/shared/pagination';
import type { Hex } from 'viem';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { toWireTime } from '../../http/clock.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';
import { errorAnswers, jsonAnswer, jsonBody, ACCEPTS_SESSION } from '../../http/requests/describe.ts';
import { parseInput, readJson } from '../../http/requests/read-json.ts';
import { readSession } from '../../http/access/session.ts';
import { createChallenge } from './challenge.ts';
import { countWaiting, listDrips, readNextAt } from './drips.ts';
import { nameFaucetState, readFaucetOnChain } from './faucet-chain.ts';
import { requestDrip } from './request-drip.ts';

const stateRoute = createRoute({
  method: 'get',
  path: '/api/v1/faucet',
  tags: ['faucet'],
  summary: 'Retrieve the faucet status and when an address can request again',
  request: { query: faucetQuerySchema },
  responses: { 200: jsonAnswer('The current faucet status.', faucetSchema) },
});
const dripsRoute = createRoute({
  method: 'get',
  path: '/api/v1/faucet/drips',
  tags: ['faucet'],
  summary: 'List faucet payouts, of one address or of all',
  request: { query: pageQuerySchema.extend({ address: addressSchema.optional() }) },
  responses: {
    200: jsonAnswer('A page.', dripPageSchema),
    ...errorAnswers({ 400: '`invalid_input`, `invalid_cursor`' }),
  },
});

/** Routes of the faucet: state, puzzle, drips. */
export function createFaucetRoutes(context: ApiContext): ApiRouter {
  const { db, clock, config } = context;
  const router = createRouter();
  describeRoutes(router);

  router.openapi(stateRoute, async (c) =>
    c.json(await readFaucet(context, c.req.valid('query').address), 200),
  );
  router.openapi(dripsRoute, async (c) => {
    const { address, ...query } = c.req.valid('query');
    return c.json(await listDrips(db, address, query), 200);
  });
  router.post('/api/v1/faucet/challenge', (c) => {
    const { challenge, expiresAt } = createChallenge(config.userHashPepper, clock);
    return c.json({ challenge, bits: config.faucetBits, expires_at: toWireTime(expiresAt) }, 200);
  });
  router.post('/api/v1/faucet/drips', async (c) => {
    const request = parseInput(dripRequestSchema, await readJson(c));
    const session = await readSession(c, context.tokens);
    const client = { userId: session?.userId ?? null, clientAddress: c.var.clientAddress };
    return c.json({ operation_id: await requestDrip(context, request, client) }, 202);
  });
  return router;
}

async function readFaucet(
  { db, chain, clock, config }: ApiContext,
  address: Hex | undefined,
): Promise<Faucet> {
  const [rewards, testUsdt] = [
    await findContract(db, 'CommunityRewards'),
    await findContract(db, 'TestUSDT'),
  ];
  const faucet = rewards === null ? null : await readFaucetOnChain(chain, rewards);
  const nextAt = address === undefined ? null : await readNextAt(db, address, clock());
  const state = faucet === null ? 'none' : nameFaucetState(faucet);
  return {
    is_open: state === 'open',
    state,
    amount_wei: DRIP_WEI.toString(),
    cooldown_seconds: DRIP_COOLDOWN_SECONDS,
    challenge_bits: config.faucetBits,
    left_today_wei: faucet?.leftTodayWei?.toString() ?? null,
    waiting: await countWaiting(db),
    next_at: nextAt === null ? null : toWireTime(nextAt),
    test_usdt: testUsdt === null ? null : addressSchema.parse(testUsdt),
  };
}

function describeRoutes(router: ApiRouter): void {
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/faucet/challenge',
    tags: ['faucet'],
    summary: 'Get a proof-of-work challenge',
    responses: {
      200: jsonAnswer(
        'The challenge. Solve it with the required number of zero bits within ten minutes.',
        faucetChallengeSchema,
      ),
    },
  });
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/faucet/drips',
    tags: ['faucet'],
    summary: 'Request NAC from the faucet',
    security: ACCEPTS_SESSION,
    request: { body: jsonBody(dripRequestSchema) },
    responses: {
      202: jsonAnswer(
        'Accepted; the list of payouts will show its block.',
        z.object({ operation_id: hashSchema }),
      ),
      ...errorAnswers({
        400: '`invalid_input`, `challenge_invalid`, `contract_recipient`',
        429: '`faucet_cooldown`, `faucet_busy`, with `nextAt`',
        503: '`faucet_closed`, `unavailable`',
      }),
    },
  });
}
