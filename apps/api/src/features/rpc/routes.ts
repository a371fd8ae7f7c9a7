import { markLargeIds, restoreLargeIds } from '@nova/runtime/rpc/large-ids';
import { API_KEY_ERRORS } from '@nova/shared/api-key/errors';
import { AppError, COMMON_ERRORS, errorBodySchema } from '@nova/shared/errors';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiEnv, type ApiRouter } from '../../http/api-router.ts';
import { readClientSignal } from '../../http/requests/client-signal.ts';
import { jsonAnswer, jsonBody } from '../../http/requests/describe.ts';
import { readLimitedBody } from '../../http/limits/limit-bodies.ts';
import { identifyKey } from '../../http/access/identify-key.ts';
import { clientOf, RATE_RULES, consumeRate } from '../../http/limits/rate-limit.ts';
import { parseJson, readText } from '../../http/requests/read-json.ts';
import {
  BATCH_MAX,
  createGateway,
  type Gateway,
  refuseSize,
  RPC_BODY_MAX_BYTES,
  sumCosts,
} from './gateway.ts';
import { idOf, RPC_CODES, toRpcError } from './json-rpc.ts';

/**
 * Routes of the JSON-RPC gateway over HTTP: `/rpc` for wallets and tools, function `nova-rpc` for the
 * website.
 */
export function createRpcRoutes(context: ApiContext): ApiRouter {
  const router = createRouter();
  describeRoutes(router);

  const gateway = createGateway(context);

  router.post('/functions/v1/nova-rpc', async (c) => answerRpc(context, gateway, c, await readCalls(c)));

  // JSON-RPC clients understand only JSON-RPC errors.
  const answerTool = async (c: Context<ApiEnv>): Promise<Response> => {
    let body: unknown = null;
    try {
      await identifyKey(context, c, 'rpc');
      await readLimitedBody(context, c);
      body = await readCalls(c);
      return await answerRpc(context, gateway, c, body);
    } catch (error) {
      if (error instanceof AppError) return toRpcResponse(c, error, body);
      // The nesting is so deep that a recursive check exhausted the stack.
      if (error instanceof RangeError)
        return c.json(toRpcError(null, RPC_CODES.invalidRequest, 'The request is nested too deeply.'), 400);
      c.var.logger.error({ err: error }, 'a JSON-RPC request failed');
      const message = 'Something went wrong. Please try again.';
      return writeJson(c, toRpcError(idOf(body), RPC_CODES.internal, message), 500);
    }
  };
  router.post('/rpc', answerTool);
  router.post('/rpc/', answerTool);
  return router;
}

const readCalls = async (c: Context<ApiEnv>): Promise<unknown> =>
  parseJson(markLargeIds(await readText(c, RPC_BODY_MAX_BYTES)));

const writeJson = (c: Context<ApiEnv>, value: object, status: ContentfulStatusCode): Response =>
  c.body(restoreLargeIds(JSON.stringify(value)), status, { 'content-type': 'application/json' });

async function answerRpc(
  context: ApiContext,
  gateway: Gateway,
  c: Context<ApiEnv>,
  body: unknown,
): Promise<Response> {
  const calls = Array.isArray(body) ? (body as unknown[]) : [body];
  // The request itself is counted when its key is identified.
  c.var.apiKey?.count({ requests: Math.max(0, calls.length - 1) });
  await consumeRate(context, RATE_RULES.rpc, clientOf(c), sumCosts(calls));
  const refusal = refuseSize(calls);
  if (refusal !== null) return writeJson(c, refusal, 400);
  const client = { address: c.var.clientAddress, signal: readClientSignal(c) };
  const answers = await gateway.forward(calls, client);
  if (answers.length === 0) return c.body(null, 204);
  return writeJson(c, Array.isArray(body) ? answers : answers[0]!, 200);
}

function toRpcResponse(c: Context<ApiEnv>, error: AppError, body: unknown): Response {
  if (error.code === COMMON_ERRORS.malformedJson || error.code === COMMON_ERRORS.invalidInput) {
    return c.json(toRpcError(null, RPC_CODES.parseError, error.message), 400);
  }
  if (error.code === API_KEY_ERRORS.unknown) {
    return writeJson(c, toRpcError(idOf(body), RPC_CODES.invalidRequest, error.message), 401);
  }
  if (error.code === COMMON_ERRORS.bodyTooLarge) {
    return c.json(toRpcError(null, RPC_CODES.invalidRequest, error.message), 413);
  }
  if (error.code === COMMON_ERRORS.rateLimited) {
    c.header('retry-after', String(error.details?.['retryAfterSeconds']));
    const toRefusal = (call: unknown) => toRpcError(idOf(call), RPC_CODES.limitExceeded, error.message);
    const refusals = Array.isArray(body) ? body.slice(0, BATCH_MAX).map(toRefusal) : toRefusal(body);
    return writeJson(c, refusals, 429);
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
  const error = z.object({
    jsonrpc: z.literal('2.0'),
    id: z.unknown(),
    error: z.object({ code: z.int(), message: z.string(), data: z.unknown().optional() }),
  });
  for (const [path, who] of [
    ['/rpc', 'wallets and tools (also over WebSocket, with subscriptions)'],
    ['/functions/v1/nova-rpc', 'the website'],
  ] as const) {
    router.openAPIRegistry.registerPath({
      method: 'post',
      path,
      tags: ['rpc'],
      summary: `Call the chain's JSON-RPC API, for ${who}`,
      description: `Accepts the methods of an allowlist and up to ${BATCH_MAX.toLocaleString('en-US')} calls in a batch. Other methods return -32601.`,
      request: { body: jsonBody(z.union([call, z.array(call)])) },
      responses: {
        200: jsonAnswer('The response of the node.', z.unknown()),
        204: { description: 'The request had notifications only.' },
        400: jsonAnswer('The request is not JSON-RPC.', error),
        429: jsonAnswer('There were too many calls.', z.union([error, z.array(error), errorBodySchema])),
        default: jsonAnswer('Any other error.', z.union([error, errorBodySchema])),
      },
    });
  }
}
