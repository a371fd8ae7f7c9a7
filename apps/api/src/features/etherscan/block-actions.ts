import type { Queryable } from '@nova/db/database';
import { blocks, transactions } from '@nova/db/schema/explorer';
import { asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import {
  type EtherscanAnswer,
  type EtherscanCall,
  type EtherscanModule,
  readParam,
} from '../../http/chain/etherscan-call.ts';
import { answerOk, EtherscanError } from './answers.ts';
import { countDown, countInBlock } from './block-counts.ts';
import { readHeight } from './params.ts';

/** Returns the module `block`. */
export function createBlockActions(context: Pick<ApiContext, 'db'>): EtherscanModule {
  const { db } = context;
  return {
    getblockreward: async (call) => readReward(db, call),
    getblocknobytime: async (call) => findByTime(db, call),
    getblockcountdown: async (call) => countDown(context, call),
    getblocktxnscount: async (call) => countInBlock(context, call),
  };
}

/** Returns the block reward: the fees go to the validator, no coins are created, and there are no uncles. */
async function readReward(db: Queryable, call: EtherscanCall): Promise<EtherscanAnswer> {
  const height = readHeight(call, 'blockno');
  if (height === null) throw new EtherscanError('Error! Missing block number');
  const [block] = await db
    .select({ number: blocks.number, timestamp: blocks.timestamp, miner: blocks.miner })
    .from(blocks)
    .where(eq(blocks.number, height));
  if (!block) throw new EtherscanError('Error! Block not found');
  const [fees] = await db
    .select({ wei: sql<string>`coalesce(sum(${transactions.fee}), 0)::text` })
    .from(transactions)
    .where(eq(transactions.blockNumber, height));
  return answerOk({
    blockNumber: block.number.toString(),
    timeStamp: Math.floor(block.timestamp.getTime() / 1000).toString(),
    blockMiner: block.miner,
    blockReward: fees?.wei ?? '0',
    uncles: [],
    uncleInclusionReward: '0',
  });
}

/**
 * Finds a block by time. The API uses whole seconds, so a block belongs to the second in which it was sealed.
 */
async function findByTime(db: Queryable, call: EtherscanCall): Promise<EtherscanAnswer> {
  const timestamp = readParam(call, 'timestamp') ?? '';
  // A Date cannot represent later times.
  if (!/^\d{1,12}$/.test(timestamp)) throw new EtherscanError('Error! Invalid timestamp');
  const closest = (readParam(call, 'closest') ?? 'before').toLowerCase();
  if (closest !== 'before' && closest !== 'after') throw new EtherscanError('Error! Invalid closest value');
  const seconds = Number(timestamp);
  const [isMatch, order] =
    closest === 'after'
      ? [gte(blocks.timestamp, new Date(seconds * 1000)), asc]
      : [lt(blocks.timestamp, new Date((seconds + 1) * 1000)), desc];
  const [block] = await db
    .select({ number: blocks.number })
    .from(blocks)
    .where(isMatch)
    .orderBy(order(blocks.timestamp), order(blocks.number))
    .limit(1);
  if (!block) throw new EtherscanError('Error! No closest block found');
  return answerOk(block.number.toString());
}
