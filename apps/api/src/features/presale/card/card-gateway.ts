import type { Hex } from 'viem';

/** What the card processor is asked to open. */
export interface CardCharge {
  readonly purchaseId: Hex;
  /** Who gets the coins. The processor keeps it, so that nobody can name another one later. */
  readonly recipient: string;
  readonly cents: number;
  /** What the payment page says is bought. */
  readonly description: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** When the page shall end, the same for each try; a late try gets a little longer. Seconds since 1970. */
  readonly expiresAt: number;
  readonly email: string | undefined;
  readonly language: 'en' | 'de';
}

/**
 * The card processor, or what stands for it in development. Both are told by their events only: nothing that is asked
 * here means that money moved.
 */
export interface CardGateway {
  readonly mode: 'live' | 'test';
  /** Opens a payment page. The same purchase gets the same page, however often it is asked for. */
  open(charge: CardCharge): Promise<{ sessionId: string; url: string }>;
  /** Reads an event and proves that the processor sent it. @throws when it did not, or too long ago */
  readEvent(body: string, signature: string): Promise<CardEvent>;
}

/** What an event about a payment page says. */
export interface SessionFacts {
  readonly sessionId: string;
  readonly purchaseId: string | null;
  readonly cents: number | null;
  readonly currency: string | null;
  readonly paymentIntent: string | null;
}

/** What an event of the processor says, as far as it concerns us. */
export type CardEvent = { readonly id: string; readonly type: string } & (
  | (SessionFacts & { readonly kind: 'paid' })
  | (SessionFacts & { readonly kind: 'unpaid' })
  | (SessionFacts & { readonly kind: 'ended' })
  | {
      readonly kind: 'refunded';
      readonly purchaseId: string | null;
      readonly paymentIntent: string | null;
      /** All that went back so far. */
      readonly cents: number;
    }
  | {
      readonly kind: 'refund_failed';
      readonly purchaseId: string | null;
      readonly paymentIntent: string | null;
      /** What of it has come back. */
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
