import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiEnv, type ApiRouter } from '../../http/api-router.ts';
import { jsonAnswer, jsonBody } from '../../http/describe.ts';
import { RATE_RULES, takeRate } from '../../http/rate-limit.ts';
import { readJson } from '../../http/read-json.ts';
import { BATCH_MAX, forward, RPC_BODY_MAX_BYTES, RPC_CODES, toRpcError } from './gateway.ts';

/** The JSON-RPC gateway over HTTP: `/rpc` for wallets and tools, function `nova-rpc` for the site. */
export function createRpcRoutes(context: ApiContext): ApiRouter {
  const router = createRouter();
  describeRoutes(router);

  router.post('/functions/v1/nova-rpc', async (c) =>
    answerRpc(context, c, await readJson(c, RPC_BODY_MAX_BYTES)),
  );

  // Tools that speak JSON-RPC understand no other error than its own.
  router.post('/rpc', async (c) => {
    try {
      return await answerRpc(context, c, await readJson(c, RPC_BODY_MAX_BYTES));
    } catch (error) {
      return toRpcResponse(c, error);
    }
  });
  return router;
}

async function answerRpc(context: ApiContext, c: Context<ApiEnv>, body: unknown): Promise<Response> {
  const calls = Array.isArray(body) ? (body as unknown[]) : [body];
  if (calls.length > BATCH_MAX || calls.length === 0) {
    const message = `A batch has 1 to ${BATCH_MAX} calls.`;
    return c.json(toRpcError(null, RPC_CODES.invalidRequest, message), 400);
  }
  await takeRate(context, RATE_RULES.rpc, c.var.clientAddress, calls.length);
  const answers = await forward(context.config.rpcUrl, calls);
  return c.json(Array.isArray(body) ? answers : answers[0], 200);
}

function toRpcResponse(c: Context<ApiEnv>, error: unknown): Response {
  if (!(error instanceof AppError)) throw error;
  if (error.code === COMMON_ERRORS.malformedJson || error.code === COMMON_ERRORS.invalidInput) {
    return c.json(toRpcError(null, RPC_CODES.parseError, error.message), 400);
  }
  if (error.code === COMMON_ERRORS.bodyTooLarge) {
    return c.json(toRpcError(null, RPC_CODES.invalidRequest, error.message), 413);
  }
  if (error.code === COMMON_ERRORS.rateLimited) {
    c.header('retry-after', String(error.details?.['retryAfterSeconds']));
    return c.json(toRpcError(null, RPC_CODES.limitExceeded, error.message), 429);
  }
  throw error;
}

function describeRoutes(router: ApiRouter): void {
  const call = z.object({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number(), z.null()]),
    method: z.string(),
    params: z.unknown().optional(),
  });
  for (const [path, who] of [
    ['/rpc', 'wallets and tools (WebSocket too, with subscriptions)'],
    ['/functions/v1/nova-rpc', 'the site'],
  ] as const) {
    router.openAPIRegistry.registerPath({
      method: 'post',
      path,
      tags: ['rpc'],
      summary: `JSON-RPC of the chain, for ${who}`,
      description: `Methods of an allow-list, up to ${BATCH_MAX} calls in a batch. Other methods answer -32601.`,
      request: { body: jsonBody(z.union([call, z.array(call)])) },
      responses: { 200: jsonAnswer('What the node answered.', z.unknown()) },
    });
  }
}
