import { toStripeServer } from '@nova/shared/presale/stripe-server';
import { Stripe } from 'stripe';
import type { Hex } from 'viem';
import type { CardOptions } from './card-payments.ts';

/** A purchase to refund. */
export interface CardRefund {
  readonly purchaseId: Hex;
  readonly paymentIntent: string;
  readonly cents: number;
  /** Time of this attempt in milliseconds since 1970; an earlier failed refund does not answer it. */
  readonly requestedAt: number;
}

/** Refund API of the card processor. The processor informs the api of the result by an event. */
export interface CardRefunds {
  /** Requests the refund. Idempotent: a purchase is refunded only once. */
  refund(purchase: CardRefund): Promise<void>;
}

/** Creates refunds at Stripe. */
export function createStripeRefunds({ secretKey, apiUrl }: CardOptions): CardRefunds {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    ...(apiUrl === undefined ? {} : toStripeServer(apiUrl)),
  });
  return {
    async refund({ purchaseId, paymentIntent, requestedAt }) {
      // Stripe repeats an error for a day under the same idempotency key, so each attempt uses its own.
      // Earlier refunds are looked up first, and Stripe never refunds more than was paid.
      const made = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
      const isMade = made.data.some(
        ({ metadata, status }) =>
          metadata?.purchase_id === purchaseId && status !== 'failed' && status !== 'canceled',
      );
      if (isMade) return;
      await stripe.refunds.create(
        { payment_intent: paymentIntent, metadata: { purchase_id: purchaseId } },
        { idempotencyKey: `refund ${purchaseId} ${requestedAt}` },
      );
    },
  };
}

const TERMINAL_TIMEOUT_MS = 10_000;

/**
 * Creates refunds at the development terminal that replaces the processor, by calling its refund endpoint.
 */
export function createTerminalRefunds(siteUrl: string): CardRefunds {
  return {
    async refund({ purchaseId }) {
      const response = await fetch(`${siteUrl}/test-terminal/cs_test_${purchaseId.slice(2)}/refund`, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(TERMINAL_TIMEOUT_MS),
      });
      if (response.status !== 303) throw new Error(`the test terminal responded with ${response.status}`);
    },
  };
}
