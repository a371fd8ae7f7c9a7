import { sql, type SQL } from 'drizzle-orm';
import type { ApiContext } from '../../../http/api-context.ts';
import type { EtherscanAction, EtherscanModule } from '../../../http/chain/etherscan-call.ts';
import { answerList } from '../answers.ts';
import { type DailyRange, readShortRange } from './daily-range.ts';
import { withStatementTimeout } from '../with-statement-timeout.ts';

/**
 * Maximum number of days per call: these stats are not stored, so each call aggregates the blocks of its
 * days.
 */
export const COUNTED_DAYS_MAX = 7;

const OF_BLOCKS = sql`chain.blocks r`;
const OF_TRANSACTIONS = sql`chain.transactions r`;

/** Returns the daily stats that are aggregated from the blocks or transactions of at most a week. */
export function createCountedDailyActions(context: Pick<ApiContext, 'db'>): EtherscanModule {
  const counted = (table: SQL, height: SQL, fields: SQL) => countDays(context, { table, height, fields });
  const blockHeight = sql`r.number`;
  return {
    dailyavgblocksize: counted(OF_BLOCKS, blockHeight, sql`round(avg(r.size))::int as "blockSize_bytes"`),
    dailyavggaslimit: counted(OF_BLOCKS, blockHeight, sql`round(avg(r.gas_limit))::text as "gasLimit"`),
    dailynetutilization: counted(
      OF_BLOCKS,
      blockHeight,
      sql`round(coalesce(sum(r.gas_used)::numeric / nullif(sum(r.gas_limit), 0), 0), 4)::text
        as "networkUtilization"`,
    ),
    dailyavggasprice: counted(
      OF_TRANSACTIONS,
      sql`r.block_number`,
      sql`max(r.gas_price)::text as "maxGasPrice_Wei", min(r.gas_price)::text as "minGasPrice_Wei",
        round(avg(r.gas_price))::text as "avgGasPrice_Wei"`,
    ),
  };
}

interface CountedStat {
  readonly table: SQL;
  /** Column of the block number, by whose index the rows are read. */
  readonly height: SQL;
  readonly fields: SQL;
}

function countDays({ db }: Pick<ApiContext, 'db'>, stat: CountedStat): EtherscanAction {
  return async (call) => {
    const range = readShortRange(call, COUNTED_DAYS_MAX);
    const { rows } = await withStatementTimeout(db, (tx) => tx.execute(selectDays(stat, range)));
    return answerList(rows, 'No record found');
  };
}

function selectDays({ table, height, fields }: CountedStat, range: DailyRange): SQL {
  const day = sql`(r.timestamp at time zone 'UTC')::date`;
  const since = sql`(${range.first}::date::timestamp at time zone 'UTC')`;
  const until = sql`((${range.last}::date + 1)::timestamp at time zone 'UTC')`;
  return sql`
    select ${day}::text as "UTCDate",
      extract(epoch from ${day})::bigint::text as "unixTimeStamp", ${fields}
    from ${table}
    where ${height} >= (select number from chain.blocks where timestamp >= ${since}
        order by timestamp, number limit 1)
      and ${height} <= (select number from chain.blocks where timestamp < ${until}
        order by timestamp desc, number desc limit 1)
      and ${height} > 0
    group by ${day} order by ${day} ${sql.raw(range.isAscending ? 'asc' : 'desc')}`;
}
