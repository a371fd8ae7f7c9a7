import type { Database } from '@nova/db/database';
import { blocks, deployedContracts } from '@nova/db/schema/explorer';
import { bridgePayments, bridgeRefunds } from '@nova/db/schema/presale';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { findOldestPayment } from './judge-payment.ts';
import type { Sighting, WatchedTransfer } from './find-transfer.ts';

const BATCH = 200;
/** Batch limits: payments that no block contained at the last lookup, and those never looked up. */
const AGAIN_BATCH = 50;
const NEW_BATCH = 100;
/** Maximum delay between two lookups; the delay doubles after each miss. */
const LONGEST_WAIT_MS = 5 * 60_000;
const OPEN = ['pending', 'confirming'] as const;

/** Storage of transfers, and the expected values on Ethereum. */
export interface TransferBooks {
  readonly db: Database;
  readonly usdt: Hex;
  readonly treasury: Hex;
  readonly confirmations: number;
  readonly clock: () => number;
  /** Milliseconds between two lookups. */
  readonly pollMs: number;
}

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

/**
 * Returns unconfirmed payments from buyers to the treasury: first those in a block, then those never looked
 * up, then those whose delay after a miss has expired. Each group has its own share of the batch, so hashes
 * of nonexistent transactions delay neither included nor new payments.
 */
export async function listOpenPayments(books: TransferBooks): Promise<WatchedTransfer[]> {
  const { db, usdt: token, treasury: recipient } = books;
  const rows = await readOpenPayments(db, books.clock());
  return rows.map((row) => {
    const { purchaseId, chainId, paymentHash: hash, sender, units, registeredAt } = row;
    const isSame = and(eq(bridgePayments.chainId, chainId), eq(bridgePayments.paymentHash, hash));
    return {
      hash,
      registeredAt,
      async expect() {
        const used = await db
          .select({ logIndex: bridgePayments.logIndex })
          .from(bridgePayments)
          .where(and(isSame, isNotNull(bridgePayments.logIndex), ne(bridgePayments.purchaseId, purchaseId)));
        const saleBeganAt = await readSaleBegin(db);
        const notBefore = findOldestPayment({ registeredAt: toSeconds(registeredAt), saleBeganAt });
        return { token, sender, recipient, units, notBefore, usedLogs: toLogs(used) };
      },
      async write(sighting) {
        // The buyer may have registered a different transaction since the row was read.
        const isIt = and(eq(bridgePayments.purchaseId, purchaseId), eq(bridgePayments.paymentHash, hash));
        const set = { ...toRow(books, sighting), ...planNextCheck(books, row.misses, sighting) };
        await db.update(bridgePayments).set(set).where(isIt);
      },
      async moveToEnd() {
        const isIt = and(eq(bridgePayments.purchaseId, purchaseId), eq(bridgePayments.paymentHash, hash));
        await db
          .update(bridgePayments)
          .set({ checkedAt: new Date(books.clock()) })
          .where(isIt);
      },
    };
  });
}

async function readOpenPayments(db: Database, now: number) {
  const { status, checkedAt, nextCheckAt, registeredAt } = bridgePayments;
  const isPending = eq(status, 'pending');
  const read = () => db.select().from(bridgePayments);
  const seen = await read()
    .where(eq(status, 'confirming'))
    .orderBy(sql`${checkedAt} asc nulls first`)
    .limit(BATCH);
  const fresh = await read()
    .where(and(isPending, isNull(nextCheckAt)))
    .orderBy(asc(registeredAt))
    .limit(NEW_BATCH);
  // Setting the clock back must not extend a delay.
  const isDue = or(lte(nextCheckAt, new Date(now)), gt(nextCheckAt, new Date(now + LONGEST_WAIT_MS)));
  const missed = await read().where(and(isPending, isDue)).orderBy(asc(nextCheckAt)).limit(AGAIN_BATCH);
  return [...seen, ...fresh, ...missed];
}

/** A payment that no block contains is looked up with increasing delays; one in a block, at every poll. */
function planNextCheck({ clock, pollMs }: TransferBooks, misses: number, { status }: Sighting) {
  if (status !== 'pending') return { misses: 0, nextCheckAt: null };
  const waitMs = Math.min(pollMs * 2 ** Math.min(misses, 20), LONGEST_WAIT_MS);
  return { misses: misses + 1, nextCheckAt: new Date(clock() + waitMs) };
}

/**
 * Returns unconfirmed refunds from the treasury to the address that paid, made after the payment. Same
 * order as for payments.
 */
export async function listOpenRefunds(books: TransferBooks): Promise<WatchedTransfer[]> {
  const { db, usdt: token, treasury: sender } = books;
  const rows = await db
    .select()
    .from(bridgeRefunds)
    .where(inArray(bridgeRefunds.status, [...OPEN]))
    .orderBy(sql`${bridgeRefunds.checkedAt} asc nulls first`)
    .limit(BATCH);
  return rows.map((row) => {
    const { id, chainId, refundHash: hash, recipient, units, registeredAt, paymentRegisteredAt } = row;
    const isSame = and(eq(bridgeRefunds.chainId, chainId), eq(bridgeRefunds.refundHash, hash));
    return {
      hash,
      registeredAt,
      async expect() {
        const used = await db
          .select({ logIndex: bridgeRefunds.logIndex })
          .from(bridgeRefunds)
          .where(and(isSame, isNotNull(bridgeRefunds.logIndex), ne(bridgeRefunds.id, id)));
        const notBefore = toSeconds(paymentRegisteredAt);
        return { token, sender, recipient, units, notBefore, usedLogs: toLogs(used) };
      },
      async write(sighting) {
        // The refund may have been replaced since the row was read.
        const isOpen = inArray(bridgeRefunds.status, [...OPEN]);
        await db
          .update(bridgeRefunds)
          .set(toRow(books, sighting))
          .where(and(eq(bridgeRefunds.id, id), isOpen));
      },
      async moveToEnd() {
        await db
          .update(bridgeRefunds)
          .set({ checkedAt: new Date(books.clock()) })
          .where(eq(bridgeRefunds.id, id));
      },
    };
  });
}

const toRow = ({ confirmations, clock }: TransferBooks, sighting: Sighting) => ({
  ...sighting,
  confirmationsNeeded: confirmations,
  checkedAt: new Date(clock()),
});

const toLogs = (rows: readonly { logIndex: number | null }[]) =>
  new Set(rows.flatMap(({ logIndex }) => logIndex ?? []));

/** Returns the deployment time of the contract in seconds, or 0 until it is indexed. */
async function readSaleBegin(db: Database): Promise<number> {
  const [row] = await db
    .select({ at: blocks.timestamp })
    .from(deployedContracts)
    .innerJoin(blocks, eq(blocks.number, deployedContracts.deployedAtBlock))
    .where(eq(deployedContracts.name, 'Presale'));
  return row ? toSeconds(row.at) : 0;
}
