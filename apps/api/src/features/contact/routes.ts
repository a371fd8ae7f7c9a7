import { createRoute } from '@hono/zod-openapi';
import {
  contactCheckSchema,
  contactMessagePageSchema,
  contactRequestSchema,
} from '@nova/shared/contact/schemas';
import { pageQuerySchema } from '@nova/shared/pagination';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import {
  errorAnswers,
  jsonAnswer,
  jsonBody,
  ACCEPTS_SESSION,
  NEEDS_ADMIN,
} from '../../http/requests/describe.ts';
import { limitRate, RATE_RULES } from '../../http/limits/rate-limit.ts';
import { parseInput, readJson } from '../../http/requests/read-json.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';
import { readSession } from '../../http/access/session.ts';
import { createContactCheck } from './contact-check.ts';
import { listContactMessages } from './list-messages.ts';
import { SECURITY_CONTACT_PATH, writeSecurityContact } from './security-contact.ts';
import { sendContactMessage } from './send-message.ts';

/** One message in ten seconds with a burst of ten, whatever the messages contain. */
const RATE = { name: 'contact', perSecond: 0.1, burst: 10 } as const;

export interface ContactDependencies {
  /** Called when a logged-in account has sent a message. */
  readonly onSent: (userId: string, messageId: number) => void;
}

const checkRoute = createRoute({
  method: 'get',
  path: '/api/v1/contact/check',
  tags: ['contact'],
  summary: 'Get the anti-spam question for the contact form',
  responses: { 200: jsonAnswer('The question, valid for one message within two hours.', contactCheckSchema) },
});
const listRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/contact-messages',
  tags: ['admin'],
  security: NEEDS_ADMIN,
  summary: 'List contact messages',
  request: { query: pageQuerySchema },
  responses: {
    200: jsonAnswer('A page.', contactMessagePageSchema),
    ...errorAnswers({
      400: '`invalid_cursor`',
      401: '`unauthorized`',
      403: '`forbidden`',
      429: '`rate_limited`',
    }),
  },
});

/** Routes of the contact form: question, message, and the list for administrators; whom to tell of a vulnerability. */
export function createContactRoutes(context: ApiContext, { onSent }: ContactDependencies): ApiRouter {
  const { config, clock, db } = context;
  const router = createRouter();
  describeMessage(router);
  router.use('/api/v1/contact', limitRate(context, RATE));
  router.openapi(checkRoute, (c) => c.json(createContactCheck(config.userHashPepper, clock), 200));
  router.post('/api/v1/contact', async (c) => {
    const request = parseInput(contactRequestSchema, await readJson(c));
    const userId = (await readSession(c, context.tokens))?.userId ?? null;
    const id = await sendContactMessage(context, request, { userId, clientAddress: c.var.clientAddress });
    if (userId !== null && id !== null) onSent(userId, id);
    return c.json({ received: true }, 202);
  });
  router.get(SECURITY_CONTACT_PATH, limitRate(context, RATE_RULES.pages), (c) => {
    const text = writeSecurityContact(config.publicOrigins[0] ?? '', clock());
    return text === null ? c.text('Not found\n', 404) : c.text(text, 200);
  });
  router.openapi(listRoute, async (c) => {
    await requireAdmin(context, c, 'read contact messages');
    return c.json(await listContactMessages(db, c.req.valid('query')), 200);
  });
  return router;
}

function describeMessage(router: ApiRouter): void {
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/contact',
    tags: ['contact'],
    summary: 'Send a contact message',
    security: ACCEPTS_SESSION,
    request: { body: jsonBody(contactRequestSchema) },
    responses: {
      202: jsonAnswer(
        'The message is stored; a person will read it.',
        z.object({ received: z.literal(true) }),
      ),
      ...errorAnswers({
        400: '`invalid_input`, `contact_check_failed`',
        429: '`rate_limited`, `contact_limit`',
      }),
    },
  });
}
