import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

/** Errors that the processor produces for the next requests. */
export interface StripeErrors {
  /** Number of responses to be lost after their requests were executed. */
  lostAnswers: number;
  /** Number of keys that get a processor failure, which is repeated for the same key. */
  failures: number;
  /** True if nothing responds. */
  isAway: boolean;
}

/**
 * A test double of the card processor's servers: opens pages and refunds under its rules of idempotency (the
 * first response to a key is final, including failures; an invalid request has no final response), and signs
 * events with the library's own helper.
 */
export interface StripeDouble {
  readonly keys: { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string };
  readonly errors: StripeErrors;
  /** IDs of refunded purchases. */
  readonly refunds: ReadonlySet<string>;
  /** Returns the number of refunds. */
  countRefunds(): number;
  /** Expiry times of each purchase's payment pages in seconds since 1970. */
  readonly pages: ReadonlyMap<string, readonly number[]>;
  paid(
    purchaseId: string,
    cents: number,
    options?: { type?: string; paymentStatus?: string; ageSeconds?: number; secret?: string },
  ): Promise<SignedEvent>;
  refunded(purchaseId: string, cents: number): Promise<SignedEvent>;
  /** Reports that a refund was not accepted. */
  refundFailed(purchaseId: string, cents: number): Promise<SignedEvent>;
  disputed(purchaseId: string, cents: number, status: string): Promise<SignedEvent>;
  /** Signs any event, with a new ID unless it has one. */
  sign(event: object): Promise<SignedEvent>;
  close(): Promise<void>;
}

const SECRET = 'whsec_of_throwaway_stacks';
const SECRET_KEY = 'sk_test_of_throwaway_stacks';
/** Minimum lifetime of a page that the processor accepts. */
const LEAST_PAGE_SECONDS = 30 * 60;

interface Answer {
  readonly status: number;
  readonly body: object;
}
interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly metadata: { readonly purchase_id: string };
  status: 'succeeded' | 'failed';
}

/** Response to a key that the processor does not know. */
const STRANGER: Answer = {
  status: 401,
  body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } },
};

const refuse = (error: object): Answer => ({ status: 400, body: { error } });

/**
 * Starts it on a free port.
 * @param clock milliseconds since 1970
 */
export async function startStripeDouble(clock: () => number): Promise<StripeDouble> {
  const errors: StripeErrors = { lostAnswers: 0, failures: 0, isAway: false };
  const made: Refund[] = [];
  const pages = new Map<string, number[]>();
  /** State per purchase: recipient, amounts paid and refunded, and the dispute. */
  const recipients = new Map<string, string>();
  const paid = new Map<string, number>();
  const returned = new Map<string, number>();
  const disputes = new Map<string, string>();
  const known = new Map<string, Answer & { readonly text: string }>();

  const openPage = (form: URLSearchParams): Answer => {
    const purchaseId = form.get('metadata[purchase_id]') ?? '';
    const own = pages.get(purchaseId) ?? [];
    recipients.set(purchaseId, form.get('metadata[recipient]') ?? '');
    pages.set(purchaseId, [...own, Number(form.get('expires_at'))]);
    const path = own.length === 0 ? purchaseId : `${purchaseId}/${own.length + 1}`;
    const page = { id: `cs_${purchaseId}`, object: 'checkout.session' };
    return { status: 200, body: { ...page, url: `https://checkout.example/${path}` } };
  };
  /** Returns the current state of a page, including its payment. */
  const showPage = (id: string): Answer => {
    const purchaseId = id.replace(/^cs_/, '');
    const recipient = recipients.get(purchaseId);
    if (recipient === undefined) {
      const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such session.' };
      return { status: 404, body: { error } };
    }
    const cents = paid.get(purchaseId);
    const charge = {
      id: `ch_${purchaseId}`,
      object: 'charge',
      amount: cents ?? 0,
      amount_refunded: returned.get(purchaseId) ?? 0,
      disputed: disputes.has(purchaseId),
    };
    const body = {
      id,
      object: 'checkout.session',
      client_reference_id: purchaseId,
      metadata: { purchase_id: purchaseId, recipient },
      amount_total: cents ?? null,
      currency: 'usd',
      payment_status: cents === undefined ? 'unpaid' : 'paid',
      payment_intent: { id: `pi_${purchaseId}`, object: 'payment_intent', latest_charge: charge },
    };
    return { status: 200, body };
  };
  const refund = (form: URLSearchParams): Answer => {
    const intent = form.get('payment_intent') ?? '';
    if (made.some((each) => each.payment_intent === intent && each.status !== 'failed')) {
      return refuse({ type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Refunded.' });
    }
    const metadata = { purchase_id: form.get('metadata[purchase_id]') ?? '' };
    const id = `re_${made.length + 1}`;
    const row: Refund = { id, object: 'refund', payment_intent: intent, metadata, status: 'succeeded' };
    made.push(row);
    return { status: 200, body: row };
  };
  const answer = (method: string, url: URL, text: string, key: string): Answer => {
    if (method === 'GET' && url.pathname.startsWith('/v1/checkout/sessions/')) {
      return showPage(decodeURIComponent(url.pathname.slice('/v1/checkout/sessions/'.length)));
    }
    if (method === 'GET' && url.pathname === '/v1/disputes') {
      const status = disputes.get((url.searchParams.get('payment_intent') ?? '').replace(/^pi_/, ''));
      const data = status === undefined ? [] : [{ object: 'dispute', status }];
      return { status: 200, body: { object: 'list', data, has_more: false, url: url.pathname } };
    }
    if (method === 'GET') {
      const intent = url.searchParams.get('payment_intent');
      const data = made.filter((each) => each.payment_intent === intent);
      return { status: 200, body: { object: 'list', data, has_more: false, url: url.pathname } };
    }
    const before = known.get(key);
    if (before?.text === text) return before;
    if (before)
      return refuse({ type: 'idempotency_error', message: 'This key was used for another request.' });
    const form = new URLSearchParams(text);
    const isRefund = url.pathname === '/v1/refunds';
    if (!isRefund && Number(form.get('expires_at')) < clock() / 1000 + LEAST_PAGE_SECONDS) {
      return refuse({
        type: 'invalid_request_error',
        param: 'expires_at',
        message: 'The session expires too soon.',
      });
    }
    const isFailing = errors.failures > 0;
    if (isFailing) errors.failures -= 1;
    const failure: Answer = { status: 500, body: { error: { type: 'api_error', message: 'It failed.' } } };
    const first = isFailing ? failure : isRefund ? refund(form) : openPage(form);
    known.set(key, { ...first, text });
    return first;
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (errors.isAway) {
        request.socket.destroy();
        return;
      }
      const url = new URL(request.url ?? '/', 'http://double');
      const key = String(request.headers['idempotency-key']);
      const isKnown = request.headers.authorization === `Bearer ${SECRET_KEY}`;
      const { status, body } = isKnown ? answer(request.method ?? '', url, text, key) : STRANGER;
      if (errors.lostAnswers > 0 && request.method === 'POST' && status === 200) {
        errors.lostAnswers -= 1;
        request.socket.destroy();
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
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
      secretKey: SECRET_KEY,
      webhookSecret: SECRET,
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    errors,
    pages,
    get refunds() {
      return new Set(made.map(({ metadata }) => metadata.purchase_id));
    },
    countRefunds: () => made.length,
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
      // An event signed with another secret is not a payment.
      if (paymentStatus === 'paid' && secret === undefined) paid.set(purchaseId, cents);
      return sign({ type, data: { object } }, ageSeconds, secret);
    },
    refunded: (purchaseId, cents) => {
      returned.set(purchaseId, cents);
      return sign({
        type: 'charge.refunded',
        data: { object: { ...intent(purchaseId), object: 'charge', amount_refunded: cents } },
      });
    },
    refundFailed: (purchaseId, cents) => {
      returned.set(purchaseId, (returned.get(purchaseId) ?? 0) - cents);
      for (const each of made) if (each.metadata.purchase_id === purchaseId) each.status = 'failed';
      const object = { ...intent(purchaseId), object: 'refund', amount: cents, status: 'failed' };
      return sign({ type: 'refund.failed', data: { object } });
    },
    disputed: (purchaseId, cents, status) => {
      disputes.set(purchaseId, status);
      return sign({
        type: status === 'won' || status === 'lost' ? 'charge.dispute.closed' : 'charge.dispute.created',
        data: { object: { ...intent(purchaseId), object: 'dispute', amount: cents, status } },
      });
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
