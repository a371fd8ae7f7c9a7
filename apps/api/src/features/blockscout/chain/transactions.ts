import type { Database } from '@nova/db/database';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { SELECTOR_BYTES } from '../decoded.ts';
import { behind, PAGE_ITEMS, type Place, toPage } from '../page.ts';
import type { TransactionFilter } from '../filters.ts';
import type { TransactionType } from '../schemas/chain.ts';
import {
  LISTED_INPUT_BYTES_MAX,
  prepareTransactions,
  selectTransactions,
  type TransactionRow,
} from './transaction-rows.ts';

const ORDER = sql`order by c.block_number desc, c.tx_index desc limit ${sql.raw(String(PAGE_ITEMS + 1))}`;

const TRANSACTIONS = sql`chain.transactions c`;

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
  return readSides(db, [sql`${TRANSACTIONS} where true`], query);
}

/** Lists the transactions of one block, last one first. */
export async function listBlockTransactions(db: Database, height: number, query: Place & TransactionFilter) {
  return readSides(db, [sql`${TRANSACTIONS} where c.block_number = ${height}::bigint`], query);
}

/** Filter and position of an address's transactions. */
export interface AddressTransactionsQuery extends Place, TransactionFilter {
  readonly filter?: 'to' | 'from' | undefined;
}

/** Lists the transactions that an address sent or received, and the one that created it, newest first. */
export async function listAddressTransactions(db: Database, address: Hex, query: AddressTransactionsQuery) {
  const bytes = toBytes(address);
  const sent = sql`${TRANSACTIONS} where c."from" = ${bytes}`;
  const received = [
    sql`${TRANSACTIONS} where c."to" = ${bytes}`,
    sql`chain.contract_creations k join ${TRANSACTIONS} on c.block_number = k.block_number and c.tx_index = k.tx_index
      where k.address = ${bytes} and k.trace_index = 0`,
  ];
  const sides = query.filter === 'from' ? [sent] : query.filter === 'to' ? received : [sent, ...received];
  return readSides(db, sides, query);
}

/**
 * Reads a page of the transactions of all sides.
 * @param sides tables with conditions that use one index each; a transaction that meets two is counted once
 */
async function readSides(db: Database, sides: readonly SQL[], query: Place & TransactionFilter) {
  const ofMethod = query.method === undefined ? sql`true` : hasMethod(query.method);
  // Each type is searched along its own index, which one condition for several types could not use.
  const ofTypes = query.type?.map((type) => IS_OF_TYPE[type]) ?? [sql`true`];
  const found = sides.flatMap((side) =>
    ofTypes.map(
      (ofType) => sql`(select c.block_number, c.tx_index from ${side}
        and ${ofType} and ${ofMethod} and ${behind(query, sql`c.tx_index`)} ${ORDER})`,
    ),
  );
  return readPage(
    db,
    sql`select c.block_number, c.tx_index from (${sql.join(found, sql` union `)}) c ${ORDER}`,
  );
}

function hasMethod(methods: readonly Hex[]): SQL {
  const selectors = sql.join(methods.map(toBytes), sql`, `);
  return sql`c."to" is not null
    and substring(c.input from 1 for ${sql.raw(String(SELECTOR_BYTES))}) in (${selectors})`;
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
