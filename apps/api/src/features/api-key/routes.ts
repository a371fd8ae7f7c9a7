import { createRoute } from '@hono/zod-openapi';
import {
  apiKeyListSchema,
  apiKeyUseSchema,
  createdApiKeySchema,
  newApiKeySchema,
} from '@nova/shared/api-key/schemas';
import { z } from 'zod';
import { requireSession } from '../../http/access/session.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { type ApiRouter, createRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../http/requests/describe.ts';
import { addApiKey, listApiKeys, readApiKeyUse, revokeApiKey } from './keys.ts';

const tags = ['account'];
const params = z.object({ id: z.uuid() });

const listRoute = createRoute({
  method: 'get',
  path: '/api/v1/api-keys',
  tags,
  summary: 'List your API keys',
  description: 'An account has at most five keys, so that there are no pages.',
  security: NEEDS_SESSION,
  responses: {
    200: jsonAnswer('Your keys, the oldest first, without their secrets.', apiKeyListSchema),
    ...errorAnswers({ 401: '`unauthorized`' }),
  },
});
const addRoute = createRoute({
  method: 'post',
  path: '/api/v1/api-keys',
  tags,
  summary: 'Create an API key',
  description:
    'Send the key as `x-api-key` or as a bearer token with `/api/v1`, `/api/v2` and `/rpc`, or as `apikey` in the query of `/api`, `/v2/api`, `/api/v2` and `/rpc`. Requests with a key have limits of their own, five times those of an address.',
  security: NEEDS_SESSION,
  request: { body: jsonBody(newApiKeySchema) },
  responses: {
    201: jsonAnswer('The key. It is shown only once.', createdApiKeySchema),
    ...errorAnswers({ 400: '`invalid_input`', 401: '`unauthorized`', 409: '`api_key_limit`' }),
  },
});
const revokeRoute = createRoute({
  method: 'delete',
  path: '/api/v1/api-keys/{id}',
  tags,
  summary: 'Revoke an API key, with its statistics',
  security: NEEDS_SESSION,
  request: { params },
  responses: {
    204: { description: 'The key stops working within five seconds.' },
    ...errorAnswers({ 401: '`unauthorized`', 404: '`api_key_not_found`' }),
  },
});
const useRoute = createRoute({
  method: 'get',
  path: '/api/v1/api-keys/{id}/use',
  tags,
  summary: 'Read how an API key was used in the last 30 days',
  security: NEEDS_SESSION,
  request: { params },
  responses: {
    200: jsonAnswer('Requests by UTC day and API. New ones appear after a few seconds.', apiKeyUseSchema),
    ...errorAnswers({ 401: '`unauthorized`', 404: '`api_key_not_found`' }),
  },
});

/** Routes for the API keys of the session's account. */
export function createApiKeyRoutes(context: ApiContext): ApiRouter {
  const router = createRouter();
  const readUser = async (c: Parameters<typeof requireSession>[0]) =>
    (await requireSession(c, context.tokens)).userId;
  router.openapi(listRoute, async (c) => c.json(await listApiKeys(context, await readUser(c)), 200));
  router.openapi(addRoute, async (c) =>
    c.json(await addApiKey(context, await readUser(c), c.req.valid('json').name), 201),
  );
  router.openapi(revokeRoute, async (c) => {
    await revokeApiKey(context, await readUser(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  router.openapi(useRoute, async (c) =>
    c.json(await readApiKeyUse(context, await readUser(c), c.req.valid('param').id), 200),
  );
  return router;
}
