import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import type { EtherscanAnswer, EtherscanCall } from '../../http/chain/etherscan-call.ts';
import { answerList } from './answers.ts';
import { CALL_COLUMNS, type CalledRow, nameFunctions } from './name-functions.ts';
import { readAddress, readBlocks, readPaging } from './params.ts';
import { readHead } from './read-head.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';
import { toBytes } from '../../http/chain/sql-values.ts';
import { hexOf, toOrder, transactionFields } from './sql-rows.ts';

/** Lists `txlist`: transactions sent by or to an address, and the one that created it. */
export async function listTransactions(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
): Promise<EtherscanAnswer> {
  const address = toBytes(readAddress(call));
  const { first, last } = readBlocks(call, ['startblock', 'endblock']);
  const paging = readPaging(call);
  const order = toOrder(paging);
  const side = (table: string, condition: ReturnType<typeof sql>) => sql`(
    select block_number, tx_index from ${sql.raw(table)} c
    where ${condition} and block_number between ${first}::bigint and ${last}::bigint
    order by block_number ${order}, tx_index ${order} limit ${paging.skip + paging.limit})`;
  const rows = await withStatementTimeout(db, async (tx) => {
    const found = await tx.execute<CalledRow>(sql`
      with places as (
        select block_number, tx_index from (
          ${side('chain.transactions', sql`c."from" = ${address}`)}
          union ${side('chain.transactions', sql`c."to" = ${address}`)}
          union ${side('chain.contract_creations', sql`c.address = ${address} and c.trace_index = 0`)}
        ) sides
        order by block_number ${order}, tx_index ${order} limit ${paging.limit} offset ${paging.skip}
      )
      select ${transactionFields(await readHead(tx))},
        ${hexOf(sql`t."from"`)} as "from",
        ${hexOf(sql`t."to"`)} as "to",
        t.value::text as "value",
        case when t.is_successful then '0' else '1' end as "isError",
        case when t.is_successful then '1' else '0' end as "txreceipt_status",
        ${hexOf(sql`t.input`)} as "input",
        ${hexOf(sql`t.contract_address`)} as "contractAddress",
        ${hexOf(sql`substring(t.input from 1 for 4)`)} as "methodId",
        ${CALL_COLUMNS}
      from places p
      join chain.transactions t on t.block_number = p.block_number and t.tx_index = p.tx_index
      join chain.blocks b on b.number = t.block_number
      order by t.block_number ${order}, t.tx_index ${order}`);
    return nameFunctions(tx, found.rows);
  });
  return answerList(rows, 'No transactions found');
}
