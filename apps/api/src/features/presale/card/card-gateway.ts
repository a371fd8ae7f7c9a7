import type { Hex } from 'viem';
import type { Language } from '@nova/shared/language/language';

/** Payment page requested from the card processor. */
export interface CardCharge {
  readonly purchaseId: Hex;
  /** Recipient of the coins. Stored by the processor, so it cannot be changed later. */
  readonly recipient: string;
  readonly cents: number;
  /** Description of the purchase on the payment page. */
  readonly description: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /**
   * Expiry of the page in seconds since 1970, the same for each attempt; late attempts get a little longer.
   */
  readonly expiresAt: number;
  readonly email: string | undefined;
  readonly language: Language;
}

/**
 * The card processor or its simulation in development. Only its signed events confirm payments, never its
 * responses.
 */
export interface CardGateway {
  readonly mode: 'live' | 'test';
  /** Opens a payment page. Repeated calls for a purchase return the same page. */
  open(charge: CardCharge): Promise<{ sessionId: string; url: string }>;
  /** Parses an event and verifies the processor's signature. @throws if the signature is wrong or too old */
  readEvent(body: string, signature: string): Promise<CardEvent>;
}

/** Facts that an event states about a payment page. */
export interface SessionFacts {
  readonly sessionId: string;
  readonly purchaseId: string | null;
  readonly cents: number | null;
  readonly currency: string | null;
  readonly paymentIntent: string | null;
}

/** Relevant content of a processor's event. */
export type CardEvent = { readonly id: string; readonly type: string } & (
  | (SessionFacts & { readonly kind: 'paid' })
  | (SessionFacts & { readonly kind: 'unpaid' })
  | (SessionFacts & { readonly kind: 'ended' })
  | {
      readonly kind: 'refunded';
      readonly purchaseId: string | null;
      readonly paymentIntent: string | null;
      /** Total refunded so far. */
      readonly cents: number;
    }
  | {
      readonly kind: 'refund_failed';
      readonly purchaseId: string | null;
      readonly paymentIntent: string | null;
      /** Part of the refund that was returned to the processor. */
      readonly cents: number;
    }
  | {
      readonly kind: 'dispute';
      readonly purchaseId: string | null;
      readonly paymentIntent: string | null;
      readonly outcome: 'open' | 'won' | 'lost';
      readonly cents: number;
    }
  | { readonly kind: 'other' }
);
