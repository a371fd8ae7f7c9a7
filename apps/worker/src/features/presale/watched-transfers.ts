import type { Database } from '@nova/db/database';
import { blocks, deployedContracts } from '@nova/db/schema/explorer';
import { bridgePayments, bridgeRefunds } from '@nova/db/schema/presale';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { findOldestPayment } from './judge-payment.ts';
import type { Sighting, WatchedTransfer } from './look-up-transfer.ts';

type Hex = `0x${string}`;

const BATCH = 200;
const OPEN = ['pending', 'confirming'] as const;

/** Where transfers are read from and written to, and what counts on Ethereum. */
export interface TransferBooks {
  readonly db: Database;
  readonly usdt: Hex;
  readonly treasury: Hex;
  readonly confirmations: number;
  readonly clock: () => number;
}

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

/**
 * Payments that nobody has confirmed: from the buyer to the treasury. Those that were looked at longest ago come first,
 * so that hashes somebody made up hold nobody else up.
 */
export async function listOpenPayments(books: TransferBooks): Promise<WatchedTransfer[]> {
  const { db, usdt: token, treasury: recipient } = books;
  const rows = await db
    .select()
    .from(bridgePayments)
    .where(inArray(bridgePayments.status, [...OPEN]))
    .orderBy(sql`${bridgePayments.checkedAt} asc nulls first`)
    .limit(BATCH);
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
        // Its buyer may have named another transaction since it was read.
        const isIt = and(eq(bridgePayments.purchaseId, purchaseId), eq(bridgePayments.paymentHash, hash));
        await db.update(bridgePayments).set(toRow(books, sighting)).where(isIt);
      },
      async putLast() {
        const isIt = and(eq(bridgePayments.purchaseId, purchaseId), eq(bridgePayments.paymentHash, hash));
        await db
          .update(bridgePayments)
          .set({ checkedAt: new Date(books.clock()) })
          .where(isIt);
      },
    };
  });
}

/** Refunds that nobody has confirmed: from the treasury to whoever had paid, after they had. In the same order. */
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
        // It may have been replaced since it was read.
        const isOpen = inArray(bridgeRefunds.status, [...OPEN]);
        await db
          .update(bridgeRefunds)
          .set(toRow(books, sighting))
          .where(and(eq(bridgeRefunds.id, id), isOpen));
      },
      async putLast() {
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

/** When the contract was deployed; 0 until that is indexed. Seconds. */
async function readSaleBegin(db: Database): Promise<number> {
  const [row] = await db
    .select({ at: blocks.timestamp })
    .from(deployedContracts)
    .innerJoin(blocks, eq(blocks.number, deployedContracts.deployedAtBlock))
    .where(eq(deployedContracts.name, 'Presale'));
  return row ? toSeconds(row.at) : 0;
}
