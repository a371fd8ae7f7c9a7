import { createRoute } from '@hono/zod-openapi';
import {
  guardianSignatureSchema,
  newRecoverySchema,
  recoveryIdSchema,
  recoverySchema,
  recoveryTokenSchema,
} from '@nova/shared/passkey/recovery-schemas';
import { z } from 'zod';
import type { ApiContext } from '../../../http/api-context.ts';
import { type ApiRouter, createRouter } from '../../../http/api-router.ts';
import { chooseOrigin } from '../../../http/requests/choose-origin.ts';
import { errorAnswers, jsonAnswer, jsonBody } from '../../../http/requests/describe.ts';
import { readLanguage } from '../../../http/requests/read-language.ts';
import { completeRecovery } from './complete-recovery.ts';
import { confirmByEmail, mailLink } from './confirm-by-email.ts';
import { createRecovery } from './create-recovery.ts';
import { readRecovery } from './read-recovery.ts';
import { storeSignature } from './store-signature.ts';

const tags = ['wallet'];
const params = z.object({ id: recoveryIdSchema });

const createRecoveryRoute = createRoute({
  method: 'post',
  path: '/api/v1/recoveries',
  tags,
  summary: 'Start the recovery of an account whose passkeys are lost',
  description:
    'Two guardians of the account sign for the new passkey within 48 hours. The recovery itself moves nothing: after two signatures, an owner has three days to cancel.',
  request: { body: jsonBody(newRecoverySchema) },
  responses: {
    200: jsonAnswer('The recovery, and the guardians who can sign.', recoverySchema),
    ...errorAnswers({
      400: '`invalid_input`, `key_invalid`',
      404: '`passkey_account_unknown`',
      409: '`passkey_taken`, `no_guardians`, `already_an_owner`, `recovery_pending`',
      429: '`recovery_limit`, `rate_limited`',
      503: '`unavailable`',
    }),
  },
});
const readRecoveryRoute = createRoute({
  method: 'get',
  path: '/api/v1/recoveries/{id}',
  tags,
  summary: 'Retrieve the state of a recovery',
  description: 'Its guardians, who of them has signed, and what the chain says at the newest block.',
  request: { params },
  responses: {
    200: jsonAnswer('The recovery.', recoverySchema),
    ...errorAnswers({ 400: '`invalid_input`', 404: '`recovery_unknown`', 503: '`unavailable`' }),
  },
});
const signRoute = createRoute({
  method: 'post',
  path: '/api/v1/recoveries/{id}/signatures',
  tags,
  summary: 'Add the signature of a guardian to a recovery',
  description:
    'A wallet signs the EIP-712 message `Recovery`; a passkey signs its hash. With the second signature, the server submits both and pays the gas.',
  request: { params, body: jsonBody(guardianSignatureSchema) },
  responses: {
    200: jsonAnswer('The recovery.', recoverySchema),
    ...errorAnswers({
      400: '`invalid_input`, `guardian_signature_invalid`',
      404: '`recovery_unknown`',
      409: '`guardian_already_signed`, `recovery_closed`',
      503: '`unavailable`',
    }),
  },
});
const mailRoute = createRoute({
  method: 'post',
  path: '/api/v1/recoveries/{id}/email',
  tags,
  summary: 'Send the owner of the account a link that confirms a recovery',
  description:
    'For accounts whose guardian is the confirmation by email. The response does not depend on whether the account has a confirmed address. One email per hour and recovery.',
  request: { params },
  responses: {
    202: jsonAnswer('The recovery.', recoverySchema),
    ...errorAnswers({
      400: '`invalid_input`',
      404: '`recovery_unknown`',
      409: '`no_email_guardian`, `recovery_closed`',
      429: '`rate_limited`',
      503: '`unavailable`',
    }),
  },
});
const confirmRoute = createRoute({
  method: 'post',
  path: '/api/v1/recoveries/{id}/email-confirmation',
  tags,
  summary: 'Confirm a recovery with the token of a mailed link',
  description: 'The token works once, and the server then signs as one of the two guardians.',
  request: { params, body: jsonBody(recoveryTokenSchema) },
  responses: {
    200: jsonAnswer('The recovery.', recoverySchema),
    ...errorAnswers({
      400: '`invalid_input`, `recovery_link_invalid`',
      404: '`recovery_unknown`',
      409: '`no_email_guardian`, `recovery_closed`',
      503: '`unavailable`',
    }),
  },
});
const completeRoute = createRoute({
  method: 'post',
  path: '/api/v1/recoveries/{id}/completion',
  tags,
  summary: 'Submit the completion of a recovery whose delay has passed',
  description: 'The server submits it and pays the gas. The new passkey then is the only owner.',
  request: { params },
  responses: {
    200: jsonAnswer('The recovery.', recoverySchema),
    ...errorAnswers({
      400: '`invalid_input`',
      404: '`recovery_unknown`',
      409: '`recovery_waiting`, `recovery_closed`',
      503: '`unavailable`',
    }),
  },
});

/** Routes of recoveries. None needs a login, because the passkey of the account is lost. */
export function createRecoveryRoutes(context: ApiContext): ApiRouter {
  const router = createRouter();
  router.openapi(createRecoveryRoute, async (c) =>
    c.json(await createRecovery(context, c.req.valid('json'), c.var.clientAddress), 200),
  );
  router.openapi(readRecoveryRoute, async (c) =>
    c.json((await readRecovery(context, c.req.valid('param').id)).recovery, 200),
  );
  router.openapi(signRoute, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await storeSignature(context, id, c.req.valid('json'), c.var.clientAddress), 200);
  });
  router.openapi(mailRoute, async (c) => {
    const { clientAddress } = c.var;
    const reader = { origin: chooseOrigin(context, c), language: readLanguage(c), clientAddress };
    return c.json(await mailLink(context, c.req.valid('param').id, reader), 202);
  });
  router.openapi(confirmRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { token } = c.req.valid('json');
    return c.json(await confirmByEmail(context, id, token, c.var.clientAddress), 200);
  });
  router.openapi(completeRoute, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await completeRecovery(context, id, c.var.clientAddress), 200);
  });
  return router;
}
