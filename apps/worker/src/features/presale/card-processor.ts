import { toStripeServer } from '@nova/shared/presale/stripe-server';
import { Stripe } from 'stripe';
import type { Hex } from 'viem';
import type { CardOptions } from './card-payments.ts';

/** Whose money is to go back. */
export interface CardRefund {
  readonly purchaseId: Hex;
  readonly paymentIntent: string;
  readonly cents: number;
  /** Of this try, milliseconds since 1970: one that was refused before is no answer to it. */
  readonly askedAt: number;
}

/** What is asked of the card processor here. That money moved, its own event tells the api. */
export interface CardRefunds {
  /** Asks for the money to go back, however often: a purchase is refunded once. */
  refund(purchase: CardRefund): Promise<void>;
}

/** Refunds of the real processor. */
export function createStripeRefunds({ secretKey, apiUrl }: CardOptions): CardRefunds {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    ...(apiUrl === undefined ? {} : toStripeServer(apiUrl)),
  });
  return {
    async refund({ purchaseId, paymentIntent, askedAt }) {
      // Under one key Stripe would repeat a refusal for a day, so each try has its own; what an earlier one has done is
      // looked up first, and more than was paid never goes back.
      const made = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
      const isMade = made.data.some(
        ({ metadata, status }) =>
          metadata?.purchase_id === purchaseId && status !== 'failed' && status !== 'canceled',
      );
      if (isMade) return;
      await stripe.refunds.create(
        { payment_intent: paymentIntent, metadata: { purchase_id: purchaseId } },
        { idempotencyKey: `refund ${purchaseId} ${askedAt}` },
      );
    },
  };
}

const TERMINAL_TIMEOUT_MS = 10_000;

/** Refunds of the terminal that stands for the processor in development: its own button, pressed from here. */
export function createTerminalRefunds(siteUrl: string): CardRefunds {
  return {
    async refund({ purchaseId }) {
      const response = await fetch(`${siteUrl}/test-terminal/cs_test_${purchaseId.slice(2)}/refund`, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(TERMINAL_TIMEOUT_MS),
      });
      if (response.status !== 303) throw new Error(`the test terminal answered ${response.status}`);
    },
  };
}
