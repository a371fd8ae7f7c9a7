import type { Database, Transaction } from '@nova/db/database';
import { chainCursors } from '@nova/db/schema/admin';
import { deployedContracts, logs, transactions } from '@nova/db/schema/explorer';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { readChainEvent } from './chain-events.ts';
import { rewardCreation } from './reward-creation.ts';
import { rewardPurchase } from './reward-purchase.ts';
import { rewardTrade } from './reward-trade.ts';

const CURSOR = 'rewards';
const BATCH = 100;
/** Any constant: one process at a time looks for what the chain proves. */
const OBSERVER_LOCK = 7_021_975;
const WATCHED = ['Presale', 'NovaNFT', 'Marketplace'] as const;

type Where = { blockNumber: number; logIndex: number };

/**
 * Awards what the chain itself proves: purchases, new NFTs, trades. Nobody has to claim them, and no browser's word is
 * taken. Each event is looked at once: cursor and award are one transaction.
 * @returns how many events were looked at
 */
export async function observeChain(context: ApiContext): Promise<number> {
  return context.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ is_ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(${OBSERVER_LOCK}) as is_ours`,
    );
    if (!rows[0]!.is_ours) return 0;
    const from = await readCursor(tx);
    const events = await readLogsAfter(tx, from);
    for (const event of events) {
      const purpose = readChainEvent(event.name, event);
      if (purpose === null) continue;
      const ref = `${event.transactionHash}:${event.logIndex}`;
      if (purpose.kind === 'purchase') await rewardPurchase(context, tx, { ...purpose, ref });
      if (purpose.kind === 'creation') await rewardCreation(context, tx, { ...purpose, ref });
      if (purpose.kind === 'trade') await rewardTrade(context, tx, { ...purpose, ref });
    }
    const last = events.at(-1);
    if (last) await writeCursor(tx, last);
    return events.length;
  });
}

async function readCursor(tx: Transaction): Promise<Where> {
  const [row] = await tx.select().from(chainCursors).where(eq(chainCursors.name, CURSOR));
  return row ?? { blockNumber: 0, logIndex: -1 };
}

async function writeCursor(tx: Transaction, { blockNumber, logIndex }: Where): Promise<void> {
  const set = { blockNumber, logIndex };
  await tx
    .insert(chainCursors)
    .values({ name: CURSOR, ...set })
    .onConflictDoUpdate({ target: chainCursors.name, set });
}

async function readLogsAfter(tx: Transaction | Database, { blockNumber, logIndex }: Where) {
  const isItsTransaction = and(
    eq(transactions.blockNumber, logs.blockNumber),
    eq(transactions.index, logs.txIndex),
  );
  return tx
    .select({
      name: deployedContracts.name,
      topics: logs.topics,
      data: logs.data,
      blockNumber: logs.blockNumber,
      logIndex: logs.logIndex,
      transactionHash: transactions.hash,
    })
    .from(logs)
    .innerJoin(deployedContracts, eq(deployedContracts.address, logs.address))
    .innerJoin(transactions, isItsTransaction)
    .where(
      and(
        inArray(deployedContracts.name, [...WATCHED]),
        sql`(${logs.blockNumber}, ${logs.logIndex}) > (${blockNumber}, ${logIndex})`,
      ),
    )
    .orderBy(asc(logs.blockNumber), asc(logs.logIndex))
    .limit(BATCH);
}
