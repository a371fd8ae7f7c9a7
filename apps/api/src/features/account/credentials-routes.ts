import {
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  confirmedEmailSchema,
  confirmRequestSchema,
  confirmStatusRequestSchema,
  confirmStatusSchema,
  forgotPasswordRequestSchema,
  linkRequestSchema,
  registrationConfirmedSchema,
  resetPasswordRequestSchema,
  sessionTokensSchema,
  signInRequestSchema,
  signUpRequestSchema,
  signUpResponseSchema,
} from '@nova/shared/account/schemas';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiEnv, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../http/requests/describe.ts';
import { chooseOrigin } from '../../http/requests/choose-origin.ts';
import { parseInput, readJson } from '../../http/requests/read-json.ts';
import { readSession, requireSession } from '../../http/access/session.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { changePassword, forgetPassword, resetPassword } from './change-password.ts';
import type { Device } from './open-session.ts';
import { signIn } from './sign-in.ts';
import { confirmEmail, readConfirmStatus, signUp } from './registration/sign-up.ts';

const read = async <T extends z.ZodType>(c: Context<ApiEnv>, schema: T) =>
  parseInput(schema, await readJson(c));
const deviceOf = (c: Context<ApiEnv>): Device => ({
  clientAddress: c.var.clientAddress,
  userAgent: c.req.header('user-agent'),
});

/** Routes for email and password: sign-up, confirmation, login, password reset and change, email change. */
export function createCredentialsRoutes(context: ApiContext): ApiRouter {
  const router = createRouter();
  describeRoutes(router);
  const readFrom = async <T extends z.ZodObject>(c: Context<ApiEnv>, schema: T) => ({
    ...(await read(c, schema)),
    origin: chooseOrigin(context, c),
  });

  router.post('/auth/v1/sign-up', async (c) => {
    const request = await readFrom(c, signUpRequestSchema);
    return c.json(await signUp(context, request, c.var.clientAddress), 202);
  });
  router.post('/auth/v1/confirm', async (c) => {
    const request = await read(c, confirmRequestSchema);
    const current = await readSession(c, context.tokens);
    return c.json(await confirmEmail(context, request, deviceOf(c), current?.sessionId ?? null), 200);
  });
  router.post('/auth/v1/confirm/status', async (c) =>
    c.json(await readConfirmStatus(context, await read(c, confirmStatusRequestSchema)), 200),
  );
  router.post('/auth/v1/sign-in', async (c) => {
    const credentials = await readFrom(c, signInRequestSchema);
    const current = await readSession(c, context.tokens);
    const { tokens } = await signIn(context, credentials, deviceOf(c), current?.sessionId ?? null);
    return c.json(tokens, 200);
  });
  router.post('/auth/v1/password/forgot', async (c) => {
    const reader = await readFrom(c, forgotPasswordRequestSchema);
    // Not awaited, because the response time would reveal whether the address has an account.
    context.background.run('forgotten password', () => forgetPassword(context, reader));
    return c.body(null, 202);
  });
  router.post('/auth/v1/password/reset', async (c) => {
    const { tokens } = await resetPassword(
      context,
      await readFrom(c, resetPasswordRequestSchema),
      deviceOf(c),
    );
    return c.json(tokens, 200);
  });
  router.post('/auth/v1/password/change', async (c) => {
    const session = await requireSession(c, context.tokens);
    const request = await readFrom(c, changePasswordRequestSchema);
    await changePassword(context, session, request, c.var.clientAddress);
    return c.body(null, 204);
  });
  router.post('/auth/v1/email/change', async (c) => {
    const session = await requireSession(c, context.tokens);
    const request = await readFrom(c, changeEmailRequestSchema);
    await requestEmailChange(context, session, request, c.var.clientAddress);
    return c.body(null, 202);
  });
  router.post('/auth/v1/email/confirm', async (c) => {
    const session = await requireSession(c, context.tokens);
    return c.json(await confirmEmailChange(context, session, await readFrom(c, linkRequestSchema)), 200);
  });
  return router;
}

const SENT = {
  202: { description: 'Accepted. The owner of the address receives an email with the next step.' },
};
const CHANGED = { 204: { description: 'Done.' } };
const CONFIRMED = { 200: jsonAnswer('The confirmed address.', confirmedEmailSchema) };
const SIGNED_IN = { 200: jsonAnswer('The session.', sessionTokensSchema) };
const BAD_INPUT = '`invalid_input`, `malformed_json`';
const BAD_LINK = `${BAD_INPUT}, \`link_invalid\``;
const BUSY = '`rate_limited`';
const FULL = '`unavailable` while too many passwords are being checked';

function describeRoutes(router: ApiRouter): void {
  const describe = (
    path: string,
    summary: string,
    schema: z.ZodType,
    answers: Record<number, { description: string }>,
    needsSession = false,
  ) =>
    router.openAPIRegistry.registerPath({
      method: 'post',
      path: `/auth/v1/${path}`,
      tags: ['account'],
      summary,
      ...(needsSession && { security: NEEDS_SESSION }),
      request: { body: jsonBody(schema) },
      responses: answers,
    });
  describe('sign-up', 'Create an account and send a confirmation link by email', signUpRequestSchema, {
    202: jsonAnswer(SENT[202].description, signUpResponseSchema),
    ...errorAnswers({ 400: BAD_INPUT, 429: BUSY, 503: FULL }),
  });
  describe('confirm', 'Confirm an email address with the emailed link', confirmRequestSchema, {
    200: jsonAnswer(
      'The confirmed address, with a session if one of the keys belongs to the registration.',
      registrationConfirmedSchema,
    ),
    ...errorAnswers({ 400: BAD_LINK }),
  });
  describe(
    'confirm/status',
    'Check whether the emailed link of a registration was opened',
    confirmStatusRequestSchema,
    {
      200: jsonAnswer('Whether the address is confirmed.', confirmStatusSchema),
      ...errorAnswers({ 400: BAD_INPUT }),
    },
  );
  describe('sign-in', 'Log in with email and password', signInRequestSchema, {
    ...SIGNED_IN,
    ...errorAnswers({
      400: BAD_INPUT,
      401: '`credentials_wrong`',
      403: '`email_unconfirmed`',
      429: BUSY,
      503: FULL,
    }),
  });
  describe('password/forgot', 'Request a link to set a new password', forgotPasswordRequestSchema, {
    ...SENT,
    ...errorAnswers({ 400: BAD_INPUT }),
  });
  describe('password/reset', 'Set a new password and end every session', resetPasswordRequestSchema, {
    ...SIGNED_IN,
    ...errorAnswers({ 400: BAD_LINK, 429: BUSY, 503: FULL }),
  });
  const wrong = errorAnswers({
    400: BAD_INPUT,
    401: '`unauthorized`, `credentials_wrong`',
    403: '`password_required`',
    429: BUSY,
    503: FULL,
  });
  describe(
    'password/change',
    'Change the password',
    changePasswordRequestSchema,
    { ...CHANGED, ...wrong },
    true,
  );
  describe(
    'email/change',
    'Request a change of the email address',
    changeEmailRequestSchema,
    { ...SENT, ...wrong },
    true,
  );
  const confirmed = {
    ...CONFIRMED,
    ...errorAnswers({
      400: BAD_LINK,
      401: '`unauthorized`',
      403: '`link_other_account`',
      409: '`email_taken`',
    }),
  };
  const summary = 'Confirm a changed email address, with a session of the account that requested it';
  describe('email/confirm', summary, linkRequestSchema, confirmed, true);
}
