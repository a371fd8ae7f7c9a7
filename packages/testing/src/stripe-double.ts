import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

/** Stands for the card processor's servers: opens pages, notes refunds, and signs events with the library's own helper. */
export interface StripeDouble {
  readonly keys: { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string };
  /** Ids of purchases whose money was asked back. */
  readonly refunds: ReadonlySet<string>;
  /** How many refunds the processor would have made: one for each idempotency key. */
  countRefunds(): number;
  paid(
    purchaseId: string,
    cents: number,
    options?: { type?: string; paymentStatus?: string; ageSeconds?: number; secret?: string },
  ): Promise<SignedEvent>;
  refunded(purchaseId: string, cents: number): Promise<SignedEvent>;
  disputed(purchaseId: string, cents: number, status: string): Promise<SignedEvent>;
  /** Any event, under an id of its own unless it brings one. */
  sign(event: object): Promise<SignedEvent>;
  close(): Promise<void>;
}

const SECRET = 'whsec_of_throwaway_stacks';

/** Starts it on a free port. @param clock milliseconds since 1970 */
export async function startStripeDouble(clock: () => number): Promise<StripeDouble> {
  const refunds = new Set<string>();
  const refundKeys = new Set<string>();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const purchaseId = new URLSearchParams(text).get('metadata[purchase_id]') ?? '';
      const isRefund = request.url === '/v1/refunds';
      if (isRefund) {
        refunds.add(purchaseId);
        refundKeys.add(String(request.headers['idempotency-key']));
      }
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(
          isRefund
            ? { id: `re_${purchaseId}`, object: 'refund' }
            : {
                id: `cs_${purchaseId}`,
                object: 'checkout.session',
                url: `https://checkout.example/${purchaseId}`,
              },
        ),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sign = async (event: object, ageSeconds = 0, secret = SECRET): Promise<SignedEvent> => {
    const head = { id: `evt_${randomBytes(12).toString('hex')}`, object: 'event' };
    const body = JSON.stringify({ ...head, ...event });
    const timestamp = Math.floor(clock() / 1000) - ageSeconds;
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret,
      timestamp,
    });
    return { body, signature };
  };
  const intent = (purchaseId: string) => ({
    payment_intent: `pi_${purchaseId}`,
    metadata: { purchase_id: purchaseId },
  });
  return {
    keys: {
      secretKey: 'sk_test_of_throwaway_stacks',
      webhookSecret: SECRET,
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    refunds,
    countRefunds: () => refundKeys.size,
    sign: (event) => sign(event),
    paid: (purchaseId, cents, options = {}) => {
      const { type = 'checkout.session.completed', paymentStatus = 'paid', ageSeconds, secret } = options;
      const object = {
        ...intent(purchaseId),
        id: `cs_${purchaseId}`,
        object: 'checkout.session',
        client_reference_id: purchaseId,
        amount_total: cents,
        currency: 'usd',
        payment_status: paymentStatus,
      };
      return sign({ type, data: { object } }, ageSeconds, secret);
    },
    refunded: (purchaseId, cents) =>
      sign({
        type: 'charge.refunded',
        data: { object: { ...intent(purchaseId), object: 'charge', amount_refunded: cents } },
      }),
    disputed: (purchaseId, cents, status) =>
      sign({
        type: status === 'won' || status === 'lost' ? 'charge.dispute.closed' : 'charge.dispute.created',
        data: { object: { ...intent(purchaseId), object: 'dispute', amount: cents, status } },
      }),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
