import type { Database, Transaction } from '@nova/db/database';
import { outbox } from '@nova/db/schema/outbox';
import { bridgePayments, presalePurchases } from '@nova/db/schema/presale';
import { deliver, markPaid } from '@nova/presale/deliver';
import { postPayment } from '@nova/presale/ledger';
import {
  requestRelease,
  requestReservation,
  lockPurchase,
  type PurchaseRow,
} from '@nova/presale/reservation';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { and, asc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { JobResult } from '../../lib/jobs/job.ts';
import type { RowRunner } from '../../lib/jobs/row-runner.ts';
import {
  isNoneOf,
  listRefundUpdates,
  listSimulatedRefunds,
  refundSimulated,
  applyRefundUpdate,
} from './bridge/bridge-refund-updates.ts';
import { answerRefusal } from './refusals.ts';

const BATCH = 200;
/** Reservations are released slightly after they expire, because the chain's clock may lag behind ours. */
const RELEASE_AFTER_MS = 2_000;
/** A payment page that was requested late expires slightly after its time. */
const PAGE_MARGIN_MS = 60_000;
/** Shortest interval between two runs that are due by time alone. */
const AGAIN_MS = 200;
const PENDING_STATES = ['asked', 'delivering', 'releasing'] as const;

/** Dependencies for advancing purchases. */
export interface AdvanceContext {
  readonly db: Database;
  readonly clock: () => number;
  /** Resolves to whether this buyer may buy now. Rejects while the chain does not answer. */
  isOpenFor(address: Hex): Promise<boolean>;
  /** Keeps a failing purchase from delaying others. */
  readonly rows: RowRunner;
}

/**
 * Advances purchases that no request advances: rejections by the chain, retries, expired reservations and
 * updates from the bridge. Each purchase is one transaction under its lock and is decided on its state at
 * that time, so several processes may run this at once.
 * @returns Milliseconds until one is due by time alone, or until a failed one may be retried.
 */
export async function advancePurchases({ db, clock, isOpenFor, rows }: AdvanceContext): Promise<JobResult> {
  const now = clock();
  const advance = async (step: string, list: ListIds, work: Step) =>
    rows.run(
      step,
      await list(rows.listLeftAlone(step) as Hex[]),
      (id) => id,
      (id) => inLock(db, id, work),
    );
  await advance(
    'refused',
    (except) => listRefused(db, except),
    (tx, row) => applyRejection(tx, row, now),
  );
  await advance(
    'due',
    (except) => listDueRetries(db, now, except),
    async (tx, row) => {
      if (row.retryAt !== null && row.retryAt.getTime() <= now) await retry(tx, row, now);
    },
  );
  await advance(
    'expired',
    (except) => listExpired(db, now, except),
    async (tx, row) => {
      if (row.reservationState === 'open' && row.status !== 'paid') await requestRelease(tx, row);
    },
  );
  await expireUnpaid(db, now);
  await advance(
    'simulated',
    (except) => listSimulatedRefunds(db, BATCH, except),
    (tx, row) => refundSimulated(tx, row, now),
  );
  await advance(
    'refunded',
    (except) => listRefundUpdates(db, BATCH, except),
    (tx, row) => applyRefundUpdate(tx, row, now),
  );
  await rows.run(
    'bridge',
    await listBridgeUpdates(db, rows.listLeftAlone('bridge') as Hex[]),
    ({ id }) => id,
    async ({ id, walletAddress }) => {
      const isOpen = await isOpenFor(walletAddress as Hex);
      await inLock(db, id, (tx, row) => applyBridgeUpdate(tx, row, isOpen, now));
    },
  );
  const dueAt = await findNextDue(db);
  const waitsMs = [rows.findRetryMs(), dueAt && dueAt.getTime() - now].filter((ms) => ms != null);
  return waitsMs.length === 0 ? undefined : Math.max(Math.min(...waitsMs), AGAIN_MS);
}

/** Returns when the next retry is due or the next reservation expires, or null if nothing is scheduled. */
async function findNextDue(db: Database): Promise<Date | null> {
  const { expiresAt, reservationState, retryAt, status } = presalePurchases;
  const later = (ms: number) => sql`make_interval(secs => ${ms / 1000})`;
  const isPaid = sql`${status} in ('paid', 'confirming')`;
  const isHeld = sql`${reservationState} = 'open' and ${status} <> 'paid'`;
  const isUnheld = sql`${reservationState} = 'none' and ${status} = 'quoted'`;
  const [row] = await db
    .select({
      at: sql<string | null>`extract(epoch from least(
        min(${retryAt}) filter (where ${isPaid}),
        min(${expiresAt}) filter (where ${isHeld}) + ${later(RELEASE_AFTER_MS)},
        min(${expiresAt}) filter (where ${isUnheld}) + ${later(PAGE_MARGIN_MS)})) * 1000`,
    })
    .from(presalePurchases)
    .where(sql`${isPaid} or (${isHeld}) or (${isUnheld})`);
  return row?.at == null ? null : new Date(Math.ceil(Number(row.at)));
}

/**
 * Returns the purchases of a step, excluding those that failed recently so that they do not take the place
 * of others.
 */
type ListIds = (except: readonly Hex[]) => Promise<Hex[]>;
type Step = (tx: Transaction, row: PurchaseRow) => Promise<void>;

async function inLock(db: Database, id: Hex, step: Step): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockPurchase(tx, id);
    if (row) await step(tx, row);
  });
}

async function listRefused(db: Database, except: readonly Hex[]): Promise<Hex[]> {
  const rows = await db
    .select({ id: presalePurchases.id })
    .from(presalePurchases)
    .innerJoin(outbox, eq(outbox.operationId, presalePurchases.operationId))
    .where(
      and(
        inArray(presalePurchases.reservationState, [...PENDING_STATES]),
        eq(outbox.status, 'refused'),
        isNoneOf(except),
      ),
    )
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

async function applyRejection(tx: Transaction, row: PurchaseRow, now: number): Promise<void> {
  if (row.operationId === null || !PENDING_STATES.some((state) => state === row.reservationState)) return;
  const [answer] = await tx
    .select({ status: outbox.status, reason: outbox.lastError })
    .from(outbox)
    .where(eq(outbox.operationId, row.operationId));
  if (answer?.status === 'refused') await answerRefusal(tx, row, answer.reason ?? '', now);
}

async function listDueRetries(db: Database, now: number, except: readonly Hex[]): Promise<Hex[]> {
  const rows = await db
    .select({ id: presalePurchases.id })
    .from(presalePurchases)
    .where(
      and(
        inArray(presalePurchases.status, ['paid', 'confirming']),
        lte(presalePurchases.retryAt, new Date(now)),
        isNoneOf(except),
      ),
    )
    .orderBy(asc(presalePurchases.position))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

async function retry(tx: Transaction, row: PurchaseRow, now: number): Promise<void> {
  if (row.status === 'paid') return deliver(tx, row, now);
  if (row.status === 'confirming' && row.reservationState === 'none') await requestReservation(tx, row, now);
}

async function listExpired(db: Database, now: number, except: readonly Hex[]): Promise<Hex[]> {
  const rows = await db
    .select({ id: presalePurchases.id })
    .from(presalePurchases)
    .where(
      and(
        eq(presalePurchases.reservationState, 'open'),
        lt(presalePurchases.expiresAt, new Date(now - RELEASE_AFTER_MS)),
        sql`${presalePurchases.status} <> 'paid'`,
        isNoneOf(except),
      ),
    )
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/**
 * Expires payment pages that ended without a payment. Nothing is reserved for them, and a late payment is
 * still accepted.
 */
async function expireUnpaid(db: Database, now: number): Promise<void> {
  const isOver = lt(presalePurchases.expiresAt, new Date(now - PAGE_MARGIN_MS));
  const isUnheld = eq(presalePurchases.reservationState, 'none');
  await db
    .update(presalePurchases)
    .set({ status: 'expired', expiresAt: null })
    .where(and(eq(presalePurchases.status, 'quoted'), isUnheld, isOver));
}

async function listBridgeUpdates(
  db: Database,
  except: readonly Hex[],
): Promise<Pick<PurchaseRow, 'id' | 'walletAddress'>[]> {
  const { status } = bridgePayments;
  const isUpdate = or(
    and(eq(presalePurchases.status, 'pending'), sql`${status} <> 'pending'`),
    and(eq(presalePurchases.status, 'confirming'), sql`${status} <> 'confirming'`),
  );
  return db
    .select({ id: presalePurchases.id, walletAddress: presalePurchases.walletAddress })
    .from(presalePurchases)
    .innerJoin(bridgePayments, eq(bridgePayments.purchaseId, presalePurchases.id))
    .where(and(isUpdate, isNoneOf(except)))
    .limit(BATCH);
}

async function applyBridgeUpdate(
  tx: Transaction,
  row: PurchaseRow,
  isOpen: boolean,
  now: number,
): Promise<void> {
  if (row.status !== 'pending' && row.status !== 'confirming') return;
  const [payment] = await tx.select().from(bridgePayments).where(eq(bridgePayments.purchaseId, row.id));
  if (!payment) return;
  const set = (values: Partial<PurchaseRow>) =>
    tx.update(presalePurchases).set(values).where(eq(presalePurchases.id, row.id));
  if (payment.status === 'rejected') {
    await set({ status: 'failed', reason: payment.reason });
  } else if (payment.status === 'pending') {
    // The chain removed the payment's block. Reserved coins stay reserved until the reservation expires.
    await set({ status: 'pending' });
  } else if (payment.status === 'confirming') {
    await set({ status: 'confirming' });
    if (isOpen && row.reservationState === 'none') await requestReservation(tx, row, now);
  } else {
    const evidence = `${payment.chainId}:${payment.paymentHash}:${payment.logIndex}`;
    if (isOpen || row.reservationState !== 'none') return markPaid(tx, row, evidence, now);
    // The contract lets the operator reserve from the opening of the whitelist phase, so this code decides
    // who may already buy.
    const paidAt = new Date(now);
    await postPayment(tx, row, evidence, paidAt);
    await set({ status: 'refund_due', paidAt, reason: PRESALE_ERRORS.notOpenYet });
  }
}
