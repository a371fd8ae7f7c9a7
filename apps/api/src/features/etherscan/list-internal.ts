import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import type { EtherscanAnswer, EtherscanCall } from '../../http/chain/etherscan-call.ts';
import { answerList } from './answers.ts';
import { findAddress, findHash, type Paging, readBlocks, readPaging } from './params.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';
import { toBytes } from '../../http/chain/sql-values.ts';
import { hexOf, secondsOf, toOrder } from './sql-rows.ts';

/** Calls that moved coins, creations and self-destructs, which Etherscan counts as internal transactions. */
export const IS_COUNTED = sql`(
  (c.type in ('call', 'callcode') and c.value > 0) or c.type in ('create', 'create2', 'selfdestruct'))`;

/**
 * Lists `txlistinternal`: internal transactions of an address, of one transaction, of both, or of a range of blocks.
 */
export async function listInternal(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
): Promise<EtherscanAnswer> {
  const hash = findHash(call, 'txhash');
  const address = findAddress(call, 'address');
  const blocks = readBlocks(call, ['startblock', 'endblock']);
  const paging = readPaging(call);
  const inBlocks = sql`c.block_number between ${blocks.first}::bigint and ${blocks.last}::bigint`;
  const { rows } = await withStatementTimeout(db, async (tx) => {
    const chosen = hash === null ? inBlocks : sql`${inBlocks} and ${isOf(hash)}`;
    if (address === null) return tx.execute(selectCalls([chosen], paging));
    const bytes = toBytes(address);
    return tx.execute(
      selectCalls(
        [
          sql`${chosen} and c."from" = ${bytes}`,
          sql`${chosen} and c."to" = ${bytes}`,
          sql`${chosen} and ${isCreationOf(bytes)}`,
        ],
        paging,
      ),
    );
  });
  return answerList(rows, 'No transactions found');
}

function isOf(hash: Hex): SQL {
  return sql`(c.block_number, c.tx_index) = (
    select block_number, tx_index from chain.transactions where hash = ${toBytes(hash)})`;
}

function isCreationOf(address: SQL): SQL {
  return sql`(c.block_number, c.tx_index, c.trace_index) in (
    select block_number, tx_index, trace_index from chain.contract_creations where address = ${address})`;
}

/**
 * Selects calls.
 * @param sides conditions that use one index each; a call that meets two of them is counted once
 */
function selectCalls(sides: readonly SQL[], paging: Paging): SQL {
  const order = toOrder(paging);
  const inOrder = (alias: string) =>
    sql.join(
      ['block_number', 'tx_index', 'trace_index'].map(
        (column) => sql`${sql.raw(`${alias}.${column}`)} ${order}`,
      ),
      sql`, `,
    );
  const found = sides.map(
    (side) => sql`(select c.block_number, c.tx_index, c.trace_index from chain.internal_transactions c
      where ${side} and ${IS_COUNTED} order by ${inOrder('c')} limit ${paging.skip + paging.limit})`,
  );
  return sql`
    with places as (
      select * from (${sql.join(found, sql` union `)}) sides
      order by ${inOrder('sides')} limit ${paging.limit} offset ${paging.skip}
    )
    select c.block_number::text as "blockNumber",
      ${secondsOf(sql`c.timestamp`)} as "timeStamp",
      ${hexOf(sql`t.hash`)} as "hash",
      ${hexOf(sql`c."from"`)} as "from",
      ${hexOf(sql`c."to"`)} as "to",
      c.value::text as "value",
      ${hexOf(sql`c.contract_address`)} as "contractAddress",
      '' as "input",
      c.type as "type",
      c.gas::text as "gas",
      c.gas_used::text as "gasUsed",
      array_to_string(c.trace_address, '_') as "traceId",
      case when c.is_successful then '0' else '1' end as "isError",
      coalesce(c.error, '') as "errCode"
    from places p
    join chain.internal_transactions c
      on c.block_number = p.block_number and c.tx_index = p.tx_index and c.trace_index = p.trace_index
    join chain.transactions t on t.block_number = c.block_number and t.tx_index = c.tx_index
    order by ${inOrder('c')}`;
}
