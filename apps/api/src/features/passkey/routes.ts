import { createRoute } from '@hono/zod-openapi';
import { addressSchema } from '@nova/shared/hex';
import {
  credentialIdSchema,
  newPasskeySchema,
  passkeyAccountSchema,
  passkeySchema,
  passkeySettingsSchema,
} from '@nova/shared/passkey/schemas';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { type ApiRouter, createRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody } from '../../http/requests/describe.ts';
import { readPasskeyAccount } from './read-account.ts';
import { createRecoveryRoutes } from './recovery/recovery-routes.ts';
import { readPasskey, readPasskeySettings, storePasskey } from './passkeys.ts';

const tags = ['wallet'];
const EXAMPLE_ID = 'q1X2c3V4b5N6m7L8k9J0hG';

const settingsRoute = createRoute({
  method: 'get',
  path: '/api/v1/passkeys',
  tags,
  summary: 'Retrieve how accounts with a passkey are created on this chain',
  responses: {
    200: jsonAnswer('The factory, and the domain of its passkeys.', passkeySettingsSchema),
    ...errorAnswers({ 503: '`passkeys_unavailable`, `unavailable`' }),
  },
});
const storeRoute = createRoute({
  method: 'post',
  path: '/api/v1/passkeys',
  tags,
  summary: 'Store the public key of a new passkey',
  description:
    'A browser tells the public key of a passkey only when it is created. It is stored so that other devices with the same passkey find the account. The account exists on the chain from its first operation on.',
  request: { body: jsonBody(newPasskeySchema) },
  responses: {
    200: jsonAnswer('The passkey and the address of its account.', passkeySchema),
    ...errorAnswers({
      400: '`invalid_input`, `key_invalid`',
      409: '`passkey_taken`, `not_an_owner`',
      503: '`passkeys_unavailable`, `unavailable`',
    }),
  },
});
const readRoute = createRoute({
  method: 'get',
  path: '/api/v1/passkeys/{credential_id}',
  tags,
  summary: 'Retrieve the public key of a passkey, and the address of its account',
  request: { params: z.object({ credential_id: credentialIdSchema.meta({ example: EXAMPLE_ID }) }) },
  responses: {
    200: jsonAnswer('The passkey and the address of its account.', passkeySchema),
    ...errorAnswers({ 400: '`invalid_input`', 404: '`passkey_unknown`' }),
  },
});

const accountRoute = createRoute({
  method: 'get',
  path: '/api/v1/passkey-accounts/{address}',
  tags,
  summary: 'Retrieve who controls the account of a passkey',
  description:
    'Owners, guardians, a recovery in progress, and sessions, as the contract says at the newest block.',
  request: { params: z.object({ address: addressSchema }) },
  responses: {
    200: jsonAnswer('The keys of the account.', passkeyAccountSchema),
    ...errorAnswers({
      400: '`invalid_input`',
      404: '`passkey_account_unknown`',
      503: '`unavailable`',
    }),
  },
});

/** Routes of passkeys: public keys by the IDs of passkeys. */
export function createPasskeyRoutes(context: ApiContext): ApiRouter {
  const router = createRouter();
  router.openapi(settingsRoute, async (c) => c.json(await readPasskeySettings(context), 200));
  router.openapi(storeRoute, async (c) => c.json(await storePasskey(context, c.req.valid('json')), 200));
  router.openapi(readRoute, async (c) =>
    c.json(await readPasskey(context, c.req.valid('param').credential_id), 200),
  );
  router.openapi(accountRoute, async (c) =>
    c.json(await readPasskeyAccount(context, c.req.valid('param').address), 200),
  );
  router.route('/', createRecoveryRoutes(context));
  return router;
}
