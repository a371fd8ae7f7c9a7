import type { Queryable, Transaction } from '@nova/db/database';
import { LOCKS } from '@nova/db/locks';
import { chainCursors } from '@nova/db/schema/admin';
import type { ContractName } from '@nova/shared/chain/deployment';
import { eq, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { type ChainEvent, readChainEvent } from './chain-events.ts';
import { rewardCreation } from './reward-creation.ts';
import { rewardPurchase } from './reward-purchase.ts';
import { rewardTrade } from './reward-trade.ts';

type Hex = `0x${string}`;

const CURSOR = 'rewards';
const WATCHED = ['Presale', 'NovaNFT', 'Marketplace'] as const satisfies readonly ContractName[];
/** Logs in one look: most of them are awarded nothing, and cost nothing but being passed. */
const LOOK_BATCH = 16;
/** An idle cursor is moved up once it is so far behind: what lies between holds nothing of ours. */
const SKIPPED_BLOCKS = 500;

interface Where {
  readonly blockNumber: number;
  readonly logIndex: number;
}

interface WatchedLog extends Where {
  readonly name: ContractName;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly transactionHash: Hex;
}

/**
 * Awards what the chain itself proves: purchases, new NFTs, trades. Nobody has to claim them, and no browser's word is
 * taken. Each event is looked at once: cursor and award are one transaction. Where an engine may take blocks back, only
 * those are looked at that have `chainConfirmations` on top, so nothing is awarded that the chain then forgets.
 * @returns how many events were looked at
 */
export async function observeChain(context: ApiContext): Promise<number> {
  let seen = 0;
  // One award a transaction: it ends by telling people, and whoever tells must lock no further account afterwards.
  for (;;) {
    const count = await observeNext(context);
    if (count === 0) return seen;
    seen += count;
  }
}

/** Looks up to the next event that is rewarded. @returns how many were looked at */
async function observeNext(context: ApiContext): Promise<number> {
  return context.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ is_ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCKS.observeChain}) as is_ours`,
    );
    if (!rows[0]!.is_ours) return 0;
    const from = await readCursor(tx);
    const final = await readFinalBlock(tx, context.config.chainConfirmations);
    const logs = await readLogsAfter(tx, from, final);
    if (logs.length === 0) {
      if (final - from.blockNumber >= SKIPPED_BLOCKS) {
        await writeCursor(tx, { blockNumber: final, logIndex: 0x7fff_ffff });
      }
      return 0;
    }
    for (const [index, log] of logs.entries()) {
      const event = readChainEvent(log.name, log);
      if (event === null) continue;
      await writeCursor(tx, log);
      await reward(context, tx, log, event);
      return index + 1;
    }
    await writeCursor(tx, logs.at(-1)!);
    return logs.length;
  });
}

async function reward(
  context: ApiContext,
  tx: Transaction,
  log: WatchedLog,
  event: ChainEvent,
): Promise<void> {
  const ref = event.kind === 'purchase' && event.purchaseId ? event.purchaseId : toRef(log);
  if (event.kind === 'purchase') await rewardPurchase(context, tx, { ...event, ref });
  if (event.kind === 'creation') await rewardCreation(context, tx, { ...event, ref });
  if (event.kind === 'trade') await rewardTrade(context, tx, { ...event, ref });
}

const toRef = ({ transactionHash, logIndex }: WatchedLog) => `${transactionHash}:${logIndex}`;

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

/** The newest indexed block that the engine will not take back; −1 while the index is empty. */
async function readFinalBlock(db: Queryable, confirmations: number): Promise<number> {
  const { rows } = await db.execute<{ head: string }>(sql`select block_number as head from chain.sync_state`);
  return rows[0] ? Number(rows[0].head) - confirmations : -1;
}

interface LogRow extends Record<string, unknown> {
  name: ContractName;
  topics: Buffer[];
  data: Buffer;
  block_number: string;
  log_index: number;
  hash: Buffer;
}

// Contract by contract, so that each is one step in its own index, however many logs the ledger writes between.
async function readLogsAfter(
  db: Queryable,
  { blockNumber, logIndex }: Where,
  final: number,
): Promise<WatchedLog[]> {
  const names = sql.join(
    WATCHED.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await db.execute<LogRow>(sql`
    select contracts.name, log.topics, log.data, log.block_number, log.log_index, transactions.hash
    from chain.contracts
    cross join lateral (
      select * from chain.logs
      where logs.address = contracts.address
        and (logs.block_number, logs.log_index) > (${blockNumber}, ${logIndex}) and logs.block_number <= ${final}
      order by logs.block_number, logs.log_index limit ${LOOK_BATCH}
    ) log
    join chain.transactions on transactions.block_number = log.block_number and transactions.tx_index = log.tx_index
    where contracts.name in (${names})
    order by log.block_number, log.log_index limit ${LOOK_BATCH}`);
  return rows.map((row) => ({
    name: row.name,
    topics: row.topics.map(toHex),
    data: toHex(row.data),
    blockNumber: Number(row.block_number),
    logIndex: row.log_index,
    transactionHash: toHex(row.hash),
  }));
}

function toHex(bytes: Buffer): Hex {
  return `0x${bytes.toString('hex')}`;
}
