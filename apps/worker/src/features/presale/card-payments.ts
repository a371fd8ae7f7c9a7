import { UNITS_PER_CENT } from '@nova/shared/presale/card-terms';
import { toStripeServer } from '@nova/shared/presale/stripe-server';
import { Stripe } from 'stripe';
import { type Finding, type PaymentSource, unknown, unpaid } from './bridge/payment-evidence.ts';
import type { ReservedPurchase } from './reserved-purchase.ts';

/** Access to the card processor. A restricted key that reads payments and creates refunds is sufficient. */
export interface CardOptions {
  readonly secretKey: string;
  /** Alternative server that implements the same API. */
  readonly apiUrl?: string | undefined;
}

/** Dispute states resolved in our favor; any other one withholds the coins. */
const SETTLED = new Set<string>(['won', 'warning_closed', 'prevented']);
const TIMEOUT_MS = 10_000;

/** Queries the card processor itself: a payment recorded only in the database does not count. */
export function createCardPayments({ secretKey, apiUrl }: CardOptions): PaymentSource {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    ...(apiUrl === undefined ? {} : toStripeServer(apiUrl)),
  });
  return {
    async request(purchase, isFinal) {
      if (purchase.cardSessionId === null) return unpaid('no checkout page was opened for it');
      try {
        const session = await stripe.checkout.sessions.retrieve(purchase.cardSessionId, {
          expand: ['payment_intent.latest_charge'],
        });
        return findError(session, purchase) ?? (await judgeMoney(stripe, session, isFinal));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) {
          return unpaid('the card processor knows no such payment');
        }
        return unknown(`the payment status at the card processor cannot be checked: ${String(error)}`);
      }
    },
  };
}

function findError(session: Stripe.Checkout.Session, purchase: ReservedPurchase): Finding | null {
  const { metadata, payment_status: status, amount_total: cents, currency } = session;
  if (metadata?.purchase_id !== purchase.id) return unpaid('its payment belongs to a different purchase');
  if (metadata?.recipient !== purchase.recipient) return unpaid('its buyer paid for a different recipient');
  if (status !== 'paid') return unpaid(`the card processor reports "${status}"`);
  const isAmount = cents !== null && BigInt(cents) * UNITS_PER_CENT === purchase.usdtUnits;
  return isAmount && currency === 'usd' ? null : unpaid('a different amount was paid');
}

/** Rejects a payment that was refunded in full, and withholds the coins while the bank disputes it. */
async function judgeMoney(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  isFinal: boolean,
): Promise<Finding> {
  const intent = session.payment_intent;
  if (intent === null || typeof intent === 'string') return unknown('the card processor reports no payment');
  const charge = intent.latest_charge;
  if (charge === null || typeof charge === 'string') return unknown('the card processor reports no charge');
  // A partial refund is deducted in the sale's books, but the coins are still delivered.
  if (charge.amount_refunded >= charge.amount) return { kind: 'returned' };
  if (isFinal && charge.disputed) {
    const disputes = await stripe.disputes.list({ payment_intent: intent.id, limit: 100 });
    if (!disputes.data.every(({ status }) => SETTLED.has(status))) return unknown('its payment is disputed');
  }
  return { kind: 'paid', evidence: `card:${intent.id}` };
}
