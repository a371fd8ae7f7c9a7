import { Stripe } from 'stripe';
import type { StripeKeys } from '../../../http/api-context.ts';
import type { Clock } from '../../../http/clock.ts';
import { toStripeServer } from '@nova/shared/presale/stripe-server';
import type { CardCharge, CardGateway } from './card-gateway.ts';
import { readCardEvent } from './read-card-event.ts';

/** Maximum age of a signed event in seconds. */
export const EVENT_TOLERANCE_SECONDS = 300;

/**
 * Maximum number of attempts, and the extension per attempt in seconds: Stripe rejects pages that expire
 * within 30 minutes.
 */
const PAGE_TRIES = 5;
const LONGER_SECONDS = 9 * 60;

/** Creates the gateway to the real processor, Stripe Checkout. */
export function createStripeGateway(keys: StripeKeys, clock: Clock): CardGateway {
  const { secretKey, webhookSecret, apiUrl } = keys;
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    ...(apiUrl === undefined ? {} : toStripeServer(apiUrl)),
  });
  return {
    mode: 'live',
    async open(charge) {
      // Each expiry has its own idempotency key, and every request starts with the first. Concurrent requests
      // and retries after a lost response get the same page, and the next key avoids an error that Stripe
      // repeats.
      for (let tries = 1; ; tries += 1) {
        const expiresAt = charge.expiresAt + (tries - 1) * LONGER_SECONDS;
        try {
          const session = await createSession(stripe, { ...charge, expiresAt });
          if (session.url === null) throw new Error('the payment page has no address');
          return { sessionId: session.id, url: session.url };
        } catch (error) {
          if (tries === PAGE_TRIES || !isWorthAnother(error)) throw error;
        }
      }
    },
    readEvent: async (body, signature) =>
      readCardEvent(
        await stripe.webhooks.constructEventAsync(
          body,
          signature,
          webhookSecret,
          EVENT_TOLERANCE_SECONDS,
          undefined,
          clock(),
        ),
      ),
  };
}

function createSession(stripe: Stripe, charge: CardCharge) {
  const { purchaseId, recipient, cents, description, successUrl, cancelUrl, expiresAt, email, language } =
    charge;
  const metadata = { purchase_id: purchaseId, recipient };
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: cents, product_data: { name: description } },
        },
      ],
      client_reference_id: purchaseId,
      metadata,
      payment_intent_data: { metadata },
      success_url: successUrl,
      cancel_url: cancelUrl,
      expires_at: expiresAt,
      locale: language,
      ...(email === undefined ? {} : { customer_email: email }),
    },
    { idempotencyKey: `checkout ${purchaseId} ${expiresAt}` },
  );
}

/** The page would now expire too soon, or Stripe failed and repeats the error under this key for a day. */
const isWorthAnother = (error: unknown) =>
  error instanceof Stripe.errors.StripeAPIError ||
  (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'expires_at');
