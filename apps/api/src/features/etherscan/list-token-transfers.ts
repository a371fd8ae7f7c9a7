import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import type { EtherscanAnswer, EtherscanCall } from '../../http/chain/etherscan-call.ts';
import { answerList, EtherscanError } from './answers.ts';
import { CALL_COLUMNS, type CalledRow, nameFunctions } from './name-functions.ts';
import { findAddress, readBlocks, readPaging } from './params.ts';
import { readHead } from './read-head.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';
import { toBytes } from '../../http/chain/sql-values.ts';
import { hexOf, shownText, toOrder, transactionFields } from './sql-rows.ts';

/** Fields of a transfer by standard: ERC-20 (`tokentx`), ERC-721 (`tokennfttx`) and ERC-1155 (`token1155tx`). */
const FIELDS = {
  erc20: sql`
    c.amount::text as "value",
    ${shownText(sql`k.name`)} as "tokenName",
    ${shownText(sql`k.symbol`)} as "tokenSymbol",
    coalesce(k.decimals, 0)::text as "tokenDecimal"`,
  erc721: sql`
    c.token_id::text as "tokenID",
    ${shownText(sql`k.name`)} as "tokenName",
    ${shownText(sql`k.symbol`)} as "tokenSymbol",
    '0' as "tokenDecimal"`,
  erc1155: sql`
    c.token_id::text as "tokenID",
    c.amount::text as "tokenValue",
    ${shownText(sql`k.name`)} as "tokenName",
    ${shownText(sql`k.symbol`)} as "tokenSymbol"`,
};

/**
 * Lists `tokentx`, `tokennfttx` and `token1155tx`: transfers of an address, of a token, or of an address in a token.
 * A batch of ERC-1155 has one row per item.
 */
export async function listTokenTransfers(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
  standard: keyof typeof FIELDS,
): Promise<EtherscanAnswer> {
  const address = findAddress(call, 'address');
  const token = findAddress(call, 'contractaddress');
  const { first, last } = readBlocks(call, ['startblock', 'endblock']);
  const paging = readPaging(call);
  const order = toOrder(paging);
  const ofToken = token === null ? sql`` : sql`and c.token = ${toBytes(token)}`;
  const found = listSides(address, token).map(
    (side) => sql`(
      select c.block_number, c.log_index, c.batch_index from chain.token_transfers c
      where ${side} and c.kind = ${standard} ${ofToken}
        and c.block_number between ${first}::bigint and ${last}::bigint
      order by c.block_number ${order}, c.log_index ${order}, c.batch_index ${order} limit ${paging.skip + paging.limit})`,
  );
  const rows = await withStatementTimeout(db, async (tx) => {
    const listed = await tx.execute<CalledRow>(sql`
      with places as (
        select * from (${sql.join(found, sql` union `)}) sides
        order by block_number ${order}, log_index ${order}, batch_index ${order}
        limit ${paging.limit} offset ${paging.skip}
      )
      select ${transactionFields(await readHead(tx))},
        ${hexOf(sql`c."from"`)} as "from",
        ${hexOf(sql`c.token`)} as "contractAddress",
        ${hexOf(sql`c."to"`)} as "to",
        ${FIELDS[standard]},
        'deprecated' as "input",
        ${hexOf(sql`substring(t.input from 1 for 4)`)} as "methodId",
        ${CALL_COLUMNS}
      from places p
      join chain.token_transfers c on c.block_number = p.block_number and c.log_index = p.log_index
        and c.batch_index = p.batch_index
      join chain.transactions t on t.block_number = c.block_number and t.tx_index = c.tx_index
      join chain.blocks b on b.number = c.block_number
      left join chain.tokens k on k.address = c.token
      order by c.block_number ${order}, c.log_index ${order}, c.batch_index ${order}`);
    return nameFunctions(tx, listed.rows);
  });
  return answerList(rows, 'No transactions found');
}

function listSides(address: Hex | null, token: Hex | null): SQL[] {
  if (address !== null) {
    const bytes = toBytes(address);
    return [sql`c."from" = ${bytes}`, sql`c."to" = ${bytes}`];
  }
  if (token === null) throw new EtherscanError('Error! Missing address or contractaddress');
  return [sql`true`];
}
