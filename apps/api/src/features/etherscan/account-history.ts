import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { type EtherscanAnswer, type EtherscanCall, readParam } from '../../http/chain/etherscan-call.ts';
import { answerError, answerList, answerOk, EtherscanError } from './answers.ts';
import { readAddress, readHeight, readPaging } from './params.ts';
import { readHead } from './read-head.ts';
import { plannedAnew, toBytes } from '../../http/chain/sql-values.ts';
import { hexOf, secondsOf } from './sql-rows.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';

/**
 * Lists the blocks that an address sealed, newest first, with their fees (`getminedblocks`). There are no
 * uncles.
 */
export async function listMinedBlocks(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
): Promise<EtherscanAnswer> {
  const miner = toBytes(readAddress(call));
  const blockType = (readParam(call, 'blocktype') ?? 'blocks').toLowerCase();
  if (blockType !== 'blocks' && blockType !== 'uncles') throw new EtherscanError('Error! Invalid blocktype');
  const { limit, skip } = readPaging(call);
  if (blockType === 'uncles') return answerList([], 'No transactions found');
  const { rows } = await withStatementTimeout(db, (tx) =>
    tx.execute(sql`
      with mined as (
        select b.number, b.timestamp from chain.blocks b where b.miner = ${miner}
        order by b.number desc limit ${limit} offset ${skip}
      )
      select m.number::text as "blockNumber",
        ${secondsOf(sql`m.timestamp`)} as "timeStamp",
        (select coalesce(sum(t.fee), 0)::text from chain.transactions t where t.block_number = m.number)
          as "blockReward"
      from mined m order by m.number desc ${plannedAnew}`),
  );
  return answerList(rows, 'No transactions found');
}

const quantitySchema = z.string().regex(/^0x[0-9a-f]+$/i);

/** Reads balances in wei, as decimal strings. */
export async function readBalances(
  { chain }: Pick<ApiContext, 'chain'>,
  addresses: readonly string[],
  tag: string,
): Promise<string[]> {
  const answers = await chain.call(
    addresses.map((address) => ({ method: 'eth_getBalance', params: [address.toLowerCase(), tag] })),
  );
  return answers.map((answer) => {
    const quantity = quantitySchema.safeParse(answer);
    if (!quantity.success)
      throw new EtherscanError('Error! The chain node did not return this balance. Please try again.');
    return BigInt(quantity.data).toString();
  });
}

/** Returns the balance of an address in wei after a block, as the node stored it (`balancehistory`). */
export async function readBalanceAt(
  context: Pick<ApiContext, 'db' | 'chain'>,
  call: EtherscanCall,
): Promise<EtherscanAnswer> {
  const address = readAddress(call);
  const height = readHeight(call, 'blockno');
  if (height === null) throw new EtherscanError('Error! Missing block number');
  const head = await readHead(context.db);
  if (height > head && readParam(call, 'blockno')?.toLowerCase() !== 'latest') {
    throw new EtherscanError('Error! Block not found');
  }
  const tag = `0x${Math.min(height, head).toString(16)}`;
  const [balance] = await readBalances(context, [address], tag);
  return answerOk(balance);
}

/** Returns the first coins that an address received, from a transaction or an internal call (`fundedby`). */
export async function findFunding(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
): Promise<EtherscanAnswer> {
  const address = toBytes(readAddress(call));
  const { rows } = await withStatementTimeout(db, (tx) =>
    tx.execute(sql`
      select f.block_number as height, ${secondsOf(sql`t.timestamp`)} as time, ${hexOf(sql`f."from"`)} as sender,
        ${hexOf(sql`t.hash`)} as hash, f.value::text as wei
      from (${firstPayment('chain.transactions', address, sql`0`)}
        union all ${firstPayment('chain.internal_transactions', address, sql`c.trace_index`)}) f
      join chain.transactions t on t.block_number = f.block_number and t.tx_index = f.tx_index
      order by f.block_number, f.tx_index, f.place limit 1 ${plannedAnew}`),
  );
  const [first] = rows;
  if (!first) return answerError(null, 'No data found');
  const { height, time, sender, hash, wei } = first;
  return answerOk({
    block: Number(height),
    timeStamp: time,
    fundingAddress: sender,
    fundingTxn: hash,
    value: wei,
  });
}

/** Selects the table's first payment to an address by the index of receivers. */
function firstPayment(table: string, address: SQL, place: SQL): SQL {
  const isCall =
    table === 'chain.transactions' ? sql`true` : sql`c.type in ('call', 'callcode', 'selfdestruct')`;
  const index = sql.raw(table === 'chain.transactions' ? '' : ', c.trace_index');
  return sql`(select c.block_number, c.tx_index, ${place} as place, c."from", c.value from ${sql.raw(table)} c
    where c."to" = ${address} and c.value > 0 and c.is_successful and ${isCall}
    order by c.block_number, c.tx_index${index} limit 1)`;
}
