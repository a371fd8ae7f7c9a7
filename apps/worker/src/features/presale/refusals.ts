import type { Transaction } from '@nova/db/database';
import { presalePhases, presalePurchases } from '@nova/db/schema/presale';
import { APPROVAL_WAIT_SECONDS, type PhaseNumber } from '@nova/shared/presale/constants';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { isDeliverableLater } from '@nova/shared/presale/limits';
import { AWAITING_APPROVAL } from '@nova/shared/presale/reasons';
import { eq } from 'drizzle-orm';
import { deliver } from '@nova/presale/deliver';
import type { PurchaseRow } from '@nova/presale/reservation';

/** Error codes by the contract's error names. */
const CODES: Readonly<Record<string, string>> = {
  WrongPhase: PRESALE_ERRORS.wrongPhase,
  ExceedsPhase: PRESALE_ERRORS.exceedsPhase,
  SaleClosed: PRESALE_ERRORS.saleClosed,
  BelowMinimum: PRESALE_ERRORS.belowMinimum,
  NotOpenYet: PRESALE_ERRORS.notOpenYet,
  EnforcedPause: PRESALE_ERRORS.salePaused,
  BuyerHasReservation: PRESALE_ERRORS.reservationOpen,
  ReservationLimitReached: PRESALE_ERRORS.reservationLimit,
  DailyLimitReached: PRESALE_ERRORS.dailyLimit,
  FailedCall: 'receiver_refuses',
};
/** Temporary rejections, after which a paid purchase is retried. */
const PASSING = new Set([
  'NotOpenYet',
  'EnforcedPause',
  'BuyerHasReservation',
  'ReservationLimitReached',
  'DailyLimitReached',
  'InvalidExpiry',
]);
const RETRY_MS = 3_000;
const RETRY_MAX_MS = 60_000;
/** Time in milliseconds during which a paid purchase is retried before it is refunded. */
const TIMEOUT_MS = 2 * 60 * 60_000;
/**
 * Retry interval in milliseconds for an unapproved purchase above the daily limit, in case the limit has
 * capacity again. An approval triggers an immediate retry.
 */
const APPROVAL_RETRY_MS = 5 * 60_000;

/**
 * Handles a purchase whose last operation the chain rejected.
 * @param reason The contract's error with its arguments.
 */
export async function answerRefusal(
  tx: Transaction,
  row: PurchaseRow,
  reason: string,
  now: number,
): Promise<void> {
  const name = /^\w*/.exec(reason)![0];
  const set = (values: Partial<PurchaseRow>) =>
    tx.update(presalePurchases).set(values).where(eq(presalePurchases.id, row.id));
  const code = CODES[name] ?? 'chain_refused';
  if (row.reservationState === 'releasing') {
    // Either the reservation was already released and that event is still pending, or the release was too
    // early by the chain's clock.
    await set({ reservationState: 'open', expiresAt: new Date(now + RETRY_MS) });
    // A payment may have arrived in the meantime.
    return deliver(tx, { ...row, reservationState: 'open' }, now);
  }
  if (row.reservationState === 'delivering') {
    if (name === 'ReservationNotOpen') {
      await set({ reservationState: 'released' });
      return deliver(tx, { ...row, reservationState: 'released' }, now);
    }
    if (name === 'EnforcedPause' && row.status === 'paid') {
      // The reservation keeps its coins, so delivery continues once the sale resumes.
      const retryAt = new Date(now + RETRY_MAX_MS);
      await set({ reservationState: 'open', attempts: row.attempts + 1, retryAt, reason: code });
      return;
    }
    const status = row.status === 'paid' ? 'refund_due' : row.status;
    await set({ reservationState: 'open', status, reason: code });
    return;
  }
  const isPassing =
    PASSING.has(name) && (code !== PRESALE_ERRORS.reservationLimit || (await mayFitLater(tx, row)));
  await answerReservationRefusal(row, set, { isPassing, code, now });
}

/** Returns whether the phase could deliver the full payment after the other reservations expire. */
async function mayFitLater(tx: Transaction, { phase, method, usdtAmount }: PurchaseRow): Promise<boolean> {
  const [books] = await tx.select().from(presalePhases).where(eq(presalePhases.id, phase));
  if (!books) return true;
  const { allocation: allocationWei, minted: soldWei, reserved: reservedWei } = books;
  const capacity = { phase: phase as PhaseNumber, allocationWei, soldWei, reservedWei };
  return isDeliverableLater(capacity, method, usdtAmount);
}

async function answerReservationRefusal(
  row: PurchaseRow,
  set: (values: Partial<PurchaseRow>) => PromiseLike<unknown>,
  { isPassing, code, now }: { isPassing: boolean; code: string; now: number },
): Promise<void> {
  const none = { reservationState: 'none', expiresAt: null, reason: code } as const;
  if (row.status !== 'paid') {
    // The payment is still being confirmed; the reservation is requested again afterwards.
    await set(none);
    return;
  }
  // An approved purchase may be rejected for another temporary reason. It keeps its ID and its longer
  // deadline.
  const isForSafe = code === PRESALE_ERRORS.dailyLimit || row.reason === AWAITING_APPROVAL;
  const timeoutMs = isForSafe ? APPROVAL_WAIT_SECONDS * 1000 : TIMEOUT_MS;
  const delayMs = isForSafe ? APPROVAL_RETRY_MS : Math.min(RETRY_MS * row.attempts, RETRY_MAX_MS);
  const reason = isForSafe ? AWAITING_APPROVAL : code;
  const isWorthWaiting = isPassing && now - row.paidAt!.getTime() < timeoutMs;
  if (isWorthWaiting) await set({ ...none, reason, retryAt: new Date(now + delayMs) });
  else await set({ ...none, status: 'refund_due', retryAt: null });
}
