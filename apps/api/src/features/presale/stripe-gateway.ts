import { Stripe } from 'stripe';
import type { StripeKeys } from '../../http/api-context.ts';
import type { Clock } from '../../http/clock.ts';
import type { CardGateway } from './card-gateway.ts';
import { readCardEvent } from './read-card-event.ts';

/** How old a signed event may be, in seconds. */
export const EVENT_TOLERANCE_SECONDS = 300;

/** The real processor: Stripe Checkout. */
export function createStripeGateway(keys: StripeKeys, clock: Clock): CardGateway {
  const { secretKey, webhookSecret, apiUrl } = keys;
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    ...(apiUrl === undefined ? {} : toServer(apiUrl)),
  });
  return {
    mode: 'live',
    async open({ purchaseId, cents, description, successUrl, cancelUrl, expiresAt, email, language }) {
      const metadata = { purchase_id: purchaseId };
      const session = await stripe.checkout.sessions.create(
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
        { idempotencyKey: `checkout ${purchaseId}` },
      );
      if (session.url === null) throw new Error('the payment page has no address');
      return { sessionId: session.id, url: session.url };
    },
    async refund({ purchaseId, paymentIntent }) {
      await stripe.refunds.create(
        { payment_intent: paymentIntent, metadata: { purchase_id: purchaseId } },
        { idempotencyKey: `refund ${purchaseId}` },
      );
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

function toServer(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
  } as const;
}
