import type { Transaction } from '@nova/db/database';
import { JOB_CHANNELS, wakeJobs } from '@nova/db/job-channels';
import { cardEvents, presalePurchases } from '@nova/db/schema/presale';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { UNITS_PER_CENT } from '@nova/shared/presale/card-terms';
import { REFUND_FAILED } from '@nova/shared/presale/reasons';
import { eq } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import type { CardEvent, CardGateway } from './card-gateway.ts';
import { applyRefundFailed } from './card-refund-failed.ts';
import { deliver, markPaid } from '@nova/presale/deliver';
import { postPayment, postRefund } from '@nova/presale/ledger';
import { lockPurchase, type PurchaseRow } from '@nova/presale/reservation';

type EventOf<Kind> = Extract<CardEvent, { kind: Kind }>;

/** Outcomes that require attention. */
const ERRORS: ReadonlySet<string> = new Set(['unknown', 'mismatch', 'paid twice', 'refund failed']);

/** Revokes the rewards of a refunded purchase; `ref` is its id on the chain. */
export type RefundRewards = (
  tx: Transaction,
  purchase: { ref: Hex; buyer: Hex; usdtUnits: bigint },
) => Promise<void>;

/**
 * Applies an event signed by the processor, which is the only confirmation of a card payment. Each event is
 * handled once, in any order; event, purchase and ledger change in one transaction under the purchase's lock.
 * @returns the outcome in a few words
 * @throws AppError `invalid_input` for an event without a valid and recent signature; `not_found` for a
 * dispute or a failed refund whose payment or refund event has not arrived yet
 */
export async function applyCardEvent(
  context: ApiContext,
  gateway: CardGateway,
  refundRewards: RefundRewards,
  { body, signature }: { body: string; signature: string },
): Promise<string> {
  const event = await gateway.readEvent(body, signature).catch((cause: unknown) => {
    throw new AppError(COMMON_ERRORS.invalidInput, {
      message: 'This event is not signed by the card processor.',
      cause,
    });
  });
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const { id, type } = event;
    const [isNew] = await tx
      .insert(cardEvents)
      .values({ id, type, outcome: 'received', receivedAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ id: cardEvents.id });
    if (!isNew) return 'repeated';
    const purchase = event.kind === 'other' ? null : await lockPurchaseOf(tx, event);
    // A dispute refers only to its payment. If it is not known yet, the processor has to resend the event.
    if (purchase === null && event.kind === 'dispute') {
      throw new AppError(COMMON_ERRORS.notFound, {
        message: 'Payment not found yet. Please resend it later.',
      });
    }
    const outcome =
      event.kind === 'other'
        ? 'ignored'
        : purchase === null
          ? 'unknown'
          : await applyEvent(tx, purchase, event, refundRewards, now);
    if (ERRORS.has(outcome)) context.logger.error({ event: id, type }, `card: ${outcome}`);
    await tx
      .update(cardEvents)
      .set({ outcome, purchaseId: purchase?.id ?? null })
      .where(eq(cardEvents.id, id));
    await wakeJobs(tx, JOB_CHANNELS.presale);
    return outcome;
  });
}

async function lockPurchaseOf(
  tx: Transaction,
  event: Exclude<CardEvent, EventOf<'other'>>,
): Promise<PurchaseRow | null> {
  if (event.purchaseId !== null && /^0x[0-9a-f]{64}$/.test(event.purchaseId)) {
    return lockPurchase(tx, event.purchaseId as Hex);
  }
  const isIt =
    'sessionId' in event
      ? eq(presalePurchases.cardSessionId, event.sessionId)
      : event.paymentIntent === null
        ? null
        : eq(presalePurchases.paymentIntent, event.paymentIntent);
  if (isIt === null) return null;
  const [row] = await tx.select().from(presalePurchases).where(isIt).for('update');
  return row ?? null;
}

function applyEvent(
  tx: Transaction,
  purchase: PurchaseRow,
  event: Exclude<CardEvent, EventOf<'other'>>,
  refundRewards: RefundRewards,
  now: number,
): Promise<string> | string {
  if (purchase.method !== 'card') return 'mismatch';
  if (event.kind === 'paid') return applyPaid(tx, purchase, event, now);
  if (event.kind === 'ended') return applyEnded(tx, purchase);
  if (event.kind === 'dispute') return applyDispute(tx, purchase, event, refundRewards, now);
  if (event.kind === 'refund_failed') return applyRefundFailed(tx, purchase, event, now);
  if (event.kind === 'unpaid') return 'waiting';
  return applyRefund(tx, purchase, event.id, BigInt(event.cents) * UNITS_PER_CENT, refundRewards, now);
}

async function applyPaid(
  tx: Transaction,
  purchase: PurchaseRow,
  event: EventOf<'paid'>,
  now: number,
): Promise<string> {
  const { paymentIntent } = event;
  if (purchase.paidAt !== null)
    return paymentIntent === purchase.paymentIntent ? 'already paid' : 'paid twice';
  const { id, cardSessionId, usdtAmount, refundedAmount } = purchase;
  const units = BigInt(event.cents ?? 0) * UNITS_PER_CENT;
  const isThisSession = cardSessionId === null || cardSessionId === event.sessionId;
  const isAsQuoted = isThisSession && event.currency === 'usd' && units === usdtAmount;
  const evidence = `card:${event.id}`;
  const set = (values: Partial<PurchaseRow>) =>
    tx.update(presalePurchases).set(values).where(eq(presalePurchases.id, id));
  if (isAsQuoted && refundedAmount === 0n) {
    await set({ paymentIntent });
    await markPaid(tx, { ...purchase, paymentIntent }, evidence, now);
    return 'paid';
  }
  // The payment buys nothing: its amount differs from the quote, or the refund event arrived before it.
  const paidAt = new Date(now);
  const repaid = refundedAmount < units ? refundedAmount : units;
  if (units > 0n) await postPayment(tx, purchase, evidence, paidAt, units);
  if (repaid > 0n) await postRefund(tx, purchase, repaid, evidence, paidAt);
  const isWhole = units > 0n && repaid === units;
  await set({
    status: isWhole ? 'refunded' : 'refund_due',
    refundedAt: isWhole ? paidAt : null,
    reason: isAsQuoted ? null : 'amount_differs',
    paymentIntent,
    paidAt,
    paidAmount: units,
    expiresAt: null,
  });
  return isAsQuoted ? 'refunded before' : 'mismatch';
}

async function applyEnded(tx: Transaction, { id, status }: PurchaseRow): Promise<string> {
  if (status !== 'quoted') return 'too late';
  await tx
    .update(presalePurchases)
    .set({ status: 'expired', expiresAt: null })
    .where(eq(presalePurchases.id, id));
  return 'ended';
}

async function applyRefund(
  tx: Transaction,
  purchase: PurchaseRow,
  eventId: string,
  totalUnits: bigint,
  refundRewards: RefundRewards,
  now: number,
): Promise<string> {
  const { id, refundedAmount, reservationState, reservationId, walletAddress } = purchase;
  const units = totalUnits - refundedAmount;
  if (units <= 0n) return 'refunded before';
  const isWhole = totalUnits >= (purchase.paidAmount ?? purchase.usdtAmount);
  const at = new Date(now);
  const isEnded = isWhole && purchase.paidAt !== null;
  await tx
    .update(presalePurchases)
    .set({
      refundedAmount: totalUnits,
      ...(purchase.reason === REFUND_FAILED ? { reason: null } : {}),
      ...(isEnded ? { status: 'refunded' as const, refundedAt: at, retryAt: null } : {}),
    })
    .where(eq(presalePurchases.id, id));
  if (purchase.paidAt === null) return 'refund noted';
  await postRefund(tx, purchase, units, `card:${eventId}`, at);
  // A pending delivery cannot be canceled.
  const isDelivered = reservationState === 'delivered' || reservationState === 'delivering';
  if (isWhole && isDelivered && reservationId !== null) {
    const buyer = walletAddress as Hex;
    await refundRewards(tx, { ref: reservationId, buyer, usdtUnits: purchase.usdtAmount });
  }
  return isWhole ? 'refunded' : 'refunded in part';
}

async function applyDispute(
  tx: Transaction,
  purchase: PurchaseRow,
  { id, outcome }: EventOf<'dispute'>,
  refundRewards: RefundRewards,
  now: number,
): Promise<string> {
  // A closed dispute stays closed, even if the event of its opening arrives later.
  if (outcome === 'open' && purchase.dispute !== null) return 'dispute known';
  await tx.update(presalePurchases).set({ dispute: outcome }).where(eq(presalePurchases.id, purchase.id));
  if (outcome === 'won') await deliver(tx, { ...purchase, dispute: 'won' }, now);
  if (outcome === 'lost') await applyRefund(tx, purchase, id, purchase.usdtAmount, refundRewards, now);
  return `dispute ${outcome}`;
}
