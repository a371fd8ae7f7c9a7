import type { Database } from '@nova/db/database';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { describeAddresses } from '../address-params.ts';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { behind, PAGE_ITEMS, type Place, toPage } from '../page.ts';
import type { TransactionFilter } from '../filters.ts';
import type { TransactionType } from '../schemas/chain.ts';
import { readPooledTransaction } from './pooled-transactions.ts';
import {
  LISTED_INPUT_BYTES_MAX,
  prepareTransactions,
  SELECTOR_BYTES,
  selectTransactions,
  toTransaction,
  type TransactionRow,
} from './transaction-rows.ts';
import { listTransfersOf } from './transfers.ts';

const ORDER = sql`order by c.block_number desc, c.tx_index desc limit ${sql.raw(String(PAGE_ITEMS + 1))}`;

/** Conditions for the transactions of each type, on alias `c`. */
const IS_OF_TYPE: Readonly<Record<TransactionType, SQL>> = {
  coin_transfer: sql`c.value > 0`,
  contract_call: sql`c."to" is not null and octet_length(c.input) > 0`,
  contract_creation: sql`c."to" is null`,
  token_creation: sql`c.contract_address is not null
    and exists (select from chain.tokens k where k.address = c.contract_address)`,
  token_transfer: sql`exists (select from chain.token_transfers m
    where m.block_number = c.block_number and m.tx_index = c.tx_index)`,
};

/** Lists transactions, newest first. */
export async function listTransactions(db: Database, query: Place & TransactionFilter) {
  const ofMethod = query.method === undefined ? sql`true` : hasMethod(query.method);
  // Each type is searched along its own index, which one condition for several types could not use.
  const ofTypes = query.type?.map((type) => IS_OF_TYPE[type]) ?? [sql`true`];
  const sides = ofTypes.map(
    (ofType) => sql`(select c.block_number, c.tx_index from chain.transactions c
      where ${ofType} and ${ofMethod} and ${behind(query, sql`c.tx_index`)} ${ORDER})`,
  );
  return readPage(
    db,
    sql`select c.block_number, c.tx_index from (${sql.join(sides, sql` union `)}) c ${ORDER}`,
  );
}

function hasMethod(methods: readonly Hex[]): SQL {
  const selectors = sql.join(methods.map(toBytes), sql`, `);
  return sql`substring(c.input from 1 for ${sql.raw(String(SELECTOR_BYTES))}) in (${selectors})`;
}

/** Lists the transactions of one block, last one first. */
export async function listBlockTransactions(db: Database, height: number, place: Place) {
  return readPage(
    db,
    sql`select c.block_number, c.tx_index from chain.transactions c
    where c.block_number = ${height}::bigint and ${behind(place, sql`c.tx_index`)} ${ORDER}`,
  );
}

/** Lists the transactions that an address sent or received, and the one that created it, newest first. */
export async function listAddressTransactions(
  db: Database,
  address: Hex,
  query: Place & { readonly filter?: 'to' | 'from' | undefined },
) {
  const bytes = toBytes(address);
  const side = (table: string, condition: SQL) => sql`(
    select c.block_number, c.tx_index from ${sql.raw(table)} c
    where ${condition} and ${behind(query, sql`c.tx_index`)} ${ORDER})`;
  const sent = side('chain.transactions', sql`c."from" = ${bytes}`);
  const received = [
    side('chain.transactions', sql`c."to" = ${bytes}`),
    side('chain.contract_creations', sql`c.address = ${bytes} and c.trace_index = 0`),
  ];
  const sides = query.filter === 'from' ? [sent] : query.filter === 'to' ? received : [sent, ...received];
  return readPage(
    db,
    sql`select c.block_number, c.tx_index from (${sql.join(sides, sql` union `)}) c ${ORDER}`,
  );
}

/**
 * Reads a transaction with its token transfers, or one that waits in the pool.
 * @throws AppError `transaction_not_found`
 */
export async function readTransaction({ db, chain }: Pick<ApiContext, 'db' | 'chain'>, hash: Hex) {
  const places = sql`select block_number, tx_index from chain.transactions where hash = ${toBytes(hash)}`;
  const { rows } = await db.execute<TransactionRow>(selectTransactions(places, null));
  const [row] = rows;
  if (!row) {
    const pooled = await readPooledTransaction(db, chain, hash);
    if (pooled) return pooled;
    throw new AppError(EXPLORER_ERRORS.transactionNotFound, { message: 'Transaction not found' });
  }
  const [describe, transfers] = await Promise.all([
    describeAddresses(db, [row.from, row.to, row.contract_address]),
    listTransfersOf(db, hash, {}),
  ]);
  const item = toTransaction(row, describe, transfers.items);
  return { ...item, token_transfers_overflow: transfers.next_page_params !== null };
}

async function readPage(db: Database, places: SQL) {
  return readInTime(db, async (tx) => {
    const query = sql`${selectTransactions(places, LISTED_INPUT_BYTES_MAX)} ${plannedAnew}`;
    const { rows } = await tx.execute<TransactionRow>(query);
    return toPage(rows, await prepareTransactions(tx, rows), (last) => ({
      block_number: Number(last.block_number),
      index: last.tx_index,
      items_count: PAGE_ITEMS,
    }));
  });
}
