import { hashSchema } from '@nova/shared/hex';
import { sql, type SQL } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import {
  type EtherscanAnswer,
  type EtherscanCall,
  type EtherscanModule,
  readParam,
} from '../../http/chain/etherscan-call.ts';
import { answerList, EtherscanError } from './answers.ts';
import { findAddress, readBlocks, readPaging } from './params.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';
import { toBytes } from '../../http/chain/sql-values.ts';
import { hexOf } from './sql-rows.ts';

/** Maximum number of logs per page, and in a response without pages. */
const LOGS_MAX = 1_000;
const TOPICS = [0, 1, 2, 3] as const;

/** Returns the module `logs`. */
export function createLogActions(context: Pick<ApiContext, 'db'>): EtherscanModule {
  return { getlogs: async (call) => listLogs(context, call) };
}

async function listLogs({ db }: Pick<ApiContext, 'db'>, call: EtherscanCall): Promise<EtherscanAnswer> {
  const address = findAddress(call, 'address');
  const topics = readTopics(call);
  if (address === null && topics === null) {
    throw new EtherscanError('Error! Missing address and/or topic parameters');
  }
  const { first, last } = readBlocks(call, ['fromBlock', 'toBlock']);
  const paging = readPaging(call, LOGS_MAX);
  const conditions = [
    sql`l.block_number between ${first}::bigint and ${last}::bigint`,
    ...(address === null ? [] : [sql`l.address = ${toBytes(address)}`]),
    ...(topics === null ? [] : [topics]),
  ];
  const { rows } = await withStatementTimeout(db, (tx) =>
    tx.execute(sql`
      with found as (
        select l.* from chain.logs l where ${sql.join(conditions, sql` and `)}
        order by l.block_number, l.log_index limit ${paging.limit} offset ${paging.skip}
      )
      select ${hexOf(sql`l.address`)} as "address",
        (select coalesce(json_agg('0x' || encode(topic, 'hex') order by place), '[]')
          from unnest(l.topics) with ordinality as listed (topic, place)) as "topics",
        '0x' || encode(l.data, 'hex') as "data",
        ${toQuantity(sql`l.block_number`)} as "blockNumber",
        ${hexOf(sql`b.hash`)} as "blockHash",
        ${toQuantity(sql`floor(extract(epoch from b.timestamp))::bigint`)} as "timeStamp",
        '0x' || ${toHexDigits(sql`t.gas_price`)} as "gasPrice",
        ${toQuantity(sql`t.gas_used`)} as "gasUsed",
        ${toQuantity(sql`l.log_index`)} as "logIndex",
        ${hexOf(sql`t.hash`)} as "transactionHash",
        ${toQuantity(sql`l.tx_index`)} as "transactionIndex"
      from found l
      join chain.blocks b on b.number = l.block_number
      join chain.transactions t on t.block_number = l.block_number and t.tx_index = l.tx_index
      order by l.block_number, l.log_index`),
  );
  return answerList(rows, 'No records found');
}

/** Formats a quantity; zero is an empty `0x` in Etherscan's logs, and clients read both forms. */
function toQuantity(column: SQL): SQL {
  return sql`(case when ${column} = 0 then '0x' else '0x' || to_hex(${column}) end)`;
}

/**
 * Formats a gas price as hex. Every real gas price fits into 64 bits; a larger one causes a query error, not
 * a wrong number.
 */
function toHexDigits(column: SQL): SQL {
  return sql`to_hex(${column}::bigint)`;
}

/**
 * Returns the condition for the requested topics, joined by `topicX_Y_opr` from left to right; the default is
 * `and`. Returns null if no topic is requested.
 */
function readTopics(call: EtherscanCall): SQL | null {
  let joined: SQL | null = null;
  let before: number | null = null;
  const used = new Set<string>();
  for (const place of TOPICS) {
    const text = readParam(call, `topic${place}`);
    if (text === null) continue;
    const topic = hashSchema.safeParse(text);
    if (!topic.success) throw new EtherscanError(`Error! Invalid topic${place}`);
    const isTopic = sql`l.topics[${sql.raw(String(place + 1))}] = ${toBytes(topic.data)}`;
    joined = joined === null ? isTopic : sql`(${joined} ${readOperator(call, before, place)} ${isTopic})`;
    if (before !== null) used.add(`topic${before}_${place}_opr`);
    before = place;
  }
  refuseUnused(call, used);
  return joined;
}

/**
 * Refuses an `or` between topics that are not next to each other in the request, which would have no effect.
 * @throws EtherscanError
 */
function refuseUnused(call: EtherscanCall, used: ReadonlySet<string>): void {
  for (const left of TOPICS) {
    for (const right of TOPICS) {
      const name = `topic${left}_${right}_opr`;
      if (left >= right || used.has(name)) continue;
      if (readParam(call, name)?.toLowerCase() === 'or') {
        throw new EtherscanError(`Error! ${name} needs both topics and none between them`);
      }
    }
  }
}

function readOperator(call: EtherscanCall, left: number | null, right: number): SQL {
  const operator = (readParam(call, `topic${left}_${right}_opr`) ?? 'and').toLowerCase();
  if (operator !== 'and' && operator !== 'or') {
    throw new EtherscanError(`Error! Invalid topic${left}_${right}_opr`);
  }
  return sql.raw(operator);
}
