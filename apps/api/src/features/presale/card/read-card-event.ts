import { z } from 'zod';
import type { CardEvent } from './card-gateway.ts';

const metadata = z.object({ purchase_id: z.string().optional() }).nullish();
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((value) => value ?? null);
const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  metadata,
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  payment_status: z.string(),
  payment_intent: reference,
});
const chargeSchema = z.object({
  payment_intent: reference,
  metadata,
  amount_refunded: z.number().int().nonnegative(),
});
const refundSchema = z.object({
  payment_intent: reference,
  metadata,
  amount: z.number().int().nonnegative(),
});
const disputeSchema = z.object({
  payment_intent: reference,
  metadata,
  amount: z.number().int().nonnegative(),
  status: z.string(),
});
const envelopeSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  data: z.object({ object: z.unknown() }),
});

/** Parses a verified event of the processor. @throws ZodError if its format is invalid */
export function readCardEvent(event: unknown): CardEvent {
  const { id, type, data } = envelopeSchema.parse(event);
  const head = { id, type };
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { ...head, ...readSession(type, sessionSchema.parse(data.object)) };
    case 'charge.refunded': {
      const {
        payment_intent: paymentIntent,
        metadata: sessionMetadata,
        amount_refunded: cents,
      } = chargeSchema.parse(data.object);
      return {
        ...head,
        kind: 'refunded',
        purchaseId: sessionMetadata?.purchase_id ?? null,
        paymentIntent,
        cents,
      };
    }
    case 'refund.failed': {
      const {
        payment_intent: paymentIntent,
        metadata: sessionMetadata,
        amount: cents,
      } = refundSchema.parse(data.object);
      return {
        ...head,
        kind: 'refund_failed',
        purchaseId: sessionMetadata?.purchase_id ?? null,
        paymentIntent,
        cents,
      };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const {
        payment_intent: paymentIntent,
        metadata: sessionMetadata,
        amount,
        status,
      } = disputeSchema.parse(data.object);
      const outcome = status === 'won' || status === 'lost' ? status : 'open';
      const purchaseId = sessionMetadata?.purchase_id ?? null;
      return { ...head, kind: 'dispute', purchaseId, paymentIntent, outcome, cents: amount };
    }
    default:
      return { ...head, kind: 'other' };
  }
}

function readSession(type: string, session: z.output<typeof sessionSchema>) {
  const isEnded = type.endsWith('.expired') || type.endsWith('_failed');
  const kind = isEnded ? 'ended' : session.payment_status === 'paid' ? 'paid' : 'unpaid';
  return {
    kind,
    sessionId: session.id,
    purchaseId: session.metadata?.purchase_id ?? session.client_reference_id ?? null,
    cents: session.amount_total ?? null,
    currency: session.currency ?? null,
    paymentIntent: session.payment_intent,
  } as const;
}
