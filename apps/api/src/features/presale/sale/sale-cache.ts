import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '@nova/db/database';
import { presaleLedger, presalePurchases } from '@nova/db/schema/presale';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { PresaleStatus } from '@nova/shared/presale/status';
import { desc, eq, sql } from 'drizzle-orm';
import type { ApiContext } from '../../../http/api-context.ts';
import { toWireTime } from '../../../http/clock.ts';
import { findContract } from '../../../http/chain/deployed-contracts.ts';
import { readSaleOnChain, type SaleOnChain } from './sale-chain.ts';

/** How old an answer may be before the next one is read, and before somebody waits for it. Milliseconds. */
const FRESH_MS = 500;
const WAIT_MS = 1_000;
/** Nothing is sold by an answer this old. */
const STALE_MS = 5_000;
/** How long a page waits for the chain that has an answer of before to show. */
const TIMEOUT_MS = 1_000;
const DETAILS = 20;

/** The sale as the chain has it, and what our books say of it. */
export interface SaleSnapshot {
  readonly chain: SaleOnChain;
  /** The token without value that development pays with; null where there is none. */
  readonly testUsdt: string | null;
  readonly ledger: PresaleStatus['ledger'];
  /** USDT units of completed purchases for which no money moved. */
  readonly simulatedUnits: string;
  readonly purchasesLogged: number;
  readonly whitelistAdded: number;
}

/** The chain, and where it is written which contract is the sale's; inside a transaction that is its own connection. */
interface SaleSource {
  readonly db: Queryable;
  readonly chain: ApiContext['chain'];
}

/**
 * The sale as the chain has it at this moment, for who changes it and looks whether it is done.
 * @throws AppError `unavailable` when the chain does not answer
 */
export async function readSaleNow({ db, chain }: SaleSource): Promise<SaleOnChain> {
  const contract = await findContract(db, 'Presale');
  const sale = contract && (await readSaleOnChain(chain, contract));
  if (!sale) throw unavailable();
  return sale;
}

/** How many addresses are approved; the feature that keeps the list tells it. */
export type CountWhitelist = () => Promise<number>;

/** The sale for a page. */
export interface ShownSale {
  readonly snapshot: SaleSnapshot;
  /** How long ago it was read, in milliseconds. */
  readonly ageMs: number;
  /** True when nothing is sold by it any more. */
  readonly isStale: boolean;
}

export interface SaleReader {
  /**
   * The sale as somebody may buy by it.
   * @throws AppError `unavailable` when the chain does not answer and the last answer is too old
   */
  readSale(): Promise<SaleSnapshot>;
  /**
   * The sale to look at: while the chain is slow or away, the last answer.
   * @throws AppError `unavailable` when there was none yet
   */
  readShown(): Promise<ShownSale>;
}

/**
 * Keeps the sale in memory: however many ask, chain and database are read twice a second, and while many ask nobody
 * waits for it.
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

async function readBooks(
  db: Queryable,
): Promise<Pick<SaleSnapshot, 'ledger' | 'simulatedUnits' | 'purchasesLogged'>> {
  const isCompleted = eq(presalePurchases.status, 'completed');
  const [sums] = await db
    .select({
      entries: sql<number>`count(*)::int`,
      usdt: sql<string>`coalesce(sum(${presalePurchases.usdtAmount}), 0)::text`,
      bonus: sql<number>`count(*) filter (where ${presalePurchases.bonusTokens} > 0)::int`,
      simulated: sql<string>`coalesce(sum(${presalePurchases.usdtAmount}) filter (where ${presalePurchases.isSimulated}), 0)::text`,
    })
    .from(presalePurchases)
    .where(isCompleted);
  const purchases = sql<number>`count(distinct ${presaleLedger.purchaseId})::int`;
  const [logged] = await db.select({ purchases }).from(presaleLedger);
  const newest = await db
    .select()
    .from(presalePurchases)
    .where(isCompleted)
    .orderBy(desc(presalePurchases.completedAt))
    .limit(DETAILS);
  return {
    purchasesLogged: logged!.purchases,
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
