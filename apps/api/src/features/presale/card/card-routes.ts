import { createRoute } from '@hono/zod-openapi';
import { AppError } from '@nova/shared/errors';
import { cardSessionRequestSchema, cardSessionSchema } from '@nova/shared/presale/card';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import type { Hex } from 'viem';
import { createRouter, type ApiRouter } from '../../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../../http/requests/describe.ts';
import { readText } from '../../../http/requests/read-json.ts';
import { readLanguage } from '../../../http/requests/read-language.ts';
import { readSession } from '../../../http/access/session.ts';
import { openCardSession } from './card-sessions.ts';
import { readNetworks } from '../sale/read-networks.ts';
import type { PresaleService } from '../service.ts';

/** Maximum size of a processor's event. */
const EVENT_MAX_BYTES = 512 * 1024;

const sessionRoute = createRoute({
  method: 'post',
  path: '/api/v1/presale/card-sessions',
  tags: ['presale'],
  summary: 'Open a card payment page; coins and bonus are assigned when the payment arrives',
  description:
    'The same `request_id` returns the same page. With `x-language: de`, page and receipt are in German.',
  security: NEEDS_SESSION,
  request: { body: jsonBody(cardSessionRequestSchema) },
  responses: {
    200: jsonAnswer('The URL of the payment page.', cardSessionSchema),
    ...errorAnswers({
      400: '`invalid_input`, `below_minimum`, `above_maximum`',
      401: '`login_required`',
      409: '`wrong_phase`, `exceeds_phase`, `too_few_coins`, `reservation_limit`, `daily_limit`, `not_open_yet`, `sale_paused`, `sale_closed`, `idempotency_conflict`',
      429: '`too_many_open_payments`',
      503: '`card_unavailable`, `card_failed`, `unavailable`',
    }),
  },
});

/**
 * Routes for card payments: opening the page, the processor's events, and the test terminal in development.
 */
export function createCardRoutes(service: PresaleService): ApiRouter {
  const { context, gateway, terminal, readSale, whitelist } = service;
  const router = createRouter();
  router.openapi(sessionRoute, async (c) => {
    const session = await readSession(c, context.tokens);
    if (session === null) {
      throw new AppError(PRESALE_ERRORS.loginRequired, {
        message: 'You must be logged in to pay with credit card',
      });
    }
    if (!gateway) {
      throw new AppError(PRESALE_ERRORS.cardUnavailable, {
        message: 'Card payments are not available here. Pay with USDT.',
      });
    }
    const cards = {
      context,
      gateway,
      readSale,
      isWhitelisted: (address: string) => whitelist.has(address as Hex),
    };
    const networks = readNetworks(context, c.var.clientAddress);
    const buyer = { userId: session.userId, language: readLanguage(c), networks };
    return c.json(await openCardSession(cards, buyer, c.req.valid('json')), 200);
  });
  if (gateway) {
    router.openAPIRegistry.registerPath({
      method: 'post',
      path: '/webhooks/stripe',
      tags: ['presale'],
      summary: 'Receive signed events from the card processor',
      responses: {
        200: { description: 'Accepted; repeating it has no effect.' },
        ...errorAnswers({
          400: '`invalid_input`: not signed by the processor, or too old',
          404: "`not_found`: the dispute concerns a payment that isn't known yet; resend the event later",
        }),
      },
    });
    router.post('/webhooks/stripe', async (c) => {
      const body = await readText(c, EVENT_MAX_BYTES);
      const signature = c.req.header('stripe-signature') ?? '';
      const outcome = await service.applyCardEvent({ body, signature });
      return c.json({ received: true, outcome }, 200);
    });
  }
  if (terminal) router.route('/', terminal.createRoutes());
  return router;
}
