import { randomBytes } from 'node:crypto';
import { presalePurchases } from '@nova/db/schema/presale';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { UNITS_PER_CENT } from '@nova/shared/presale/card-terms';
import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { Stripe } from 'stripe';
import { formatUnits } from 'viem';
import { localizePath, type PerLanguage } from '@nova/shared/language/language';
import type { ApiContext } from '../../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../../http/api-router.ts';
import type { CardGateway } from './card-gateway.ts';
import { readCardEvent } from './read-card-event.ts';
import type { PurchaseRow } from '@nova/presale/reservation';
import { EVENT_TOLERANCE_SECONDS } from './stripe-gateway.ts';

type Context = Pick<ApiContext, 'db' | 'clock' | 'config'>;
type Deliver = (signed: { body: string; signature: string }) => Promise<string>;

/** Events that the terminal can trigger, in the processor's format. */
export const TERMINAL_ACTIONS = [
  'pay',
  'decline',
  'expire',
  'refund',
  'bounce',
  'dispute',
  'win',
  'lose',
] as const;
type TerminalAction = (typeof TERMINAL_ACTIONS)[number];

const TEXTS: PerLanguage<Record<TerminalAction | 'title' | 'note' | 'forCoins' | 'back', string>> = {
  en: {
    title: 'Test terminal',
    note: 'Development only: no card is charged, no money moves.',
    forCoins: 'for',
    back: 'Back to the presale',
    pay: 'Pay with the test card',
    decline: 'Let the card be declined',
    expire: 'Let the page expire',
    refund: 'Refund',
    bounce: 'Let the refund come back',
    dispute: 'Open a dispute',
    win: 'Win the dispute',
    lose: 'Lose the dispute',
  },
  de: {
    title: 'Testterminal',
    note: 'Nur zur Entwicklung: Keine Karte wird belastet, kein Geld fließt.',
    forCoins: 'für',
    back: 'Zurück zum Vorverkauf',
    pay: 'Mit der Testkarte zahlen',
    decline: 'Karte ablehnen lassen',
    expire: 'Seite ablaufen lassen',
    refund: 'Erstatten',
    bounce: 'Erstattung zurückkommen lassen',
    dispute: 'Zahlung anfechten',
    win: 'Anfechtung gewinnen',
    lose: 'Anfechtung verlieren',
  },
};

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const toSessionId = (purchaseId: string) => `cs_test_${purchaseId.slice(2)}`;
const toIntent = (purchaseId: string) => `pi_test_${purchaseId.slice(2)}`;

/**
 * Simulates the card processor in development, without cards or money. Its events are signed by the
 * processor's library and use the same webhook as real ones.
 */
export class TestTerminal implements CardGateway {
  readonly mode = 'test';
  readonly #context: Context;
  readonly #secret = `whsec_${randomBytes(24).toString('hex')}`;
  /** Set once the webhook exists. */
  deliver: Deliver = () => Promise.reject(new Error('the webhook is not connected'));

  constructor(context: Context) {
    this.#context = context;
  }

  async open({ purchaseId }: { purchaseId: string }): Promise<{ sessionId: string; url: string }> {
    const sessionId = toSessionId(purchaseId);
    return { sessionId, url: `${this.#context.config.publicOrigins[0]}/test-terminal/${sessionId}` };
  }

  async readEvent(body: string, signature: string) {
    const { clock } = this.#context;
    return readCardEvent(
      await Stripe.webhooks.constructEventAsync(
        body,
        signature,
        this.#secret,
        EVENT_TOLERANCE_SECONDS,
        undefined,
        clock(),
      ),
    );
  }

  /** Creates an event with its signature, as sent by the processor. */
  async sign(event: object): Promise<{ body: string; signature: string }> {
    const body = JSON.stringify(event);
    const timestamp = Math.floor(this.#context.clock() / 1000);
    const header = { payload: body, secret: this.#secret, timestamp };
    return { body, signature: await Stripe.webhooks.generateTestHeaderStringAsync(header) };
  }

  async act(purchase: PurchaseRow, action: TerminalAction): Promise<string> {
    return this.deliver(await this.sign(composeEvent(purchase, action)));
  }

  async #find(sessionId: string): Promise<PurchaseRow | null> {
    const id = `0x${sessionId.replace('cs_test_', '')}` as const;
    const [row] = await this.#context.db.select().from(presalePurchases).where(eq(presalePurchases.id, id));
    return row ?? null;
  }

  /** Creates the routes of the terminal's page and its buttons. */
  createRoutes(): ApiRouter {
    const router = createRouter();
    router.get('/test-terminal/:session{cs_test_[0-9a-f]{64}}', async (c) => {
      const purchase = await this.#find(c.req.param('session'));
      if (!purchase) throw unknownPage();
      c.header('content-security-policy', POLICY);
      c.header('cache-control', 'no-store');
      c.header('x-robots-tag', 'noindex');
      return c.html(renderPage(purchase));
    });
    router.post('/test-terminal/:session{cs_test_[0-9a-f]{64}}/:action', async (c) => {
      const purchase = await this.#find(c.req.param('session'));
      const action = TERMINAL_ACTIONS.find((name) => name === c.req.param('action'));
      if (!purchase || !action) throw unknownPage();
      await this.act(purchase, action);
      const page = localizePath('/presale', purchase.language);
      const isCancelled = action === 'decline' || action === 'expire';
      return c.redirect(`${page}?purchase=${purchase.id}${isCancelled ? '&cancelled=1' : ''}`, 303);
    });
    return router;
  }
}

const unknownPage = () =>
  new AppError(COMMON_ERRORS.notFound, { message: 'The test terminal has no such page.' });

function composeEvent(purchase: PurchaseRow, action: TerminalAction): object {
  const { id: purchaseId, usdtAmount } = purchase;
  const cents = Number(usdtAmount / UNITS_PER_CENT);
  const metadata = { purchase_id: purchaseId };
  const head = { id: `evt_test_${randomBytes(12).toString('hex')}`, object: 'event' };
  const intent = { payment_intent: toIntent(purchaseId), metadata };
  const session = (paymentStatus: string) => ({
    object: {
      ...intent,
      id: toSessionId(purchaseId),
      object: 'checkout.session',
      client_reference_id: purchaseId,
      amount_total: cents,
      currency: 'usd',
      payment_status: paymentStatus,
    },
  });
  const dispute = (status: string) => ({ object: { ...intent, object: 'dispute', amount: cents, status } });
  const [type, data] = {
    pay: ['checkout.session.completed', session('paid')],
    decline: ['checkout.session.async_payment_failed', session('unpaid')],
    expire: ['checkout.session.expired', session('unpaid')],
    refund: ['charge.refunded', { object: { ...intent, object: 'charge', amount_refunded: cents } }],
    bounce: ['refund.failed', { object: { ...intent, object: 'refund', amount: cents, status: 'failed' } }],
    dispute: ['charge.dispute.created', dispute('needs_response')],
    win: ['charge.dispute.closed', dispute('won')],
    lose: ['charge.dispute.closed', dispute('lost')],
  }[action] as [string, object];
  return { ...head, type, data };
}

function renderPage(purchase: PurchaseRow) {
  const { id, language, usdtAmount, novaTokens, bonusTokens, refundedAmount, status, paidAt } = purchase;
  const texts = TEXTS[language];
  const actions: readonly TerminalAction[] =
    paidAt === null
      ? ['pay', 'decline', 'expire']
      : ['refund', ...(refundedAmount > 0n ? (['bounce'] as const) : []), 'dispute', 'win', 'lose'];
  const buttons = actions.map(
    (action) =>
      html`<form method="post" action="/test-terminal/${toSessionId(id)}/${action}">
        <button>${texts[action]}</button>
      </form>`,
  );
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.title} · Nova</title>
        <style>
          body {
            margin: 0 auto;
            padding: 24px;
            max-width: 480px;
            background: #0b0f12;
            color: #eef2f4;
            font:
              16px/1.55 system-ui,
              sans-serif;
          }
          button {
            width: 100%;
            min-height: 48px;
            margin: 6px 0;
            font: inherit;
          }
          a {
            color: inherit;
          }
          mark {
            background: #ff7a1a;
            color: #0b0f12;
            padding: 2px 6px;
          }
        </style>
      </head>
      <body>
        <h1>${texts.title}</h1>
        <p><mark>${texts.note}</mark></p>
        <p>
          ${formatUnits(usdtAmount, 6)} USD ${texts.forCoins} ${formatUnits(novaTokens + bonusTokens, 18)} NAC
        </p>
        <p>Status: <code>${status}</code></p>
        ${buttons}
        <p><a href="${localizePath('/presale', language)}">${texts.back}</a></p>
      </body>
    </html>`;
}
