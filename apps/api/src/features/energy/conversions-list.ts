import { communityRewardsAbi } from '@nova/abi/community-rewards';
import type { Queryable } from '@nova/db/database';
import { logs, transactions } from '@nova/db/schema/explorer';
import type { ConversionList } from '@nova/shared/energy/conversion-schemas';
import { and, desc, eq, sql } from 'drizzle-orm';
import { decodeEventLog, encodeEventTopics, pad, type Hex } from 'viem';
import { toWireTime } from '../../http/clock.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';

const abi = communityRewardsAbi;
const LATEST = 10;
const [CONVERTED] = encodeEventTopics({ abi, eventName: 'Converted' });

/** Lists the newest conversions of a wallet from the contract's events. */
export async function listConversions(db: Queryable, account: Hex): Promise<ConversionList> {
  const contract = await findContract(db, 'CommunityRewards');
  if (contract === null) return { items: [] };
  const payer = Buffer.from(pad(account, { size: 32 }).slice(2), 'hex');
  const isItsTransaction = and(
    eq(transactions.blockNumber, logs.blockNumber),
    eq(transactions.index, logs.txIndex),
  );
  const rows = await db
    .select({
      topics: logs.topics,
      data: logs.data,
      blockNumber: logs.blockNumber,
      hash: transactions.hash,
      timestamp: transactions.timestamp,
    })
    .from(logs)
    .innerJoin(transactions, isItsTransaction)
    .where(
      and(
        eq(logs.address, contract),
        // Written as a literal, because PostgreSQL uses the partial index of conversions only then.
        sql.raw(`(topics[1]) = '\\x${CONVERTED.slice(2)}'::bytea`),
        sql`(${logs.topics}[2]) = ${payer}`,
      ),
    )
    .orderBy(desc(logs.blockNumber), desc(logs.logIndex))
    .limit(LATEST);
  return {
    items: rows.map((row) => {
      const [signature, ...rest] = row.topics;
      const { args } = decodeEventLog({
        abi,
        eventName: 'Converted',
        topics: [signature!, ...rest],
        data: row.data,
      });
      return {
        points: Number(args.points),
        nac_wei: args.nacWei.toString(),
        block_number: row.blockNumber,
        transaction_hash: row.hash,
        converted_at: toWireTime(row.timestamp),
      };
    }),
  };
}
