import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '@nova/db/database';
import { presalePurchases, presaleSumChanges } from '@nova/db/schema/presale';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { PresaleStatus } from '@nova/shared/presale/status';
import { desc, sql } from 'drizzle-orm';
import type { ApiContext } from '../../../http/api-context.ts';
import { toWireTime } from '../../../http/clock.ts';
import { findContract } from '../../../http/chain/deployed-contracts.ts';
import { readSaleOnChain, type SaleOnChain } from './sale-chain.ts';

/** Age in milliseconds from which an answer is refreshed, and from which requests wait for the refresh. */
const FRESH_MS = 500;
const WAIT_MS = 1_000;
/** Age in milliseconds from which an answer is too old to sell by. */
const STALE_MS = 5_000;
/** Milliseconds that a page waits for the chain if a previous answer is available. */
const TIMEOUT_MS = 1_000;
const DETAILS = 20;

/** State of the sale on the chain and in the ledger. */
export interface SaleSnapshot {
  readonly chain: SaleOnChain;
  /** The worthless test token for payments in development; null if there is none. */
  readonly testUsdt: string | null;
  readonly ledger: PresaleStatus['ledger'];
  /** Total of completed purchases without a real payment, in USDT units. */
  readonly simulatedUnits: string;
  readonly purchasesLogged: number;
  readonly whitelistAdded: number;
}

/**
 * The chain, and the database that contains the sale's address; inside a transaction, the transaction's
 * connection.
 */
interface SaleSource {
  readonly db: Queryable;
  readonly chain: ApiContext['chain'];
}

/**
 * Reads the current state of the sale, for operations that change it and check the result.
 * @throws AppError `unavailable` if the chain does not respond
 */
export async function readSaleNow({ db, chain }: SaleSource): Promise<SaleOnChain> {
  const contract = await findContract(db, 'Presale');
  const sale = contract && (await readSaleOnChain(chain, contract));
  if (!sale) throw unavailable();
  return sale;
}

/** Counts approved addresses; provided by the feature that stores the whitelist. */
export type CountWhitelist = () => Promise<number>;

/** State of the sale for display. */
export interface ShownSale {
  readonly snapshot: SaleSnapshot;
  /** Age in milliseconds. */
  readonly ageMs: number;
  /** True if the state is too old to sell by. */
  readonly isStale: boolean;
}

export interface SaleReader {
  /**
   * Returns a state that is recent enough to sell by.
   * @throws AppError `unavailable` if the chain does not respond and the last state is too old
   */
  readSale(): Promise<SaleSnapshot>;
  /**
   * Returns the state for display; the last one if the chain is slow or unavailable.
   * @throws AppError `unavailable` if there is none yet
   */
  readShown(): Promise<ShownSale>;
}

/**
 * Creates a cache of the sale: chain and database are read at most twice a second, and under load no request
 * waits for them.
 */
export function createSaleReader(
  context: Pick<ApiContext, 'db' | 'chain'>,
  countWhitelist: CountWhitelist,
): SaleReader {
  let last: { at: number; snapshot: SaleSnapshot } | null = null;
  let reading: Promise<SaleSnapshot> | null = null;
  const { db } = context;
  const read = async () => {
    const onChain = await readSaleNow(context);
    const books = await readBooks(db);
    const testUsdt = await findContract(db, 'TestUSDT');
    const snapshot = { chain: onChain, testUsdt, ...books, whitelistAdded: await countWhitelist() };
    last = { at: performance.now(), snapshot };
    return snapshot;
  };
  const refresh = () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  const readSale = async () => {
    const known = last;
    const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY;
    if (!known || age >= STALE_MS) return refresh();
    if (age < FRESH_MS) return known.snapshot;
    const next = refresh().catch(() => known.snapshot);
    return age < WAIT_MS ? known.snapshot : next;
  };
  const readShown = async () => {
    const answer = readSale();
    if (last === null) await answer;
    else await Promise.race([answer.catch(() => null), sleep(TIMEOUT_MS, null, { ref: false })]);
    const { at, snapshot } = last!;
    const ageMs = performance.now() - at;
    return { snapshot, ageMs, isStale: ageMs >= STALE_MS };
  };
  return { readSale, readShown };
}

function unavailable(): AppError {
  return new AppError(COMMON_ERRORS.unavailable, {
    message: "The presale can't be read from the chain right now. Please try again.",
  });
}

/**
 * Reads the figures from the sums that triggers store (decision 1004) and the newest purchases, at a
 * cost that does not depend on the number of purchases.
 */
async function readBooks(
  db: Queryable,
): Promise<Pick<SaleSnapshot, 'ledger' | 'simulatedUnits' | 'purchasesLogged'>> {
  const { completed, usdtUnits, withBonus, simulatedUnits, logged } = presaleSumChanges;
  const [sums] = await db
    .select({
      entries: sql<number>`coalesce(sum(${completed}), 0)::int`,
      usdt: sql<string>`coalesce(sum(${usdtUnits}), 0)::text`,
      bonus: sql<number>`coalesce(sum(${withBonus}), 0)::int`,
      simulated: sql<string>`coalesce(sum(${simulatedUnits}), 0)::text`,
      logged: sql<number>`coalesce(sum(${logged}), 0)::int`,
    })
    .from(presaleSumChanges);
  const newest = await db
    .select()
    .from(presalePurchases)
    // A literal, because a cached plan with a parameter could not use the index of completed purchases.
    .where(sql`${presalePurchases.status} = 'completed'`)
    .orderBy(desc(presalePurchases.completedAt))
    .limit(DETAILS);
  return {
    purchasesLogged: sums!.logged,
    simulatedUnits: sums!.simulated,
    ledger: {
      totalEntries: sums!.entries,
      totalUsd: sums!.usdt,
      bonusEntries: sums!.bonus,
      details: newest.map((row) => ({
        id: row.id,
        wallet_address: row.walletAddress,
        phase: row.phase,
        usdt_amount: row.usdtAmount.toString(),
        nova_tokens: row.novaTokens.toString(),
        bonus_tokens: row.bonusTokens.toString(),
        is_simulated: row.isSimulated,
        transaction_hash: row.transactionHash ?? '',
        completed_at: toWireTime(row.completedAt ?? row.createdAt),
      })),
    },
  };
}
